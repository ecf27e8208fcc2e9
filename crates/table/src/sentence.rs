//! Something to say, before it is put into a language.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A sentence as data: the key of its text, what goes into it, and the clause of the rules that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// The key of the text.
    pub key: String,
    /// What goes into the text, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
    /// The clause of the rules, such as `C8`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// Something that goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, which decides the plural form.
    Number(i64),
    /// A text as it is, such as a cell.
    Text(String),
    /// The player on a seat.
    Seat(u8),
    /// Another text by its key, such as the name of a part.
    Key(String),
}

impl Sentence {
    /// A sentence without anything to put in.
    pub fn new(key: impl Into<String>) -> Sentence {
        Sentence { key: key.into(), args: Vec::new(), clause: None }
    }

    /// The same with something put in.
    pub fn with(mut self, name: &str, arg: Arg) -> Sentence {
        self.args.push((name.into(), arg));
        self
    }

    /// The same about a clause of the rules.
    pub fn clause(mut self, clause: &str) -> Sentence {
        self.clause = Some(clause.into());
        self
    }
}

/// For logs and programs: the key and the values.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, ", {name} {number}")?,
                Arg::Text(text) | Arg::Key(text) => write!(f, ", {name} {text}")?,
                Arg::Seat(seat) => write!(f, ", {name} at seat {}", seat + 1)?,
            }
        }
        self.clause.as_ref().map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}
