"""What the net sees: planes over the board and numbers about the whole, from the mover's point of view.

Colours are counted from the mover: relative colour k is the one that moves k turns later. `docs` of every index:

Planes [side, side, 13], 0 or 1:
  0      cells in use           1      playable cells
  2      cells of the rule for later pillars (`on`)
  3..6   cells of relative colours 0..3
  7..10  reach of relative colours 0..3: empty playable cells beside their own (C8)
  11     pillars of all colours
  12     cells where the mover may place a pillar now

Numbers [128]:
  26k + 2j      relative colour k holds at least one piece of kind j (k in 0..3, j in 0..12)
  26k + 2j + 1  it holds at least two
  104 + k       pillars it holds, divided by 3
  108 + k       it is out (C10), or there is no such colour
  112..114      two, three or four colours play (one of them is 1)
  115           two players have four colours (C15)
  116 + r       the mover is r-th in this game's turn order, from 0 (C13)
  120           playable cells divided by 288
  121           strict exit (C10)
  122..127      0
"""

import jax.numpy as jnp

from . import env
from .editions import COLOURS

SPATIAL = 13
GLOBAL = 128


def planes(v, state, rows):
    """The planes of one position whose legal placements are `rows`."""
    order = (state.mover + jnp.arange(COLOURS)) % v.colours
    plays = (jnp.arange(COLOURS) < v.colours)[:, None]
    own = jnp.where(plays, state.own[order], 0)
    near = jnp.where(plays, env.reach(v, state)[order], 0)
    fixed = jnp.stack([jnp.asarray(v.cells), jnp.asarray(v.playable), jnp.asarray(v.on[1])])
    bits = jnp.concatenate([fixed, own, near, state.pillars[None], rows[-1:]])
    return jnp.moveaxis(env.unpack(bits, v.side), 0, -1)


def numbers(v, state):
    """The numbers of one position."""
    order = (state.mover + jnp.arange(COLOURS)) % v.colours
    plays = jnp.arange(COLOURS) < v.colours
    left = jnp.where(plays[:, None], state.left[order], 0)
    held = jnp.stack([left > 0, left > 1], -1).reshape(-1)
    rank = (state.mover - state.starter) % v.colours
    about = [
        held,
        jnp.where(plays, state.stock[order], 0) / 3,
        jnp.where(plays, state.out[order], True),
        jnp.arange(2, 5) == v.colours,
        jnp.array([v.colours != v.players]),
        jnp.arange(COLOURS) == rank,
        jnp.array([int(sum(int(r).bit_count() for r in v.playable)) / 288, float(v.strict_exit)]),
    ]
    line = jnp.concatenate([a.astype(jnp.float32) for a in about])
    return jnp.pad(line, (0, GLOBAL - line.shape[0]))
