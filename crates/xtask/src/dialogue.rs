//! A game at the command line as a person meets it: typed and read in a real terminal.

use std::path::Path;

use crate::project;
use crate::terminal::Terminal;
use crate::tool::{Fault, Tool};

/// `cargo test` has built the program with this profile already.
const PLAY: &str = "cargo run --quiet --profile test -p loggia -- play callisto";

/// A terminal of 100 by 50 characters with the game in it, whose saved games are in a folder of the test's own.
fn open(home: &Path, arguments: &str) -> Result<Terminal, Fault> {
    let home = home.display();
    Terminal::open(&format!("LOGGIA_HOME='{home}' LC_ALL=C.UTF-8 {PLAY} {arguments}"), 100, 50)
}

/// Plays a few turns, makes mistakes, presses Ctrl-C, goes on, and plays against the computer in another language.
pub fn check() -> Result<(), Fault> {
    Tool::cargo(["build", "--profile", "test", "-p", "loggia"]).run()?;
    let home = project::root().join(format!("target/terminal-test-{}", std::process::id()));
    let result = play(&home);
    let _ = std::fs::remove_dir_all(&home);
    result
}

fn play(home: &Path) -> Result<(), Fault> {
    let game = open(home, "--names Anna,Ben")?;
    game.wait_for("Anna (Blue) to move. Place a pillar")?;
    for (line, answer) in [
        ("k10", "k10 is in the centre, where no pillar may stand. (C7)"),
        ("h8", "Ben (Yellow) to move"),
        ("h8", "h8 is occupied. (C8)"),
        ("m8", "Anna (Blue) to move"),
        ("h12", "Ben (Yellow) to move"),
        ("m12", "moves are possible: W5 X5 T5 U5 L4"),
        ("L4", "L4a: 16"),
        ("L4c", "L4c fits in 16 places"),
        ("L4c@a1", "is not on the board. (C3)"),
        ("dance", "\"dance\" is neither a move nor a command"),
        ("retire", "You can still place a piece"),
        ("L4c@h9", "Ben (Yellow) to move"),
        ("undo", "L4c@h9 is taken back"),
        ("redo", "Anna (Blue) plays L4c@h9 again"),
    ] {
        game.type_line(line)?;
        game.wait_for(answer)?;
    }
    // Nothing is lost on Ctrl-C.
    game.press("C-c")?;
    game.wait_for("goes on with it")?;
    ended_well(game)?;

    let again = open(home, "")?;
    again.wait_for("There is an unfinished game: Callisto, Benelux edition, after move 5. Go on with it?")?;
    again.type_line("y")?;
    again.wait_for("Ben (Yellow) to move")?;
    again.type_line("quit")?;
    ended_well(again)?;

    let german = open(home, "--edition pocket --bot 2 --lang de")?;
    german.type_line("a1")?;
    german.wait_for("P@")?;
    german.type_line("lang ru")?;
    german.wait_for("колонн")?;
    german.press("C-d")?;
    ended_well(german)
}

fn ended_well(terminal: Terminal) -> Result<(), Fault> {
    match terminal.wait_for_end()? {
        0 => Ok(()),
        status => Err(Fault(format!("the program ended with status {status}:\n{}", terminal.screen()))),
    }
}
