"""Plays the nets of two checkpoints against each other, thousands of games in step on a GPU.

`python train/duel.py new.npz old.npz --games 2048 --sims 64 --their-sims 32`

Games come in rounds over the same random opening, one for each seat that the first net can have; the second has all
other seats. Thousands of games tell nets apart that a match of dozens cannot.
"""

import argparse
import math
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from callisto import checkpoint, env, net, search
from callisto.editions import named
from callisto.selfplay import random_legal


class Side(NamedTuple):
    """A net and how it searches."""

    shape: net.Shape
    weights: dict
    sims: int
    margin: float

    @staticmethod
    def load(path, variant, sims, margin):
        shape, learner, stats, _ = checkpoint.load(path)
        return Side(shape, net.fold(learner.ema, stats[variant]), sims, margin)


class Duel:
    """Matches of one variant. What is compiled is kept for the next match."""

    def __init__(self, v, games, considered=16, opening=2):
        self.v, self.considered, self.opening = v, considered, opening
        self.games = games // v.players * v.players
        self.seats = jnp.arange(self.games) % v.players
        self._think = jax.jit(self._chosen, static_argnums=(0, 1))
        self._step = jax.jit(jax.vmap(lambda s, a: env.step(v, s, a)))
        self._end = jax.jit(jax.vmap(lambda s: (env.winner(v, s), env.by_player(v, env.penalties(s)))))

    def _chosen(self, shape, sims, weights, margin, state, rows):
        config = search.Config(sims, self.considered, width=max(8, sims // 8), margin=margin)
        return search.search(self.v, shape, config, weights, state, rows, jax.random.key(0), noise=0.0)[0]

    def think(self, side, state, rows):
        return self._think(side.shape, side.sims, side.weights, side.margin, state, rows)

    def play(self, ours, theirs, seed=1):
        """Who won, and the penalties of all players, by game."""
        v = self.v
        state = jax.tree.map(lambda a: jnp.broadcast_to(a, (self.games, *a.shape)), env.start(v))
        rows = jax.vmap(lambda s: env.legal(v, s))(state)
        keys = jax.random.split(jax.random.key(seed), self.opening)
        for ply in range(v.plies):
            mine = state.mover % v.players == self.seats
            if ply < self.opening:
                one = jax.tree.map(lambda a: a[:: v.players], rows)
                action = jnp.repeat(random_legal(v, one, keys[ply]), v.players)
            else:
                # A round has every seat, so both sides have something to think about.
                action = jnp.where(mine, self.think(ours, state, rows), self.think(theirs, state, rows))
            state, rows = self._step(state, action)
            if ply > v.plies // 2 and bool(state.over.all()):
                break
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
    add("--seed", type=int, default=1)
    args = parser.parse_args()
    duel = Duel(named(args.variant), args.games, opening=args.opening)
    ours = Side.load(args.ours, args.variant, args.sims, args.margin)
    their_margin = args.margin if args.their_margin is None else args.their_margin
    theirs = Side.load(args.theirs, args.variant, args.their_sims or args.sims, their_margin)
    print(told(duel.v, np.asarray(duel.seats), *duel.play(ours, theirs, args.seed)))


if __name__ == "__main__":
    main()
