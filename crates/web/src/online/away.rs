//! Players who are not connected, and what the others can do: wait, let a bot continue, or end the game.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Phase, Table, Time};
use words::say;

use super::connection::Connection;
use crate::app::focus;
use crate::here::time_of_day;
use crate::settings::preferences;
use crate::speech::{Speech, speech};

/// A page that is loaded again is away for a moment; nobody is asked about that. Nor about one that has lost its connection
/// and comes back by itself: it tries every five seconds, in a tab in the background a little less often.
const MOMENT: Duration = Duration::from_secs(12);

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
    let away = seats_away(connection);
    // Those about whom the reader has decided to wait, until they have been back.
    let waited = RwSignal::new(BTreeSet::<u8>::new());
    // The seat and the way that the host has chosen, and not confirmed yet.
    let sure = RwSignal::new(None::<(u8, Way)>);
    let settled = RwSignal::new(Vec::new());
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
        let now = away.get();
        let is_away = |seat: &u8| now.iter().any(|(away, _)| away == seat);
        waited.update(|waited| waited.retain(is_away));
        sure.update(|sure| *sure = sure.filter(|(seat, _)| is_away(seat)));
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
            let about = About { connection, seat, since, sure, waited };
            Some(about.question(words, table.as_ref()?))
        })
    }
}

/// What the host may do about a player who is away.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Bot,
    Without,
}

/// The question about one player.
#[derive(Clone, Copy)]
struct About {
    connection: Connection,
    seat: u8,
    since: Option<Time>,
    sure: RwSignal<Option<(u8, Way)>>,
    waited: RwSignal<BTreeSet<u8>>,
}

impl About {
    fn question(self, words: Speech, table: &Table) -> impl IntoView + use<> {
        let name = words.sitter(table, self.seat);
        let chosen = self.sure.get().filter(|(seat, _)| *seat == self.seat);
        let text = match (chosen, self.since) {
            (Some(_), _) => say!(words, "online-away-sure", name = name),
            (_, Some(since)) => say!(words, "online-away-since", name = name, time = time_of_day(since)),
            (_, None) => say!(words, "online-away", name = name),
        };
        let buttons = match chosen {
            Some((_, way)) => self.confirm(words, table, way).into_any(),
            None => self.ways(words, table).into_any(),
        };
        view! {
            <section class="motion" role="status" id="away">
                <p>{text}" "{self.host(words, table)}</p>
                <div class="buttons">{buttons}</div>
            </section>
        }
    }

    /// Who else can do something, unless it is the player who is away.
    fn host(self, words: Speech, table: &Table) -> Option<impl IntoView + use<>> {
        let host = table.host();
        let is_absent = table.seats_of(host).any(|seat| seat == self.seat);
        let is_other = self.connection.you.get() != Some(host) && !is_absent;
        let name = table.name(host).filter(|_| is_other)?;
        Some(view! { <span class="note">{say!(words, "online-away-host", host = name)}</span> })
    }

    fn ways(self, words: Speech, table: &Table) -> impl IntoView + use<> {
        let button = |id, way| {
            let choose = move |_| {
                self.sure.set(Some((self.seat, way)));
                focus("away-no");
            };
            view! { <button class="button" id=id on:click=choose>{self.named(words, table, way)}</button> }
        };
        let is_host = self.connection.you.get() == Some(table.host());
        let others = is_host.then(|| {
            let may_bot = table.bot_instead(table.host(), self.seat, 1).is_some();
            (may_bot.then(|| button("away-bot", Way::Bot)), button("away-end", Way::Without))
        });
        let wait = move |_| {
            self.waited.update(|waited| {
                waited.insert(self.seat);
            });
        };
        view! {
            {others}
            <button class="button primary" id="away-wait" on:click=wait>{say!(words, "online-away-wait")}</button>
        }
    }

    /// What is pressed by mistake can still be left.
    fn confirm(self, words: Speech, table: &Table, way: Way) -> impl IntoView + use<> {
        let level = preferences().now().level;
        let leave = move |_| {
            self.sure.set(None);
            focus("away-wait");
        };
        let act = move |_| {
            let actions = self.connection.table.with_untracked(|table| match (way, table) {
                (Way::Bot, Some(table)) => table.bot_instead(table.host(), self.seat, level).map(Vec::from),
                _ => Some(vec![Action::FreeSeat { seat: self.seat }]),
            });
            actions.into_iter().flatten().for_each(|action| self.connection.act(action));
            self.sure.set(None);
        };
        view! {
            <button class="button" id="away-no" on:click=leave>{say!(words, "web-no")}</button>
            <button class="button" id="away-yes" on:click=act>{self.named(words, table, way)}</button>
        }
    }

    fn named(self, words: Speech, table: &Table, way: Way) -> String {
        match way {
            Way::Bot => say!(words, "online-away-bot"),
            Way::Without if table.goes_on_without(self.seat) => say!(words, "online-away-without"),
            Way::Without => say!(words, "online-away-end"),
        }
    }
}
