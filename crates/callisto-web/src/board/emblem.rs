//! A picture of a game in progress, for the first page.

use callisto::{Colour, Edition, Move, Position, Rules, Setup};
use leptos::prelude::*;

use super::{Laid, Layers, Sheet};

/// A game that two bots played.
const GAME: &str = include_str!("emblem.txt");

fn game() -> Option<(Position, Vec<Laid>)> {
    let rules = Rules::new(Setup::new(Edition::usual().clone(), 4)).ok()?;
    let mut position = Position::new(&rules);
    let mut laid: Vec<(Colour, Move)> = Vec::new();
    for line in GAME.lines() {
        let mv = rules.parse_move(line).ok()?;
        laid.push((position.to_move()?, mv));
        position = position.play(mv).ok()?;
    }
    Some((position, laid))
}

/// A board with some pieces on it, to look at.
#[component]
pub fn Emblem() -> impl IntoView {
    game().map(|(position, laid)| {
        let view_box = Sheet::of(position.board()).view_box();
        let position = Signal::stored(position);
        view! {
            <svg class="board emblem" viewBox=view_box aria-hidden="true">
                <Layers
                    position
                    laid=Signal::stored(laid)
                    open=Signal::stored(Vec::new())
                    ghost=Signal::stored(None)
                />
            </svg>
        }
    })
}
