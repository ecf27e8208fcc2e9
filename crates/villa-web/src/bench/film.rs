//! An attempt as a film: forwards, slowly, to any moment, and from any side.

use std::rc::Rc;

use leptos::prelude::*;
use villa_world::{Input, TICKS_PER_SECOND, Task, World};
use web::speech::speech;
use words::say;

use super::clip::can_record;
use super::{Bench, Inner};
use crate::scene::sight::{bounds, fitted};
use crate::scene::{Eye, Poses};
use crate::told::Next;
use crate::yard::Yard;

/// How much slower than it was slow motion is.
const SLOW: f64 = 0.2;

/// From how high a fall is shown.
const FALLING: f64 = 0.30;

/// A fall is shown from this many ticks before the verdict, slowly until this many after it; then faster.
const BEFORE_FALL: usize = TICKS_PER_SECOND as usize;
const AFTER_FALL: usize = TICKS_PER_SECOND as usize;
const FASTER: f64 = 3.0;

/// A clip ends this many ticks after a fall; any other clip takes this many seconds.
const CLIP_FALL: usize = 2 * TICKS_PER_SECOND as usize;
const CLIP: f64 = 9.0;

/// So many ticks of a film are made for a picture: a long attempt takes a second or two, and the page goes on.
const AT_ONCE: usize = 20;

/// What a clip is called as a file.
const CLIP_FILE: &str = "villa-paletti";

/// An attempt as it went.
#[derive(Clone)]
pub struct Film {
    /// Where everything was, tick by tick; never empty.
    moments: Rc<[Poses]>,
    /// The moment of the verdict; what falls goes on falling.
    verdict: usize,
}

impl Film {
    /// The film of an attempt that was over after this many ticks.
    pub(super) fn new(moments: Vec<Poses>, ticks: usize) -> Option<Film> {
        (!moments.is_empty()).then(|| Film { moments: moments.into(), verdict: ticks })
    }

    /// Which way most of it falls, on the level; none where nothing falls far.
    fn falls(&self) -> Option<[f64; 2]> {
        let (from, to) = (&self.moments[self.verdict.min(self.last())], &self.moments[self.last()]);
        let plates = from.plates.iter().zip(&to.plates);
        let columns = from.columns.iter().flatten().zip(to.columns.iter().flatten());
        let way = plates.chain(columns).fold([0.0; 2], |way: [f64; 2], (from, to)| {
            [0, 1].map(|n| way[n] + f64::from(to.at[n] - from.at[n]))
        });
        (way[0].hypot(way[1]) > 0.02).then_some(way)
    }

    fn last(&self) -> usize {
        self.moments.len() - 1
    }
}

/// The film of an attempt that was recorded, in the making: it is worked once more, as far as hands went, and falls as it
/// fell.
pub struct Remake(Yard);

impl Remake {
    /// Begins to make the film.
    pub fn of(villa: World, task: Task, inputs: &[Input]) -> Option<Remake> {
        let mut yard = Yard::new(villa);
        yard.watch(task, inputs, Next::Over).ok()?;
        Some(Remake(yard))
    }

    /// Works on a little; whether it is complete.
    fn work(&mut self) -> bool {
        let Remake(yard) = self;
        (0..AT_ONCE).any(|_| yard.is_over() || !yard.tick())
    }

    fn film(mut self) -> Option<Film> {
        let (recording, _, film) = self.0.finish()?;
        Film::new(film, recording.inputs.len())
    }
}

/// What a film is wanted for.
pub(super) enum Wanted {
    /// To be seen from its beginning.
    Whole,
    /// To see its end slowly.
    Slowly,
    /// To be recorded with names on it, as a file of this name.
    Clip(String, &'static str),
}

/// A film on the screen.
pub(super) struct Showing {
    film: Film,
    at: f64,
    /// 0 stands still, 1 is as fast as it was.
    rate: f64,
    /// The last moment that is shown.
    last: usize,
    /// From this moment on it is faster.
    calm: usize,
}

impl Showing {
    /// Lets seconds pass; whether anything moves.
    pub(super) fn advance(&mut self, seconds: f64) -> bool {
        let moves = self.rate > 0.0;
        let last = self.last as f64;
        let rate = if self.at >= self.calm as f64 { FASTER * self.rate } else { self.rate };
        self.at = (self.at + seconds * f64::from(TICKS_PER_SECOND) * rate).min(last);
        if self.at >= last {
            self.rate = 0.0;
        }
        moves
    }

    pub(super) fn runs(&self) -> bool {
        self.rate > 0.0
    }

    /// Which moment is shown, of how many.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.at as usize, self.film.moments.len())
    }

    pub(super) fn poses(&self) -> Poses {
        let at = self.at as usize;
        let next = (at + 1).min(self.film.last());
        self.film.moments[at].blend(&self.film.moments[next], self.at.fract() as f32)
    }
}

impl Inner {
    /// Works on the film that is in the making, if there is one, and shows it once it is complete.
    pub(super) fn make_film(&mut self) {
        let Some((remake, _)) = &mut self.remake else { return };
        if remake.work()
            && let Some((remake, wanted)) = self.remake.take()
        {
            self.last_film = remake.film();
            self.show_wanted(wanted);
        }
    }

    fn show_wanted(&mut self, wanted: Wanted) {
        match wanted {
            Wanted::Whole => {
                if let Some(film) = self.last_film.clone() {
                    self.show(film, 0, 1.0);
                }
            }
            Wanted::Slowly => self.show_fall(),
            Wanted::Clip(names, file) => self.record(names, file),
        }
    }

    /// Shows slowly how it fell, across the picture: from that side of the two where the eye is nearer.
    pub(super) fn show_fall(&mut self) {
        let Some(film) = self.last_film.clone() else { return };
        let eye = self.goal.unwrap_or(self.eye);
        if let Some([x, y]) = film.falls() {
            let across = y.atan2(x) + std::f64::consts::FRAC_PI_2;
            let yaw = if (eye.yaw - across).cos() >= 0.0 { across } else { across + std::f64::consts::PI };
            let points = bounds(&self.yard.villa().plan(), None, 0.0);
            let mut goal = fitted(Eye { pitch: FALLING, ..eye }, &points, self.aspect());
            goal.turn(yaw - goal.yaw, 0.0);
            self.goal = Some(goal);
        }
        let begin = film.verdict.saturating_sub(BEFORE_FALL);
        let calm = film.verdict + AFTER_FALL;
        self.show(film, begin, SLOW);
        self.film.iter_mut().for_each(|film| film.calm = calm);
    }

    fn show(&mut self, film: Film, at: usize, rate: f64) {
        let at = at.min(film.last()) as f64;
        let (last, calm) = (film.last(), usize::MAX);
        (self.film, self.remake, self.dirty) = (Some(Showing { film, at, rate, last, calm }), None, true);
        self.drop_clip();
    }

    /// Something else has begun: nobody looks at a film or waits for a clip any more.
    pub(super) fn leave_film(&mut self) {
        (self.film, self.remake, self.clip) = (None, None, None);
        self.clip_lost.set(false);
    }

    /// Shows what goes into a clip: how it fell, or all of it in some seconds.
    pub(super) fn show_for_clip(&mut self) {
        let shown = self.film.as_ref().map(|showing| showing.film.clone());
        let Some(film) = shown.or_else(|| self.last_film.clone()) else { return };
        if film.falls().is_some() {
            let last = (film.verdict + CLIP_FALL).min(film.last());
            self.last_film = Some(film);
            self.show_fall();
            self.film.iter_mut().for_each(|film| film.last = last);
        } else {
            let rate = film.last() as f64 / f64::from(TICKS_PER_SECOND) / CLIP;
            self.show(film, 0, rate.max(1.0));
        }
    }
}

impl Bench {
    /// Shows a film from its beginning.
    pub fn watch_film(self, film: Film) {
        self.with(|inner| inner.show(film, 0, 1.0));
    }

    /// Says how the last attempt can be made a film of that was not seen on this page.
    pub fn remake(self, remake: UnsyncCallback<(), Option<Remake>>) {
        self.remakes.set_value(Some(remake));
    }

    /// Shows a film of the last attempt, as soon as there is one.
    pub(super) fn want(self, wanted: Wanted) {
        let is_there = self.inner.with_value(|inner| inner.last_film.is_some() || inner.film.is_some());
        let remake = self.remakes.get_value().filter(|_| !is_there).and_then(|remake| remake.run(()));
        self.with(|inner| match remake {
            Some(remake) => inner.remake = Some((remake, wanted)),
            None => inner.show_wanted(wanted),
        });
    }

    /// Replays the last attempt, or its end in slow motion.
    pub fn watch_again(self, slowly: bool) {
        self.want(if slowly { Wanted::Slowly } else { Wanted::Whole });
    }

    /// Goes to a moment of the film that is shown, and on from there at a rate.
    fn wind(self, at: usize, rate: f64) {
        self.with(|inner| {
            if let Some(Showing { film, .. }) = inner.film.take() {
                inner.show(film, at, rate);
            }
        });
    }

    /// Drops the replay: it no longer matches the game.
    pub fn forget_film(self) {
        self.with(|inner| {
            inner.leave_film();
            (inner.last_film, inner.dirty) = (None, true);
        });
    }

    /// Shows the villa as it is.
    pub fn end_film(self) {
        self.with(|inner| {
            (inner.film, inner.dirty) = (None, true);
            inner.drop_clip();
        });
    }
}

/// The buttons of a film, under the picture.
#[component]
pub fn FilmStrip(
    /// Where it is shown.
    bench: Bench,
    /// Who plays, for a clip.
    #[prop(into)]
    names: Signal<String>,
    /// Goes on from a moment of the attempt, where that may be.
    #[prop(optional)]
    try_from: Option<UnsyncCallback<usize>>,
) -> impl IntoView {
    let words = speech();
    let film = Memo::new(move |_| bench.state.get().film);
    let at = move || film.get().map_or(0, |(at, _)| at);
    let last = move || film.get().map_or(0, |(_, count)| count.saturating_sub(1));
    let begin = move || if at() >= last() { 0 } else { at() };
    let runs = Memo::new(move |_| bench.state.get().runs);
    let go_on = try_from.map(|try_from| {
        move || {
            view! {
                <button type="button" class="button" on:click=move |_| try_from.run(at())>
                    {say!(words, "yard-film-try")}
                </button>
            }
        }
    });
    view! {
        <Show when=move || film.get().is_some()>
            <div class="film" role="group" aria-label=say!(words, "yard-film")>
                <input
                    type="range"
                    min="0"
                    max=move || last().to_string()
                    aria-label=say!(words, "yard-film-at")
                    prop:value=move || at().to_string()
                    on:input=move |event| {
                        bench.wind(event_target_value(&event).parse().unwrap_or_default(), 0.0);
                    }
                />
                <button type="button" class="button" on:click=move |_| {
                    bench.wind(begin(), if runs.get() { 0.0 } else { 1.0 })
                }>
                    {move || if runs.get() { say!(words, "yard-film-stop") } else { say!(words, "yard-film-play") }}
                </button>
                <button type="button" class="button slowly" on:click=move |_| bench.wind(begin(), SLOW)>
                    {say!(words, "yard-film-slow")}
                </button>
                {go_on}
                <ClipButton bench names/>
                <button type="button" class="button quiet end-film" on:click=move |_| bench.end_film()>
                    {say!(words, "yard-film-end")}
                </button>
            </div>
        </Show>
    }
}

/// Records the film as a video, where the browser can.
#[component]
fn ClipButton(bench: Bench, names: Signal<String>) -> impl IntoView {
    let words = speech();
    let can = can_record();
    let may = Memo::new(move |_| can && !bench.state.get().blind);
    let lost = Memo::new(move |_| bench.state.get().clip_lost);
    let records = Memo::new(move |_| bench.state.get().records);
    let busy = Memo::new(move |_| bench.state.get().remakes);
    let save = move |_| bench.save_clip(names.get_untracked(), CLIP_FILE);
    view! {
        <Show when=move || may.get()>
            <button type="button" class="button quiet save-clip" disabled=move || records.get() || busy.get() on:click=save>
                {move || if records.get() { say!(words, "yard-clip-records") } else { say!(words, "yard-clip") }}
            </button>
            <p class="trouble clip-lost" role="alert">{move || lost.get().then(|| say!(words, "yard-clip-lost"))}</p>
        </Show>
    }
}

/// Buttons that replay the last attempt.
#[component]
pub fn WatchAgain(
    /// Where it is shown.
    bench: Bench,
    /// Whether the villa has fallen.
    #[prop(into)]
    fell: Signal<bool>,
    /// Who plays, for a clip.
    #[prop(into)]
    names: Signal<String>,
    /// Whether there is an attempt that a film can be made of.
    #[prop(into)]
    worked: Signal<bool>,
) -> impl IntoView {
    let words = speech();
    let may = Memo::new(move |_| {
        let state = bench.state.get();
        (state.has_film || worked.get()) && state.film.is_none() && state.holding.is_none()
    });
    let busy = Memo::new(move |_| bench.state.get().remakes);
    view! {
        <Show when=move || may.get()>
            <div class="buttons watch-again" aria-busy=move || busy.get().then_some("true")>
                <Show when=move || fell.get()>
                    <button type="button" class="button watch-fall" disabled=busy on:click=move |_| bench.watch_again(true)>
                        {say!(words, "yard-watch-fall")}
                    </button>
                </Show>
                <button type="button" class="button quiet" disabled=busy on:click=move |_| bench.watch_again(false)>
                    {say!(words, "yard-watch-again")}
                </button>
                <ClipButton bench names/>
            </div>
        </Show>
    }
}
