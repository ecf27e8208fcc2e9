//! The stage of the hand's task, and what keeps it from setting down.

/// What the hand does with what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The column is under a floor: draw it out.
    Under,
    /// Nothing is above it: it can be lifted.
    Out,
    /// It is high enough to be carried over the top floor.
    High,
    /// It goes down and will be let go.
    Lowering,
    /// It was let go.
    LetGo,
    /// The player broke off: the hand takes it back the way it came (V5).
    Back,
}

impl Step {
    /// Its name, for styles and for browser tests.
    pub fn name(self) -> &'static str {
        match self {
            Step::Under => "under",
            Step::Out => "out",
            Step::High => "high",
            Step::Lowering => "lowering",
            Step::LetGo => "let-go",
            Step::Back => "back",
        }
    }
}

/// Why something cannot be set down here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotHere {
    /// It is not over the top floor and not near it: it is not there yet.
    Away,
    /// There is no floor under it.
    NoFloor,
    /// Another column is in the way, and this is not the last floor (V9).
    Column,
}

/// What will happen if it is set down here. The player may still do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The foot would stick out past the floor's edge (V9).
    SticksOut,
    /// The column would tip over the edge of the column below it.
    Tips,
    /// The floor would rest on too few columns (V8).
    TooFew,
    /// The floor would fall.
    Falls,
}
