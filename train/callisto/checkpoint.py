"""A training run in one file: weights and their average in 32 bits, Adam's moments in 16, statistics, counters.

An `.npz` whose entries are named `weights|block0/first|w` and so on, with a JSON text under `about`. A light checkpoint has
the averaged weights only, in 16 bits: a sixth of the size. A run goes on from it with the average as its weights; Adam's moments
are those of the last 100 steps and are soon found again.
"""

import json
import os

import jax
import jax.numpy as jnp
import numpy as np

from .learn import Learner, begin
from .net import Shape, as_dict


def _flat(tree, prefix):
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}|")
        else:
            yield prefix + name, np.asarray(value)


def _tree(entries, prefix):
    tree = {}
    for key, value in entries.items():
        if key.startswith(prefix):
            *way, last = key[len(prefix) :].split("|")
            place = tree
            for part in way:
                place = place.setdefault(part, {})
            place[last] = value
    return tree


def _short(tree):
    """bfloat16 as u16, which every reader knows."""
    return jax.tree.map(lambda a: np.asarray(a.astype(jnp.bfloat16)).view(np.uint16), tree)


def _long(tree):
    return jax.tree.map(lambda a: jnp.asarray(a.view(jnp.bfloat16).astype(np.float32)), tree)


def save(path, shape, learner, stats, about, light=False):
    """Writes beside the file first, so that a run cut short leaves the old one whole."""
    if light:
        trees = {"ema": jax.tree.map(lambda a: a.astype(jnp.float16), learner.ema), "stats": stats}
    else:
        trees = {
            "weights": learner.weights,
            "ema": learner.ema,
            "mean": _short(learner.mean),
            "square": _short(learner.square),
            "stats": stats,
        }
    entries = dict(entry for name, tree in trees.items() for entry in _flat(tree, f"{name}|"))
    text = json.dumps({**about, "shape": as_dict(shape), "step": int(learner.step)})
    with open(f"{path}.part", "wb") as file:
        np.savez_compressed(file, about=np.frombuffer(text.encode(), np.uint8), **entries)
    os.replace(f"{path}.part", path)


def load(path):
    """Shape, learner, statistics by variant, and what was said about the run."""
    with np.load(path) as file:
        entries = {name: file[name] for name in file.files}
    about = json.loads(entries.pop("about").tobytes())
    shape = Shape(**about.pop("shape"))
    step = jnp.int32(about.pop("step"))
    weights, ema, stats = (
        jax.tree.map(lambda a: jnp.asarray(a, jnp.float32), _tree(entries, f"{name}|")) for name in ("weights", "ema", "stats")
    )
    if not weights:
        return shape, begin(ema), stats, about
    mean, square = (_long(_tree(entries, f"{name}|")) for name in ("mean", "square"))
    return shape, Learner(weights, mean, square, ema, step), stats, about
