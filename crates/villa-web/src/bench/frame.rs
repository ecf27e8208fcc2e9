//! Time: ticks follow the clock, pictures follow the screen.

use leptos::prelude::*;
use villa_world::{Pose, TICKS_PER_SECOND, Task, Verdict};

use super::{Bench, Drag, Film, Inner, Outcome, State};
use crate::hands::{NotHere, Step, strain};
use crate::noise::{Ears, Noise};
use crate::placing::Piece;
use crate::quality::Quality;
use crate::scene::{Eye, Ghost, Look, Mark, Palette, Picture, Poses, Spot, View};
use crate::sway::MOST;
use crate::yard::Turn;

/// After a pause the world does not rush: at most this many ticks are simulated at once, and many more where pictures are few.
pub(super) const CATCH_UP: f64 = 4.0;
pub(super) const CATCH_UP_FEW: f64 = 40.0;

/// Of a replay at most so many seconds pass from one picture to the next.
const FILM_AT_ONCE: f64 = 0.5;

/// While a fall is near, at most this many ticks are simulated for a picture.
const NEAR_AT_ONCE: u32 = 3;

/// Input of other devices that is behind is shown this many ticks faster with every picture.
const CATCH_UP_TOLD: f64 = 9.0;

/// Milliseconds between pictures on a machine without a graphics card.
const FEW: f64 = 2000.0;

/// And has so many pixels for one of the page's, in each direction.
const FEW_PIXELS: f64 = 0.3;

/// From how loud a knock on a device shakes, of 1.
const FELT: f32 = 0.5;

/// How hard a device shakes when a floor lands, how deep the picture dips, in metres, and for how many seconds.
const LANDS: f32 = 0.9;
const DEEP: f64 = 0.006;
const DIPS: f64 = 0.6;

impl Bench {
    /// Begins to draw, until the page goes.
    pub(super) fn run(self) {
        let alive = StoredValue::new(true);
        // A tab that is not looked at draws no pictures, and its time does not pass.
        let looked_at = window_event_listener(leptos::ev::visibilitychange, move |_| {
            self.inner.try_update_value(|inner| {
                inner.last = None;
                inner.hush();
                // It would go on without pictures.
                inner.drop_clip();
            });
        });
        on_cleanup(move || {
            alive.set_value(false);
            looked_at.remove();
        });
        fn next(bench: Bench, alive: StoredValue<bool>) {
            request_animation_frame(move || {
                if alive.try_get_value() == Some(true) {
                    bench.frame();
                    next(bench, alive);
                }
            });
        }
        next(self, alive);
    }

    fn frame(self) {
        let Some(performance) = window().performance() else { return };
        let now = performance.now();
        let State { chosen, pointed, .. } = self.state.get_untracked();
        let is_over = self.inner.try_update_value(|inner| {
            let is_over = inner.advance(now);
            inner.draw(now, chosen, pointed);
            inner.costs.push(performance.now() - now);
            is_over
        });
        self.refresh();
        if is_over == Some(true) {
            self.over.run(());
        }
    }

    /// Puts numbers about the pictures where a measurement finds them.
    pub(super) fn report(self) -> String {
        let report = self.inner.try_update_value(|inner| {
            let mut costs = std::mem::take(&mut inner.costs);
            costs.sort_by(f64::total_cmp);
            let middle = costs.get(costs.len() / 2).copied().unwrap_or_default();
            let (calls, triangles) = inner.stage.as_ref().map_or((0, 0), |stage| stage.cost);
            format!(
                "{{\"ms\":{middle:.2},\"frames\":{},\"pictures\":{},\"calls\":{calls},\"triangles\":{triangles},\"is_due\":{},\"has_arrived\":{}}}",
                costs.len(),
                std::mem::take(&mut inner.pictures),
                inner.dirty,
                inner.yard.turn().is_some_and(|turn| turn.hands.has_arrived())
            )
        });
        report.unwrap_or_default()
    }
}

impl Inner {
    /// Lets the time pass that has passed; whether an attempt has just ended.
    fn advance(&mut self, now: f64) -> bool {
        let passed = self.last.map_or(0.0, |last| now - last) / 1000.0;
        self.last = Some(now);
        let ticks = f64::from(TICKS_PER_SECOND);
        self.follow_villa();
        if let Some(goal) = self.goal {
            let arrived = self.eye.approach(&goal, 1.0 - (-12.0 * passed).exp());
            self.goal = self.goal.filter(|_| !arrived);
            self.dirty = true;
        }
        self.dirty |= self.fade_floors(passed as f32);
        let strolls = !self.watch.is_slow && !self.few && !super::pictures::sharp_pictures();
        if let Some(pace) = self.strolls.filter(|pace| strolls && *pace != 0.0 && self.is_in_sight()) {
            self.eye.turn(pace * passed.min(0.1), 0.0);
            self.dirty = true;
        }
        if let Some(left) = &mut self.strolled {
            *left -= passed;
            if *left <= 0.0 || self.drag.is_some() || self.yard.turn().is_some() {
                (self.strolls, self.strolled) = (None, None);
            }
        }
        self.make_film();
        if let Some(film) = &mut self.film {
            // After a pause it goes on where it was.
            let passed = passed.min(FILM_AT_ONCE);
            self.dirty |= film.advance(passed);
            let runs = film.runs();
            if !runs && let Some(clip) = self.clip.take_if(|clip| clip.ends(passed)) {
                clip.stop();
            }
            self.dirty |= self.clip.is_some();
            self.hush();
            self.dirty |= self.move_hands(passed);
            return false;
        }
        // Something else is shown: nobody waits for the rest of a clip.
        self.drop_clip();
        let pace = self.yard.pace(passed.min(0.1));
        self.owed = (self.owed + passed * ticks * pace).min(self.catch_up);
        if self.yard.told().is_some_and(|told| told.is_behind()) {
            self.owed += CATCH_UP_TOLD;
        }
        if self.held && !self.yard.turn().is_some_and(Turn::is_watched) {
            self.owed = 0.0;
        }
        let mut heard = Noise::default();
        let mut near = 0;
        while self.owed >= 1.0 {
            self.owed -= 1.0;
            let moves = self.yard.tick();
            self.dirty |= moves;
            if moves && self.sound.is_some() {
                heard.add(self.ears.hear(&self.yard.touches()));
            }
            // A near fall is seen even if pictures are late: it does not pass between two of them.
            near += u32::from(self.yard.holds_breath());
            if near >= NEAR_AT_ONCE {
                self.owed = self.owed.min(0.9);
            }
        }
        self.let_hear(&heard);
        // It counts too when it was near in one tick of this picture only.
        self.hold_breath(near > 0 || self.yard.holds_breath());
        self.let_land(passed);
        self.let_sway(passed);
        self.lift_and_drop(passed);
        self.keep_grip();
        self.dirty |= self.move_hands(passed);
        if !self.yard.is_over() || self.told_over {
            return false;
        }
        self.told_over = true;
        self.drag = None;
        let finished = self.yard.finish();
        self.outcome = finished.and_then(|(recording, attempt, film)| {
            let verdict = attempt.verdict().cloned()?;
            let film = Film::new(film, recording.inputs.len())?;
            self.last_film = Some(film.clone());
            if matches!(verdict, Verdict::Collapse { .. }) {
                self.show_fall();
            }
            Some(Outcome { recording, attempt, verdict, film })
        });
        self.aids.forget();
        self.dirty = true;
        true
    }

    /// Whether the picture is in the window, and not scrolled out of it.
    fn is_in_sight(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| {
            let at = stage.canvas().get_bounding_client_rect();
            let height = window().inner_height().ok().and_then(|height| height.as_f64());
            at.bottom() > 0.0 && height.is_none_or(|height| at.top() < height)
        })
    }

    /// A floor that comes down on its columns is felt: the picture dips a little, and a device that can shakes.
    fn let_land(&mut self, passed: f64) {
        let stands = |turn: &Turn| matches!(turn.task(), Task::Floor { .. }) && turn.hands.touches_down();
        let lands = self.yard.turn().is_some_and(stands);
        self.landed = match self.landed {
            None if lands => {
                self.shake(LANDS);
                Some(0.0)
            }
            Some(since) if lands || since < DIPS => Some(since + passed),
            _ => None,
        };
        self.dirty |= self.landed.is_some_and(|since| since < DIPS);
    }

    /// The device shakes, where sounds and motion are on.
    fn shake(&self, hard: f32) {
        if self.sound.is_some() && self.preferences.moves() {
            super::sound::shake(hard);
        }
    }

    /// How far the picture dips, in metres.
    fn dip(&self) -> f64 {
        let since = self.landed.filter(|since| *since < DIPS && self.preferences.moves());
        since.map_or(0.0, |since| DEEP * (-since / 0.12).exp() * (since * 26.0).sin())
    }

    /// Nothing is heard from the villa while a replay is shown or no pictures come: what sounded last would go on.
    pub(super) fn hush(&mut self) {
        self.let_hear(&Noise::default());
        self.hold_breath(false);
    }

    /// Before a fall the room is silent, but for a heart.
    fn hold_breath(&mut self, holds: bool) {
        if holds != self.breath {
            self.breath = holds;
            if let Some(sound) = &self.sound {
                sound.hold_breath(holds);
            }
        }
    }

    /// While a hand works sway is exaggerated, unless aids for the feeling are off; before it is over no more.
    fn let_sway(&mut self, passed: f64) {
        let works = self.yard.turn().is_some_and(|turn| {
            turn.verdict().is_none() && !matches!(turn.hands.step(), Step::LetGo | Step::Back)
        });
        let goal = if works && self.feels { MOST } else { 1.0 };
        self.sways += (goal - self.sways) * (1.0 - (-4.0 * passed).exp());
    }

    /// Lets be heard what the ticks of this picture sounded like, and silence once after that.
    fn let_hear(&mut self, heard: &Noise) {
        if self.yard.turn().is_none() {
            self.ears = Ears::default();
        }
        let is_loud = *heard != Noise::default();
        if let Some(sound) = self.sound.as_ref().filter(|_| is_loud || self.is_loud) {
            sound.play(heard, &self.eye);
            let hardest = heard.hardest();
            if hardest > FELT {
                self.shake(hardest);
            }
        }
        self.is_loud = is_loud;
    }

    /// A column that a pointer has pulled out rises by itself once it is free. If it is let go over a good place, it is set
    /// down after a moment.
    fn lift_and_drop(&mut self, passed: f64) {
        let Some(hands) = self.yard.hands() else { return self.drops_in = None };
        match hands.step() {
            Step::Out if self.lifts_itself && !hands.hooks() && hands.feels_free() => {
                hands.lift_up();
                self.lifts_itself = false;
            }
            Step::High if hands.has_arrived() => {
                let fits = hands.footing() == Ok(None);
                self.drops_in = self.drops_in.filter(|_| fits).map(|left| left - passed);
                if self.drops_in.is_some_and(|left| left <= 0.0) {
                    self.drops_in = None;
                    let _ = hands.set_down();
                }
            }
            _ => {}
        }
    }

    /// Keeps all of the villa and what is held in the picture, from the side that someone has chosen.
    fn follow_villa(&mut self) {
        let height = self.yard.height();
        if height != self.height {
            let from = self.goal.unwrap_or(self.eye);
            self.goal = Some(from.grown(self.height, height, self.aspect()));
            self.height = height;
        }
        self.follow_steps();
        self.keep_held_in_sight();
    }

    fn draw(&mut self, now: f64, chosen: Option<usize>, pointed: Option<usize>) {
        let pause = if self.few { FEW } else { 0.0 };
        let ratio = if self.few { FEW_PIXELS } else { self.watch.quality.ratio() };
        let fits = self.stage.as_ref().is_some_and(|stage| stage.fit(ratio));
        if (!self.dirty && !fits) || now - self.drawn < pause {
            self.watch.rested();
            return;
        }
        self.drawn = now;
        self.pictures += 1;
        if !self.few && !super::pictures::sharp_pictures() {
            self.watch.drawn(now);
        }
        self.dirty = self.film.as_ref().is_some_and(|film| film.runs());
        let picture = self.picture(chosen, pointed);
        if let Some(stage) = &mut self.stage {
            stage.draw(&picture, if self.few { Quality::Plain } else { self.watch.quality });
            if let Some(clip) = &self.clip {
                clip.add(stage);
            }
        }
    }

    /// Where everything is at this moment, of the film or of the villa.
    pub(super) fn shown_poses(&self) -> Poses {
        if let Some(film) = &self.film {
            return film.poses();
        }
        let (before, now) = self.yard.moments();
        let now = before.blend(&now, self.owed.clamp(0.0, 1.0) as f32);
        self.yard.swaying(now, self.sways)
    }

    fn picture(&mut self, chosen: Option<usize>, pointed: Option<usize>) -> Picture {
        let mut poses = self.shown_poses();
        if let Some(held) = &self.in_hand {
            let place = held.placing.place(&self.yard.villa().plan(), self.yard.parts());
            match held.placing.piece {
                Piece::Column(n) => poses.columns.iter_mut().skip(n).take(1).for_each(|at| *at = Some(place)),
                Piece::Floor => poses.plates.push(place),
            }
        }
        let mut looks = vec![Look::default(); poses.columns.len()];
        let plates = vec![0.0; poses.plates.len()];
        let [x, y, z] = self.eye.target;
        let mut picture = Picture {
            poses,
            looks: Vec::new(),
            plates,
            veils: Vec::new(),
            carries_plate: false,
            spots: Vec::new(),
            hook: None,
            hands: self.gestures.drawn(),
            ghosts: Vec::new(),
            plumb: None,
            eye: Eye { target: [x, y, z + self.dip()], ..self.eye },
            dark: is_dark(),
            palette: palette(),
        };
        if let Some(Piece::Column(n)) = self.in_hand.as_ref().map(|held| held.placing.piece) {
            looks.iter_mut().skip(n).take(1).for_each(|look| look.glow = 0.25);
        }
        if let Some(look) = pointed.filter(|_| self.meant.is_some()).and_then(|n| looks.get_mut(n)) {
            look.glow = 0.12;
        }
        if let Some(look) = chosen.and_then(|n| looks.get_mut(n)) {
            look.glow = 0.22;
        }
        if self.film.is_some() {
            picture.looks = looks;
            return picture;
        }
        picture.veils.clone_from(&self.veils);
        if self.marks_movable && self.seen == View::Choosing {
            for (look, movable) in looks.iter_mut().zip(&self.movable) {
                look.outlined = *movable;
                look.glow = look.glow.max(if *movable { 0.06 } else { 0.0 });
            }
        }
        picture.spots.extend(self.ring());
        if self.shows_aids {
            picture.spots.extend(self.aids.spots(&self.yard));
        }
        if self.meant.is_some() {
            picture.spots.extend(chosen.and_then(|n| super::aids::meant(&self.yard, n)));
        }
        if let Some((column, at)) = self.advised {
            picture.spots.extend(super::aids::meant(&self.yard, column));
            let place = super::aids::ghost(&self.yard, column, at);
            picture.ghosts.extend(place.map(|place| Ghost { column, place }));
        }
        if let Some(turn) = self.yard.turn() {
            picture.hook = turn.hook();
            if let Some(glow) = turn.steadied().and_then(|n| picture.plates.get_mut(n)) {
                *glow = 0.10;
            }
            match turn.task() {
                Task::Column(n) => {
                    if let Some(look) = looks.get_mut(n) {
                        look.glow = if matches!(self.drag, Some(Drag::Hand { .. })) { 0.25 } else { 0.14 };
                        look.floats = turn.hands.step() == Step::High;
                        look.tint = strained(turn.hands.strain()).filter(|_| self.feels);
                    }
                    self.show_landing(n, &mut picture);
                }
                Task::Floor { .. } => {
                    picture.carries_plate = turn.hands.step() == Step::High;
                    for n in self.bearing() {
                        looks[n].glow = 0.35;
                        looks[n].outlined = picture.carries_plate;
                        // Each takes its share of the weight.
                        if turn.hands.touches_down() && self.feels {
                            looks[n].glow = 0.12;
                            looks[n].tint = strained(strain(turn.load_on(n)));
                        }
                    }
                }
            }
        }
        picture.looks = looks;
        picture
    }

    /// Where a held column would stand: a ring, a pale column in it, and a plumb line down to it.
    fn show_landing(&self, column: usize, picture: &mut Picture) {
        let Some(turn) = self.yard.turn() else { return };
        let step = turn.hands.step();
        if !matches!(step, Step::High | Step::Lowering) {
            return;
        }
        let footing = turn.hands.footing();
        if footing == Err(NotHere::Away) {
            return;
        }
        let plan = self.yard.villa().plan();
        let [x, y, z] = turn.hands.at();
        let fits = footing == Ok(None);
        let colour = if fits { [0.12, 0.60, 0.30, 1.0] } else { [0.78, 0.10, 0.06, 1.0] };
        let mark = if fits { Mark::Here } else { Mark::NotHere };
        // A little above what it would stand on, or it would be hidden by a head.
        let rest = turn.hands.rest();
        let at = [x, y, rest + 0.001];
        picture.spots.push(Spot { at, radius: plan.columns[column].radius() + 0.007, colour, mark });
        if step == Step::High && footing.is_ok() {
            let place = Pose::upright(x, y, rest, turn.hands.yaw());
            picture.ghosts.push(Ghost { column, place });
            picture.plumb = Some([[x, y, z], [x, y, rest]]);
        }
    }

    /// The columns that the floor in the hand would rest on.
    fn bearing(&self) -> Vec<usize> {
        let Some(turn) = self.yard.turn() else { return Vec::new() };
        let plan = self.yard.villa().plan();
        let [x, y, _] = turn.hands.at();
        let board = self.yard.parts().floors.get(plan.plates.len() - 1);
        board.map(|board| plan.laying(board, [x, y], turn.hands.yaw()).on).unwrap_or_default()
    }
}

/// The colour of strain over a column's own, and how much of it: none while it bears little, amber, then red.
fn strained(strain: f64) -> Option<([f32; 3], f32)> {
    const AMBER: [f32; 3] = [1.0, 0.62, 0.10];
    const RED: [f32; 3] = [0.92, 0.10, 0.05];
    let strain = strain as f32;
    let red = ((strain - 0.35) / 0.4).clamp(0.0, 1.0);
    let colour = [0, 1, 2].map(|n| AMBER[n] + red * (RED[n] - AMBER[n]));
    (strain > 0.12).then(|| (colour, (0.75 * strain).min(0.6)))
}

/// The colours of the columns, as the settings of the page have them.
pub(super) fn palette() -> Palette {
    let root = document().document_element();
    let is = |name: &str| root.as_ref().and_then(|root| root.get_attribute(name)).unwrap_or_default();
    Palette::named(&is("data-palette"), is("data-patterns") != "off")
}

/// Whether the page is dark, as its style says.
fn is_dark() -> bool {
    let theme = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    match theme.as_deref() {
        Some("dark") => true,
        Some("light") => false,
        _ => window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|m| m.matches()),
    }
}
