"""Losses, AdamW, and the moving average of the weights that plays the games."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from . import net
from .search import NEVER


class Learner(NamedTuple):
    """All that a step changes."""

    weights: dict
    mean: dict  # Adam's moments
    square: dict
    ema: dict
    step: jax.Array


def begin(weights):
    """A learner that knows these weights and has made no step."""
    zeros = jax.tree.map(jnp.zeros_like, weights)
    copy = jax.tree.map(jnp.copy, (zeros, zeros, weights))
    return Learner(weights, copy[0], copy[1], copy[2], jnp.int32(0))


def losses(v, out, batch):
    """The parts of the loss, and how often the value names the winner."""
    logits = jnp.where(batch.mask, out["policy"], NEVER)
    log_policy = jax.nn.log_softmax(logits, -1)
    line = jnp.arange(logits.shape[0])[:, None]
    named = jnp.take_along_axis(log_policy, batch.action, 1)
    # Actions that the target does not name share what it leaves, in whatever proportion they like.
    others = jax.nn.logsumexp(log_policy.at[line, batch.action].set(NEVER), -1)
    left = jnp.maximum(1 - batch.target.sum(-1), 0)
    policy = -(jnp.where(batch.target > 0, batch.target * named, 0)).sum(-1) - jnp.where(left > 1e-3, left * others, 0)
    parts = {"policy": policy}
    if "soft" in out:
        parts["soft"] = _soft(out["soft"], batch)
    players = jnp.arange(4) < v.players
    log_win = jax.nn.log_softmax(jnp.where(players, out["win"], NEVER), -1)
    win = -jnp.where(players, batch.win * log_win, 0).sum(-1)
    off = jnp.where(jnp.arange(4) < v.colours, jnp.abs(out["score"] - batch.score), 0)
    score = jnp.where(off < 1, off**2 / 2, off - 0.5).sum(-1)
    cells = batch.planes[..., 0].astype(jnp.float32)
    log_owner = jax.nn.log_softmax(out["owner"], -1)
    owner = -jnp.take_along_axis(log_owner, batch.owner[..., None], -1)[..., 0]
    owner = (owner * cells).sum((1, 2)) / cells.sum((1, 2))
    right = jnp.argmax(log_win, -1) == batch.winner
    parts |= {"win": win, "score": score, "owner": owner, "right": right}
    return {name: part.astype(jnp.float32).mean() for name, part in parts.items()}


def _soft(logits, batch):
    """The loss of the flattened policy, to the power of 1/4, among the actions that the target names.

    Bad moves differ in it nearly as much as good ones do. After KataGo, which found that this teaches a net faster; the large
    weight is its, too.
    """
    is_named = batch.target > 0
    target = jnp.where(is_named, batch.target, 0) ** 0.25
    log = jax.nn.log_softmax(jnp.where(is_named, jnp.take_along_axis(logits, batch.action, 1), NEVER), -1)
    return -(target * jnp.where(is_named, log, 0)).sum(-1) / jnp.maximum(target.sum(-1), 1e-6)


WEIGHT = {"policy": 1.0, "soft": 8.0, "win": 1.0, "score": 0.3, "owner": 0.5}


class Trainer:
    """Compiled steps of one variant."""

    def __init__(self, v, shape, replay, decay=0.02, ema=0.998):
        self.v, self.shape, self.replay, self.decay, self.ema = v, shape, replay, decay, ema
        self.step = jax.jit(self._step, donate_argnums=0)
        self.stats = jax.jit(self._stats)

    def _step(self, learner, games, places, key, rate):
        batch = self.replay.batch(games, places, key)

        def loss(weights):
            out, _ = net.train_apply(self.shape, weights, batch.planes, batch.numbers)
            parts = losses(self.v, out, batch)
            return sum(WEIGHT[name] * parts[name] for name in WEIGHT if name in parts), parts

        grad, parts = jax.grad(loss, has_aux=True)(learner.weights)
        norm = jnp.sqrt(sum((g**2).sum() for g in jax.tree.leaves(grad)))
        grad = jax.tree.map(lambda g: g * jnp.minimum(1, 4 / (norm + 1e-6)), grad)
        step = learner.step + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, learner.mean, grad)
        square = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g**2, learner.square, grad)
        right_mean, right_square = 1 - 0.9**step, 1 - 0.99**step

        def move(w, m, s):
            pull = self.decay * w if w.ndim > 1 else 0
            return w - rate * (m / right_mean / (jnp.sqrt(s / right_square) + 1e-8) + pull)

        weights = jax.tree.map(move, learner.weights, mean, square)
        keep = jnp.minimum(self.ema, (1 + step) / (10 + step))
        ema = jax.tree.map(lambda e, w: keep * e + (1 - keep) * w, learner.ema, weights)
        return Learner(weights, mean, square, ema, step), parts

    def _stats(self, weights, games, places, key):
        batch = self.replay.batch(games, places, key)
        return net.train_apply(self.shape, weights, batch.planes, batch.numbers)[1]

    def settle(self, weights, rng, size, batches=4):
        """The statistics of all norms under these weights, over a few batches."""
        places = self.replay.draw(rng, batches, size)
        keys = jax.random.split(jax.random.key(int(rng.integers(1 << 62))), batches)
        found = [self.stats(weights, self.replay.games, p, k) for p, k in zip(places, keys)]
        return jax.tree.map(lambda *parts: sum(parts) / len(parts), *found)


def fresh_stats(shape):
    """Statistics that leave a fresh net's signals as they are, for the first games."""
    norms = {name: outputs for name, _, _, outputs, norm in net.layers(shape) if norm}
    return {name: {"mean": jnp.zeros(n), "var": jnp.ones(n)} for name, n in norms.items()}
