//! What has happened, in words.

use games::{VillaRound, sentences};
use leptos::prelude::*;
use web::speech::speech;
use words::say;

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
        desk.follow(|round| {
            let mut game = *round.start();
            let mut lines: Vec<String> = Vec::new();
            let untold = usize::from(watches && round.attempt().is_none());
            let steps = round.steps();
            let mut lapses = round.lapses().iter().peekable();
            let mut lapsed = |lines: &mut Vec<String>, steps: usize| {
                while let Some(lapse) = lapses.next_if(|lapse| lapse.after <= steps) {
                    lines.push(desk.tell(&sentences::lapsed(lapse.by)));
                }
            };
            for (number, step) in steps[..steps.len().saturating_sub(untold)].iter().enumerate() {
                lapsed(&mut lines, number);
                let Ok(after) = VillaRound::after(&game, step.by, step.action) else { continue };
                let told = sentences::told(&game, step.by, step.action, &after);
                lines.extend(told.iter().map(|sentence| desk.tell(sentence)));
                game = after;
            }
            lapsed(&mut lines, steps.len());
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
