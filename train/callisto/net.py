"""The net: residual, fully convolutional, with global pooling; small, because it has to be fast on a CPU.

    planes ─ 3×3 ┐
                 + ─ norm, relu ─ blocks ─┬─ 1×1 relu, + pooled ─ 1×1 ──────> policy planes
    numbers ─ ×  ┘                        ├─ 1×1 ─────────────────────────────> owner of each cell at the end
                                          └─ 1×1 relu, pooled ─ dense relu ─> win, score

A net may have another head beside the policy's last 1×1, `soft`, that only training asks: it learns the same policy
flattened, and with it what the second best moves are.

    block:  x + (1×1 narrow ─ 3×3 [+ pooled] ─ 3×3 ─ 1×1 wide), a norm after each convolution, relu between and after

Every activation is set to 0 off the board, so that the size of the grid makes no difference and a CPU may leave those
cells out. "Pooled" is the mean and the largest value of each channel over the board's cells, through a dense layer.

A norm is a batch norm whose statistics belong to a variant: boards differ, and a batch holds one variant only. For
play, norms are folded into the convolutions before them: `fold` gives the weights and `apply` uses them.
"""

from dataclasses import asdict, dataclass, replace

import jax
import jax.numpy as jnp
import numpy as np

from .editions import COLOURS, PLANES
from .features import GLOBAL, SPATIAL

OWNERS = COLOURS + 1  # relative colours, then nobody
EPSILON = 1e-4


@dataclass(frozen=True)
class Shape:
    """How large a net is."""

    blocks: int = 6
    channels: int = 96
    narrow: int = 64
    policy: int = 64
    value: int = 32
    dense: int = 96
    pool_every: int = 2  # blocks pool_every, 2 pool_every, … look at the whole board
    soft: bool = False  # has the head for softened policies

    def pooled(self, block):
        return block % self.pool_every == self.pool_every - 1


def as_dict(shape):
    return asdict(shape)


def for_play(shape, weights):
    """The net without what only training needs."""
    return replace(shape, soft=False), {name: layer for name, layer in weights.items() if name != "policy/soft"}


def layers(shape):
    """Name, kernel width, inputs, outputs, whether a norm follows, of all convolutions and dense layers (width 0)."""
    c, n = shape.channels, shape.narrow
    yield "stem", 3, SPATIAL, c, True
    yield "stem_numbers", 0, GLOBAL, c, False
    for b in range(shape.blocks):
        yield f"block{b}/down", 1, c, n, True
        yield f"block{b}/first", 3, n, n, True
        if shape.pooled(b):
            yield f"block{b}/pool", 0, 2 * n, n, False
        yield f"block{b}/second", 3, n, n, True
        yield f"block{b}/up", 1, n, c, True
    yield "policy/in", 1, c, shape.policy, True
    yield "policy/pool", 0, 2 * shape.policy, shape.policy, False
    yield "policy/out", 1, shape.policy, PLANES, False
    if shape.soft:
        yield "policy/soft", 1, shape.policy, PLANES, False
    yield "value/in", 1, c, shape.value, True
    yield "value/dense", 0, 2 * shape.value, shape.dense, False
    yield "value/win", 0, shape.dense, COLOURS, False
    yield "value/score", 0, shape.dense, COLOURS, False
    yield "owner", 1, c, OWNERS, False


def init(shape, key):
    """Fresh weights: `w` and, after a norm, `gain` and `shift`, otherwise `b`."""
    weights = {}
    for name, width, inputs, outputs, norm in layers(shape):
        key, sub = jax.random.split(key)
        dims = (width, width, inputs, outputs) if width else (inputs, outputs)
        fan = np.prod(dims[:-1])
        small = 0.1 if name in ("policy/out", "policy/soft", "value/win", "value/score", "owner") else 1.0
        layer = {"w": jax.random.normal(sub, dims) * small * np.sqrt(2 / fan)}
        if norm:
            # A block begins as nearly nothing, so that signals pass straight through a fresh net.
            layer["gain"] = jnp.full(outputs, 0.2 if name.endswith("/up") else 1.0)
            layer["shift"] = jnp.zeros(outputs)
        else:
            layer["b"] = jnp.zeros(outputs)
        weights[name] = layer
    return weights


def _conv(x, w):
    return jax.lax.conv_general_dilated(
        x, w.astype(x.dtype), (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


def _forward(shape, conv, dense, planes, numbers):
    """The net over `conv(name, x, bias)`, which ends with a norm where the layer has one, and `dense(name, x)`."""
    mask = planes[..., :1]
    cells = mask.astype(jnp.float32).sum((1, 2))

    def relu(x):
        return jax.nn.relu(x) * mask

    def pooled(x):
        # Never negative, and 0 off the board: the largest value is the board's.
        mean = x.astype(jnp.float32).sum((1, 2)) / cells
        return jnp.concatenate([mean, x.max((1, 2)).astype(jnp.float32)], -1)

    def spread(y, x):
        return y[:, None, None, :].astype(x.dtype)

    x = relu(conv("stem", planes, spread(dense("stem_numbers", numbers), planes)))
    for b in range(shape.blocks):
        y = relu(conv(f"block{b}/down", x, 0))
        y = relu(conv(f"block{b}/first", y, 0))
        if shape.pooled(b):
            y = relu(y + spread(dense(f"block{b}/pool", pooled(y)), y))
        y = relu(conv(f"block{b}/second", y, 0))
        x = relu(x + conv(f"block{b}/up", y, 0))
    p = relu(conv("policy/in", x, 0))
    p = relu(p + spread(dense("policy/pool", pooled(p)), p))

    def flat(policy):
        return policy.astype(jnp.float32).reshape(policy.shape[0], -1)

    h = jax.nn.relu(dense("value/dense", pooled(relu(conv("value/in", x, 0)))))
    out = {
        "policy": flat(conv("policy/out", p, 0)),  # [actions]
        "win": dense("value/win", h),  # [4] logits of relative players
        "score": dense("value/score", h),  # [4] penalties of relative colours, divided by 10
        "owner": conv("owner", x, 0).astype(jnp.float32),  # [side, side, 5] logits
    }
    if shape.soft:
        out["soft"] = flat(conv("policy/soft", p, 0))  # [actions]
    return out


def _dense(weights):
    def dense(name, x):
        return x.astype(jnp.float32) @ weights[name]["w"].astype(jnp.float32) + weights[name]["b"]

    return dense


def train_apply(shape, weights, planes, numbers):
    """The net with norms by this batch; gives the statistics (mean and variance) of each norm too."""
    planes = planes.astype(jnp.bfloat16)
    mask = planes[..., :1].astype(jnp.float32)
    total = mask.sum()
    stats = {}

    def conv(name, x, bias):
        layer = weights[name]
        x = _conv(x, layer["w"]) + bias
        if "b" in layer:
            return x + layer["b"].astype(x.dtype)
        on_board = x.astype(jnp.float32) * mask
        mean = on_board.sum((0, 1, 2)) / total
        var = jnp.maximum((on_board**2).sum((0, 1, 2)) / total - mean**2, 0)
        stats[name] = {"mean": mean, "var": var}
        scale = layer["gain"] * jax.lax.rsqrt(var + EPSILON)
        return (x.astype(jnp.float32) * scale + (layer["shift"] - mean * scale)).astype(x.dtype)

    out = _forward(shape, conv, _dense(weights), planes, numbers)
    return out, stats


def affine(weights, stats):
    """The norms as scale and bias for each channel."""
    folded = {}
    for name, stat in stats.items():
        scale = weights[name]["gain"] * jax.lax.rsqrt(stat["var"] + EPSILON)
        folded[name] = {"scale": scale, "bias": weights[name]["shift"] - stat["mean"] * scale}
    return folded


def fold(weights, stats):
    """Weights for play. What is added to a convolution before its norm (the stem's numbers) is scaled with it."""
    folded = {}
    norms = affine(weights, stats)
    for name, layer in weights.items():
        norm = norms.get(name)
        folded[name] = layer if norm is None else {"w": layer["w"] * norm["scale"], "b": norm["bias"]}
    scale = norms["stem"]["scale"]
    numbers = weights["stem_numbers"]
    folded["stem_numbers"] = {"w": numbers["w"] * scale, "b": numbers["b"] * scale}
    return folded


def apply(shape, folded, planes, numbers, dtype=jnp.bfloat16):
    """The net for play."""

    def conv(name, x, bias):
        return _conv(x, folded[name]["w"]) + (bias + folded[name]["b"].astype(x.dtype))

    return _forward(shape, conv, _dense(folded), planes.astype(dtype), numbers)


def cost(shape, cells):
    """Multiplications of one evaluation on so many cells."""
    sizes = {name: (width, inputs * outputs * max(width, 1) ** 2) for name, width, inputs, outputs, _ in layers(shape)}
    return sum(size * (cells if width else 1) for width, size in sizes.values())
