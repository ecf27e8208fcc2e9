"""Learns Callisto by playing against itself. `python train/train.py --help`; README.md has the commands."""

import argparse
import os
import time
from pathlib import Path

import jax
import numpy as np

from callisto import checkpoint, learn, net
from callisto.editions import named
from callisto.replay import Replay
from callisto.search import Config
from callisto.selfplay import SelfPlay


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="folder for checkpoint.npz and log.tsv")
    add("--resume", type=Path, help="a checkpoint to go on from, if it is there")
    add("--player", type=Path, help="a checkpoint whose net plays the games instead of the one that learns, and learns nothing")
    add("--player-share", type=float, default=1.0, help="share of iterations that it plays")
    add("--player-sims", type=int, help="its simulations; as many as otherwise unless said so")
    add("--also", type=Path, help="a checkpoint whose net learns from the same games, into also.npz")
    add("--light", action="store_true", help="write light checkpoints too, a sixth of the size")
    add("--minutes", type=float, default=9.0, help="stop in time to be done after so many minutes")
    add("--horizon", type=float, default=26.0, help="minutes of all runs together over which the rate falls")
    add("--iterations", type=int, default=10**9, help="stop after so many, in this run")
    add("--mix", default="2:1", help="shares of variants, such as 2:0.6,3:0.15,4:0.15,4c:0.1")
    add("--games", type=int, default=2048, help="games at a time")
    add("--sims", type=int, default=32)
    add("--considered", type=int, default=16)
    add("--scale", type=float, default=1.0, help="c_scale: how much values count against the policy")
    add("--margin", type=float, default=0.15, help="how much the margin counts beside winning")
    add("--q-share", type=float, default=0.25, help="how much the search's value counts in the value target")
    add("--even", type=float, default=0.0, metavar="SHARE", help="share of games that begin from even openings")
    add("--random", type=float, default=0.3, help="share of the others that begin with random plies")
    add("--slips", type=float, default=0.0, help="share of the others whose first player makes some moves without search")
    add("--replay", type=int, default=5, help="iterations to learn from")
    add("--reuse", type=float, default=3.0, help="how often a position is learned from")
    add("--batch", type=int, default=2048)
    add("--rate", type=float, default=1.5e-3)
    add("--last-rate", type=float, default=1e-4)
    add("--blocks", type=int, default=6)
    add("--channels", type=int, default=96)
    add("--narrow", type=int, default=64)
    add("--soft", action="store_true", help="a new net has the head for softened policies")
    add("--seed", type=int, default=1)
    add("--cache", type=Path, help="folder for compiled functions")
    return parser.parse_args()


class Player:
    """A net that plays games of one variant; `weights` gives those of today."""

    def __init__(self, name, share, v, shape, sims, weights, args):
        self.name, self.share, self.due = name, share, 0.0
        self.sims, self.weights = sims, weights
        config = Config(sims, args.considered, scale=args.scale, margin=args.margin)
        self.games = SelfPlay(v, shape, config, args.games, args.random, args.slips, args.even)
        self.took = 0.0  # seconds of an iteration

    def play(self, rng, out_of_time):
        return self.games.play(self.weights(), rng, out_of_time)


class Pupil:
    """A net that learns, and its files."""

    def __init__(self, out, file, shape, learner, stats, about):
        self.out, self.file = out, file
        self.shape, self.learner, self.stats, self.about = shape, learner, stats, about
        self.steps = int(learner.step)

    def weights(self, variant):
        """For play."""
        return net.fold(self.learner.ema, self.stats.get(variant) or learn.fresh_stats(self.shape))

    def learn(self, trainer, places, keys, rate):
        """A step for each batch of places. Means of the parts of the loss."""
        parts = []
        for place, key in zip(places, keys):
            self.learner, found = trainer.step(self.learner, trainer.replay.games, place, key, rate(self.steps))
            self.steps += 1
            parts.append(found)
        return {name: np.mean([float(p[name]) for p in parts]) for name in parts[0]}

    def save(self, light):
        checkpoint.save(self.out / f"{self.file}.npz", self.shape, self.learner, self.stats, self.about)
        if light:
            path = self.out / f"{self.file}-light.npz"
            checkpoint.save(path, self.shape, self.learner, self.stats, self.about, light=True)


class Part:
    """What one variant needs."""

    def __init__(self, name, share, pupils, fixed, args):
        self.name, self.share, self.due = name, share, 0.0
        self.v = named(name)
        self.players = []
        fixed_share = args.player_share if fixed else 0.0
        if fixed_share > 0:
            shape, weights = net.for_play(fixed[0], fixed[1].ema)
            weights = net.fold(weights, fixed[2][name])
            sims = args.player_sims or args.sims
            self.players.append(Player("other", fixed_share, self.v, shape, sims, lambda: weights, args))
        if fixed_share < 1:
            own = pupils[0]
            self.players.append(
                Player("self", 1 - fixed_share, self.v, own.shape, args.sims, lambda: own.weights(name), args)
            )
        self.replay = Replay(self.v, args.replay, args.q_share)
        self.trainers = [learn.Trainer(self.v, pupil.shape, self.replay) for pupil in pupils]


def parse_mix(text):
    pairs = [part.split(":") for part in text.split(",")]
    total = sum(float(share) for _, share in pairs)
    return [(name, float(share) / total) for name, share in pairs]


def in_turn(choices):
    """Takes turns by `share`: the one that is most behind comes first. All of them, in order."""
    for choice in choices:
        choice.due += choice.share
    return sorted(choices, key=lambda c: -c.due)


class Run:
    """A training run: plays, learns, writes down, until the time is up."""

    def __init__(self, args):
        self.args, self.began = args, time.monotonic()
        args.out.mkdir(parents=True, exist_ok=True)
        if args.resume and args.resume.exists():
            first = checkpoint.load(args.resume)
        else:
            shape = net.Shape(args.blocks, args.channels, args.narrow, soft=args.soft)
            about = {"seconds": 0.0, "games": 0, "iteration": 0, "positions": 0}
            first = shape, learn.begin(net.init(shape, jax.random.key(args.seed))), {}, about
        self.pupils = [Pupil(args.out, "checkpoint", *first)]
        if args.also:
            self.pupils.append(Pupil(args.out, "also", *checkpoint.load(args.also)))
        fixed = checkpoint.load(args.player) if args.player else None
        self.parts = [Part(name, share, self.pupils, fixed, args) for name, share in parse_mix(args.mix)]
        self.about = self.pupils[0].about
        self.before = [pupil.about["seconds"] for pupil in self.pupils]
        self.rng = np.random.default_rng([args.seed, self.about["iteration"]])

    def spent(self):
        return time.monotonic() - self.began

    def left(self):
        """Seconds until the run should write its checkpoint."""
        return 60 * self.args.minutes - 8 - self.spent()

    def rate(self, steps):
        """Falls as a half cosine over the horizon, after a short rise over a net's first steps."""
        done = min((self.before[0] + self.spent()) / (60 * self.args.horizon), 1)
        rate = self.args.last_rate + (self.args.rate - self.args.last_rate) * (1 + np.cos(np.pi * done)) / 2
        return rate * min(1, (steps + 1) / 200)

    def iterate(self):
        """One batch of games and the learning after it; False when the time is up."""
        args, start = self.args, self.spent()
        part = in_turn(self.parts)[0]
        player = next((p for p in in_turn(part.players) if p.took < self.left()), None)
        if player is None:
            return False
        part.due -= 1
        player.due -= 1
        games = player.play(self.rng, lambda: self.left() < 0)
        if games is None:
            return False
        part.replay.add(games)
        used = int(np.asarray(games.record.use).sum())
        played = self.spent() - start
        # With little to learn from, learn little: a replay that is not full yet is not read more often.
        steps = max(1, int(used * args.reuse / args.batch))
        places = part.replay.draw(self.rng, steps, args.batch)
        keys = jax.random.split(jax.random.key(int(self.rng.integers(1 << 62))), steps)
        means = {}
        for pupil, trainer, before in zip(self.pupils, part.trainers, self.before):
            found = pupil.learn(trainer, places, keys, self.rate)
            prefix = "" if pupil is self.pupils[0] else f"{pupil.file}_"
            means |= {prefix + name: value for name, value in found.items()}
            pupil.stats[part.name] = trainer.settle(pupil.learner.ema, self.rng, args.batch)
            pupil.about["games"] += args.games
            pupil.about["positions"] += used
            pupil.about["iteration"] += 1
            pupil.about["seconds"] = before + self.spent()
        took = self.spent() - start
        # The first iteration compiles and says little about the next.
        player.took = min(player.took or took, took)
        self.line(part, player, games, means, played, took - played, steps)
        return True

    def line(self, part, player, games, means, played, learned, steps):
        state = games.record.state
        length = float((~np.asarray(state.over)).sum(0).mean())
        wins = np.bincount(np.asarray(games.winner), minlength=part.v.players) / len(games.winner)
        penalty = np.asarray(games.penalty)[:, : part.v.colours].mean(0)
        values = {
            "time": f"{self.about['seconds']:.0f}",
            "iteration": self.about["iteration"],
            "variant": part.name,
            "player": player.name,
            "games": self.about["games"],
            "play_s": f"{played:.2f}",
            "learn_s": f"{learned:.2f}",
            "nodes/s": f"{self.args.games * length * (player.sims + 1) / played:.0f}",
            "steps": steps,
            "rate": f"{self.rate(self.pupils[0].steps):.2e}",
            **{name: f"{value:.4f}" for name, value in means.items()},
            "length": f"{length:.2f}",
            "wins": "/".join(f"{w:.3f}" for w in wins),
            "penalty": "/".join(f"{p:.1f}" for p in penalty),
        }
        print(" ".join(f"{name} {value}" for name, value in values.items()), flush=True)
        log = self.args.out / "log.tsv"
        new = not log.exists()
        with log.open("a") as file:
            if new:
                file.write("\t".join(values) + "\n")
            file.write("\t".join(map(str, values.values())) + "\n")

    def save(self):
        for i, pupil in enumerate(self.pupils):
            # The weights have moved on since the other variants last played.
            for part in self.parts:
                if part.replay.games is not None:
                    pupil.stats[part.name] = part.trainers[i].settle(pupil.learner.ema, self.rng, self.args.batch)
            pupil.about["seconds"] = self.before[i] + self.spent()
            pupil.save(self.args.light)

    def run(self):
        saved = self.spent()
        for _ in range(self.args.iterations):
            if not self.iterate():
                break
            if self.spent() - saved > 120:
                self.save()
                saved = self.spent()
        self.save()


def main():
    args = options()
    cache = args.cache or os.environ.get("JAX_COMPILATION_CACHE_DIR")
    if cache:
        jax.config.update("jax_compilation_cache_dir", str(cache))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 1.0)
    run = Run(args)
    cells = sum(int(row).bit_count() for row in run.parts[0].v.playable)
    for pupil in run.pupils:
        weights = sum(w.size for w in jax.tree.leaves(pupil.learner.weights))
        cost = 2e-9 * net.cost(pupil.shape, cells)
        print(f"{jax.devices()[0].device_kind}, {weights} weights, {cost:.3f} GFLOP on {cells} cells")
    run.run()


if __name__ == "__main__":
    main()
