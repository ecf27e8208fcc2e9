//! Creating an online table of Villa Paletti.

use games::VillaChoice;
use leptos::prelude::*;
use table::Tagged;
use villa::Dealing;
use web::app::{player_count, tick};
use web::online::Invitation;
use web::speech::speech;
use words::say;

use super::new::felt_unless;

/// The choices of seconds to object; 0 for no limit.
const OBJECTION: [u16; 4] = [10, 20, 60, 0];

/// The page that creates it.
#[component]
pub fn InvitePage() -> impl IntoView {
    let words = speech();
    let usual = VillaChoice::new(2);
    let players = RwSignal::new(usual.players);
    let throws = RwSignal::new(false);
    let expert = RwSignal::new(usual.expert);
    let aids = RwSignal::new(usual.aids);
    let feel = felt_unless(expert);
    let objection = RwSignal::new(usual.objection);
    let times = OBJECTION.map(|seconds| {
        let text = match seconds {
            0 => say!(words, "web-clock-none"),
            _ => say!(words, "yard-seconds", count = u32::from(seconds)),
        };
        view! { <option value=seconds.to_string() selected=seconds == usual.objection>{text}</option> }
    });
    let game = Callback::new(move |()| {
        Tagged::from(&VillaChoice {
            dealing: if throws.get() { Dealing::Throw } else { Dealing::Choose },
            expert: expert.get(),
            aids: aids.get(),
            feel: feel.get(),
            objection: objection.get(),
            ..VillaChoice::new(players.get())
        })
    });
    let choose = move |event| objection.set(event_target_value(&event).parse().unwrap_or(usual.objection));
    view! {
        <Invitation
            game
            players
            starter_label=say!(words, "setup-stone")
            about_series=say!(words, "setup-series-most")
        >
            <fieldset class="choice">
                <legend>{say!(words, "web-players")}</legend>
                {player_count(vec![2, 3, 4], players)}
            </fieldset>
            <label class="row">
                <span>{say!(words, "yard-objection")}</span>
                <select id="objection" on:change=choose>{times}</select>
            </label>
            {tick(say!(words, "yard-throws"), throws)}
            {tick(say!(words, "yard-expert"), expert)}
            {tick(say!(words, "yard-may-aid"), aids)}
            {tick(say!(words, "yard-feel"), feel)}
        </Invitation>
    }
}
