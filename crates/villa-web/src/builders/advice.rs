//! Advice: which column a careful builder would bring up, and where it would stand it.

use leptos::prelude::*;
use villa_engine::Advice;
use web::speech::{Speech, speech};
use words::say;

use crate::bench::column_name;
use crate::game::VillaSeat;

/// Advice that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Advised {
    /// A builder thinks.
    Asked,
    /// What it would do, if there is anything.
    Told(Option<Advice>),
}

/// A margin of this many metres is ample.
const AMPLE: f64 = 0.012;

/// And with less than this it may go either way.
const NARROW: f64 = 0.005;

/// Asks, and says what was answered.
#[component]
pub fn AdviceButton(
    /// The table.
    villa_seat: VillaSeat,
    /// The advice.
    advised: RwSignal<Option<Advised>>,
) -> impl IntoView {
    let words = speech();
    let game = villa_seat.game();
    // A hint about another villa is out of date.
    Effect::new(move || {
        game.track();
        advised.set(None);
    });
    let ask = move |_| {
        let Some(who) = villa_seat.seat().and_then(villa::Player::new) else { return };
        let asked = game.get_untracked();
        advised.set(Some(Advised::Asked));
        villa_seat.with(|round| {
            super::ask(round, who, None, move |answer| {
                if game.try_get_untracked() == Some(asked) {
                    advised.set(Some(Advised::Told(answer.advice)));
                }
            });
            Some(())
        });
    };
    let may_ask = move || {
        let game = game.get();
        let acts = matches!(game.phase(), villa::Phase::Turn { .. } | villa::Phase::Objecting { .. });
        acts && game.to_act().iter().any(|player| villa_seat.is_mine(player))
    };
    let text = move || advised.get().map(|advised| in_words(words, &advised));
    view! {
        <Show when=may_ask>
            <div class="buttons">
                <button type="button" class="button quiet" id="hint" on:click=ask>{say!(words, "web-hint")}</button>
            </div>
        </Show>
        <p class="advice" id="advice" role="status">{text}</p>
    }
}

fn in_words(words: Speech, advised: &Advised) -> String {
    let advice = match advised {
        Advised::Asked => return say!(words, "web-hint-asked"),
        Advised::Told(None) => return say!(words, "yard-hint-none"),
        Advised::Told(Some(advice)) => advice,
    };
    let column = column_name(words, advice.column.index());
    match advice.margin {
        m if m >= AMPLE => say!(words, "yard-hint-ample", column = column),
        m if m >= NARROW => say!(words, "yard-hint-some", column = column),
        _ => say!(words, "yard-hint-narrow", column = column),
    }
}
