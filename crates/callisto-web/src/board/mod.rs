//! The board as a drawing: regions, pieces, the last move, where something may go, and what the hand holds.

mod emblem;
mod geometry;
mod paint;
mod small;

use callisto::{Board, Cell, Colour, Move, Paints, Position, Region};
use leptos::prelude::*;

pub use emblem::Emblem;
pub use geometry::{Sheet, squares};
pub use paint::{Patterns, PieceShape, class_of, swatch};
pub use small::SmallBoard;

use crate::outline::outline;

/// A piece or pillar on the board: its colour, and the move that placed it.
pub type Laid = (Colour, Move);

/// What the hand holds over the board, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// Whose it is.
    pub colour: Colour,
    /// The columns and rows it covers.
    pub squares: Vec<(i32, i32)>,
    /// Whether it is a pillar.
    pub pillar: bool,
    /// Whether it may lie there.
    pub fits: bool,
    /// Whether it was put down and waits to be confirmed.
    pub laid: bool,
}

/// The engine's evaluation of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// A move that it would make.
    pub better: Option<Better>,
    /// Who will probably own which cell: column, row, colour, how surely.
    pub owners: Vec<(i32, i32, Colour, f32)>,
}

/// A move that an engine would make.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// Whose it is.
    pub colour: Colour,
    /// The columns and rows it covers.
    pub cells: Vec<(i32, i32)>,
}

fn cells_in(board: &Board, region: Region) -> Vec<(i32, i32)> {
    board.cells_in(region).map(pair).collect()
}

/// A cell as column and row.
pub fn pair(cell: Cell) -> (i32, i32) {
    (i32::from(cell.x()), i32::from(cell.y()))
}

/// The empty board.
#[component]
fn Ground(position: Position) -> impl IntoView {
    let board = position.board();
    let top = i32::from(board.height());
    let all: Vec<(i32, i32)> = board.cells().map(pair).collect();
    let frame = outline(&all, top, -0.42, 0.36);
    let rim = outline(&all, top, -0.14, 0.12);
    let columns = (0..board.width()).map(|x| {
        let letter = char::from(b'a' + x).to_string();
        view! { <text x=f64::from(x) + 0.5 y=f64::from(top) + 0.95>{letter}</text> }
    });
    let rows = (0..board.height()).map(|y| {
        let line = f64::from(top) - f64::from(y) - 0.5;
        view! { <text x="-0.72" y=line + 0.16>{(y + 1).to_string()}</text> }
    });
    view! {
        <path class="frame" d=frame/>
        <path class="rim" d=rim/>
        <path class="border-cells" d=squares(&cells_in(board, Region::Border), top, 0.03, 0.06)/>
        <path class="open-cells" d=squares(&cells_in(board, Region::Open), top, 0.03, 0.06)/>
        <path class="centre-cells" d=squares(&cells_in(board, Region::Centre), top, 0.03, 0.06)/>
        <g class="coordinates" aria-hidden="true">
            {columns.collect_view()}
            {rows.collect_view()}
        </g>
    }
}

/// The layers of the board. Someone who shows it puts them into an `svg` with the [sheet](Sheet) of the board.
#[component]
pub fn Layers(
    /// The position, for the board itself.
    position: Signal<Position>,
    /// What the colours look like.
    #[prop(optional)]
    paints: Paints,
    /// What lies there.
    laid: Signal<Vec<Laid>>,
    /// How many of the last moves are marked.
    #[prop(default = Signal::stored(1), into)]
    fresh: Signal<usize>,
    /// Cells where what is held may go.
    #[prop(into)]
    open: Signal<Vec<(i32, i32)>>,
    /// What is held.
    #[prop(into)]
    ghost: Signal<Option<Ghost>>,
    /// The engine's evaluation.
    #[prop(default = Signal::stored(Shown::default()), into)]
    shown: Signal<Shown>,
) -> impl IntoView {
    let ground = position.get_untracked();
    let top = i32::from(ground.board().height());
    let rules = ground.rules().clone();
    let cells =
        move |mv: Move| -> Vec<(i32, i32)> { rules.cells_of_move(mv).into_iter().map(pair).collect() };
    let last_cells = cells.clone();
    let pieces = move || {
        let shown = laid.get().into_iter().filter(|(_, mv)| *mv != Move::Retire);
        let drawn = shown.map(|(colour, mv)| {
            let pillar = matches!(mv, Move::Pillar(_));
            view! { <PieceShape paint=paints.of(colour) squares=cells(mv) top pillar/> }
        });
        drawn.collect_view()
    };
    let last = move || {
        let laid = laid.get();
        let marked = laid.iter().skip(laid.len().saturating_sub(fresh.get())).filter_map(|(colour, mv)| {
            let cells = last_cells(*mv);
            let class = format!("last {}", class_of(paints.of(*colour)));
            (!cells.is_empty()).then(|| view! { <path class=class d=outline(&cells, top, 0.03, 0.14)/> })
        });
        marked.collect_view()
    };
    let held = move || {
        ghost.get().map(|ghost| {
            let mut class = String::from(if ghost.fits { "ghost fits" } else { "ghost wrong" });
            if ghost.laid {
                class += " laid";
            }
            view! {
                <g class=class>
                    <PieceShape paint=paints.of(ghost.colour) squares=ghost.squares.clone() top pillar=ghost.pillar/>
                    <path class="ghost-edge" d=outline(&ghost.squares, top, 0.0, 0.14)/>
                </g>
            }
        })
    };
    let marks = move || {
        let marks = open.get().into_iter().map(|(x, y)| {
            view! { <circle cx=f64::from(x) + 0.5 cy=f64::from(top - y) - 0.5 r="0.13"/> }
        });
        marks.collect_view()
    };
    // The likelier a colour will own a free cell, the larger its square in it.
    let owners = move || {
        let squares = shown.get().owners.into_iter().map(|(x, y, colour, sure)| {
            let side = f64::from(sure.clamp(0.0, 1.0)).sqrt() * 0.9;
            let (left, upper) = (f64::from(x) + 0.5 - side / 2.0, f64::from(top - y) - 0.5 - side / 2.0);
            let class = class_of(paints.of(colour));
            view! { <rect class=class x=left y=upper width=side height=side rx="0.1"/> }
        });
        squares.collect_view()
    };
    let better = move || {
        let better = shown.get().better.filter(|better| !better.cells.is_empty())?;
        let class = format!("better {}", class_of(paints.of(better.colour)));
        Some(view! { <path class=class d=outline(&better.cells, top, 0.06, 0.14)/> })
    };
    view! {
        <Ground position=ground/>
        <g class="owners" aria-hidden="true">{owners}</g>
        <g class="pieces">{pieces}</g>
        {last}
        {better}
        <g class="marks" aria-hidden="true">{marks}</g>
        {held}
    }
}
