//! What a page does at its table, and what it knows of it.

use leptos::prelude::*;
use table::{Action, Motion, Play, VillaMove, VillaPlay, VillaRound};
use villa::{Brought, Game, Laid, Player};
use villa_site::{Site, keep, write_hands};
use villa_world::{Components, Input};
use web::local::Local;
use web::speech::{Speech, speech};
use web::start::{lot, now};

use super::shelf;

/// The most ticks that are written at once.
const AT_ONCE: usize = 60;

/// A table at this screen.
#[derive(Clone, Copy)]
pub struct Desk {
    id: StoredValue<String>,
    local: RwSignal<Local>,
    words: Speech,
    /// Why something was not done.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the aids of the learner are shown.
    pub aids: RwSignal<bool>,
}

impl Desk {
    /// The table of that name.
    pub fn open(id: &str) -> Option<Desk> {
        let local = shelf::game(id)?;
        local.table().villa()?;
        Some(Desk {
            id: StoredValue::new(id.into()),
            local: RwSignal::new(local),
            words: speech(),
            trouble: RwSignal::new(None),
            aids: RwSignal::new(false),
        })
    }

    /// A look at the round, which does not follow it.
    pub fn with<T>(self, look: impl FnOnce(&VillaRound) -> Option<T>) -> Option<T> {
        self.local.with_untracked(|local| local.table().villa().and_then(look))
    }

    /// A look at the round that follows it.
    pub fn follow<T: Default>(self, look: impl FnOnce(&VillaRound) -> T) -> T {
        self.local.with(|local| local.table().villa().map(look).unwrap_or_default())
    }

    /// The game as it is.
    pub fn game(self) -> Memo<Game> {
        let start = self.with(|round| Some(*round.start()));
        Memo::new(move |_| {
            let now = self.local.with(|local| local.table().villa().map(|round| *round.game()));
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
        self.local.with(|local| self.words.sitter(local.table(), player.into()))
    }

    /// Who does something now: hands at work, or the first that the table waits for.
    pub fn seat(self) -> Option<u8> {
        self.with(|round| round.seats_to_act().first().copied())
    }

    /// Does something for whoever is to act; whether it was done.
    pub fn play(self, play: VillaPlay) -> bool {
        self.seat().is_some_and(|seat| self.play_for(seat, play))
    }

    /// Does something for a seat.
    fn play_for(self, seat: u8, play: VillaPlay) -> bool {
        let kept = self.with(|round| Some((keep(round, seat, &play, &mut lot), round.turn())));
        match kept {
            Some((Ok(play), turn)) => self.act(Action::Play { seat, turn, play: Play::Villa(play) }),
            Some((Err(why), _)) => {
                self.trouble.set(Some(self.words.rejection(&why)));
                false
            }
            None => false,
        }
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
    fn act(self, action: Action) -> bool {
        let mut next = self.local.get_untracked();
        match next.perform(now(), action) {
            Ok(()) => {
                shelf::keep(&self.id.get_value(), &next);
                self.trouble.set(None);
                self.local.set(next);
                true
            }
            Err(why) => {
                self.trouble.set(Some(self.words.rejection(&why)));
                false
            }
        }
    }

    /// Writes what the hands have done since.
    pub fn hands(self, inputs: &[Input], sent: StoredValue<usize>) {
        while sent.get_value() < inputs.len() {
            let from = sent.get_value();
            let some = &inputs[from..inputs.len().min(from + AT_ONCE)];
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
        let ended = self.with(|round| {
            let attempt = round.attempt()?;
            Some(match attempt.column {
                Some(column) => villa::Action::Bring { column, outcome: Brought::BrokenOff },
                None => villa::Action::Lay { outcome: Laid::NotLayable },
            })
        });
        if let Some(action) = ended {
            self.play(VillaPlay::Do(VillaMove { action, at: None, villa: None }));
        }
    }

    /// Another game at the same table.
    pub fn again(self) {
        self.act(Action::Propose { motion: Motion::Rematch });
    }
}
