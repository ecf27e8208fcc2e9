//! The fast rules against the slow reference: legal sets, turns, penalties and winners over many random games.
//!
//! `cargo xtask soak callisto --games N` runs as many as asked for, by way of the variables below.
#![allow(clippy::disallowed_methods)] // A longer run is asked for in the environment.

mod common;
mod reference;
#[path = "common/twin.rs"]
mod twin;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use callisto::{Colour, Position, Rules};
use common::{Temper, all_setups};
use reference::{Action, Game};
use twin::{action, twin};

fn number(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is not a number: {text}")),
        Err(_) => default,
    }
}

/// Everything that both sides know, compared.
fn compare(position: &Position, game: &Game) {
    let rules = position.rules();
    assert_eq!(position.to_move().map(Colour::index), game.to_move(), "{position:?}");
    let legal = position.legal();
    let fast: Vec<Action> = legal.iter().map(|mv| action(rules, mv)).collect();
    let set: BTreeSet<Action> = fast.iter().cloned().collect();
    assert_eq!(set.len(), fast.len(), "a move is listed twice: {position:?}");
    assert_eq!(legal.len(), fast.len(), "{position:?}");
    assert_eq!(set, game.legal(), "{position:?}");
    for colour in rules.colours() {
        assert_eq!(position.is_out(colour), game.is_out(colour.index()), "{position:?}");
        assert_eq!(position.penalty(colour) as usize, game.penalty(colour.index()), "{position:?}");
        assert_eq!(usize::from(position.pillars_left(colour)), game.pillars_left(colour.index()));
    }
    let outcome = position.outcome();
    assert_eq!(outcome.as_ref().map(|o| o.winner().index()), game.winner(), "{position:?}");
    let penalties: Vec<usize> = position.penalties().iter().map(|p| *p as usize).collect();
    assert_eq!(penalties, game.penalties_by_player());
}

fn play_both(rules: &std::sync::Arc<Rules>, seed: u64, temper: Temper) {
    let mut dice = fastrand::Rng::with_seed(seed);
    let starter = Colour(dice.u8(..rules.colours().len() as u8));
    let mut position = Position::started_by(rules, starter);
    let mut game = twin(rules.setup(), starter);
    loop {
        compare(&position, &game);
        let Some(mv) = temper.choose(rules, &position.legal(), &mut dice) else { return };
        position = position.play(mv).unwrap();
        game.play(&action(rules, mv));
    }
}

/// C1 to C13 and C15 at once: every edition, player count and exit rule, with starters and tempers at random.
#[test]
fn c1_to_c13_and_c15_agree_with_the_slow_reference() {
    let games = number("LOGGIA_SOAK_GAMES", 2_000);
    let first = number("LOGGIA_SOAK_SEED", 1);
    let tables: Vec<_> = all_setups().into_iter().map(|setup| Rules::new(setup).unwrap()).collect();
    let done = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(2, |n| n.get() as u64);
        for thread in 0..threads {
            let (tables, done) = (&tables, &done);
            scope.spawn(move || {
                for n in (thread..games).step_by(threads as usize) {
                    let seed = first.wrapping_add(n);
                    let temper = Temper::ALL[(n / tables.len() as u64 % 3) as usize];
                    play_both(&tables[n as usize % tables.len()], seed, temper);
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if done.is_multiple_of(10_000) {
                        println!("{done} of {games} games agree");
                    }
                }
            });
        }
    });
    println!("{games} games agree, from seed {first}");
    assert_eq!(done.into_inner() as u64, games);
}
