//! The steps of the lesson, and their villas.

use villa_world::{Components, Plan, Pose, Task, Verdict, World};

/// A step of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Go around the villa.
    Look,
    /// Draw a column out.
    Draw,
    /// Bring it to the top floor.
    Up,
    /// Who has the stone (V10).
    Stone,
    /// Ask for a floor, and lay it (V6, V8).
    Floor,
    /// Object, and prove it (V7).
    Object,
    /// All is done.
    Done,
}

impl Step {
    /// All of them, in their order.
    pub const ALL: [Step; 7] =
        [Step::Look, Step::Draw, Step::Up, Step::Stone, Step::Floor, Step::Object, Step::Done];

    /// The next one.
    pub fn next(self) -> Step {
        let next = Step::ALL.iter().copied().find(|step| *step > self);
        next.unwrap_or(Step::Done)
    }

    /// The villa that it begins with, where that is another one.
    pub fn villa(self) -> Option<World> {
        match self {
            Step::Look => Some(World::at_rest(first(&[]))),
            Step::Floor => Some(World::at_rest(first(&HIGH))),
            Step::Object => Some(World::at_rest(first(&HIGH[..1]))),
            Step::Draw | Step::Up | Step::Stone | Step::Done => None,
        }
    }

    /// Whether a column may be taken hold of, once an objection was made or not.
    pub fn allows(self, plan: &Plan, column: usize, objected: bool) -> bool {
        let below = plan.columns.get(column).is_some_and(|c| c.place.is_some() && c.level < plan.top());
        below
            && match self {
                Step::Draw | Step::Up => true,
                // The blue ones.
                Step::Object => objected && column < plan.columns.len() / villa::COLOURS,
                Step::Look | Step::Stone | Step::Floor | Step::Done => false,
            }
    }

    /// Whether an attempt was what the step asks for.
    pub fn is_done(self, task: Task, verdict: &Verdict) -> bool {
        match self {
            Step::Draw | Step::Up | Step::Object => matches!(verdict, Verdict::Stood { .. }),
            Step::Floor => matches!((task, verdict), (Task::Floor { .. }, Verdict::Laid { .. })),
            Step::Look | Step::Stone | Step::Done => false,
        }
    }
}

/// Columns that are up already, and where, in metres: thin ones of three colours.
const HIGH: [(usize, [f64; 2]); 3] = [(7, [-0.07, -0.045]), (12, [0.07, -0.045]), (17, [0.0, 0.075])];

/// Every other place of this grid has a column, from the front; metres.
const GRID: f64 = 0.045;

/// A villa of one storey on wide spread columns, with some of them on the blue floor.
fn first(up: &[(usize, [f64; 2])]) -> Plan {
    let parts = Components::built_in();
    let mut plan = Plan::base(parts, villa::COLOURS);
    let places: Vec<[f64; 2]> = (0..25).map(|n| [f64::from(n % 5 - 2), f64::from(n / 5 - 2)]).collect();
    // The corners of the grid are too near to the rim, and the middle stays empty.
    let places =
        places.into_iter().filter(|p| p[0].abs() + p[1].abs() < 3.5 && p[0].abs() + p[1].abs() > 0.5);
    // A blue column is in front, then the colours take turns.
    let order = (0..5).flat_map(|kind| (0..villa::COLOURS).map(move |colour| 5 * colour + (kind + 2) % 5));
    for (column, at) in order.zip(places) {
        let _ = plan.stand_on_base(parts, column, at.map(|c| c * GRID), 0.0);
    }
    let mut plan = plan.set_up(parts, [0.0; 2], 0.0).unwrap_or_else(|_| Plan::base(parts, villa::COLOURS));
    let z = plan.surface(plan.top());
    for (column, at) in up {
        let body = &mut plan.columns[*column];
        (body.level, body.place) = (1, Some(Pose::upright(at[0], at[1], z, 0.0)));
    }
    plan
}

#[cfg(test)]
mod tests {
    use villa_world::Statics;

    use super::*;

    #[test]
    fn the_villas_of_the_lesson_stand() {
        for step in [Step::Look, Step::Floor, Step::Object] {
            let plan = step.villa().unwrap().plan();
            assert_eq!((plan.top(), plan.standing().count()), (1, villa::COLUMNS), "{step:?}");
            assert!(Statics::of(&plan).margin().unwrap().metres > 0.004, "{step:?}");
        }
    }

    #[test]
    fn v8_the_green_floor_can_be_laid_in_the_lesson() {
        let plan = Step::Floor.villa().unwrap().plan();
        let laying = plan.laying(&Components::built_in().floors[1], [0.0; 2], 0.0);
        assert!(laying.on.len() == 3 && laying.margin > 0.005, "{laying:?}");
    }

    #[test]
    fn v7_only_blue_columns_prove_the_objection() {
        let plan = Step::Object.villa().unwrap().plan();
        let may = |objected| (0..20).filter(|n| Step::Object.allows(&plan, *n, objected)).collect::<Vec<_>>();
        assert_eq!((may(false), may(true)), (vec![], vec![0, 1, 2, 3, 4]));
    }
}
