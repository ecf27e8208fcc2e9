//! The messages between a client and a server, as JSON.

mod replica;
mod steady_clock;
mod view;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::entry::Entry;
use crate::gesture::Gesture;
use crate::header::Header;
use crate::id::{ActionId, Guest, Time};
use crate::rejection::Rejection;

pub use replica::{Ended, Event, Input, Output, Replica};
pub use steady_clock::SteadyClock;
pub use view::View;

/// The protocol that is spoken here. Raise it with any change that a client or server of before would misunderstand; pages
/// that are still open then offer to load the new version.
pub const PROTOCOL: u16 = 3;

/// The protocol of those who do not say which.
fn first_protocol() -> u16 {
    1
}

fn is_first_protocol(protocol: &u16) -> bool {
    *protocol == first_protocol()
}

/// The most bytes in a message from a client. Half a second of an attempt in progress has some hundred.
pub const MAX_MESSAGE: usize = 64 * 1024;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First of all: which entries it has already.
    Hello {
        /// The number of the last entry that it has; 0 for none.
        have: u64,
        /// The protocol that it speaks.
        #[serde(default = "first_protocol", skip_serializing_if = "is_first_protocol")]
        protocol: u16,
    },
    /// An action, under a name of the client's own. Sent again under that name it is stored once. What was refused is not
    /// remembered: sent again, it is tried again.
    Act {
        /// The name.
        id: ActionId,
        /// The action.
        action: Action,
    },
    /// Something to show to the watchers.
    Gesture(Gesture),
    /// Is anybody there?
    Ping,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to a hello. The entries that the client lacks follow.
    Welcome {
        /// Who the client is at this table.
        you: Guest,
        /// What the table is about.
        header: Box<Header>,
        /// The server's time, so that clocks can be shown right.
        now: Time,
        /// The number of the last entry there is.
        last: u64,
        /// The protocol that the server speaks.
        #[serde(default = "first_protocol", skip_serializing_if = "is_first_protocol")]
        protocol: u16,
    },
    /// Entries, in order.
    Entries {
        /// The entries.
        entries: Vec<Entry>,
    },
    /// An action is in the log for good.
    Accepted {
        /// The client's name for it.
        id: ActionId,
        /// Its number in the log.
        number: u64,
    },
    /// An action was refused.
    Refused {
        /// The client's name for it.
        id: ActionId,
        /// Why.
        why: Rejection,
    },
    /// Something that someone shows.
    Gesture(Gesture),
    /// Who is connected now.
    Present {
        /// The guests.
        guests: Vec<Guest>,
    },
    /// The connection ends, and why.
    Closing {
        /// A word for the reason.
        why: Closing,
    },
    /// Yes.
    Pong,
}

/// Why a server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// A message could not be understood.
    BadMessage,
    /// A message was too long.
    TooLong,
    /// Too many messages in a short time.
    TooFast,
    /// The line was too slow to keep up with.
    TooSlow,
    /// There is no such table.
    NotFound,
    /// The host has sent this guest away.
    Removed,
    /// A newer version of the program made this table.
    Newer,
    /// The operator does not let this guest in.
    Banned,
    /// The server goes down and will be back.
    Shutdown,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs of the first version say no protocol and would not understand one.
    #[test]
    fn the_first_protocol_is_not_written() {
        for (protocol, text) in
            [(1, "{\"hello\":{\"have\":7}}"), (2, "{\"hello\":{\"have\":7,\"protocol\":2}}")]
        {
            let hello = ClientMessage::Hello { have: 7, protocol };
            assert_eq!(serde_json::to_string(&hello).unwrap(), text);
            assert_eq!(serde_json::from_str::<ClientMessage>(text).unwrap(), hello);
        }
    }
}
