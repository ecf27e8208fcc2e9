//! The state of the bench that a page shows besides the picture.

use villa_world::{SetupFault, Task};

use super::film::Showing;
use super::level::Bubble;
use super::{Drag, Inner};
use crate::hands::{Answer, NotHere, Step, Warning};
use crate::placing::Piece;

/// The state of the bench that a page shows besides the picture.
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
    /// Whether a film of it is in the making.
    pub remakes: bool,
    /// Whether the film is recorded while it is shown.
    pub records: bool,
    /// Whether the last recording was not saved.
    pub clip_lost: bool,
    /// Whether a pointer moves what is held.
    pub drags: bool,
    /// How far a floor leans, while hands work and that is shown.
    pub bubble: Option<Bubble>,
    /// Whether a fall is near.
    pub breath: bool,
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
    /// What will happen if it is set down here.
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

impl Inner {
    /// What the page shows now; what is chosen and pointed at is not known here.
    pub(super) fn state(&mut self) -> State {
        let over = self.yard.is_over();
        let holding = self.yard.turn().map(|turn| {
            let hands = &turn.hands;
            let step = hands.step();
            let footing = if step == Step::High { hands.footing() } else { Ok(None) };
            Holding {
                task: turn.task(),
                step,
                not_here: footing.err(),
                warning: footing.ok().flatten(),
                other: OtherHand {
                    highest: hands.floors().next_back().unwrap_or(0),
                    holds: hands.holds(),
                    lift: (hands.lift() * 10_000.0).round() as u8,
                },
                hook: HookState {
                    may: hands.may_hook(),
                    used: hands.hooks(),
                    aims: hands.aims(),
                    no_room: hands.no_room,
                },
                answer: hands.answer(),
                drops: self.drops_in.is_some(),
                over: over || turn.verdict().is_some(),
                watched: turn.is_watched(),
            }
        });
        let film = self.film.as_ref().map(Showing::place);
        let runs = self.film.as_ref().is_some_and(Showing::runs);
        let has_film = self.last_film.is_some();
        let (remakes, records) = (self.remake.is_some(), self.clip.is_some());
        let placing = self.in_hand.as_ref().map(|held| (held.placing.piece, self.setup_fault()));
        let (chooses_only, blind) = (self.meant.is_some(), self.blind);
        let drags = matches!(self.drag, Some(Drag::Hand { .. }));
        let bubble = self.yard.lean().filter(|_| self.feels).map(|lean| Bubble::of(lean, &self.eye));
        let breath = self.breath;
        State {
            holding,
            chosen: None,
            pointed: None,
            chooses_only,
            placing,
            film,
            runs,
            has_film,
            remakes,
            records,
            clip_lost: self.clip_lost.get(),
            drags,
            bubble,
            breath,
            blind,
        }
    }
}
