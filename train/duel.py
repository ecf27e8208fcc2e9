"""Plays the nets of two checkpoints against each other, thousands of games in step on a GPU.

`python train/duel.py new.npz old.npz --games 2048 --sims 64 --their-sims 32`

Games come in rounds over the same random opening, one for each seat that the first net can have; the second has all
other seats. Thousands of games tell nets apart that a match of dozens cannot. With `--even` the openings are those of the list
of even ones: from the usual start the first of two players wins nearly always, whoever is stronger.
"""

import argparse
import math
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from callisto import checkpoint, env, net, openings, search
from callisto.editions import named


class Side(NamedTuple):
    """A net and how it searches."""

    shape: net.Shape
    weights: dict
    sims: int
    margin: float

    @staticmethod
    def load(path, variant, sims, margin):
        shape, learner, stats, _ = checkpoint.load(path)
        shape, weights = net.for_play(shape, learner.ema)
        return Side(shape, net.fold(weights, stats[variant]), sims, margin)


class Duel:
    """Matches of one variant. What is compiled is kept for the next match."""

    def __init__(self, v, games, considered=16, opening=2):
        self.v, self.considered, self.opening = v, considered, opening
        self.games = games // v.players * v.players
        self.seats = jnp.arange(self.games) % v.players
        self.chunk = max(1, self.games // 4)  # games to think about at once
        self._think = jax.jit(self._chosen, static_argnums=(0, 1))
        self._step = jax.jit(jax.vmap(lambda s, a: env.step(v, s, a)))
        self._end = jax.jit(jax.vmap(lambda s: (env.winner(v, s), env.by_player(v, env.penalties(s)))))

    def _chosen(self, shape, sims, weights, margin, state, rows, which):
        config = search.Config(sims, self.considered, width=max(8, sims // 8), margin=margin)
        state, rows = jax.tree.map(lambda a: a[which], (state, rows))
        return search.search(self.v, shape, config, weights, state, rows, jax.random.key(0), noise=0.0)[0]

    def think(self, side, state, rows, which):
        """The side's moves in the games whose numbers are in `which`."""
        found = []
        for start in range(0, len(which), self.chunk):
            part = np.resize(which[start : start + self.chunk], self.chunk)  # always as many, to compile once
            found.append(self._think(side.shape, side.sims, side.weights, side.margin, state, rows, part))
        return np.concatenate(found)[: len(which)] if found else np.zeros(0, np.int32)

    def random_openings(self, seed):
        """States and legal placements after so many random plies, the same in all games of a round."""
        state, rows = openings.usual(self.v, self.games // self.v.players)
        for key in jax.random.split(jax.random.key(seed), self.opening) if self.opening else ():
            state, rows = self._step(state, openings.random_legal(self.v, rows, key))
        return self._rounds(state, rows)

    def even_openings(self, seed):
        """Openings of the variant's list, drawn by `seed`, the same in all games of a round."""
        lines, count = openings.listed(self.v), self.games // self.v.players
        if count > len(lines):
            raise SystemExit(f"the list has {len(lines)} even openings: --games {len(lines) * self.v.players} at most")
        drawn = np.random.default_rng(seed).permutation(len(lines))[:count]
        return self._rounds(*openings.after(self.v, [lines[i] for i in drawn]))

    def _rounds(self, state, rows):
        return jax.tree.map(lambda a: jnp.repeat(a, self.v.players, 0), (state, rows))

    def play(self, ours, theirs, start):
        """Who won, and the penalties of all players, by game. `start` has states and legal placements."""
        v, (state, rows) = self.v, start
        seats = np.asarray(self.seats)
        for _ in range(v.plies):
            mover, over = np.asarray(state.mover), np.asarray(state.over)
            if over.all():
                break
            mine = mover % v.players == seats
            action = np.zeros(self.games, np.int32)
            for side, which in ((ours, np.flatnonzero(mine & ~over)), (theirs, np.flatnonzero(~mine & ~over))):
                action[which] = self.think(side, state, rows, which)
            state, rows = self._step(state, action)
        winner, penalty = self._end(state)
        return np.asarray(winner), np.asarray(penalty)


def wilson(won, games, z=1.96):
    """The 95 % interval of a share."""
    share, more = won / games, z * z / games
    middle, half = share + more / 2, z * math.sqrt(share * (1 - share) / games + more / games / 4)
    return (middle - half) / (1 + more), (middle + half) / (1 + more)


def told(v, seats, winner, penalty):
    """A match in a line."""
    won = winner == seats
    low, high = wilson(won.sum(), len(won))
    mine = np.take_along_axis(penalty, seats[:, None], 1).mean()
    others = (penalty[:, : v.players].sum() / len(won) - mine) / (v.players - 1)
    by_seat = ", ".join(f"{100 * won[seats == s].mean():.1f}" for s in range(v.players))
    return (
        f"won {won.sum()} of {len(won)} = {100 * won.mean():.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"by seat {by_seat}; left with {mine:.2f} squares, others {others:.2f}"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add = parser.add_argument
    add("ours")
    add("theirs")
    add("--variant", default="2")
    add("--games", type=int, default=1024)
    add("--sims", type=int, default=64)
    add("--their-sims", type=int, help="as many as ours unless said otherwise")
    add("--margin", type=float, default=0.15, help="how much the margin counts beside winning")
    add("--their-margin", type=float)
    add("--opening", type=int, default=2, help="random plies before the game")
    add("--even", action="store_true", help="begin from the even openings of the list instead")
    add("--seed", type=int, default=1)
    args = parser.parse_args()
    duel = Duel(named(args.variant), args.games, opening=args.opening)
    ours = Side.load(args.ours, args.variant, args.sims, args.margin)
    their_margin = args.margin if args.their_margin is None else args.their_margin
    theirs = Side.load(args.theirs, args.variant, args.their_sims or args.sims, their_margin)
    start = duel.even_openings(args.seed) if args.even else duel.random_openings(args.seed)
    print(told(duel.v, np.asarray(duel.seats), *duel.play(ours, theirs, start)))


if __name__ == "__main__":
    main()
