//! Games at the command line as people meet them: typed and read in real terminals.

use std::path::Path;

use crate::terminal::Terminal;
use crate::tool::TaskError;
use crate::{project, web};

/// A terminal of 100 by 50 characters with the program in it, whose data is in a folder of the test's own.
fn open_program(home: &Path, arguments: &str) -> Result<Terminal, TaskError> {
    // Not through cargo, which waits while anybody else builds.
    let (home, program) = (home.display(), web::program("loggia")?);
    // Ctrl-C is for the program; the shell around it stays to tell how it ended.
    let command = format!("trap : INT; LOGGIA_HOME='{home}' LC_ALL=C.UTF-8 '{program}' {arguments}");
    Terminal::open(&command, 100, 50)
}

fn open(home: &Path, arguments: &str) -> Result<Terminal, TaskError> {
    open_program(home, &format!("play callisto {arguments}"))
}

/// Plays a few turns, makes mistakes, presses Ctrl-C, goes on, and plays against the computer in another language; then
/// plays at an online table.
pub fn check() -> Result<(), TaskError> {
    let home = project::root().join(format!("target/terminal-test-{}", std::process::id()));
    let result = play(&home).and_then(|()| meet(&home));
    let _ = std::fs::remove_dir_all(&home);
    result
}

fn play(home: &Path) -> Result<(), TaskError> {
    let game = open(home, "--names Anna,Ben --starter Anna")?;
    game.wait_for("Anna (Blue) to move. Place a pillar")?;
    for (line, answer) in [
        ("k10", "k10 is in the centre. Pillars may not go there. (C7)"),
        ("h8", "Ben (Yellow) to move"),
        ("h8", "h8 is occupied. (C8)"),
        ("m8", "Anna (Blue) to move"),
        ("h12", "Ben (Yellow) to move"),
        ("m12", "moves are possible: W5 X5 T5 U5 L4"),
        ("L4", "L4a: 16"),
        ("L4c", "L4c fits in 16 places"),
        ("L4c@a1", "is not on the board. (C3)"),
        ("dance", "“dance” is neither a move nor a command"),
        ("retire", "You can still place a piece"),
        ("L4c@h9", "Ben (Yellow) to move"),
        ("undo", "Taken back: L4c@h9 by"),
        ("redo", "Played again: L4c@h9 by Anna (Blue)"),
    ] {
        game.type_line(line)?;
        game.wait_for(answer)?;
    }
    // Nothing is lost on Ctrl-C.
    game.press("C-c")?;
    game.wait_for("The game is saved. To continue:")?;
    ended_well(game)?;

    let again = open(home, "")?;
    again.wait_for("There is an unfinished game: Callisto, Benelux edition, after move 5. Continue it?")?;
    again.type_line("y")?;
    again.wait_for("Ben (Yellow) to move")?;
    again.type_line("quit")?;
    ended_well(again)?;

    let german = open(home, "--edition pocket --bot 2 --starter 1 --lang de")?;
    german.type_line("a1")?;
    german.wait_for("P@")?;
    german.type_line("lang ru")?;
    german.wait_for("колонн")?;
    german.press("C-d")?;
    ended_well(german)
}

/// Two people at a table. News appear above the line that someone is typing, and the line stays.
fn meet(home: &Path) -> Result<(), TaskError> {
    let server = open_program(&home.join("house"), "serve --listen 127.0.0.1:0")?;
    server.wait_for("Press Ctrl-C to stop.")?;
    let address = address_on(&server, "Loggia is running at ")?;
    let host = format!("--host --server {address} --name Anna --starter 1");
    let anna = open(&home.join("anna"), &host)?;
    anna.wait_for("Anna took seat 1 (Blue)")?;
    let link = address_on(&anna, "Send this link to the others: ")?;
    let ben = open(&home.join("ben"), &format!("--join {link}"))?;
    ben.wait_for("What should the others call you?")?;
    ben.type_line("Ben")?;
    ben.wait_for("Ben took seat 2 (Yellow)")?;
    anna.wait_for("Type “start” to begin.")?;
    anna.type_line("start")?;
    anna.wait_for("Your turn, Anna (Blue).")?;
    anna.press("h")?;
    ben.type_line("say Good luck!")?;
    anna.wait_for("Ben: Good luck!\n> h")?;
    anna.press("8")?;
    anna.press("Enter")?;
    ben.wait_for("Your turn, Ben (Yellow).")?;
    ben.press("C-c")?;
    ben.wait_for("Your seat is kept")?;
    ended_well(ben)?;
    anna.wait_for("Ben lost the connection.")?;
    let ben = open(&home.join("ben"), &format!("--join {link}"))?;
    ben.wait_for("Welcome back, Ben.")?;
    // Nothing is lost on Ctrl-C, here too.
    server.press("C-c")?;
    server.wait_for("All tables continue from here next time.")?;
    ended_well(server)?;
    ben.wait_for("Connection lost.")?;
    ben.type_line("quit")?;
    ended_well(ben)?;
    anna.type_line("quit")?;
    ended_well(anna)
}

/// The address that stands on the screen after some words.
fn address_on(terminal: &Terminal, words: &str) -> Result<String, TaskError> {
    let screen = terminal.screen();
    let after = screen.split_once(words).and_then(|(_, after)| after.split_whitespace().next());
    after.map(String::from).ok_or_else(|| TaskError(format!("no address after {words:?}:\n{screen}")))
}

fn ended_well(terminal: Terminal) -> Result<(), TaskError> {
    match terminal.wait_for_end()? {
        0 => Ok(()),
        status => Err(TaskError(format!("the program ended with status {status}:\n{}", terminal.screen()))),
    }
}
