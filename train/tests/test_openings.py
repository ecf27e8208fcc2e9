"""Openings: which are even, that they are drawn by it, and that games and duels begin from them."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import duel
from callisto import env, learn, net, openings, search
from callisto.editions import named
from callisto.selfplay import SelfPlay
from small import SHAPE


@pytest.mark.parametrize(
    "variant, win, expected",
    [
        ("2", [0.5, 0.5, 0, 0], 0),
        ("2", [0.35, 0.65, 0, 0], 0.3),
        ("2", [1, 0, 0, 0], 1),
        ("4c", [0.65, 0.35, 0, 0], 0.3),
        ("3", [1.3 / 3, 0.3, 0.8 / 3, 0], 0.3),
        ("4", [0.1, 0.3, 0.3, 0.3], 0.2),
        ("4", [0.6, 0.2, 0.1, 0.1], 1),
    ],
)
def test_an_opening_is_uneven_if_anybody_is_far_above_an_equal_share(variant, win, expected):
    np.testing.assert_allclose(openings.unevenness(named(variant), jnp.array(win)), expected, atol=1e-6)


def by_lowest_row(v):
    """Chances that tell openings apart: even where a cell of the lowest row is taken, decided otherwise."""

    def judge(state, rows):
        low = (state.own[:, :, 0] > 0).any(1)
        return jnp.where(low[:, None], jnp.eye(4)[: v.players].sum(0) / v.players, jnp.eye(4)[0])

    return judge


def test_even_openings_are_drawn_where_there_are_any():
    v = named("pocket-2")
    judge = by_lowest_row(v)
    uneven = openings.unevenness(v, judge(*openings.random(v, 64, jax.random.key(0))))
    assert 0.1 < np.asarray(uneven).mean() < 0.9, "the test needs both kinds"
    state, rows = jax.jit(lambda k: openings.even(v, judge, 64, k))(jax.random.key(0))
    assert np.asarray(openings.unevenness(v, judge(state, rows))).mean() < 0.05
    np.testing.assert_array_equal(rows, jax.vmap(lambda s: env.legal(v, s))(state))


def test_random_openings_have_one_to_three_plies_of_each_colour():
    v = named("pocket-3")
    state, _ = openings.random(v, 256, jax.random.key(3))
    pillars = np.asarray(v.stock - state.stock[:, :3]).sum(-1)
    pieces = np.asarray(v.copies.sum() - state.left[:, :3].astype(int).sum(-1)).sum(-1)
    assert set(pillars + pieces) == set(range(1, 10))


def test_listed_openings_are_played_as_they_are_written():
    v = named("pocket-2")
    lines = openings.listed(v)[:40]
    state, rows = openings.after(v, lines)
    for i, line in enumerate(lines):
        one = env.start(v)
        for action in line:
            assert bool(env.legal_mask(v, env.legal(v, one))[action])
            one, _ = env.step(v, one, jnp.int32(action))
        np.testing.assert_array_equal(state.own[i], one.own)
        assert state.mover[i] == one.mover == len(line) % 2
    np.testing.assert_array_equal(rows, jax.vmap(lambda s: env.legal(v, s))(state))


def test_a_game_without_a_list_is_told():
    with pytest.raises(FileNotFoundError, match="no list of even openings for pocket-2c"):
        openings.listed(named("pocket-2c"))


def test_more_games_than_the_list_has_are_told():
    with pytest.raises(SystemExit, match="at most"):
        duel.Duel(named("pocket-2"), 40_000).even_openings(1)


def test_games_begin_from_even_openings():
    """Half of the games; random plies come in the other half only, and are not learned from."""
    v, config = named("pocket-2"), search.Config(sims=2, considered=2, targets=4)
    weights = net.fold(net.init(SHAPE, jax.random.key(2)), learn.fresh_stats(SHAPE))
    games = SelfPlay(v, SHAPE, config, 32, random_share=1.0, even_share=0.5).play(weights, np.random.default_rng(1))
    record = games.record
    is_even = np.asarray(record.state.own[0]).any((1, 2))
    assert 4 < is_even.sum() < 28
    use, over = np.asarray(record.use), np.asarray(record.state.over)
    np.testing.assert_array_equal(use[:, is_even], ~over[:, is_even])
    assert not use[0, ~is_even].any()


def test_a_duel_from_even_openings():
    """All games of a round have the same opening; a net against itself wins one of each round."""
    v = named("pocket-2")
    match = duel.Duel(v, 12, considered=2)
    weights = net.fold(net.init(SHAPE, jax.random.key(2)), learn.fresh_stats(SHAPE))
    side = duel.Side(SHAPE, weights, 1, 0.15)
    start = match.even_openings(1)
    own = np.asarray(start[0].own)
    assert len(own) == 12 and own.any((1, 2)).all()
    np.testing.assert_array_equal(own[0::2], own[1::2])
    winner, _ = match.play(side, side, start)
    assert ((winner == np.asarray(match.seats)).reshape(-1, 2).sum(-1) == 1).all()
