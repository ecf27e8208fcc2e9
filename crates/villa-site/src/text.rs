//! Villas and hands as text: packed, in letters that go anywhere.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use games::{MOST_LETTERS, MOST_TICKS_AT_ONCE};
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

/// A villa from text, which may come from anybody.
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

/// The input of some ticks from text, which may come from anybody.
pub fn read_hands(text: &str) -> Result<Vec<Input>, NotHands> {
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotHands::Letters)?;
    Input::unpack(&bytes).map_err(NotHands::Nonsense)
}

/// The same, where it can be no more than what hands do at a time: what is longer is not even unpacked.
pub fn read_chunk(text: &str) -> Result<Vec<Input>, NotHands> {
    if text.len() > MOST_LETTERS {
        return Err(NotHands::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotHands::Letters)?;
    Input::unpack_at_most(&bytes, MOST_TICKS_AT_ONCE as usize).map_err(NotHands::Nonsense)
}
