//! A game at this screen: its log is kept in the browser, and the page is the keeper that judges.

use leptos::prelude::*;
use table::{Action, Play, Rejection, VillaMove, VillaPlay};
use villa_site::keep;
use web::app::{Heading, Link};
use web::local::Local;
use web::shelf;
use web::speech::speech;
use web::start::{lot, now};
use words::say;

use super::desk::Desk;
use super::screen::GameScreen;
use crate::builders::{Pace, seat_builders};

/// A game by its name on the shelf.
#[component]
pub fn GamePage(
    /// The name.
    id: String,
) -> impl IntoView {
    match shelf::VILLA.game(&id).filter(|local| local.table().villa().is_some()) {
        Some(local) => view! { <GameScreen desk=desk(id, local)/> }.into_any(),
        None => {
            let words = speech();
            view! {
                <main class="page narrow">
                    <Heading text=say!(words, "web-game-gone")/>
                    <p>{say!(words, "web-game-gone-why")}</p>
                    <Link to="/villa".into() class="button primary">{say!(words, "yard-home")}</Link>
                </main>
            }
            .into_any()
        }
    }
}

/// The desk of a game on the shelf, where all people sit at this screen.
fn desk(id: String, local: Local) -> Desk {
    let words = speech();
    let seats = (0..).zip(local.table().seats());
    let people: Vec<u8> = seats.filter(|(_, seat)| seat.person().is_some()).map(|(seat, _)| seat).collect();
    let has_bots = people.len() < local.table().seats().len();
    let local = RwSignal::new(local);
    let table = Memo::new(move |_| local.with(|local| local.table().clone()));
    let trouble = RwSignal::new(None);
    let act = UnsyncCallback::new(move |action: Action| {
        let mut next = local.get_untracked();
        match kept(&next, action).and_then(|action| next.perform(now(), action)) {
            Ok(()) => {
                shelf::VILLA.keep(&id, &next);
                local.set(next);
                true
            }
            Err(why) => {
                trouble.set(Some(words.rejection(&why)));
                false
            }
        }
    });
    let mut desk = Desk::new(table, Signal::stored(people), act, trouble);
    if has_bots {
        let pace = RwSignal::new(Pace::default());
        seat_builders(table, act, pace);
        desk.pace = Some(pace);
    }
    desk
}

/// An action as it goes into the log: what became of it is for the keeper to say.
fn kept(local: &Local, action: Action) -> Result<Action, Rejection> {
    match (action, local.table().villa()) {
        (Action::Play { seat, turn, play: Play::Villa(play) }, Some(round)) => {
            // What hands came to was seen while they worked, here or in the worker of the builder whose they are.
            let is_judged =
                round.attempt().is_some() && matches!(&play, VillaPlay::Do(VillaMove { villa: Some(_), .. }));
            let play = if is_judged { play } else { keep(round, seat, &play, &mut lot)? };
            Ok(Action::Play { seat, turn, play: Play::Villa(play) })
        }
        (action, _) => Ok(action),
    }
}
