//! Making a table for others.

use games::CallistoChoice;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{Clock, Starter, Tagged};
use words::say;

use super::house_table::address;
use super::rest;
use crate::app::{Heading, Link, player_count, tick};
use crate::editions;
use crate::route::way;
use crate::settings::preferences;
use crate::speech::speech;
use crate::start::{SeriesChoice, StarterChoice};

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
                Ok(id) => way.go(&address(&game.game, &id)),
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
                <button class="button primary large" type="submit" id="make-table" disabled=move || busy.get()>
                    {say!(words, "web-make-table")}
                </button>
            </form>
        </main>
    }
}

/// The page where a table of Callisto is made.
#[component]
pub fn InvitePage() -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let edition = RwSignal::new(preferences.now().edition);
    let players = RwSignal::new(2_u8);
    let (four_colours, strict_exit) = (RwSignal::new(false), RwSignal::new(false));
    let options = editions::all().into_iter().map(|choice| {
        let value = editions::choice(&choice);
        let chosen = edition.get_untracked() == value;
        view! { <option value=value selected=chosen>{words.edition(&choice)}</option> }
    });
    let options = options.collect_view();
    let game = Callback::new(move |()| {
        preferences.change(|settings| settings.edition = edition.get_untracked());
        Tagged::from(&CallistoChoice {
            edition: edition.get(),
            players: players.get(),
            strict_exit: strict_exit.get(),
            four_colours: four_colours.get() && players.get() == 2,
        })
    });
    let four_label = say!(words, "web-four-colours");
    view! {
        <Invitation
            game
            players
            starter_label=say!(words, "setup-starter")
            usual_rounds=1
            about_series=say!(words, "setup-series-points")
        >
            <p><Link to="/villa/invite".into()>{say!(words, "web-invite-villa")}</Link></p>
            <label class="row">
                <span>{say!(words, "web-edition")}</span>
                <select id="edition" on:change=move |event| edition.set(event_target_value(&event))>{options}</select>
            </label>
            <fieldset class="choice">
                <legend>{say!(words, "web-players")}</legend>
                {player_count(vec![2, 3, 4], players)}
            </fieldset>
            {tick(say!(words, "web-strict-exit"), strict_exit)}
            {move || (players.get() == 2).then(|| tick(four_label.clone(), four_colours))}
        </Invitation>
    }
}
