//! The game log in words.

use games::{VillaRound, VillaStep, sentences};
use leptos::prelude::*;
use villa::Game;
use web::speech::speech;
use words::say;

use super::villa_seat::VillaSeat;
use crate::bench::Bench;

/// Lines that are shown.
const LINES: usize = 40;

/// How many steps at the end of the log are still to be seen in the picture: hands elsewhere are shown to their end,
/// though the log may have gone on.
pub fn untold(villa_seat: VillaSeat, bench: Bench) -> Memo<usize> {
    let watches = Memo::new(move |_| bench.state.get().holding.is_some_and(|holding| holding.watched));
    Memo::new(move |_| {
        let watches = watches.get();
        villa_seat.follow(|round| usize::from(watches && round.attempt().is_none()))
    })
}

/// Goes through the game, but for this many steps at its end; the game then.
fn as_far_as(round: &VillaRound, untold: usize, mut step: impl FnMut(&Game, &VillaStep, &Game)) -> Game {
    let mut game = *round.start();
    let steps = round.steps();
    for it in &steps[..steps.len().saturating_sub(untold)] {
        let Ok(after) = VillaRound::after(&game, it.by, it.action) else { continue };
        step(&game, it, &after);
        game = after;
    }
    game
}

/// The game as far as the picture has come, and what the last step came to, in words.
pub fn shown(villa_seat: VillaSeat, untold: Memo<usize>) -> (Memo<Game>, Memo<String>) {
    let now = villa_seat.game();
    let game = Memo::new(move |_| match untold.get() {
        0 => now.get(),
        untold => villa_seat
            .with(|round| Some(as_far_as(round, untold, |_, _, _| {})))
            .unwrap_or(now.get_untracked()),
    });
    let news = Memo::new(move |_| {
        let untold = untold.get();
        villa_seat.follow(|round| {
            let mut lines = Vec::new();
            as_far_as(round, untold, |before, step, after| {
                lines = sentences::told(before, step.by, step.action, after);
            });
            lines.iter().map(|sentence| villa_seat.tell(sentence)).collect::<Vec<_>>().join(" ")
        })
    });
    (game, news)
}

/// What has happened, the last first.
#[component]
pub fn LogList(
    /// The table.
    villa_seat: VillaSeat,
    /// The villa: what is still to be seen there is not told yet.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let untold = untold(villa_seat, bench);
    let lines = Memo::new(move |_| {
        let untold = untold.get();
        villa_seat.follow(|round| {
            let mut lines: Vec<String> = Vec::new();
            let mut lapses = round.lapses().iter().peekable();
            let mut lapsed = |lines: &mut Vec<String>, steps: usize| {
                while let Some(lapse) = lapses.next_if(|lapse| lapse.after <= steps) {
                    lines.push(villa_seat.tell(&sentences::lapsed(lapse.by)));
                }
            };
            let mut number = 0;
            as_far_as(round, untold, |before, step, after| {
                lapsed(&mut lines, number);
                number += 1;
                let told = sentences::told(before, step.by, step.action, after);
                lines.extend(told.iter().map(|sentence| villa_seat.tell(sentence)));
            });
            lapsed(&mut lines, round.steps().len());
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
