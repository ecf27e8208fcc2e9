//! Players who are not connected, and what the others can do: wait, let a bot continue, or end the game.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Guest, Phase, Table, Time};
use words::say;

use super::connection::Connection;
use crate::here::time_of_day;
use crate::settings::preferences;
use crate::speech::{Speech, speech};

/// A page that is loaded again is away for a moment; nobody is asked about that.
const MOMENT: Duration = Duration::from_secs(4);

/// The seats whose players are not connected, and since when, where this page saw them go.
pub fn seats_away(connection: Connection) -> Memo<Vec<(u8, Option<Time>)>> {
    Memo::new(move |_| {
        let (present, left) = (connection.present.get(), connection.left.get());
        let seats = |table: &Table| {
            let people = (0..).zip(table.seats()).filter_map(|(n, seat)| Some((n, seat.person()?)));
            let gone = people.filter(|(_, guest)| !present.contains(guest));
            gone.map(|(n, guest)| (n, left.get(&guest).copied())).collect()
        };
        connection.table.with(|table| table.as_deref().map(seats).unwrap_or_default())
    })
}

/// The mark of a player who is not connected.
pub fn away_mark(words: &Speech, since: Option<Time>) -> String {
    match since {
        Some(since) => say!(words, "online-away-mark", time = time_of_day(since)),
        None => say!(words, "table-who-away"),
    }
}

/// Asks the players who are here what to do about one who is not.
#[component]
pub fn AwayBox(connection: Connection) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let away = seats_away(connection);
    // Those about whom the reader has decided to wait, until they have been back.
    let waited = RwSignal::new(BTreeSet::<u8>::new());
    let settled = RwSignal::new(Vec::new());
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
        let now = away.get();
        waited.update(|waited| waited.retain(|seat| now.iter().any(|(away, _)| away == seat)));
        settled.update(|settled: &mut Vec<(u8, Option<Time>)>| settled.retain(|one| now.contains(one)));
        set_timeout_with_handle(move || drop(settled.try_set(now)), MOMENT).ok()
    });
    let asked = Memo::new(move |_| {
        let you = connection.you.get()?;
        let waited = waited.get();
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let plays = table.phase() == Phase::Playing && table.seats_of(you).next().is_some();
            let given_up = table.given_up();
            let asks = |(seat, _): &(u8, _)| !waited.contains(seat) && !given_up.contains(seat);
            settled.get().into_iter().find(|one| plays && asks(one))
        })
    });
    move || {
        let (seat, since) = asked.get()?;
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let is_host = connection.you.get() == Some(table.host());
            Some(question(words, connection, table, seat, since, is_host, waited, preferences.now().level))
        })
    }
}

#[allow(clippy::too_many_arguments)]
fn question(
    words: Speech,
    connection: Connection,
    table: &Table,
    seat: u8,
    since: Option<Time>,
    is_host: bool,
    waited: RwSignal<BTreeSet<u8>>,
    level: u8,
) -> impl IntoView + use<> {
    let name = words.sitter(table, seat);
    let text = match since {
        Some(since) => say!(words, "online-away-since", name = name, time = time_of_day(since)),
        None => say!(words, "online-away", name = name),
    };
    let bot = move |_| {
        let actions = connection.table.with_untracked(|table| Some(table.as_ref()?.bot_instead(seat, level)));
        actions.into_iter().flatten().for_each(|action| connection.act(action));
    };
    let end = move |_| connection.act(Action::FreeSeat { seat });
    let wait = move |_| {
        waited.update(|waited| {
            waited.insert(seat);
        });
    };
    let others = is_host.then(|| {
        view! {
            <button class="button" id="away-bot" on:click=bot>{say!(words, "online-away-bot")}</button>
            <button class="button" id="away-end" on:click=end>{say!(words, "online-away-end")}</button>
        }
    });
    let host = host_of(table).filter(|_| !is_host).map(|host| {
        view! { <span class="note">{say!(words, "online-away-host", host = host)}</span> }
    });
    view! {
        <section class="motion" role="status" id="away">
            <p>{text}" "{host}</p>
            <div class="buttons">
                {others}
                <button class="button primary" id="away-wait" on:click=wait>{say!(words, "online-away-wait")}</button>
            </div>
        </section>
    }
}

fn host_of(table: &Table) -> Option<String> {
    let host: Guest = table.host();
    table.name(host).map(String::from)
}
