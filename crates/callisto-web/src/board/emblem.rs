//! A picture of a game in progress, for the first page.

use std::time::Duration;

use callisto::{Colour, Edition, Move, Position, Rules, Setup};
use leptos::prelude::*;
use web::settings::preferences;

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

/// How long a move is shown, and the finished game before it starts again.
const MOVE: Duration = Duration::from_millis(900);
const REST: usize = 8;

/// How many moves of this many are on the board after some ticks: it fills from the middle of the game on, and rests when it
/// is full.
fn moves_after(ticks: usize, all: usize) -> usize {
    let begun = all / 2;
    (begun + ticks % (all - begun + REST)).min(all)
}

/// A board that plays a game as an animation.
#[component]
pub fn Emblem() -> impl IntoView {
    let ticks = RwSignal::new(0_usize);
    let moves = preferences().moves();
    let handle =
        moves.then(|| set_interval_with_handle(move || ticks.update(|ticks| *ticks += 1), MOVE).ok());
    on_cleanup(move || {
        if let Some(handle) = handle.flatten() {
            handle.clear();
        }
    });
    game().map(|(position, game)| {
        let laid = Memo::new(move |_| match moves {
            true => game[..moves_after(ticks.get(), game.len())].to_vec(),
            false => game.clone(),
        });
        let view_box = Sheet::of(position.board()).view_box();
        let position = Signal::stored(position);
        view! {
            <svg class="board emblem" viewBox=view_box aria-hidden="true">
                <Layers
                    position
                    laid=laid.into()
                    open=Signal::stored(Vec::new())
                    ghost=Signal::stored(None)
                />
            </svg>
        }
    })
}
