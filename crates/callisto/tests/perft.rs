//! How many sequences of moves there are from many positions, against tables that the slow reference confirms.
//!
//! `LOGGIA_REGENERATE=1` rewrites the counts; positions and depths are kept.

mod common;
mod reference;
#[path = "common/twin.rs"]
mod twin;

use callisto::{Position, Rules, perft};
use common::data;
use reference::Game;
use twin::{action, twin};

/// The reference is a thousand times slower, so it confirms a depth only when it has this many moves to play for it.
const SLOW_MOVES: u64 = 1_500;

/// A position of a table with the depths to count.
struct Line<'t> {
    /// What stands before the counts.
    head: &'t str,
    fast: Position,
    slow: Game,
    depths: usize,
}

fn read<'t>(edition: &str, text: &'t str) -> Line<'t> {
    let (head, counts) = text.rsplit_once(';').expect("four fields");
    let fields: Vec<&str> = head.split(';').map(str::trim).collect();
    let [players, options, prefix] = fields[..] else { panic!("four fields: {text}") };
    let rules = Rules::new(common::options::setup(edition, players, options)).unwrap();
    let mut fast = Position::new(&rules);
    let mut slow = twin(rules.setup(), fast.starter());
    for word in prefix.split_whitespace() {
        let mv = rules.parse_move(word).unwrap_or_else(|e| panic!("{word}: {e}"));
        slow.play(&action(&rules, mv));
        fast = fast.play(mv).unwrap_or_else(|e| panic!("{word}: {e}"));
    }
    Line { head, fast, slow, depths: counts.split_whitespace().count() / 2 }
}

fn slow_perft(game: &Game, depth: usize) -> u64 {
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let next = |action| {
        let mut next = game.clone();
        next.play(action);
        slow_perft(&next, depth - 1)
    };
    legal.iter().map(next).sum()
}

/// The counts of a line; those that do not take the reference too long are confirmed by it.
fn count(line: &Line<'_>) -> String {
    let mut counts = String::new();
    let mut moves = 1;
    for depth in 1..=line.depths {
        let fast = perft(&line.fast, depth as u32);
        if moves <= SLOW_MOVES {
            assert_eq!(slow_perft(&line.slow, depth), fast, "depth {depth} of {:?}", line.fast);
        }
        moves = fast;
        counts += &format!(" D{depth} {fast}");
    }
    counts
}

/// What the positions of a file must show among them.
#[derive(Default)]
struct Covered {
    piece: bool,
    third_pillar: bool,
    retiring: bool,
    out: bool,
}

fn check(edition: &str) {
    let path = data::folder("perft").join(format!("{edition}.txt"));
    let mut computed = String::new();
    let mut covered = Covered::default();
    for text in data::read(&path).lines() {
        if text.starts_with('#') || text.is_empty() {
            computed += &format!("{text}\n");
            continue;
        }
        let line = read(edition, text);
        let legal = line.fast.legal();
        covered.piece |= legal.piece_count() > 0;
        covered.third_pillar |= legal.piece_count() > 0 && legal.pillars().next().is_some();
        covered.retiring |= legal.may_retire() || edition == "pentobi";
        covered.out |= line.fast.rules().colours().any(|colour| line.fast.is_out(colour));
        computed += &format!("{};{}\n", line.head, count(&line));
    }
    assert!(
        covered.piece && covered.third_pillar && covered.retiring && covered.out,
        "{edition} lacks a case"
    );
    data::settle(&path, &computed);
}

#[test]
fn c5_to_c11_benelux() {
    check("benelux");
}

#[test]
fn c5_to_c11_piatnik() {
    check("piatnik");
}

#[test]
fn c5_to_c11_russian() {
    check("russian");
}

#[test]
fn c5_to_c11_pocket() {
    check("pocket");
}

#[test]
fn c5_to_c11_pentobi() {
    check("pentobi");
}
