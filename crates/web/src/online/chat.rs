//! The chat, and the mark that something new was said. Messages are shown as text, never as markup.

use leptos::prelude::*;
use table::Action;
use words::say;

use super::connection::{Connection, Remark};
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
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_string();
        if !text.is_empty() {
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
    let place = NodeRef::<leptos::html::Section>::new();
    let look = move || {
        let Some(place) = place.try_get_untracked().flatten() else { return };
        let said = connection.chat.with_untracked(|said| said.last().map(|remark| remark.number));
        if let Some(last) = said.filter(|last| *last > connection.read.get_untracked() && is_in_sight(&place))
        {
            connection.read.set(last);
        }
    };
    Effect::new(move || {
        connection.chat.track();
        // After the line is drawn.
        request_animation_frame(look);
    });
    let handles = [
        window_event_listener(leptos::ev::scroll, move |_| look()),
        window_event_listener(leptos::ev::focus, move |_| look()),
    ];
    on_cleanup(move || handles.into_iter().for_each(|handle| handle.remove()));
    view! {
        <section class="chat" id="chat-place" node_ref=place aria-label=say!(words, "web-chat")>
            <ul aria-live="polite">{remarks}</ul>
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

/// Whether the reader looks at the lines.
fn is_in_sight(place: &web_sys::Element) -> bool {
    let (rect, height) = (place.get_bounding_client_rect(), window().inner_height());
    let height = height.ok().and_then(|height| height.as_f64()).unwrap_or_default();
    !document().hidden() && rect.bottom() > 0.0 && rect.top() + rect.height() / 2.0 < height
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
        }
        connection
            .read
            .set(connection.chat.with_untracked(|chat| chat.last().map_or(0, |remark| remark.number)));
    };
    move || {
        let count = count.get();
        (count > 0).then(|| {
            view! { <button class="unread" id="unread" on:click=go>{say!(words, "online-unread", count = count)}</button> }
        })
    }
}
