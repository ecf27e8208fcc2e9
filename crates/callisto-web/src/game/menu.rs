//! The menu of a game: rules, keys, sounds, and links to other pages.

use games::CallistoTable as _;
use leptos::prelude::*;
use web::app::Link;
use web::back;
use web::settings::preferences;
use web::speech::speech;
use words::say;

use super::at_table::AtTable;
use super::keys::is_for_game;

/// The menu, which opens over the page.
#[component]
pub fn GameMenu() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let preferences = preferences();
    let keys_shown = RwSignal::new(false);
    let open = RwSignal::new(false);
    back::remember();
    let keys = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        "?" if is_for_game(&event) => keys_shown.update(|shown| *shown = !*shown),
        "Escape" => {
            keys_shown.set(false);
            open.set(false);
        }
        _ => {}
    });
    on_cleanup(move || keys.remove());
    let rules = at.table.with_untracked(|table| format!("/rules/{}", table.rules().setup().edition.id()));
    let sounds = move || preferences.0.with(|settings| settings.sounds);
    let show_keys = move |_| {
        open.set(false);
        keys_shown.set(true);
    };
    view! {
        <div class="game-menu">
            <button
                class="button quiet"
                id="game-menu"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {say!(words, "game-menu")}
            </button>
            <div class="menu-sheet" class:hidden=move || !open.get()>
                <Link to=rules class="menu-line">{say!(words, "game-rules")}</Link>
                <button class="menu-line" id="show-keys" on:click=show_keys>{say!(words, "game-keys")}" (?)"</button>
                <label class="menu-line">
                    <input
                        type="checkbox"
                        prop:checked=sounds
                        on:change=move |event| preferences.change(|settings| settings.sounds = event_target_checked(&event))
                    />
                    <span>{say!(words, "web-sounds")}</span>
                </label>
                <Link to="/settings".into() class="menu-line">{say!(words, "web-settings")}</Link>
                <Link to="/new".into() class="menu-line">{say!(words, "web-new-game")}</Link>
                <Link to="/".into() class="menu-line">{say!(words, "web-to-start")}</Link>
            </div>
            <section class="keys-sheet" id="keys" role="dialog" aria-label=say!(words, "game-keys") class:hidden=move || !keys_shown.get()>
                <p>{say!(words, "web-keys")}</p>
                <p>{say!(words, "game-keys-more")}</p>
                <button class="button" id="hide-keys" on:click=move |_| keys_shown.set(false)>{say!(words, "game-close")}</button>
            </section>
        </div>
    }
}
