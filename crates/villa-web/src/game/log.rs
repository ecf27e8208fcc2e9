//! What has happened, in words.

use leptos::prelude::*;
use table::VillaRound;
use villa::Player;
use web::speech::speech;
use words::{VillaWords, say};

use super::desk::Desk;
use crate::bench::Bench;

/// Lines that are shown.
const LINES: usize = 40;

/// What has happened, the last first.
#[component]
pub fn LogList(
    /// The table.
    desk: Desk,
    /// The villa: what is still to be seen there is not told yet.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let watches = Memo::new(move |_| bench.state.get().holding.is_some_and(|holding| holding.watched));
    let lines = Memo::new(move |_| {
        let watches = watches.get();
        let name = |player: Player| desk.name(player);
        let teller = VillaWords::new(&words, &name);
        desk.follow(|round| {
            let mut game = *round.start();
            let mut lines: Vec<String> = Vec::new();
            let untold = usize::from(watches && round.attempt().is_none());
            let steps = round.steps();
            for step in &steps[..steps.len().saturating_sub(untold)] {
                let Ok(after) = VillaRound::after(&game, step.by, step.action) else { continue };
                lines.extend(teller.told(&game, step.by, step.action, &after));
                game = after;
            }
            lines.reverse();
            lines.truncate(LINES);
            lines
        })
    });
    // The list scrolls, so that keys have to reach it.
    view! {
        <details class="villa-log" open=true>
            <summary>{say!(words, "yard-log")}</summary>
            <ol reversed=true tabindex="0" aria-label=say!(words, "yard-log")>
                {move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ol>
        </details>
    }
}
