//! Creating an online table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::rest::NewTable;
use table::{Clock, Starter, Tagged};
use words::say;

use super::gather::will_sit;
use super::online_table::table_path;
use super::{name, rest};
use crate::app::{Heading, tick};
use crate::route::way;
use crate::settings::preferences;
use crate::setup::{SeriesChoice, StarterChoice};
use crate::speech::speech;

/// The clocks to choose from.
fn clock(name: &str) -> Clock {
    match name {
        "minute" => Clock::Move { seconds: 60 },
        "ten" => Clock::Game { seconds: 600, increment: 5 },
        "days" => Clock::Days { days: 3 },
        _ => Clock::None,
    }
}

/// The page that creates a table of any game: the options that all games have, and the button.
#[component]
pub fn Invitation(
    /// The game, as it is chosen when the table is made.
    game: Callback<(), Tagged>,
    /// How many play.
    players: RwSignal<u8>,
    /// The question who starts, in the words of this game.
    starter_label: String,
    /// How many rounds a series of this many players has at first; 0 for a single game.
    #[prop(default = |_| 0)]
    usual_rounds: fn(u8) -> u8,
    /// Who wins a series of this game.
    about_series: String,
    /// The options of this game alone.
    children: Children,
) -> impl IntoView {
    let words = speech();
    let way = way();
    let time = RwSignal::new(Clock::None);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(usual_rounds(players.get_untracked()));
    let preferences = preferences();
    let offered = name::offered(&words);
    let own_name = RwSignal::new(offered.clone());
    // Nobody has come yet: seats have numbers only.
    let seat_name = Callback::new(move |seat: u8| say!(words, "web-seat", number = seat + 1));
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
        let name = own_name.get_untracked().trim().to_string();
        let name = if name.is_empty() { offered.clone() } else { name };
        name::remember(preferences, &name, &offered);
        busy.set(true);
        let game = game.run(());
        let wanted = NewTable {
            game,
            clock: time.get(),
            starter: starter.get(),
            rounds: Some(rounds.get()),
            public: public.get(),
        };
        spawn_local(async move {
            match rest::make_table(&wanted).await {
                Ok(id) => {
                    will_sit(&id, &name);
                    way.go(&table_path(&id));
                }
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
                <label class="row">
                    <span>{say!(words, "online-your-name")}</span>
                    <input
                        type="text"
                        id="name"
                        maxlength="40"
                        autocomplete="nickname"
                        prop:value=move || own_name.get()
                        on:input=move |event| own_name.set(event_target_value(&event))
                    />
                </label>
                {children()}
                <label class="row">
                    <span>{say!(words, "web-clock")}</span>
                    <select id="clock" on:change=move |event| time.set(clock(&event_target_value(&event)))>{times}</select>
                </label>
                <StarterChoice label=starter_label players starter name=seat_name/>
                <SeriesChoice players rounds usual=usual_rounds about=about_series/>
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
