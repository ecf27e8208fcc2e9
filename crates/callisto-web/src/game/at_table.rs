//! A seat at a table: whose turn it is there, and how to act.

use std::sync::Arc;

use callisto::{Colour, Move, Position};
use games::{CallistoRound, CallistoTable, Step};
use leptos::prelude::*;
use table::{Action, Phase, Round as _, Table, Time};
use web::sound;
use web::speech::Speech;
use words::say;

use super::board_view::BoardView;
use super::hint::{AskEngine, Hint};
use crate::board::Laid;
use crate::speech::CallistoSpeech as _;

/// What a local game offers when it is over. Online tables do not load that code.
#[derive(Clone, Copy)]
pub struct OnDevice {
    /// Starts a rematch.
    pub again: Callback<()>,
    /// The level to offer to a player who keeps winning.
    pub stronger: fn(&Table) -> Option<u8>,
    /// Plays a bot of a level.
    pub play: Callback<u8>,
}

/// A table, and its players on this device.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// The table.
    pub table: Signal<Arc<Table>>,
    /// The seats that people on this device hold.
    pub mine: Signal<Vec<u8>>,
    /// Does an action at the table.
    pub act: Callback<Action>,
    /// Why the last action was refused.
    pub trouble: RwSignal<Option<String>>,
    /// The time by the clock of the server, where it measures time.
    pub now: Option<Signal<Time>>,
    /// The hint of the engine, if hints are allowed.
    pub hint: Option<RwSignal<Option<Hint>>>,
    /// How the engine is asked for it.
    pub ask_engine: Option<AskEngine>,
    /// Whether it is a local game.
    pub is_local: bool,
    /// What it offers at its end.
    pub on_device: Option<OnDevice>,
    /// The number of the move after which the board is shown, while the player looks back.
    pub seen: RwSignal<Option<usize>>,
    /// Whether bots make no pauses.
    pub hurry: RwSignal<bool>,
    /// The seats whose players are not connected, at an online table, and since when, where that is known.
    pub away: Signal<Vec<(u8, Option<Time>)>>,
}

impl AtTable {
    /// A table without a clock and without advice.
    pub fn new(
        table: Signal<Arc<Table>>,
        mine: Signal<Vec<u8>>,
        act: Callback<Action>,
        trouble: RwSignal<Option<String>>,
    ) -> AtTable {
        let (seen, hurry) = (RwSignal::new(None), RwSignal::new(false));
        let away = Signal::stored(Vec::new());
        AtTable {
            table,
            mine,
            act,
            trouble,
            now: None,
            hint: None,
            ask_engine: None,
            is_local: false,
            on_device: None,
            seen,
            hurry,
            away,
        }
    }

    /// The seat on this device whose turn it is.
    pub fn seat_to_move(&self) -> Option<u8> {
        let seat = self.table.with(|table| table.seat_to_move())?;
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

    /// Shows the game after this many moves, without changing it. The last move leads back into the game.
    pub fn see(&self, moves: usize) {
        let now = self.table.with_untracked(|table| laid(table).len());
        self.seen.set((moves < now).then_some(moves));
    }

    /// The same by this many moves.
    pub fn step(&self, by: isize) {
        let now = self.table.with_untracked(|table| laid(table).len());
        self.see(self.seen.get_untracked().unwrap_or(now).saturating_add_signed(by).min(now));
    }

    /// The view of this table's board.
    pub fn board_view(self, words: Speech) -> BoardView {
        let AtTable { table, act, trouble, seen, .. } = self;
        let position = Memo::new(move |_| table.with(|table| position(table, seen.get())));
        let laid = Memo::new(move |_| {
            let mut moves = table.with(|table| laid(table));
            moves.truncate(seen.get().unwrap_or(usize::MAX));
            moves
        });
        // What the others have placed since the last turn on this device.
        let fresh = Memo::new(move |_| {
            let mine = self.mine.get();
            table.with(|table| {
                let theirs = |(colour, _): &&Laid| !mine.contains(&table.rules().player(*colour).0);
                laid.with(|laid| laid.iter().rev().take_while(theirs).count().max(1))
            })
        });
        let may_move = Memo::new(move |_| seen.get().is_none() && self.seat_to_move().is_some());
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
        let paints = table.with_untracked(|table| table.paints());
        let board_view =
            BoardView::new(position.into(), paints, laid.into(), may_move.into(), tray_colour.into(), play);
        let board_view = BoardView { fresh: fresh.into(), ..board_view };
        // What was played, whichever position is shown.
        let played = Memo::new(move |_| table.with(|table| (table.games_begun(), table.turn())));
        Effect::new(move |before: Option<(u32, u32)>| {
            let now = played.get();
            if before.is_some_and(|before| before.0 != now.0) {
                self.hurry.set(false);
            }
            seen.set(None);
            if let Some(before) = before.filter(|before| before.0 == now.0) {
                let told = table.with_untracked(|table| told(&words, table, before.1, self.reader()));
                board_view.news.set(told);
                let is_over = table.with_untracked(|table| table.game().is_some_and(|game| game.is_over()));
                if before.1 < now.1 {
                    if is_over { sound::over() } else { sound::placed() }
                }
            }
            now
        });
        let turn = board_view.turn();
        Effect::new(move || {
            turn.get();
            trouble.set(None);
            board_view.shown.set(Default::default());
            board_view.advised.set(None);
            if let Some(hint) = self.hint {
                hint.set(None);
            }
        });
        Effect::new(move || {
            if trouble.with(Option::is_some) {
                sent.set(None);
            }
        });
        board_view
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

/// The position of a table, or the one after this many moves; before its first game, the empty board.
fn position(table: &Table, seen: Option<usize>) -> Position {
    let Some(round) = table.round() else { return Position::new(table.rules()) };
    let Some(seen) = seen else { return round.position().clone() };
    let mut earlier = round.clone();
    earlier.undo(u32::try_from(seen).unwrap_or(u32::MAX), Time(0));
    earlier.position().clone()
}

/// The moves since a given one, for screen readers.
fn told(words: &Speech, table: &Table, before: u32, reader: Option<u8>) -> String {
    let moves = laid(table);
    let before = before as usize;
    if moves.len() < before {
        return say!(words, "table-carried-undo", count = before - moves.len());
    }
    let told = moves[before..].iter().map(|(colour, mv)| words.told_move(table, *colour, *mv, reader));
    told.collect::<Vec<_>>().join(" ")
}

/// The moves of the game at a table.
pub fn laid(table: &Table) -> Vec<Laid> {
    let steps = table.round().map(|round| round.steps()).unwrap_or_default();
    let moves = steps.iter().filter_map(|step| match step {
        Step::Move { colour, mv } => Some((*colour, *mv)),
        Step::Withdrawal { .. } => None,
    });
    moves.collect()
}
