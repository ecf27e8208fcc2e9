//! A client's copy of a table on connections where everything goes wrong, against a log in memory.

use std::collections::{BTreeMap, VecDeque};

use fastrand::Rng;
use games::CallistoChoice;
use proptest::prelude::*;
use table::{
    Action, ActionId, By, ClientMessage, Closing, Ended, Entry, Event, Gesture, Guest, Header, Input, Output,
    PROTOCOL, Rejection, Replica, ServerMessage, Table, Time,
};

const ANNA: Guest = Guest(1);

/// A server with one table, which stores an action once however often it comes.
struct Server {
    header: Header,
    log: Vec<Entry>,
}

impl Server {
    fn new() -> Server {
        Server { header: CallistoChoice::new("pocket", 2).header(ANNA, Time(0)), log: Vec::new() }
    }

    fn table(&self) -> Table {
        Table::fold(games::ALL, self.header.clone(), &self.log).unwrap()
    }

    fn last(&self) -> u64 {
        self.log.len() as u64
    }

    fn store(&mut self, id: ActionId, by: Guest, action: Action) -> Result<u64, Rejection> {
        let entry = Entry { number: self.last() + 1, id, at: Time(0), by: By::Guest(by), action };
        let mut table = self.table();
        table.apply(&entry)?;
        let number = table.number_of(id).unwrap();
        if number > self.last() {
            self.log.push(entry);
        }
        Ok(number)
    }

    fn welcome(&self) -> ServerMessage {
        let (header, last) = (Box::new(self.header.clone()), self.last());
        ServerMessage::Welcome { you: ANNA, header, now: Time(7), last, protocol: PROTOCOL }
    }

    fn after(&self, have: u64) -> ServerMessage {
        ServerMessage::Entries { entries: self.log[have as usize..].to_vec() }
    }

    fn answer(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Hello { have, .. } => vec![self.welcome(), self.after(have)],
            ClientMessage::Act { id, action } => {
                let before = self.last();
                match self.store(id, ANNA, action) {
                    Ok(number) => vec![ServerMessage::Accepted { id, number }, self.after(before)],
                    Err(why) => vec![ServerMessage::Refused { id, why }],
                }
            }
            ClientMessage::Gesture(_) => Vec::new(),
            ClientMessage::Ping => vec![ServerMessage::Pong],
        }
    }
}

/// A replica, the server, and what is under way between them.
struct World {
    replica: Replica,
    server: Server,
    now: u64,
    open: bool,
    there: VecDeque<ClientMessage>,
    back: VecDeque<ServerMessage>,
    answers: BTreeMap<ActionId, Vec<Result<u64, Rejection>>>,
    entries: Vec<u64>,
}

impl World {
    fn new() -> World {
        World {
            replica: Replica::new(games::ALL),
            server: Server::new(),
            now: 1_000,
            open: false,
            there: VecDeque::new(),
            back: VecDeque::new(),
            answers: BTreeMap::new(),
            entries: Vec::new(),
        }
    }

    fn step(&mut self, input: Input) {
        for output in self.replica.step(Time(self.now), input) {
            match output {
                Output::Open => self.open = true,
                Output::Send(message) => self.there.push_back(message),
                Output::Close => self.cut(),
                Output::Tell(Event::Answered(id, answer)) => self.answers.entry(id).or_default().push(answer),
                Output::Tell(Event::Entry(entry)) => self.entries.push(entry.number),
                Output::Tell(Event::Ended(why)) => panic!("{why}"),
                Output::Tell(_) => {}
            }
        }
    }

    fn cut(&mut self) {
        self.open = false;
        self.there.clear();
        self.back.clear();
    }

    /// One thing happens, or nothing. On a bad connection messages are lost, come twice, late or in another order.
    fn happen(&mut self, rng: &mut Rng, is_bad: bool) {
        let mischief = if is_bad { rng.u8(..12) } else { 255 };
        match mischief {
            0 => {
                self.cut();
                self.step(Input::Closed);
            }
            1 => drop(self.back.pop_front()),
            2 => self.back.extend(self.back.front().cloned()),
            3 => self.back.rotate_left(self.back.len().min(1)),
            4 => drop(self.there.pop_front()),
            5 => self.step(Input::TryNow),
            _ => {}
        }
        if let Some(message) = self.there.pop_front() {
            let answers = self.server.answer(message);
            self.back.extend(answers);
        }
        if self.open && self.there.is_empty() && self.back.is_empty() && rng.bool() {
            self.step(Input::Opened);
        } else if let Some(message) = self.back.pop_front() {
            self.step(Input::Heard(Ok(message)));
        }
        self.now += rng.u64(..400);
        if self.replica.wake().is_some_and(|wake| wake <= self.now) {
            self.step(Input::Time);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    #[test]
    fn every_action_is_done_once_and_answered_once_whatever_the_connection_does(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let mut world = World::new();
        let mut done = Vec::new();
        for n in 0..40 {
            for _ in 0..rng.u8(..20) {
                world.happen(rng, true);
            }
            let name = format!("Anna {n}");
            if n > 3 && rng.u8(..4) == 0 {
                // Someone else does something, which is told or not.
                let other = Guest(rng.u64(2..5));
                let before = world.server.last();
                world.server.store(ActionId(1_000 + n), other, Action::Join { name }).unwrap();
                world.back.push_back(world.server.after(before));
            } else {
                let refused = Action::Sit { seat: 9 };
                let action = if rng.u8(..5) == 0 { refused } else { Action::Join { name } };
                done.push((ActionId(n), action.clone()));
                world.step(Input::Act(ActionId(n), action));
            }
        }
        // It gets better, and everybody is asked once more.
        world.cut();
        world.step(Input::Closed);
        for _ in 0..2_000 {
            world.happen(rng, false);
        }
        prop_assert!(world.replica.view().is_up_to_date());
        prop_assert_eq!(world.replica.view().table.as_deref(), Some(&world.server.table()));
        prop_assert_eq!(&world.entries, &(1..=world.server.last()).collect::<Vec<_>>());
        for (id, action) in done {
            let stored: Vec<u64> =
                world.server.log.iter().filter(|entry| entry.id == id).map(|entry| entry.number).collect();
            let refused = matches!(action, Action::Sit { .. });
            match &world.answers[&id][..] {
                [Ok(number)] => prop_assert_eq!(stored, vec![*number]),
                [Err(_)] => prop_assert!(refused && stored.is_empty()),
                other => prop_assert!(false, "answered {:?}", other),
            }
        }
    }
}

/// A replica that has said hello.
fn greeting() -> Replica {
    let mut replica = Replica::new(games::ALL);
    assert_eq!(replica.step(Time(0), Input::Time), [Output::Open]);
    let hello = ClientMessage::Hello { have: 0, protocol: PROTOCOL };
    assert_eq!(replica.step(Time(0), Input::Opened), [Output::Send(hello)]);
    replica
}

fn online() -> Replica {
    let mut replica = greeting();
    let out = replica.step(Time(0), Input::Heard(Ok(Server::new().welcome())));
    assert_eq!(out, [Output::Tell(Event::Online(true))]);
    replica
}

fn ends(mut replica: Replica, heard: Result<ServerMessage, String>, why: Ended) {
    let out = replica.step(Time(5), Input::Heard(heard));
    assert_eq!(out, [Output::Close, Output::Tell(Event::Ended(why.clone()))]);
    assert_eq!((replica.view().ended.clone(), replica.wake()), (Some(why), None));
    assert_eq!(replica.step(Time(9), Input::Closed), []);
    assert_eq!(replica.step(Time(99_999), Input::Time), []);
}

/// An open page said hello to a newer server forever and showed nothing.
#[test]
fn what_is_final_is_told_once_and_nothing_comes_after_it() {
    let closing = |why| Ok(ServerMessage::Closing { why });
    ends(greeting(), closing(Closing::NotFound), Ended::NotFound);
    ends(greeting(), closing(Closing::Removed), Ended::Removed);
    ends(online(), closing(Closing::BadMessage), Ended::Outdated { protocol: None });
    ends(online(), Err("[1]".into()), Ended::NotUnderstood("[1]".into()));
    let ServerMessage::Welcome { you, header, now, last, .. } = Server::new().welcome() else { panic!() };
    let newer = ServerMessage::Welcome { you, header: header.clone(), now, last, protocol: 9 };
    ends(greeting(), Ok(newer), Ended::Outdated { protocol: Some(9) });
    let other = Box::new(Header { public: true, ..*header });
    let other = ServerMessage::Welcome { you, header: other, now, last, protocol: PROTOCOL };
    ends(online(), Ok(other), Ended::Diverged("the header is another one".into()));
}

#[test]
fn an_unanswered_action_is_sent_again_on_a_connection_that_is_up() {
    let mut replica = online();
    let action = Action::Join { name: "Anna".into() };
    let act = Output::Send(ClientMessage::Act { id: ActionId(1), action: action.clone() });
    assert_eq!(replica.step(Time(1_000), Input::Act(ActionId(1), action)), std::slice::from_ref(&act));
    assert_eq!(replica.wake(), Some(10_000));
    assert_eq!(replica.step(Time(10_000), Input::Time), [Output::Send(ClientMessage::Ping)]);
    assert_eq!(replica.step(Time(11_000), Input::Time), [act]);
}

#[test]
fn whoever_was_too_fast_waits_and_silence_ends_a_connection() {
    let mut replica = online();
    let out = replica.step(Time(100), Input::Heard(Ok(ServerMessage::Closing { why: Closing::TooFast })));
    assert_eq!(out, [Output::Close, Output::Tell(Event::Online(false))]);
    assert_eq!(replica.wake(), Some(5_100));
    let mut replica = online();
    assert_eq!(replica.step(Time(100), Input::Closed), [Output::Tell(Event::Online(false))]);
    assert_eq!(replica.wake(), Some(300), "at first it is tried soon");
    // Caught: a server that broke every connection right after the welcome was asked five times a second.
    let (mut now, mut pauses) = (300, Vec::new());
    for _ in 0..6 {
        assert_eq!(replica.step(Time(now), Input::Time), [Output::Open]);
        replica.step(Time(now), Input::Opened);
        replica.step(Time(now), Input::Heard(Ok(Server::new().welcome())));
        replica.step(Time(now), Input::Closed);
        let wake = replica.wake().unwrap();
        pauses.push(wake - now);
        now = wake;
    }
    assert_eq!(pauses, [400, 800, 1_600, 3_200, 5_000, 5_000]);
    replica.step(Time(now), Input::Time);
    replica.step(Time(now), Input::Opened);
    replica.step(Time(now), Input::Heard(Ok(Server::new().welcome())));
    replica.step(Time(now + 5_000), Input::Closed);
    assert_eq!(replica.wake(), Some(now + 5_200), "it has held");
    let mut replica = online();
    let out = replica.step(Time(35_000), Input::Time);
    assert_eq!(out, [Output::Close, Output::Tell(Event::Online(false))]);
}

#[test]
fn a_connection_that_cannot_be_opened_is_tried_later_or_never() {
    let mut replica = Replica::new(games::ALL);
    assert_eq!((replica.wake(), replica.step(Time(50), Input::Time)), (Some(0), vec![Output::Open]));
    assert_eq!(replica.wake(), Some(35_050), "it may also hang");
    assert_eq!(replica.step(Time(100), Input::TooFast), []);
    assert_eq!(replica.wake(), Some(5_100));
    assert_eq!(replica.step(Time(5_099), Input::Time), [], "it waits until then");
    assert_eq!(replica.step(Time(200), Input::TryNow), [Output::Open], "someone does not want to wait");
    let why = Ended::NotLetIn { status: 403, key: None };
    let out = replica.step(Time(300), Input::Barred(why.clone()));
    assert_eq!(out, [Output::Close, Output::Tell(Event::Ended(why))]);
    assert_eq!(replica.wake(), None);
}

#[test]
fn a_server_that_says_nothing_more_is_given_up() {
    let mut replica = Replica::new(games::ALL);
    replica.step(Time(50), Input::Time);
    assert_eq!(replica.step(Time(35_049), Input::Time), []);
    assert_eq!(replica.step(Time(35_050), Input::Time), [Output::Close]);
    assert_eq!(replica.wake(), Some(35_250));
    replica.step(Time(35_250), Input::Time);
    replica.step(Time(35_260), Input::Opened);
    assert_eq!(replica.wake(), Some(70_260), "it said no welcome");
    assert_eq!(replica.step(Time(70_260), Input::Time), [Output::Close]);
    let mut replica = online();
    for now in [10_000, 20_000, 30_000] {
        assert_eq!(replica.wake(), Some(now));
        assert_eq!(replica.step(Time(now), Input::Time), [Output::Send(ClientMessage::Ping)]);
    }
    assert_eq!(replica.wake(), Some(35_000), "no answer to any of them");
}

#[test]
fn missing_entries_are_asked_for() {
    let mut replica = greeting();
    let ServerMessage::Welcome { you, header, .. } = Server::new().welcome() else { panic!() };
    let welcome = ServerMessage::Welcome { you, header, now: Time(7), last: 2, protocol: PROTOCOL };
    replica.step(Time(5), Input::Heard(Ok(welcome)));
    assert_eq!((replica.view().ahead, replica.view().is_up_to_date()), (2, false));
    let hello = ClientMessage::Hello { have: 0, protocol: PROTOCOL };
    assert_eq!(replica.step(Time(10_005), Input::Time), [Output::Send(hello)]);
}

#[test]
fn gestures_are_sent_on_a_connection_that_is_up_and_kept_for_no_other() {
    let gesture = Gesture { seat: 0, frame: "x".into() };
    assert_eq!(greeting().step(Time(1), Input::Show(gesture.clone())), []);
    let mut replica = online();
    let sent = Output::Send(ClientMessage::Gesture(gesture.clone()));
    assert_eq!(replica.step(Time(1), Input::Show(gesture.clone())), [sent]);
    let heard = replica.step(Time(2), Input::Heard(Ok(ServerMessage::Gesture(gesture.clone()))));
    assert_eq!(heard, [Output::Tell(Event::Gesture(gesture))]);
}

#[test]
fn whoever_stops_is_neither_online_nor_up_to_date() {
    let stopped = Output::Tell(Event::Ended(Ended::Stopped));
    assert_eq!(Replica::new(games::ALL).step(Time(0), Input::Stop), std::slice::from_ref(&stopped));
    let mut replica = online();
    let present = ServerMessage::Present { guests: vec![ANNA] };
    replica.step(Time(0), Input::Heard(Ok(present)));
    assert!(replica.view().is_up_to_date() && replica.view().present == [ANNA]);
    let mut lost = replica.clone();
    lost.step(Time(1), Input::Closed);
    assert!(!lost.view().is_up_to_date() && lost.view().present.is_empty());
    assert_eq!(replica.step(Time(1), Input::Stop), [Output::Close, stopped]);
    assert!(!replica.view().online && replica.view().present.is_empty());
}

/// Programs without texts of their own show these.
#[test]
fn every_end_says_why() {
    let not_let_in = |key: Option<&str>| Ended::NotLetIn { status: 403, key: key.map(Into::into) };
    let outdated = format!("the server speaks protocol 9, this program {PROTOCOL}");
    let said = [
        (Ended::Outdated { protocol: Some(9) }, &outdated[..]),
        (not_let_in(Some("banned")), "the server says 403: banned"),
        (not_let_in(None), "the server says 403"),
        (Ended::UnknownGame("go".into()), "this program does not know the game \"go\""),
        (Ended::Diverged("entry 3".into()), "the server's log contradicts itself: entry 3"),
    ];
    for (ended, text) in said {
        assert_eq!(ended.to_string(), text);
    }
}

/// Entries that overtook the welcome ended the connection for good.
#[test]
fn entries_before_the_welcome_are_asked_for_again() {
    let mut server = Server::new();
    server.store(ActionId(1), ANNA, Action::Join { name: "Anna".into() }).unwrap();
    let mut replica = greeting();
    assert_eq!(replica.step(Time(0), Input::Heard(Ok(server.after(0)))), [Output::Close]);
    assert_eq!(replica.wake(), Some(200));
}

/// An entry of someone else under the same id was taken for the answer.
#[test]
fn an_entry_of_someone_else_is_no_answer() {
    let mut server = Server::new();
    server.store(ActionId(1), Guest(4), Action::Join { name: "Ben".into() }).unwrap();
    let mut replica = online();
    replica.step(Time(0), Input::Act(ActionId(1), Action::Join { name: "Anna".into() }));
    let told = replica.step(Time(0), Input::Heard(Ok(server.after(0))));
    assert!(matches!(&told[..], [Output::Tell(Event::Entry(_))]), "{told:?}");
    let refused = ServerMessage::Refused { id: ActionId(1), why: Rejection::NameTaken };
    let answer = Output::Tell(Event::Answered(ActionId(1), Err(Rejection::NameTaken)));
    assert_eq!(replica.step(Time(0), Input::Heard(Ok(refused))), [answer]);
}
