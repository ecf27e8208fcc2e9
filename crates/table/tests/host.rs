//! The host of a table: what they may do, and where their role goes.

mod common;

use common::{ANNA, BEN, CLEO, House};
use table::{Action, ActionId, By, Clock, Entry, Guest, Holder, MAX_ENTRIES, MAX_PEOPLE, Motion, Phase};
use table::{Rejection, Table};

const PHONE: Guest = Guest(77);

/// Caught: a link that Ben had taken moved the seat of the one who sat there when it was used, also after Ben was gone.
#[test]
fn a_seat_is_taken_over_only_from_whoever_offered_and_holds_it() {
    let mut house = House::callisto("benelux", 2);
    for (guest, name) in [(ANNA, "Anna"), (BEN, "Ben"), (CLEO, "Cleo")] {
        house.join(guest, name);
    }
    house.act(BEN, Action::Sit { seat: 1 }).unwrap();
    let offered = Action::TakeOver { seat: 1, from: BEN, to: PHONE };
    assert_eq!(house.act(BEN, offered.clone()), Err(Rejection::NotHouse));
    house.act(ANNA, Action::Remove { guest: BEN }).unwrap();
    assert_eq!(house.house(offered.clone()), Err(Rejection::NotYourSeat(1)));
    house.act(CLEO, Action::Sit { seat: 1 }).unwrap();
    assert_eq!(house.house(offered), Err(Rejection::NotYourSeat(1)));
    house.house(Action::TakeOver { seat: 1, from: CLEO, to: PHONE }).unwrap();
    assert_eq!(house.table.name(PHONE), Some("Cleo"));
}

#[test]
fn the_host_goes_on_as_host_from_another_device() {
    let mut house = House::two_players(Clock::None);
    house.act(ANNA, Action::Propose { motion: Motion::Adjourn }).unwrap();
    house.house(Action::TakeOver { seat: 0, from: ANNA, to: PHONE }).unwrap();
    assert_eq!(house.table.host(), PHONE);
    assert_eq!(house.act(ANNA, Action::Mute { guest: BEN, muted: true }), Err(Rejection::NotHost));
    house.act(PHONE, Action::Mute { guest: BEN, muted: true }).unwrap();
    house.act(PHONE, Action::Answer { yes: false }).unwrap();
    assert_eq!(house.table.motion(), None, "it was the phone's own question");
    house.house(Action::TakeOver { seat: 1, from: BEN, to: CLEO }).unwrap();
    assert!(house.table.people()[&CLEO].muted, "another device does not undo what the host did");
}

#[test]
fn the_role_goes_to_the_next_in_line_when_the_host_leaves() {
    let mut house = House::callisto("benelux", 2);
    // In the order in which they come, which is not that of their numbers.
    for guest in [ANNA, CLEO, BEN] {
        house.join(guest, "x");
    }
    assert_eq!(house.table.heir(), None);
    assert_eq!(house.house(Action::HandOn { to: BEN }), Err(Rejection::HostStays));
    house.act(ANNA, Action::Leave).unwrap();
    assert_eq!(house.table.heir(), Some(CLEO), "who has been here the longest");
    house.act(BEN, Action::Sit { seat: 0 }).unwrap();
    assert_eq!(house.table.heir(), Some(BEN), "who sits goes first");
    house.house(Action::HandOn { to: BEN }).unwrap();
    assert_eq!((house.table.host(), house.table.heir()), (BEN, None));
    house.join(ANNA, "Anna");
    assert_eq!(house.act(ANNA, Action::FreeSeat { seat: 0 }), Err(Rejection::NotHost));
}

#[test]
fn the_host_hands_the_role_on() {
    let mut house = House::two_players(Clock::None);
    assert_eq!(house.act(BEN, Action::HandOn { to: BEN }), Err(Rejection::NotHost));
    assert_eq!(house.act(ANNA, Action::HandOn { to: CLEO }), Err(Rejection::NoSuchGuest));
    house.act(ANNA, Action::HandOn { to: BEN }).unwrap();
    assert_eq!(house.act(ANNA, Action::Remove { guest: BEN }), Err(Rejection::NotHost));
    house.act(BEN, Action::Remove { guest: ANNA }).unwrap();
}

#[test]
fn in_a_game_the_host_frees_a_seat_and_gives_it_to_a_bot() {
    let mut house = House::callisto("benelux", 3);
    for (seat, guest) in (0..).zip([ANNA, BEN, CLEO]) {
        house.join(guest, "x");
        house.act(guest, Action::Sit { seat }).unwrap();
    }
    house.act(ANNA, Action::Start { lot: 0 }).unwrap();
    assert_eq!(house.act(BEN, Action::FreeSeat { seat: 2 }), Err(Rejection::NotHost));
    assert_eq!(house.act(ANNA, Action::SeatBot { seat: 2, level: 3 }), Err(Rejection::GameRuns));
    house.act(ANNA, Action::FreeSeat { seat: 2 }).unwrap();
    assert_eq!((house.table.given_up(), house.table.phase()), (vec![2], Phase::Playing));
    assert_eq!(house.act(ANNA, Action::SeatBot { seat: 2, level: 0 }), Err(Rejection::NoSuchLevel(0)));
    house.act(ANNA, Action::SeatBot { seat: 2, level: 3 }).unwrap();
    assert!(house.table.given_up().is_empty());
    assert_eq!(house.table.seats()[2].holder, Holder::Bot(3));
    assert_eq!(house.act(CLEO, Action::Sit { seat: 2 }), Err(Rejection::GameRuns));
}

#[test]
fn at_a_closed_table_nobody_does_anything() {
    let mut house = House::two_players(Clock::Move { seconds: 30 });
    assert_eq!(house.act(BEN, Action::Close), Err(Rejection::NotHost));
    house.act(ANNA, Action::Close).unwrap();
    assert!(house.table.is_closed() && house.table.phase() == Phase::Finished);
    assert_eq!((house.table.due(), house.table.seats_to_act()), (None, vec![]));
    assert_eq!(house.table.winners(), Vec::<u8>::new(), "nobody has won");
    assert_eq!(house.play(0, "h8"), Err(Rejection::Closed));
    assert_eq!(house.act(ANNA, Action::Chat { text: "still there?".into() }), Err(Rejection::Closed));
    let mut empty = House::callisto("benelux", 2);
    empty.house(Action::Close).unwrap();
    assert_eq!(empty.act(ANNA, Action::Join { name: "Anna".into() }), Err(Rejection::Closed));
}

/// A log that has become full since it was begun.
fn full(entries: u64) -> Table {
    let mut table = House::two_players(Clock::None).table;
    while table.last() < entries {
        let (number, action) = (table.last() + 1, Action::Chat { text: "on and on".into() });
        let id = ActionId(u128::from(number) << 64);
        table.apply(&Entry { number, id, at: table.at(), by: By::Guest(ANNA), action }).unwrap();
    }
    table
}

#[test]
fn a_table_holds_so_many_entries_and_players_have_the_last_of_them() {
    let talk = Action::Chat { text: "x".into() };
    let table = full(MAX_ENTRIES - 2_000);
    assert_eq!(table.has_room(By::Guest(CLEO), &talk), Err(Rejection::LogFull));
    assert_eq!(table.has_room(By::Guest(BEN), &talk), Ok(()));
    let table = full(MAX_ENTRIES);
    assert_eq!(table.has_room(By::Guest(BEN), &talk), Err(Rejection::LogFull));
    assert_eq!(table.has_room(By::Guest(BEN), &Action::Resign { seat: 1 }), Ok(()));
    assert_eq!(table.has_room(By::House, &Action::TimeOut { seat: 1 }), Ok(()));
    // What is stored is read all the same.
    full(MAX_ENTRIES + 1);
}

#[test]
fn a_table_holds_so_many_people() {
    let mut house = House::callisto("benelux", 2);
    let join = Action::Join { name: "x".into() };
    for guest in 1..=MAX_PEOPLE as u64 {
        assert_eq!(house.table.has_room(By::Guest(Guest(guest)), &join), Ok(()));
        house.join(Guest(guest), "x");
    }
    assert_eq!(house.table.has_room(By::Guest(Guest(9_999)), &join), Err(Rejection::TooManyPeople));
    assert_eq!(house.table.has_room(By::Guest(BEN), &join), Ok(()), "who is known may take another name");
}
