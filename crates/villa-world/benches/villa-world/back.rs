//! The way back (V5): columns that can be spared are drawn for a while, and then the hand puts them back.
#![allow(clippy::disallowed_methods)] // Measured with, not simulated with.

use std::collections::BTreeMap;

use villa_world::{Components, Manner, Plan, Recorder, Statics, TICKS_PER_SECOND, Task, Verdict, World};

/// Without the column the villa stands by this much, in metres.
const SPARED: f64 = 0.003;

pub fn measure(count: u64) {
    let plain = Manner::default();
    let manners = [
        ("the floor held", plain),
        ("held and lifted by 2 mm", Manner { lift: 0.002, ..plain }),
        ("nothing held", Manner { steady: false, ..plain }),
    ];
    for (what, manner) in manners {
        println!("back: {count} columns, {what}: {:?}", tally(count, &manner));
    }
}

/// How the attempts end, of villas of one to five floors, broken off after half a second to 3.6 s.
fn tally(count: u64, manner: &Manner) -> BTreeMap<&'static str, u32> {
    let parts = Components::built_in();
    let mut ended = BTreeMap::new();
    let mut tried = 0;
    for seed in 20_000.. {
        let mut rng = fastrand::Rng::with_seed(seed);
        let Some(plan) = Plan::random(parts, 4, 1 + (seed % 5) as usize, seed) else { continue };
        let statics = Statics::of(&plan);
        let spared = |n: usize| statics.without(n).is_some_and(|margin| margin.metres >= SPARED);
        let mut columns: Vec<usize> =
            plan.standing().filter(|(n, c, _)| c.level < plan.top() && spared(*n)).map(|(n, ..)| n).collect();
        rng.shuffle(&mut columns);
        let found = columns.into_iter().find_map(|n| Some((n, plan.bring_up(parts, n, manner)?)));
        let Some((column, inputs)) = found else { continue };
        if tried == count {
            return ended;
        }
        tried += 1;
        let world = World::at_rest(plan.clone());
        let mut turn = Recorder::new(&world, parts, Task::Column(column)).expect("it can be tried");
        let ticks = (rng.f64().mul_add(3.1, 0.5) * f64::from(TICKS_PER_SECOND)) as usize;
        for input in inputs.iter().take(ticks) {
            turn.tick(input);
        }
        let name = match turn.end() {
            Some(Verdict::BrokenOff { by_table: false }) => "by hand",
            Some(Verdict::BrokenOff { by_table: true }) => "by the table",
            Some(Verdict::Collapse { .. }) => "collapse",
            _ => "else",
        };
        *ended.entry(name).or_default() += 1;
    }
    ended
}
