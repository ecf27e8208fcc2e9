//! Villas with stacks of columns on the red floor (V9).

use villa_world::{Components, Plan, Pose, Statics};

/// The columns of a villa that can be spared, best first.
pub fn spare(plan: &Plan) -> Vec<usize> {
    let statics = Statics::of(plan);
    let margin = |n: usize| statics.without(n).map_or(0.0, |m| m.metres);
    let mut below: Vec<usize> =
        plan.standing().filter(|(_, c, _)| c.level < plan.top()).map(|(n, ..)| n).collect();
    below.sort_by(|a, b| margin(*b).total_cmp(&margin(*a)));
    below
}

/// A villa with a stack on its red floor, built at random and perhaps badly.
pub fn stacked(seed: u64) -> Option<Plan> {
    let mut plan = Plan::random(Components::built_in(), 4, 5, 1 + seed % 7)?;
    let mut rng = fastrand::Rng::with_seed(seed);
    let middle = plan.plate(5)?.place.at;
    let mut at = [f64::from(middle[0]), f64::from(middle[1])];
    let mut columns: Vec<usize> = spare(&plan).into_iter().take(6).collect();
    rng.shuffle(&mut columns);
    // Taken away by the table, so that what is left stands as it stood.
    let gone = columns.pop()?;
    columns.retain(|_| rng.u8(..) > 40);
    plan.columns[gone].place = None;
    for column in columns.into_iter().chain([gone]).take(3) {
        let mut without = plan.clone();
        without.columns[column].place = None;
        if Statics::of(&without).margin()?.metres < 0.004 {
            continue;
        }
        let footing = without.footing(column, at);
        let yaw = std::f64::consts::TAU * rng.f64();
        without.columns[column].level = 5;
        without.columns[column].place = Some(Pose::upright(at[0], at[1], footing.z, yaw));
        plan = without;
        at = at.map(|c| c + 0.014 * (2.0 * rng.f64() - 1.0));
    }
    Some(plan)
}
