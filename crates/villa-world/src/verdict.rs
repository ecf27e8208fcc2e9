//! How an attempt ended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::outline::Point;
use crate::world::Part;

/// How an attempt to bring up a column, or to lay a floor, ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Verdict {
    /// The column stands on the top floor.
    Stood {
        /// The level of that floor.
        level: usize,
        /// Where its foot is.
        at: Point,
    },
    /// The floor lies (V8).
    Laid {
        /// The columns that bear it.
        on: Vec<usize>,
    },
    /// The floor cannot rest there (V8): it was taken back.
    NotLayable {
        /// The columns that it touched.
        on: Vec<usize>,
        /// What else was wrong: a column was shifted or toppled under it, or it does not lie still.
        why: Option<Foul>,
    },
    /// The player broke off (V5).
    BrokenOff {
        /// The table has put everything back as it was, because the hand could not.
        by_table: bool,
    },
    /// A foul (V14), which counts as breaking off.
    Foul(Foul),
    /// The villa collapsed (V15).
    Collapse {
        /// What fell first.
        first: Part,
        /// When, in ticks from the start of the attempt.
        tick: u32,
    },
}

/// What was wrong (V14).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Foul {
    /// Another column was shifted on its floor, by this many metres.
    Shifted {
        /// Which.
        column: usize,
        /// How far.
        by: f64,
    },
    /// Another column toppled, but no floor fell.
    Toppled {
        /// Which.
        column: usize,
    },
    /// The column of the attempt does not stand upright on the top floor.
    NotStanding,
    /// Its foot sticks out past the floor's edge (V9), by this many metres.
    SticksOut {
        /// How far.
        by: f64,
    },
    /// It stands on another column, which is not allowed here (V9).
    OnAColumn,
    /// A steadied floor is not back in place.
    NotBack {
        /// Its level.
        level: usize,
        /// How far it is shifted, in metres.
        by: f64,
        /// How far it is turned, in degrees.
        turned: f64,
    },
    /// A floor that was held covers a column that stood free, or has laid one free (V9).
    Uncovered {
        /// The level of the floor.
        level: usize,
        /// Which column.
        column: usize,
        /// It is covered now; otherwise it stands free.
        covered: bool,
    },
    /// After being let go, the villa did not come to rest in time.
    Restless,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mm = |metres: &f64| metres * 1e3;
        match self {
            Foul::Shifted { column, by } => {
                write!(f, "column {} was shifted by {:.1} mm", column + 1, mm(by))
            }
            Foul::Toppled { column } => write!(f, "column {} toppled", column + 1),
            Foul::NotStanding => write!(f, "the column does not stand upright on the top floor"),
            Foul::SticksOut { by } => write!(f, "the column sticks out past the floor by {:.1} mm", mm(by)),
            Foul::OnAColumn => write!(f, "the column stands on another column"),
            Foul::NotBack { level, by, turned } => {
                let by = mm(by);
                write!(f, "floor {level} is {by:.1} mm and {turned:.1} degrees away from its place")
            }
            Foul::Uncovered { level, column, covered: true } => {
                write!(f, "floor {level} covers column {}, which stood free", column + 1)
            }
            Foul::Uncovered { level, column, covered: false } => {
                write!(f, "floor {level} covers column {} no more", column + 1)
            }
            Foul::Restless => write!(f, "the villa did not come to rest"),
        }
    }
}
