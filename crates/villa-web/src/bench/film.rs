//! An attempt as a film: forwards, slowly, to any moment, and from any side.

use std::rc::Rc;

use leptos::prelude::*;
use villa_world::TICKS_PER_SECOND;
use web::speech::speech;
use words::say;

use super::{Bench, Inner};
use crate::scene::sight::{bounds, fitted};
use crate::scene::{Eye, Poses};

/// How much slower than it was slow motion is.
const SLOW: f64 = 0.2;

/// From how high a fall is shown.
const FALLING: f64 = 0.30;

/// What fell is shown from so many ticks before the verdict on.
const BEFORE_FALL: usize = TICKS_PER_SECOND as usize;

/// An attempt as it went.
#[derive(Clone)]
pub struct Film {
    /// Where everything was, tick by tick; never empty.
    moments: Rc<[Poses]>,
    /// The moment of the verdict; what falls goes on falling.
    verdict: usize,
}

impl Film {
    /// The film of an attempt that was over after so many ticks.
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

/// A film on the screen.
pub(super) struct Showing {
    film: Film,
    at: f64,
    /// 0 stands still, 1 is as fast as it was.
    rate: f64,
}

impl Showing {
    /// Lets seconds pass; whether anything moves.
    pub(super) fn advance(&mut self, seconds: f64) -> bool {
        let moves = self.rate > 0.0;
        let last = self.film.last() as f64;
        self.at = (self.at + seconds * f64::from(TICKS_PER_SECOND) * self.rate).min(last);
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
        self.show(film, begin, SLOW);
    }

    fn show(&mut self, film: Film, at: usize, rate: f64) {
        let at = at.min(film.last()) as f64;
        (self.film, self.dirty) = (Some(Showing { film, at, rate }), true);
    }
}

impl Bench {
    /// Shows a film from its beginning.
    pub fn watch_film(self, film: Film) {
        self.with(|inner| inner.show(film, 0, 1.0));
    }

    /// Shows the last attempt again, or slowly how it ended.
    pub fn watch_again(self, slowly: bool) {
        self.with(|inner| {
            let Some(film) = inner.last_film.clone() else { return };
            if slowly {
                inner.show_fall();
            } else {
                inner.show(film, 0, 1.0);
            }
        });
    }

    /// Goes to a moment of the film that is shown, and on from there at a rate.
    fn wind(self, at: usize, rate: f64) {
        self.with(|inner| {
            if let Some(Showing { film, .. }) = inner.film.take() {
                inner.show(film, at, rate);
            }
        });
    }

    /// What was filmed last is no longer how it went.
    pub fn forget_film(self) {
        self.with(|inner| (inner.film, inner.last_film, inner.dirty) = (None, None, true));
    }

    /// Shows the villa as it is.
    pub fn end_film(self) {
        self.with(|inner| (inner.film, inner.dirty) = (None, true));
    }
}

/// The buttons of a film, under the picture.
#[component]
pub fn FilmStrip(
    /// Where it is shown.
    bench: Bench,
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
                <button type="button" class="button quiet end-film" on:click=move |_| bench.end_film()>
                    {say!(words, "yard-film-end")}
                </button>
            </div>
        </Show>
    }
}

/// Buttons for those who want to see the last attempt again.
#[component]
pub fn WatchAgain(
    /// Where it is shown.
    bench: Bench,
    /// Whether the villa has fallen.
    #[prop(into)]
    fell: Signal<bool>,
) -> impl IntoView {
    let words = speech();
    let may = Memo::new(move |_| {
        let state = bench.state.get();
        state.has_film && state.film.is_none() && state.holding.is_none()
    });
    view! {
        <Show when=move || may.get()>
            <div class="buttons watch-again">
                <Show when=move || fell.get()>
                    <button type="button" class="button watch-fall" on:click=move |_| bench.watch_again(true)>
                        {say!(words, "yard-watch-fall")}
                    </button>
                </Show>
                <button type="button" class="button quiet" on:click=move |_| bench.watch_again(false)>
                    {say!(words, "yard-watch-again")}
                </button>
            </div>
        </Show>
    }
}
