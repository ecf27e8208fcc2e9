//! Making a table for others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{Clock, Starter, Tagged};
use words::say;

use super::house_table::table_path;
use super::rest;
use crate::app::{Heading, tick};
use crate::route::way;
use crate::setup::{SeriesChoice, StarterChoice};
use crate::speech::speech;

/// The clocks that are offered.
fn clock(name: &str) -> Clock {
    match name {
        "minute" => Clock::Move { seconds: 60 },
        "ten" => Clock::Game { seconds: 600, increment: 5 },
        "days" => Clock::Days { days: 3 },
        _ => Clock::None,
    }
}

/// The page where a table is made, whichever game is played there: what is chosen for every game, and the making.
#[component]
pub fn Invitation(
    /// The game, as it is chosen when the table is made.
    game: Callback<(), Tagged>,
    /// How many play.
    players: RwSignal<u8>,
    /// What it means to start this game.
    starter_label: String,
    /// How many rounds a series has at first; 0 for a single game.
    usual_rounds: u8,
    /// Who wins a series of this game.
    about_series: String,
    /// What is chosen for this game alone.
    children: Children,
) -> impl IntoView {
    let words = speech();
    let way = way();
    let time = RwSignal::new(Clock::None);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(usual_rounds);
    // Nobody has come yet: seats have numbers only.
    let name = Callback::new(move |seat: u8| say!(words, "web-seat", number = seat + 1));
    let public = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let times = [
        ("none", say!(words, "web-clock-none")),
        ("minute", say!(words, "web-clock-move")),
        ("ten", say!(words, "web-clock-game")),
        ("days", say!(words, "web-clock-days")),
    ];
    let times = times.map(|(value, text)| view! { <option value=value>{text}</option> });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let game = game.run(());
        let wish = json!({
            "game": game,
            "clock": time.get(),
            "starter": starter.get(),
            "rounds": rounds.get(),
            "public": public.get(),
        });
        spawn_local(async move {
            match rest::make_table(wish).await {
                Ok(id) => way.go(&table_path(&id)),
                Err(fault) => {
                    trouble.set(Some(fault.text(&words)));
                    busy.set(false);
                }
            }
        });
    };
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-invite")/>
            <p class="lead">{say!(words, "web-invite-lead")}</p>
            <form on:submit=make>
                {children()}
                <label class="row">
                    <span>{say!(words, "web-clock")}</span>
                    <select id="clock" on:change=move |event| time.set(clock(&event_target_value(&event)))>{times}</select>
                </label>
                <StarterChoice label=starter_label players starter name/>
                <SeriesChoice players rounds about=about_series/>
                {tick(say!(words, "web-public"), public)}
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <div class="form-end">
                    <button class="button primary large" type="submit" id="make-table" disabled=move || busy.get()>
                        {say!(words, "web-make-table")}
                    </button>
                </div>
            </form>
        </main>
    }
}
