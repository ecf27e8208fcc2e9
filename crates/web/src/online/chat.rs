//! What people say to each other. What others wrote is text, never markup.

use leptos::prelude::*;
use table::Action;
use words::say;

use super::line::Line;
use crate::speech::speech;

/// The chat of a table.
#[component]
pub fn Chat(line: Line) -> impl IntoView {
    let words = speech();
    let draft = RwSignal::new(String::new());
    let joined = move || {
        let you = line.you.get();
        line.table.with(|table| {
            let person = table.as_ref().zip(you).and_then(|(table, you)| table.people().get(&you));
            person.is_some_and(|person| !person.gone)
        })
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_string();
        if !text.is_empty() {
            line.act(Action::Chat { text });
            draft.set(String::new());
        }
    };
    let somebody = say!(words, "table-somebody");
    let remarks = move || {
        let name = |guest| {
            let name =
                line.table.with(|table| table.as_ref().and_then(|table| table.name(guest).map(String::from)));
            name.unwrap_or_else(|| somebody.clone())
        };
        let said = line.chat.get();
        let last = said.into_iter().rev().take(50).collect::<Vec<_>>().into_iter().rev();
        last.map(|remark| view! { <li><strong>{name(remark.by)}</strong>" "{remark.text}</li> })
            .collect_view()
    };
    view! {
        <section class="chat" aria-label=say!(words, "web-chat")>
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
