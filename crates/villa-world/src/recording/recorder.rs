//! A turn that is recorded while it is made, tick by tick.

use super::{CHECKPOINT, Frame, MOST_TICKS, Recording, Start};
use crate::attempt::{Attempt, CannotTry, LONGEST_END, Task};
use crate::components::Components;
use crate::input::Input;
use crate::settings::WORLD_VERSION;
use crate::verdict::Verdict;
use crate::world::World;

/// An attempt, and the recording of it so far.
#[derive(Clone)]
pub struct Recorder {
    attempt: Attempt,
    recording: Recording,
}

impl Recorder {
    /// Begins with a villa at rest.
    pub fn new(world: &World, parts: &Components, task: Task) -> Result<Recorder, CannotTry> {
        let plan = world.plan();
        let recording = Recording {
            version: WORLD_VERSION,
            fingerprint: parts.fingerprint(),
            task,
            broken_off: false,
            start: Start::of(&plan),
            inputs: Vec::new(),
            hashes: Vec::new(),
            frames: Vec::new(),
        };
        // Built again from its plan, as every reader of the recording builds it.
        Ok(Recorder { attempt: Attempt::new(World::at_rest(plan), parts, task)?, recording })
    }

    /// The attempt as it is now.
    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// What the hands have done so far.
    pub fn inputs(&self) -> &[Input] {
        &self.recording.inputs
    }

    /// One tick, recorded. Nothing happens any more once there is a verdict; a turn that takes too long is broken off.
    pub fn tick(&mut self, input: &Input) -> Option<&Verdict> {
        if self.attempt.verdict().is_none() {
            let is_late = self.recording.inputs.len() + LONGEST_END as usize >= MOST_TICKS;
            let input = if is_late { &Input::BACK } else { input };
            self.recording.broken_off |= input.back && self.attempt.may_break_off();
            self.recording.inputs.push(*input);
            let is_over = self.attempt.tick(input).is_some();
            if is_over || self.recording.inputs.len().is_multiple_of(CHECKPOINT) {
                self.check();
            }
        }
        self.attempt.verdict()
    }

    /// Ends an attempt whose hands do nothing more: what they still hold is put back the way it came (V5), what they have
    /// let go is waited for.
    pub fn end(&mut self) -> Option<&Verdict> {
        while self.attempt.verdict().is_none() {
            self.tick(&Input::BACK);
        }
        self.attempt.verdict()
    }

    /// The recording, and the attempt as it ended or was left.
    pub fn finish(mut self) -> (Recording, Attempt) {
        if self.recording.hashes.len() < self.recording.inputs.len().div_ceil(CHECKPOINT) {
            self.check();
        }
        (self.recording, self.attempt)
    }

    fn check(&mut self) {
        self.recording.hashes.push(self.attempt.world().hash());
        self.recording.frames.push(Frame::of(self.attempt.world()));
    }
}
