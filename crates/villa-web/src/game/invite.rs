//! Making a table for others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{Clock, Game, VillaChoice};
use villa::Dealing;
use web::app::{Heading, player_count, tick};
use web::online::{ClockChoice, address, rest};
use web::route::way;
use web::speech::speech;
use words::say;

/// Seconds to object that are offered; 0 for all the time in the world.
const OBJECTION: [u16; 4] = [10, 20, 60, 0];

/// The page where a table is made.
#[component]
pub fn InvitePage() -> impl IntoView {
    let words = speech();
    let way = way();
    let usual = VillaChoice::new(2);
    let players = RwSignal::new(usual.players);
    let throws = RwSignal::new(false);
    let expert = RwSignal::new(usual.expert);
    let aids = RwSignal::new(usual.aids);
    let objection = RwSignal::new(usual.objection);
    let time = RwSignal::new(Clock::None);
    let series = RwSignal::new(false);
    let public = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let times = OBJECTION.map(|seconds| {
        let text = match seconds {
            0 => say!(words, "web-clock-none"),
            _ => say!(words, "yard-seconds", count = u32::from(seconds)),
        };
        view! { <option value=seconds.to_string() selected=seconds == usual.objection>{text}</option> }
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let choice = VillaChoice {
            dealing: if throws.get() { Dealing::Throw } else { Dealing::Choose },
            expert: expert.get(),
            aids: aids.get(),
            objection: objection.get(),
            ..VillaChoice::new(players.get())
        };
        let wish = json!({
            "game": Game::Villa(choice),
            "clock": time.get(),
            "rounds": u8::from(series.get()),
            "public": public.get(),
        });
        spawn_local(async move {
            match rest::make_table(wish).await {
                Ok(id) => way.go(&address(true, &id)),
                Err(fault) => {
                    trouble.set(Some(fault.text(&words)));
                    busy.set(false);
                }
            }
        });
    };
    let choose = move |event| objection.set(event_target_value(&event).parse().unwrap_or(usual.objection));
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-invite")/>
            <p class="lead">{say!(words, "web-invite-lead")}</p>
            <form on:submit=make>
                <fieldset class="choice">
                    <legend>{say!(words, "web-players")}</legend>
                    {player_count(vec![2, 3, 4], players)}
                </fieldset>
                <label class="row">
                    <span>{say!(words, "yard-objection")}</span>
                    <select id="objection" on:change=choose>{times}</select>
                </label>
                <ClockChoice time/>
                {tick(say!(words, "yard-throws"), throws)}
                {tick(say!(words, "yard-expert"), expert)}
                {tick(say!(words, "yard-may-aid"), aids)}
                {tick(say!(words, "yard-series"), series)}
                {tick(say!(words, "web-public"), public)}
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <button class="button primary large" type="submit" id="make-table" disabled=move || busy.get()>
                    {say!(words, "web-make-table")}
                </button>
            </form>
        </main>
    }
}
