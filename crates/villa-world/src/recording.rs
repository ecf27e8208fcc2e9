//! A turn as a recording: where it started, and what the hands did in every tick.
//!
//! The start is a plan at rest, to the bit; the input is whole numbers. So the same recording gives the same turn
//! everywhere, and the hashes in it prove it. Key frames are for viewers of another version, which cannot simulate it.

mod read;
mod recorder;
mod start;
mod stream;
mod write;

use std::fmt;

pub use read::RecordingError;
pub use recorder::Recorder;

use crate::attempt::{Attempt, CannotTry, Task};
use crate::components::Components;
use crate::input::{Input, Target};
use crate::plan::Plan;
use crate::settings::WORLD_VERSION;
use crate::verdict::Verdict;
use crate::world::World;

/// Ticks between two hashes and two key frames.
pub const CHECKPOINT: usize = 60;

/// No turn takes ten minutes.
pub const MOST_TICKS: usize = 36_000;

/// A turn that was recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Recording {
    /// The version of the world it was made in.
    pub version: u16,
    /// The parts it was made with.
    pub fingerprint: u64,
    /// What was attempted.
    pub task: Task,
    /// Whether the player broke off (V5). Before version 3 of the world that ended a turn at once; since then the input
    /// says when the hand turned back.
    pub broken_off: bool,
    /// Where everything was.
    pub start: Start,
    /// What the hands did.
    pub inputs: Vec<Input>,
    /// The state's hash after every [`CHECKPOINT`] ticks, and after the last.
    pub hashes: Vec<u64>,
    /// Where the parts were at each checkpoint.
    pub frames: Vec<Frame>,
}

/// The parts' places to the bit. What they are stands in the component file.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// From the base up.
    pub plates: Vec<[u32; 7]>,
    /// By number: level and place, or gone.
    pub columns: Vec<Option<(u8, [u32; 7])>>,
}

/// Where the parts were at a checkpoint, roughly: plates, then columns that are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// In the order of [`World::parts`].
    pub parts: Vec<Target>,
}

/// How a recording ended when it was judged again.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The verdict, or none when the input ends before there is one.
    pub verdict: Option<Verdict>,
    /// The hashes, as they came out now.
    pub hashes: Vec<u64>,
    /// The first checkpoint whose hash is another than the recorded one.
    pub differs_at: Option<usize>,
}

/// Why a recording is not judged.
#[derive(Clone, Debug, PartialEq)]
pub enum NotJudged {
    /// It was made in another version of the world.
    Version(u16),
    /// It was made with other parts.
    Parts,
    /// The attempt could not even begin.
    CannotTry(CannotTry),
}

impl fmt::Display for NotJudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotJudged::Version(v) => {
                write!(f, "it was made in version {v} of the world, and this is version {WORLD_VERSION}")
            }
            NotJudged::Parts => write!(f, "it was made with other parts than these"),
            NotJudged::CannotTry(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for NotJudged {}

impl Recording {
    /// Plays an attempt and records it. It goes on until there is a verdict or the input ends, and is then broken off
    /// if that is wished: the hand takes everything back.
    pub fn make(
        world: &World,
        parts: &Components,
        task: Task,
        inputs: &[Input],
        break_off: bool,
    ) -> Result<(Recording, Attempt), CannotTry> {
        let mut recorder = Recorder::new(world, parts, task)?;
        for input in inputs {
            if recorder.tick(input).is_some() {
                break;
            }
        }
        if break_off {
            recorder.end();
        }
        Ok(recorder.finish())
    }

    /// The plan that the turn started from.
    pub fn plan(&self, parts: &Components) -> Result<Plan, NotJudged> {
        if self.fingerprint != parts.fingerprint() {
            return Err(NotJudged::Parts);
        }
        self.start.plan(parts).ok_or(NotJudged::Parts)
    }

    /// Judges it again: simulates it and compares the hashes.
    pub fn judge(&self, parts: &Components) -> Result<Replay, NotJudged> {
        if self.version != WORLD_VERSION {
            return Err(NotJudged::Version(self.version));
        }
        let world = World::at_rest(self.plan(parts)?);
        let made = Recording::make(&world, parts, self.task, &self.inputs, false);
        let (again, attempt) = made.map_err(NotJudged::CannotTry)?;
        let longer = self.hashes.len().max(again.hashes.len());
        let differs_at = (0..longer).find(|n| self.hashes.get(*n) != again.hashes.get(*n));
        Ok(Replay { verdict: attempt.verdict().cloned(), hashes: again.hashes, differs_at })
    }
}

impl Frame {
    fn of(world: &World) -> Frame {
        Frame { parts: world.parts().filter_map(|part| world.place(part)).map(|p| Target::of(&p)).collect() }
    }
}
