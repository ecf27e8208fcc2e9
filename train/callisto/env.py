"""The rules for one game as pure functions of arrays; `jax.vmap` makes thousands of games of them.

A set of cells is an array of 32-bit rows, one bit per column. Shifting whole rows finds the places of an orientation
on the whole board at once, as the `callisto` crate does with its words. Clauses such as C8 are those of docs/rules.md.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from .editions import BOX, COLOURS, KIND_OF, ORIENTATIONS, PIECE_ROWS, PILLAR, PLANES, SIZES


class State(NamedTuple):
    own: jax.Array  # u32 [4, side]: cells of each colour
    pillars: jax.Array  # u32 [side]: pillars of all colours
    left: jax.Array  # i8 [4, kinds]: pieces at hand
    stock: jax.Array  # i8 [4]: pillars at hand
    out: jax.Array  # bool [4]
    mover: jax.Array  # i8: the colour to move, or that moved last once the game is over
    starter: jax.Array  # i8
    over: jax.Array  # bool


STEPS = sorted({cell for cells in ORIENTATIONS for cell in cells})
# The steps of each orientation's cells; short ones name their first cell again.
_CELLS = np.array([[STEPS.index(c) for c in (cells + cells[:1] * BOX)[:BOX]] for cells in ORIENTATIONS])


def start(v, starter=0):
    """An empty board."""
    plays = np.arange(COLOURS) < v.colours
    return State(
        own=jnp.zeros((COLOURS, v.side), jnp.uint32),
        pillars=jnp.zeros(v.side, jnp.uint32),
        left=jnp.asarray(plays[:, None] * v.copies[None], jnp.int8),
        stock=jnp.asarray(plays * v.stock, jnp.int8),
        out=jnp.asarray(~plays),
        mover=jnp.asarray(starter, jnp.int8),
        starter=jnp.asarray(starter, jnp.int8),
        over=jnp.asarray(False),
    )


def beside(rows):
    """The cells that share an edge with one of the set, on the grid or one column to its right."""
    none = jnp.zeros_like(rows[..., :1])
    up, down = jnp.concatenate([none, rows[..., :-1]], -1), jnp.concatenate([rows[..., 1:], none], -1)
    return up | down | (rows << 1) | (rows >> 1)


def _or(sets):
    return sets[..., 0, :] | sets[..., 1, :] | sets[..., 2, :] | sets[..., 3, :]


def occupied(state):
    return _or(state.own)


def reach(v, state):
    """For each colour the empty playable cells beside its own (C8)."""
    return beside(state.own) & v.playable & ~occupied(state)


def _shifted(rows):
    """The set as seen from every step: bit x of row y tells about the cell at x + dx, y + dy."""
    padded = jnp.concatenate([rows, jnp.zeros(BOX, rows.dtype)])
    return jnp.stack([padded[dy : dy + rows.shape[0]] >> dx for dx, dy in STEPS])


def _pillar_cells(v, state, rule):
    taken = occupied(state)
    cells = jnp.asarray(v.always[rule])
    if v.beside_piece[rule]:
        cells |= beside(taken & ~state.pillars) & v.on[rule]
    if v.apart[rule]:
        cells &= ~beside(state.pillars)
    return cells & ~taken


def legal_of(v, state, colour):
    """u32 [planes, side]: the corners of every legal placement of a colour, were it its turn."""
    free = _shifted(v.playable & ~occupied(state))
    near = _shifted(reach(v, state)[colour])
    fits, touches = free[_CELLS[:, 0]], near[_CELLS[:, 0]]
    for k in range(1, BOX):
        fits, touches = fits & free[_CELLS[:, k]], touches | near[_CELLS[:, k]]
    starting = state.stock[colour] + 2 > v.stock  # C5
    at_hand = (state.left[colour] > 0)[KIND_OF[:PILLAR]] & ~starting
    pieces = jnp.where(at_hand[:, None], fits & touches, 0)
    later = jnp.where(state.stock[colour] > 0, _pillar_cells(v, state, 1), 0)
    pillars = jnp.where(starting, _pillar_cells(v, state, 0), later)
    return jnp.concatenate([pieces, pillars[None]])


def legal(v, state):
    """The legal placements of the colour to move; none once the game is over."""
    return jnp.where(state.over, 0, legal_of(v, state, state.mover))


def _can_do(v, state, rows, colour):
    """Whether a colour with these legal placements stays in the game (C10)."""
    pieces, pillars = (rows[:PILLAR] > 0).any(), (rows[PILLAR] > 0).any()
    if not v.strict_exit:
        return pieces | pillars
    return pieces | (pillars & (state.stock[colour] + 2 > v.stock))


def step(v, state, action):
    """Plays a legal action. Returns the next state with its legal placements; a finished game stays as it is."""
    colour = state.mover.astype(jnp.int32)
    plane, cell = action % PLANES, action // PLANES
    x, y = (cell % v.side).astype(jnp.uint32), cell // v.side
    row = jnp.arange(v.side) - y
    covers = jnp.where((row >= 0) & (row < BOX), jnp.asarray(PIECE_ROWS)[plane, jnp.clip(row, 0, BOX - 1)] << x, 0)
    retires = action >= v.retire
    covers = jnp.where(retires | state.over, 0, covers)
    acts = ~retires & ~state.over
    mine = jnp.arange(COLOURS) == colour
    pillar = plane == PILLAR
    kind = jnp.arange(len(SIZES)) == jnp.asarray(KIND_OF)[plane]
    placed = state._replace(
        own=state.own | jnp.where(mine[:, None], covers, 0),
        pillars=state.pillars | jnp.where(pillar, covers, 0),
        left=state.left - (mine[:, None] & kind & ~pillar & acts).astype(jnp.int8),
        stock=state.stock - (mine & pillar & acts).astype(jnp.int8),
        out=state.out | (mine & retires),
    )
    rows = jax.vmap(lambda c: legal_of(v, placed, c))(jnp.arange(v.colours))
    can = jax.vmap(lambda r, c: _can_do(v, placed, r, c))(rows, jnp.arange(v.colours))
    out, found, mover = placed.out, jnp.asarray(False), colour
    for k in range(1, v.colours + 1):  # C10: the turn goes to the next who can do something
        asked = (colour + k) % v.colours
        there = ~out[asked] & ~found
        out = out | ((jnp.arange(COLOURS) == asked) & there & ~can[asked])
        mover = jnp.where(there & can[asked], asked, mover)
        found = found | (there & can[asked])
    over = state.over | ~found
    moved = placed._replace(out=jnp.where(state.over, state.out, out), mover=mover.astype(jnp.int8), over=over)
    return moved, jnp.where(over, 0, rows[mover])


def penalties(state):
    """i32 [4]: the squares that each colour did not place (C12)."""
    return (state.left.astype(jnp.int32) * SIZES).sum(-1)


def by_player(v, values):
    """Sums over the colours of each player (C15); the result has room for four players."""
    belongs = (np.arange(COLOURS)[:, None] % v.players == np.arange(COLOURS)) & (np.arange(COLOURS) < v.players)
    plays = (np.arange(COLOURS) < v.colours)[:, None]
    return values @ (belongs & plays).astype(values.dtype)


def winner(v, state):
    """The player with the smallest penalty, of equals the last in this game's turn order (C13)."""
    player = jnp.arange(COLOURS)
    rank = (player - state.starter) % v.players
    key = by_player(v, penalties(state)) * 8 - rank
    return jnp.argmin(jnp.where(player < v.players, key, 1 << 20))


def unpack(rows, side):
    """Rows of bits as a grid [..., y, x] of zeros and ones."""
    return (rows[..., None] >> jnp.arange(side, dtype=jnp.uint32)) & 1


def pack(cells):
    """The inverse of `unpack`."""
    weights = jnp.left_shift(jnp.uint32(1), jnp.arange(cells.shape[-1], dtype=jnp.uint32))
    return (cells.astype(jnp.uint32) * weights).sum(-1, dtype=jnp.uint32)


def legal_mask(v, rows):
    """bool [actions]: the legal placements in the order of the net's policy."""
    columns = jnp.arange(v.side, dtype=jnp.uint32)[None, :, None]
    return ((rows.T[:, None, :] >> columns) & 1 > 0).reshape(-1)
