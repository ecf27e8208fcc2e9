//! A game on this device: its log is kept in the browser, and the page is the keeper that judges.

use games::{VillaMove, VillaPlay, VillaRound, VillaTable as _};
use leptos::prelude::*;
use table::local::Local;
use table::{Action, Rejection};
use villa_site::keep;
use web::app::GameGone;
use web::here::{lot, now};
use web::picture::{blob, hand_over};
use web::speech::speech;
use words::say;

use super::screen::GameScreen;
use super::villa_seat::VillaSeat;
use crate::builders::{Pace, seat_builders};
use crate::pages::SHELF;

/// What a game is called as a file.
pub const FILE: &str = "villa-paletti.json";

/// A game by its name on the shelf.
#[component]
pub fn GamePage(
    /// The name.
    id: String,
) -> impl IntoView {
    match SHELF.game(&id).filter(|local| local.table().villa().is_some()) {
        Some(mut local) => {
            let outdated =
                local.table().villa().and_then(VillaRound::attempt).filter(|attempt| attempt.is_outdated());
            if let Some(by) = outdated.map(|attempt| attempt.by) {
                let (turn, play) = (local.table().turn(), (&VillaPlay::Lapse).into());
                if local.perform(now(), Action::Play { seat: by.into(), turn, play }).is_ok() {
                    SHELF.keep(&id, &local);
                }
            }
            let local = RwSignal::new(local);
            view! {
                <GameScreen villa_seat=villa_seat(id, local)>
                    <Save local/>
                </GameScreen>
            }
            .into_any()
        }
        None => view! { <GameGone to="/villa" name=say!(speech(), "yard-home")/> }.into_any(),
    }
}

/// The game as a file, which `loggia villa replay` reads.
#[component]
fn Save(local: RwSignal<Local>) -> impl IntoView {
    let words = speech();
    let save = move |_| {
        let text = local.with_untracked(Local::write);
        if let Err(why) = blob(&text, "application/json").and_then(|file| hand_over(&file, FILE)) {
            leptos::logging::error!("the game was not saved: {why:?}");
        }
    };
    view! { <button type="button" class="button quiet save" on:click=save>{say!(words, "web-save")}</button> }
}

/// The seat at a game on the shelf, where all people sit on this device.
fn villa_seat(id: String, local: RwSignal<Local>) -> VillaSeat {
    let words = speech();
    let (people, has_bots) = local.with_untracked(|local| {
        let seats = local.table().seats();
        let people = (0..).zip(seats).filter(|(_, seat)| seat.person().is_some());
        let people: Vec<u8> = people.map(|(seat, _)| seat).collect();
        let has_bots = people.len() < seats.len();
        (people, has_bots)
    });
    let table = Memo::new(move |_| local.with(Local::shared_table));
    let trouble = RwSignal::new(None);
    let act = UnsyncCallback::new(move |action: Action| {
        let kept = local.with_untracked(|local| kept(local, action));
        // In place: a game has all its hands with it.
        let done = |action| local.try_update_untracked(|local| local.perform(now(), action));
        match kept.and_then(|action| done(action).unwrap_or(Ok(()))) {
            Ok(()) => {
                local.with_untracked(|local| SHELF.keep(&id, local));
                local.notify();
                true
            }
            Err(why) => {
                trouble.set(Some(table.with_untracked(|table| words.rejection_at(table, &why))));
                false
            }
        }
    });
    let mut villa_seat = VillaSeat::new(table, Signal::stored(people), act, trouble);
    if has_bots {
        let pace = RwSignal::new(Pace::default());
        seat_builders(table, act, pace);
        villa_seat.pace = Some(pace);
    }
    villa_seat
}

/// An action as it goes into the log: what became of it is for the keeper to say.
fn kept(local: &Local, action: Action) -> Result<Action, Rejection> {
    let (Action::Play { seat, turn, play }, Some(round)) = (&action, local.table().villa()) else {
        return Ok(action);
    };
    let Some(play) = VillaPlay::of(play) else { return Ok(action) };
    // The result was computed while the hands worked, here or in the bot's worker.
    if round.attempt().is_some() && matches!(play, VillaPlay::Do(VillaMove { villa: Some(_), .. })) {
        return Ok(action);
    }
    let kept = keep(round, *seat, &play, &mut lot).map_err(Rejection::Game)?;
    Ok(Action::Play { seat: *seat, turn: *turn, play: (&kept).into() })
}
