//! Errors of a site.

use std::fmt;

use villa::{Broken, Column, Refused};
use villa_world::{CannotTry, SetupFault};

use crate::text::NotHands;

/// Why an action failed. The site is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum NotDone {
    /// It breaks a rule.
    Broken(Broken),
    /// The villa would not stand without the column that was named (V7).
    Needed(Column),
    /// It cannot stand there while the villa is set up (V2).
    Setup(SetupFault),
    /// The outcome of this action needs an attempt.
    NeedsHands,
    /// The first floor is set up (V2), not laid by hands.
    NotByHand,
    /// The attempt cannot even begin.
    CannotTry(CannotTry),
    /// The text is not the input of some ticks.
    NotHands(NotHands),
    /// The attempt is not over, or is not the one that the game waits for.
    NoVerdict,
    /// These parts make no villa that stands.
    NoVilla,
}

impl fmt::Display for NotDone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotDone::Broken(broken) => broken.fmt(f),
            NotDone::Needed(column) => write!(f, "without the {column} the villa falls (V7)"),
            NotDone::Setup(fault) => fault.fmt(f),
            NotDone::NeedsHands => write!(f, "only an attempt can decide this"),
            NotDone::NotByHand => write!(f, "the first floor is set up, not laid by hands"),
            NotDone::CannotTry(why) => why.fmt(f),
            NotDone::NotHands(why) => why.fmt(f),
            NotDone::NoVerdict => write!(f, "the attempt has no verdict for this game"),
            NotDone::NoVilla => write!(f, "no villa can be built of these parts"),
        }
    }
}

impl std::error::Error for NotDone {}

impl From<Refused> for NotDone {
    fn from(refused: Refused) -> NotDone {
        NotDone::Broken(refused.broken)
    }
}

impl From<Broken> for NotDone {
    fn from(broken: Broken) -> NotDone {
        NotDone::Broken(broken)
    }
}

impl From<SetupFault> for NotDone {
    fn from(fault: SetupFault) -> NotDone {
        NotDone::Setup(fault)
    }
}

impl From<CannotTry> for NotDone {
    fn from(why: CannotTry) -> NotDone {
        NotDone::CannotTry(why)
    }
}

impl From<NotHands> for NotDone {
    fn from(why: NotHands) -> NotDone {
        NotDone::NotHands(why)
    }
}
