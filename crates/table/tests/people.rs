//! Who may do what: those at the table, on its seats, and those who only watch.

mod common;

use common::{ANNA, BEN, CLEO, TestKeeper};
use table::{Action, Clock, Guest, Holder, Motion, Phase, Rejection};

const DANA: Guest = Guest(4);

#[test]
fn whoever_has_left_does_nothing_until_they_join_again() {
    let mut keeper = TestKeeper::callisto("benelux", 2);
    for (seat, guest) in (0..).zip([ANNA, BEN]) {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(BEN, Action::Leave).unwrap();
    let holders =
        |keeper: &TestKeeper| keeper.table.seats().iter().map(|seat| seat.holder).collect::<Vec<_>>();
    assert_eq!(holders(&keeper), [Holder::Person(ANNA), Holder::Open]);
    assert_eq!(keeper.act(BEN, Action::Sit { seat: 1 }), Err(Rejection::NotJoined));
    keeper.join(BEN, "Ben");
    keeper.act(BEN, Action::Sit { seat: 1 }).unwrap();
}

#[test]
fn spectators_neither_start_a_game_nor_answer_for_others() {
    let mut keeper = TestKeeper::callisto("pocket", 2);
    for guest in [ANNA, BEN, CLEO, DANA] {
        keeper.join(guest, "x");
    }
    for (seat, guest) in (0..).zip([BEN, CLEO]) {
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    keeper.act(BEN, Action::Propose { motion: Motion::Adjourn }).unwrap();
    for (guest, yes) in [(DANA, false), (DANA, true), (ANNA, false), (BEN, true)] {
        assert_eq!(keeper.act(guest, Action::Answer { yes }), Err(Rejection::NoMotion));
    }
    keeper.act(CLEO, Action::Answer { yes: false }).unwrap();
    keeper.play_randomly(1);
    assert_eq!(keeper.table.phase(), Phase::Between);
    assert_eq!(keeper.act(DANA, Action::Start { lot: 0 }), Err(Rejection::NotSeated));
    // Players do, and the host, who has no seat here.
    let mut other = TestKeeper { table: keeper.table.clone(), log: Vec::new(), now: keeper.now };
    other.act(CLEO, Action::Start { lot: 0 }).unwrap();
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
}

#[test]
fn each_question_has_its_time() {
    let ask = |keeper: &mut TestKeeper, motion| keeper.act(ANNA, Action::Propose { motion });
    let mut keeper = TestKeeper::callisto("pocket", 2);
    keeper.join(ANNA, "Anna");
    for seat in 0..2 {
        keeper.act(ANNA, Action::Sit { seat }).unwrap();
    }
    let all = [Motion::Undo { keep: 0 }, Motion::Adjourn, Motion::Resume, Motion::Rematch];
    for motion in all.clone() {
        assert_eq!(ask(&mut keeper, motion), Err(Rejection::NoGame));
    }
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    assert_eq!(ask(&mut keeper, Motion::Resume), Err(Rejection::NotAdjourned));
    assert_eq!(ask(&mut keeper, Motion::Rematch), Err(Rejection::SeriesRuns));
    ask(&mut keeper, Motion::Adjourn).unwrap();
    let refused = [Rejection::Adjourned, Rejection::Adjourned, Rejection::SeriesRuns];
    for (motion, refused) in [all[0].clone(), Motion::Adjourn, Motion::Rematch].into_iter().zip(refused) {
        assert_eq!(ask(&mut keeper, motion), Err(refused));
    }
    ask(&mut keeper, Motion::Resume).unwrap();
    keeper.play_randomly(1);
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    keeper.play_randomly(2);
    assert_eq!(keeper.table.phase(), Phase::Finished);
    assert_eq!(ask(&mut keeper, Motion::Adjourn), Err(Rejection::NoGame));
    assert_eq!(ask(&mut keeper, Motion::Resume), Err(Rejection::NotAdjourned));
    ask(&mut keeper, Motion::Rematch).unwrap();
}

#[test]
fn a_clock_has_limits() {
    let refused = |clock: Clock| {
        let header = table::Header { clock, ..TestKeeper::callisto("pocket", 2).table.header().clone() };
        table::Table::new(games::ALL, header).is_err()
    };
    let game = |seconds, increment| Clock::Game { seconds, increment };
    let good = [game(10, 0), game(86_400, 3_600), Clock::Move { seconds: 5 }, Clock::Days { days: 30 }];
    assert!(good.into_iter().all(|clock| !refused(clock)));
    let bad =
        [game(9, 0), game(60, 3_601), game(86_401, 0), Clock::Move { seconds: 4 }, Clock::Days { days: 0 }];
    assert!(bad.into_iter().all(refused));
    assert_eq!(Clock::Days { days: 2 }.start(), Some(2 * 86_400_000));
    assert_eq!(Clock::Days { days: 2 }.after_move(5, 5), 2 * 86_400_000);
}
