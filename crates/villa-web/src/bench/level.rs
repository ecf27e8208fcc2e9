//! A round spirit level: shows how far the floor that leans most seems to lean.

use leptos::prelude::*;
use web::speech::speech;
use words::say;

use super::Bench;
use crate::scene::Eye;

/// The bubble is at the edge when a floor leans so many degrees.
const EDGE: f64 = 1.5;

/// From so many degrees on it leans, and from so many on it is dangerous.
const LEANS: f64 = 0.25;
const MUCH: f64 = 1.0;

/// Where the bubble is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bubble {
    /// To the right and up, in hundredths of the way to the edge.
    at: [i8; 2],
    zone: u8,
}

impl Bubble {
    /// The bubble of a floor that leans so many degrees, towards its highest edge.
    pub(super) fn of(lean: [f64; 2], eye: &Eye) -> Bubble {
        let degrees = lean[0].hypot(lean[1]);
        let share = if degrees > EDGE { EDGE / degrees } else { 1.0 } / EDGE;
        let (right, ahead) = (eye.right(), eye.ahead());
        let along = |axis: [f64; 3]| (100.0 * share * (lean[0] * axis[0] + lean[1] * axis[1])) as i8;
        let zone = u8::from(degrees > LEANS) + u8::from(degrees > MUCH);
        Bubble { at: [along(right), along(ahead)], zone }
    }
}

impl Bench {
    /// Whether strain, sway and how floors lean are shown, which fingers would feel.
    pub fn show_feeling(self, yes: bool) {
        self.with(|inner| (inner.feels, inner.dirty) = (yes, true));
    }
}

/// The level, in a corner of the picture.
#[component]
pub fn Level(
    /// Whose floors.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let bubble = Memo::new(move |_| bench.state.get().bubble);
    let there = Memo::new(move |_| bubble.get().is_some());
    let zone = move || bubble.get().map(|bubble| ["calm", "leans", "much"][usize::from(bubble.zone.min(2))]);
    let at = move |n: usize, sign: f64| {
        let hundredths = bubble.get().unwrap_or_default().at[n];
        format!("{:.1}%", 50.0 + sign * 0.32 * f64::from(hundredths))
    };
    view! {
        <Show when=move || there.get()>
            <div class="level" role="img" aria-label=say!(words, "yard-level") title=say!(words, "yard-level") data-zone=zone>
                <i style:left=move || at(0, 1.0) style:top=move || at(1, -1.0)></i>
            </div>
        </Show>
    }
}
