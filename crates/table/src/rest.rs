//! The requests beside the websocket, as JSON: their addresses and bodies, the same ones for the server and for every client.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clock;
use crate::entry::Entry;
use crate::header::{Header, Starter};
use crate::id::{Guest, Time};
use crate::rejection::Rejection;
use crate::seat::Holder;
use crate::table::{Phase, Table};
use crate::tagged::Tagged;

/// `POST` makes a [`GuestToken`] for a visitor without one.
pub const GUESTS: &str = "/api/guests";

/// `GET` gives the public tables as [`Tables`]; `POST` of a [`NewTable`] makes one and answers [`MadeTable`].
pub const TABLES: &str = "/api/tables";

/// `GET` gives the caller's own tables as [`Tables`].
pub const MINE: &str = "/api/mine";

/// `GET` gives the [`Message`] of the day.
pub const MESSAGE: &str = "/api/message";

/// `GET` says how the server sees the caller, as [`Seen`].
pub const SEEN: &str = "/api/seen";

/// `GET` says how a table stands.
pub fn one_table(table: impl Display) -> String {
    format!("{TABLES}/{table}")
}

/// `GET` gives the whole [`Log`] of a table.
pub fn log(table: impl Display) -> String {
    format!("{TABLES}/{table}/log")
}

/// The websocket of a table.
pub fn socket(table: impl Display) -> String {
    format!("{TABLES}/{table}/socket")
}

/// `POST` makes a [`Handover`] of a seat.
pub fn offer_seat(table: impl Display, seat: impl Display) -> String {
    format!("{TABLES}/{table}/seats/{seat}/handover")
}

/// `POST` takes the seat that a [`Handover`]'s code stands for, and answers [`TakenSeat`].
pub fn take_seat(code: impl Display) -> String {
    format!("/api/handover/{code}")
}

/// A new guest.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GuestToken {
    /// The secret that proves who they are.
    pub token: String,
    /// What others may know.
    pub guest: Guest,
}

/// How a server sees who asks it, and from where: what is wrong with a proxy in front of it shows here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The address that limits count.
    pub address: String,
    /// Whether a proxy that the server trusts has asked.
    pub by_proxy: bool,
    /// Whether it said for whom.
    pub forwarded: bool,
    /// Whether the visitor came over HTTPS, as far as the server can tell.
    pub secure: bool,
    /// Whether the server itself speaks TLS.
    pub tls: bool,
    /// What links begin with.
    pub base: String,
}

/// A table that someone wants to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game, and by which rules.
    pub game: Tagged,
    /// Who begins the first game.
    #[serde(default)]
    pub starter: Starter,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// How many times each player begins in a series; if nothing is said, as the game's rules find usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
}

impl NewTable {
    /// A table of a game with what people usually want.
    pub fn new(game: impl Into<Tagged>) -> NewTable {
        NewTable {
            game: game.into(),
            starter: Starter::Drawn,
            clock: Clock::None,
            rounds: None,
            public: false,
        }
    }

    /// The head of such a table. Without a number of rounds it is a single game.
    pub fn header(self, host: Guest, created: Time) -> Header {
        let NewTable { game, starter, clock, rounds, public } = self;
        Header { game, host, created, starter, clock, rounds: rounds.unwrap_or(0), public }
    }
}

/// A table that was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MadeTable {
    /// Its id.
    pub id: String,
    /// The link that leads to it.
    pub link: String,
}

/// A whole log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    /// The head of the table.
    pub header: Header,
    /// Everything that happened.
    pub entries: Vec<Entry>,
}

/// A list of tables.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tables<Id = String> {
    /// The tables, the liveliest first.
    pub tables: Vec<Listing<Id>>,
}

/// A line in a list of tables. A server has ids of a type of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing<Id = String> {
    /// Which table.
    pub id: Id,
    /// Who made it.
    pub host: Guest,
    /// When it was made.
    pub created: Time,
    /// When something last happened.
    pub at: Time,
    /// What is going on.
    pub phase: Phase,
    /// Whether everybody finds it.
    pub public: bool,
    /// The number of its last entry.
    pub last: u64,
    /// What the list shows.
    pub summary: Summary,
}

/// What a list shows of a table. One that another version has written may lack parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// Which variant of it, if it has several.
    pub edition: Option<String>,
    /// How many sit.
    pub players: usize,
    /// Who sits there.
    pub seats: Vec<SeatSummary>,
    /// The seat that is to move.
    pub seat_to_move: Option<u8>,
    /// The turn of the running game.
    pub turn: Option<u32>,
    /// The points of the series.
    pub totals: Vec<u32>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "holder")]
pub enum SeatSummary {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: u8,
    },
    /// A person.
    Person {
        /// Who.
        guest: Guest,
        /// What they are called at this table.
        name: Option<String>,
    },
}

impl Summary {
    /// What a list shows of a table.
    pub fn of(table: &Table) -> Summary {
        let seats = table.seats().iter().map(|seat| match seat.holder {
            Holder::Open => SeatSummary::Open,
            Holder::Bot(level) => SeatSummary::Bot { level },
            Holder::Person(guest) => SeatSummary::Person { guest, name: table.name(guest).map(Into::into) },
        });
        Summary {
            game: table.header().game.game.clone(),
            edition: table.rulebook().variant(),
            players: table.seats().len(),
            seats: seats.collect(),
            seat_to_move: table.seat_to_move(),
            turn: (table.phase() != Phase::Gathering).then(|| table.turn()),
            totals: table.totals(),
            winners: table.winners(),
        }
    }
}

/// A link that moves a seat to another device.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Handover {
    /// The code that stands for the seat.
    pub code: String,
    /// The link with the code in it.
    pub link: String,
}

/// A seat that was taken over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TakenSeat {
    /// The table.
    pub id: String,
    /// The seat.
    pub seat: u8,
}

/// What the operator wants everybody to read.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The message, if there is one.
    pub message: Option<String>,
}

/// Why a request was not fulfilled.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Refused {
    /// The reason.
    pub error: Reason,
}

/// A word for the reason, which clients put into their language, and what it is about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The word.
    pub key: String,
    /// What it is about; nothing as a rule.
    #[serde(default)]
    pub about: Value,
}

impl Refused {
    /// A reason of the server's own.
    pub fn new(key: &str, about: impl Into<Value>) -> Refused {
        Refused { error: Reason { key: key.into(), about: about.into() } }
    }

    /// What an answer says; an empty word if it says nothing that is understood.
    pub fn read(answer: &str) -> Refused {
        serde_json::from_str(answer).unwrap_or_default()
    }

    /// The reason, if it is one of the rules of a table.
    pub fn rejection(&self) -> Option<Rejection> {
        let Reason { key, about } = &self.error;
        let written = match about {
            Value::Null => Value::from(key.as_str()),
            about => Value::Object([(key.clone(), about.clone())].into_iter().collect()),
        };
        serde_json::from_value(written).ok()
    }
}

impl From<&Rejection> for Refused {
    fn from(rejection: &Rejection) -> Refused {
        // `"not-host"` or `{"no-such-seat":4}`, as on the websocket.
        match serde_json::to_value(rejection).unwrap_or_default() {
            Value::Object(fields) => match fields.into_iter().next() {
                Some((key, about)) => Refused::new(&key, about),
                None => Refused::default(),
            },
            Value::String(key) => Refused::new(&key, Value::Null),
            _ => Refused::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::Sentence;

    #[test]
    fn a_new_table_needs_a_game_only() {
        let table: NewTable = serde_json::from_str("{\"game\":{\"go\":{}}}").unwrap();
        assert_eq!(table, NewTable::new(Tagged::new("go", &serde_json::json!({}))));
        let said = serde_json::to_string(&table).unwrap();
        assert!(!said.contains("rounds"), "the game's rules say how many: {said}");
        assert_eq!(serde_json::from_str::<NewTable>(&said).unwrap(), table);
        for wrong in ["{}", "{\"game\":{\"go\":{}},\"stakes\":100}", "{\"game\":{\"go\":{}},\"rounds\":-1}"] {
            assert!(serde_json::from_str::<NewTable>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_rejection_comes_back_from_an_answer() {
        for why in [
            Rejection::NotHost,
            Rejection::NoSuchSeat(4),
            Rejection::UnknownGame("chess".into()),
            Rejection::Game(Sentence::new("table-rejection-bad-edition")),
        ] {
            let answer = serde_json::to_string(&Refused::from(&why)).unwrap();
            assert_eq!(Refused::read(&answer).rejection(), Some(why), "{answer}");
        }
    }

    #[test]
    fn other_answers_are_no_rejections() {
        let busy = serde_json::to_string(&Refused::new("too-fast", Value::Null)).unwrap();
        assert_eq!(busy, "{\"error\":{\"key\":\"too-fast\",\"about\":null}}");
        assert_eq!(
            (Refused::read(&busy).error.key.as_str(), Refused::read(&busy).rejection()),
            ("too-fast", None)
        );
        assert_eq!(Refused::read("{\"error\":{\"key\":\"removed\"}}").rejection(), Some(Rejection::Removed));
        for text in ["", "<html>", "{}", "{\"error\":{}}"] {
            assert_eq!(Refused::read(text), Refused::default(), "{text}");
        }
    }

    #[test]
    fn summaries_of_other_versions_are_read() {
        let summary: Summary = serde_json::from_str("{\"game\":\"go\",\"stakes\":3}").unwrap();
        assert_eq!(summary, Summary { game: "go".into(), ..Summary::default() });
        let seats = "{\"seats\":[{\"holder\":\"open\"},{\"holder\":\"bot\",\"level\":3},\
            {\"guest\":\"00000000000000ff\",\"holder\":\"person\",\"name\":\"Ben\"}]}";
        let summary: Summary = serde_json::from_str(seats).unwrap();
        let ben = SeatSummary::Person { guest: Guest(255), name: Some("Ben".into()) };
        assert_eq!(summary.seats, [SeatSummary::Open, SeatSummary::Bot { level: 3 }, ben.clone()]);
        // A query of the store looks for just this text.
        assert!(serde_json::to_string(&ben).unwrap().contains("\"holder\":\"person\""));
    }
}
