//! A game at the command line as a person meets it: typed and read in a real terminal.

use crate::terminal::Terminal;
use crate::tool::{Fault, Tool};

/// `cargo test` has built the program with this profile already.
const PLAY: &str = "cargo run --quiet --profile test -p loggia -- play callisto";

/// Plays in a terminal of 100 by 50 characters.
pub fn check() -> Result<(), Fault> {
    Tool::cargo(["build", "--profile", "test", "-p", "loggia"]).run()?;
    let (columns, rows) = (100, 50);
    // The terminal itself, before anything is blamed on the game.
    let echo = Terminal::open("cat", columns, rows)?;
    echo.type_line("a word")?;
    echo.wait_for("a word\na word")?;
    echo.press("C-d")?;
    ended_well(echo)?;

    let game = Terminal::open(&format!("{PLAY} --help"), columns, rows)?;
    game.wait_for("Usage:")?;
    ended_well(game)
}

fn ended_well(terminal: Terminal) -> Result<(), Fault> {
    match terminal.wait_for_end()? {
        0 => Ok(()),
        status => Err(Fault(format!("the program ended with status {status}:\n{}", terminal.screen()))),
    }
}
