//! What people do at a table.

use serde::{Deserialize, Serialize};

use crate::id::Guest;
use crate::motion::Motion;
use crate::tagged::Tagged;

/// Something that someone does, to be checked and then kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Comes to the table under a name, or takes another name.
    Join {
        /// What the others call them.
        name: String,
    },
    /// Goes away for good.
    Leave,
    /// Sits down on an open seat.
    Sit {
        /// Which seat, counted from 0.
        seat: u8,
    },
    /// Takes another set of pieces before the first game (C1); a bot or an empty seat that had it takes one's own.
    Paint {
        /// Which colour of the rules, counted from 0: that of the seat, or one of its two (C15).
        colour: u8,
        /// The name of the set.
        paint: String,
    },
    /// Gets up before the game has begun.
    Stand {
        /// Which seat.
        seat: u8,
    },
    /// The host gives a seat to a bot: before a game, or in a game one that was given up.
    SeatBot {
        /// Which seat.
        seat: u8,
        /// How strong, 1 to 9.
        level: u8,
    },
    /// The host frees a seat. In a game it is given up.
    FreeSeat {
        /// Which seat.
        seat: u8,
    },
    /// The host starts the first game, or a player the next one of the series.
    Start {
        /// The lot that decides who begins, drawn by the one who keeps the log.
        #[serde(default)]
        lot: u64,
    },
    /// A move in the game.
    Play {
        /// For which seat.
        seat: u8,
        /// How many moves have been made in this game: a move that comes late is not taken for another turn's.
        turn: u32,
        /// The move.
        play: Tagged,
    },
    /// Gives up a seat in the running game. The others play on.
    Resign {
        /// Which seat.
        seat: u8,
    },
    /// Asks the others for something.
    Propose {
        /// For what.
        motion: Motion,
    },
    /// Answers what was asked.
    Answer {
        /// Yes or no.
        yes: bool,
    },
    /// Says something.
    Chat {
        /// What.
        text: String,
    },
    /// The host keeps a guest from chatting, or allows it again.
    Mute {
        /// Whom.
        guest: Guest,
        /// Whether they are kept from it.
        muted: bool,
    },
    /// The host sends a guest away for good.
    Remove {
        /// Whom.
        guest: Guest,
    },
    /// The host hands their role on to another guest; the server does that for one who has left.
    HandOn {
        /// To whom.
        to: Guest,
    },
    /// The host closes the table: nobody does anything here any more.
    Close,
    /// A seat goes over to another device of the player who offered it and holds it still.
    TakeOver {
        /// Which seat.
        seat: u8,
        /// Who offered it.
        from: Guest,
        /// To whom.
        to: Guest,
    },
    /// A seat goes over to another device, as the first version stored it.
    MoveSeat {
        /// Which seat.
        seat: u8,
        /// To whom.
        to: Guest,
    },
    /// A clock has run out: the seat is given up.
    TimeOut {
        /// Which seat.
        seat: u8,
    },
    /// The server was away; the running clock is credited for that time.
    Away {
        /// For how many milliseconds.
        milliseconds: u64,
    },
}

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A person.
    Guest(Guest),
    /// The server: it moves for bots, watches clocks, and says when it was away.
    House,
}
