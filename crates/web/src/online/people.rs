//! The people at the table, players and spectators, with what the host can do about them.

use leptos::prelude::*;
use table::{Action, Guest, Person, Table};
use words::say;

use super::connection::Connection;
use crate::speech::{Speech, speech};

/// The list. The host finds a button for each thing beside each name.
#[component]
pub fn People(connection: Connection) -> impl IntoView {
    let words = speech();
    let list = move || {
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let here = table.people().iter().filter(|(_, person)| !person.gone && !person.removed);
            let here = here
                .enumerate()
                .map(|(n, (guest, person))| one(&words, connection, table, n, *guest, person));
            Some(here.collect_view())
        })
    };
    // Spectators without a name are counted.
    let strangers = move || {
        let (present, you) = (connection.present.get(), connection.you.get());
        connection.table.with(|table| {
            let known =
                |guest: &Guest| table.as_ref().is_some_and(|table| table.people().contains_key(guest));
            // The reader is no stranger, also without a name.
            let count = present.iter().filter(|guest| !known(guest) && you != Some(**guest)).count();
            (count > 0).then(|| say!(words, "table-who-strangers", count = count))
        })
    };
    let is_host = Memo::new(move |_| {
        let you = connection.you.get();
        connection.table.with(|table| table.as_ref().is_some_and(|table| you == Some(table.host())))
    });
    view! {
        <section class="people" id="people">
            <h2>{say!(words, "web-people")}</h2>
            <ul>{list}</ul>
            <p class="note">{strangers}</p>
            <Show when=move || is_host.get()>
                <details class="close-table">
                    <summary>{say!(words, "web-close-table")}</summary>
                    <button class="button" id="close-table" on:click=move |_| connection.act(Action::Close)>
                        {say!(words, "web-close-sure")}
                    </button>
                </details>
            </Show>
        </section>
    }
}

fn one(
    words: &Speech,
    connection: Connection,
    table: &Table,
    n: usize,
    guest: Guest,
    person: &Person,
) -> impl IntoView + use<> {
    let (host, you) = (table.host(), connection.you.get());
    let is_away = !connection.present.with(|present| present.contains(&guest));
    let tags = [
        (you == Some(guest), "table-who-you"),
        (guest == host, "table-who-host"),
        (person.muted, "table-who-muted"),
        (table.seats_of(guest).next().is_none(), "online-watching"),
        (is_away && you != Some(guest), "table-who-away"),
    ];
    let tags = tags.into_iter().filter(|(is_so, _)| *is_so);
    let tags = tags.map(|(_, key)| view! { <em class="out">{words.say(key, &[])}</em> }).collect_view();
    let muted = !person.muted;
    let act = move |action: Action| move |_| connection.act(action.clone());
    let buttons = (you == Some(host) && guest != host).then(|| {
        let mute = words.say(if muted { "web-mute" } else { "web-unmute" }, &[]);
        view! {
            <span class="buttons">
                <button class="button" id=format!("mute-{n}") on:click=act(Action::Mute { guest, muted })>{mute}</button>
                <button class="button" id=format!("remove-{n}") on:click=act(Action::Remove { guest })>
                    {say!(words, "web-expel")}
                </button>
                <button class="button" id=format!("host-{n}") on:click=act(Action::HandOn { to: guest })>
                    {say!(words, "web-make-host")}
                </button>
            </span>
        }
    });
    view! {
        <li class="person">
            <strong>{person.name.clone()}</strong>
            {tags}
            {buttons}
        </li>
    }
}
