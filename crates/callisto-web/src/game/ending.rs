//! The end of a game and of a series, with the buttons for what comes next.

use callisto::{Player, Record};
use games::CallistoTable as _;
use leptos::prelude::*;
use table::{Action, Motion, Phase, Table};
use web::app::Link;
use web::here::lot;
use web::route::way;
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use crate::result::Ended;
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
        let (lines, scores) = at.table.with(|table| {
            let ended = Ended::at_table(&words, table, &result);
            (told(&words, table, &ended, at.reader()), ended.scores())
        });
        let scores = scores.into_iter().map(|(name, points)| {
            view! { <li><span>{name}</span>{say!(words, "terminal-penalty", points = points)}</li> }
        });
        let scores = scores.collect_view();
        let (first, more) = (lines.first().cloned(), lines.into_iter().skip(1));
        let next = move |_| at.act.run(Action::Start { lot: lot() });
        let again = move |_| match at.on_device {
            Some(on_device) => on_device.again.run(()),
            None => at.act.run(Action::Propose { motion: Motion::Rematch }),
        };
        let look = move |_| {
            let record = at.table.with_untracked(|table| record(&words, table, at.reader()));
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
        // A spectator has nothing to continue.
        let go_on = at.mine.with(|mine| !mine.is_empty()).then_some(go_on);
        Some(view! {
            <section class="ending" role="alert">
                <p>{first}</p>
                <ul class="scores">{scores}</ul>
                {more.map(|line| view! { <p>{line}</p> }).collect_view()}
                {(at.is_local && phase == Phase::Finished).then(|| view! { <NextLevel/> })}
                <div class="buttons">
                    {go_on}
                    <button class="button" id="look" on:click=look>{say!(words, "web-look")}</button>
                    <Link to="/".into() class="button">{say!(words, "web-to-start")}</Link>
                </div>
            </section>
        })
    }
}

/// The game as a file. Bots have names, too. Moves cannot express a resignation, so the end of the file says it.
fn record(words: &Speech, table: &Table, reader: Option<u8>) -> Option<Record> {
    let round = table.round()?;
    let mut record = table.record(round);
    for seat in 0..table.rulebook().seats() {
        record.set_player_name(Player(seat), &words.sitter(table, seat));
    }
    let result = round.outcome().filter(|result| !result.given_up.is_empty());
    if let Some(result) = result {
        let end = record.main_end();
        record.set_comment(end, &Ended::at_table(words, table, &result).line(words, reader));
    }
    Some(record)
}

/// Offers a stronger bot after two wins in a row.
#[component]
fn NextLevel() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let on_device = at.on_device?;
    let level = at.table.with_untracked(|table| (on_device.stronger)(table))?;
    let go = move |_| on_device.play.run(level);
    Some(view! {
        <p>{say!(words, "game-two-wins")}</p>
        <button class="button primary" id="next-level" on:click=go>{say!(words, "game-next-level", level = level)}</button>
    })
}

fn told(words: &Speech, table: &Table, ended: &Ended, reader: Option<u8>) -> Vec<String> {
    let name = |seat: u8| words.player_name(table, seat);
    let mut lines = vec![ended.line(words, reader)];
    let names = |seats: &[u8]| seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>().join(", ");
    let games = table.results().len();
    if table.series_length() > 1 {
        let totals = (0..).zip(table.totals()).map(|(seat, total)| format!("{} {total}", name(seat)));
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
