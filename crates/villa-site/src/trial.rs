//! An attempt in progress, chunk by chunk.

use villa_world::{Attempt, Input, MOST_TICKS, Recorder, Recording, Verdict};

use crate::text::{NotHands, read_hands, write_hands};

/// How many ticks of input are sent at a time: half a second.
pub const CHUNK: usize = 30;

/// An attempt in progress. Without input the world stands still.
#[derive(Clone)]
pub struct Trial {
    pub(crate) recorder: Recorder,
    /// How many ticks were handed out, or came in, as chunks.
    told: usize,
}

impl Trial {
    pub(crate) fn new(recorder: Recorder) -> Trial {
        Trial { recorder, told: 0 }
    }

    /// The attempt as it is now: what to draw.
    pub fn attempt(&self) -> &Attempt {
        self.recorder.attempt()
    }

    /// How many ticks it has had so far. It is broken off before there are [`MOST_TICKS`].
    pub fn ticks(&self) -> usize {
        self.recorder.inputs().len()
    }

    /// How it ended, once it has.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.attempt().verdict()
    }

    /// One tick of own input. Ignored once there is a verdict.
    pub fn tick(&mut self, input: &Input) -> Option<&Verdict> {
        self.recorder.tick(input)
    }

    /// The next chunk to send: when [`CHUNK`] ticks have not been sent yet, or, once the attempt is over, what is left.
    pub fn chunk(&mut self) -> Option<String> {
        let left = &self.recorder.inputs()[self.told..];
        let count = left.len().min(CHUNK);
        if count == 0 || count < CHUNK && self.verdict().is_none() {
            return None;
        }
        self.told += count;
        Some(write_hands(&left[..count]))
    }

    /// Ends the attempt without further input: what is held is put back (V5), what was let go is waited for.
    pub fn end(&mut self) {
        self.recorder.end();
    }

    /// Lets the hands do what a chunk says, which may come from anybody, all at once. Someone who wants to see them move
    /// gives the ticks of [`read_hands`] one by one.
    pub fn hear(&mut self, chunk: &str) -> Result<Option<&Verdict>, NotHands> {
        for input in read_hands(chunk)? {
            if self.ticks() == MOST_TICKS || self.recorder.tick(&input).is_some() {
                break;
            }
        }
        self.told = self.ticks();
        Ok(self.verdict())
    }

    /// Processes chunks until there is a verdict; later chunks are not read.
    pub(crate) fn hear_all<'c>(&mut self, chunks: impl IntoIterator<Item = &'c str>) -> Result<(), NotHands> {
        for chunk in chunks {
            if self.verdict().is_some() {
                break;
            }
            self.hear(chunk)?;
        }
        Ok(())
    }

    /// The recording, for keeping, and the attempt as it ended or was left.
    pub fn finish(self) -> (Recording, Attempt) {
        self.recorder.finish()
    }
}
