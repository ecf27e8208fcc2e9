//! Villas and input as text: packed, in letters that are safe everywhere.

use std::fmt;
use std::ops::Range;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use games::{MOST_LETTERS, MOST_TICKS_AT_ONCE, VillaAttempt};
use villa_world::{Components, Input, Plan, RecordingError, Start};

/// A text that is no villa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAVilla {
    /// It is longer than any villa.
    TooLong,
    /// It has letters that no villa has, or was cut short.
    Letters,
    /// The letters make no sense; why.
    Nonsense(RecordingError),
    /// No such parts can be in such places.
    Parts,
    /// It is the villa of another game: floors or columns are not where this game has them.
    OtherGame,
}

impl fmt::Display for NotAVilla {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAVilla::TooLong => write!(f, "not a villa: too long"),
            NotAVilla::Letters => write!(f, "not a villa: not base64"),
            NotAVilla::Nonsense(why) => write!(f, "not a villa: {why}"),
            NotAVilla::Parts => write!(f, "not a villa of these parts"),
            NotAVilla::OtherGame => write!(f, "this villa belongs to another game"),
        }
    }
}

impl std::error::Error for NotAVilla {}

/// A text that is not the input of some ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotHands {
    /// It is longer than what hands do at a time.
    TooLong,
    /// It has letters that no input has, or was cut short.
    Letters,
    /// The letters make no sense; why.
    Nonsense(RecordingError),
}

impl fmt::Display for NotHands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotHands::TooLong => write!(f, "not movement data: too long"),
            NotHands::Letters => write!(f, "not movement data: not base64"),
            NotHands::Nonsense(why) => write!(f, "not movement data: {why}"),
        }
    }
}

impl std::error::Error for NotHands {}

/// A villa at rest as text.
pub fn write_villa(plan: &Plan) -> String {
    URL_SAFE_NO_PAD.encode(Start::of(plan).pack())
}

/// A villa from text, which need not be trusted.
pub(crate) fn read_villa(text: &str, parts: &Components) -> Result<Plan, NotAVilla> {
    if text.len() > MOST_LETTERS {
        return Err(NotAVilla::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotAVilla::Letters)?;
    Start::unpack(&bytes).map_err(NotAVilla::Nonsense)?.plan(parts).ok_or(NotAVilla::Parts)
}

/// The input of some ticks as text.
pub fn write_hands(ticks: &[Input]) -> String {
    URL_SAFE_NO_PAD.encode(Input::pack(ticks))
}

/// The input of some ticks from text, which need not be trusted.
pub fn read_hands(text: &str) -> Result<Vec<Input>, NotHands> {
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotHands::Letters)?;
    Input::unpack(&bytes).map_err(NotHands::Nonsense)
}

/// What hands did in some ticks of an attempt. Only the chunks in which those ticks are, and what came later, are
/// unpacked: watchers ask again with every chunk.
pub fn hands_of(attempt: &VillaAttempt, ticks: Range<usize>) -> Vec<Input> {
    let mut start = attempt.ticks as usize;
    let mut parts = Vec::new();
    for chunk in attempt.chunks.iter().rev() {
        if start <= ticks.start {
            break;
        }
        // The keeper has read every chunk before it came into the log.
        let Ok(hands) = read_hands(chunk) else { break };
        start = start.saturating_sub(hands.len());
        parts.push(hands);
    }
    let hands = parts.into_iter().rev().flatten();
    hands
        .skip(ticks.start.saturating_sub(start))
        .take(ticks.end.saturating_sub(ticks.start.max(start)))
        .collect()
}

/// The input of some ticks, where it can be no more than what hands do at a time: what is longer is not even unpacked.
pub fn read_chunk(text: &str) -> Result<Vec<Input>, NotHands> {
    if text.len() > MOST_LETTERS {
        return Err(NotHands::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotHands::Letters)?;
    Input::unpack_at_most(&bytes, MOST_TICKS_AT_ONCE as usize).map_err(NotHands::Nonsense)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use table::Time;
    use villa::Player;

    /// Ticks that can be told apart.
    fn tick(number: usize) -> Input {
        Input { height: number as u8, ..Input::default() }
    }

    fn attempt(lengths: &[usize]) -> VillaAttempt {
        let mut number = 0;
        let chunk = |length: &usize| {
            let ticks: Vec<Input> = (number..number + length).map(tick).collect();
            number += length;
            Arc::from(write_hands(&ticks))
        };
        let chunks: Vec<Arc<str>> = lengths.iter().map(chunk).collect();
        let by = Player::new(0).unwrap();
        VillaAttempt { by, column: None, ticks: number as u32, chunks, heard: Time(0), world: 0 }
    }

    #[test]
    fn any_ticks_of_an_attempt_are_found() {
        let attempt = attempt(&[30, 30, 1, 60, 7]);
        for from in 0..=130 {
            for to in from..=130 {
                let wanted: Vec<Input> = (from..to.min(128)).map(tick).collect();
                assert_eq!(hands_of(&attempt, from..to), wanted, "{from}..{to}");
            }
        }
    }

    /// Caught: a page unpacked the whole attempt, up to minutes of it, with every chunk that came.
    #[test]
    fn what_was_seen_before_is_not_unpacked_again() {
        let mut attempt = attempt(&[30, 30, 30]);
        attempt.chunks[0] = "not hands at all".into();
        assert_eq!(hands_of(&attempt, 60..90).len(), 30);
        assert_eq!(hands_of(&attempt, 30..90).len(), 60);
        assert_eq!(hands_of(&attempt, 90..90), []);
    }
}
