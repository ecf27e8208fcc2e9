//! A view of the board: the board, the hand over it, and how to move.

use callisto::{Colour, Move, Paints, Position};
use leptos::prelude::*;
use leptos::svg::Svg;
use web::speech::Speech;

use super::pointer::Drag;
use crate::board::{Ghost, Laid, Sheet, Shown, pair};
use crate::hand::{Hand, Held};
use crate::speech::CallistoSpeech as _;

/// The board of a running game or of a review. Board and tray read from it and move through it.
#[derive(Clone, Copy)]
pub struct BoardView {
    /// The position on the board.
    pub position: Signal<Position>,
    /// What the colours look like. It does not change during a game.
    pub paints: Paints,
    /// What lies on the board, in the order it was laid.
    pub laid: Signal<Vec<Laid>>,
    /// How many of the last moves are marked.
    pub fresh: Signal<usize>,
    /// Whether the player on this device is to move.
    pub may_move: Signal<bool>,
    /// The colour whose pieces are in the tray.
    pub tray_colour: Signal<Option<Colour>>,
    /// Makes a move.
    pub play: Callback<Move>,
    /// What the arrow keys do while nothing is held over the board.
    pub steps: Option<Callback<isize>>,
    /// The hand over the board.
    pub hand: RwSignal<Hand>,
    /// A piece that is being dragged.
    pub drag: RwSignal<Option<Drag>>,
    /// Whether the screen is small.
    pub narrow: bool,
    /// Where the pointer was let go last, until it moves on.
    pub rest: StoredValue<Option<(f64, f64)>>,
    /// The drawing of the board.
    pub drawing: NodeRef<Svg>,
    /// The engine's evaluation, drawn on the board.
    pub shown: RwSignal<Shown>,
    /// What the engine advises to pick up.
    pub advised: RwSignal<Option<Held>>,
    /// What a screen reader should say.
    pub news: RwSignal<String>,
}

impl BoardView {
    /// A view of the board.
    pub fn new(
        position: Signal<Position>,
        paints: Paints,
        laid: Signal<Vec<Laid>>,
        may_move: Signal<bool>,
        tray_colour: Signal<Option<Colour>>,
        play: Callback<Move>,
    ) -> BoardView {
        let board_view = BoardView {
            position,
            paints,
            laid,
            fresh: Signal::stored(1),
            may_move,
            tray_colour,
            play,
            steps: None,
            hand: RwSignal::new(Hand::default()),
            drag: RwSignal::new(None),
            narrow: is_narrow(),
            rest: StoredValue::new(None),
            drawing: NodeRef::new(),
            shown: RwSignal::new(Shown::default()),
            advised: RwSignal::new(None),
            news: RwSignal::new(String::new()),
        };
        // Each turn begins with a fresh hand.
        let turn = board_view.turn();
        Effect::new(move || {
            // Read, not only tracked: a memo that nobody reads does not follow anything.
            turn.get();
            board_view.hand.set(Hand::at_turn(&board_view.position_now()));
        });
        board_view
    }

    /// Changes with every move that is made or taken back.
    pub fn turn(&self) -> Memo<(u64, usize)> {
        let BoardView { position, laid, .. } = *self;
        Memo::new(move |_| (position.with(Position::hash), laid.with(Vec::len)))
    }

    /// The position now, without following it.
    pub fn position_now(&self) -> Position {
        self.position.get_untracked()
    }

    /// What the hand holds, as it is drawn.
    pub fn ghost(&self) -> Option<Ghost> {
        let hand = self.hand.get();
        hand.at?;
        if !self.may_move.get() {
            return None;
        }
        self.position.with(|position| {
            Some(Ghost {
                colour: position.to_move()?,
                squares: hand.squares(position.rules()),
                pillar: hand.held == Some(Held::Pillar),
                fits: hand.fits(position),
                laid: hand.laid,
            })
        })
    }

    /// The cells where what is held may go.
    pub fn open(&self) -> Vec<(i32, i32)> {
        // Where the hand is does not matter, and it moves often.
        let held = Memo::new({
            let hand = self.hand;
            move |_| hand.get().held
        });
        let Some(held) = held.get().filter(|_| self.may_move.get()) else { return Vec::new() };
        let position = self.position.get();
        let legal = position.legal();
        let mut cells: Vec<(i32, i32)> = match held {
            Held::Pillar => legal.pillars().map(pair).collect(),
            Held::Piece(id) => {
                legal.places(id).flat_map(|place| position.rules().cells_of(place)).map(pair).collect()
            }
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The sheet of the board.
    pub fn sheet(&self) -> Sheet {
        self.position.with_untracked(|position| match self.narrow {
            true => Sheet::narrow(position.rules()),
            false => Sheet::of(position.board()),
        })
    }

    /// Picks something up from the tray.
    pub fn take(&self, held: Held) {
        self.hand.update(|hand| hand.take(held));
    }

    /// Puts everything back into the tray. A pillar stays in the hand in the first turns.
    pub fn put_back(&self) {
        self.hand.set(Hand::at_turn(&self.position_now()));
        self.drag.set(None);
    }

    /// Turns what is held.
    pub fn turn_piece(&self) {
        self.reshape(Hand::turn);
    }

    /// Flips what is held.
    pub fn flip(&self) {
        self.reshape(Hand::flip);
    }

    fn reshape(&self, change: fn(&mut Hand, &callisto::Rules)) {
        let position = self.position_now();
        self.hand.update(|hand| change(hand, position.rules()));
    }

    /// Plays what the hand holds where it is, if that is legal.
    pub fn put(&self, words: &Speech) {
        let position = self.position_now();
        let hand = self.hand.get_untracked();
        match hand.mv() {
            Some(mv) if position.is_legal(mv) => self.play.run(mv),
            Some(_) => {
                let why = hand.broken(&position).map(|broken| words.broken(&broken, self.paints));
                self.news.set(why.unwrap_or_default());
            }
            None => {}
        }
    }

    /// Why what is held may not lie where it is.
    pub fn why_not(&self, words: &Speech) -> Option<String> {
        let broken = self.position.with(|position| self.hand.get().broken(position));
        broken.filter(|_| self.may_move.get()).map(|broken| words.broken(&broken, self.paints))
    }

    /// Listens to pointers and keys until the page is left.
    pub fn listen(self, words: Speech) {
        let carry = window_event_listener(leptos::ev::pointermove, move |event| self.carry(&event));
        let release = window_event_listener(leptos::ev::pointerup, move |event| self.release(&event, &words));
        let cancel = window_event_listener(leptos::ev::pointercancel, move |_| self.drag.set(None));
        let keys = window_event_listener(leptos::ev::keydown, move |event| self.key(&event, &words));
        on_cleanup(move || {
            carry.remove();
            release.remove();
            cancel.remove();
            keys.remove();
        });
    }
}

/// Whether the screen is as small as that of a phone; the style draws the line at the same width.
fn is_narrow() -> bool {
    let small = window().match_media("(max-width: 56rem)").ok().flatten();
    small.is_some_and(|small| small.matches())
}
