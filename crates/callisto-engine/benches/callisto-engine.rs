//! How fast the net answers, and how fast search goes.

use callisto::{Edition, Position, Rules, Setup};
use callisto_engine::net::{Evaluator, Scratch};
use criterion::{Criterion, criterion_group, criterion_main};

/// A position in the middle of a random game.
fn middle() -> Position {
    let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    let mut position = Position::new(&rules);
    for _ in 0..12 {
        let legal = position.legal();
        let mv = legal.nth(rng.usize(..legal.len())).unwrap();
        position.play_legal(mv);
    }
    position
}

fn net(c: &mut Criterion) {
    let position = middle();
    let evaluator =
        Evaluator::read(include_bytes!("../../../nets/callisto-two.safetensors"), position.rules()).unwrap();
    let mut scratch = Scratch::default();
    c.bench_function("net/answer", |b| {
        b.iter(|| evaluator.answer(&position, &position.legal(), &mut scratch))
    });
}

criterion_group!(benches, net);
criterion_main!(benches);
