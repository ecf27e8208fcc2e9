//! What a page shows of the bench, beside the picture.

use villa_world::{SetupFault, Task};

use crate::hands::{Answer, NotHere, Step, Warning};
use crate::placing::Piece;

/// What the page shows of the bench, beside the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State {
    /// What is attempted, and how far it is.
    pub holding: Option<Holding>,
    /// The column that is chosen, by pointer or by keyboard.
    pub chosen: Option<usize>,
    /// The column under the pointer, whether it may be taken or not.
    pub pointed: Option<usize>,
    /// Whether columns are only chosen now, and not taken hold of.
    pub chooses_only: bool,
    /// What is put in its place while the villa is set up, and why it cannot be there.
    pub placing: Option<(Piece, Option<SetupFault>)>,
    /// Which frame of a film is shown, of how many.
    pub film: Option<(usize, usize)>,
    /// Whether the film runs.
    pub runs: bool,
    /// Whether there is a film of the last attempt.
    pub has_film: bool,
    /// Whether a pointer moves what is held.
    pub drags: bool,
    /// Whether the picture cannot be drawn here.
    pub blind: bool,
}

/// What a hand holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    /// What is attempted.
    pub task: Task,
    /// How far it is.
    pub step: Step,
    /// Why it cannot be set down here.
    pub not_here: Option<NotHere>,
    /// What will come of it if it is set down here.
    pub warning: Option<Warning>,
    /// The other hand.
    pub other: OtherHand,
    /// The hook.
    pub hook: HookState,
    /// What the column has answered to a test push.
    pub answer: Option<Answer>,
    /// Whether it will be set down by itself in a moment.
    pub drops: bool,
    /// Whether it is over.
    pub over: bool,
    /// Whether these are hands elsewhere.
    pub watched: bool,
}

/// What the other hand does (V9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OtherHand {
    /// The highest floor that it can hold now; 0 if it can hold none.
    pub highest: u8,
    /// The floor that it holds.
    pub holds: Option<u8>,
    /// How far it lifts that floor, in tenths of a millimetre.
    pub lift: u8,
}

/// How it is with the hook (V9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HookState {
    /// It may be taken, or laid away.
    pub may: bool,
    /// It is in use.
    pub used: bool,
    /// Nobody has said yet which way it draws.
    pub aims: bool,
    /// There was no room for it.
    pub no_room: bool,
}
