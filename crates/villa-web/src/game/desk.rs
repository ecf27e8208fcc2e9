//! What a page does at its table, and what it knows of it, whoever keeps the log.

use leptos::prelude::*;
use table::{Action, Motion, Play, Table, VillaMove, VillaPlay, VillaRound};
use villa::{Game, Player};
use villa_site::{Site, write_hands};
use villa_world::{Components, Input};
use web::speech::{Speech, speech};

/// A table, and who sits at it in front of this screen.
#[derive(Clone, Copy)]
pub struct Desk {
    table: Memo<Table>,
    mine: Signal<Vec<u8>>,
    act: UnsyncCallback<Action, bool>,
    words: Speech,
    /// Why something was not done.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the aids of the learner are shown.
    pub aids: RwSignal<bool>,
}

impl Desk {
    /// A desk at a table of Villa Paletti where a game has begun, for those who sit on the seats `mine`. `act` does
    /// something at the table, or sends it on its way, and says whether it could; `trouble` is why not.
    pub fn new(
        table: Memo<Table>,
        mine: Signal<Vec<u8>>,
        act: UnsyncCallback<Action, bool>,
        trouble: RwSignal<Option<String>>,
    ) -> Desk {
        Desk { table, mine, act, words: speech(), trouble, aids: RwSignal::new(false) }
    }

    /// A look at the round, which does not follow it.
    pub fn with<T>(self, look: impl FnOnce(&VillaRound) -> Option<T>) -> Option<T> {
        self.table.with_untracked(|table| table.villa().and_then(look))
    }

    /// A look at the round that follows it.
    pub fn follow<T: Default>(self, look: impl FnOnce(&VillaRound) -> T) -> T {
        self.table.with(|table| table.villa().map(look).unwrap_or_default())
    }

    /// The game as it is.
    pub fn game(self) -> Memo<Game> {
        let start = self.with(|round| Some(*round.start()));
        Memo::new(move |_| {
            let now = self.table.with(|table| table.villa().map(|round| *round.game()));
            // The page is only open for a table with a game.
            now.or(start).unwrap_or_else(|| unreachable!("there is a game"))
        })
    }

    /// The game with its villa.
    pub fn site(self) -> Option<Site> {
        self.with(|round| Site::resume(*round.game(), round.villa(), Components::built_in()).ok())
    }

    /// What somebody is called.
    pub fn name(self, player: Player) -> String {
        self.table.with(|table| self.words.sitter(table, player.into()))
    }

    /// Whether a player sits in front of this screen.
    pub fn is_mine(self, player: Player) -> bool {
        self.mine.with(|mine| mine.contains(&player.into()))
    }

    /// Who of this screen does something now: hands at work, or the first that the table waits for.
    pub fn seat(self) -> Option<u8> {
        let waits = self.with(|round| Some(round.seats_to_act())).unwrap_or_default();
        self.mine.with_untracked(|mine| waits.into_iter().find(|seat| mine.contains(seat)))
    }

    /// Does something for whoever is to act; whether it was done.
    pub fn play(self, play: VillaPlay) -> bool {
        self.seat().is_some_and(|seat| self.play_for(seat, play))
    }

    /// Does something for a seat.
    fn play_for(self, seat: u8, play: VillaPlay) -> bool {
        let turn = self.with(|round| Some(round.turn()));
        turn.is_some_and(|turn| self.act(Action::Play { seat, turn, play: Play::Villa(play) }))
    }

    /// Says something for a player.
    pub fn say(self, player: Player, action: villa::Action) {
        self.play_for(player.into(), VillaPlay::action(action));
    }

    /// Does something for a player that changes the villa.
    pub fn do_move(self, player: Player, moved: VillaMove) {
        self.play_for(player.into(), VillaPlay::Do(moved));
    }

    /// Does something at the table.
    pub fn act(self, action: Action) -> bool {
        self.trouble.set(None);
        self.act.run(action)
    }

    /// Writes what the hands have done since.
    pub fn hands(self, inputs: &[Input], sent: StoredValue<usize>) {
        while sent.get_value() < inputs.len() {
            let from = sent.get_value();
            let some = &inputs[from..inputs.len().min(from + table::MOST_TICKS_AT_ONCE as usize)];
            let play = VillaPlay::Hands {
                from: u32::try_from(from).unwrap_or(u32::MAX),
                ticks: u32::try_from(some.len()).unwrap_or(u32::MAX),
                inputs: write_hands(some),
            };
            if !self.play(play) {
                return;
            }
            sent.set_value(from + some.len());
        }
    }

    /// The attempt is over: the keeper says what became of it.
    pub fn finish(self) {
        if let Some(action) = self.with(|round| Some(round.attempt()?.broken_off())) {
            self.play(VillaPlay::action(action));
        }
    }

    /// Another game at the same table.
    pub fn again(self) {
        self.act(Action::Propose { motion: Motion::Rematch });
    }
}
