//! Why the options of a table are refused, where both games say the same.

use table::{Arg, Sentence};

/// So many cannot play; these numbers of players can.
pub(crate) fn bad_players(possible: &[u8]) -> Sentence {
    let possible: Vec<String> = possible.iter().map(u8::to_string).collect();
    Sentence::new("table-rejection-bad-players").with("possible", Arg::Text(possible.join(", ")))
}
