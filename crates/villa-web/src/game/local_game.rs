//! A game at this screen: its log is kept in the browser, and the page is the keeper that judges.

use leptos::prelude::*;
use table::{Action, Play, Rejection};
use villa_site::keep;
use web::app::{Heading, Link};
use web::local::Local;
use web::shelf;
use web::speech::speech;
use web::start::{lot, now};
use words::say;

use super::desk::Desk;
use super::screen::GameScreen;

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

/// The desk of a game on the shelf, where everybody sits at this screen.
fn desk(id: String, local: Local) -> Desk {
    let words = speech();
    let everybody: Vec<u8> = (0..local.table().header().seats()).collect();
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
    Desk::new(table, Signal::stored(everybody), act, trouble)
}

/// An action as it goes into the log: what became of it is for the keeper to say.
fn kept(local: &Local, action: Action) -> Result<Action, Rejection> {
    match (action, local.table().villa()) {
        (Action::Play { seat, turn, play: Play::Villa(play) }, Some(round)) => {
            let play = Play::Villa(keep(round, seat, &play, &mut lot)?);
            Ok(Action::Play { seat, turn, play })
        }
        (action, _) => Ok(action),
    }
}
