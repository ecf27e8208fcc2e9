//! The world against statics: a random villa, one column deleted, does it stand?

use villa_world::{Components, Plan, Settings, Stability, Statics};

use crate::stacked::stacked;

/// A villa with one column taken away.
pub struct Case {
    pub plan: Plan,
    /// The static margin in metres.
    pub margin: f64,
}

/// Case number `n`: storeys in turn, half of the columns drawn from those that matter most.
pub fn case(n: u64) -> Case {
    let parts = Components::built_in();
    let storeys = 1 + (n % 5) as usize;
    let mut plan = Plan::random(parts, 4, storeys, n + 1).expect("a villa");
    let statics = Statics::of(&plan);
    let margin = |c: usize| statics.without(c).map_or(f64::INFINITY, |m| m.metres);
    let mut columns: Vec<usize> =
        plan.standing().filter(|(_, c, _)| c.level < storeys).map(|(c, ..)| c).collect();
    columns.sort_by(|a, b| margin(*a).total_cmp(&margin(*b)));
    let mut rng = fastrand::Rng::with_seed(n);
    let among = if rng.bool() { columns.len().min(3) } else { columns.len() };
    let column = columns[rng.usize(..among)];
    let margin = margin(column);
    plan.columns[column].place = None;
    Case { plan, margin }
}

/// Whether the world lets it stand for five seconds.
pub fn stands(plan: &Plan, settings: Settings) -> bool {
    Stability::with(plan.clone(), &Components::built_in().limits, 5.0, settings).stands()
}

/// The margin of a case and whether it stood, for as many cases as there are.
fn tabulate(cases: impl Iterator<Item = (u64, f64, bool)>) {
    const EDGES: [f64; 12] = [-1e9, -12.0, -5.0, -2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 5.0, 12.0];
    let mut table = [[0u32; 2]; EDGES.len()];
    for (n, margin, stood) in cases {
        let row = EDGES.iter().rposition(|edge| margin * 1e3 >= *edge).unwrap_or(0);
        table[row][usize::from(stood)] += 1;
        if stood != (margin >= 0.0) {
            println!("  case {n}: margin {:.2} mm, {}", margin * 1e3, if stood { "stands" } else { "falls" });
        }
    }
    println!("| margin, mm | villas | fell | stood | agree |");
    println!("|---|---|---|---|---|");
    let (mut right, mut count, mut clear, mut clear_right) = (0, 0, 0, 0);
    for (row, [fell, stood]) in table.into_iter().enumerate() {
        let upper = EDGES.get(row + 1).map_or("more".into(), f64::to_string);
        let lower = if row == 0 { "less".into() } else { EDGES[row].to_string() };
        let all = fell + stood;
        let agree = if EDGES[row] >= 0.0 { stood } else { fell };
        (right, count) = (right + agree, count + all);
        if EDGES[row] >= 2.0 || EDGES.get(row + 1).is_some_and(|upper| *upper <= -2.0) {
            clear += all;
            clear_right += agree;
        }
        println!("| {lower} to {upper} | {all} | {fell} | {stood} | {:.1} % |", percent(agree, all));
    }
    println!("all: {right} of {count}; beyond 2 mm: {clear_right} of {clear}");
}

pub fn measure(count: u64) {
    println!("truth: {count} random villas of 1 to 5 storeys, one column deleted, 5 s");
    tabulate((0..count).map(|n| {
        let case = case(n);
        (n, case.margin, stands(&case.plan, Settings::of(&case.plan)))
    }));
}

/// Villas with a stack of columns on the red floor, built badly as often as well.
pub fn stacks(count: u64) {
    println!("stacks: {count} random villas of 5 storeys with columns on columns, 5 s");
    tabulate((0..count).filter_map(|n| {
        let plan = stacked(n)?;
        let margin = Statics::of(&plan).margin()?.metres;
        let is_stacked = plan.standing().any(|(column, ..)| !plan.stands_on(column).is_empty());
        is_stacked.then(|| (n, margin, stands(&plan, Settings::of(&plan))))
    }));
}

pub fn percent(part: u32, all: u32) -> f64 {
    if all == 0 { 100.0 } else { 100.0 * f64::from(part) / f64::from(all) }
}
