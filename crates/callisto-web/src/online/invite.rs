//! Creating an online table of Callisto.

use games::CallistoChoice;
use leptos::prelude::*;
use table::Tagged;
use web::app::{Link, player_count, tick};
use web::online::Invitation;
use web::settings::preferences;
use web::speech::speech;
use words::say;

use crate::editions;
use crate::speech::CallistoSpeech as _;

/// The page that creates it.
#[component]
pub fn InvitePage() -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let edition = RwSignal::new(editions::last(&preferences.now()));
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
            usual_rounds=CallistoChoice::usual_rounds
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
