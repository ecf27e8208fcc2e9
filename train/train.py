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
    add("--seed", type=int, default=1)
    add("--cache", type=Path, help="folder for compiled functions")
    return parser.parse_args()


class Part:
    """What one variant needs."""

    def __init__(self, name, share, shape, args):
        self.name, self.share, self.due = name, share, 0.0
        self.v = named(name)
        config = Config(args.sims, args.considered, scale=args.scale, margin=args.margin)
        self.play = SelfPlay(self.v, shape, config, args.games, args.random, args.slips, args.even)
        self.replay = Replay(self.v, args.replay, args.q_share)
        self.trainer = learn.Trainer(self.v, shape, self.replay)


def parse_mix(text):
    pairs = [part.split(":") for part in text.split(",")]
    total = sum(float(share) for _, share in pairs)
    return [(name, float(share) / total) for name, share in pairs]


class Run:
    """A training run: plays, learns, writes down, until the time is up."""

    def __init__(self, args):
        self.args, self.began = args, time.monotonic()
        args.out.mkdir(parents=True, exist_ok=True)
        shape = net.Shape(args.blocks, args.channels, args.narrow)
        self.about = {"seconds": 0.0, "games": 0, "iteration": 0, "positions": 0}
        if args.resume and args.resume.exists():
            shape, self.learner, self.stats, self.about = checkpoint.load(args.resume)
        else:
            self.learner, self.stats = learn.begin(shape, jax.random.key(args.seed)), {}
        self.shape, self.steps = shape, int(self.learner.step)
        self.parts = [Part(name, share, shape, args) for name, share in parse_mix(args.mix)]
        self.before = self.about["seconds"]
        self.rng = np.random.default_rng([args.seed, self.about["iteration"]])
        self.longest = 0.0

    def spent(self):
        return time.monotonic() - self.began

    def out_of_time(self):
        return self.spent() > 60 * self.args.minutes - 8

    def rate(self):
        """Falls as a half cosine over the horizon, after a short rise."""
        done = min((self.before + self.spent()) / (60 * self.args.horizon), 1)
        rate = self.args.last_rate + (self.args.rate - self.args.last_rate) * (1 + np.cos(np.pi * done)) / 2
        return rate * min(1, (self.steps + 1) / 200)

    def iterate(self):
        """One batch of games and the learning after it; False when the time is up."""
        args, start = self.args, self.spent()
        for part in self.parts:
            part.due += part.share
        part = max(self.parts, key=lambda p: p.due)
        part.due -= 1
        stats = self.stats.get(part.name) or learn.fresh_stats(self.shape)
        games = part.play.play(net.fold(self.learner.ema, stats), self.rng, self.out_of_time)
        if games is None:
            return False
        part.replay.add(games)
        used = np.asarray(games.record.use)
        played = self.spent() - start
        # With little to learn from, learn little: a replay that is not full yet is not read more often.
        steps = max(1, int(used.sum() * args.reuse / args.batch))
        places = part.replay.draw(self.rng, steps, args.batch)
        keys = jax.random.split(jax.random.key(int(self.rng.integers(1 << 62))), steps)
        parts = []
        for place, key in zip(places, keys):
            rate = self.rate()
            self.learner, found = part.trainer.step(self.learner, part.replay.games, place, key, rate)
            self.steps += 1
            parts.append(found)
        means = {name: np.mean([float(p[name]) for p in parts]) for name in parts[0]}
        self.stats[part.name] = part.trainer.settle(self.learner.ema, self.rng, args.batch)
        self.about["games"] += args.games
        self.about["positions"] += int(used.sum())
        self.about["iteration"] += 1
        self.about["seconds"] = self.before + self.spent()
        self.line(part, games, means, played, self.spent() - start - played, steps, rate)
        return True

    def line(self, part, games, means, played, learned, steps, rate):
        state = games.record.state
        length = float((~np.asarray(state.over)).sum(0).mean())
        wins = np.bincount(np.asarray(games.winner), minlength=part.v.players) / len(games.winner)
        penalty = np.asarray(games.penalty)[:, : part.v.colours].mean(0)
        values = {
            "time": f"{self.about['seconds']:.0f}",
            "iteration": self.about["iteration"],
            "variant": part.name,
            "games": self.about["games"],
            "play_s": f"{played:.2f}",
            "learn_s": f"{learned:.2f}",
            "nodes/s": f"{self.args.games * length * (self.args.sims + 1) / played:.0f}",
            "steps": steps,
            "rate": f"{rate:.2e}",
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
        # The weights have moved on since the other variants last played.
        for part in self.parts:
            if part.replay.games is not None:
                self.stats[part.name] = part.trainer.settle(self.learner.ema, self.rng, self.args.batch)
        self.about["seconds"] = self.before + self.spent()
        checkpoint.save(self.args.out / "checkpoint.npz", self.shape, self.learner, self.stats, self.about)

    def run(self):
        saved = self.spent()
        for _ in range(self.args.iterations):
            start = self.spent()
            if not self.iterate():
                break
            took = self.spent() - start
            if self.spent() - saved > 60:
                self.save()
                saved = self.spent()
            # The first iteration compiles and says little about the next.
            self.longest = took if self.longest == 0 else min(self.longest, took)
            if self.spent() + self.longest > 60 * self.args.minutes - 8:
                break
        self.save()


def main():
    args = options()
    cache = args.cache or os.environ.get("JAX_COMPILATION_CACHE_DIR")
    if cache:
        jax.config.update("jax_compilation_cache_dir", str(cache))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 1.0)
    run = Run(args)
    cells = sum(int(row).bit_count() for row in run.parts[0].v.playable)
    weights = sum(w.size for w in jax.tree.leaves(run.learner.weights))
    print(f"{jax.devices()[0].device_kind}, {weights} weights, {2e-9 * net.cost(run.shape, cells):.3f} GFLOP on {cells} cells")
    run.run()


if __name__ == "__main__":
    main()
