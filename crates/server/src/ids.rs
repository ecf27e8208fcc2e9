//! The id of a table, which is also its key.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// 32 letters that are not confused when a link is read aloud, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters an id has: 80 bits, which cannot be guessed.
const LENGTH: usize = 16;

/// A table's id. Someone who knows it can look at the table, so it is never written to a log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// A new id from the system's randomness.
    pub fn random() -> TableId {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).expect("the system has randomness");
        TableId(bytes.map(|byte| LETTERS[usize::from(byte % 32)]))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Enough to tell tables apart in a log, too little to get in.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}…", &self.as_str()[..4])
    }
}

/// A text that is not a table's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATable;

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a table's id is {LENGTH} small letters and digits")
    }
}

impl std::error::Error for NotATable {}

impl FromStr for TableId {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<TableId, NotATable> {
        let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotATable)?;
        if bytes.iter().all(|byte| LETTERS.contains(byte)) { Ok(TableId(bytes)) } else { Err(NotATable) }
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for TableId {
    type Error = NotATable;

    fn try_from(text: String) -> Result<TableId, NotATable> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_and_do_not_show_in_logs() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert!(!format!("{id:?}").contains(id.as_str()));
        assert_eq!("short".parse::<TableId>(), Err(NotATable));
        assert_eq!("ABCDEFGHIJKLMNOP".parse::<TableId>(), Err(NotATable));
    }
}
