//! Setting up by hand (V2): a piece is shown where it would go, and put there.

use leptos::prelude::*;
use villa_world::{Components, SetupFault};
use words::say;

use super::{Bench, Inner, buttons};
use crate::placing::{Piece, Placing};
use crate::scene::eye::Ray;
use crate::scene::{Mark, Spot};
use web::speech::{Speech, speech};

/// A piece in the hand, and who hears where it was put.
pub(super) struct InHand {
    pub placing: Placing,
    placed: UnsyncCallback<Placing>,
}

impl Bench {
    /// Takes a piece of the set-up into the hand, or none.
    pub fn set_out(self, placing: Option<Placing>, placed: UnsyncCallback<Placing>) {
        self.with(|inner| {
            inner.dirty = true;
            inner.in_hand = placing.map(|placing| InHand { placing, placed });
        });
    }

    /// Puts it where it is shown, if it may be there.
    pub fn put(self) {
        let put = self.with(|inner| {
            let fault = inner.setup_fault();
            inner.in_hand.as_ref().filter(|_| fault.is_none()).map(|held| (held.placed, held.placing))
        });
        if let Some((placed, placing)) = put {
            placed.run(placing);
        }
    }

    /// Turns it.
    pub fn turn_piece(self, by: f64) {
        self.with(|inner| {
            inner.dirty = true;
            if let Some(held) = &mut inner.in_hand {
                held.placing.yaw += by;
            }
        });
    }
}

impl Inner {
    /// Why what is in the hand cannot be put where it is shown.
    pub(super) fn setup_fault(&self) -> Option<SetupFault> {
        let placing = self.in_hand.as_ref()?.placing;
        placing.check(&self.yard.villa().plan(), Components::built_in()).err()
    }

    /// Shows the piece where a line of sight leads.
    pub(super) fn point_piece(&mut self, ray: &Ray) {
        let plan = self.yard.villa().plan();
        let Some(held) = &mut self.in_hand else { return };
        if let Some([x, y, _]) = ray.on_level(held.placing.level(&plan, Components::built_in())) {
            held.placing.put([x, y]);
            self.dirty = true;
        }
    }

    /// Shows it a little farther to the right or away.
    pub(super) fn shift_piece(&mut self, by: [f64; 2]) {
        if let Some(held) = &mut self.in_hand {
            let [x, y] = held.placing.at;
            held.placing.put([x + by[0], y + by[1]]);
        }
    }

    /// A ring around the foot of a column that is to be put somewhere: green where it may stand.
    pub(super) fn ring(&self) -> Option<Spot> {
        let placing = self.in_hand.as_ref()?.placing;
        let Piece::Column(n) = placing.piece else { return None };
        let plan = self.yard.villa().plan();
        let (colour, mark) = match self.setup_fault() {
            None => ([0.12, 0.60, 0.30, 1.0], Mark::Here),
            Some(_) => ([0.78, 0.10, 0.06, 1.0], Mark::NotHere),
        };
        let at = [placing.at[0], placing.at[1], plan.surface(0)];
        Some(Spot { at, radius: plan.columns.get(n)?.radius() + 0.007, colour, mark })
    }
}

fn fault(words: Speech, fault: SetupFault) -> String {
    match fault {
        SetupFault::OnTheRim(_) => say!(words, "yard-not-rim"),
        SetupFault::SticksOut(_) => say!(words, "yard-not-out"),
        SetupFault::NotBorne(n) => say!(words, "yard-not-borne", column = super::tell::column_name(words, n)),
        SetupFault::Falls(_) => say!(words, "yard-not-falls"),
        SetupFault::Overlap(..) | SetupFault::NoColumn(_) | SetupFault::Missing(_) => {
            say!(words, "yard-not-column")
        }
    }
}

/// What can be done with a piece of the set-up.
#[component]
pub fn PlaceButtons(
    /// Whose hands.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let placing = Memo::new(move |_| bench.state.get().placing);
    let said = move || {
        let (piece, why) = placing.get()?;
        Some(match (why, piece) {
            (Some(why), _) => fault(words, why),
            (None, Piece::Column(_)) => say!(words, "yard-setup-point"),
            (None, Piece::Floor) => say!(words, "yard-setup-floor"),
        })
    };
    let label = move || match placing.get() {
        Some((Piece::Floor, _)) => say!(words, "yard-lay-blue"),
        _ => say!(words, "yard-stand-here"),
    };
    let off = move || placing.get().is_none_or(|(_, why)| why.is_some());
    view! {
        <Show when=move || placing.get().is_some()>
            <div class="hand-controls">
                <p class="next" role="status">{said}</p>
                <button type="button" class="button primary put" disabled=off on:click=move |_| bench.put()>
                    {label}
                </button>
                {buttons::pad(words, bench)}
            </div>
        </Show>
    }
}
