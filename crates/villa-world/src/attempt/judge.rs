//! The verdict on an attempt.

use super::{Attempt, Task, UP};
use crate::components::Shape;
use crate::fall::LYING;
use crate::input::Input;
use crate::outline::Point;
use crate::plan::{Column, Plan, Plate};
use crate::pose::Pose;
use crate::settings::TICKS_PER_SECOND;
use crate::verdict::{Foul, Verdict};
use crate::world::Part;

/// What does not come to rest in this many ticks is judged as it is.
pub(super) const PATIENCE: u32 = 5 * TICKS_PER_SECOND;

/// Heights are compared with this tolerance, in metres: the villa gives by a tenth of it.
const LEVEL: f64 = 0.003;

/// A foot may seem to stick out by this much, which nobody sees.
const EDGE: f64 = 0.0002;

/// A floor that lies on columns of one height leans less, in degrees.
const LEVEL_FLOOR: f64 = 1.0;

impl Attempt {
    /// Judges after a tick.
    pub(super) fn judge(&mut self, input: &Input) {
        let own = match self.task {
            Task::Column(n) => Some(n),
            Task::Floor { .. } => None,
        };
        if let Some(fall) = self.before.fall(&self.world, &self.parts.limits, own) {
            self.verdict = Some(Verdict::Collapse { first: fall.part, tick: self.ticks });
            return;
        }
        let is_let_go = !input.grip && self.hook.is_none() && self.steady.is_none();
        // A floor that is back in the air is taken from the hand.
        let is_in_the_air = own.is_none() && self.back.is_some_and(|back| back.is_done);
        if self.is_shut() || is_in_the_air {
            self.verdict = Some(Verdict::BrokenOff { by_table: true });
            return;
        }
        let is_over = match (self.back, self.task) {
            (Some(back), _) => back.is_done,
            (None, Task::Column(n)) => self.column_is_over(n),
            (None, Task::Floor { .. }) => self.world.plates.len() > self.start.plates.len(),
        };
        if self.waited.is_none() && !(is_let_go && is_over) {
            return;
        }
        let waited = self.waited.get_or_insert(0);
        *waited += 1;
        if self.world.is_at_rest() || *waited > PATIENCE {
            self.verdict = Some(match self.task {
                _ if self.back.is_some() => self.back_verdict(),
                Task::Column(n) => self.column_verdict(n),
                Task::Floor { needs } => self.floor_verdict(needs),
            });
        }
    }

    /// Whether letting go now ends the attempt: the column is up, or it has fallen. In its own storey it may be taken
    /// up again.
    fn column_is_over(&mut self, n: usize) -> bool {
        let Some(place) = self.world.place(Part::Column(n)) else { return true };
        let plan = self.before.plan();
        let surface = plan.surface(plan.top());
        self.is_up |= f64::from(place.at[2]) > surface - UP;
        let has_dropped = self
            .before
            .change(&self.world, Part::Column(n))
            .is_some_and(|(drop, _, _)| drop > plan.columns[n].height / 4.0);
        f64::from(place.at[2]) > surface - UP || place.tilt() > LYING || has_dropped
    }

    fn column_verdict(&self, n: usize) -> Verdict {
        let now = self.world.plan();
        let foul = self
            .disturbed(&now, Some(n))
            .or_else(|| self.not_back(&now))
            .or_else(|| self.badly_placed(&now, n));
        if let Some(foul) = foul {
            return Verdict::Foul(foul);
        }
        if !self.world.is_at_rest() {
            return Verdict::Foul(Foul::Restless);
        }
        let at = now.columns[n].place.map_or([0.0; 2], |place| [place.at[0].into(), place.at[1].into()]);
        Verdict::Stood { level: now.top(), at }
    }

    /// Another column that was shifted on its floor, or toppled.
    pub(super) fn disturbed(&self, now: &Plan, own: Option<usize>) -> Option<Foul> {
        let before = self.before.plan();
        now.standing().filter(|(n, ..)| Some(*n) != own).find_map(|(n, column, place)| {
            let was = before.columns[n].place?;
            if place.tilt() > self.parts.limits.column_tilt {
                return Some(Foul::Toppled { column: n });
            }
            let (floor, floor_was) = (now.plate(column.level)?.place, before.plate(column.level)?.place);
            let (a, b) = (floor_was.local(was.at), floor.local(place.at));
            let (dx, dy) = (a[0] - b[0], a[1] - b[1]);
            let by = (dx * dx + dy * dy).sqrt();
            (by > self.parts.limits.column_shift).then_some(Foul::Shifted { column: n, by })
        })
    }

    /// A floor that was held and is not back in place: a column that stood free is covered or the other way round, which
    /// is the sheet's own test (V9), or it is too far away (V14).
    pub(super) fn not_back(&self, now: &Plan) -> Option<Foul> {
        let limits = &self.parts.limits;
        self.steadied.iter().find_map(|plate| {
            let (was, is) = (&self.before.plan().plates[*plate], &now.plates[*plate]);
            let (drop, shift, _) = self.before.change(&self.world, Part::Plate(*plate))?;
            let by = (drop * drop + shift * shift).sqrt();
            let turned = is.place.turned_from(&was.place);
            let level = is.level;
            if by > limits.back_shift || turned > limits.back_turn {
                return Some(Foul::NotBack { level, by, turned });
            }
            let below = now
                .standing()
                .filter(|(n, column, _)| column.level + 1 == level && Part::Column(*n) != self.held());
            below.into_iter().find_map(|(column, body, place)| {
                let old = self.before.place(Part::Column(column))?;
                let over = |plate: &Plate, at: &Pose| {
                    plate.depth([at.at[0].into(), at.at[1].into()]) + body.radius()
                };
                let (before, after) = (over(was, &old), over(is, place));
                let covered = before < 0.0 && after > EDGE;
                let uncovered = before > 0.0 && after < -EDGE;
                (covered || uncovered).then_some(Foul::Uncovered { level, column, covered })
            })
        })
    }

    /// The column of the attempt where it may not be.
    fn badly_placed(&self, now: &Plan, n: usize) -> Option<Foul> {
        let (column, top) = (&now.columns[n], now.plate(now.top())?);
        let place = column.place?;
        if place.tilt() > self.parts.limits.column_tilt {
            return Some(Foul::NotStanding);
        }
        let height = top.place.local(place.at)[2] - top.thickness;
        if height.abs() > LEVEL {
            let is_stacked = !now.stands_on(n).is_empty();
            let may_stack = self.parts.may_stack(now.top());
            match (is_stacked, may_stack) {
                (true, true) => {}
                (true, false) => return Some(Foul::OnAColumn),
                (false, _) => return Some(Foul::NotStanding),
            }
        }
        let by = sticks_out(column, &place, |p| top.depth(p));
        (by > EDGE).then_some(Foul::SticksOut { by })
    }

    fn floor_verdict(&self, needs: usize) -> Verdict {
        let now = self.world.plan();
        let on = self.borne_by(&now);
        let leans = now.plates.last().is_some_and(|plate| plate.place.tilt() > LEVEL_FLOOR);
        let restless = (leans || !self.world.is_at_rest()).then_some(Foul::Restless);
        let why = self.disturbed(&now, None).or(restless);
        if on.len() < needs || why.is_some() {
            return Verdict::NotLayable { on, why };
        }
        Verdict::Laid { on }
    }

    /// The columns that the new floor touches.
    fn borne_by(&self, now: &Plan) -> Vec<usize> {
        let Some(floor) = now.plates.last() else { return Vec::new() };
        let touches = |column: &Column, place: &Pose| {
            let top = place.point([0.0, 0.0, column.height]);
            let local = floor.place.local(top.map(|c| c as f32));
            column.level + 1 == floor.level
                && local[2].abs() < LEVEL / 3.0
                && floor.outline.depth([local[0], local[1]]) > -column.radius() / 2.0
        };
        now.standing().filter(|(_, column, place)| touches(column, place)).map(|(n, ..)| n).collect()
    }
}

/// How far a foot sticks out of what `depth` measures.
fn sticks_out(column: &Column, place: &Pose, depth: impl Fn(Point) -> f64) -> f64 {
    match column.shape {
        Shape::Round => column.width / 2.0 - depth([place.at[0].into(), place.at[1].into()]),
        Shape::Hex => {
            let corner = |p: Point| place.point([p[0], p[1], 0.0]);
            let corners = column.hexagon().map(corner);
            corners.iter().map(|p| -depth([p[0], p[1]])).fold(f64::NEG_INFINITY, f64::max)
        }
    }
}

#[cfg(test)]
mod tests {
    use rapier3d::math::Vector;

    use super::*;
    use crate::components::Components;
    use crate::world::World;

    /// The sheet's own test (V9): free stays free, and covered stays covered.
    #[test]
    fn v9_and_v14_a_held_floor_covers_and_lays_free_what_it_did_before() {
        let parts = Components::built_in();
        let mut plan = Plan::base(parts, 1);
        let stand = |plan: &mut Plan, n: usize, x: f64, y: f64| {
            plan.columns[n].place = Some(Pose::upright(x, y, plan.surface(0), 0.0));
        };
        stand(&mut plan, 0, 0.05, 0.05);
        stand(&mut plan, 1, -0.05, 0.05);
        stand(&mut plan, 2, 0.0, -0.06);
        let z = plan.surface(0) + parts.height;
        plan.plates.push(Plate::of(&parts.floors[0], 1, Pose::upright(0.0, 0.0, z, 0.0)));
        // One thin column beside the floor by 0.3 mm, one under its edge by 0.3 mm.
        let edge = |plan: &Plan, n: usize, under: f64| {
            let depth = |x: f64| plan.plates[1].depth([x, -0.02]) + plan.columns[n].radius() - under;
            (0..4000).map(|n| 0.1 + f64::from(n) * 2e-5).find(|x| depth(*x) < 0.0).unwrap()
        };
        let (free, covered) = (edge(&plan, 3, -3e-4), edge(&plan, 4, 3e-4));
        let check = |n: usize, x: f64, shift: f32| {
            let mut plan = plan.clone();
            stand(&mut plan, n, x, -0.02);
            let mut attempt = Attempt::new(World::at_rest(plan), parts, Task::Column(0)).unwrap();
            attempt.tick(&Input { steady: Some(1), ..Input::default() });
            let floor = attempt.world.handle(Part::Plate(1)).unwrap();
            let body = &mut attempt.world.physics.bodies[floor];
            body.set_translation(body.translation() + Vector::new(shift, 0.0, 0.0), true);
            attempt.not_back(&attempt.world.plan())
        };
        assert_eq!(check(3, free, 1e-4), None);
        assert_eq!(check(3, free, 1e-3), Some(Foul::Uncovered { level: 1, column: 3, covered: true }));
        assert_eq!(check(4, covered, -1e-4), None);
        assert_eq!(check(4, covered, -1e-3), Some(Foul::Uncovered { level: 1, column: 4, covered: false }));
        assert!(matches!(check(4, 0.0, 3e-3), Some(Foul::NotBack { level: 1, .. })));
    }
}
