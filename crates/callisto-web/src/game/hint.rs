//! Advice: the best move that the engine finds, and why.

use callisto::{Move, OrientationId, Position};
use games::thinking::{About, Candidate, Found, Goal};
use leptos::prelude::*;
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use super::board_view::BoardView;
use crate::board::{Better, pair};
use crate::hand::{Hand, Held};
use crate::thinker;

/// An answer within about a second.
const SIMULATIONS: u32 = 200;

/// Advice that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// The engine thinks.
    Asked,
    /// A move in words, and the chances it gives.
    Told { mv: Move, text: String, chances: String },
}

/// A move in words: the chance it gives and the penalty to expect. `seen` is what an engine says about it.
pub fn reason(words: &Speech, position: &Position, mv: Move, seen: &Candidate) -> String {
    let name = match mv {
        Move::Retire => say!(words, "web-retire"),
        Move::Pillar(cell) => format!("{} {cell}", say!(words, "web-pillar")),
        Move::Piece(place) => kind_name(position, place.orientation).into(),
    };
    let me = position.player_to_move().map_or(0, |player| player.index());
    let of_me = |all: &Option<Vec<f32>>| all.as_ref()?.get(me).copied();
    let (Some(win), Some(penalty)) = (of_me(&seen.win), of_me(&seen.penalty)) else {
        return say!(words, "hint-simple", move = name);
    };
    let (chance, penalty) = (words.decimal(100.0 * f64::from(win), 0), words.decimal(f64::from(penalty), 1));
    match seen.exact {
        true if win == 1.0 => say!(words, "hint-wins", move = name, penalty = penalty),
        true => say!(words, "hint-loses", move = name, penalty = penalty),
        false => say!(words, "hint-likely", move = name, chance = chance, penalty = penalty),
    }
}

/// How the engine is asked. Online tables do not load that code.
pub type AskEngine = fn(AtTable, BoardView, Speech, RwSignal<Option<Hint>>);

impl AtTable {
    /// Lets an engine advise.
    pub fn with_hints(self) -> AtTable {
        AtTable { hint: Some(RwSignal::new(None)), ask_engine: Some(ask), ..self }
    }

    /// Asks for advice. The caller again gets what was advised into the hand.
    pub fn advise(self, board_view: BoardView, words: Speech) {
        let Some(hint) = self.hint.filter(|_| board_view.may_move.get_untracked()) else { return };
        match hint.get_untracked() {
            Some(Hint::Asked) => {}
            Some(Hint::Told { mv, .. }) => take_up(board_view, mv),
            None => {
                if let Some(ask) = self.ask_engine {
                    ask(self, board_view, words, hint);
                }
            }
        }
    }
}

fn ask(at: AtTable, board_view: BoardView, words: Speech, hint: RwSignal<Option<Hint>>) {
    let Some(about) = at.table.with_untracked(|table| About::table(table)) else { return };
    let asked = board_view.position_now();
    hint.set(Some(Hint::Asked));
    thinker::ask(about, Goal::Look { simulations: SIMULATIONS }, move |found| {
        let is_now = board_view.position.try_get_untracked().is_some_and(|now| now == asked);
        if let (Found::Look { analysis, .. }, true) = (found, is_now) {
            tell(board_view, &words, hint, &asked, analysis.moves.first());
        }
    });
}

fn tell(
    board_view: BoardView,
    words: &Speech,
    hint: RwSignal<Option<Hint>>,
    position: &Position,
    best: Option<&Candidate>,
) {
    let best = best.and_then(|best| Some((position.rules().parse_move(&best.mv).ok()?, best)));
    let Some((mv, best)) = best else { return hint.set(None) };
    let chances = reason(words, position, mv, best);
    let text = match mv {
        Move::Retire => say!(words, "game-hint-retire"),
        Move::Pillar(_) => say!(words, "game-hint-pillar"),
        Move::Piece(place) => {
            say!(words, "game-hint-piece", piece = shape_letter(position, place.orientation))
        }
    };
    let cells = position.rules().cells_of_move(mv).into_iter().map(pair).collect();
    board_view.shown.update(|shown| {
        shown.better = position.to_move().map(|colour| Better { colour, cells });
    });
    board_view.advised.set(held(mv).map(|(held, _)| held));
    board_view.news.set(text.clone());
    hint.set(Some(Hint::Told { mv, text, chances }));
}

/// The letter that a piece looks like.
fn shape_letter(position: &Position, orientation: OrientationId) -> &str {
    kind_name(position, orientation).trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// What a piece is called by its shape, whichever way it lies.
fn kind_name(position: &Position, orientation: OrientationId) -> &str {
    let rules = position.rules();
    rules.kinds()[rules.orientation(orientation).kind()].shape.name()
}

/// Holds what a move lays, where it lays it.
fn take_up(board_view: BoardView, mv: Move) {
    if let Some((held, at)) = held(mv) {
        board_view.hand.set(Hand { held: Some(held), at: Some(at), laid: true });
    }
}

/// What a move lays, and where.
fn held(mv: Move) -> Option<(Held, (i8, i8))> {
    match mv {
        Move::Pillar(cell) => Some((Held::Pillar, (cell.x() as i8, cell.y() as i8))),
        Move::Piece(place) => Some((Held::Piece(place.orientation), (place.x, place.y))),
        Move::Retire => None,
    }
}

/// What was advised, in words: which piece, and on demand the chances.
#[component]
pub fn Advice() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let in_numbers = RwSignal::new(false);
    let text = move || match at.hint?.get()? {
        Hint::Asked => Some(view! { {say!(words, "web-hint-asked")} }.into_any()),
        Hint::Told { chances, .. } if in_numbers.get() => Some(view! { {chances} }.into_any()),
        Hint::Told { mv, text, .. } => Some(
            view! {
                {text}
                " "
                {held(mv).map(|_| say!(words, "web-hint-again"))}
                " "
                <button class="in-text" id="chances" on:click=move |_| in_numbers.set(true)>
                    {say!(words, "game-hint-numbers")}
                </button>
            }
            .into_any(),
        ),
    };
    Effect::new(move || {
        if at.hint.is_some_and(|hint| hint.with(Option::is_none)) {
            in_numbers.set(false);
        }
    });
    view! { <p class="advice" id="advice">{text}</p> }
}
