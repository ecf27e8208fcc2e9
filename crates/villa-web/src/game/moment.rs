//! Moments, over the picture: the stone goes to another player, and someone has won.

use std::time::Duration;

use leptos::prelude::*;
use villa::{Game, Player};
use web::speech::speech;
use words::say;

use super::players::counts;
use super::villa_seat::VillaSeat;
use crate::bench::Bench;
use crate::sounds;
use crate::victory::Celebrated;

/// How long the stone is on its way, and then told about.
const PASSES: Duration = Duration::from_millis(3600);

/// Chips of painted wood that fall for a winner.
const CHIPS: usize = 28;

/// The stone, which shows the colour of its previous holder.
pub fn stone(game: &Game) -> impl IntoView + use<> {
    let shows = game.stone_shows().map_or(9, |colour| colour.index());
    view! { <i class=format!("stone-piece c{shows}") aria-hidden="true"></i> }
}

/// Moments of a game. What they say is said in the panel and the log too.
#[component]
pub fn Moments(
    /// The table.
    villa_seat: VillaSeat,
    /// The villa.
    bench: Bench,
    /// The game as far as the picture has come.
    game: Memo<Game>,
) -> impl IntoView {
    let words = speech();
    let holder = Memo::new(move |_| game.get().stone().holder());
    let steps = move || villa_seat.with(|round| Some(round.steps().len())).unwrap_or_default();
    let passed = RwSignal::new(None::<Player>);
    Effect::new(move |before: Option<(Option<Player>, usize)>| {
        let now = (holder.get(), steps());
        // It does not pass when something is taken back.
        if let (Some((before, then)), Some(to)) = (before, now.0)
            && before != now.0
            && then < now.1
        {
            passed.set(Some(to));
            sounds::stone();
            set_timeout(move || _ = passed.try_set(None), PASSES);
        }
        now
    });
    let passes = move || {
        let to = passed.get()?;
        let yours = villa_seat.reader() == Some(to.into());
        let told = words.say_of("villa-log-stone", yours, &[("player", villa_seat.name(to).into())]);
        let colour = game.get().colours_of(to).next().map_or(9, |colour| colour.index());
        Some(view! {
            <div class=format!("moment passes c{colour}") aria-hidden="true">{stone(&game.get())} <strong>{told}</strong></div>
        })
    };
    let end = Memo::new(move |_| game.get().end());
    // A fall is seen first, and a replay is not covered while it runs or is paused.
    let later = Memo::new(move |_| {
        let state = bench.state.get();
        state.film.is_some_and(|(at, count)| state.runs || at + 1 < count)
    });
    Effect::new(move |before: Option<Celebrated>| {
        let (end, later) = (end.get(), later.get());
        let mut celebrated = before.unwrap_or_else(|| Celebrated::opened(end));
        if celebrated.now(end, later) {
            sounds::won();
            bench.celebrate();
        }
        celebrated
    });
    let won = move || {
        let winner = end.get().filter(|_| !later.get())?.winner?;
        let (now, yours) = (game.get(), villa_seat.reader() == Some(winner.into()));
        let told = words.say_of("villa-log-wins", yours, &[("player", villa_seat.name(winner).into())]);
        let points = counts(&now).then(|| say!(words, "yard-points", points = now.points(winner)));
        let colours: Vec<usize> = now.colours_of(winner).map(|colour| colour.index()).collect();
        let chips = (0..CHIPS).map(|n| {
            let colour = colours.get(n % colours.len().max(1)).copied().unwrap_or(9);
            // All over the width, and never two neighbours in turn.
            let left = format!("{}%", 377 * n % 1000 / 10);
            view! { <i class=format!("chips-fall c{colour}") style:left=left></i> }
        });
        Some(view! {
            <div class="moment won" aria-hidden="true">
                {chips.collect_view()}
                <div class="won-card">
                    {stone(&now)}
                    <strong>{told}</strong>
                    <span>{points}</span>
                </div>
            </div>
        })
    };
    view! {
        {passes}
        {won}
    }
}
