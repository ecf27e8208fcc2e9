//! The frame around every page: language, settings, routing, the bar at the top.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use words::{Language, say};

use crate::route::{Way, way};
use crate::settings::{self, Preferences, preferences};
use crate::speech::{self, Speech, speech};

/// The pages of a module. Going to any other page loads the module that has it.
#[derive(Clone, Copy)]
pub struct Pages {
    /// The first parts of their addresses; the first page of the server has none.
    pub parts: &'static [&'static str],
    /// The page of a path.
    pub show: fn(&str) -> AnyView,
}

/// Shows pages until the tab is closed; `texts` says where the words of each language are.
pub async fn open(texts: &str, pages: Pages) {
    console_error_panic_hook::set_once();
    speech::find_texts(texts);
    let language = settings::stored().language();
    let mut first = Speech::learn(language).await;
    if first.is_none() {
        first = Speech::learn(Language::English).await;
    }
    let Some(first) = first else { return };
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(move || frame(first, pages));
}

/// What all pages have in common. It starts with this language.
fn frame(first: Speech, pages: Pages) -> impl IntoView {
    let preferences = Preferences::open();
    let way = Way::open(pages.parts);
    provide_context(preferences);
    provide_context(way);
    let language = Memo::new(move |_| preferences.0.with(|settings| settings.language()));
    let speech = RwSignal::new(first);
    Effect::new(move || {
        let language = language.get();
        spawn_local(async move {
            // If the texts cannot be loaded, the page keeps its language.
            let other = Speech::learn(language).await;
            let is_new = |other: &Speech| other.language() != speech.get_untracked().language();
            if let Some(other) = other.filter(is_new) {
                speech.set(other);
            }
        });
    });
    // Another language builds the page again: the texts below are read once.
    move || {
        provide_context(speech.get());
        let path = way.path().get();
        view! {
            <Top at_start=path == "/"/>
            <Failed/>
            {(pages.show)(&path)}
        }
    }
}

/// A link to another page of ours. If this module has it, nothing is loaded.
#[component]
pub fn Link(
    /// Where it leads.
    to: String,
    /// How it looks.
    #[prop(optional, into)]
    class: String,
    /// Its id on the page.
    #[prop(optional, into)]
    id: Option<String>,
    children: Children,
) -> impl IntoView {
    let way = way();
    let target = to.clone();
    let follow = move |event: leptos::ev::MouseEvent| {
        // A link to another tab is left to the browser.
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        way.go(&target);
    };
    view! { <a href=to class=class id=id on:click=follow>{children()}</a> }
}

/// Moves the focus to an element by its id, once that is drawn.
pub fn focus(id: &'static str) {
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(id) {
            let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}

/// A large link on a first page.
#[component]
pub fn Door(
    /// Where it leads.
    to: &'static str,
    /// What is there.
    name: String,
    /// A short description.
    about: String,
) -> impl IntoView {
    view! { <Link to=to.into() class="door"><strong>{name}</strong><span>{about}</span></Link> }
}

/// A notice that bots and hints have stopped working.
#[component]
fn Failed() -> impl IntoView {
    let words = speech();
    let failed = crate::worker::has_failed();
    let load = |_| {
        // What cannot be loaded again stays as it is.
        let _ = window().location().reload();
    };
    move || {
        failed.get().then(|| {
            view! {
                <p class="trouble" role="alert" id="failed">
                    {say!(words, "web-worker-failed")}" "
                    <button class="button" on:click=load>{say!(words, "web-load-it")}</button>
                </p>
            }
        })
    }
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

/// A switch.
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

/// The number of players: one of these.
pub fn player_count(counts: Vec<u8>, players: RwSignal<u8>) -> impl IntoView {
    let pill = move |count: u8| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="players"
                    value=count.to_string()
                    prop:checked=move || players.get() == count
                    on:change=move |_| players.set(count)
                />
                <span>{count}</span>
            </label>
        }
    };
    view! { <div class="pills">{counts.into_iter().map(pill).collect_view()}</div> }
}

/// The title of a page, which is also the title of the browser's tab.
#[component]
pub fn Heading(
    /// What it says.
    text: String,
) -> impl IntoView {
    document().set_title(&format!("{text} · Loggia"));
    view! { <h1>{text}</h1> }
}

/// A page that has nothing to show: why, and a link to go on.
#[component]
fn DeadEnd(title: String, why: String, to: &'static str, name: String) -> impl IntoView {
    view! {
        <main class="page narrow">
            <Heading text=title/>
            <p>{why}</p>
            <Link to=to.into() class="button primary">{name}</Link>
        </main>
    }
}

/// The page for an unknown address.
#[component]
pub fn Nowhere() -> impl IntoView {
    let words = speech();
    let (title, why) = (say!(words, "web-nowhere"), say!(words, "web-nowhere-next"));
    view! { <DeadEnd title why to="/" name=say!(words, "web-to-start")/> }
}

/// The page for a game that this browser no longer has.
#[component]
pub fn GameGone(
    /// Where other games are.
    to: &'static str,
    /// What is there.
    name: String,
) -> impl IntoView {
    let words = speech();
    let (title, why) = (say!(words, "web-game-gone"), say!(words, "web-game-gone-why"));
    view! { <DeadEnd title why to name/> }
}
