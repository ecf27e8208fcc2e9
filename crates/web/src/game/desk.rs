//! What a person sits at: the table, the hand over it, and how to act.

use callisto::{Colour, Move, Position};
use leptos::prelude::*;
use leptos::svg::Svg;
use table::{Action, Phase, Play, Step, Table};

use super::pointer::Drag;
use crate::board::{Ghost, Laid, Sheet, pair};
use crate::hand::{Hand, Held};
use crate::speech::Speech;

/// The desk. Everything on the screen of a game reads from it and acts through it.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub table: Signal<Table>,
    /// The seats that people at this screen hold.
    pub mine: Signal<Vec<u8>>,
    /// Does something at the table.
    pub act: Callback<Action>,
    /// The hand over the board.
    pub hand: RwSignal<Hand>,
    /// A piece that is being dragged.
    pub drag: RwSignal<Option<Drag>>,
    /// The drawing of the board.
    pub drawing: NodeRef<Svg>,
    /// What a screen reader should say.
    pub news: RwSignal<String>,
    /// Why the last action was refused.
    pub trouble: RwSignal<Option<String>>,
}

impl Desk {
    /// A desk at a table.
    pub fn new(
        table: Signal<Table>,
        mine: Signal<Vec<u8>>,
        act: Callback<Action>,
        trouble: RwSignal<Option<String>>,
    ) -> Desk {
        let hand = RwSignal::new(Hand::default());
        let desk = Desk {
            table,
            mine,
            act,
            hand,
            drag: RwSignal::new(None),
            drawing: NodeRef::new(),
            news: RwSignal::new(String::new()),
            trouble,
        };
        // Each turn begins with a fresh hand.
        let turn = Memo::new(move |_| {
            table.with(|table| (table.round().map(|r| (r.starter(), r.turn())), table.results().len()))
        });
        Effect::new(move || {
            turn.track();
            trouble.set(None);
            hand.set(desk.position_now().as_ref().map(Hand::at_turn).unwrap_or_default());
        });
        desk
    }

    /// The position now, without following it.
    pub fn position_now(&self) -> Option<Position> {
        self.table.with_untracked(|table| table.round().map(|round| round.position().clone()))
    }

    /// The position.
    pub fn position(&self) -> Option<Position> {
        self.table.with(|table| table.round().map(|round| round.position().clone()))
    }

    /// The seat at this screen whose turn it is.
    pub fn seat_to_move(&self) -> Option<u8> {
        let seat = self.table.with(Table::seat_to_move)?;
        self.mine.with(|mine| mine.contains(&seat)).then_some(seat)
    }

    /// The colour whose pieces are in the tray: the one to move if it is ours, otherwise our first.
    pub fn tray_colour(&self) -> Option<Colour> {
        let position = self.position()?;
        let rules = position.rules();
        if self.seat_to_move().is_some() {
            return position.to_move();
        }
        let mine = self.mine.get();
        let next = position.to_move().unwrap_or(Colour(0));
        let mut order = rules.colours().cycle().skip(next.index()).take(rules.colours().len());
        order.find(|colour| mine.contains(&rules.player(*colour).0))
    }

    /// What lies on the board, in the order it was laid.
    pub fn laid(&self) -> Vec<Laid> {
        self.table.with(|table| {
            let steps = table.round().map(|round| round.steps()).unwrap_or_default();
            let moves = steps.iter().filter_map(|step| match step {
                Step::Move { colour, mv } => Some((*colour, *mv)),
                Step::Withdrawal { .. } => None,
            });
            moves.collect()
        })
    }

    /// What the hand holds, as it is drawn.
    pub fn ghost(&self) -> Option<Ghost> {
        self.seat_to_move()?;
        let position = self.position()?;
        let hand = self.hand.get();
        hand.at?;
        Some(Ghost {
            colour: position.to_move()?,
            squares: hand.squares(position.rules()),
            pillar: hand.held == Some(Held::Pillar),
            fits: hand.fits(&position),
            laid: hand.laid,
        })
    }

    /// The cells where what is held may go.
    pub fn open(&self) -> Vec<(i32, i32)> {
        let Some(position) = self.position().filter(|_| self.seat_to_move().is_some()) else {
            return Vec::new();
        };
        let rules = position.rules();
        let legal = position.legal();
        let mut cells: Vec<(i32, i32)> = match self.hand.get().held {
            Some(Held::Pillar) => legal.pillars().map(pair).collect(),
            Some(Held::Piece(id)) => {
                legal.places(id).flat_map(|place| rules.cells_of(place)).map(pair).collect()
            }
            None => Vec::new(),
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The sheet of the board.
    pub fn sheet(&self) -> Option<Sheet> {
        self.position_now().map(|position| Sheet::of(position.board()))
    }

    /// Takes something up from the tray.
    pub fn take(&self, held: Held) {
        self.hand.update(|hand| hand.take(held));
    }

    /// Puts everything back into the tray. A pillar stays in the hand in the first turns.
    pub fn put_back(&self) {
        self.hand.set(self.position_now().as_ref().map(Hand::at_turn).unwrap_or_default());
        self.drag.set(None);
    }

    /// Turns what is held.
    pub fn turn(&self) {
        self.reshape(Hand::turn);
    }

    /// Flips what is held.
    pub fn flip(&self) {
        self.reshape(Hand::flip);
    }

    fn reshape(&self, change: fn(&mut Hand, &callisto::Rules)) {
        if let Some(position) = self.position_now() {
            self.hand.update(|hand| change(hand, position.rules()));
        }
    }

    /// Plays what the hand holds where it is, if that is legal.
    pub fn put(&self, words: &Speech) {
        let Some(position) = self.position_now() else { return };
        let hand = self.hand.get_untracked();
        match hand.mv() {
            Some(mv) if position.is_legal(mv) => self.play(mv),
            Some(_) => {
                let why = hand.broken(&position).map(|broken| words.broken(&broken));
                self.news.set(why.unwrap_or_default());
            }
            None => {}
        }
    }

    /// Plays a move.
    pub fn play(&self, mv: Move) {
        let found = self.table.with_untracked(|table| {
            Some((table.seat_to_move()?, table.round()?.turn(), table.rules().cell_list(mv)))
        });
        if let Some((seat, turn, text)) = found {
            self.act.run(Action::Play { seat, turn, play: Play::Callisto(text) });
        }
    }

    /// Whether a game is running.
    pub fn is_playing(&self) -> bool {
        self.table.with(|table| table.phase() == Phase::Playing)
    }
}
