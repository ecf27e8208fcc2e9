"""Openings: which are even, that they are drawn by it, and that games and duels begin from them."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import duel
from callisto import env, learn, net, openings, search
from callisto.editions import named
from callisto.replay import turns
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


def test_the_most_even_openings_are_all_different():
    """One random pillar has few places: a pool has it many times, and deterministic nets would play the same game again."""
    v = named("pocket-2")
    state, _, uneven = openings.most_even(v, by_lowest_row(v), 48, jax.random.key(1), turns(v), pool=8)
    assert (np.diff(uneven) >= 0).all() and uneven[0] == 0
    boards = np.asarray(env.unpack(state.own, v.side)).reshape(48, 4, -1)
    pillars = np.asarray(env.unpack(state.pillars, v.side)).reshape(48, 1, -1)
    marks = [{np.append(b, p, 0)[:, t].tobytes() for t in turns(v)} for b, p in zip(boards, pillars)]
    assert all(not (a & b) for i, a in enumerate(marks) for b in marks[:i])


def test_too_small_a_pool_is_told():
    v = named("pocket-2")
    with pytest.raises(ValueError, match="different openings"):
        openings.most_even(v, by_lowest_row(v), 200, jax.random.key(1), turns(v), pool=1)


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
    start, uneven = match.even_openings([side, side], 1)
    own = np.asarray(start[0].own)
    assert len(uneven) == 6 and own.any((1, 2)).all()
    np.testing.assert_array_equal(own[0::2], own[1::2])
    winner, _ = match.play(side, side, start)
    assert ((winner == np.asarray(match.seats)).reshape(-1, 2).sum(-1) == 1).all()
