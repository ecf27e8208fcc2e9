//! Any text as a message of a client: never a panic, and what is refused changes nothing.

#![no_main]

use games::{CallistoChoice, VillaChoice};
use libfuzzer_sys::fuzz_target;
use table::{Action, ActionId, By, ClientMessage, Entry, Guest, Header, ServerMessage, Table, Time};

const HOST: Guest = Guest(1);

/// A table where a game has just begun.
fn running(header: Header) -> Table {
    let mut table = Table::new(games::ALL, header).unwrap();
    let actions = [
        Action::Join { name: "Anna".into() },
        Action::Sit { seat: 0 },
        Action::Sit { seat: 1 },
        Action::Start { lot: 0 },
    ];
    for (number, action) in (1..).zip(actions) {
        let id = ActionId(u128::from(number));
        table.apply(&Entry { number, id, at: Time(number), by: By::Guest(HOST), action }).unwrap();
    }
    table
}

fuzz_target!(|text: &str| {
    let callisto = running(CallistoChoice::new("pocket", 2).header(HOST, Time(0)));
    let villa = running(VillaChoice::new(2).header(HOST, Time(0)));
    [callisto, villa].into_iter().for_each(|table| hear(table, text));
});

/// Applies what can be read of a text, line by line.
fn hear(mut table: Table, text: &str) {
    for line in text.lines() {
        let _ = serde_json::from_str::<ServerMessage>(line);
        let _ = serde_json::from_str::<Header>(line).map(|header| Table::new(games::ALL, header));
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else { continue };
        let again = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ClientMessage>(&again).unwrap(), message);
        let ClientMessage::Act { id, action } = message else { continue };
        let before = table.clone();
        let number = table.last() + 1;
        let entry = Entry { number, id, at: Time(number * 1000), by: By::Guest(HOST), action };
        if table.apply(&entry).is_err() {
            assert_eq!(table, before);
        }
    }
}
