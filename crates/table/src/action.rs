//! What people do at a table.

use serde::{Deserialize, Serialize};

use crate::id::Guest;
use crate::motion::Motion;
use crate::tagged::Tagged;

/// Something that an actor does. It is checked and then stored in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Joins the table under a name, or changes the name.
    Join {
        /// The name.
        name: String,
    },
    /// Leaves the table for good.
    Leave,
    /// Takes an open seat.
    Sit {
        /// Which seat, counted from 0.
        seat: u8,
    },
    /// Takes another set of pieces before the first game (C1). A bot or an empty seat that had it gets the player's old set.
    Paint {
        /// Which colour of the rules, counted from 0: that of the seat, or one of its two (C15).
        colour: u8,
        /// The name of the set.
        paint: String,
    },
    /// Leaves a seat before the game has begun.
    Stand {
        /// Which seat.
        seat: u8,
    },
    /// The host gives a seat to a bot: before a game, or during a game a seat whose player has resigned.
    SeatBot {
        /// Which seat.
        seat: u8,
        /// How strong, 1 to 9.
        level: u8,
    },
    /// The host clears a seat. During a game its player resigns with that.
    FreeSeat {
        /// Which seat.
        seat: u8,
    },
    /// The host starts the first game, or a player starts the next game of the series.
    Start {
        /// The random number that decides who begins, drawn by the keeper of the log.
        #[serde(default)]
        lot: u64,
    },
    /// A move in the game.
    Play {
        /// For which seat.
        seat: u8,
        /// How many moves have been made in this game, so that a late move is not applied to another turn.
        turn: u32,
        /// The move.
        play: Tagged,
    },
    /// Resigns a seat in the running game. The others play on.
    Resign {
        /// Which seat.
        seat: u8,
    },
    /// Asks the others for something.
    Propose {
        /// For what.
        motion: Motion,
    },
    /// Answers a motion.
    Answer {
        /// Yes or no.
        yes: bool,
    },
    /// Sends a chat message.
    Chat {
        /// What.
        text: String,
    },
    /// The host mutes a guest, or unmutes them.
    Mute {
        /// Whom.
        guest: Guest,
        /// Whether they are muted from now on.
        muted: bool,
    },
    /// The host removes a guest for good.
    Remove {
        /// Whom.
        guest: Guest,
    },
    /// The host hands the role on to another guest; the server does that for a host who has left.
    HandOn {
        /// To whom.
        to: Guest,
    },
    /// The host closes the table: it accepts no more actions.
    Close,
    /// A seat moves to another device of its player, who offered it and still holds it.
    TakeOver {
        /// Which seat.
        seat: u8,
        /// Who offered it.
        from: Guest,
        /// To whom.
        to: Guest,
    },
    /// A seat moves to another device, as the first version stored it.
    MoveSeat {
        /// Which seat.
        seat: u8,
        /// To whom.
        to: Guest,
    },
    /// A clock has run out: the seat is out of the game.
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

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A person.
    Guest(Guest),
    /// The server: it moves for bots, watches clocks, and says when it was away.
    #[serde(rename = "house")]
    Keeper,
}
