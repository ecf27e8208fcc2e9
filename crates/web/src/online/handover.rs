//! Moving a seat here from another device of the same person.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::rest::{TakenSeat, take_seat};
use words::say;

use super::rest;
use crate::app::Heading;
use crate::route::way;
use crate::speech::speech;

/// Takes the seat and opens its table.
#[component]
pub fn HandoverPage(code: String) -> impl IntoView {
    let words = speech();
    let way = way();
    let trouble = RwSignal::new(None::<String>);
    let take = move |_| {
        let path = take_seat(&code);
        spawn_local(async move {
            let taken = async {
                rest::introduce().await?;
                rest::ask::<TakenSeat>("POST", &path, None).await
            };
            match taken.await {
                Ok(taken) => way.go(&format!("/t/{}", taken.id)),
                Err(fault) => trouble.set(Some(fault.text(&words))),
            }
        });
    };
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-handover")/>
            <p>{say!(words, "web-handover-about")}</p>
            <p class="trouble" role="alert">{move || trouble.get()}</p>
            <button class="button primary large" id="take-seat" on:click=take>
                {say!(words, "web-handover-take")}
            </button>
        </main>
    }
}
