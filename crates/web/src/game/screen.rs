//! The screen of a game: board, tray, players, what happens next.

use leptos::prelude::*;
use words::say;

use super::desk::Desk;
use super::ending::Ending;
use super::seats::Seats;
use super::status::Status;
use crate::app::Heading;
use crate::board::{Layers, PieceShape, Sheet};
use crate::hand::Held;
use crate::speech::speech;
use crate::tray::Tray;

/// A game.
#[component]
pub fn GameScreen(
    /// What it shows and acts on.
    desk: Desk,
    /// What else stands beside the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    provide_context(desk);
    let move_handle = window_event_listener(leptos::ev::pointermove, move |event| desk.carry(&event));
    let up_handle = window_event_listener(leptos::ev::pointerup, move |event| desk.release(&event, &words));
    let key_handle = window_event_listener(leptos::ev::keydown, move |event| desk.key(&event, &words));
    let cancel_handle = window_event_listener(leptos::ev::pointercancel, move |_| desk.drag.set(None));
    on_cleanup(move || {
        move_handle.remove();
        up_handle.remove();
        key_handle.remove();
        cancel_handle.remove();
    });
    let title = desk.table.with_untracked(|table| words.edition(&table.rules().setup().edition));
    view! {
        <main class="game">
            <div class="visually-hidden"><Heading text=title/></div>
            <Field/>
            <div class="side">
                <Status/>
                <Ending/>
                <Tray/>
                <Seats/>
                {children.map(|children| children())}
            </div>
            <Carried/>
            <div class="visually-hidden" aria-live="polite" id="news">{move || desk.news.get()}</div>
            <p class="keys">{say!(words, "web-keys")}</p>
        </main>
    }
}

/// The board and what goes on over it.
#[component]
fn Field() -> impl IntoView {
    let desk: Desk = expect_context();
    let words = speech();
    let position = Memo::new(move |_| desk.position());
    let drawn = move || {
        let start = desk.table.with_untracked(|table| callisto::Position::new(table.rules()));
        let shown = Memo::new(move |_| position.get().unwrap_or_else(|| start.clone()));
        let view_box = Sheet::of(shown.get_untracked().board()).view_box();
        view! {
            <svg
                class="board"
                class:mine=move || desk.seat_to_move().is_some()
                viewBox=view_box
                node_ref=desk.drawing
                tabindex="0"
                role="application"
                aria-label=say!(words, "web-board")
                aria-describedby="board-text"
                on:pointerdown=move |event| desk.press(&event)
                on:contextmenu=move |event| {
                    event.prevent_default();
                    desk.flip();
                }
                on:wheel=move |event| {
                    if desk.hand.with_untracked(|hand| hand.held.is_some()) {
                        event.prevent_default();
                        desk.turn();
                    }
                }
            >
                <Layers
                    position=shown.into()
                    laid=Memo::new(move |_| desk.laid()).into()
                    open=Memo::new(move |_| desk.open())
                    ghost=Memo::new(move |_| desk.ghost())
                />
            </svg>
            <p class="visually-hidden" id="board-text">{move || super::status::board_text(&words, &shown.get())}</p>
        }
    };
    view! { <div class="field">{drawn}</div> }
}

/// A piece between tray and board, under the pointer.
#[component]
fn Carried() -> impl IntoView {
    let desk: Desk = expect_context();
    move || {
        let drag = desk.drag.get().filter(|drag| drag.is_carried())?;
        let hand = desk.hand.get();
        let position = desk.position_now().filter(|_| hand.at.is_none())?;
        let colour = position.to_move()?;
        let squares = match hand.held? {
            Held::Pillar => vec![(0, 0)],
            Held::Piece(id) => {
                let cells = position.rules().orientation(id).cells().iter();
                cells.map(|&(x, y)| (i32::from(x), i32::from(y))).collect()
            }
        };
        let (width, height) = hand.size(position.rules());
        let view_box = format!("0 0 {width} {height}");
        let px = |value: f64| format!("{value}px");
        Some(view! {
            <svg
                class="carried"
                viewBox=view_box
                aria-hidden="true"
                style:left=px(drag.now.0)
                style:top=px(drag.now.1)
                style:width=px(f64::from(width) * 30.0)
                style:height=px(f64::from(height) * 30.0)
            >
                <PieceShape colour squares top=i32::from(height) pillar=hand.held == Some(Held::Pillar)/>
            </svg>
        })
    }
}
