//! What holds for every log, however it came about.

mod common;

use common::{ANNA, BEN, CLEO, TestKeeper};
use fastrand::Rng;
use games::{CallistoChoice, CallistoRound, CallistoTable};
use proptest::prelude::*;
use table::{Action, By, Clock, Entry, Guest, Header, Motion, Round, Table, Time};

/// Someone does something, sensible or not.
fn anything(keeper: &TestKeeper, dice: &mut Rng) -> (By, Action) {
    let guest = |dice: &mut Rng| [ANNA, BEN, CLEO, Guest(9)][dice.usize(..4)];
    let by = if dice.u8(..12) == 0 { By::Keeper } else { By::Guest(guest(dice)) };
    let seat = dice.u8(..3);
    let motions = [Motion::Undo { keep: dice.u32(..6) }, Motion::Adjourn, Motion::Resume, Motion::Rematch];
    let action = match dice.u8(..30) {
        0 => Action::Join { name: ["Anna", "", "Ben"][dice.usize(..3)].into() },
        1 => Action::Leave,
        2 => Action::Sit { seat },
        3 => Action::Stand { seat },
        4 => Action::SeatBot { seat, level: dice.u8(..11) },
        5 => Action::FreeSeat { seat },
        6 | 7 => Action::Start { lot: dice.u64(..) },
        8 => Action::Resign { seat },
        9 => Action::Propose { motion: motions[dice.usize(..4)].clone() },
        10 => Action::Propose { motion: Motion::BotFor { seat, level: dice.u8(..11) } },
        11 | 12 => Action::Answer { yes: dice.bool() },
        13 => Action::Chat { text: "hello".into() },
        14 => Action::Mute { guest: guest(dice), muted: dice.bool() },
        15 if dice.u8(..8) == 0 => Action::Remove { guest: guest(dice) },
        16 if dice.bool() => Action::MoveSeat { seat, to: guest(dice) },
        16 => Action::TakeOver { seat, from: guest(dice), to: guest(dice) },
        20 => Action::HandOn { to: guest(dice) },
        17 => Action::TimeOut { seat },
        18 => Action::Away { milliseconds: dice.u64(..100_000) },
        19 => {
            Action::Paint { colour: dice.u8(..4), paint: callisto::Paint::ALL[dice.usize(..4)].name().into() }
        }
        _ => return a_move(keeper, dice).unwrap_or((by, Action::Leave)),
    };
    (by, action)
}

/// A move, mostly by the right one.
fn a_move(keeper: &TestKeeper, dice: &mut Rng) -> Option<(By, Action)> {
    let round = keeper.table.round()?;
    let position = round.position();
    let legal = position.legal();
    let mv = legal.nth(dice.usize(..legal.len().max(1)))?;
    let seat = keeper.table.seat_to_move()?;
    let by = keeper.table.seats()[usize::from(seat)].person().map_or(By::Keeper, By::Guest);
    let by = if dice.u8(..10) == 0 { By::Guest(BEN) } else { by };
    let turn = round.turn() + u32::from(dice.u8(..20) == 0);
    Some((by, Action::Play { seat, turn, play: CallistoRound::tagged(&position.rules().cell_list(mv)) }))
}

/// A server where people have gathered and then did all sorts of things.
fn busy_keeper(seed: u64) -> TestKeeper {
    let mut dice = Rng::with_seed(seed);
    let clock = [Clock::None, Clock::Move { seconds: 30 }, Clock::Game { seconds: 60, increment: 2 }];
    let players = 2 + dice.u8(..2);
    let header = Header {
        clock: clock[dice.usize(..3)],
        rounds: dice.u8(..2),
        ..CallistoChoice::new("pocket", players).header(ANNA, Time(0))
    };
    let mut keeper = TestKeeper::new(header);
    for (seat, guest) in (0..players).zip([ANNA, BEN, CLEO]) {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot: dice.u64(..) }).unwrap();
    for _ in 0..dice.usize(..200) {
        keeper.now = keeper.now.plus(dice.u64(..4_000));
        let (by, action) = anything(&keeper, &mut dice);
        // Refusals are part of the fun: the server checks that they change nothing.
        let _ = keeper.send(by, action);
    }
    keeper
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Folding any beginning of a log and then the rest is folding all of it, also after a trip through JSON.
    #[test]
    fn a_log_can_be_folded_in_parts(seed: u64, cut in 0.0..1.0f64) {
        let keeper = busy_keeper(seed);
        let json = serde_json::to_string(&keeper.log).unwrap();
        let log: Vec<Entry> = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&log, &keeper.log);
        let cut = (log.len() as f64 * cut) as usize;
        let mut table = Table::fold(games::ALL, keeper.table.header().clone(), &log[..cut]).unwrap();
        for entry in &log[cut..] {
            table.apply(entry).unwrap();
        }
        prop_assert_eq!(table, keeper.table);
    }

    /// An entry that comes twice changes nothing, whenever it comes again.
    #[test]
    fn an_entry_applied_twice_changes_nothing(seed: u64, which: prop::sample::Index) {
        let mut keeper = busy_keeper(seed);
        let before = keeper.table.clone();
        let entry = keeper.log[which.index(keeper.log.len())].clone();
        prop_assert_eq!(keeper.table.number_of(entry.id), Some(entry.number));
        keeper.table.apply(&entry).unwrap();
        prop_assert_eq!(keeper.table, before);
    }

    /// Two seats send their messages over two lines. However these are interleaved, and whatever is sent again, there is
    /// one log, and everybody who folds it agrees.
    #[test]
    fn any_interleaving_ends_in_one_log(seed: u64) {
        let mut dice = Rng::with_seed(seed);
        let mut keeper = TestKeeper::two_players(Clock::None);
        // What each has tried to do already; some of it is sent once more.
        let mut sent: Vec<Entry> = Vec::new();
        for n in 0..60u64 {
            let position = keeper.table.round().unwrap().position();
            let legal = position.legal();
            let Some(mv) = legal.nth(dice.usize(..legal.len().max(1))) else { break };
            let text = position.rules().cell_list(mv);
            let (guest, seat) = [(ANNA, 0), (BEN, 1)][dice.usize(..2)];
            let turn = keeper.table.round().unwrap().turn();
            let action = Action::Play { seat, turn, play: CallistoRound::tagged(&text) };
            let id = table::ActionId((u128::from(guest.0) << 64) | u128::from(n));
            let fresh = Entry { number: 0, id, at: keeper.now, by: By::Guest(guest), action };
            let again = if sent.is_empty() || dice.bool() { fresh.clone() } else { dice.choice(sent.clone()).unwrap() };
            for message in [fresh, again] {
                let known = keeper.table.number_of(message.id);
                let entry = Entry { number: known.unwrap_or(keeper.table.last() + 1), ..message.clone() };
                if keeper.table.apply(&entry).is_ok() && known.is_none() {
                    keeper.log.push(entry);
                }
                sent.push(message);
            }
        }
        let numbers: Vec<u64> = keeper.log.iter().map(|e| e.number).collect();
        prop_assert_eq!(numbers, (1..=keeper.log.len() as u64).collect::<Vec<_>>());
        let folded = Table::fold(games::ALL, keeper.table.header().clone(), &keeper.log).unwrap();
        prop_assert_eq!(folded, keeper.table);
    }
}
