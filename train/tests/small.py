"""Small nets, quick games and short runs for the tests."""

import sys

import jax
import jax.numpy as jnp
import numpy as np

import train
from callisto import env, net, search
from callisto.editions import KIND_OF
from callisto.selfplay import Games, Record, empty

SHAPE = net.Shape(blocks=2, channels=16, narrow=8, policy=8, value=8, dense=16)


def random_games(v, count, seed=0):
    """Whole games of moves by the first kind of piece that fits, at a random place, which are the targets too."""
    config = search.Config(targets=4)
    record = empty(v, config, count)
    state = jax.tree.map(lambda a: jnp.broadcast_to(a, (count, *a.shape)), env.start(v))
    rows = jax.vmap(lambda s: env.legal(v, s))(state)
    step = jax.jit(jax.vmap(lambda s, a: env.step(v, s, a)))
    kind = jnp.asarray(np.tile(KIND_OF, v.side * v.side))

    @jax.jit
    def choose(rows, key):
        mask = jax.vmap(lambda r: env.legal_mask(v, r))(rows)
        return jnp.argmax(jnp.where(mask, jax.random.uniform(key, mask.shape) - kind, -99), -1).astype(jnp.int32)

    keys = jax.random.split(jax.random.key(seed), v.plies)
    for ply in range(v.plies):
        action = choose(rows, keys[ply])
        named_actions = jnp.stack([action, action + 1, action + 2, action + 3], 1) % v.actions
        target = jnp.broadcast_to(jnp.array([1.0, 0, 0, 0], jnp.float16), (count, 4))
        now = Record(state, named_actions, target, jnp.zeros((count, 4), jnp.float16), ~state.over)
        record = jax.tree.map(lambda all, one: all.at[ply].set(one), record, now)
        state, rows = step(state, action)
    assert bool(state.over.all())
    end = jax.vmap(lambda s: (env.penalties(s), env.winner(v, s), s.own))(state)
    return Games(record, *end)


def arguments(out, *more):
    line = f"--out {out} --mix pocket-2:1 --games 8 --sims 4 --considered 4 --batch 16 --blocks 1 --channels 8 --narrow 8"
    return [*line.split(), *map(str, more)]


def run(monkeypatch, *line):
    monkeypatch.setattr(sys, "argv", ["train.py", *map(str, line)])
    train.main()
