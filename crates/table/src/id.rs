//! Who and when: the names that entries use for people, actions and instants.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A person's browser or terminal. Public at the table; it does not reveal the secret token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Guest(pub u64);

/// The id that a sender gives to an action, so that an action sent twice is stored once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct ActionId(pub u128);

/// A text that is not an id of this kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnId(pub String);

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not an id: ids are hexadecimal digits", self.0)
    }
}

impl std::error::Error for NotAnId {}

/// Ids travel as hexadecimal text, because JavaScript's numbers cannot hold them.
macro_rules! hexadecimal {
    ($type:ident, $number:ty, $digits:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!("{:0", $digits, "x}"), self.0)
            }
        }

        impl FromStr for $type {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$type, NotAnId> {
                let plain = text.len() == $digits && text.bytes().all(|b| b.is_ascii_hexdigit());
                let number = if plain { <$number>::from_str_radix(text, 16).ok() } else { None };
                number.map($type).ok_or_else(|| NotAnId(text.chars().take(40).collect()))
            }
        }

        impl From<$type> for String {
            fn from(id: $type) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<$type, NotAnId> {
                text.parse()
            }
        }
    };
}
hexadecimal!(Guest, u64, 16);
hexadecimal!(ActionId, u128, 32);

/// An instant in milliseconds since 1970. Tables read no clock: the keeper says when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Time(pub u64);

impl Time {
    /// The milliseconds from an earlier instant to this one, none if it is later.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The instant this many milliseconds later.
    pub fn plus(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }
}
