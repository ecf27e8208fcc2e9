//! Tests: several stays at one table, without a net between them.

use client::Refusal;
use games::CallistoChoice;
use table::{Action, ActionId, By, Clock, Entry, Guest, Header, Rejection, Table, Time};
use words::Language;

use super::stay::{Errand, Stay, Wishes};
use crate::play::voice::Voice;

const ANNA: Guest = Guest(1);
const BEN: Guest = Guest(2);
const CLEO: Guest = Guest(3);

/// A server that keeps one log, and the stays of three guests: two players and a watcher.
struct Evening {
    table: Table,
    now: Time,
    stays: Vec<Stay>,
}

impl Evening {
    fn new(header: Header, language: Language) -> Evening {
        let stay = |guest, name: Option<&str>| {
            let wishes = Wishes { name: name.map(String::from), watch: name.is_none(), ..Wishes::default() };
            Stay::new(Voice::held(language), header.clone(), guest, wishes).unwrap()
        };
        let stays = vec![stay(ANNA, Some("Anna")), stay(BEN, Some("Ben")), stay(CLEO, None)];
        let mut evening =
            Evening { table: Table::new(games::ALL, header).unwrap(), now: Time(1_000_000), stays };
        evening.settle();
        evening
    }

    fn two_players(language: Language) -> Evening {
        let header = Header {
            clock: Clock::Game { seconds: 60, increment: 5 },
            starter: table::Starter::Seat(0),
            ..CallistoChoice::new(callisto::Edition::usual().id(), 2).header(ANNA, Time(0))
        };
        Evening::new(header, language)
    }

    fn append(&mut self, by: By, action: Action) -> Result<(), Rejection> {
        let number = self.table.last() + 1;
        let entry = Entry { number, id: ActionId(u128::from(number)), at: self.now, by, action };
        self.table.apply(&entry)?;
        self.stays.iter_mut().for_each(|stay| stay.happened(&entry));
        Ok(())
    }

    /// Does what the stays want done until they want nothing more.
    fn settle(&mut self) {
        loop {
            for stay in &mut self.stays {
                stay.now = self.now;
                stay.is_up_to_date();
            }
            let next =
                self.stays.iter_mut().enumerate().find_map(|(k, stay)| Some((k, stay.errands.pop_front()?)));
            let Some((index, errand)) = next else { return };
            if let Errand::Act(action) = errand
                && let Err(why) = self.append(By::Guest(self.stays[index].me), action.clone())
            {
                self.stays[index].refused(&action, &Refusal::Rejected(why));
            }
        }
    }

    /// One of them types a line: what each of the three is told then.
    fn types(&mut self, index: usize, line: &str) -> [String; 3] {
        let _ = self.told();
        self.stays[index].typed(Some(line));
        self.settle();
        self.told()
    }

    fn keeper(&mut self, action: Action) -> [String; 3] {
        let _ = self.told();
        self.append(By::Keeper, action).unwrap();
        self.settle();
        self.told()
    }

    fn told(&self) -> [String; 3] {
        std::array::from_fn(|k| anstream::adapter::strip_str(&self.stays[k].voice().take()).to_string())
    }
}

#[test]
fn everybody_is_told_what_happens() {
    let mut evening = Evening::two_players(Language::English);
    let [anna, ben, cleo] = evening.told();
    assert!(anna.contains("Anna took seat 1 (Blue)."), "{anna}");
    assert!(anna.contains("Ben joined the table."), "{anna}");
    assert!(anna.ends_with("All seats are taken. Type “start” to begin.\n"), "{anna}");
    assert!(ben.ends_with("All seats are taken. Anna can start the game.\n"), "{ben}");
    assert!(cleo.contains("You are watching."), "{cleo}");

    let [_, ben, _] = evening.types(1, "start");
    assert_eq!(ben, "Only the host can do that.\n");
    let [anna, ben, cleo] = evening.types(0, "start");
    assert!(
        anna.ends_with("Possible squares are marked *.\n") && anna.contains("Anna (Blue) has 1:00 left."),
        "{anna}"
    );
    assert!(ben.starts_with("Game 1 of 2 begins. Anna (Blue) moves first.\n"), "{ben}");
    assert_eq!(ben, cleo);
    assert!(ben.ends_with("Anna (Blue) to move.\n"), "{ben}");

    for (index, line, answer) in [
        (1, "h8", "It is not your turn. Wait for Anna (Blue)."),
        (2, "h8", "It is not your turn. Wait for Anna (Blue)."),
        (0, "k10", "k10 is in the centre. Pillars may not go there. (C7)"),
        (0, "dance", "“dance” is neither a move nor a command"),
        (0, "sit two", "Something is missing. Example: “sit 2”."),
        (0, "redo", "This works only in a game on one terminal."),
        (2, "say hello", "You are only watching."),
        (0, "undo", "There is no move to take back."),
        (0, "mute Nobody", "Nobody here has that name."),
    ] {
        let told = evening.types(index, line);
        assert!(told[index].starts_with(answer), "{line}: {}", told[index]);
    }
    let [anna, ben, _] = evening.types(0, "h8");
    assert!(anna.starts_with("Anna (Blue) plays P@h8.\n"), "{anna}");
    assert!(ben.contains("Your turn, Ben (Yellow)."), "{ben}");
    assert!(ben.contains("Anna (Blue) has 1:05 left."), "{ben}");
}

#[test]
fn c1_colours_are_taken_before_the_game() {
    let mut evening = Evening::two_players(Language::English);
    assert_eq!(evening.types(0, "colour red")[1], "Anna takes the colour “Red”.\n");
    for (index, line, answer) in [
        (1, "colour red", "Another player has this colour."),
        (2, "colour green", "You have no seat in this game."),
        (1, "colour pink", "Something is missing. Example: “colour red”."),
    ] {
        let told = evening.types(index, line);
        assert!(told[index].starts_with(answer), "{line}: {}", told[index]);
    }
    evening.types(1, "colour blue");
    let [_, ben, _] = evening.types(0, "start");
    assert!(ben.starts_with("Game 1 of 2 begins. Anna (Red) moves first.\n"), "{ben}");
    let told = evening.types(1, "colour green");
    assert_eq!(told[1], "Colours can only be chosen before the first game.\n");
    assert!(evening.types(0, "h8")[1].contains("Your turn, Ben (Blue)."));
}

#[test]
fn consent_is_asked_for_and_given() {
    let mut evening = Evening::two_players(Language::English);
    for (index, line) in [(0, "start"), (0, "h8"), (1, "m8")] {
        evening.types(index, line);
    }
    let [anna, ben, cleo] = evening.types(0, "undo");
    assert_eq!(anna, "Anna wants to take back the last 2 moves.\n");
    assert_eq!(ben, "Anna wants to take back the last 2 moves.\nType “yes” or “no”.\n");
    assert_eq!(cleo, anna);
    assert_eq!(evening.types(0, "no")[1], "Anna withdrew the request.\n");
    evening.types(0, "undo");
    let [anna, ..] = evening.types(1, "yes");
    assert!(anna.starts_with("Ben agreed.\nThe last 2 moves were taken back.\n"), "{anna}");
    assert!(anna.contains("Your turn, Anna (Blue)."), "{anna}");
}

#[test]
fn time_runs_out_and_the_series_goes_on() {
    let mut evening = Evening::two_players(Language::English);
    evening.types(0, "start");
    let _ = evening.told();
    evening.now = evening.now.plus(50_000);
    for stay in &mut evening.stays {
        stay.now = evening.now;
        stay.tick();
        stay.tick();
    }
    assert_eq!(evening.told(), ["Only 0:10 left!\n", "", ""], "once, and only to whom it concerns");
    evening.now = evening.now.plus(10_000);
    let [anna, ben, cleo] = evening.keeper(Action::TimeOut { seat: 0 });
    assert!(anna.starts_with("Anna (Blue) ran out of time and is out.\n"), "{anna}");
    assert!(anna.contains("Game 1 of 2 is over. Ben wins with no penalty points.\n"), "{anna}");
    assert!(anna.contains("After 1 game: Anna (Blue) 68, Ben (Yellow) 0\n"), "{anna}");
    assert!(anna.ends_with("Type “next” for the next game of the series.\n"), "{anna}");
    assert_eq!(anna, cleo);
    assert_eq!(ben, anna.replace("Ben wins with", "You win with"));
    evening.types(1, "next");
    let [anna, ben, _] = evening.types(0, "resign");
    assert!(anna.contains("After 2 games: Anna (Blue) 136, Ben (Yellow) 0\n"), "{anna}");
    assert!(anna.contains("The series is over: Ben (Yellow) wins.\n"), "{anna}");
    assert!(ben.contains("The series is over: you win.\n"), "{ben}");
}

#[test]
fn a_broken_line_is_told_and_what_was_missed_too() {
    let mut evening = Evening::two_players(Language::English);
    evening.types(0, "start");
    evening.stays[1].are_present(vec![ANNA, BEN]);
    evening.stays[1].are_present(vec![BEN]);
    evening.stays[1].line_is(false);
    assert_eq!(evening.told()[1], "Anna lost the connection.\nConnection lost. Reconnecting…\n");
    evening.stays[1].line_is(true);
    evening.settle();
    let ben = &evening.told()[1];
    assert!(ben.starts_with("Reconnected.\n") && ben.ends_with("Anna (Blue) to move.\n"), "{ben}");
}

/// Text of others reaches the terminal as text.
#[test]
fn nobody_steers_the_terminal_of_another() {
    let mut evening = Evening::two_players(Language::English);
    let _ = evening.told();
    let text = "\u{1b}]0;owned\u{7}\u{1b}[2Jhello".to_string();
    evening.append(By::Guest(ANNA), Action::Chat { text }).unwrap();
    let said = evening.stays[1].voice().take();
    assert!(said.ends_with("hello\n") && !said.contains('\u{1b}') && !said.contains('\u{7}'), "{said:?}");
}

/// Every text gets all its values, in every language.
#[test]
fn no_language_leaves_a_gap() {
    for language in Language::ALL {
        let mut evening = Evening::two_players(language);
        let mut all = evening.told().concat();
        evening.stays[0].are_present(vec![ANNA, Guest(9)]);
        for (index, line) in [
            (0, "help"),
            (2, "name Cleo"),
            (0, "who"),
            (0, "mute cleo"),
            (2, "say x"),
            (0, "unmute cleo"),
            (2, "say x"),
            (2, "name Clea"),
            (1, "stand"),
            (0, "bot 2 4"),
            (0, "free 2"),
            (1, "sit"),
            (0, "start"),
            (0, "moves"),
            (0, "L4"),
            (0, "h8"),
            (1, "m8"),
            (0, "undo"),
            (1, "yes"),
            (0, "h8"),
            (1, "m8"),
            (1, "undo"),
            (0, "no"),
            (0, "adjourn"),
            (1, "yes"),
            (0, "h9"),
            (0, "resume"),
            (1, "yes"),
            (0, "rules"),
            (0, "bot 2 3"),
            (1, "leave"),
            (1, "resign"),
            (0, "next"),
            (1, "resign"),
            (0, "rematch"),
            (1, "yes"),
            (1, "lang"),
            (0, "save"),
            (0, "remove Clea"),
        ] {
            all += &evening.types(index, line).concat();
        }
        all += &evening.keeper(Action::Away { milliseconds: 90_000_000 }).concat();
        evening.stays.iter().for_each(|stay| stay.say_goodbye("http://127.0.0.1/t/x"));
        all += &evening.told().concat();
        let gap = all
            .lines()
            .find(|line| line.contains("{$") || line.contains("table-") || line.contains("terminal-"));
        assert_eq!(gap, None, "{}", language.code());
    }
}
