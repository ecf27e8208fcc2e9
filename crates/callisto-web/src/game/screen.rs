//! The screen of a game: board, tray, players, what happens next.

use games::CallistoTable as _;
use leptos::prelude::*;
use web::app::Heading;
use web::speech::speech;
use words::say;

use super::at_table::AtTable;
use super::board_view::BoardView;
use super::ending::Ending;
use super::moves::Moves;
use super::options::{Options, Resigning};
use super::seats::Seats;
use super::status::Status;
use crate::board::{Layers, PieceShape};
use crate::hand::Held;
use crate::speech::CallistoSpeech as _;
use crate::tray::Tray;

/// A game.
#[component]
pub fn GameScreen(
    /// The table it is played at.
    at: AtTable,
    /// What else stands beside the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    let board_view = at.board_view(words);
    provide_context(board_view);
    provide_context(at);
    provide_context(Resigning(RwSignal::new(false)));
    board_view.listen(words);
    // Nothing can be placed any more; what can be done now is said above.
    let is_over = Memo::new(move |_| at.table.with(|table| table.game().is_some_and(|game| game.is_over())));
    let title = at.table.with_untracked(|table| words.edition(&table.rules().setup().edition));
    view! {
        <main class="game">
            <div class="visually-hidden"><Heading text=title/></div>
            <Field/>
            <div class="side">
                <Status/>
                <Ending/>
                <div class="tray-place" class:hidden=is_over><Tray><Options/></Tray></div>
                <Seats/>
                <Moves/>
                {children.map(|children| children())}
            </div>
            <Carried/>
        </main>
    }
}

/// The board and what goes on over it.
#[component]
pub fn Field() -> impl IntoView {
    let board_view: BoardView = expect_context();
    let words = speech();
    // A review has a list of moves for that.
    let at = use_context::<AtTable>();
    let last_move = move || {
        let at = at?;
        let told = at.table.with(|table| {
            let (colour, mv) = board_view.laid.with(|laid| laid.last().copied())?;
            Some(words.told_move(table, colour, mv, at.reader()))
        })?;
        Some(say!(words, "game-last-move", move = told))
    };
    // A series may go on, but always on the same board.
    let view_box = board_view.sheet().view_box();
    view! {
        <div class="field">
            <svg
                class="board"
                class:narrow=board_view.narrow
                class:mine=move || board_view.may_move.get()
                viewBox=view_box
                node_ref=board_view.drawing
                tabindex="0"
                role="application"
                aria-label=say!(words, "web-board")
                aria-describedby="board-text"
                on:pointerdown=move |event| board_view.press(&event)
                on:contextmenu=move |event| {
                    event.prevent_default();
                    board_view.flip();
                }
                on:wheel=move |event| {
                    if board_view.hand.with_untracked(|hand| hand.held.is_some()) {
                        event.prevent_default();
                        board_view.turn_piece();
                    }
                }
            >
                <Layers
                    position=board_view.position
                    paints=board_view.paints
                    laid=board_view.laid
                    fresh=board_view.fresh
                    open=Memo::new(move |_| board_view.open())
                    ghost=Memo::new(move |_| board_view.ghost())
                    shown=board_view.shown
                />
            </svg>
            <p class="visually-hidden" id="board-text">
                {move || board_view.position.with(|position| super::status::board_text(&words, position, board_view.paints))}
                " "
                {last_move}
            </p>
            <div class="visually-hidden" aria-live="polite" id="news">{move || board_view.news.get()}</div>
        </div>
    }
}

/// A piece between tray and board, under the pointer.
#[component]
pub fn Carried() -> impl IntoView {
    let board_view: BoardView = expect_context();
    move || {
        let drag = board_view.drag.get().filter(|drag| drag.is_carried())?;
        let hand = board_view.hand.get();
        let position = Some(board_view.position_now()).filter(|_| hand.at.is_none())?;
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
                <PieceShape paint=board_view.paints.of(colour) squares top=i32::from(height) pillar=hand.held == Some(Held::Pillar)/>
            </svg>
        })
    }
}
