//! A floor that is held and lifted (V9) carries what stands on it.
#![allow(clippy::disallowed_methods)] // Measured with, not simulated with.

use villa_world::{Attempt, Components, Input, Part, Plan, Statics, Task, World};

/// How far a floor is lifted, in metres, and for how many ticks: as long as a patient player takes to draw a column.
const LIFT: f64 = 0.003;
const TICKS: u32 = 240;

/// How far parts moved on a floor that was lifted, against it, in millimetres; the farthest.
fn creep(plan: &Plan, level: usize, column: usize) -> f64 {
    let parts = Components::built_in();
    let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts, Task::Column(column)).unwrap();
    let lift = Input { steady: Some(level as u8), ..Input::default() }.with_lift(LIFT);
    let floor = plan.plates.iter().position(|plate| plate.level == level).unwrap();
    let seen = |attempt: &Attempt| {
        let floor = attempt.world().place(Part::Plate(floor)).unwrap();
        let on = plan.standing().filter(|(_, column, _)| column.level >= level).map(|(n, ..)| n);
        let on = on.map(Part::Column).chain((floor_after(plan, level)..plan.plates.len()).map(Part::Plate));
        on.map(|part| floor.local(attempt.world().place(part).unwrap().at)).collect::<Vec<_>>()
    };
    let mut before = Vec::new();
    for tick in 0..TICKS {
        attempt.tick(&lift);
        // After half a second it is up.
        if tick == 30 {
            before = seen(&attempt);
        }
    }
    let apart = |a: &[f64; 3], b: &[f64; 3]| (a[0] - b[0]).hypot(a[1] - b[1]) * 1e3;
    before.iter().zip(&seen(&attempt)).map(|(a, b)| apart(a, b)).fold(0.0, f64::max)
}

fn floor_after(plan: &Plan, level: usize) -> usize {
    plan.plates.iter().position(|plate| plate.level == level).unwrap() + 1
}

/// Parts on a lifted floor wandered by up to 3.6 mm in a second: the hand gave its push for a step at once, and between two
/// pushes what stood on the floor weighed nothing.
#[test]
fn v9_what_stands_on_a_lifted_floor_stays_where_it_is() {
    let mut worst: f64 = 0.0;
    for (storeys, seed) in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (5, 6)] {
        let plan = Plan::random(Components::built_in(), 4, storeys, seed).unwrap();
        let statics = Statics::of(&plan);
        let below = plan.standing().filter(|(_, c, _)| c.level + 1 < plan.top()).map(|(n, ..)| n);
        let margin = |n: &usize| statics.without(*n).map_or(0.0, |m| m.metres);
        let Some(column) = below.max_by(|a, b| margin(a).total_cmp(&margin(b))) else { continue };
        let level = plan.columns[column].level + 1;
        let crept = creep(&plan, level, column);
        println!("{storeys} storeys, seed {seed}, floor {level}: {crept:.3} mm");
        worst = worst.max(crept);
    }
    assert!(worst < 0.3, "{worst} mm in {TICKS} ticks");
}
