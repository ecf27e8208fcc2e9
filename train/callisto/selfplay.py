"""Games of the net against itself, all from start to end in step, written down ply by ply on the device."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import env, openings, search
from .editions import COLOURS


class Record(NamedTuple):
    """What is kept of one position."""

    state: env.State
    action: jax.Array  # i32 [targets]: the actions that the target names
    target: jax.Array  # f16 [targets]: their probabilities; the rest belongs to all others together
    win: jax.Array  # f16 [4]: the search's chances of all players
    use: jax.Array  # bool: whether to learn from it


class Games(NamedTuple):
    """Finished games."""

    record: Record  # [plies, games, …]
    penalty: jax.Array  # i32 [games, 4], by colour
    winner: jax.Array  # i32 [games], a player
    own: jax.Array  # u32 [games, 4, side]: the final board


def empty(v, config, games):
    """Room for the records of whole games."""
    shape = (v.plies, games)
    state = jax.tree.map(lambda a: jnp.zeros(shape + a.shape, a.dtype), env.start(v))
    return Record(
        state=state._replace(over=jnp.ones(shape, bool)),  # a ply that is never reached comes after the end
        action=jnp.zeros(shape + (config.targets,), jnp.int32),
        target=jnp.zeros(shape + (config.targets,), jnp.float16),
        win=jnp.zeros(shape + (COLOURS,), jnp.float16),
        use=jnp.zeros(shape, bool),
    )


class SelfPlay:
    """Plays batches of games of one variant.

    `even_share` of the games begin from even openings. Of the others, `random_share` begin with random plies, and in `slip_share`
    the first player makes some moves without search.
    """

    def __init__(self, v, shape, config, games, random_share=0.3, slip_share=0.0, even_share=0.0):
        self.v, self.shape, self.config, self.games = v, shape, config, games
        self.random_share, self.slip_share, self.even_share = random_share, slip_share, even_share
        self._ply = jax.jit(self._one_ply, donate_argnums=(1, 2, 3))
        self._start = jax.jit(self._begin)
        self._end = jax.jit(jax.vmap(lambda s: (env.penalties(s), env.winner(v, s), s.own)))

    def _begin(self, weights, key, is_even):
        record = empty(self.v, self.config, self.games)
        usual = openings.usual(self.v, self.games)
        if not self.even_share:
            return *usual, record

        def judge(state, rows):
            return search.evaluate(self.v, self.shape, self.config, weights, state, rows)[1]

        return *openings.pick(is_even, openings.even(self.v, judge, self.games, key), usual), record

    def _one_ply(self, weights, state, rows, record, key, ply, random_plies, slips):
        v = self.v
        first, second, third = jax.random.split(key, 3)
        action, named, target, win, drawn = search.search(v, self.shape, self.config, weights, state, rows, first)
        slip = (state.mover % v.players == 0) & (jax.random.uniform(third, slips.shape) < slips)
        action = jnp.where(slip, drawn, action)
        at_random = ply < random_plies
        action = jnp.where(at_random, openings.random_legal(v, rows, second), action)
        now = Record(state, named, target.astype(jnp.float16), win.astype(jnp.float16), ~state.over & ~at_random)
        record = jax.tree.map(lambda all, one: all.at[ply].set(one), record, now)
        state, rows = jax.vmap(lambda s, a: env.step(v, s, a))(state, action)
        return state, rows, record, state.over.all()

    def play(self, weights, rng, out_of_time=lambda: False):
        """Finished games, or nothing when there was no time to finish them."""
        # What one kind of game draws does not depend on the share of another.
        is_random = rng.random(self.games) < self.random_share
        random_plies = rng.integers(1, 2 * self.v.colours + 1, self.games)
        is_slip, slips = rng.random(self.games) < self.slip_share, rng.random(self.games)
        keys = jax.random.split(jax.random.key(int(rng.integers(1 << 62))), self.v.plies)
        is_even = rng.random(self.games) < self.even_share
        even_key = jax.random.key(int(rng.integers(1 << 62)))
        random_plies = jnp.asarray(np.where(is_random & ~is_even, random_plies, 0))
        # How often the first player does not search, by game. Whoever moves first wins nearly always where both search, and the
        # second learns nothing about how to make something of an error.
        slips = jnp.asarray(np.where(is_slip & ~is_even, slips, 0))
        state, rows, record = self._start(weights, even_key, jnp.asarray(is_even))
        for ply in range(self.v.plies):
            state, rows, record, done = self._ply(weights, state, rows, record, keys[ply], ply, random_plies, slips)
            # No game is shorter than its pillars and some pieces: asking earlier would only hold the device up.
            if ply > self.v.plies // 2 and bool(done):
                break
            if ply % 4 == 0 and out_of_time():
                return None
        return Games(record, *self._end(state))
