//! How fast legal moves are found in every phase of a game, and how fast whole random games go.

use std::sync::Arc;

use callisto::{Colour, Edition, Position, Rules, Setup};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

fn rules(edition: &str, players: u8) -> Arc<Rules> {
    Rules::new(Setup::new(Edition::named(edition).unwrap(), players)).unwrap()
}

/// A uniformly random game; calls `each` before every move and returns the number of moves.
fn random_game(rules: &Arc<Rules>, dice: &mut fastrand::Rng, mut each: impl FnMut(&Position)) -> u32 {
    let mut position = Position::started_by(rules, Colour(0));
    let mut moves = 0;
    loop {
        each(&position);
        let legal = position.legal();
        let count = legal.len();
        if count == 0 {
            return moves;
        }
        let Some(mv) = legal.nth(dice.usize(..count)) else { return moves };
        position.play_legal(mv);
        moves += 1;
    }
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for edition in ["pentobi", "benelux", "piatnik", "pocket"] {
        for players in 2..=4 {
            let rules = rules(edition, players);
            let mut dice = fastrand::Rng::with_seed(1);
            group.bench_function(BenchmarkId::new(edition, players), |b| {
                b.iter(|| random_game(&rules, &mut dice, |_| ()))
            });
        }
    }
}

fn legal(c: &mut Criterion) {
    let mut group = c.benchmark_group("legal moves");
    for players in 2..=4 {
        let rules = rules("benelux", players);
        let mut positions = Vec::new();
        random_game(&rules, &mut fastrand::Rng::with_seed(7), |p| positions.push(p.clone()));
        let phases = [("first pillars", 0), ("opening", 15), ("middle", 40), ("late", 70), ("end", 95)];
        for (phase, percent) in phases {
            let position = &positions[(positions.len() - 2) * percent / 100];
            let name = format!("{players} players, {phase}, {} moves", position.legal().len());
            group.bench_function(BenchmarkId::new("count", &name), |b| b.iter(|| position.legal().len()));
            group.bench_function(BenchmarkId::new("list", &name), |b| {
                b.iter(|| position.legal().iter().count())
            });
        }
    }
}

criterion_group!(benches, games, legal);
criterion_main!(benches);
