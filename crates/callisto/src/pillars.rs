//! Where a pillar may stand (C7, C7p), as data that an edition carries.

use crate::board::Region;

/// What a pillar may have to stand beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The edge of the board.
    Frame,
    /// A piece (not a pillar) of any player.
    Piece,
}

/// One rule for pillars: an empty cell of these regions, beside one of these things, apart from other pillars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PillarRule {
    /// The regions where a pillar may stand.
    pub on: Vec<Region>,
    /// At least one of these must be beside it; anywhere when empty.
    pub beside: Vec<Beside>,
    /// Whether it must not share an edge with any pillar.
    pub apart: bool,
}

/// The pillars of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pillars {
    /// How many each colour has: the two of the first turns and those for later.
    pub count: u8,
    /// The rule for the two pillars that start a colour off (C5).
    pub first: PillarRule,
    /// The rule for every later pillar (C9).
    pub later: PillarRule,
}

/// A colour places this many pillars before anything else (C5).
pub const FIRST_PILLARS: u8 = 2;
