//! The bench: the villa on a canvas, with a person's hands at it. Pages say what may be done and hear what came of it.

mod aids;
mod buttons;
mod canvas;
mod clip;
mod film;
mod frame;
mod gestures;
mod keys;
mod level;
mod pictures;
mod placing;
mod pointer;
mod sight;
mod sound;
mod state;
mod tell;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use villa_world::{Attempt, Input, Recording, Task, Verdict, World};
use web::settings::{Preferences, preferences};

use crate::gestures::Gestures;
use crate::hands::{HandControl, Step};
use crate::noise::Ears;
use crate::quality::Watch;
use crate::scene::pick::gone_around;
use crate::scene::{Eye, Stage, View};
use crate::told::Next;
use crate::yard::Yard;

use buttons::ViewButtons;
use pointer::{Drag, Finger};

pub use buttons::HandButtons;
pub use canvas::{VillaField, VillaPicture};
pub use film::{Film, FilmStrip, Remake, WatchAgain};
pub use pictures::few_pictures;
pub use placing::PlaceButtons;
pub use state::{Holding, OtherHand, State};
pub use tell::{column_label, column_name, told};

/// The result of an attempt.
pub struct Outcome {
    /// Its recording, for others to replay.
    pub recording: Recording,
    /// The attempt, at its end.
    pub attempt: Attempt,
    /// How it ended.
    pub verdict: Verdict,
    /// The attempt as it went.
    pub film: Film,
}

struct Inner {
    yard: Yard,
    eye: Eye,
    goal: Option<Eye>,
    stage: Option<Stage>,
    dirty: bool,
    few: bool,
    /// Ticks that are made up for at once after a pause.
    catch_up: f64,
    last: Option<f64>,
    drawn: f64,
    owed: f64,
    film: Option<film::Showing>,
    last_film: Option<Film>,
    /// The film of the last attempt, in the making, and what it is wanted for.
    remake: Option<(Remake, film::Wanted)>,
    /// The film is recorded while it is shown.
    clip: Option<clip::Clip>,
    /// Whether the last clip was not saved.
    clip_lost: Rc<Cell<bool>>,
    /// The step that the eye has gone to last.
    seen: View,
    /// How see-through each floor is, and which of them a pointer does not meet.
    veils: Vec<f32>,
    through: Vec<bool>,
    /// Whether columns that may be drawn have outlines.
    marks_movable: bool,
    /// How high the villa was when the eye last looked for all of it.
    height: f64,
    /// Whether there is no picture.
    blind: bool,
    /// By number: which columns may be taken hold of.
    movable: Vec<bool>,
    /// What hears that the chosen column is meant, where columns are only chosen.
    meant: Option<UnsyncCallback<()>>,
    shows_aids: bool,
    aids: aids::Aids,
    /// A column that is advised, and where to stand it.
    advised: Option<(usize, [f64; 2])>,
    in_hand: Option<placing::InHand>,
    fingers: Vec<Finger>,
    drag: Option<Drag>,
    /// A pointer draws the column: it goes up by itself when it is free.
    lifts_itself: bool,
    /// Seconds until what was let go of over a good place is set down.
    drops_in: Option<f64>,
    told_over: bool,
    held: bool,
    outcome: Option<Outcome>,
    /// What listens to the world, and what sounds, after the first press.
    ears: Ears,
    sound: Option<sound::Sound>,
    is_loud: bool,
    /// Whether strain, sway and how floors lean are shown.
    feels: bool,
    /// How many times farther floors are shown to lean.
    sways: f64,
    /// Whether a fall is near.
    breath: bool,
    gestures: Gestures,
    /// How good pictures are here.
    watch: Watch,
    /// How fast the eye goes around by itself, in radians per second, where the villa is only looked at.
    strolls: Option<f64>,
    /// Seconds until it stops to, unless it goes on forever.
    strolled: Option<f64>,
    /// Seconds since a floor came down on its columns.
    landed: Option<f64>,
    /// What the person has chosen.
    preferences: Preferences,
    /// Milliseconds of script of the last frames, and how many of them were drawn.
    costs: Vec<f64>,
    pictures: u32,
}

/// A handle to the bench of a page.
#[derive(Clone, Copy)]
pub struct Bench {
    inner: StoredValue<Inner, LocalStorage>,
    /// What the page shows.
    pub state: RwSignal<State>,
    /// Someone took hold of something.
    pub begun: UnsyncCallback<Task>,
    /// An attempt is over; its outcome can be [taken](Bench::take).
    pub over: UnsyncCallback<()>,
    /// Begins a film of the last attempt, where this page has not seen it.
    remakes: StoredValue<Option<UnsyncCallback<(), Option<Remake>>>, LocalStorage>,
    /// Whether stopping costs something, so that it is asked first.
    asks: StoredValue<bool>,
    /// Whether the player is being asked whether to stop.
    pub stopping: RwSignal<bool>,
}

impl Bench {
    /// A bench with a villa.
    pub fn new(villa: World, begun: UnsyncCallback<Task>, over: UnsyncCallback<()>) -> Bench {
        let few = few_pictures();
        let yard = Yard::new(villa);
        let height = yard.height();
        let eye = Eye::usual(height, 1.3);
        let inner = Inner {
            yard,
            eye,
            goal: None,
            stage: None,
            dirty: true,
            few,
            catch_up: if few || pictures::sharp_pictures() { frame::CATCH_UP_FEW } else { frame::CATCH_UP },
            last: None,
            drawn: f64::MIN,
            owed: 0.0,
            film: None,
            last_film: None,
            remake: None,
            clip: None,
            clip_lost: Rc::default(),
            seen: View::Whole,
            veils: Vec::new(),
            through: Vec::new(),
            marks_movable: false,
            height,
            blind: false,
            movable: Vec::new(),
            meant: None,
            shows_aids: false,
            aids: aids::Aids::default(),
            advised: None,
            in_hand: None,
            fingers: Vec::new(),
            drag: None,
            lifts_itself: false,
            drops_in: None,
            told_over: false,
            held: false,
            outcome: None,
            ears: Ears::default(),
            sound: None,
            is_loud: false,
            feels: true,
            sways: 1.0,
            breath: false,
            gestures: Gestures::default(),
            watch: Watch::default(),
            strolls: None,
            strolled: None,
            landed: None,
            preferences: preferences(),
            costs: Vec::new(),
            pictures: 0,
        };
        Bench {
            inner: StoredValue::new_local(inner),
            state: RwSignal::new(State::default()),
            begun,
            over,
            remakes: StoredValue::new_local(None),
            asks: StoredValue::new(false),
            stopping: RwSignal::new(false),
        }
    }

    /// Whether stopping has to be confirmed, because it costs something.
    pub fn ask_to_stop(self, yes: bool) {
        self.asks.set_value(yes);
    }

    /// The player wants to stop: breaks off, or asks first.
    pub fn want_to_stop(self) {
        if self.asks.get_value() && self.inner.with_value(|inner| inner.yard.turn().is_some()) {
            self.stopping.set(true);
        } else {
            self.break_off();
        }
    }

    /// Does something with the yard, and shows what changed.
    pub fn yard<T>(self, work: impl FnOnce(&mut Yard) -> T) -> T {
        self.with(|inner| {
            inner.dirty = true;
            inner.aids.forget();
            work(&mut inner.yard)
        })
    }

    /// Does something with the hands, where they work.
    pub fn hands(self, work: impl FnOnce(&mut HandControl)) {
        self.with(|inner| {
            inner.dirty = true;
            // Doing something else cancels that.
            inner.drops_in = None;
            inner.yard.hands().map(work);
        });
    }

    fn with<T>(self, work: impl FnOnce(&mut Inner) -> T) -> T {
        let mut result = None;
        self.inner.update_value(|inner| result = Some(work(inner)));
        self.refresh();
        result.expect("the page is there")
    }

    /// Says which columns may be taken hold of.
    pub fn allow(self, movable: Vec<bool>) {
        let stays = self.state.get_untracked().chosen.filter(|n| movable.get(*n) == Some(&true));
        self.with(|inner| {
            inner.dirty |= inner.movable != movable;
            // A new turn gets a new view.
            if inner.movable != movable && inner.seen == View::Choosing {
                inner.seen = View::Whole;
            }
            inner.movable = movable;
        });
        if self.state.get_untracked().chosen != stays {
            self.state.update(|state| state.chosen = stays);
        }
    }

    /// After the first press: from now on the villa may be heard, where sounds are on.
    fn wake_sound(self) {
        self.inner.update_value(|inner| {
            if inner.sound.is_none() && inner.preferences.now().sounds {
                inner.sound = sound::Sound::new().ok();
            }
            if let Some(sound) = &inner.sound {
                sound.wake();
            }
        });
    }

    /// From now on columns are only chosen, not grabbed; Enter calls `meant`. `None` for the usual way.
    pub fn choose_only(self, meant: Option<UnsyncCallback<()>>) {
        self.with(|inner| inner.meant = meant);
    }

    /// Whose hands work, by the number of a colour: their sleeves have it.
    pub fn sleeves(self, colour: Option<usize>) {
        self.with(|inner| (inner.gestures.colour, inner.dirty) = (colour, true));
    }

    /// Whether the aids of the learner are shown.
    pub fn show_aids(self, yes: bool) {
        self.with(|inner| {
            (inner.shows_aids, inner.dirty) = (yes, true);
            inner.aids.forget();
        });
    }

    /// Shows a column that is advised, and where to stand it; where it is hidden, from another side.
    pub fn advise(self, advised: Option<(usize, [f64; 2])>) {
        self.with(|inner| {
            (inner.advised, inner.dirty) = (advised, true);
            if let Some((column, _)) = advised {
                inner.go_around_to(column);
            }
        });
    }

    /// Takes hold of something.
    pub fn begin(self, task: Task) -> bool {
        let begun = self.with(|inner| {
            inner.told_over = false;
            inner.leave_film();
            (inner.lifts_itself, inner.drops_in) = (false, None);
            let may = match task {
                Task::Column(n) => inner.meant.is_none() && inner.may_choose(n),
                Task::Floor { .. } => true,
            };
            may && inner.yard.turn().is_none() && inner.yard.begin(task).is_ok()
        });
        if begun {
            self.stopping.set(false);
            self.begun.run(task);
        }
        begun
    }

    /// Continues an attempt with the input so far.
    pub fn go_on(self, task: Task, done: &[Input]) -> bool {
        self.with(|inner| {
            inner.told_over = false;
            inner.leave_film();
            inner.yard.go_on(task, done).is_ok()
        })
    }

    /// Shows an attempt of another device, of which this is known already.
    pub fn watch(self, task: Task, done: &[Input], next: Next) -> bool {
        self.with(|inner| {
            inner.told_over = false;
            inner.leave_film();
            inner.yard.watch(task, done, next).is_ok()
        })
    }

    /// Pauses the world while input cannot be sent.
    pub fn hold(self, yes: bool) {
        self.with(|inner| inner.held = yes);
    }

    /// The next thing to do with what is held.
    pub fn next_step(self) {
        self.hands(|hands| match hands.step() {
            Step::Out => hands.lift_up(),
            Step::High => drop(hands.set_down()),
            Step::Lowering => hands.keep(),
            _ => {}
        });
    }

    /// A test push away from the viewer, to feel whether a column is loose: the chosen one, if none is held yet.
    pub fn test_push(self) {
        if let (Some(column), None) = (self.state.get_untracked().chosen, self.state.get_untracked().holding)
        {
            self.begin(Task::Column(column));
        }
        self.with(|inner| {
            let [x, y, _] = inner.eye.ahead();
            inner.dirty = true;
            if let Some(hands) = inner.yard.hands() {
                hands.test_push([x, y]);
            }
        });
    }

    /// Breaks off (V5): the hand begins to take everything back.
    pub fn break_off(self) {
        self.stopping.set(false);
        self.yard(Yard::break_off);
    }

    /// Holds a floor with the other hand, or lets go of the one that it holds (V9).
    pub fn hold_floor(self, level: Option<u8>) {
        self.hands(|hands| {
            let meant = level.or_else(|| hands.nearest_floor());
            hands
                .hold(meant.filter(|_| hands.holds().is_none() || level.is_some() && hands.holds() != level));
        });
    }

    /// Lifts the floor that is held by this many metres more.
    pub fn lift_floor(self, by: f64) {
        self.hands(|hands| hands.lift_floor(hands.lift() + by));
    }

    /// The result of the finished attempt. The villa is now in the state that it left.
    pub fn take(self) -> Option<Outcome> {
        self.with(|inner| inner.outcome.take())
    }

    /// Looks at the whole villa in the usual way, or from above.
    pub fn look(self, above: bool) {
        self.with(|inner| {
            let (height, aspect) = (inner.yard.height(), inner.aspect());
            let usual = Eye::usual(height, aspect);
            let goal =
                if above { Eye { distance: inner.eye.distance, ..usual }.from_above(height) } else { usual };
            (inner.goal, inner.height) = (Some(goal), height);
        });
    }

    /// Goes around, or nearer.
    pub fn turn_eye(self, yaw: f64, pitch: f64, zoom: f64) {
        self.with(|inner| {
            let mut goal = inner.goal.unwrap_or(inner.eye);
            goal.turn(yaw, pitch);
            goal.zoom(zoom);
            inner.goal = Some(goal);
        });
    }

    /// Chooses the next column that may be taken, or the one before.
    pub fn choose_next(self, back: bool) {
        let movable = self.inner.with_value(|inner| inner.movable.clone());
        let count = movable.len();
        let now = self.state.get_untracked().chosen;
        let mut order: Vec<usize> = (0..count).collect();
        if back {
            order.reverse();
        }
        let from = now.and_then(|now| order.iter().position(|n| *n == now)).map_or(0, |at| at + 1);
        let next = (0..count).map(|n| order[(from + n) % count]).find(|n| movable[*n]);
        self.choose(next);
        // A column chosen by keys is drawn by keys: arrow down has to be outwards.
        if let Some(column) = next {
            self.with(|inner| inner.face(column));
        }
    }

    /// Chooses a column. Where columns are only chosen it is shown, from another side where it is hidden.
    pub fn choose(self, column: Option<usize>) {
        self.state.update(|state| state.chosen = column);
        self.with(|inner| {
            inner.dirty = true;
            if let Some(column) = column.filter(|_| inner.meant.is_some()) {
                inner.go_around_to(column);
            }
        });
    }

    /// Points at a column, as a pointer in the picture does.
    pub fn point(self, column: Option<usize>) {
        if self.state.get_untracked().pointed != column {
            self.state.update(|state| state.pointed = column);
            self.with(|inner| inner.dirty = true);
        }
    }

    /// Brings what the page shows up to date.
    fn refresh(self) {
        let now = self.inner.try_update_value(|inner| inner.state());
        let Some(now) = now else { return };
        let State { chosen, pointed, .. } = self.state.get_untracked();
        let now = State { chosen, pointed, ..now };
        if now != self.state.get_untracked() {
            self.state.set(now);
        }
    }
}

impl Inner {
    /// Whether a column may be chosen.
    fn may_choose(&self, column: usize) -> bool {
        self.movable.get(column) == Some(&true)
    }

    /// Goes around to where a column is seen that is hidden from here.
    fn go_around_to(&mut self, column: usize) {
        let (eye, aspect) = (self.goal.unwrap_or(self.eye), self.aspect());
        self.goal = gone_around(&self.yard.villa().plan(), column, &eye, aspect).or(self.goal);
    }

    fn aspect(&self) -> f64 {
        let size = self.stage.as_ref().map(Stage::size);
        size.map_or(1.3, |(width, height)| f64::from(width) / f64::from(height.max(1)))
    }
}
