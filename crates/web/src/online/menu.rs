//! The menu of a running table: share its link, move the seat, pause.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::rest::{Handover, offer_seat};
use table::{Action, Motion, Phase, Table};
use words::say;

use super::connection::Connection;
use super::link_box::{LinkBox, table_link};
use super::people::People;
use super::{notice, rest};
use crate::speech::speech;

/// The menu.
#[component]
pub fn Menu(connection: Connection, id: String) -> impl IntoView {
    let words = speech();
    let moving = RwSignal::new(None::<Result<String, String>>);
    let my_seat = move || {
        let you = connection.you.get()?;
        connection.table.with(|table| table.as_ref()?.seats_of(you).next())
    };
    let table = id.clone();
    let move_seat = move |_| {
        let Some(seat) = untrack(my_seat) else { return };
        let path = offer_seat(&table, seat);
        spawn_local(async move {
            let made = rest::ask::<Handover>("POST", &path, None).await;
            moving.try_set(Some(made.map(|made| made.link).map_err(|fault| fault.text(&words))));
        });
    };
    let phase = move || connection.table.with(|table| table.as_deref().map(Table::phase));
    let stop = move || {
        let (motion, key) = match phase()? {
            Phase::Playing => (Motion::Adjourn, "web-adjourn"),
            Phase::Adjourned => (Motion::Resume, "web-resume"),
            _ => return None,
        };
        let propose = move |_| connection.act(Action::Propose { motion: motion.clone() });
        Some(view! { <button class="button" id="stop" on:click=propose>{words.say(key, &[])}</button> })
    };
    let told = move || match moving.get()? {
        Ok(link) => {
            let about = say!(words, "web-move-seat-about");
            Some(view! { <LinkBox link about id="handover-link"/> }.into_any())
        }
        Err(why) => Some(view! { <p class="trouble" role="alert">{why}</p> }.into_any()),
    };
    let asks = RwSignal::new(notice::can_be_asked());
    let ask = move |_| {
        spawn_local(async move {
            notice::ask().await;
            asks.try_set(notice::can_be_asked());
        });
    };
    view! {
        <details class="menu" id="menu">
            <summary>{say!(words, "web-at-table")}</summary>
            <div class="buttons" class:hidden=move || my_seat().is_none()>
                <button class="button" id="move-seat" on:click=move_seat>{say!(words, "web-move-seat")}</button>
                {stop}
                <button class="button" id="notify" class:hidden=move || !asks.get() on:click=ask>
                    {say!(words, "web-notify")}
                </button>
            </div>
            <People connection/>
            {told}
            <LinkBox link=table_link(&id) about=say!(words, "web-link-watch") id="link"/>
        </details>
    }
}
