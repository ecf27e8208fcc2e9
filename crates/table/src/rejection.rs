//! Why an action is refused, in a form that every client can put into its own language.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::sentence::Sentence;

/// The reason of a refusal. `key()` names it for translations; the fields are what to put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rejection {
    /// Nobody here knows this game.
    UnknownGame(String),
    /// The game itself refuses, and says why.
    Game(Sentence),
    /// The clock is out of range.
    BadClock,
    /// A series has at most ten rounds.
    BadRounds(u8),
    /// There is no such seat.
    NoSuchSeat(u8),
    /// Bots have levels 1 to 9.
    NoSuchLevel(u8),
    /// A name has 1 to 40 characters.
    BadName,
    /// A message has 1 to 500 characters.
    BadChat,
    /// Only guests of the table can do that: join first.
    NotJoined,
    /// The host has removed this guest.
    Removed,
    /// The host has muted this guest.
    Muted,
    /// Only the host can do that.
    NotHost,
    /// Only the keeper can do that.
    #[serde(rename = "not-house")]
    NotKeeper,
    /// Nobody can do that to the host.
    HostStays,
    /// There is no such guest at the table.
    NoSuchGuest,
    /// The seat belongs to someone else.
    NotYourSeat(u8),
    /// The seat is taken.
    SeatTaken(u8),
    /// A seat is still open.
    SeatOpen(u8),
    /// The seat is open already.
    SeatEmpty(u8),
    /// The game has no such colour.
    NoSuchColour,
    /// Someone else plays with this colour.
    ColourTaken,
    /// Colours are chosen before the first game.
    ColoursStay,
    /// The game is running.
    GameRuns,
    /// No game is running.
    NoGame,
    /// The game is adjourned: resume it first.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The series is over: propose a rematch.
    SeriesOver,
    /// The series is not over.
    SeriesRuns,
    /// It is another seat's turn.
    NotYourTurn(u8),
    /// The move is for another turn.
    Stale(u32),
    /// The seat's time is over.
    TimeIsUp(u8),
    /// The seat's time is not over.
    TimeIsLeft(u8),
    /// There are no moves to take back that far.
    NothingToUndo,
    /// Another motion waits for an answer.
    MotionOpen,
    /// There is no motion that waits for this guest's answer.
    NoMotion,
    /// Only those who sit at the table can propose and answer.
    NotSeated,
    /// The seat has not resigned, or someone has moved since.
    NotGivenUp(u8),
    /// Seated players cannot leave while the game runs; they can resign.
    SeatedInGame(u8),
    /// The entry is not the next one of the log.
    WrongNumber(u64),
    /// The move belongs to another game.
    OtherGame,
    /// The host has closed the table.
    Closed,
    /// Too many people are at the table.
    TooManyPeople,
    /// The log is full.
    LogFull,
    /// Another action has this id.
    NameTaken,
}

impl Rejection {
    /// The word for this reason, as in its JSON form.
    pub fn key(&self) -> String {
        // `"not-host"` or `{"no-such-seat":4}`.
        let written = serde_json::to_string(self).unwrap_or_default();
        written.split('"').nth(1).unwrap_or_default().to_owned()
    }

    /// The seat that it is about.
    pub fn seat(&self) -> Option<u8> {
        match self {
            Rejection::NoSuchSeat(seat)
            | Rejection::NotYourSeat(seat)
            | Rejection::SeatTaken(seat)
            | Rejection::SeatOpen(seat)
            | Rejection::SeatEmpty(seat)
            | Rejection::NotYourTurn(seat)
            | Rejection::TimeIsUp(seat)
            | Rejection::TimeIsLeft(seat)
            | Rejection::NotGivenUp(seat)
            | Rejection::SeatedInGame(seat) => Some(*seat),
            _ => None,
        }
    }

    /// The number in a text about it: a seat as people count them, from 1, or an amount; 0 without any.
    pub fn number(&self) -> u32 {
        if let Some(seat) = self.seat() {
            return u32::from(seat) + 1;
        }
        match self {
            Rejection::BadRounds(count) | Rejection::NoSuchLevel(count) => u32::from(*count),
            _ => 0,
        }
    }

    /// The part of the input that a text about it quotes; empty without any.
    pub fn what(&self) -> &str {
        if let Rejection::UnknownGame(game) = self { game } else { "" }
    }

    /// The key of the game's own reason, where it is one.
    pub fn of_game(&self) -> Option<&str> {
        if let Rejection::Game(sentence) = self { Some(&sentence.key) } else { None }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::UnknownGame(game) => write!(f, "{}: {game}", self.key()),
            Rejection::Game(sentence) => sentence.fmt(f),
            _ => write!(f, "{}", self.key()),
        }
    }
}

impl std::error::Error for Rejection {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::Arg;

    #[test]
    fn a_reason_says_what_it_is_about() {
        let about = |why: Rejection| (why.seat(), why.number(), why.what().to_owned(), why.to_string());
        assert_eq!(about(Rejection::NotHost), (None, 0, String::new(), "not-host".into()));
        assert_eq!(about(Rejection::SeatTaken(4)), (Some(4), 5, String::new(), "seat-taken".into()));
        assert_eq!(about(Rejection::BadRounds(11)), (None, 11, String::new(), "bad-rounds".into()));
        assert_eq!(about(Rejection::NoSuchLevel(0)), (None, 0, String::new(), "no-such-level".into()));
        let unknown = Rejection::UnknownGame("go".into());
        assert_eq!(about(unknown), (None, 0, "go".into(), "unknown-game: go".into()));
        let args = [("seat", Arg::Seat(1)), ("piece", Arg::Key("l4".into())), ("left", Arg::Number(2))];
        let sentence = args.into_iter().fold(Sentence::new("ko"), |said, (name, arg)| said.with(name, arg));
        let game = Rejection::Game(sentence.clause("G7"));
        assert_eq!((game.key().as_str(), game.of_game()), ("game", Some("ko")));
        assert_eq!(game.to_string(), "ko, seat at seat 2, piece l4, left 2 (G7)");
        assert_eq!(Rejection::Closed.of_game(), None);
    }
}
