//! How many verdicts change when a step is half as long.

use villa_world::Settings;

use crate::truth::{case, stands};

pub fn measure(count: u64) {
    let usual = Settings::default();
    let half = Settings { steps: usual.steps * 2, ..usual };
    let changed: Vec<f64> = (0..count)
        .map(case)
        .filter(|case| stands(&case.plan, usual) != stands(&case.plan, half))
        .map(|case| case.margin * 1e3)
        .collect();
    println!(
        "halving: half a step changes {} of {count} verdicts ({:.2} %), at margins (mm) of {changed:.2?}",
        changed.len(),
        100.0 * changed.len() as f64 / count as f64
    );
}
