//! Scripted hands: safe columns come up, critical ones bring the villa down.

use std::collections::BTreeMap;

use villa_world::{Components, Manner, Plan, Recording, Statics, TICKS_PER_SECOND, Task, Verdict, World};

use crate::clock;

pub fn measure(count: u64) {
    let safe = tally(count, |margin| margin >= 0.012);
    safe.print("safe by 12 mm or more", "stood", count);
    let critical = tally(count * 2 / 5, |margin| margin < -0.005);
    critical.print("critical, below -5 mm", "collapse", count * 2 / 5);
}

#[derive(Default)]
struct Tally {
    verdicts: BTreeMap<String, u32>,
    no_way: u32,
    ticks: u64,
    time: f64,
    bytes: Vec<usize>,
}

/// Tries columns of random villas, at most two of a villa, until there are enough.
fn tally(count: u64, wanted: impl Fn(f64) -> bool) -> Tally {
    let parts = Components::built_in();
    let mut tally = Tally::default();
    let mut tried = 0;
    for seed in 10_000.. {
        let storeys = 1 + (seed % 5) as usize;
        let Some(plan) = Plan::random(parts, 4, storeys, seed) else { continue };
        let statics = Statics::of(&plan);
        let mut columns: Vec<usize> = plan
            .standing()
            .filter(|(n, column, _)| {
                column.level < plan.top() && statics.without(*n).is_some_and(|m| wanted(m.metres))
            })
            .map(|(n, ..)| n)
            .collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut columns);
        for column in columns.into_iter().take(2) {
            if tried == count {
                return tally;
            }
            let Some(inputs) = plan.bring_up(parts, column, &Manner::default()) else {
                tally.no_way += 1;
                continue;
            };
            tried += 1;
            let start = clock::seconds();
            let world = World::at_rest(plan.clone());
            let (recording, attempt) = Recording::make(&world, parts, Task::Column(column), &inputs, false)
                .expect("it can be tried");
            tally.time += clock::seconds() - start;
            tally.ticks += u64::from(attempt.ticks());
            tally.bytes.push(recording.write().len());
            let name = match attempt.verdict() {
                Some(Verdict::Stood { .. }) => "stood".to_owned(),
                Some(Verdict::Collapse { .. }) => "collapse".to_owned(),
                Some(Verdict::Foul(_)) => "foul".to_owned(),
                other => format!("{other:?}"),
            };
            if !matches!(name.as_str(), "stood" | "collapse") {
                println!("  seed {seed} column {column}: {:?}", attempt.verdict());
            }
            *tally.verdicts.entry(name).or_default() += 1;
        }
    }
    tally
}

impl Tally {
    fn print(&self, what: &str, good: &str, count: u64) {
        let share = 100.0 * f64::from(self.verdicts.get(good).copied().unwrap_or(0)) / count as f64;
        println!("play: {count} columns {what}: {share:.1} % {good}; {:?}", self.verdicts);
        println!("  {} more had no way out", self.no_way);
        let seconds = self.ticks as f64 / f64::from(TICKS_PER_SECOND);
        println!(
            "  {:.1} s a turn, judged at {:.1} times real time; recordings of {} bytes on average, {} at most",
            seconds / count as f64,
            seconds / self.time,
            self.bytes.iter().sum::<usize>() / self.bytes.len().max(1),
            self.bytes.iter().max().unwrap_or(&0)
        );
    }
}
