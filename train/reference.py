"""The exported net in plain NumPy, and golden positions for other implementations.

`python train/reference.py net.safetensors golden.json --variant 2` plays a random game and writes for some of its positions
the moves that lead there, what the net sees, and what it answers.
"""

import argparse
import json

import jax
import jax.numpy as jnp
import numpy as np

import export
from callisto import env, features
from callisto.editions import PLANES, named


class Reference:
    """The net of one variant."""

    def __init__(self, path, variant):
        self.tensors, metadata = export.read(path)
        self.shape, self.variant = json.loads(metadata["shape"]), variant

    def _w(self, name):
        return self.tensors[f"{name}/w"].astype(np.float32)

    def conv(self, name, x, bias=0.0):
        w = self._w(name)
        margin = w.shape[0] // 2
        padded = np.pad(x, ((margin, margin), (margin, margin), (0, 0)))
        high, wide = x.shape[:2]
        y = bias + sum(
            padded[dy : dy + high, dx : dx + wide] @ w[dy, dx] for dy in range(w.shape[0]) for dx in range(w.shape[1])
        )
        if f"{name}/b" in self.tensors:
            return y + self.tensors[f"{name}/b"]
        norm = f"{self.variant}/{name}"
        return y * self.tensors[f"{norm}/scale"] + self.tensors[f"{norm}/bias"]

    def dense(self, name, x):
        return x @ self._w(name) + self.tensors[f"{name}/b"]

    def __call__(self, planes, numbers):
        """The answers for planes [side, side, 13] and numbers [128]; see callisto/net.py."""
        planes = planes.astype(np.float32)
        mask = planes[..., :1]

        def relu(x):
            return np.maximum(x, 0) * mask

        def pooled(x):
            return np.concatenate([x.sum((0, 1)) / mask.sum(), x.max((0, 1))])

        x = relu(self.conv("stem", planes, self.dense("stem_numbers", numbers)))
        for b in range(self.shape["blocks"]):
            y = relu(self.conv(f"block{b}/down", x))
            y = relu(self.conv(f"block{b}/first", y))
            if f"block{b}/pool/w" in self.tensors:
                y = relu(y + self.dense(f"block{b}/pool", pooled(y)))
            y = relu(self.conv(f"block{b}/second", y))
            x = relu(x + self.conv(f"block{b}/up", y))
        p = relu(self.conv("policy/in", x))
        p = relu(p + self.dense("policy/pool", pooled(p)))
        h = np.maximum(self.dense("value/dense", pooled(relu(self.conv("value/in", x)))), 0)
        return {
            "policy": self.conv("policy/out", p).reshape(-1),
            "win": self.dense("value/win", h),
            "score": self.dense("value/score", h),
            "owner": self.conv("owner", x),
        }


def positions(v, seed):
    """A random game: the moves so far, the state and its legal placements, at every turn."""
    rng = np.random.default_rng(seed)
    step = jax.jit(lambda s, a: env.step(v, s, a))
    state, moves = env.start(v), []
    rows = env.legal(v, state)
    while not bool(state.over):
        yield list(moves), state, rows
        action = int(rng.choice(np.nonzero(np.asarray(env.legal_mask(v, rows)))[0]))
        moves.append(v.text(action))
        state, rows = step(state, jnp.int32(action))


def golden(path, variant, seed=7, every=9):
    """Positions with the net's answers, to six digits."""
    v, net = named(variant), Reference(path, variant)
    found = []
    for number, (moves, state, rows) in enumerate(positions(v, seed)):
        if number % every:
            continue
        planes, numbers = np.asarray(features.planes(v, state, rows)), np.asarray(features.numbers(v, state))
        out = net(planes, numbers)
        mask = np.asarray(env.legal_mask(v, rows))
        order = np.argsort(np.where(mask, -out["policy"], np.inf), kind="stable")[: min(12, mask.sum())]
        players = out["win"][: v.players]
        found.append({
            "moves": moves,
            "legal": int(mask.sum()),
            "policy": [{"move": v.text(a), "logit": round(float(out["policy"][a]), 6)} for a in order],
            "win": np.round(np.exp(players - players.max()) / np.exp(players - players.max()).sum(), 6).tolist(),
            "score": np.round(10 * out["score"][: v.colours], 5).tolist(),
        })  # fmt: skip
    return {"variant": variant, "positions": found}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net")
    parser.add_argument("golden")
    parser.add_argument("--variant", default="2")
    args = parser.parse_args()
    found = golden(args.net, args.variant)
    lines = ",\n".join(json.dumps(position) for position in found["positions"])
    with open(args.golden, "w") as file:
        file.write(f'{{"variant": {json.dumps(args.variant)}, "positions": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
