"""Openings: random plies, and of many random openings the even ones.

From the usual start the first of two players wins nine games in ten between equals, so most games teach and measure little.
One random opening in ten or so leaves the game even; nets are cheap to ask, so those are found by looking at many.
"""

from pathlib import Path

import jax
import jax.numpy as jnp

from . import env

LISTS = Path(__file__).resolve().parents[2] / "crates" / "callisto-engine" / "data" / "even"


def random_legal(v, rows, key):
    """For a batch: legal actions, each as likely as any other."""
    mask = jax.vmap(lambda r: env.legal_mask(v, r))(rows)
    return jnp.argmax(jnp.where(mask, jax.random.uniform(key, mask.shape), -1), -1).astype(jnp.int32)


def usual(v, count):
    """`count` games before their first move: states and legal placements."""
    state = jax.tree.map(lambda a: jnp.broadcast_to(a, (count, *a.shape)), env.start(v))
    return state, jax.vmap(lambda s: env.legal(v, s))(state)


def pick(which, these, those):
    """For each game of a batch the one or the other, over whole trees of arrays."""
    return jax.tree.map(lambda a, b: jnp.where(which.reshape(-1, *(1,) * (a.ndim - 1)), a, b), these, those)


def random(v, count, key):
    """Games after 1 to 3 random plies of each colour, each number of plies as likely as any other."""
    longest = 3 * v.colours
    lengths, key = jax.random.split(key)
    plies = jax.random.randint(lengths, (count,), 1, longest + 1)

    def ply(i, at):
        action = random_legal(v, at[1], jax.random.fold_in(key, i))
        return pick(i < plies, jax.vmap(lambda s, a: env.step(v, s, a))(at[0], action), at)

    return jax.lax.fori_loop(0, longest, ply, usual(v, count))


def unevenness(v, win):
    """From the chances of all players to win: how much the best is above an equal one. 0 is an even game; 0.3 means that
    somebody has 1.3 times an equal chance (65 % of two players); 1 is twice an equal chance, or more."""
    return jnp.clip(win.max(-1) * v.players - 1, 0, 1)


def even(v, judge, count, key, pool=16, sharpness=6):
    """For each of `count` games one of `pool` random openings, drawn with weight (1 - unevenness²) ^ `sharpness`.

    `judge` gives the chances of all players for a batch of states and legal placements.
    """

    def look(best, key):
        opening_key, luck_key = jax.random.split(key)
        opening = random(v, count, opening_key)
        uneven = unevenness(v, judge(*opening))
        # The largest of weights with Gumbel noise is a draw by weight.
        weight = sharpness * jnp.log(jnp.maximum(1 - uneven**2, 1e-6))
        score = weight + jax.random.gumbel(luck_key, (count,))
        return pick(score > best[0], (score, *opening), best), None

    begin = (jnp.full(count, -jnp.inf), *usual(v, count))
    (_, state, rows), _ = jax.lax.scan(look, begin, jax.random.split(key, pool))
    return state, rows


def listed(v):
    """The actions of each opening of the variant's list, the same that matches of the program begin from."""
    path = LISTS / f"{v.name}.txt"
    if not path.exists():
        raise FileNotFoundError(f"no list of even openings for {v.name}: {path}")
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    return [[v.parse(move) for move in line.split()[:-1]] for line in lines]


def after(v, lines):
    """States and legal placements after the actions of each opening."""
    longest = max(map(len, lines))
    actions = jnp.asarray([line + [0] * (longest - len(line)) for line in lines], jnp.int32)
    lengths = jnp.asarray([len(line) for line in lines])

    def ply(i, at):
        return pick(i < lengths, jax.vmap(lambda s, a: env.step(v, s, a))(at[0], actions[:, i]), at)

    return jax.lax.fori_loop(0, longest, ply, usual(v, len(lines)))
