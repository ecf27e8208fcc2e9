//! A game: whose turn it is, what is allowed, and the result.

use super::action::Action;
use super::boards::Board;
use super::cells::{Cell, neighbours};
use super::edition::EditionName;
use super::grid::{Grid, Stone};
use super::pieces::{Hand, Shape, hand, placements, shape_of};
use super::{pillars, scoring};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What does not change during a game.
#[derive(Debug)]
struct Setup {
    edition: EditionName,
    players: usize,
    strict_exit: bool,
    colours: usize,
    starter: usize,
    board: Board,
    /// Every placement on the empty board, by shape.
    placements: BTreeMap<Shape, Vec<Vec<Cell>>>,
}

/// A position of a game.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Arc<Setup>,
    grid: Grid,
    hands: Vec<Hand>,
    pillars: Vec<usize>,
    out: Vec<bool>,
    to_move: Option<usize>,
    /// All that the colour to move may do, found once when its turn comes.
    legal: BTreeSet<Action>,
}

impl Game {
    /// The empty board. `four_colours` is C15: two players with two colours each on the board for
    /// four. `starter` is a colour.
    pub fn new(
        edition: EditionName,
        players: usize,
        strict_exit: bool,
        four_colours: bool,
        starter: usize,
    ) -> Self {
        assert!((2..=4).contains(&players), "C1: 2, 3 or 4 players");
        assert!(!four_colours || players == 2, "C15: for two players");
        let colours = if four_colours { 4 } else { players };
        assert!(starter < colours, "the starter is one of the colours");
        let board = Board::new(edition, colours);
        // C8: pieces lie on playable cells only
        let placements =
            hand(edition).into_keys().map(|shape| (shape, placements(shape, &board.playable))).collect();
        Self::begin(Arc::new(Setup { edition, players, strict_exit, colours, starter, board, placements }))
    }

    /// The same setup with nothing placed, which spares the making of the lists.
    pub fn again(&self) -> Self {
        Self::begin(Arc::clone(&self.setup))
    }

    fn begin(setup: Arc<Setup>) -> Self {
        let mut game = Self {
            grid: Grid::new(setup.board.width),
            hands: vec![hand(setup.edition); setup.colours],
            pillars: vec![3; setup.colours],
            out: vec![false; setup.colours],
            to_move: None,
            legal: BTreeSet::new(),
            setup,
        };
        game.give_turn_from(game.setup.starter);
        game
    }

    /// How many colours play.
    pub fn colours(&self) -> usize {
        self.setup.colours
    }

    /// The board with its regions.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Every placement of every shape on the empty board, each shape once.
    pub fn all_placements(&self) -> usize {
        self.setup.placements.values().map(Vec::len).sum()
    }

    /// The colour whose turn it is; nobody's when the game is over (C11).
    pub fn to_move(&self) -> Option<usize> {
        self.to_move
    }

    /// Whether a colour is out.
    pub fn is_out(&self, colour: usize) -> bool {
        self.out[colour]
    }

    /// The pieces that a colour still holds.
    pub fn hand(&self, colour: usize) -> &Hand {
        &self.hands[colour]
    }

    /// The pillars that a colour still holds.
    pub fn pillars_left(&self, colour: usize) -> usize {
        self.pillars[colour]
    }

    /// C12: what a colour's unplaced pieces cost.
    pub fn penalty(&self, colour: usize) -> usize {
        scoring::penalty(&self.hands[colour])
    }

    /// The penalties player by player; with four colours the sum of both (C15).
    pub fn penalties_by_player(&self) -> Vec<usize> {
        let mut sums = vec![0; self.setup.players];
        for colour in 0..self.setup.colours {
            sums[self.player_of(colour)] += self.penalty(colour);
        }
        sums
    }

    /// The player who has won, once the game is over.
    pub fn winner(&self) -> Option<usize> {
        if self.to_move.is_some() {
            return None;
        }
        // C15: the players take turns as their colours do, so the first colours give their order.
        let turn_order: Vec<usize> = (0..self.setup.players)
            .map(|turn| self.player_of((self.setup.starter + turn) % self.setup.colours))
            .collect();
        Some(scoring::winner(&self.penalties_by_player(), &turn_order))
    }

    /// C15: player one has the first and the third colour. Otherwise each player has one.
    fn player_of(&self, colour: usize) -> usize {
        colour % self.setup.players
    }

    /// Everything that the colour to move may do.
    pub fn legal(&self) -> BTreeSet<Action> {
        self.legal.clone()
    }

    /// Everything that a colour might do if it were its turn; nothing means that it is out (C10).
    fn options(&self, colour: usize) -> BTreeSet<Action> {
        let pillars = self.pillar_placements(colour);
        if self.pillars[colour] > 1 {
            return pillars; // C5: the first two turns
        }
        let mut options = self.piece_placements(colour);
        let stuck = options.is_empty();
        if stuck && self.setup.strict_exit {
            return options; // C10: out by the letter of the sheets
        }
        // C10: the last pillar may be declined only by who can place no piece, and not in Pentobi
        let may_retire = self.setup.edition != EditionName::Pentobi;
        if stuck && !pillars.is_empty() && may_retire {
            options.insert(Action::Retire);
        }
        options.extend(pillars); // C6, C9
        options
    }

    /// The pieces that a colour could place, out of turn too (C8).
    pub fn piece_placements(&self, colour: usize) -> BTreeSet<Action> {
        let held = self.hands[colour].iter().filter(|(_, count)| **count > 0);
        held.flat_map(|(shape, _)| &self.setup.placements[shape])
            .filter(|cells| self.piece_fits(colour, cells))
            .map(|cells| Action::Place(cells.clone()))
            .collect()
    }

    /// C8: on empty cells, and edge to edge with a pillar or a piece of the same colour.
    fn piece_fits(&self, colour: usize, cells: &[Cell]) -> bool {
        let own = |cell| self.grid.at(cell).is_some_and(|stone| stone.colour == colour);
        cells.iter().all(|&cell| self.grid.at(cell).is_none())
            && cells.iter().any(|&cell| neighbours(cell).into_iter().any(own))
    }

    /// The cells where a colour could place its next pillar, if it holds one, out of turn too.
    pub fn pillar_placements(&self, colour: usize) -> BTreeSet<Action> {
        if self.pillars[colour] == 0 {
            return BTreeSet::new();
        }
        let Setup { edition, board, .. } = &*self.setup;
        let third = self.pillars[colour] == 1;
        let cells = board.cells.iter().copied();
        cells
            .filter(|&cell| pillars::may_stand(*edition, board, &self.grid, cell, third))
            .map(|cell| Action::Place(vec![cell]))
            .collect()
    }

    /// Plays one of the legal actions for the colour to move.
    pub fn play(&mut self, action: &Action) {
        let colour = self.to_move.expect("the game is not over");
        assert!(self.legal.contains(action), "not legal: {action:?}");
        match action {
            Action::Retire => self.out[colour] = true,
            Action::Place(cells) => self.place(colour, cells),
        }
        self.give_turn_from(colour + 1);
    }

    fn place(&mut self, colour: usize, cells: &[Cell]) {
        let pillar = cells.len() == 1;
        for &cell in cells {
            self.grid.put(cell, Stone { colour, pillar });
        }
        if pillar {
            self.pillars[colour] -= 1;
        } else {
            let shape = shape_of(cells).expect("the cells of a piece");
            *self.hands[colour].get_mut(shape).expect("a piece in hand") -= 1;
        }
    }

    /// C10, C11: from this colour on, the turn goes to the first that can do something; those before
    /// it that cannot are out for good. When all are out, the game is over.
    fn give_turn_from(&mut self, first: usize) {
        for step in 0..self.setup.colours {
            let colour = (first + step) % self.setup.colours;
            if self.out[colour] {
                continue;
            }
            self.legal = self.options(colour);
            if !self.legal.is_empty() {
                self.to_move = Some(colour);
                return;
            }
            self.out[colour] = true;
        }
        self.to_move = None;
        self.legal = BTreeSet::new();
    }
}
