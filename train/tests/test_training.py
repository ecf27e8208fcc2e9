"""Small nets on a CPU: they learn, they can be stopped and go on, and what is exported computes the same."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import duel
import export
import reference
from callisto import checkpoint, env, features, learn, net, search
from callisto.editions import named
from callisto.replay import Replay, symmetries
from callisto.selfplay import SelfPlay, empty
from small import SHAPE, arguments, random_games, run

@pytest.fixture(scope="module")
def pocket():
    """The smallest board, its games and a trainer."""
    v = named("pocket-2")
    replay = Replay(v, 1, q_share=0.0)
    replay.add(random_games(v, 32))
    return v, replay, learn.Trainer(v, SHAPE, replay)


def test_loss_falls(pocket):
    """After a few dozen steps on games of one habit the net knows it, and scores and owners better."""
    v, replay, trainer = pocket
    learner = learn.begin(net.init(SHAPE, jax.random.key(0)))
    rng = np.random.default_rng(0)
    parts = []
    for place, key in zip(replay.draw(rng, 40, 64), jax.random.split(jax.random.key(1), 40)):
        learner, found = trainer.step(learner, replay.games, place, key, 3e-3)
        parts.append({name: float(value) for name, value in found.items()})

    def mean(name, part):
        return np.mean([p[name] for p in part])

    for name, share in (("policy", 0.85), ("score", 0.5), ("owner", 0.85)):
        assert mean(name, parts[-10:]) < share * mean(name, parts[:5]), name


def test_turned_actions_are_legal_on_the_turned_board(pocket):
    """The target of a turned position is a legal action there."""
    v, replay, _ = pocket
    assert len(symmetries(v)[0]) == 8
    batch = jax.jit(replay.batch)(replay.games, replay.draw(np.random.default_rng(3), 1, 256)[0], jax.random.key(0))
    assert np.asarray(jnp.take_along_axis(batch.mask, batch.action[:, :1], 1)).all()
    np.testing.assert_allclose(np.asarray(batch.win.sum(-1)), 1, atol=1e-3)


def test_play_computes_what_training_computes(pocket):
    """Norms folded into the weights give the same answers as norms by the batch, but for bfloat16."""
    v, replay, _ = pocket
    places = replay.draw(np.random.default_rng(0), 1, 64)[0]
    batch = jax.jit(replay.batch)(replay.games, places, jax.random.key(0))
    weights = net.init(SHAPE, jax.random.key(5))
    trained, stats = jax.jit(net.train_apply, static_argnums=0)(SHAPE, weights, batch.planes, batch.numbers)
    played = net.apply(SHAPE, net.fold(weights, stats), batch.planes, batch.numbers, jnp.float32)
    for name in trained:
        np.testing.assert_allclose(np.asarray(trained[name]), np.asarray(played[name]), atol=0.12)


def test_grid_size_makes_no_difference():
    """Rows and columns without cells around a board change nothing, so that an engine may leave them out."""
    planes = np.zeros((1, 8, 8, features.SPATIAL), np.float32)
    planes[0, :6, :6] = np.random.default_rng(0).random((6, 6, features.SPATIAL)) < 0.5
    planes[0, :6, :6, 0] = 1
    wider = np.pad(planes, ((0, 0), (3, 2), (3, 2), (0, 0)))
    weights = net.fold(net.init(SHAPE, jax.random.key(5)), learn.fresh_stats(SHAPE))
    small, large = (
        net.apply(SHAPE, weights, p, jnp.zeros((1, features.GLOBAL)), jnp.float32) for p in (planes, wider)
    )
    np.testing.assert_allclose(small["win"], large["win"], atol=1e-4)
    np.testing.assert_allclose(small["owner"][0, :6, :6], large["owner"][0, 3:9, 3:9], atol=1e-4)


def test_search_finds_the_move_that_wins():
    """One ply before the end, with a net that knows nothing, search names a winning move wherever there is one."""
    v = named("pocket-2")
    config = search.Config(sims=16, considered=16, targets=16)
    weights = net.fold(net.init(SHAPE, jax.random.key(2)), learn.fresh_stats(SHAPE))
    games = random_games(v, 32, seed=4)
    last = np.asarray(games.record.use).sum(0) - 1
    state = jax.tree.map(lambda a: a[last, np.arange(32)], games.record.state)
    rows = jax.vmap(lambda s: env.legal(v, s))(state)
    chosen, _, target, win, _ = jax.jit(
        lambda s, r, k: search.search(v, SHAPE, config, weights, s, r, k)
    )(state, rows, jax.random.key(0))
    masks = np.asarray(jax.vmap(lambda r: env.legal_mask(v, r))(rows))
    assert masks[np.arange(32), np.asarray(chosen)].all()
    assert (np.asarray(target).sum(-1) < 1.01).all()
    after, _ = jax.vmap(lambda s, a: env.step(v, s, a))(state, chosen)
    # A last move with no answer: what search says about the winner is what happens.
    few = masks.sum(-1) == 1
    ended = np.asarray(after.over) & few
    winner = np.asarray(jax.vmap(lambda s: env.winner(v, s))(after))
    assert ended.any()
    assert (np.asarray(win)[ended, winner[ended]] > 0.9).all()


def test_plies_that_nobody_plays_count_as_over():
    """They were counted as played, and the log told the longest possible games."""
    assert np.asarray(empty(named("pocket-2"), search.Config(), 4).state.over).all()


def test_only_the_first_player_slips():
    """Games with and without slips part at a move of the first player, and each is learned from all the same."""
    v, config = named("pocket-2"), search.Config(sims=8, considered=8, targets=8)
    weights = net.fold(net.init(SHAPE, jax.random.key(2)), learn.fresh_stats(SHAPE))
    sure, slips = (SelfPlay(v, SHAPE, config, 16, 0.0, share).play(weights, np.random.default_rng(1)) for share in (0, 1))
    mover = np.asarray(sure.record.state.mover)
    same = (np.asarray(sure.record.state.own) == np.asarray(slips.record.state.own)).all((2, 3))
    parted = np.argmin(same, 0)
    assert (~same).any(0).sum() > 8
    for game in np.flatnonzero((~same).any(0)):
        assert mover[parted[game] - 1, game] == 0
    assert (np.asarray(slips.record.use) == ~np.asarray(slips.record.state.over)).all()


def test_a_run_goes_on_and_is_exported(tmp_path, monkeypatch, capsys):
    """Trains, goes on from the checkpoint, and exports a net that NumPy computes as JAX does."""
    first, second = tmp_path / "one", tmp_path / "two"
    cache = ["--cache", tmp_path / "cache"]
    run(monkeypatch, *arguments(first, "--iterations", 1, *cache))
    saved = checkpoint.load(first / "checkpoint.npz")
    run(monkeypatch, *arguments(second, "--iterations", 1, "--resume", first / "checkpoint.npz", *cache))
    shape, learner, stats, about = checkpoint.load(second / "checkpoint.npz")
    assert about["iteration"] == 2 and about["games"] == 16 and about["seconds"] > saved[3]["seconds"]
    assert int(learner.step) > int(saved[1].step) > 0
    assert "nodes/s" in capsys.readouterr().out and (second / "log.tsv").read_text().count("\n") == 2

    export.export(second / "checkpoint.npz", tmp_path / "net.safetensors")
    played = reference.golden(tmp_path / "net.safetensors", "pocket-2", every=12)
    v, ref = named("pocket-2"), reference.Reference(tmp_path / "net.safetensors", "pocket-2")
    weights = net.fold(learner.ema, stats["pocket-2"])
    assert played["positions"][0]["legal"] == 36
    for _, state, rows in list(reference.positions(v, 1))[::10]:
        planes, numbers = features.planes(v, state, rows), features.numbers(v, state)
        mine = net.apply(shape, weights, planes[None], numbers[None], jnp.float32)
        theirs = ref(np.asarray(planes), np.asarray(numbers))
        for name in theirs:
            if name == "owner":
                on = np.asarray(planes)[..., 0] > 0
                np.testing.assert_allclose(np.asarray(mine[name][0])[on], theirs[name][on], atol=0.02)
            elif name != "policy":
                np.testing.assert_allclose(np.asarray(mine[name][0]), theirs[name], atol=0.02)


def test_time_limit(tmp_path, monkeypatch):
    """Without time a run stops at once and still leaves a checkpoint."""
    run(monkeypatch, *arguments(tmp_path, "--minutes", 0))
    assert checkpoint.load(tmp_path / "checkpoint.npz")[3]["iteration"] == 0


def test_a_duel_gives_each_side_each_seat():
    """Against itself a net wins one game of each round, and whoever sits where plays the same game from either side."""
    v = named("pocket-2")
    match = duel.Duel(v, 17, considered=4, opening=2)
    weights = net.fold(net.init(SHAPE, jax.random.key(2)), learn.fresh_stats(SHAPE))
    quick, slow = (duel.Side(SHAPE, weights, sims, 0.15) for sims in (1, 4))
    seats = np.asarray(match.seats)
    start = match.random_openings(1)
    even, ours, theirs = (match.play(*sides, start) for sides in ((quick, quick), (slow, quick), (quick, slow)))
    assert ((even[0] == seats).reshape(-1, 2).sum(-1) == 1).all()
    assert duel.told(v, seats, *even).startswith("won 8 of 16 = 50.0 % (28.0 to 72.0), by seat ")
    np.testing.assert_array_equal(ours[1][0::2], theirs[1][1::2])
    np.testing.assert_array_equal(ours[1][1::2], theirs[1][0::2])
    assert (ours[1][0::2] != ours[1][1::2]).any()
