"""Plays the net of a checkpoint against any GTP program, all games in step, so that the net is asked for many at once.

`python train/spar.py checkpoint.npz --games 20 --sims 200 -- some-gtp-program --its-options`

Games come in rounds over the same random opening of two plies, one for each seat that the net can have.
"""

import argparse
import shlex
import subprocess
import time

import jax
import jax.numpy as jnp
import numpy as np

from callisto import checkpoint, env, net, search
from callisto.editions import named

GAMES = {
    "2": ("Callisto Two-Player", "bw"),
    "3": ("Callisto Three-Player", "123"),
    "4": ("Callisto", "1234"),
    "4c": ("Callisto Two-Player Four-Color", "1234"),
}


class Gtp:
    """A GTP program for one game."""

    def __init__(self, command, game, seed):
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.ask(f"set_game {game}")
        self.ask(f"set_random_seed {seed}")

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        answer = []
        while (text := self.program.stdout.readline().rstrip("\n")) or not answer:
            if text == "" and self.program.poll() is not None:
                raise EOFError(f"the program ended at {line!r}")
            if text:
                answer.append(text)
        if answer[0][0] != "=":
            raise ValueError(f"{line!r}: {answer}")
        return answer[0][1:].strip()

    def close(self):
        self.program.stdin.write("quit\n")
        self.program.stdin.close()
        self.program.wait()


class Match:
    def __init__(self, args):
        self.args, self.v = args, named(args.variant)
        shape, learner, stats, _ = checkpoint.load(args.checkpoint)
        weights = net.fold(learner.ema, stats[args.variant])
        config = search.Config(args.sims, args.considered, width=max(8, args.sims // 8), margin=args.margin)
        v = self.v
        self.think = jax.jit(
            lambda s, r, k: search.search(v, shape, config, weights, s, r, k, noise=0.0, dtype=jnp.float32)
        )
        self.step = jax.jit(jax.vmap(lambda s, a: env.step(v, s, a)))
        self.legal = jax.jit(jax.vmap(lambda r: env.legal_mask(v, r)))
        self.ours = self.theirs = 0.0

    def play(self):
        """Plays all games; the share that the net won."""
        v, args = self.v, self.args
        game, names = GAMES[args.variant]
        n = args.games
        seats = np.arange(n) % v.players
        rng = np.random.default_rng(args.seed)
        begin = jax.tree.map(lambda a: jnp.broadcast_to(a, (n, *a.shape)), env.start(v))
        state, rows = begin, jax.vmap(lambda s: env.legal(v, s))(begin)
        programs = [Gtp(args.command, game, args.seed + i // v.players) for i in range(n)]
        moves, counted = 0, 0
        for ply in range(v.plies):
            over, mover = np.asarray(state.over), np.asarray(state.mover)
            if over.all():
                break
            actions = np.full(n, v.retire)
            mine = ~over & (mover % v.players == seats) & (ply >= args.opening)
            if ply < args.opening:
                masks = np.asarray(self.legal(rows))
                openings = [rng.choice(np.nonzero(masks[i])[0]) for i in range(0, n, v.players)]
                actions = np.repeat(openings, v.players)[:n]
            elif mine.any():
                start = time.process_time()
                actions[mine] = np.asarray(self.think(state, rows, jax.random.key(ply))[0])[mine]
                self.ours, moves = self.ours + time.process_time() - start, moves + mine.sum()
            for i in np.nonzero(~over)[0]:
                colour = names[mover[i]]
                if mine[i] or ply < args.opening:
                    programs[i].ask(f"play {colour} {v.text(actions[i])}")
                else:
                    actions[i] = v.parse(programs[i].ask(f"genmove {colour}"))
                    counted += 1
            state, rows = self.step(state, jnp.asarray(actions))
        self.theirs = sum(float(p.ask("cputime")) for p in programs)
        for program in programs:
            program.close()
        won = np.asarray(jax.vmap(lambda s: env.winner(v, s))(state)) == seats
        print(f"net won {won.sum()} of {n}; as seat " + ", ".join(
            f"{s + 1}: {won[seats == s].sum()} of {(seats == s).sum()}" for s in range(v.players)
        ))  # fmt: skip
        print(f"CPU seconds a move: net {self.ours / max(moves, 1):.2f} (all games in step), program {self.theirs / max(counted, 1):.2f}")
        return won.mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add = parser.add_argument
    add("checkpoint")
    add("--variant", default="2", choices=GAMES)
    add("--games", type=int, default=20, help="a multiple of the number of seats")
    add("--sims", type=int, default=200)
    add("--considered", type=int, default=16)
    add("--margin", type=float, default=0.05)
    add("--opening", type=int, default=2, help="random plies before the game")
    add("--seed", type=int, default=1)
    add("command", nargs="+", help="the GTP program, after --")
    args = parser.parse_args()
    if len(args.command) == 1:
        args.command = shlex.split(args.command[0])
    Match(args).play()


if __name__ == "__main__":
    main()
