//! Makes a list of even openings, by the engine that plays:
//!
//! `cargo run --release -p callisto-engine --example even -- pentobi 2 1000 1 > list.txt`: edition, players (`2c` for four colours),
//! how many, seed. Openings read from the input are tried first, one a line, as in a list; `< /dev/null` for none.
//!
//! Random openings are judged by the net alone, then by a short search, then by a long one, and have to be even each time.

use std::collections::HashSet;
use std::io::{BufRead, Write};
use std::sync::Arc;

use callisto::{Colour, Edition, Move, Position, Rules, Setup};
use callisto_engine::built_in;
use callisto_engine::net::Evaluator;
use callisto_engine::search::{Budget, Search, Settings};
use fastrand::Rng;

/// Simulations of each look, and how much more uneven than the limit an opening may still be.
const LOOKS: [(u32, f32); 3] = [(1, 1.5), (128, 1.3), (2048, 1.0)];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [edition, players, count, seed] = words.as_slice() else {
        panic!("usage: even EDITION PLAYERS OPENINGS SEED");
    };
    let rules = rules(edition, players);
    let count: usize = count.parse().expect("a number of openings");
    let judge = Judge { net: Arc::new(built_in(&rules).expect("a net")), rules: rules.clone() };
    println!("# {edition}-{players}: even openings, each searched with {} simulations", LOOKS[2].0);
    let given = std::io::stdin().lock().lines().map(|line| line.expect("text"));
    let given = given.filter(|line| !line.starts_with('#')).map(|line| {
        // The chances, where a list has them, are found again.
        let moves = line.split_whitespace().filter(|word| !word.contains('/'));
        moves.map(|text| rules.parse_move(text).expect("a move")).collect()
    });
    let mut rng = Rng::with_seed(seed.parse().expect("a seed"));
    let drawn = std::iter::repeat_with(|| random(&rules, &mut rng));
    let (mut seen, mut found, mut tried) = (HashSet::new(), 0, 0);
    for moves in given.chain(drawn) {
        let position = after(&rules, &moves);
        tried += 1;
        if position.is_over() || !seen.insert(mark(&position)) {
            continue;
        }
        let Some(chances) = judge.even_chances(&position) else { continue };
        let moves: Vec<String> = moves.iter().map(|mv| rules.cell_list(*mv)).collect();
        let chances: Vec<String> = chances.iter().map(|share| format!("{:.0}", 1000.0 * share)).collect();
        println!("{}  {}", moves.join(" "), chances.join("/"));
        std::io::stdout().flush().expect("an open output");
        found += 1;
        if found % 50 == 0 || found == count {
            eprintln!("{edition}-{players}: {found} of {count} openings found, {tried} tried");
        }
        if found == count {
            return;
        }
    }
}

fn rules(edition: &str, players: &str) -> Arc<Rules> {
    let four_colours = players.ends_with('c');
    let edition = Edition::named(edition).expect("an edition");
    let players = players.trim_end_matches('c').parse().expect("a number of players");
    Rules::new(Setup { four_colours, ..Setup::new(edition, players) }).expect("a game")
}

/// One to three random moves of each colour, each number of moves as likely as any other.
fn random(rules: &Arc<Rules>, rng: &mut Rng) -> Vec<Move> {
    let mut position = Position::new(rules);
    let mut moves = Vec::new();
    for _ in 0..rng.usize(1..=3 * rules.colours().len()) {
        let legal = position.legal();
        let Some(mv) = legal.nth(rng.usize(..legal.len())) else { break };
        position.play_legal(mv);
        moves.push(mv);
    }
    moves
}

fn after(rules: &Arc<Rules>, moves: &[Move]) -> Position {
    moves.iter().fold(Position::new(rules), |position, mv| position.play(*mv).expect("a legal move"))
}

/// What lies where, the same for turns and mirror images.
fn mark(position: &Position) -> Vec<Option<(Colour, bool)>> {
    let placed = |position: Position| -> Vec<_> {
        let cells = position.board().cells();
        cells.map(|cell| position.owner(cell).map(|colour| (colour, position.is_pillar(cell)))).collect()
    };
    let turns = position.board().symmetries().into_iter();
    turns.map(|turn| placed(position.transformed(turn))).min().expect("a board is like itself")
}

struct Judge {
    rules: Arc<Rules>,
    net: Arc<Evaluator>,
}

impl Judge {
    /// Each player's chance, if the game is even.
    fn even_chances(&self, position: &Position) -> Option<Vec<f32>> {
        let players = self.rules.players().len();
        // Two players: 45.5 to 54.5 %. More: nobody above 1.28 times an equal chance.
        let limit = if players == 2 { 0.09 } else { 0.28 };
        let mut search = Search::new(self.net.clone(), Settings::default());
        let mut chances = Vec::new();
        for (simulations, room) in LOOKS {
            let budget = Budget { simulations, threads: 1, is_enough: &|_| false, only_best: false };
            chances = search.look(position, &budget)?.value.win[..players].to_vec();
            let best = chances.iter().copied().fold(0.0, f32::max);
            if best * players as f32 - 1.0 > limit * room {
                return None;
            }
        }
        Some(chances)
    }
}
