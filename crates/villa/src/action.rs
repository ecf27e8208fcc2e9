//! What players do, with the outcome where it is an attempt.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::column::Column;
use crate::columns::Columns;
use crate::deed::Deed;
use crate::storey::Storey;

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Stood a column on the base while the villa is set up (V2).
    Place {
        /// Which.
        column: Column,
    },
    /// Had all columns and the blue floor arranged at random, with one press (V2). The world decides where they stand.
    Arrange,
    /// Cleared the base, because something fell during the set-up or to start again (V2).
    Clear,
    /// Threw the stone for a colour (V3).
    Throw {
        /// The colour that it shows.
        colour: Colour,
    },
    /// Chose a colour (V3).
    Choose {
        /// Which.
        colour: Colour,
    },
    /// Tried to bring a column up (V4), also to prove that it can be done (V7, V18).
    Bring {
        /// Which.
        column: Column,
        /// How it went.
        outcome: Brought,
    },
    /// Declared that no column of theirs can be brought up, and asked for a floor (V6).
    Ask,
    /// Does not object (V6, V18).
    Allow,
    /// Objects, and now has to prove it (V7, V18).
    Object,
    /// After a failed objection, had a column of the objector taken out of the game (V7).
    Name {
        /// Which; the table has made sure that the villa stands without it. None if there is no such column, or if they
        /// are kind.
        column: Option<Column>,
    },
    /// Tried to lay the next floor (V2, V8).
    Lay {
        /// How it went.
        outcome: Laid,
    },
    /// Moves no column of their own after stopping with a neutral one, and ends the turn (V18).
    EndTurn,
    /// Resigned (V19).
    GiveUp,
}

/// How an attempt to bring up a column ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Brought {
    /// It stands.
    Stood {
        /// On which floor.
        on: Storey,
    },
    /// The player broke off (V5).
    BrokenOff,
    /// A foul, which counts as breaking off (V14).
    Foul,
    /// The villa collapsed (V15).
    Collapse,
}

/// How an attempt to lay a floor ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Laid {
    /// It lies.
    Rests {
        /// The columns that bear it.
        on: Columns,
    },
    /// It cannot rest there, or the player broke off, or there was a foul: it was taken back (V8).
    NotLayable,
    /// The villa collapsed (V15).
    Collapse,
}

impl Action {
    /// The end of an attempt that is broken off: to bring up a column, or, without one, to lay the next floor (V5, V8).
    pub fn broken_off(column: Option<Column>) -> Action {
        match column {
            Some(column) => Action::Bring { column, outcome: Brought::BrokenOff },
            None => Action::Lay { outcome: Laid::NotLayable },
        }
    }

    /// The deed: the action without its outcome.
    pub fn deed(&self) -> Deed {
        match *self {
            Action::Place { column } => Deed::Place(column),
            Action::Arrange => Deed::Arrange,
            Action::Clear => Deed::Clear,
            Action::Throw { .. } => Deed::Throw,
            Action::Choose { colour } => Deed::Choose(colour),
            Action::Bring { column, .. } => Deed::Bring(column),
            Action::Ask => Deed::Ask,
            Action::Allow => Deed::Allow,
            Action::Object => Deed::Object,
            Action::Name { column } => Deed::Name(column),
            Action::Lay { .. } => Deed::Lay,
            Action::EndTurn => Deed::EndTurn,
            Action::GiveUp => Deed::GiveUp,
        }
    }
}
