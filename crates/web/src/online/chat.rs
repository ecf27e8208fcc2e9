//! The chat, and the mark that something new was said. Messages are shown as text, never as markup.

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use table::Action;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use words::say;

use super::connection::{Connection, Remark};
use crate::app::focus;
use crate::speech::speech;

/// The chat of a table.
#[component]
pub fn Chat(connection: Connection) -> impl IntoView {
    let words = speech();
    let draft = RwSignal::new(String::new());
    let joined = move || {
        let you = connection.you.get();
        connection.table.with(|table| {
            let person = table.as_ref().zip(you).and_then(|(table, you)| table.people().get(&you));
            person.is_some_and(|person| !person.gone)
        })
    };
    // Someone who reads older lines stays there.
    let follows = StoredValue::new(true);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_string();
        if !text.is_empty() {
            follows.set_value(true);
            // Who answers has read.
            connection.read.set(connection.last_said());
            connection.act(Action::Chat { text });
            draft.set(String::new());
        }
    };
    let somebody = say!(words, "table-somebody");
    let remarks = move || {
        let name = |guest| {
            let name = connection
                .table
                .with(|table| table.as_ref().and_then(|table| table.name(guest).map(String::from)));
            name.unwrap_or_else(|| somebody.clone())
        };
        let said = connection.chat.get();
        let last = said.into_iter().rev().take(50).collect::<Vec<_>>().into_iter().rev();
        last.map(|remark| view! { <li><strong>{name(remark.by)}</strong>" "{remark.text}</li> })
            .collect_view()
    };
    let lines = NodeRef::<leptos::html::Ul>::new();
    let look = move || {
        let Some(lines) = lines.try_get_untracked().flatten() else { return };
        let last = connection.last_said();
        if last > connection.read.get_untracked() && is_at_end(&lines) && is_in_sight(&lines) {
            connection.read.set(last);
        }
    };
    Effect::new(move || {
        connection.chat.track();
        // After the line is drawn.
        request_animation_frame(move || {
            if let Some(lines) = lines.try_get_untracked().flatten().filter(|_| follows.get_value()) {
                to_end(&lines);
            }
            look();
        });
    });
    let focused = window_event_listener(leptos::ev::focus, move |_| look());
    // The page, or a part of it that scrolls by itself and whose events do not come up to the window.
    let scrolled = SendWrapper::new(Closure::<dyn Fn()>::new(look));
    let call = scrolled.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool("scroll", call, true);
    on_cleanup(move || {
        focused.remove();
        let call = scrolled.as_ref().unchecked_ref();
        let _ = window().remove_event_listener_with_callback_and_bool("scroll", call, true);
    });
    view! {
        <section class="chat" id="chat-place" tabindex="-1" aria-label=say!(words, "web-chat")>
            // Keys can scroll it, too.
            <ul
                aria-live="polite"
                tabindex="0"
                node_ref=lines
                on:scroll=move |_| follows.set_value(lines.get_untracked().is_some_and(|lines| is_at_end(&lines)))
            >
                {remarks}
            </ul>
            <form on:submit=send class:hidden=move || !joined()>
                <input
                    type="text"
                    id="chat"
                    maxlength="500"
                    aria-label=say!(words, "web-chat")
                    placeholder=say!(words, "web-chat")
                    prop:value=move || draft.get()
                    on:input=move |event| draft.set(event_target_value(&event))
                />
                <button class="button" type="submit">{say!(words, "web-say")}</button>
            </form>
        </section>
    }
}

/// Whether the last line is shown.
fn is_at_end(lines: &Element) -> bool {
    // Browsers round.
    lines.scroll_height() - lines.scroll_top() - lines.client_height() < 5
}

fn to_end(lines: &Element) {
    lines.set_scroll_top(lines.scroll_height());
}

/// Whether the reader looks at the end of the lines.
fn is_in_sight(lines: &Element) -> bool {
    let (end, height) = (lines.get_bounding_client_rect().bottom(), window().inner_height());
    let height = height.ok().and_then(|height| height.as_f64()).unwrap_or_default();
    !document().hidden() && end > 0.0 && end < height
}

/// How many lines of others the reader has not seen; a press leads there.
#[component]
pub fn Unread(connection: Connection) -> impl IntoView {
    let words = speech();
    let count = Memo::new(move |_| {
        let (you, read) = (connection.you.get(), connection.read.get());
        let is_new = |remark: &&Remark| remark.number > read && Some(remark.by) != you;
        connection.chat.with(|chat| chat.iter().filter(is_new).count())
    });
    let go = move |_| {
        if let Some(place) = document().get_element_by_id("chat-place") {
            place.scroll_into_view();
            place.first_element_child().iter().for_each(to_end);
        }
        // The button goes.
        focus("chat-place");
        connection.read.set(connection.last_said());
    };
    move || {
        let count = count.get();
        (count > 0).then(|| {
            let text = say!(words, "online-unread", count = count);
            // The number alone where there is no room for words.
            view! {
                <button class="unread" id="unread" aria-label=text.clone() data-count=count on:click=go>{text.clone()}</button>
            }
        })
    }
}
