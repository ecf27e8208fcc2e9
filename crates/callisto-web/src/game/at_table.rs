//! A seat at a table: whose turn it is there, and how to act.

use callisto::{Colour, Move, Position};
use games::{CallistoRound, CallistoTable, Step};
use leptos::prelude::*;
use table::{Action, Phase, Table, Time};
use web::sound;

use super::desk::Desk;
use super::hint::Hint;
use crate::board::Laid;

/// A table, and who sits at it in front of this screen.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// The table.
    pub table: Signal<Table>,
    /// The seats that people on this device hold.
    pub mine: Signal<Vec<u8>>,
    /// Does something at the table.
    pub act: Callback<Action>,
    /// Why the last action was refused.
    pub trouble: RwSignal<Option<String>>,
    /// The time by the clock of the server, where it measures time.
    pub now: Option<Signal<Time>>,
    /// What an engine advises, where that is allowed.
    pub hint: Option<RwSignal<Option<Hint>>>,
}

impl AtTable {
    /// The seat on this device whose turn it is.
    pub fn seat_to_move(&self) -> Option<u8> {
        let seat = self.table.with(Table::seat_to_move)?;
        self.mine.with(|mine| mine.contains(&seat)).then_some(seat)
    }

    /// The seat of the reader, where one person plays on this device.
    pub fn reader(&self) -> Option<u8> {
        self.mine.with(|mine| if let [seat] = mine[..] { Some(seat) } else { None })
    }

    /// Whether a game is running.
    pub fn is_playing(&self) -> bool {
        self.table.with(|table| table.phase() == Phase::Playing)
    }

    /// Lets an engine advise.
    pub fn with_hints(self) -> AtTable {
        AtTable { hint: Some(RwSignal::new(None)), ..self }
    }

    /// The desk for this table.
    pub fn desk(self) -> Desk {
        let AtTable { table, act, trouble, .. } = self;
        let position = Memo::new(move |_| table.with(position));
        let laid = Memo::new(move |_| table.with(laid));
        let may_move = Memo::new(move |_| self.seat_to_move().is_some());
        let tray_colour = Memo::new(move |_| self.tray_colour());
        // A move that waits for the server's answer is not sent a second time.
        let sent = RwSignal::new(None);
        let play = Callback::new(move |mv: Move| {
            let found = table.with_untracked(|table| {
                Some((table.seat_to_move()?, table.turn(), table.last(), table.rules().cell_list(mv)))
            });
            let Some((seat, turn, last, text)) = found else { return };
            if sent.get_untracked() != Some(last) {
                sent.set(Some(last));
                act.run(Action::Play { seat, turn, play: CallistoRound::tagged(&text) });
            }
        });
        // Colours are chosen before the first game.
        let paints = table.with_untracked(CallistoTable::paints);
        let desk = Desk::new(position.into(), paints, laid.into(), may_move.into(), tray_colour.into(), play);
        let turn = desk.turn();
        Effect::new(move |before: Option<usize>| {
            let (_, laid) = turn.get();
            if before.is_some_and(|before| before < laid) {
                let is_over = table.with_untracked(|table| table.game().is_some_and(|game| game.is_over()));
                if is_over { sound::over() } else { sound::placed() }
            }
            trouble.set(None);
            desk.shown.set(Default::default());
            if let Some(hint) = self.hint {
                hint.set(None);
            }
            laid
        });
        Effect::new(move || {
            if trouble.with(Option::is_some) {
                sent.set(None);
            }
        });
        desk
    }

    /// The colour to move if it is ours, otherwise our next.
    fn tray_colour(&self) -> Option<Colour> {
        let mine = self.mine.get();
        let own_turn = self.seat_to_move().is_some();
        self.table.with(|table| {
            let (rules, next) = (table.rules(), table.round()?.position().to_move());
            if own_turn {
                return next;
            }
            let next = next.unwrap_or(Colour(0));
            let mut order = rules.colours().cycle().skip(next.index()).take(rules.colours().len());
            order.find(|colour| mine.contains(&rules.player(*colour).0))
        })
    }
}

/// The position of a table; before its first game, the empty board.
fn position(table: &Table) -> Position {
    table.round().map_or_else(|| Position::new(table.rules()), |round| round.position().clone())
}

fn laid(table: &Table) -> Vec<Laid> {
    let steps = table.round().map(|round| round.steps()).unwrap_or_default();
    let moves = steps.iter().filter_map(|step| match step {
        Step::Move { colour, mv } => Some((*colour, *mv)),
        Step::Withdrawal { .. } => None,
    });
    moves.collect()
}
