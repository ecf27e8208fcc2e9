//! People at several terminals, a server between them, and everything that can break in between.

mod support;

use std::path::{Path, PathBuf};

use callisto::Move;
use client::Link;
use games::CallistoTable;
use support::program::{Program, folder};
use table::{Phase, Table};

/// A server in a process of its own, which can be killed and opened again at the same address.
struct Open {
    program: Program,
    home: PathBuf,
    address: String,
}

impl Open {
    fn new(home: &Path) -> Open {
        let (program, address) = Open::serve(home, "127.0.0.1:0");
        Open { program, home: home.into(), address }
    }

    fn serve(home: &Path, listen: &str) -> (Program, String) {
        let mut program = Program::start(home, &["serve", "--listen", listen]);
        let line = program.wait_for("Loggia is running at ");
        (program, line.trim_start_matches("Loggia is running at ").trim().into())
    }

    fn open_again(&mut self) {
        let listen = self.address.trim_start_matches("http://");
        (self.program, _) = Open::serve(&self.home, listen);
    }
}

/// The log of a table, asked for over plain HTTP as any guest with the link could.
struct Witness {
    link: Link,
    token: String,
    runtime: tokio::runtime::Runtime,
}

impl Witness {
    fn new(link: &str) -> Witness {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let link: Link = link.parse().unwrap();
        let guest = runtime.block_on(link.server.create_guest()).expect("anybody may be a guest");
        Witness { link, token: guest.token, runtime }
    }

    fn table(&self) -> Table {
        let asked = self.link.server.log(&self.link.table, &self.token);
        let log = self.runtime.block_on(asked).expect("the server answers");
        Table::fold(games::ALL, log.header, &log.entries).expect("a log that holds")
    }
}

/// A move for the player to move: as people type it, sometimes the cells and sometimes the short form, and as it is told.
fn some_move(table: &Table, dice: &mut fastrand::Rng) -> (String, String) {
    let position = table.round().unwrap().position();
    let legal = position.legal();
    let mv = legal.nth(dice.usize(..legal.len())).unwrap();
    let short = position.rules().short(mv);
    let told = if mv == Move::Retire { "retires.".into() } else { format!("plays {short}.") };
    (if dice.bool() { short } else { position.rules().cell_list(mv) }, told)
}

fn made_link(host: &mut Program) -> String {
    let line = host.wait_for("http://");
    line.trim().into()
}

/// The whole evening: two players and a watcher, a terminal that dies, a server that dies twice, and one result.
#[test]
fn a_series_is_played_through_whatever_breaks() {
    let (anna_home, ben_home) = (folder("net-anna"), folder("net-ben"));
    let mut server = Open::new(&folder("net-house"));
    let host =
        ["play", "callisto", "--host", "--server", &server.address, "--name", "Anna", "--starter", "1"];
    let mut anna = Program::start(&anna_home, &host);
    let link = made_link(&mut anna);
    let witness = Witness::new(&link);
    anna.wait_for("Anna took seat 1 (Blue).");

    let join = ["play", "--join", &link];
    let mut ben = Program::start(&ben_home, &join);
    ben.wait_for("What should the others call you?");
    ben.type_line("Ben");
    ben.wait_for("Ben took seat 2 (Yellow).");
    ben.wait_for("Anna can start the game.");
    let mut cleo = Program::start(&folder("net-cleo"), &["play", "callisto", "--join", &link, "--watch"]);
    cleo.wait_for("You are watching.");
    anna.wait_for("Type “start” to begin.");
    anna.type_line("say Good luck!");
    ben.wait_for("Anna: Good luck!");
    cleo.wait_for("Anna: Good luck!");
    anna.type_line("start");
    for program in [&mut anna, &mut ben, &mut cleo] {
        program.wait_for("Game 1 of 2 begins. Anna (Blue) moves first.");
    }

    let mut dice = fastrand::Rng::with_seed(7);
    let mut moves = 0;
    loop {
        let table = witness.table();
        match table.phase() {
            Phase::Playing => {}
            Phase::Between => {
                ben.wait_for("Type “next”");
                ben.type_line("next");
                for program in [&mut anna, &mut ben, &mut cleo] {
                    program.wait_for("Game 2 of 2 begins. Ben (Yellow) moves first.");
                }
                continue;
            }
            Phase::Finished => break,
            phase => panic!("{phase:?}"),
        }
        match moves {
            5 => {
                ben.kill();
                anna.wait_for("Ben lost the connection.");
                ben = Program::start(&ben_home, &join);
                ben.wait_for("Welcome back, Ben.");
                anna.wait_for("Ben is back.");
            }
            9 => {
                server.program.kill();
                for program in [&mut anna, &mut ben, &mut cleo] {
                    program.wait_for("Connection lost.");
                }
                server.open_again();
                for program in [&mut anna, &mut ben, &mut cleo] {
                    program.wait_for("Reconnected.");
                }
            }
            13 => server.program.kill(),
            _ => {}
        }
        let (text, told) = some_move(&table, &mut dice);
        let player = if table.seat_to_move() == Some(0) { &mut anna } else { &mut ben };
        player.type_line(&text);
        if moves == 13 {
            // Typed while the server was away, and played when it is back.
            server.open_again();
        }
        // Everybody sees every move, once.
        for program in [&mut anna, &mut ben, &mut cleo] {
            program.wait_for(&told);
        }
        moves += 1;
    }

    let end = witness.table();
    let totals = format!("Anna (Blue) {}, Ben (Yellow) {}", end.totals()[0], end.totals()[1]);
    let winners = end.winners();
    for (seat, program) in (0..).zip([&mut anna, &mut ben, &mut cleo]) {
        program.wait_for(&format!("After 2 games: {totals}"));
        let told = program.wait_for("The series is over: ");
        // Who wins alone is told so; all others read the names.
        let yours = winners == [seat];
        assert_eq!(told.contains("you win"), yours, "{told}");
        for (winner, name) in [(0, "Anna"), (1, "Ben")] {
            assert_eq!(told.contains(name), winners.contains(&winner) && !yours, "{told}");
        }
    }
    for mut program in [anna, ben, cleo] {
        program.type_line("quit");
        assert_eq!(program.end(), Some(0), "{}", program.heard());
    }
    server.program.terminate();
    assert_eq!(server.program.end(), Some(0), "{}", server.program.heard());
}

/// What needs the others' consent, what the host may do, and a seat that moves to another device.
#[test]
fn people_agree_and_hosts_keep_order() {
    let server = Open::new(&folder("manners-house"));
    let ben_home = folder("manners-ben");
    let host = ["play", "callisto", "--host", "--server", &server.address, "--name", "Anna", "--rounds", "0"];
    let options =
        ["--starter", "1", "--players", "3", "--bot", "3:1", "--clock", "1h", "--edition", "pocket"];
    let mut anna = Program::start(&folder("manners-anna"), &[&host[..], &options[..]].concat());
    let link = made_link(&mut anna);
    anna.wait_for("A level 1 bot took seat 3 (Red).");
    let join = |name| ["play", "callisto", "--join", &link, "--name", name].map(String::from);
    let start = |home: &Path, name| {
        let arguments = join(name);
        Program::start(home, &arguments.each_ref().map(String::as_str))
    };
    let mut ben = start(&ben_home, "Ben");
    ben.wait_for("Ben took seat 2 (Yellow).");
    let mut troll = start(&folder("manners-troll"), "Troll");
    troll.wait_for("No seat is free right now. You are watching.");
    troll.type_line("start");
    troll.wait_for("Only the host can do that.");
    anna.wait_for("Troll joined the table.");
    anna.type_line("mute troll");
    troll.wait_for("The host muted Troll.");
    troll.type_line("say boo");
    troll.wait_for("The host muted you.");

    anna.type_line("start");
    anna.wait_for("Your turn, Anna (Blue).");
    // What Ben types before he knows of the game is refused for that.
    ben.wait_for("Anna (Blue) to move.");
    ben.type_line("a1");
    ben.wait_for("It is not your turn. Wait for Anna (Blue).");
    let witness = Witness::new(&link);
    let mut dice = fastrand::Rng::with_seed(1);
    anna.type_line(&some_move(&witness.table(), &mut dice).0);
    ben.wait_for("Your turn, Ben (Yellow).");
    anna.type_line("undo");
    ben.wait_for("Anna wants to take back the last move.");
    ben.wait_for("Type “yes” or “no”.");
    ben.type_line("no");
    anna.wait_for("Ben declined.");
    anna.type_line("undo");
    ben.wait_for("Type “yes” or “no”.");
    ben.type_line("yes");
    anna.wait_for("The last move was taken back.");
    anna.type_line("adjourn");
    ben.wait_for("Anna wants to pause the game.");
    ben.type_line("yes");
    anna.wait_for("The game is paused.");
    anna.type_line("board");
    anna.wait_for("has 1:00:00 left");
    ben.type_line("resume");
    anna.wait_for("Ben wants to resume the game.");
    anna.type_line("yes");
    ben.wait_for("The game continues.");

    ben.type_line("move-seat");
    let handover = ben.wait_for("http://");
    let mut phone = Program::start(&folder("manners-phone"), &["play", "--join", handover.trim()]);
    phone.wait_for("Welcome back, Ben.");
    anna.wait_for("Ben (Yellow) continues on another device.");
    phone.type_line("resign");
    anna.wait_for("Ben (Yellow) resigned.");
    anna.type_line("bot 2 1");
    anna.wait_for("A level 1 bot took seat 2 (Yellow).");
    anna.type_line("remove Troll");
    troll.wait_for("The host removed you from the table.");
    assert_eq!(troll.end(), Some(2));
    let mut cleo = Program::start(&folder("manners-cleo"), &["play", "--join", &link, "--name", "Cleo"]);
    cleo.wait_for("You are watching.");
    anna.wait_for("Cleo joined the table.");
    anna.type_line("host Cleo");
    cleo.wait_for("Cleo is now the host.");
    anna.type_line("close");
    anna.wait_for("Only the host can do that.");
    cleo.type_line("close");
    anna.wait_for("The table is now closed.");
}

#[test]
fn what_leads_nowhere_is_told() {
    let server = Open::new(&folder("nowhere-house"));
    let home = folder("nowhere-home");
    let refused = |arguments: &[&str]| {
        let mut program = Program::start(&home, arguments);
        assert_eq!(program.end(), Some(2), "{}", program.heard());
        program.heard()
    };
    let nowhere = format!("{}/t/aaaaaaaaaaaaaaaa", server.address);
    assert!(refused(&["play", "callisto", "--join", &nowhere]).contains("Table not found."));
    let used = format!("{}/h/aaaaaaaaaaaaaaaa", server.address);
    assert!(refused(&["play", "callisto", "--join", &used]).contains("Table not found."));
    assert!(refused(&["play", "callisto", "--join", "hello"]).contains("is not a link"));
    let closed = "http://127.0.0.1:1/t/aaaaaaaaaaaaaaaa";
    assert!(refused(&["play", "callisto", "--join", closed]).contains("Cannot reach the server"));
    let slow = ["play", "callisto", "--host", "--server", &server.address, "--clock", "1s/move"];
    assert!(refused(&slow).contains("Clock out of range"));
    assert!(refused(&["play", "callisto", "--watch"]).contains("needs --join or --host"));
    assert!(
        refused(&["play", "callisto", "--join", &nowhere, "--players", "3"]).contains("its game already")
    );
}
