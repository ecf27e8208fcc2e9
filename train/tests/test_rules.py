"""The rules against the golden games and perft tables of the `callisto` crate, for every edition and player count."""

from functools import cache
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from callisto import env
from callisto.editions import COLOURS, PILLAR, SIZES, variant

DATA = Path(__file__).resolve().parents[2] / "crates" / "callisto" / "tests" / "data"
GOLDEN = sorted((DATA / "golden").glob("*.txt"))


def digest(lists):
    value = 0xCBF29CE484222325
    for byte in "".join(text + "\n" for text in sorted(lists)).encode():
        value = (value ^ byte) * 0x100000001B3 % (1 << 64)
    return value


def blocks(text):
    """The positions of a golden game as dictionaries of their lines, and the head."""
    head, *positions = text.split("\n== ")
    lines = [[line.split(": ", 1) for line in block.split("\n") if ": " in line] for block in [head, *positions]]
    return [dict(pair for pair in block if len(pair) == 2) for block in lines]


@cache
def text(v, action):
    return v.text(action)


def first(v, starter=0):
    """A new game as NumPy arrays, with its legal placements."""
    state = env.start(v, starter)
    return jax.tree.map(np.asarray, (state, env.legal(v, state)))


def legal_actions(v, rows):
    grid = (rows.T[:, None, :] >> np.arange(v.side, dtype=np.uint32)[None, :, None]) & 1
    return np.nonzero(grid.reshape(-1))[0]


@pytest.fixture(scope="module")
def compiled():
    steps = {}

    def get(v):
        if v not in steps:
            steps[v] = jax.jit(lambda s, a: env.step(v, s, a))
        return lambda state, action: jax.tree.map(np.asarray, steps[v](state, np.int32(action)))

    return get


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_golden_games(path, compiled):
    head, *positions = blocks(path.read_text())
    options = head["options"]
    v = variant(head["edition"], int(head["players"]), "four-colours" in options, "strict-exit" in options)
    state, rows = first(v, int(head["starter"]) - 1)
    for number, position in enumerate(positions):
        where = f"{path.stem} at {number}"
        mover = "nobody" if state.over else f"colour {int(state.mover) + 1}"
        assert position["to move"].split(",")[0] == mover, where
        for colour in range(v.colours):
            line = position[f"colour {colour + 1}"]
            held = state.left[colour][v.copies > 0]
            penalty = (state.left[colour] * SIZES).sum()
            assert sorted(held) == sorted(int(n) for n in line.split("pieces ")[1].split(",")[0].split()), where
            assert f"penalty {penalty}," in line, where
            assert f"out {'yes' if state.out[colour] else 'no'}" in line, where
            assert f"pillars {int(state.stock[colour])}," in line, where
        lists = [text(v, a) for a in legal_actions(v, rows)]
        if "retiring yes" in position["legal"]:
            assert v.may_retire and all("," not in cells for cells in lists), where
            lists.append("retire")
        assert position["legal"].endswith(f"{digest(lists):016x}"), where
        if "move" in position:
            action = v.parse(position["move"].split(" ")[0])
            assert v.text(action) == position["move"].split(" ")[0]
            state, rows = compiled(v)(state, action)
        else:
            assert state.over and f"winner {int(env.winner(v, state)) + 1}," in position["outcome"], where


def perft_cases():
    for edition in ("pentobi", "pocket"):
        for line in (DATA / "perft" / f"{edition}.txt").read_text().split("\n"):
            if line and line[0] != "#":
                players, options, moves, counts = (part.strip() for part in line.split(";"))
                counts = [int(n) for n in counts.split()[1::2]]
                yield edition, int(players), options, moves.split(), counts


def test_perft(compiled):
    """Counts of moves, and of two plies for two players where that is not too many."""
    deep = {}
    for edition, players, options, moves, counts in perft_cases():
        v = variant(edition, players, "four-colours" in options, "strict-exit" in options)
        state, rows = first(v)
        for move in moves:
            state, rows = compiled(v)(state, v.parse(move))
        actions = legal_actions(v, rows)
        retires = v.may_retire and not (rows[:PILLAR] > 0).any() and len(actions) > 0
        retires = retires and int(state.stock[state.mover]) + 2 <= v.stock
        assert len(actions) + retires == counts[0], (edition, players, options, moves)
        if v.may_retire or v.colours > 2 or len(counts) < 2 or len(actions) > 64:
            continue
        padded = np.resize(actions, 64)
        if v not in deep:
            deep[v] = jax.jit(jax.vmap(lambda s, a, v=v: env.legal_mask(v, env.step(v, s, a)[1]).sum(), (None, 0)))
        assert np.asarray(deep[v](state, padded))[: len(actions)].sum() == counts[1]


def test_a_finished_game_stays():
    v = variant()
    over = env.start(v)._replace(over=jnp.asarray(True), out=jnp.ones(COLOURS, bool))
    after, rows = env.step(v, over, jnp.int32(0))
    assert all((np.asarray(a) == np.asarray(b)).all() for a, b in zip(over, after)) and not rows.any()
