"""Editions as arrays, read from the data files of the `callisto` crate, so that one program plays them all.

The net knows the shapes of all built-in editions. They are numbered as in `pentobi`, then those that only `pocket`
has; their orientations are found in the order of `Rules::orientations()`. For a classic edition the first 38 policy
planes are therefore its orientations in the order of the crate. The last plane, `PILLAR`, is for pillars.

A placement is named by its plane and the lower left corner of its bounding box. Cells are counted on the smallest
square that holds every cell in use, row 0 at the bottom; `Variant.offset` leads from there to the crate's cells.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parents[2] / "crates" / "callisto" / "data"
COLOURS = 4  # arrays have room for four colours, however many play
BOX = 5  # no bounding box is larger


def _toml(path):
    return tomllib.loads((DATA / path).read_text())


def _normal(cells):
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted(((x - left, y - low) for x, y in cells), key=lambda c: (c[1], c[0])))


def _orientations(picture):
    """Every way to turn and flip a shape: four clockwise quarter turns, then those of its mirror image."""
    rows = picture.strip("\n").replace("\n", "/").split("/")
    cells = [(x, y) for y, row in enumerate(reversed(rows)) for x, c in enumerate(row) if c in "Xx"]
    found = []
    for _ in range(2):
        for _ in range(4):
            if _normal(cells) not in found:
                found.append(_normal(cells))
            cells = [(y, -x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return found


def _shapes():
    names = list(_toml("editions/pentobi.toml")["pieces"])
    names += [n for n in _toml("editions/pocket.toml")["pieces"] if n not in names]
    pictures = _toml("shapes.toml")
    return {name: _orientations(pictures[name]) for name in names}


SHAPES = _shapes()
KINDS = list(SHAPES)
ORIENTATIONS = [cells for ways in SHAPES.values() for cells in ways]
KIND_OF = np.array([k for k, ways in enumerate(SHAPES.values()) for _ in ways] + [0], np.int32)
SIZES = np.array([len(ways[0]) for ways in SHAPES.values()], np.int32)
PILLAR = len(ORIENTATIONS)
PLANES = PILLAR + 1


def _piece_rows():
    rows = np.zeros((PLANES, BOX), np.uint32)
    for plane, cells in enumerate(ORIENTATIONS + [((0, 0),)]):
        for x, y in cells:
            rows[plane, y] |= np.uint32(1 << x)
    return rows


PIECE_ROWS = _piece_rows()


@dataclass(frozen=True, eq=False)
class Variant:
    """An edition with a number of players, as arrays. Sets of cells are rows of bits: bit x of row y."""

    name: str
    colours: int
    players: int
    side: int
    offset: tuple
    playable: np.ndarray  # where pieces lie (C8)
    cells: np.ndarray  # every cell in use: playable, or good for a pillar
    copies: np.ndarray  # of each kind of piece (C2)
    stock: int  # pillars of a colour
    on: np.ndarray  # [first, later]: where pillars may stand at all (C7, C7p)
    always: np.ndarray  # [first, later]: where they need nothing beside them
    beside_piece: tuple  # [first, later]: whether a piece beside it will do
    apart: tuple  # [first, later]: whether it has to stand apart from other pillars
    may_retire: bool
    strict_exit: bool

    @property
    def actions(self):
        return self.side * self.side * PLANES

    @property
    def retire(self):
        """The number of the action that retires (C10); search never considers it."""
        return self.actions

    @property
    def plies(self):
        """The most turns that a game can have."""
        return self.colours * (int(self.copies.sum()) + self.stock)

    def action(self, plane, x, y):
        return (y * self.side + x) * PLANES + plane

    def place(self, action):
        """Plane, column and row of an action."""
        cell, plane = divmod(int(action), PLANES)
        return plane, cell % self.side, cell // self.side

    def cells_of(self, action):
        plane, x, y = self.place(action)
        shape = ORIENTATIONS[plane] if plane < PILLAR else ((0, 0),)
        return [(x + dx, y + dy) for dx, dy in shape]

    def text(self, action):
        """The move as a cell list, in the crate's coordinates."""
        if action == self.retire:
            return "retire"
        ox, oy = self.offset
        return ",".join(f"{chr(97 + x + ox)}{y + oy + 1}" for x, y in self.cells_of(action))

    def parse(self, text):
        """The action of a cell list."""
        if text == "retire":
            return self.retire
        ox, oy = self.offset
        cells = [(ord(c[0]) - 97 - ox, int(c[1:]) - 1 - oy) for c in text.lower().split(",")]
        x, y = min(x for x, _ in cells), min(y for _, y in cells)
        plane = PILLAR if len(cells) == 1 else ORIENTATIONS.index(_normal(cells))
        return self.action(plane, x, y)


def _rows(grid):
    return (grid.astype(np.uint32) << np.arange(grid.shape[1], dtype=np.uint32)).sum(1).astype(np.uint32)


def grid(rows, side):
    """Rows of bits as a grid of booleans [y, x]."""
    return (np.asarray(rows)[..., None] >> np.arange(side, dtype=np.uint32)) & 1 > 0


def _picture(text):
    lines = [line for line in text.split("\n") if line.strip()]
    width = max(map(len, lines))
    return np.array([list(line.ljust(width)) for line in reversed(lines)])


@cache
def variant(edition="pentobi", players=2, four_colours=False, strict_exit=False):
    """The arrays of an edition for a number of players."""
    data = _toml(f"editions/{edition}.toml")
    colours = 4 if four_colours else players
    board = _picture((DATA / "boards" / f"{data['boards'][str(colours)]}.txt").read_text())
    names = {"open": ".", "centre": "+", "border": "#"}
    playable = (board == ".") | (board == "+")
    framed = np.pad(board != " ", 1)
    inner = framed[:-2, 1:-1] & framed[2:, 1:-1] & framed[1:-1, :-2] & framed[1:-1, 2:]
    on, always, piece, apart = [], [], [], []
    for rule in (data["pillars"]["first"], data["pillars"]["later"]):
        beside = rule.get("beside", [])
        on.append(np.isin(board, [names[r] for r in rule["on"]]))
        always.append(on[-1] & ((~inner & ("frame" in beside)) | (not beside)))
        piece.append("piece" in beside)
        apart.append(rule.get("apart", False))
    used = playable | on[0] | on[1]
    ys, xs = np.nonzero(used)
    x, y = int(xs.min()), int(ys.min())
    side = int(max(xs.max() - x, ys.max() - y)) + 1

    def cut(full):
        square = np.zeros((side, side), bool)
        part = full[y : y + side, x : x + side]
        square[: part.shape[0], : part.shape[1]] = part
        return _rows(square)

    return Variant(
        name=f"{edition}-{players}" + ("c" if four_colours else "") + ("s" if strict_exit else ""),
        colours=colours,
        players=players,
        side=side,
        offset=(x, y),
        playable=cut(playable),
        cells=cut(used),
        copies=np.array([data["pieces"].get(kind, 0) for kind in KINDS], np.int8),
        stock=data["pillars"]["count"],
        on=np.stack([cut(m) for m in on]),
        always=np.stack([cut(m) for m in always]),
        beside_piece=tuple(piece),
        apart=tuple(apart),
        may_retire=data["last_pillar"] == "may",
        strict_exit=strict_exit,
    )


def named(name):
    """A variant by its short name: `2`, `3`, `4`, `4c` (two players, four colours), or `pocket-3` and the like."""
    edition, _, players = name.rpartition("-")
    four = players.endswith("c")
    return variant(edition or "pentobi", 2 if four else int(players), four)
