"""Larger nets that learn from a small one's games: growing, the soft head, light checkpoints, who plays and who learns."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import duel
import export
import grow as growing
from callisto import checkpoint, grow, learn, net
from callisto.editions import named
from callisto.replay import Replay
from small import SHAPE, arguments, random_games, run

LARGE = net.Shape(blocks=3, channels=24, narrow=16, policy=16, value=12, dense=24, soft=True)


@pytest.fixture(scope="module")
def batch():
    v = named("pocket-2")
    replay = Replay(v, 1, q_share=0.0)
    replay.add(random_games(v, 16))
    places = replay.draw(np.random.default_rng(0), 1, 32)[0]
    return v, replay, jax.jit(replay.batch)(replay.games, places, jax.random.key(0))


def small_net(batch):
    """A net none of whose weights is what it was at first, with its statistics."""
    weights = net.init(SHAPE, jax.random.key(5))
    leaves, tree = jax.tree.flatten(weights)
    keys = jax.random.split(jax.random.key(6), len(leaves))
    weights = tree.unflatten([w + 0.1 * jax.random.normal(k, w.shape) for w, k in zip(leaves, keys)])
    train_apply = jax.jit(net.train_apply, static_argnums=0)
    return weights, train_apply(SHAPE, weights, batch.planes, batch.numbers)[1]


def test_a_grown_net_computes_the_same_and_then_learns(batch):
    v, replay, batch = batch
    weights, stats = small_net(batch)
    grown = grow.weights(SHAPE, weights, LARGE, jax.random.key(7))
    small = net.apply(SHAPE, net.fold(weights, stats), batch.planes, batch.numbers, jnp.float32)
    large = net.apply(LARGE, net.fold(grown, grow.stats(stats, LARGE)), batch.planes, batch.numbers, jnp.float32)
    for name in small:
        np.testing.assert_allclose(np.asarray(small[name]), np.asarray(large[name]), atol=1e-4)

    learner = learn.begin(grown)
    trainer = learn.Trainer(v, LARGE, replay)
    for place in replay.draw(np.random.default_rng(1), 2, 32):
        learner, _ = trainer.step(learner, replay.games, place, jax.random.key(8), 1e-3)
    heard = learner.weights["block0/first"]["w"][:, :, SHAPE.narrow :, : SHAPE.narrow]
    assert np.asarray(jnp.abs(heard) > 0).mean() > 0.9, "old channels begin to listen to new ones"
    assert np.asarray(jnp.abs(learner.weights["block2/up"]["gain"][: SHAPE.channels]) > 0).mean() > 0.9


def test_a_net_does_not_shrink():
    with pytest.raises(ValueError, match="does not grow"):
        grow.weights(LARGE, net.init(LARGE, jax.random.key(0)), SHAPE, jax.random.key(0))


def test_soft_loss_is_smallest_at_the_fourth_root(batch):
    """Only actions that the target names count, and one of probability 0 is no action."""
    _, _, batch = batch
    target = jnp.tile(jnp.array([0.81, 0.1296, 0.0016, 0.0]), (32, 1))
    batch = batch._replace(action=jnp.tile(jnp.array([5, 2, 9, 0]), (32, 1)), target=target)
    logits = jnp.full((32, batch.mask.shape[1]), 3.0)

    def loss(named):
        return float(learn._soft(logits.at[:, jnp.array([5, 2, 9])].set(jnp.log(jnp.array(named))), batch).mean())

    roots = np.array([0.81, 0.1296, 0.0016]) ** 0.25
    share = roots / roots.sum()
    assert loss(roots) == pytest.approx(-(share * np.log(share)).sum(), rel=1e-4)
    assert loss(roots) < min(loss([0.81, 0.1296, 0.0016]), loss([1, 1, 1]))


def test_a_light_checkpoint_plays_the_same_and_is_small(tmp_path, batch):
    weights, stats = small_net(batch[2])
    learner, about = learn.begin(weights)._replace(step=jnp.int32(700)), {"seconds": 60.0, "games": 8}
    for name, light in (("full", False), ("light", True)):
        checkpoint.save(tmp_path / name, SHAPE, learner, {"pocket-2": stats}, about, light=light)
    full, light = (checkpoint.load(tmp_path / name) for name in ("full", "light"))
    assert (tmp_path / "light").stat().st_size < 0.4 * (tmp_path / "full").stat().st_size
    assert light[0] == SHAPE and light[3] == full[3]
    assert int(full[1].step) == 700 and int(light[1].step) == 0
    for a, b in zip(jax.tree.leaves(full[1].ema), jax.tree.leaves(light[1].weights)):
        assert b.dtype == jnp.float32
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-3, atol=1e-6)


def test_one_plays_and_two_learn(tmp_path, monkeypatch, capsys):
    """A small net plays, a teacher that grew from it and a student learn; then the teacher takes turns with it."""
    run(monkeypatch, *arguments(tmp_path / "a", "--iterations", 1))
    small, teacher = tmp_path / "a" / "checkpoint.npz", tmp_path / "teacher.npz"
    growing.grown(small, teacher, blocks=2, channels=16, soft=True)
    growing.grown(small, tmp_path / "student.npz", soft=True)
    kept = ["--iterations", 2, "--even", 0.5, "--light", "--player", small, "--player-share", 0.5]
    run(monkeypatch, *arguments(tmp_path / "b", "--resume", teacher, "--also", tmp_path / "student.npz", *kept))
    lines = [line.split("\t") for line in (tmp_path / "b" / "log.tsv").read_text().splitlines()]
    rows = [dict(zip(lines[0], line)) for line in lines[1:]]
    assert sorted(row["player"] for row in rows) == ["other", "self"]
    assert {"soft", "policy", "also_soft", "also_policy"} <= rows[0].keys()
    learned = {name: checkpoint.load(tmp_path / "b" / f"{name}.npz") for name in ("checkpoint", "checkpoint-light", "also")}
    assert [learned[name][0].channels for name in learned] == [16, 16, 8]
    assert all(about["games"] == 16 for _, _, _, about in learned.values())
    assert learned["checkpoint"][3]["grown"]["games"] == 8

    export.export(tmp_path / "b" / "also.npz", tmp_path / "net.safetensors")
    tensors, metadata = export.read(tmp_path / "net.safetensors")
    assert "policy/out/w" in tensors and not any("soft" in name for name in [*tensors, metadata["shape"]])
    assert duel.Side.load(tmp_path / "b" / "checkpoint-light.npz", "pocket-2", 1, 0.15).shape.blocks == 2
