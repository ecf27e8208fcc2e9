//! Makes the golden recordings: turns of every kind in villas of one to five storeys.

use villa_world::{Components, Input, Manner, Plan, Recording, Statics, Task, World};

/// Recordings of each kind.
const EACH: u64 = 36;

pub fn all() -> Vec<Recording> {
    let kinds: [fn(u64) -> Option<Recording>; 6] = [
        |seed| bring_up(seed, Manner { steady: false, ..Manner::default() }, false, 0),
        |seed| bring_up(seed, Manner { lift: 0.001, ..Manner::default() }, false, 0),
        |seed| bring_up(seed, Manner { hook: true, lift: 0.0015, ..Manner::default() }, false, 0),
        |seed| bring_up(seed, Manner::default(), true, 0),
        |seed| bring_up(seed, Manner { pace: 0.15, ..Manner::default() }, false, 100 + (seed % 90) as usize),
        lay,
    ];
    let each = |kind: usize| -> Vec<Recording> {
        (1..).map(|n| 1000 * kind as u64 + n).filter_map(kinds[kind]).take(EACH as usize).collect()
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..kinds.len()).map(|kind| scope.spawn(move || each(kind))).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("recordings")).collect()
    })
}

/// A turn with a column that can be spared, or with the most critical one; broken off after this many ticks, if any.
fn bring_up(seed: u64, manner: Manner, critical: bool, broken_off: usize) -> Option<Recording> {
    let parts = Components::built_in();
    let plan = Plan::random(parts, 4, 1 + (seed % 5) as usize, seed)?;
    let statics = Statics::of(&plan);
    let margin = |n: usize| statics.without(n).map_or(0.0, |m| m.metres);
    let mut columns: Vec<usize> =
        plan.standing().filter(|(_, c, _)| c.level < plan.top()).map(|(n, ..)| n).collect();
    columns.sort_by(|a, b| margin(*b).total_cmp(&margin(*a)));
    let column = if critical { *columns.last()? } else { columns[seed as usize % columns.len().min(4)] };
    let mut inputs: Vec<Input> = plan.bring_up(parts, column, &manner)?;
    if manner.hook && !inputs.iter().any(|input| input.hook) {
        return None;
    }
    if broken_off > 0 {
        inputs.truncate(broken_off);
    }
    let made = Recording::make(&World::at_rest(plan), parts, Task::Column(column), &inputs, broken_off > 0);
    made.ok().map(|(recording, _)| recording)
}

/// The next floor laid on whatever stands on the top floor.
fn lay(seed: u64) -> Option<Recording> {
    let parts = Components::built_in();
    let plan = Plan::random(parts, 4, 2 + (seed % 3) as usize, seed)?;
    let top: Vec<[f64; 2]> = plan
        .standing()
        .filter(|(_, column, _)| column.level == plan.top())
        .map(|(_, _, place)| [place.at[0].into(), place.at[1].into()])
        .collect();
    if top.len() < 3 {
        return None;
    }
    let middle = [0, 1].map(|i| top.iter().map(|p| p[i]).sum::<f64>() / top.len() as f64);
    let inputs = plan.lay(parts, middle, (seed % 7) as f64 * 0.3);
    let made = Recording::make(&World::at_rest(plan), parts, Task::Floor { needs: 3 }, &inputs, false);
    made.ok().map(|(recording, _)| recording)
}
