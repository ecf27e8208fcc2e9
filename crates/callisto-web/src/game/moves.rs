//! The moves of the game beside the board, and the way back through them without leaving it.

use callisto::Move;
use games::CallistoTable as _;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::speech::{Speech, speech};
use web_sys::HtmlElement;
use words::say;

use super::at_table::{AtTable, laid};
use super::keys::is_for_game;
use crate::board::{Laid, class_of};
use crate::tray::Icon;

/// The list, with buttons that step through it.
#[component]
pub fn Moves() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let moves = Memo::new(move |_| at.table.with(|table| laid(table)));
    let last = move || moves.with(Vec::len);
    let shown = move || at.seen.get().unwrap_or_else(last);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let by = match event.key().as_str() {
            "PageUp" => -1,
            "PageDown" => 1,
            "Home" => isize::MIN,
            "End" => isize::MAX,
            _ => return,
        };
        if is_for_game(&event) {
            event.prevent_default();
            at.step(by);
        }
    });
    on_cleanup(move || keys.remove());
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        shown();
        // After the list is drawn; the list alone is scrolled, never the page.
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let now = list.query_selector(".now").ok().flatten();
            if let Some(now) = now.and_then(|now| now.dyn_into::<HtmlElement>().ok()) {
                let middle = (list.client_height() - now.offset_height()) / 2;
                list.set_scroll_top(now.offset_top() - list.offset_top() - middle);
            }
        });
    });
    let one = move |(index, (colour, mv)): (usize, Laid)| {
        let (paint, name) = at
            .table
            .with_untracked(|table| (table.paints().of(colour), short_name(&words, table.rules(), mv)));
        let number = index + 1;
        view! {
            <li>
                <button class="move" class:now=move || shown() == number on:click=move |_| at.see(number)>
                    <span class="number">{number}</span>
                    <i class=class_of(paint) aria-hidden="true"></i>
                    {name}
                </button>
            </li>
        }
    };
    let step = move |id: &'static str, key: &str, path: &'static str, by: isize| {
        let is_end = move || if by < 0 { shown() == 0 } else { shown() == last() };
        view! {
            <button class="button" id=id aria-label=words.say(key, &[]) disabled=is_end on:click=move |_| at.step(by)>
                <Icon path/>
            </button>
        }
    };
    view! {
        <section class="played" aria-label=say!(words, "game-moves")>
            <div class="buttons steps">
                {step("first", "web-first", "M4 4h3v16H4zM20 4v16L8 12z", isize::MIN)}
                {step("back", "web-back", "M18 4v16L6 12z", -1)}
                {step("forward", "web-forward", "M6 4l12 8L6 20z", 1)}
                {step("last", "web-last", "M17 4h3v16h-3zM4 4l12 8L4 20z", isize::MAX)}
            </div>
            <ol class="moves" id="moves" node_ref=list>
                {move || moves.get().into_iter().enumerate().map(one).collect_view()}
            </ol>
        </section>
    }
}

/// What a list calls a move: the square of a pillar, a piece and where it is.
pub fn short_name(words: &Speech, rules: &callisto::Rules, mv: Move) -> String {
    match mv {
        Move::Retire => say!(words, "web-retire"),
        Move::Pillar(cell) => cell.to_string(),
        Move::Piece(_) => rules.short(mv),
    }
}
