//! What may be done with the column under the pointer, or why nothing.

use leptos::prelude::*;
use villa::{Column, Deed, Game};
use web::speech::speech;
use words::say;

use super::naming::Naming;
use super::villa_seat::VillaSeat;
use crate::bench::{Bench, column_label};

/// The column under the pointer in a sentence; before anything was brought up, how that is done.
#[component]
pub fn Pointed(
    /// The table.
    villa_seat: VillaSeat,
    /// The villa.
    bench: Bench,
    /// What can be named after a failed objection.
    naming: Naming,
) -> impl IntoView {
    let words = speech();
    let game = villa_seat.game();
    let pointed =
        Memo::new(move |_| bench.state.get().pointed.and_then(|n| Column::new(u8::try_from(n).ok()?)));
    let idle = Memo::new(move |_| bench.state.get().holding.is_none());
    let about = move |game: &Game, column: Column| {
        let player = game.to_act().iter().find(|player| villa_seat.is_mine(*player))?;
        let what = match game.check(player, Deed::Bring(column)) {
            Ok(()) => say!(words, "yard-may-draw"),
            Err(broken) => villa_seat.why_not(&broken),
        };
        Some((column_label(words, column.index()), what))
    };
    let first = Memo::new(move |_| {
        let game = game.get();
        let up = Column::all().any(|column| game.place(column) == villa::Place::On(game.top()));
        let mine = game.to_act().iter().any(|player| villa_seat.is_mine(player));
        let may = game.to_act().iter().any(|player| !game.movable_of(player).is_empty());
        matches!(game.phase(), villa::Phase::Turn { .. })
            && game.top() == villa::Storey::Blue
            && !up
            && mine
            && may
    });
    let said = move || {
        let game = game.get();
        let told = pointed.get().and_then(|column| {
            let named = naming.about(&game, column);
            if naming.is_due() { named } else { about(&game, column) }
        });
        match told {
            Some((name, what)) => {
                Some(view! { <p class="pointed"><strong>{name}</strong> " – " {what}</p> }.into_any())
            }
            None if first.get() => {
                Some(view! { <p class="pointed">{say!(words, "yard-first-turn")}</p> }.into_any())
            }
            None => None,
        }
    };
    view! { <Show when=move || idle.get() && game.get().end().is_none()>{said}</Show> }
}
