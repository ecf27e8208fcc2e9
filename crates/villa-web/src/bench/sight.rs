//! The eye goes by itself to where the next step is seen best, and floors that hide what matters become see-through.

use villa_world::{Plan, Task};

use super::{Bench, Drag, Inner};
use crate::hands::Step;
use crate::scene::sight::{View, bounds, fitted, for_drawing, in_the_way};
use crate::scene::{Eye, pick};

/// How high the eye is while something is carried over the top floor, and while it is set down or laid.
const CARRYING: f64 = 0.62;
const SETTING_DOWN: f64 = 0.42;
const LAYING: f64 = 0.34;
const BUILDING: f64 = 0.75;

/// How high it is in front of a column that was chosen by keys, unless that stands in the middle, in metres.
const FACING: f64 = 0.28;
const CENTRE: f64 = 0.03;

/// How see-through a floor becomes that is in the way, and in how many seconds.
const VEILED: f32 = 0.86;
const FADES: f32 = 0.25;

/// So far from the middle of the picture what is held may be, while a pointer moves it and otherwise.
const EDGE: [f64; 2] = [0.94, 0.86];

impl Bench {
    /// Whether the columns that may be drawn have outlines: during a turn, unless all of them may be drawn.
    pub fn mark_movable(self, yes: bool) {
        self.with(|inner| (inner.marks_movable, inner.dirty) = (yes, true));
    }
}

impl Inner {
    /// What a person does next.
    pub(super) fn view(&self) -> View {
        if self.film.is_some() {
            return View::Whole;
        }
        if self.in_hand.is_some() {
            return View::Building;
        }
        let Some(turn) = self.yard.turn() else {
            let chooses = self.meant.is_none() && self.movable.contains(&true);
            return if chooses { View::Choosing } else { View::Whole };
        };
        match (turn.task(), turn.hands.step()) {
            (_, _) if turn.verdict().is_some() => View::Whole,
            (Task::Floor { .. }, _) => View::Laying,
            (_, Step::Lowering | Step::LetGo) => View::SettingDown,
            (_, Step::High) => View::Carrying,
            (Task::Column(n), _) => View::Drawing(n),
        }
    }

    /// Moves the view to where the next step is seen best, once for every step: a user who then turns the view is left alone.
    pub(super) fn follow_steps(&mut self) {
        let view = self.view();
        if view == self.seen || self.stage.is_none() {
            return;
        }
        self.seen = view;
        self.dirty = true;
        let (eye, aspect) = (self.goal.unwrap_or(self.eye), self.aspect());
        let held = self.yard.turn().map(|turn| turn.hands.at());
        let plan = self.yard.villa().plan();
        let all = |pitch: f64, held: Option<[f64; 3]>| {
            let points = bounds(&plan, held, self.yard.parts().height);
            fitted(Eye { pitch, ..eye }, &points, aspect)
        };
        let goal = match view {
            View::Whole => None,
            View::Building => Some(all(BUILDING, None)),
            View::Choosing => Some(for_drawing(&plan, &self.movable, &eye, aspect)),
            // A column that was pressed is in sight; hands on another device may work behind the villa.
            View::Drawing(n) => (!pick::sees(&plan, n, &eye, aspect)).then(|| {
                let only: Vec<bool> = (0..plan.columns.len()).map(|m| m == n).collect();
                for_drawing(&plan, &only, &eye, aspect)
            }),
            View::Carrying => Some(all(CARRYING, held.map(|[x, y, z]| [0.6 * x, 0.6 * y, z]))),
            View::SettingDown => Some(nearer(all(SETTING_DOWN, None), held, &plan)),
            View::Laying => Some(all(LAYING, held)),
        };
        if let Some(goal) = goal {
            self.goal = Some(goal);
        }
    }

    /// Goes to the side of the villa where a column is nearest to the edge.
    pub(super) fn face(&mut self, column: usize) {
        let plan = self.yard.villa().plan();
        let Some(place) = plan.columns.get(column).and_then(|column| column.place) else { return };
        let [x, y, _] = place.at.map(f64::from);
        if self.meant.is_none() && x.hypot(y) > CENTRE {
            let eye = Eye { yaw: y.atan2(x), pitch: FACING, ..self.eye };
            self.goal = Some(fitted(eye, &bounds(&plan, None, 0.0), self.aspect()));
        }
    }

    /// Keeps what is held in the picture, and what the pointer moves where it is while the eye goes elsewhere.
    pub(super) fn keep_held_in_sight(&mut self) {
        let drags = matches!(self.drag, Some(Drag::Hand { .. }));
        let held = self.yard.turn().filter(|turn| turn.verdict().is_none()).map(|turn| turn.hands.at());
        if let (Some([x, y, z]), None) = (held, self.goal) {
            let ends = [[x, y, z], [x, y, z + self.yard.parts().height]];
            let edge = EDGE[usize::from(!drags)];
            self.goal = self.eye.farther_for(&ends, self.aspect(), edge);
        }
    }

    /// Lets floors that hide what matters fade, and the others come back; whether one of them still does.
    pub(super) fn fade_floors(&mut self, seconds: f32) -> bool {
        let plan = self.yard.villa().plan();
        let columns: Vec<usize> = match self.seen {
            View::Choosing if self.marks_movable => {
                (0..self.movable.len()).filter(|n| self.movable[*n]).collect()
            }
            View::Drawing(n) => vec![n],
            View::Whole if self.meant.is_some() && self.film.is_none() => {
                (0..self.movable.len()).filter(|n| self.movable[*n]).collect()
            }
            _ => Vec::new(),
        };
        // While the eye is on its way, from where it goes to.
        let eye = self.goal.unwrap_or(self.eye);
        let hides = in_the_way(&plan, &columns, &eye, self.aspect());
        self.through.clone_from(&hides);
        self.veils.resize(plan.plates.len(), 0.0);
        let most = VEILED * (seconds / FADES).min(1.0);
        let mut fades = false;
        for (veil, hides) in self.veils.iter_mut().zip(hides) {
            let goal = if hides { VEILED } else { 0.0 };
            let before = *veil;
            *veil += (goal - *veil).clamp(-most, most);
            fades |= *veil != before;
        }
        fades
    }
}

/// Nearer to where something is set down, which is in front of the shoulder.
fn nearer(whole: Eye, held: Option<[f64; 3]>, plan: &Plan) -> Eye {
    let Some([x, y, _]) = held else { return whole };
    let top = plan.surface(plan.top());
    let [_, _, z] = whole.target;
    Eye { target: [0.5 * x, 0.5 * y, 0.5 * (z + top)], distance: 0.82 * whole.distance, ..whole }
}
