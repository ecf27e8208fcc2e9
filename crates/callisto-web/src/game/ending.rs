//! The end of a game and of a series, and what can be done then.

use games::{CallistoTable as _, RoundResult};
use leptos::prelude::*;
use table::{Action, Motion, Phase, Table};
use web::app::Link;
use web::here::lot;
use web::route::way;
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use crate::review::opened;
use crate::speech::CallistoSpeech as _;

/// Who won and why, once a game is over.
#[component]
pub fn Ending() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let way = way();
    move || {
        let (phase, result) =
            at.table.with(|table| (table.phase(), table.round().and_then(|round| round.outcome())));
        let result = result?;
        let lines = at.table.with(|table| told(&words, table, &result, at.reader()));
        let next = move |_| at.act.run(Action::Start { lot: lot() });
        let again = move |_| at.act.run(Action::Propose { motion: Motion::Rematch });
        let look = move |_| {
            let record = at.table.with_untracked(|table| table.round().map(|round| table.record(round)));
            if let Some(record) = record {
                opened::open(way, &record);
            }
        };
        let go_on = match phase {
            Phase::Between => view! {
                <button class="button primary" id="next-game" on:click=next>{say!(words, "web-next-game")}</button>
            }
            .into_any(),
            _ => view! {
                <button class="button primary" id="rematch" on:click=again>{say!(words, "web-rematch")}</button>
            }
            .into_any(),
        };
        Some(view! {
            <section class="ending" role="alert">
                {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                <div class="buttons">
                    {go_on}
                    <button class="button" id="look" on:click=look>{say!(words, "web-look")}</button>
                    <Link to="/".into() class="button">{say!(words, "web-to-start")}</Link>
                </div>
            </section>
        })
    }
}

fn told(words: &Speech, table: &Table, result: &RoundResult, reader: Option<u8>) -> Vec<String> {
    let name = |seat: u8| {
        let colours = words.colours(table, seat);
        say!(words, "web-who", name = words.sitter(table, seat), colour = colours)
    };
    let names = |seats: &[u8]| seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>().join(", ");
    let points = result.penalties[usize::from(result.winner)];
    let values = [("player", name(result.winner).into()), ("points", points.into())];
    let mut lines = vec![words.say_of("callisto-wins", reader == Some(result.winner), &values)];
    if !result.tied.is_empty() {
        lines.push(say!(words, "callisto-tie", players = names(&result.tied)));
    }
    let games = table.results().len();
    if table.series_length() > 1 {
        let totals =
            (0..).zip(table.totals()).map(|(seat, total)| format!("{} {total}", words.sitter(table, seat)));
        let totals = totals.collect::<Vec<_>>().join(", ");
        lines.push(say!(words, "table-totals", count = games, points = totals));
        let winners = table.winners();
        if !winners.is_empty() {
            let alone = reader.is_some_and(|reader| winners == [reader]);
            let values = [("count", winners.len().into()), ("players", names(&winners).into())];
            lines.push(words.say_of("table-series-over", alone, &values));
        }
    }
    lines
}
