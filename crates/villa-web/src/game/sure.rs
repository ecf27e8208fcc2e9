//! A question before a step that cannot be taken back: what will happen, and two buttons.

use leptos::prelude::*;
use villa::{Action, Game, Phase, Place, Player, Request};
use web::speech::{Speech, speech};
use words::say;

use super::villa_seat::VillaSeat;

/// A step that the player has to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Who wants it.
    pub by: Player,
    /// What.
    pub action: Action,
}

/// What will happen, and what the button says that does it. None for a step that needs no question.
fn told(words: Speech, villa_seat: VillaSeat, game: &Game, wanted: Wanted) -> Option<(String, String)> {
    match wanted.action {
        Action::Ask if game.next_floor().is_none() => {
            Some((say!(words, "yard-ask-last"), say!(words, "yard-ask-pass")))
        }
        Action::Ask if !game.can_lay() => {
            let count = game.columns_at(Place::On(game.top())).len();
            Some((say!(words, "yard-ask-few", count = count), say!(words, "yard-ask-pass")))
        }
        Action::Ask => Some((say!(words, "yard-ask-sure"), say!(words, "yard-ask-floor"))),
        Action::EndTurn => Some((say!(words, "yard-end-sure"), say!(words, "yard-end-turn"))),
        Action::Object => {
            let what = match game.phase() {
                Phase::Asked { request: Request::SkipNeutral, .. } => say!(words, "yard-object-neutral-sure"),
                _ => say!(words, "yard-object-sure", player = villa_seat.name(game.turn())),
            };
            Some((what, say!(words, "yard-object")))
        }
        _ => None,
    }
}

/// Does a step, or asks first.
pub fn want(villa_seat: VillaSeat, asked: RwSignal<Option<Wanted>>, by: Player, action: Action) {
    let wanted = Wanted { by, action };
    if matches!(action, Action::Ask | Action::EndTurn | Action::Object) {
        asked.set(Some(wanted));
    } else {
        villa_seat.say(by, action);
    }
}

/// The question.
#[component]
pub fn Sure(
    /// The table.
    villa_seat: VillaSeat,
    /// What is asked about; none again when it is answered, or when the game has gone on.
    asked: RwSignal<Option<Wanted>>,
) -> impl IntoView {
    let words = speech();
    let game = villa_seat.game();
    Effect::new(move |_| {
        // Read, not only tracked: a memo that nobody reads does not follow anything.
        let _ = game.get();
        asked.set(None);
    });
    let question = move || {
        let wanted = asked.get()?;
        let (what, does) = told(words, villa_seat, &game.get(), wanted)?;
        let label = does.clone();
        let yes = move |_| {
            asked.set(None);
            villa_seat.say(wanted.by, wanted.action);
        };
        Some(view! {
            <div class="sure" role="alertdialog" aria-label=label>
                <p>{what}</p>
                <div class="buttons">
                    <button type="button" class="button primary sure-yes" on:click=yes>{does}</button>
                    <button type="button" class="button sure-no" on:click=move |_| asked.set(None)>
                        {say!(words, "yard-back-out")}
                    </button>
                </div>
            </div>
        })
    };
    view! { {question} }
}
