//! Mouse and fingers.

use leptos::prelude::*;
use villa_world::{Part, Task};
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, PointerEvent};

use super::{Bench, Inner};
use crate::fine::Pace;
use crate::hands::Step;
use crate::scene::eye::Ray;
use crate::scene::pick;
use crate::yard::Turn;

/// A press that moves by fewer pixels is a press.
const STILL: f64 = 6.0;

/// How far beside a column a finger or a mouse may be, in metres.
const FINGER: f64 = 0.010;
const MOUSE: f64 = 0.004;

/// Seconds in which a column that was let go of over a good place can be taken back before it is set down.
const MOMENT: f64 = 1.0;

/// While a column is carried the eye is neither so low nor so high that nobody can aim.
const AIMS: [f64; 2] = [0.32, 1.30];

/// The hand holds a column by its middle.
const GRIP: f64 = 0.04;

/// What the other end of the pointer does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Drag {
    /// Goes around the villa, or shifts it.
    Look { pan: bool },
    /// Has pressed a column and not yet moved.
    Press { column: usize },
    /// Has pressed a column that may not be taken: what begins on a column does not turn the view.
    Refused,
    /// Moves what is held; from the pointer's point to the hand's, or to where the pointer is on the top floor.
    Hand { offset: [f64; 2], on_floor: bool },
}

/// A finger or a mouse that is down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finger {
    id: i32,
    pub(super) at: [f64; 2],
    begun: [f64; 2],
    pace: Pace,
}

impl Bench {
    pub(super) fn down(self, event: &PointerEvent) {
        if let Some(canvas) = event.target().and_then(|t| t.dyn_into::<HtmlCanvasElement>().ok()) {
            let _ = canvas.set_pointer_capture(event.pointer_id());
        }
        self.wake_sound();
        let slack = if event.pointer_type() == "mouse" { MOUSE } else { FINGER };
        let chosen = self.with(|inner| {
            let at = point(event);
            inner.fingers.retain(|finger| finger.id != event.pointer_id());
            let pace = Pace::new(event.time_stamp());
            inner.fingers.push(Finger { id: event.pointer_id(), at, begun: at, pace });
            inner.drops_in = None;
            if inner.fingers.len() > 1 {
                return None;
            }
            let turns = event.button() != 0;
            let pan = turns && event.shift_key();
            inner.drag = Some(Drag::Look { pan });
            let ray = inner.ray(at)?;
            if turns || inner.yard.turn().is_some_and(Turn::is_watched) {
                return None;
            }
            if inner.in_hand.is_some() {
                return None;
            }
            if inner.yard.turn().is_some() {
                if let Some(hands) = inner.yard.hands() {
                    hands.keep();
                }
                if inner.grasps(&ray, slack) {
                    inner.take(at);
                } else if inner.points_at_top(&ray) {
                    inner.drag = Some(Drag::Hand { offset: [0.0; 2], on_floor: true });
                    inner.pull(at, [0.0; 2], true);
                }
                return None;
            }
            let column = pick::pick_column(&inner.yard.villa().plan(), &ray, slack, &inner.through)?;
            // Where columns are only chosen, a press that does not move does it.
            if inner.may_choose(column) && inner.film.is_none() && inner.meant.is_none() {
                inner.drag = Some(Drag::Press { column });
                return Some((column, true));
            }
            let chooses = inner.movable.contains(&true) && inner.film.is_none() && inner.meant.is_none();
            chooses.then(|| {
                inner.drag = Some(Drag::Refused);
                (column, false)
            })
        });
        match chosen {
            Some((column, true)) => self.choose(Some(column)),
            // The page says why not.
            Some((column, false)) => self.point(Some(column)),
            None => {}
        }
    }

    pub(super) fn motion(self, event: &PointerEvent) {
        let at = point(event);
        let begins = self.with(|inner| inner.moved(event, at));
        if let Some(column) = begins
            && self.begin(Task::Column(column))
        {
            self.with(|inner| {
                if let Some(begun) = inner.fingers.first().map(|finger| finger.begun) {
                    inner.take(begun);
                    inner.lifts_itself = true;
                }
                if let Some(Drag::Hand { offset, on_floor }) = inner.drag {
                    inner.pull(at, offset, on_floor);
                }
            });
        }
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.hover(at);
        }
    }

    /// The column under the pointer lights up, or a piece of the set-up goes there.
    fn hover(self, at: [f64; 2]) {
        let under = self.with(|inner| {
            if inner.yard.turn().is_some() || inner.film.is_some() {
                return None;
            }
            let ray = inner.ray(at)?;
            if inner.in_hand.is_some() {
                inner.point_piece(&ray);
                return None;
            }
            let column = pick::pick_column(&inner.yard.villa().plan(), &ray, MOUSE, &inner.through)?;
            Some((column, inner.may_choose(column) && inner.meant.is_none()))
        });
        self.point(under.map(|(column, _)| column));
        if let Some((column, true)) = under
            && self.state.get_untracked().chosen != Some(column)
        {
            self.choose(Some(column));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let pressed = self.with(|inner| {
            let finger = inner.fingers.iter().find(|finger| finger.id == event.pointer_id())?;
            let way = (finger.at[0] - finger.begun[0]).hypot(finger.at[1] - finger.begun[1]);
            let alone = inner.fingers.len() == 1 && event.button() == 0;
            let ray = inner.ray(finger.at).filter(|_| alone && way <= STILL && inner.in_hand.is_some())?;
            inner.point_piece(&ray);
            Some(())
        });
        if let Some((column, may)) = self.with(|inner| inner.pressed(event)) {
            self.point(Some(column));
            if may {
                self.choose(Some(column));
            }
        }
        // A finger covers what it points at, so that a press of the button has to follow; a mouse does not.
        if pressed.is_some() && event.pointer_type() == "mouse" {
            self.put();
        }
        self.with(|inner| {
            inner.let_go(event);
            inner.fingers.retain(|finger| finger.id != event.pointer_id());
            if inner.fingers.is_empty() {
                inner.drag = None;
                inner.dirty = true;
            }
        });
    }

    pub(super) fn leave(self) {
        self.point(None);
    }

    pub(super) fn wheel(self, by: f64) {
        self.with(|inner| {
            inner.dirty = true;
            let held = matches!(inner.drag, Some(Drag::Hand { .. }));
            let task = inner.yard.turn().map(|turn| turn.task());
            match (inner.yard.hands(), task) {
                (Some(hands), Some(Task::Floor { .. })) if held => hands.turn(by * 0.002),
                (Some(hands), _) if held => hands.raise(-by * 0.0001),
                _ => {
                    inner.goal = None;
                    inner.eye.zoom((by * 0.001).exp());
                }
            }
        });
    }

    /// Where the columns are on the screen, for those who steer a browser.
    pub(super) fn places(self) -> String {
        let places = self.inner.try_update_value(|inner| {
            let plan = inner.yard.plan();
            let mut lines: Vec<String> = Vec::new();
            let mut add = |name: String, point: [f64; 3], inner: &Inner| {
                if let Some([x, y]) = inner.on_screen(point) {
                    lines.push(format!("\"{name}\":[{x:.1},{y:.1}]"));
                }
            };
            for (n, column, place) in plan.standing() {
                add(format!("c{n}"), place.point([0.0, 0.0, column.height / 2.0]), inner);
                let seen = inner.ray_to(place.point([0.0, 0.0, column.height / 2.0]));
                let is_seen =
                    seen.and_then(|ray| pick::pick(&plan, &ray, &inner.through)).map(|found| found.0);
                if is_seen == Some(Part::Column(n)) {
                    add(format!("seen{n}"), place.point([0.0, 0.0, column.height / 2.0]), inner);
                }
            }
            let top = plan.surface(plan.top());
            add("top".into(), [0.0, 0.0, top], inner);
            if let Some(hands) = inner.yard.turn().map(|turn| &turn.hands) {
                let [x, y, z] = hands.at();
                add("hand".into(), [x, y, z + GRIP], inner);
            }
            format!("{{{}}}", lines.join(","))
        });
        places.unwrap_or_default()
    }
}

impl Inner {
    fn canvas_size(&self) -> Option<(f64, f64)> {
        let canvas = self.stage.as_ref()?.canvas();
        Some((f64::from(canvas.client_width()), f64::from(canvas.client_height())))
    }

    /// The line of sight through a pixel of the canvas.
    fn ray(&self, at: [f64; 2]) -> Option<Ray> {
        let (width, height) = self.canvas_size()?;
        Some(self.eye.ray(2.0 * at[0] / width - 1.0, 1.0 - 2.0 * at[1] / height, width / height))
    }

    fn on_screen(&self, point: [f64; 3]) -> Option<[f64; 2]> {
        let (width, height) = self.canvas_size()?;
        let [x, y] = self.eye.project(point, width / height);
        Some([(x + 1.0) / 2.0 * width, (1.0 - y) / 2.0 * height])
    }

    fn ray_to(&self, point: [f64; 3]) -> Option<Ray> {
        self.ray(self.on_screen(point)?)
    }

    /// The column that was pressed and may be meant, where columns are only chosen, and whether it may be chosen.
    fn pressed(&self, event: &PointerEvent) -> Option<(usize, bool)> {
        let finger = self.fingers.iter().find(|finger| finger.id == event.pointer_id())?;
        let way = (finger.at[0] - finger.begun[0]).hypot(finger.at[1] - finger.begun[1]);
        let chooses = self.meant.is_some() && self.yard.turn().is_none() && self.film.is_none();
        if !chooses || self.fingers.len() != 1 || event.button() != 0 || way > STILL {
            return None;
        }
        let slack = if event.pointer_type() == "mouse" { MOUSE } else { FINGER };
        let column =
            pick::pick_column(&self.yard.villa().plan(), &self.ray(finger.at)?, slack, &self.through)?;
        Some((column, self.may_choose(column)))
    }

    /// Whether what is held is there.
    fn grasps(&self, ray: &Ray, slack: f64) -> bool {
        let Some(turn) = self.yard.turn() else { return false };
        let plan = self.yard.plan();
        match turn.task() {
            Task::Column(n) => pick::pick_column(&plan, ray, 2.0 * slack, &self.through) == Some(n),
            Task::Floor { .. } => {
                let last = plan.plates.len() - 1;
                pick::pick(&plan, ray, &self.through).is_some_and(|found| found.0 == Part::Plate(last))
            }
        }
    }

    /// The height of the plane in which the pointer moves what is held.
    fn plane(&self) -> Option<f64> {
        let turn = self.yard.turn()?;
        let grip = if matches!(turn.task(), Task::Column(_)) { GRIP } else { 0.0 };
        Some(turn.hands.at()[2] + grip)
    }

    /// The line of sight by which a pointer moves what it holds.
    fn hand_ray(&self, at: [f64; 2], on_floor: bool) -> Option<Ray> {
        let (width, height) = self.canvas_size()?;
        let eye = if on_floor { self.eye } else { self.eye.for_hands() };
        Some(eye.ray(2.0 * at[0] / width - 1.0, 1.0 - 2.0 * at[1] / height, width / height))
    }

    /// Where a pointer means on the level of what it moves.
    fn meant_at(&self, at: [f64; 2], on_floor: bool) -> Option<[f64; 2]> {
        let plane = if on_floor {
            let plan = self.yard.villa().plan();
            plan.surface(plan.top())
        } else {
            self.plane()?
        };
        let ray = self.hand_ray(at, on_floor)?;
        // A look towards the horizon means: far that way.
        let [x, y, _] = ray.on_level(plane).unwrap_or_else(|| ray.at(2.0));
        Some([x, y])
    }

    /// From now on the pointer moves what is held.
    fn take(&mut self, at: [f64; 2]) {
        let Some([x, y, _]) = self.yard.turn().map(|turn| turn.hands.at()) else { return };
        let offset = self.meant_at(at, false).map_or([0.0; 2], |at| [x - at[0], y - at[1]]);
        self.drag = Some(Drag::Hand { offset, on_floor: false });
        self.goal = None;
        self.dirty = true;
    }

    /// The eye or what is held has moved by itself: the pointer keeps hold of it where it is.
    pub(super) fn keep_grip(&mut self) {
        let Some(Drag::Hand { on_floor, .. }) = self.drag else { return };
        let Some(wished) = self.yard.turn().map(|turn| turn.hands.wished()) else { return };
        let Some(at) = self.fingers.first().and_then(|finger| self.meant_at(finger.at, on_floor)) else {
            return;
        };
        let offset = [wished[0] - at[0], wished[1] - at[1]];
        self.drag = Some(Drag::Hand { offset, on_floor });
    }

    /// A column that was carried over a good place and let go of is set down there in a moment.
    fn let_go(&mut self, event: &PointerEvent) {
        let carried = matches!(self.drag, Some(Drag::Hand { .. })) && self.fingers.len() == 1;
        let Some(finger) = self.fingers.iter().find(|finger| finger.id == event.pointer_id()) else { return };
        let way = (finger.at[0] - finger.begun[0]).hypot(finger.at[1] - finger.begun[1]);
        let over = self.yard.turn().is_some_and(|turn| {
            matches!(turn.task(), Task::Column(_)) && turn.hands.step() == Step::High && !turn.is_watched()
        });
        self.drops_in = (carried && way > STILL && over && event.type_() == "pointerup").then_some(MOMENT);
    }

    /// Whether a place on the top floor is meant, for a column that is carried over it.
    fn points_at_top(&self, ray: &Ray) -> bool {
        let carried = self
            .yard
            .turn()
            .is_some_and(|turn| turn.hands.step() == Step::High && matches!(turn.task(), Task::Column(_)));
        let plan = self.yard.plan();
        let top = Part::Plate(plan.plates.len() - 1);
        carried
            && (self.head(ray).is_some()
                || pick::pick(&plan, ray, &self.through).is_some_and(|found| found.0 == top))
    }

    /// The column of the last floor that is pointed at, as a place to stand another one on (V9).
    fn head(&self, ray: &Ray) -> Option<[f64; 2]> {
        let (plan, held) = (self.yard.plan(), self.yard.turn()?.task());
        let Some((Part::Column(n), _)) = pick::pick(&plan, ray, &[]) else { return None };
        let column = plan.columns.get(n).filter(|_| held != Task::Column(n))?;
        let may = column.level == plan.top() && self.yard.parts().may_stack(column.level);
        column.place.filter(|_| may).map(|place| [place.at[0].into(), place.at[1].into()])
    }

    fn pull(&mut self, at: [f64; 2], offset: [f64; 2], on_floor: bool) {
        let head = self.ray(at).filter(|_| on_floor).and_then(|ray| self.head(&ray));
        let Some([x, y]) = self.meant_at(at, on_floor) else { return };
        let [x, y] = head.unwrap_or([x + offset[0], y + offset[1]]);
        if let Some(hands) = self.yard.hands() {
            hands.wish(x, y);
        }
        self.dirty = true;
    }

    /// A pointer moved; the column that it begins to draw, if it does.
    fn moved(&mut self, event: &PointerEvent, at: [f64; 2]) -> Option<usize> {
        let number = self.fingers.iter().position(|finger| finger.id == event.pointer_id())?;
        let before = self.fingers[number];
        let (dx, dy) = (at[0] - before.at[0], at[1] - before.at[1]);
        let pace = before.pace.after(dx.hypot(dy), event.time_stamp());
        self.fingers[number] = Finger { at, pace, ..before };
        let (_, height) = self.canvas_size()?;
        if self.fingers.len() == 2 && !(number == 0 && matches!(self.drag, Some(Drag::Hand { .. }))) {
            self.second_finger(number, before, [dx, dy], height);
            return None;
        }
        // The right button beside the one that holds turns the view.
        if event.buttons() & 2 != 0 && matches!(self.drag, Some(Drag::Hand { .. })) {
            self.turn_around([dx, dy], height);
            return None;
        }
        match self.drag? {
            Drag::Press { column } => {
                let far = (at[0] - before.begun[0]).hypot(at[1] - before.begun[1]) > STILL;
                return far.then_some(column);
            }
            Drag::Hand { .. } if event.shift_key() => {
                let size = 2.0 * crate::scene::eye::HALF_VIEW * self.eye.distance;
                if let Some(hands) = self.yard.hands() {
                    hands.raise(-dy / height * size);
                }
            }
            Drag::Hand { offset, on_floor } => {
                let share = self.share_of_way(event, number);
                let offset = self.offset_after(before.at, at, offset, on_floor, share);
                self.drag = Some(Drag::Hand { offset, on_floor });
                self.pull(at, offset, on_floor);
            }
            Drag::Refused => {}
            Drag::Look { pan: true } => {
                (self.goal, self.dirty) = (None, true);
                self.eye.pan(-dx / height, dy / height);
            }
            Drag::Look { pan: false } => self.turn_around([dx, dy], height),
        }
        None
    }

    /// How much of the pointer's way what is held goes.
    fn share_of_way(&self, event: &PointerEvent, number: usize) -> f64 {
        let asked = event.ctrl_key() || event.alt_key() || self.fingers.len() > 1;
        let carries = self.yard.turn().is_some_and(|turn| turn.hands.step() == Step::High);
        self.fingers[number].pace.share(asked, carries)
    }

    /// From the pointer to what is held, after the pointer has gone from one place to another and that goes a share of the way.
    fn offset_after(
        &self,
        from: [f64; 2],
        to: [f64; 2],
        offset: [f64; 2],
        on_floor: bool,
        share: f64,
    ) -> [f64; 2] {
        let ways = self.meant_at(from, on_floor).zip(self.meant_at(to, on_floor));
        ways.map_or(offset, |(from, to)| [0, 1].map(|n| offset[n] + (share - 1.0) * (to[n] - from[n])))
    }

    /// Goes around the villa by so many pixels; while a column is carried, only so far up and down that one can aim.
    fn turn_around(&mut self, [dx, dy]: [f64; 2], height: f64) {
        (self.goal, self.dirty) = (None, true);
        let before = self.eye.pitch;
        self.eye.turn(-dx / height * 3.2, dy / height * 2.4);
        if self.yard.turn().is_some_and(|turn| matches!(turn.hands.step(), Step::High | Step::Lowering)) {
            let [low, high] = AIMS;
            self.eye.pitch = self.eye.pitch.clamp(low.min(before), high.max(before));
        }
    }

    /// Two fingers: one holds, finely, and the other turns the view; or both look.
    fn second_finger(&mut self, number: usize, before: Finger, way: [f64; 2], height: f64) {
        self.dirty = true;
        if matches!(self.drag, Some(Drag::Hand { .. })) {
            return self.turn_around(way, height);
        }
        let other = self.fingers[1 - number].at;
        let now = self.fingers[number].at;
        let apart = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]).max(1.0);
        self.eye.zoom(apart(before.at, other) / apart(now, other));
        let half = |n: usize| (now[n] - before.at[n]) / 2.0 / height;
        self.eye.pan(-half(0), half(1));
        self.goal = None;
    }
}

fn point(event: &PointerEvent) -> [f64; 2] {
    [f64::from(event.offset_x()), f64::from(event.offset_y())]
}
