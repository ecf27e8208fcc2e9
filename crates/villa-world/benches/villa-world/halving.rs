//! How many verdicts change when a step is half as long.

use villa_world::Settings;

use crate::truth::{Case, case, stands};

pub fn measure(count: u64) {
    let changes = |case: &Case| {
        let usual = Settings::of(&case.plan);
        let half = Settings { steps: usual.steps * 2, ..usual };
        stands(&case.plan, usual) != stands(&case.plan, half)
    };
    let changed: Vec<f64> = (0..count).map(case).filter(changes).map(|case| case.margin * 1e3).collect();
    println!(
        "halving: half a step changes {} of {count} verdicts ({:.2} %), at margins (mm) of {changed:.2?}",
        changed.len(),
        100.0 * changed.len() as f64 / count as f64
    );
}
