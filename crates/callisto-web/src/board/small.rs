//! The board of an edition in small, to tell editions apart.

use std::sync::Arc;

use callisto::{Edition, Region};
use leptos::prelude::*;

use super::{pair, squares};

/// The board for the fewest players.
#[component]
pub fn SmallBoard(edition: Arc<Edition>) -> impl IntoView {
    let board = edition.player_counts().next().and_then(|players| edition.board(players))?;
    let (width, height) = (board.width(), board.height());
    let layer = |region: Region| {
        let cells: Vec<(i32, i32)> = board.cells_in(region).map(pair).collect();
        squares(&cells, i32::from(height), 0.04, 0.05)
    };
    Some(view! {
        <svg class="small-board" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <path class="border-cells" d=layer(Region::Border)/>
            <path class="open-cells" d=layer(Region::Open)/>
            <path class="centre-cells" d=layer(Region::Centre)/>
        </svg>
    })
}
