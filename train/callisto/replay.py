"""The games of the last few iterations, and batches of positions drawn from them, turned and flipped at random."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import env, features
from .editions import COLOURS, PLANES, grid


class Batch(NamedTuple):
    planes: jax.Array
    numbers: jax.Array
    mask: jax.Array  # bool [actions]: what is legal
    action: jax.Array
    target: jax.Array
    win: jax.Array  # f32 [4]: chances of relative players, as the game ended and as the search saw it
    winner: jax.Array  # i32: the relative player who won
    score: jax.Array  # f32 [4]: penalties of relative colours, divided by 10
    owner: jax.Array  # i32 [side, side]: relative colour, or 4 for nobody


def turns(v):
    """Of each turn and flip that leaves the variant's board as it is: from where each cell of the turned board comes."""
    side, found = v.side, []
    index = np.arange(side * side).reshape(side, side)
    boards = [grid(rows, side) for rows in (v.playable, v.cells, *v.on, *v.always)]
    for flip in (False, True):
        for count in range(4):

            def turn(board):
                return np.rot90(board.T if flip else board, count)

            if all((turn(board) == board).all() for board in boards):
                found.append(turn(index).reshape(-1))
    return np.stack(found).astype(np.int32)


def symmetries(v):
    """The tables of `turns`, and for each of them where each action goes."""
    side, sources, actions = v.side, turns(v), []
    fits = [v.cells_of(a) for a in range(v.actions)]
    for source in sources:
        goes = np.argsort(source)
        table = np.zeros(v.actions, np.int32)
        for action, covered in enumerate(fits):
            if all(x < side and y < side for x, y in covered):
                moved = [divmod(int(goes[y * side + x]), side) for x, y in covered]
                table[action] = _action_on(v, moved, action % PLANES)
        actions.append(table)
    return sources, np.stack(actions)


def _action_on(v, cells, plane):
    ox, oy = v.offset
    return v.parse(",".join(f"{chr(97 + x + ox)}{y + 1 + oy}" for y, x in cells))


class Replay:
    """A ring of iterations on the device."""

    def __init__(self, v, capacity, q_share=0.25):
        self.v, self.capacity, self.q_share = v, capacity, q_share
        self.games, self.count, self.fresh = None, 0, None
        self.cells, self.actions = map(jnp.asarray, symmetries(v))
        self._put = jax.jit(lambda ring, one, i: jax.tree.map(lambda r, o: r.at[i].set(o), ring, one), donate_argnums=0)

    def add(self, games):
        if self.games is None:
            self.games = jax.tree.map(lambda a: jnp.zeros((self.capacity, *a.shape), a.dtype), games)
            self.use = np.zeros((self.capacity, *games.record.use.shape), bool)
        self.games = self._put(self.games, games, self.count % self.capacity)
        self.use[self.count % self.capacity] = np.asarray(games.record.use)
        self.count += 1

    def draw(self, rng, batches, size):
        """[batches, size, 3]: places of positions to learn from."""
        places = np.argwhere(self.use)
        return places[rng.integers(len(places), size=(batches, size))].astype(np.int32)

    def batch(self, games, places, key):
        """Positions as the net wants them; runs inside a compiled step."""
        v = self.v
        i, ply, game = places[:, 0], places[:, 1], places[:, 2]
        record = jax.tree.map(lambda a: a[i, ply, game], games.record)
        end = [a[i, game] for a in (games.penalty, games.winner, games.own)]
        turn = jax.random.randint(key, i.shape, 0, self.cells.shape[0])
        return jax.vmap(self._one)(record, *end, turn)

    def _one(self, record, penalty, winner, own, turn):
        v = self.v
        source = self.cells[turn]

        def turned(rows):
            cells = env.unpack(rows, v.side)
            return env.pack(cells.reshape(*rows.shape[:-1], -1)[..., source].reshape(cells.shape))

        state = record.state._replace(own=turned(record.state.own), pillars=turned(record.state.pillars))
        rows = env.legal(v, state)
        order = (state.mover + jnp.arange(COLOURS)) % v.colours
        plays = jnp.arange(COLOURS) < v.colours
        final = env.unpack(jnp.where(plays[:, None], turned(own)[order], 0), v.side)
        owner = jnp.where(final.any(0), jnp.argmax(final, 0), COLOURS)
        me = state.mover % v.players
        won = (winner - me) % v.players
        seats = (me + jnp.arange(COLOURS)) % v.players
        seen = jnp.where(jnp.arange(COLOURS) < v.players, record.win[seats].astype(jnp.float32), 0)
        return Batch(
            planes=features.planes(v, state, rows),
            numbers=features.numbers(v, state),
            mask=env.legal_mask(v, rows),
            action=self.actions[turn, record.action],
            target=record.target.astype(jnp.float32),
            win=(1 - self.q_share) * jax.nn.one_hot(won, COLOURS) + self.q_share * seen,
            winner=won,
            score=jnp.where(plays, penalty[order], 0) / 10,
            owner=owner,
        )
