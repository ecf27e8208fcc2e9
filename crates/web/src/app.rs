//! The app: which page is shown, and what all pages have in common.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use words::{Language, say};

use crate::board::Patterns;
use crate::game::LocalGame;
use crate::learn::{LearnPage, RulesPage};
use crate::online::{HandoverPage, InvitePage, TablePage, WatchPage};
use crate::review::{Opened, ReviewPage};
use crate::route::{Route, Way, way};
use crate::settings::{self, Preferences, SettingsPage, preferences};
use crate::speech::{self, Speech, speech};
use crate::start::{NewGame, Start};

/// Shows the page. The worker loads the same module and does not call this.
#[wasm_bindgen]
pub async fn start(texts: String) {
    console_error_panic_hook::set_once();
    speech::find_texts(&texts);
    let language = settings::stored().language();
    let mut first = Speech::learn(language).await;
    if first.is_none() {
        first = Speech::learn(Language::English).await;
    }
    let Some(first) = first else { return };
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(move || view! { <App first/> });
}

#[component]
fn App(
    /// What is spoken first.
    first: Speech,
) -> impl IntoView {
    let preferences = Preferences::open();
    let way = Way::open();
    provide_context(preferences);
    provide_context(way);
    provide_context(Opened(RwSignal::new(None)));
    let language = Memo::new(move |_| preferences.0.with(|settings| settings.language()));
    let speech = RwSignal::new(first);
    Effect::new(move || {
        let language = language.get();
        spawn_local(async move {
            // Without the house and without its texts, the page goes on in the language that it has.
            let other = Speech::learn(language).await;
            let is_new = |other: &Speech| other.language() != speech.get_untracked().language();
            if let Some(other) = other.filter(is_new) {
                speech.set(other);
            }
        });
    });
    let route = way.route();
    // A language is a page built anew: every text below is said once.
    view! {
        <Patterns/>
        {move || {
            provide_context(speech.get());
            let page = match route.get() {
                Route::Start => view! { <Start/> }.into_any(),
                Route::New => view! { <NewGame/> }.into_any(),
                Route::Play(id) => view! { <LocalGame id/> }.into_any(),
                Route::Invite => view! { <InvitePage/> }.into_any(),
                Route::Watch => view! { <WatchPage/> }.into_any(),
                Route::Table(id) => view! { <TablePage id/> }.into_any(),
                Route::Handover(code) => view! { <HandoverPage code/> }.into_any(),
                Route::Review => view! { <ReviewPage/> }.into_any(),
                Route::Learn => view! { <LearnPage/> }.into_any(),
                Route::Rules(id) => view! { <RulesPage id/> }.into_any(),
                Route::Settings => view! { <SettingsPage/> }.into_any(),
                Route::Nowhere => view! { <Nowhere/> }.into_any(),
            };
            let at_start = route.get() == Route::Start;
            view! {
                <Top at_start/>
                {page}
            }
        }}
    }
}

/// A link to another page of ours, which is shown without loading anything.
#[component]
pub fn Link(
    /// Where it leads.
    to: String,
    /// How it looks.
    #[prop(optional, into)]
    class: String,
    children: Children,
) -> impl IntoView {
    let way = way();
    let target = to.clone();
    let follow = move |event: leptos::ev::MouseEvent| {
        // Another tab is the browser's business.
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        way.go(&target);
    };
    view! { <a href=to class=class on:click=follow>{children()}</a> }
}

#[component]
fn Top(at_start: bool) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let language = words.language();
    let options = Language::ALL.map(|other| {
        view! { <option value=other.code() selected=other == language>{other.name()}</option> }
    });
    let choose = move |event| preferences.change(|settings| settings.language = event_target_value(&event));
    view! {
        <header class="top" class:at-start=at_start>
            <Link to="/".into() class="brand">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M2 5h20v2.4H2zM2 20h20v2H2zM4.5 8.4h3.4V19H4.5zM10.3 8.4h3.4V19h-3.4zM16.1 8.4h3.4V19h-3.4z"/>
                </svg>
                <span>"Loggia"</span>
            </Link>
            <nav class="top-tools">
                <select aria-label=say!(words, "web-language") on:change=choose>
                    {options}
                </select>
                <Link to="/settings".into() class="quiet">{say!(words, "web-settings")}</Link>
            </nav>
        </header>
    }
}

/// Something that can be switched on and off.
pub fn tick(label: String, signal: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || signal.get()
                on:change=move |event| signal.set(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}

/// The title of a page, which is also the title of the browser's tab.
#[component]
pub fn Heading(text: String) -> impl IntoView {
    document().set_title(&format!("{text} · Loggia"));
    view! { <h1>{text}</h1> }
}

#[component]
fn Nowhere() -> impl IntoView {
    let words = speech();
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-nowhere")/>
            <p>{say!(words, "web-nowhere-next")}</p>
            <Link to="/".into() class="button primary">{say!(words, "web-to-start")}</Link>
        </main>
    }
}
