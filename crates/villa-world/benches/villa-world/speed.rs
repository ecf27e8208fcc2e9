//! How fast turns are judged, and how fast the world runs while everything is awake.

use villa_world::{Attempt, Components, Input, Manner, Plan, Statics, TICKS_PER_SECOND, Task, World};

use crate::clock;

pub fn measure(seconds: u64) {
    println!("speed on one core: a turn of {seconds} s judged, and {seconds} s with everything kept awake");
    println!("| storeys | turn, times real time | slowest second of it | all awake, times real time |");
    println!("|---|---|---|---|");
    let mut all = [0.0; 2];
    for storeys in 1..=5 {
        let plan = Plan::random(Components::built_in(), 4, storeys, 7 + storeys as u64).expect("a villa");
        let (simulated, spent, slowest) = turn(&plan, seconds);
        all = [all[0] + simulated, all[1] + spent];
        println!("| {storeys} | {:.1} | {slowest:.1} | {:.1} |", simulated / spent, awake(plan, seconds));
    }
    println!("all turns: {:.1} times real time", all[0] / all[1]);
}

/// A scripted turn with the column that can best be spared, slowed down to so many seconds: simulated and spent seconds,
/// and how many times real time its slowest second was.
fn turn(plan: &Plan, seconds: u64) -> (f64, f64, f64) {
    let parts = Components::built_in();
    let statics = Statics::of(plan);
    let margin = |n: usize| statics.without(n).map_or(f64::NEG_INFINITY, |m| m.metres);
    let below = plan.standing().filter(|(_, c, _)| c.level < plan.top()).map(|(n, ..)| n);
    let column = below.max_by(|a, b| margin(*a).total_cmp(&margin(*b))).expect("a column");
    let inputs = plan.bring_up(parts, column, &Manner::default()).expect("a way out");
    let held = inputs.iter().rposition(|input| input.grip).expect("it is held") + 1;
    let ticks = (seconds * u64::from(TICKS_PER_SECOND)) as usize;
    let slowed: Vec<Input> = (0..ticks).map(|n| inputs[n * held / ticks]).collect();
    let mut attempt =
        Attempt::new(World::at_rest(plan.clone()), parts, Task::Column(column)).expect("it can be tried");
    let (start, mut last, mut slowest) = (clock::seconds(), clock::seconds(), f64::INFINITY);
    for (n, input) in (1..).zip(slowed.iter().chain(&inputs[held..])) {
        let over = attempt.tick(input).is_some();
        if n % TICKS_PER_SECOND == 0 {
            slowest = slowest.min(1.0 / (clock::seconds() - last));
            last = clock::seconds();
        }
        if over {
            break;
        }
    }
    let spent = clock::seconds() - start;
    (f64::from(attempt.ticks()) / f64::from(TICKS_PER_SECOND), spent, slowest)
}

fn awake(plan: Plan, seconds: u64) -> f64 {
    let mut world = World::build(plan);
    let start = clock::seconds();
    for tick in 0..seconds * u64::from(TICKS_PER_SECOND) {
        if tick % 20 == 0 {
            world.wake();
        }
        world.tick();
    }
    seconds as f64 / (clock::seconds() - start)
}
