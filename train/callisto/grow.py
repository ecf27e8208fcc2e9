"""A larger net that computes what a smaller one does, to go on learning from there.

The small net lives on in the first channels of every layer. New channels see everything and begin at random, but the old ones
do not listen to them yet: those weights begin as 0 and learn at once, since what they would pass on is there. New blocks come
last and add nothing to old channels at first.
"""

import jax.numpy as jnp
import numpy as np

from . import learn, net

POOLS = ("/pool", "value/dense")  # layers whose inputs are the means of all channels, then the largest values


def _can_grow(small, large):
    sizes = ("blocks", "channels", "narrow", "policy", "value", "dense", "soft")
    return small.pool_every == large.pool_every and all(getattr(small, s) <= getattr(large, s) for s in sizes)


def weights(small, old, large, key):
    """Weights of the large net that compute what the old ones of the small net do."""
    if not _can_grow(small, large):
        raise ValueError(f"{small} does not grow to {large}")
    grown = net.init(large, key)
    inputs_of = {name: inputs for name, _, inputs, _, _ in net.layers(large)}
    for name, _, inputs, outputs, _ in net.layers(small):
        places = np.arange(inputs)
        if name.endswith(POOLS):
            places = np.append(places[: inputs // 2], places[: inputs // 2] + inputs_of[name] // 2)
        layer = grown[name]
        w = layer["w"].at[..., :outputs].set(0)
        layer["w"] = w.at[..., places[:, None], np.arange(outputs)].set(old[name]["w"])
        for part in layer.keys() - {"w"}:
            layer[part] = layer[part].at[:outputs].set(old[name][part])
    for block in range(small.blocks, large.blocks):
        up = grown[f"block{block}/up"]
        up["gain"] = up["gain"].at[: small.channels].set(0)
    return grown


def stats(old, large):
    """Statistics of one variant; those of new channels are only guessed, which the old ones do not hear."""
    grown = learn.fresh_stats(large)
    for name, stat in old.items():
        for part, values in stat.items():
            grown[name][part] = grown[name][part].at[: len(values)].set(jnp.asarray(values))
    return grown
