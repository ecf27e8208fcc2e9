//! Making a table for others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{CallistoChoice, Clock, Game};
use words::say;

use super::house_table::address;
use super::rest;
use crate::app::{Heading, Link, player_count, tick};
use crate::editions;
use crate::route::way;
use crate::settings::preferences;
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

/// The choice of a clock.
#[component]
pub fn ClockChoice(time: RwSignal<Clock>) -> impl IntoView {
    let words = speech();
    let times = [
        ("none", say!(words, "web-clock-none")),
        ("minute", say!(words, "web-clock-move")),
        ("ten", say!(words, "web-clock-game")),
        ("days", say!(words, "web-clock-days")),
    ];
    let times = times.map(|(value, text)| view! { <option value=value>{text}</option> });
    view! {
        <label class="row">
            <span>{say!(words, "web-clock")}</span>
            <select id="clock" on:change=move |event| time.set(clock(&event_target_value(&event)))>{times}</select>
        </label>
    }
}

/// The page where a table is made.
#[component]
pub fn InvitePage() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let edition = RwSignal::new(preferences.now().edition);
    let players = RwSignal::new(2_u8);
    let time = RwSignal::new(Clock::None);
    let series = RwSignal::new(true);
    let public = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let options = editions::all().into_iter().map(|choice| {
        let value = editions::choice(&choice);
        let chosen = edition.get_untracked() == value;
        view! { <option value=value selected=chosen>{words.edition(&choice)}</option> }
    });
    let options = options.collect_view();
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let choice = CallistoChoice {
            edition: edition.get(),
            players: players.get(),
            strict_exit: false,
            four_colours: false,
        };
        let wish = json!({
            "game": Game::Callisto(choice),
            "clock": time.get(),
            "rounds": u8::from(series.get()),
            "public": public.get(),
        });
        preferences.change(|settings| settings.edition = edition.get_untracked());
        spawn_local(async move {
            match rest::make_table(wish).await {
                Ok(id) => way.go(&address(false, &id)),
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
            <p><Link to="/villa/invite".into()>{say!(words, "web-invite-villa")}</Link></p>
            <form on:submit=make>
                <label class="row">
                    <span>{say!(words, "web-edition")}</span>
                    <select on:change=move |event| edition.set(event_target_value(&event))>{options}</select>
                </label>
                <fieldset class="choice">
                    <legend>{say!(words, "web-players")}</legend>
                    {player_count(vec![2, 3, 4], players)}
                </fieldset>
                <ClockChoice time/>
                {tick(say!(words, "web-series"), series)}
                {tick(say!(words, "web-public"), public)}
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <button class="button primary large" type="submit" id="make-table" disabled=move || busy.get()>
                    {say!(words, "web-make-table")}
                </button>
            </form>
        </main>
    }
}
