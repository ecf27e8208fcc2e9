//! What people do at a table, one thing at a time.

mod common;

use callisto::Colour;
use common::{ANNA, BEN, CLEO, TestKeeper};
use games::{CallistoChoice, CallistoTable};
use table::{
    Action, Arg, By, Clock, Dropped, Header, Holder, Motion, Phase, Rejection, Round, Starter, Tagged, Time,
};

fn play(keeper: &mut TestKeeper, text: &str) -> Result<(), Rejection> {
    let seat = keeper.table.seat_to_move().expect("a game runs");
    keeper.play(seat, text)
}

#[test]
fn people_gather_sit_down_and_the_host_starts() {
    let mut keeper = TestKeeper::callisto("benelux", 2);
    assert_eq!(keeper.act(BEN, Action::Sit { seat: 0 }), Err(Rejection::NotJoined));
    keeper.join(ANNA, "Anna");
    keeper.join(BEN, " Ben ");
    assert_eq!(keeper.table.name(BEN), Some("Ben"));
    keeper.act(ANNA, Action::Sit { seat: 0 }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Sit { seat: 0 }), Err(Rejection::SeatTaken(0)));
    assert_eq!(keeper.act(BEN, Action::Sit { seat: 2 }), Err(Rejection::NoSuchSeat(2)));
    assert_eq!(keeper.act(ANNA, Action::Start { lot: 0 }), Err(Rejection::SeatOpen(1)));
    keeper.act(BEN, Action::Sit { seat: 1 }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Start { lot: 0 }), Err(Rejection::NotHost));
    assert_eq!(keeper.table.phase(), Phase::Gathering);
    keeper.act(ANNA, Action::Start { lot: 7 }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
    assert_eq!(keeper.table.seat_to_move(), Some(1), "the lot decides");
    assert_eq!(keeper.act(ANNA, Action::Sit { seat: 1 }), Err(Rejection::GameRuns));
}

#[test]
fn names_and_chat_have_limits() {
    let mut keeper = TestKeeper::callisto("benelux", 2);
    for name in ["", "   ", "a\nb", &"x".repeat(41)] {
        assert_eq!(keeper.act(ANNA, Action::Join { name: name.into() }), Err(Rejection::BadName), "{name:?}");
    }
    keeper.join(ANNA, &"ä".repeat(40));
    keeper.join(BEN, "Ben");
    assert_eq!(keeper.act(BEN, Action::Chat { text: " ".into() }), Err(Rejection::BadChat));
    assert_eq!(keeper.act(BEN, Action::Chat { text: "x".repeat(501) }), Err(Rejection::BadChat));
    keeper.act(BEN, Action::Chat { text: "<b>hello</b>".into() }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Mute { guest: ANNA, muted: true }), Err(Rejection::NotHost));
    keeper.act(ANNA, Action::Mute { guest: BEN, muted: true }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Chat { text: "hm".into() }), Err(Rejection::Muted));
    assert_eq!(keeper.act(ANNA, Action::Remove { guest: ANNA }), Err(Rejection::HostStays));
    keeper.act(ANNA, Action::Remove { guest: BEN }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Chat { text: "hm".into() }), Err(Rejection::Removed));
    assert_eq!(keeper.act(BEN, Action::Join { name: "Bert".into() }), Err(Rejection::Removed));
}

#[test]
fn only_the_right_seat_moves_and_only_now() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    assert_eq!(keeper.by(By::Guest(BEN), 1, 0, "h8"), Err(Rejection::NotYourTurn(0)));
    assert_eq!(keeper.by(By::Guest(BEN), 0, 0, "h8"), Err(Rejection::NotYourSeat(0)));
    assert_eq!(
        keeper.by(By::Keeper, 0, 0, "h8"),
        Err(Rejection::NotJoined),
        "the keeper moves for bots only"
    );
    assert_eq!(keeper.by(By::Guest(ANNA), 0, 1, "h8"), Err(Rejection::Stale(0)));
    let illegal = keeper.by(By::Guest(ANNA), 0, 0, "j8").unwrap_err();
    assert_eq!(illegal.key(), "game");
    let Rejection::Game(reason) = illegal else { panic!() };
    assert_eq!(
        (reason.key.as_str(), reason.clause.as_deref()),
        ("callisto-illegal-pillar-in-centre", Some("C7"))
    );
    assert_eq!(reason.args[0], ("cell".into(), Arg::Text("j8".into())));
    let dance = keeper.by(By::Guest(ANNA), 0, 0, "dance").unwrap_err();
    assert_eq!(dance.of_game(), Some("table-rejection-not-a-move"));
    keeper.by(By::Guest(ANNA), 0, 0, "h8").unwrap();
    assert_eq!(keeper.table.seat_to_move(), Some(1));
}

#[test]
fn undo_needs_the_yes_of_everybody_else() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    for text in ["h8", "m8", "h12"] {
        play(&mut keeper, text).unwrap();
    }
    let undo = |keep| Action::Propose { motion: Motion::Undo { keep } };
    assert_eq!(keeper.act(ANNA, undo(3)), Err(Rejection::NothingToUndo));
    assert_eq!(keeper.act(CLEO, undo(1)), Err(Rejection::NotJoined));
    keeper.act(ANNA, undo(1)).unwrap();
    assert_eq!(keeper.act(BEN, undo(2)), Err(Rejection::MotionOpen));
    assert_eq!(keeper.act(ANNA, Action::Answer { yes: true }), Err(Rejection::NoMotion));
    keeper.act(BEN, Action::Answer { yes: false }).unwrap();
    assert_eq!(keeper.table.round().unwrap().turn(), 3);
    keeper.act(ANNA, undo(1)).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.round().unwrap().turn(), 1);
    assert_eq!(keeper.table.seat_to_move(), Some(1));
    // A move answers an open question about the position before it.
    keeper.act(ANNA, undo(0)).unwrap();
    play(&mut keeper, "m8").unwrap();
    assert!(keeper.table.motion().is_none());
}

/// Everybody can be told why a question is gone.
#[test]
fn a_motion_comes_to_nothing_for_a_reason() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    play(&mut keeper, "h8").unwrap();
    let mut ask = |who, action: Option<Action>| {
        keeper.act(ANNA, Action::Propose { motion: Motion::Undo { keep: 0 } }).unwrap();
        let asked = keeper.table.motion().unwrap().clone();
        assert_eq!(asked.dropped(keeper.log.last().unwrap(), &keeper.table), None, "it is open");
        match action {
            Some(action) => keeper.act(who, action).unwrap(),
            None => play(&mut keeper, "m8").unwrap(),
        }
        asked.dropped(keeper.log.last().unwrap(), &keeper.table)
    };
    assert_eq!(ask(BEN, Some(Action::Answer { yes: false })), Some(Dropped::Declined(BEN)));
    assert_eq!(ask(ANNA, Some(Action::Answer { yes: false })), Some(Dropped::Withdrawn(ANNA)));
    assert_eq!(ask(BEN, None), Some(Dropped::Overtaken));
    assert_eq!(ask(BEN, Some(Action::Answer { yes: true })), None, "it was done");
}

/// One person on all seats asks nobody.
#[test]
fn at_one_screen_undo_is_immediate() {
    let mut keeper = TestKeeper::callisto("pocket", 3);
    keeper.join(ANNA, "Anna");
    for seat in 0..3 {
        keeper.act(ANNA, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    play(&mut keeper, "a1").unwrap();
    keeper.act(ANNA, Action::Propose { motion: Motion::Undo { keep: 0 } }).unwrap();
    assert_eq!(keeper.table.round().unwrap().turn(), 0);
}

/// Everybody at a table of three, just begun.
fn three(starter: Starter, rounds: u8, lot: u64) -> TestKeeper {
    let mut keeper =
        TestKeeper::new(Header { starter, rounds, ..CallistoChoice::new("pocket", 3).header(ANNA, Time(0)) });
    for (seat, guest) in (0..).zip([ANNA, BEN, CLEO]) {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot }).unwrap();
    keeper
}

#[test]
fn c1_whoever_sits_down_takes_any_free_colour() {
    let mut keeper = TestKeeper::callisto("benelux", 3);
    let take = |keeper: &mut TestKeeper, guest, colour, paint: &str| {
        keeper.act(guest, Action::Paint { colour, paint: paint.parse().unwrap() })
    };
    let shown = |keeper: &TestKeeper| keeper.table.paints().to_string();
    keeper.join(ANNA, "Anna");
    keeper.join(BEN, "Ben");
    assert_eq!(take(&mut keeper, ANNA, 0, "red"), Err(Rejection::NotYourSeat(0)));
    keeper.act(ANNA, Action::Sit { seat: 0 }).unwrap();
    assert_eq!(shown(&keeper), "blue,yellow,red,green", "seats have a usual one");
    // From the box, and from an empty seat, which gets another one.
    take(&mut keeper, ANNA, 0, "green").unwrap();
    take(&mut keeper, ANNA, 0, "yellow").unwrap();
    assert_eq!(shown(&keeper), "yellow,green,red,blue");
    keeper.act(BEN, Action::Sit { seat: 2 }).unwrap();
    assert_eq!(take(&mut keeper, BEN, 2, "yellow"), Err(Rejection::ColourTaken));
    assert_eq!(take(&mut keeper, BEN, 0, "blue"), Err(Rejection::NotYourSeat(0)));
    assert_eq!(take(&mut keeper, BEN, 3, "blue"), Err(Rejection::NoSuchColour));
    // Bots do not mind.
    keeper.act(ANNA, Action::SeatBot { seat: 1, level: 1 }).unwrap();
    take(&mut keeper, BEN, 2, "green").unwrap();
    assert_eq!(shown(&keeper), "yellow,red,green,blue");
    assert_eq!(take(&mut keeper, BEN, 1, "blue"), Err(Rejection::NotHost));
    take(&mut keeper, ANNA, 1, "blue").unwrap();
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    assert_eq!(take(&mut keeper, ANNA, 0, "red"), Err(Rejection::ColoursStay));
    assert_eq!(shown(&keeper), "yellow,blue,green,red");
    let line = r#"{"paint":{"colour":0,"paint":"red"}}"#;
    let action: Action = serde_json::from_str(line).unwrap();
    assert_eq!(serde_json::to_string(&action).unwrap(), line);
}

#[test]
fn c1_with_four_colours_each_player_chooses_two() {
    let choice = CallistoChoice { four_colours: true, ..CallistoChoice::new("benelux", 2) };
    let header = choice.header(ANNA, Time(0));
    let mut keeper = TestKeeper::new(header);
    keeper.join(ANNA, "Anna");
    keeper.join(BEN, "Ben");
    keeper.act(ANNA, Action::Sit { seat: 0 }).unwrap();
    keeper.act(ANNA, Action::Paint { colour: 2, paint: "blue".parse().unwrap() }).unwrap();
    keeper.act(BEN, Action::Sit { seat: 1 }).unwrap();
    let all = keeper.table.paints().to_string();
    assert_eq!(all, "red,yellow,blue,green", "one's own two change places");
    let taken = keeper.act(BEN, Action::Paint { colour: 3, paint: "red".parse().unwrap() });
    assert_eq!(taken, Err(Rejection::ColourTaken));
}

#[test]
fn c4_the_starter_is_named_or_drawn() {
    let starter = |starter, lot| three(starter, 0, lot).table.round().unwrap().starter();
    for seat in 0..3 {
        assert_eq!(starter(Starter::Seat(seat), 7), Colour(seat), "lots have no say");
        assert_eq!(starter(Starter::Drawn, 300 + u64::from(seat)), Colour(seat));
    }
}

#[test]
fn c14_in_each_round_of_a_series_everybody_starts_once() {
    let mut keeper = three(Starter::Seat(2), 2, 0);
    assert_eq!(keeper.table.series_length(), 6);
    for game in 0..6 {
        assert_eq!(keeper.table.round().unwrap().starter(), Colour((2 + game) % 3));
        assert_eq!(keeper.table.results().len(), usize::from(game));
        keeper.play_randomly(game.into());
        if game < 5 {
            assert!(keeper.table.winners().is_empty());
            keeper.act(CLEO, Action::Start { lot: 5 }).unwrap();
        }
    }
    assert_eq!(keeper.table.phase(), Phase::Finished);
}

#[test]
fn c15_a_series_with_four_colours_has_two_games_and_the_second_begins_with_the_other_players_first_colour() {
    let choice = CallistoChoice { four_colours: true, ..CallistoChoice::new("pentobi", 2) };
    let header = Header { starter: Starter::Seat(0), rounds: 1, ..choice.header(ANNA, Time(0)) };
    let mut keeper = TestKeeper::new(header);
    for (seat, guest) in [(0, ANNA), (1, BEN)] {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    assert_eq!(keeper.table.series_length(), 2);
    for starter in [Colour(0), Colour(1)] {
        keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
        assert_eq!(keeper.table.round().unwrap().starter(), starter);
        keeper.play_randomly(starter.0.into());
    }
    assert_eq!(keeper.table.phase(), Phase::Finished);
}

#[test]
fn c14_a_series_rotates_the_starter_and_adds_up() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    assert_eq!(keeper.table.series_length(), 2);
    assert_eq!(keeper.table.round().unwrap().starter(), Colour(0));
    keeper.play_randomly(1);
    assert_eq!(keeper.table.phase(), Phase::Between);
    assert_eq!(keeper.act(BEN, Action::Propose { motion: Motion::Rematch }), Err(Rejection::SeriesRuns));
    keeper.act(BEN, Action::Start { lot: 0 }).unwrap();
    assert_eq!(keeper.table.round().unwrap().starter(), Colour(1));
    keeper.play_randomly(2);
    assert_eq!(keeper.table.phase(), Phase::Finished);
    let results = keeper.table.results();
    let sums: Vec<u32> = (0..2).map(|seat| results.iter().map(|r| r.points[seat]).sum()).collect();
    assert_eq!(keeper.table.totals(), sums);
    assert!(!keeper.table.winners().is_empty());
    assert_eq!(keeper.act(ANNA, Action::Start { lot: 0 }), Err(Rejection::SeriesOver));
    keeper.act(ANNA, Action::Propose { motion: Motion::Rematch }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
    assert_eq!(
        keeper.table.round().unwrap().starter(),
        Colour(1),
        "the next series begins with the next player"
    );
    assert!(keeper.table.results().is_empty());
}

#[test]
fn who_gives_up_loses_and_the_others_play_on() {
    let mut keeper = TestKeeper::callisto("benelux", 3);
    for (seat, guest) in [(0, ANNA), (1, BEN), (2, CLEO)] {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    assert_eq!(keeper.act(BEN, Action::Leave), Err(Rejection::SeatedInGame(1)));
    play(&mut keeper, "g7").unwrap();
    keeper.act(BEN, Action::Resign { seat: 1 }).unwrap();
    assert_eq!(keeper.table.seat_to_move(), Some(2), "the turn goes on");
    assert_eq!(keeper.act(BEN, Action::Propose { motion: Motion::Adjourn }), Err(Rejection::NotSeated));
    keeper.act(BEN, Action::Leave).unwrap();
    keeper.act(CLEO, Action::Resign { seat: 2 }).unwrap();
    let result = keeper.table.results().pop().expect("only one is left");
    assert_eq!((result.winner, keeper.table.given_up()), (Some(0), vec![1, 2]));
    assert_eq!(result.points, [0, 68, 68]);
}

#[test]
fn who_gave_up_has_a_say_in_the_next_game() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    let rematch = || Action::Propose { motion: Motion::Rematch };
    while keeper.table.phase() != Phase::Finished {
        match keeper.table.phase() {
            Phase::Playing => keeper.act(BEN, Action::Resign { seat: 1 }).unwrap(),
            _ => keeper.act(ANNA, Action::Start { lot: 0 }).unwrap(),
        };
    }
    keeper.act(BEN, rematch()).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Finished, "Anna is asked");
    keeper.act(ANNA, Action::Answer { yes: false }).unwrap();
    keeper.act(ANNA, rematch()).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Finished, "Ben is asked");
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
}

#[test]
fn those_who_stay_can_vote_a_bot_into_a_seat_that_was_given_up() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    play(&mut keeper, "h8").unwrap();
    let bot = |level| Action::Propose { motion: Motion::BotFor { seat: 1, level } };
    assert_eq!(keeper.act(ANNA, bot(5)), Err(Rejection::NotGivenUp(1)));
    keeper.act(BEN, Action::Resign { seat: 1 }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Between);
    assert_eq!(keeper.act(ANNA, bot(10)), Err(Rejection::NoSuchLevel(10)));
    keeper.act(ANNA, bot(5)).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
    assert_eq!(keeper.table.bot_to_move(), Some((1, 5)));
    assert_eq!(keeper.by(By::Guest(BEN), 1, 1, "m8"), Err(Rejection::NotYourSeat(1)));
    keeper.by(By::Keeper, 1, 1, "m8").unwrap();
    assert_eq!(keeper.table.seat_to_move(), Some(0));
}

#[test]
fn clocks_run_for_the_seat_to_move() {
    let mut keeper = TestKeeper::two_players(Clock::Game { seconds: 60, increment: 2 });
    keeper.now = keeper.now.plus(10_000);
    assert_eq!(keeper.table.time_left(0, keeper.now), Some(50_000));
    assert_eq!(keeper.table.time_left(1, keeper.now), Some(60_000));
    play(&mut keeper, "h8").unwrap();
    assert_eq!(keeper.table.time_left(0, keeper.now), Some(52_000));
    let (seat, end) = keeper.table.deadline().unwrap();
    assert_eq!((seat, end), (1, keeper.now.plus(60_000)));
    let out = Action::TimeOut { seat: 1 };
    assert_eq!(keeper.keeper(out.clone()), Err(Rejection::TimeIsLeft(1)));
    assert_eq!(keeper.act(ANNA, out.clone()), Err(Rejection::NotKeeper));
    // The server was away for a while, which nobody pays for.
    keeper.now = keeper.now.plus(55_000);
    keeper.keeper(Action::Away { milliseconds: 30_000 }).unwrap();
    assert_eq!(keeper.table.time_left(1, keeper.now), Some(35_000));
    keeper.now = keeper.now.plus(35_000);
    assert_eq!(keeper.table.overdue(Time(keeper.now.0 - 1)), None);
    assert_eq!((keeper.table.due(), keeper.table.overdue(keeper.now)), (Some(keeper.now), Some(out.clone())));
    assert_eq!(keeper.by(By::Guest(BEN), 1, 1, "m8"), Err(Rejection::TimeIsUp(1)));
    keeper.keeper(out.clone()).unwrap();
    assert_eq!(keeper.table.results()[0].winner, Some(0));
    assert_eq!(keeper.keeper(out), Err(Rejection::NoGame), "decided once");
}

#[test]
fn a_move_clock_starts_anew_with_every_move_and_stands_still_while_adjourned() {
    let mut keeper = TestKeeper::two_players(Clock::Move { seconds: 30 });
    keeper.now = keeper.now.plus(29_000);
    play(&mut keeper, "h8").unwrap();
    assert_eq!(keeper.table.time_left(0, keeper.now), Some(30_000));
    keeper.now = keeper.now.plus(10_000);
    keeper.act(BEN, Action::Propose { motion: Motion::Adjourn }).unwrap();
    keeper.act(ANNA, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Adjourned);
    assert_eq!(keeper.table.deadline(), None);
    assert_eq!(keeper.by(By::Guest(BEN), 1, 1, "m8"), Err(Rejection::Adjourned));
    assert_eq!(keeper.keeper(Action::TimeOut { seat: 1 }), Err(Rejection::Adjourned));
    keeper.now = keeper.now.plus(10_000_000);
    assert_eq!(keeper.table.time_left(1, keeper.now), Some(20_000));
    keeper.act(ANNA, Action::Propose { motion: Motion::Resume }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    keeper.now = keeper.now.plus(5_000);
    assert_eq!(keeper.table.time_left(1, keeper.now), Some(15_000));
}

#[test]
fn a_seat_moves_to_another_device() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    let phone = table::Guest(77);
    assert_eq!(keeper.act(ANNA, Action::MoveSeat { seat: 0, to: phone }), Err(Rejection::NotKeeper));
    keeper.keeper(Action::MoveSeat { seat: 0, to: phone }).unwrap();
    assert_eq!(keeper.table.seats()[0].holder, Holder::Person(phone));
    assert_eq!(keeper.table.name(phone), Some("Anna"));
    assert_eq!(keeper.by(By::Guest(ANNA), 0, 0, "h8"), Err(Rejection::NotYourSeat(0)));
    keeper.by(By::Guest(phone), 0, 0, "h8").unwrap();
}

#[test]
fn the_host_looks_after_the_seats() {
    let mut keeper = TestKeeper::callisto("benelux", 2);
    keeper.join(ANNA, "Anna");
    keeper.join(BEN, "Ben");
    assert_eq!(keeper.act(BEN, Action::SeatBot { seat: 0, level: 3 }), Err(Rejection::NotHost));
    assert_eq!(keeper.act(ANNA, Action::SeatBot { seat: 0, level: 0 }), Err(Rejection::NoSuchLevel(0)));
    keeper.act(ANNA, Action::SeatBot { seat: 0, level: 3 }).unwrap();
    keeper.act(BEN, Action::Sit { seat: 1 }).unwrap();
    assert_eq!(keeper.act(ANNA, Action::SeatBot { seat: 1, level: 3 }), Err(Rejection::SeatTaken(1)));
    keeper.act(BEN, Action::Stand { seat: 1 }).unwrap();
    assert_eq!(keeper.act(ANNA, Action::FreeSeat { seat: 1 }), Err(Rejection::SeatEmpty(1)));
    keeper.act(ANNA, Action::FreeSeat { seat: 0 }).unwrap();
    assert!(keeper.table.seats().iter().all(|seat| seat.holder == Holder::Open));
}

#[test]
fn removing_a_player_gives_their_seat_up() {
    let mut keeper = TestKeeper::two_players(Clock::None);
    keeper.act(ANNA, Action::Remove { guest: BEN }).unwrap();
    assert_eq!(keeper.table.results()[0].winner, Some(0));
    assert_eq!(keeper.table.seats()[1].holder, Holder::Open);
    assert_eq!(keeper.act(ANNA, Action::Start { lot: 0 }), Err(Rejection::SeatOpen(1)));
}

#[test]
fn bad_headers_are_refused() {
    let header = |change: fn(&mut Header)| {
        let mut header = CallistoChoice::new("benelux", 2).header(ANNA, Time(0));
        change(&mut header);
        let refused = table::Table::new(games::ALL, header).map(|_| ()).unwrap_err();
        refused.of_game().map_or_else(|| refused.key(), Into::into)
    };
    assert_eq!(header(|h| h.game = common::choice("chess", 2)), "table-rejection-no-such-edition");
    assert_eq!(header(|h| h.game = common::choice("id = 1\n", 2)), "table-rejection-bad-edition");
    assert_eq!(header(|h| h.game = common::choice("benelux", 5)), "table-rejection-bad-players");
    assert_eq!(header(|h| h.game = Tagged::new("callisto", "benelux")), "table-rejection-bad-setup");
    assert_eq!(header(|h| h.game = Tagged::new("chess", &())), "unknown-game");
    assert_eq!(header(|h| h.starter = Starter::Seat(2)), "no-such-seat");
    assert_eq!(header(|h| h.clock = Clock::Move { seconds: 1 }), "bad-clock");
    assert_eq!(header(|h| h.rounds = 11), "bad-rounds");
}

/// A rematch begins another game; taking back the first move does not.
#[test]
fn games_are_counted_when_they_begin() {
    let mut keeper =
        TestKeeper::new(Header { rounds: 0, ..CallistoChoice::new("pocket", 2).header(ANNA, Time(0)) });
    keeper.join(ANNA, "Anna");
    for seat in 0..2 {
        keeper.act(ANNA, Action::Sit { seat }).unwrap();
    }
    assert_eq!(keeper.table.games_begun(), 0);
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    play(&mut keeper, "a1").unwrap();
    keeper.act(ANNA, Action::Propose { motion: Motion::Undo { keep: 0 } }).unwrap();
    assert_eq!(keeper.table.games_begun(), 1);
    keeper.play_randomly(3);
    keeper.act(ANNA, Action::Propose { motion: Motion::Rematch }).unwrap();
    assert_eq!(keeper.table.games_begun(), 2);
}
