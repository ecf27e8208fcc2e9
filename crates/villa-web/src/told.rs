//! Hands elsewhere: what they do comes in chunks, and is shown at its own pace.

use std::collections::VecDeque;

use villa_world::Input;

/// Chunks do not arrive regularly. After a pause this many ticks are buffered, so that hands do not stutter.
const RESERVE: usize = 36;

/// A spectator who is more ticks behind than this catches up.
const BEHIND: usize = 90;

/// What follows when all input has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// More of it.
    More,
    /// The hands were taken off.
    Over,
    /// One's own hands go on: they had been at work before the page was loaded.
    Own,
}

/// Input of another device that has arrived and is not yet shown.
#[derive(Clone, Debug)]
pub struct Told {
    queue: VecDeque<Input>,
    waits: bool,
    next: Next,
}

impl Told {
    /// The input so far.
    pub fn new(done: &[Input], next: Next) -> Told {
        Told { queue: done.iter().copied().collect(), waits: false, next }
    }

    /// Adds input.
    pub fn hear(&mut self, more: &[Input]) {
        self.queue.extend(more);
        self.waits &= self.queue.len() < RESERVE;
    }

    /// Nothing more will be told.
    pub fn end(&mut self) {
        (self.next, self.waits) = (Next::Over, false);
    }

    /// The next tick, or what follows.
    pub fn tick(&mut self) -> Result<Input, Next> {
        if self.waits {
            return Err(Next::More);
        }
        self.queue.pop_front().ok_or_else(|| {
            self.waits = self.next == Next::More;
            self.next
        })
    }

    /// Whether so much has arrived that it has to be shown faster.
    pub fn is_behind(&self) -> bool {
        self.queue.len() > BEHIND || self.next == Next::Own
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_shown_without_stuttering() {
        let chunk = [Input::default(); 30];
        let mut told = Told::new(&chunk, Next::More);
        assert!((0..30).all(|_| told.tick().is_ok()));
        assert_eq!(told.tick(), Err(Next::More));
        // A single chunk would be shown at once and then stand still until the next one comes.
        told.hear(&chunk);
        assert_eq!(told.tick(), Err(Next::More));
        told.hear(&chunk);
        assert!((0..60).all(|_| told.tick().is_ok()) && !told.is_behind());
        told.hear(&chunk[..3]);
        told.end();
        assert!((0..3).all(|_| told.tick().is_ok()));
        assert_eq!(told.tick(), Err(Next::Over));
    }
}
