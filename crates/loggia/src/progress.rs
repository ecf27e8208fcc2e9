//! Progress of long work, on one line of stderr; in a terminal each line overwrites the one before.

use std::io::{self, IsTerminal};

/// Says how it stands.
pub fn say(line: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{line}");
    } else {
        eprintln!("{line}");
    }
}

/// Leaves the line, when all is done.
pub fn end() {
    if io::stderr().is_terminal() {
        eprintln!();
    }
}
