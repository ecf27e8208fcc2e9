//! The pictures of the rules, drawn like any other board: a game of the edition itself, with a few moves on it.

use std::sync::Arc;

use callisto::{
    Broken, Cell, Edition, Move, OrientationId, Paint, Paints, Placement, Position, Rules, Setup,
};
use leptos::prelude::*;
use web::speech::Speech;
use words::{RuleTopic, say};

use crate::board::{Ghost, Laid, Layers, PieceShape, Sheet, pair};

/// Sizes of the pieces that are left over in the counted example.
const LEFT_OVER: [usize; 3] = [4, 4, 3];

/// A game of two in an edition.
pub struct Demo {
    start: Position,
    /// Both players have placed two pillars.
    begun: Position,
    laid: Vec<Laid>,
}

impl Demo {
    /// None for an edition in which no first move is possible.
    pub fn of(edition: &Arc<Edition>) -> Option<Demo> {
        let rules = Rules::new(Setup::new(edition.clone(), edition.player_counts().next()?)).ok()?;
        let start = Position::new(&rules);
        let (mut begun, mut laid) = (start.clone(), Vec::new());
        let (width, height) = (f64::from(rules.board().width()), f64::from(rules.board().height()));
        // Near the middle of each quarter, so that pieces have room.
        let spots = [(0.36, 0.36), (0.64, 0.64), (0.64, 0.36), (0.36, 0.64)];
        for (x, y) in spots {
            let far = |cell: &Cell| {
                (f64::from(cell.x()) + 0.5 - x * width).hypot(f64::from(cell.y()) + 0.5 - y * height)
            };
            let cell = begun.legal().pillars().min_by(|a, b| far(a).total_cmp(&far(b)))?;
            laid.push((begun.to_move()?, Move::Pillar(cell)));
            begun = begun.play(Move::Pillar(cell)).ok()?;
            if !begun.is_starting(begun.to_move()?) {
                break;
            }
        }
        Some(Demo { start, begun, laid })
    }

    /// The picture of a topic, if it has one.
    pub fn picture(&self, words: &Speech, topic: RuleTopic) -> AnyView {
        let open = |position: &Position| position.legal().pillars().map(pair).collect::<Vec<_>>();
        match topic {
            RuleTopic::Pillars => {
                let caption = say!(words, "game-rules-marked");
                board(&self.start, &[], open(&self.start), None, caption)
            }
            RuleTopic::Pieces => {
                let fits = self.placed(true).map(|ghost| {
                    board(&self.begun, &self.laid, Vec::new(), Some(ghost), say!(words, "game-rules-fits"))
                });
                let corner = self.placed(false).map(|ghost| {
                    board(&self.begun, &self.laid, Vec::new(), Some(ghost), say!(words, "game-rules-corner"))
                });
                view! { {fits} {corner} }.into_any()
            }
            RuleTopic::LastPillar => {
                let caption = say!(words, "game-rules-marked-last");
                board(&self.begun, &self.laid, open(&self.begun), None, caption)
            }
            RuleTopic::End => self.left_over(words),
            _ => ().into_any(),
        }
    }

    /// A piece of four squares on the board: where it may lie, or where only a corner touches.
    fn placed(&self, fits: bool) -> Option<Ghost> {
        let rules = self.begun.rules();
        let colour = self.begun.to_move()?;
        let kind = rules.kinds().iter().position(|kind| kind.shape.cells().len() == 4)?;
        let ghost = |place: Placement| Ghost {
            colour,
            squares: rules.cells_of(place).map(pair).collect(),
            pillar: false,
            fits,
            laid: false,
        };
        let places = rules.orientations_of(kind).flat_map(|id| self.places(id));
        let is_it = |place: &Placement| match self.begun.check(Move::Piece(*place)) {
            Ok(()) => fits,
            Err(illegal) => !fits && matches!(illegal.broken, Broken::TouchesCornerOnly(_)),
        };
        let mut places = places.filter(is_it);
        places.next().map(ghost)
    }

    /// Every place on the board for a piece that lies like this, the middle of the board first.
    fn places(&self, id: OrientationId) -> Vec<Placement> {
        let board = self.begun.board();
        let (width, height) = (board.width() as i8, board.height() as i8);
        let mut places: Vec<Placement> =
            (0..width).flat_map(|x| (0..height).map(move |y| Placement { orientation: id, x, y })).collect();
        places.sort_by_key(|place| (2 * place.x - width).abs() + (2 * place.y - height).abs());
        places
    }

    /// Pieces that are left over, counted.
    fn left_over(&self, words: &Speech) -> AnyView {
        let kinds = self.begun.rules().kinds();
        let mut used = Vec::new();
        for size in LEFT_OVER {
            let is_next = |n: &usize| kinds[*n].shape.cells().len() == size && !used.contains(n);
            let Some(next) = (0..kinds.len()).find(is_next) else { return ().into_any() };
            used.push(next);
        }
        let pieces = used.iter().map(|kind| {
            let cells = kinds[*kind].shape.cells();
            let squares: Vec<(i32, i32)> = cells.iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect();
            let width = squares.iter().map(|square| square.0).max().unwrap_or(0) + 1;
            let height = squares.iter().map(|square| square.1).max().unwrap_or(0) + 1;
            let px = |cells: i32| format!("{}px", cells * 22);
            view! {
                <svg viewBox=format!("0 0 {width} {height}") style:width=px(width) style:height=px(height) aria-hidden="true">
                    <PieceShape paint=Paint::ALL[0] squares top=height pillar=false/>
                </svg>
            }
        });
        let pieces = pieces.collect_view();
        let parts: Vec<String> = LEFT_OVER.iter().map(ToString::to_string).collect();
        let (sum, points) = (parts.join(" + "), LEFT_OVER.iter().sum::<usize>());
        view! {
            <figure class="left-over">
                <div>{pieces}</div>
                <figcaption>{say!(words, "game-rules-count", sum = sum, points = points)}</figcaption>
            </figure>
        }
        .into_any()
    }
}

/// A board with its caption.
fn board(
    position: &Position,
    laid: &[Laid],
    open: Vec<(i32, i32)>,
    ghost: Option<Ghost>,
    caption: String,
) -> AnyView {
    let view_box = Sheet::narrow(position.rules()).view_box();
    view! {
        <figure>
            <svg class="board narrow" viewBox=view_box role="img" aria-label=caption.clone()>
                <Layers
                    position=Signal::stored(position.clone())
                    paints=Paints::default()
                    laid=Signal::stored(laid.to_vec())
                    fresh=Signal::stored(0)
                    open=Signal::stored(open)
                    ghost=Signal::stored(ghost)
                />
            </svg>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}
