//! The verdict on an attempt.

use super::{Attempt, Task, UP};
use crate::components::Shape;
use crate::fall::LYING;
use crate::input::Input;
use crate::outline::Point;
use crate::place::Place;
use crate::plan::{Column, Plan};
use crate::settings::TICKS_PER_SECOND;
use crate::verdict::{Foul, Verdict};
use crate::world::Part;

/// What does not come to rest in so many ticks is judged as it is.
const PATIENCE: u32 = 5 * TICKS_PER_SECOND;

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
        let is_over = match self.task {
            Task::Column(n) => self.column_is_over(n),
            Task::Floor { .. } => self.world.plates.len() > self.start.plates.len(),
        };
        if self.waited.is_none() && !(is_let_go && is_over) {
            return;
        }
        let waited = self.waited.get_or_insert(0);
        *waited += 1;
        if self.world.is_at_rest() || *waited > PATIENCE {
            self.verdict = Some(match self.task {
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
    fn disturbed(&self, now: &Plan, own: Option<usize>) -> Option<Foul> {
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

    /// A steadied floor that is not back in place.
    fn not_back(&self, now: &Plan) -> Option<Foul> {
        let limits = &self.parts.limits;
        self.steadied.iter().find_map(|plate| {
            let (was, is) = (self.before.plan().plates[*plate].place, now.plates[*plate].place);
            let (drop, shift, _) = self.before.change(&self.world, Part::Plate(*plate))?;
            let by = (drop * drop + shift * shift).sqrt();
            let turned = is.turned_from(&was);
            let level = now.plates[*plate].level;
            (by > limits.back_shift || turned > limits.back_turn).then_some(Foul::NotBack {
                level,
                by,
                turned,
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
        let foot = top.place.local(place.at);
        let height = foot[2] - top.thickness;
        if (height - column.height).abs() < LEVEL {
            // On the last floor columns may be stacked (V9).
            return (now.top() < self.parts.floors.len()).then_some(Foul::OnAColumn);
        }
        if height.abs() > LEVEL {
            return Some(Foul::NotStanding);
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
        let touches = |column: &Column, place: &Place| {
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
fn sticks_out(column: &Column, place: &Place, depth: impl Fn(Point) -> f64) -> f64 {
    match column.shape {
        Shape::Round => column.width / 2.0 - depth([place.at[0].into(), place.at[1].into()]),
        Shape::Hex => {
            let corner = |p: Point| place.point([p[0], p[1], 0.0]);
            let corners = column.hexagon().map(corner);
            corners.iter().map(|p| -depth([p[0], p[1]])).fold(f64::NEG_INFINITY, f64::max)
        }
    }
}
