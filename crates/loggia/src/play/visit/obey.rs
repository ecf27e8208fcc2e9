//! What a person types at a table, turned into words and errands.

use games::{CallistoRound, CallistoTable};
use table::{Action, Guest, Holder, Motion, Phase, Rejection};
use words::{Language, say};

use super::order::Order;
use super::stay::{Errand, Stay};
use crate::files::write_whole;
use crate::play::command::Command;
use crate::speech::languages;

impl Stay {
    /// A line was typed; none at the end of all lines.
    pub fn typed(&mut self, line: Option<&str>) {
        if self.asks_for_name() {
            return self.take_name(line);
        }
        let Some(line) = line else { return self.errands.push_back(Errand::Quit) };
        match Order::read(line, self.table.rules()) {
            Ok(order) => self.obey(order),
            Err(reason) => self.voice.not_understood(line, &reason),
        }
    }

    pub(super) fn refuse(&self, rejection: &Rejection) {
        self.voice.refuse(&self.outlook().rejection(rejection));
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Game(command) => self.obey_game(command),
            Order::Sit(Some(number)) => self.act(Action::Sit { seat: number - 1 }),
            Order::Sit(None) => self.sit_anywhere(),
            Order::Colours(paints) => match self.my_seat() {
                Some(seat) => self.take_colours(seat, &paints),
                None => self.refuse(&Rejection::NotSeated),
            },
            Order::Stand => self.with_seat(|seat| Action::Stand { seat }),
            Order::Start => self.act(Action::Start { lot: 0 }),
            Order::Say(text) => self.act(Action::Chat { text }),
            Order::Answer(yes) => self.act(Action::Answer { yes }),
            Order::Resign => self.with_seat(|seat| Action::Resign { seat }),
            Order::Rematch => self.propose(Motion::Rematch),
            Order::Adjourn => self.propose(Motion::Adjourn),
            Order::Resume => self.propose(Motion::Resume),
            Order::Who => self.outlook().tell_who(&self.present),
            Order::Bot(number, level) => self.seat_bot(number - 1, level),
            Order::Free(number) => self.act(Action::FreeSeat { seat: number - 1 }),
            Order::Mute(name, muted) => self.with_guest(&name, |guest| Action::Mute { guest, muted }),
            Order::Remove(name) => self.with_guest(&name, |guest| Action::Remove { guest }),
            Order::Host(name) => self.with_guest(&name, |to| Action::HandOn { to }),
            Order::Close => self.act(Action::Close),
            Order::Name(name) => self.act(Action::Join { name }),
            Order::MoveSeat => match self.my_seat() {
                Some(seat) => self.errands.push_back(Errand::MoveSeat(seat)),
                None => self.refuse(&Rejection::NotSeated),
            },
            Order::Leave => self.act(Action::Leave),
            Order::HalfKnown(example) => {
                self.voice.refuse(&say!(self.voice.words(), "table-half-known", example = example));
            }
        }
    }

    fn obey_game(&mut self, command: Command) {
        let outlook = self.outlook();
        let words = self.voice.words();
        match command {
            Command::Nothing => {}
            Command::Help => {
                self.voice.line(&say!(words, "terminal-help-moves"));
                self.voice.indented(&say!(words, "table-help", languages = languages()));
                self.voice.indented(&say!(words, "setup-help-colour"));
            }
            Command::RulesInShort => outlook.scene().explain_rules(),
            Command::Board => outlook.show(),
            Command::Moves => {
                if self.table.phase() == Phase::Playing {
                    outlook.scene().list_moves();
                }
                self.voice.line(&outlook.what_next());
            }
            Command::Piece(kind) => outlook.scene().show_piece(kind),
            Command::Places(id) => outlook.scene().show_places(id),
            Command::Play(mv) => self.play(mv),
            Command::Undo => self.propose_undo(),
            Command::Save(file) => self.save(&file),
            Command::Language(code) => self.speak(&code),
            Command::Redo | Command::New | Command::Load(_) => {
                self.voice.refuse(&say!(words, "table-not-here"));
            }
            Command::Quit => self.errands.push_back(Errand::Quit),
        }
    }

    fn play(&mut self, mv: callisto::Move) {
        let (Some(round), Some(seat)) = (self.table.round(), self.table.seat_to_move()) else {
            let adjourned = self.table.phase() == Phase::Adjourned;
            return self.refuse(if adjourned { &Rejection::Adjourned } else { &Rejection::NoGame });
        };
        if !self.outlook().is_mine(seat) {
            return self.refuse(&Rejection::NotYourTurn(seat));
        }
        if let Err(illegal) = round.position().check(mv) {
            return self.voice.refuse(&self.voice.broken(&illegal.broken, self.table.paints()));
        }
        let play = CallistoRound::tagged(&self.table.rules().cell_list(mv));
        let turn = self.table.turn();
        self.act(Action::Play { seat, turn, play });
    }

    /// One of my seats: the one to move, or the first that is still in the game.
    fn my_seat(&self) -> Option<u8> {
        let given_up = self.table.given_up();
        let to_move = self.table.seat_to_move().filter(|seat| self.outlook().is_mine(*seat));
        let mut mine = self.table.seats_of(self.me);
        to_move.or_else(|| mine.find(|seat| !given_up.contains(seat)))
    }

    fn with_seat(&mut self, action: impl FnOnce(u8) -> Action) {
        match self.my_seat() {
            Some(seat) => self.act(action(seat)),
            None => self.refuse(&Rejection::NotSeated),
        }
    }

    fn sit_anywhere(&mut self) {
        let open = self.table.seats().iter().position(|seat| seat.holder == Holder::Open);
        match open {
            Some(seat) => self.act(Action::Sit { seat: seat as u8 }),
            None => self.voice.refuse(&say!(self.voice.words(), "table-no-seat")),
        }
    }

    /// The host gives a seat to a bot; in a game the others vote on one that was given up and that still has its player.
    fn seat_bot(&mut self, seat: u8, level: u8) {
        let is_free = self.table.seats().get(usize::from(seat)).is_some_and(|s| s.holder == Holder::Open);
        let by_host = is_free && self.table.host() == self.me;
        match self.table.phase() {
            Phase::Playing | Phase::Adjourned if !by_host => self.propose(Motion::BotFor { seat, level }),
            _ => self.act(Action::SeatBot { seat, level }),
        }
    }

    fn with_guest(&mut self, name: &str, action: impl FnOnce(Guest) -> Action) {
        let is_meant = |called: &str| called.to_lowercase() == name.to_lowercase();
        let people = self.table.people().iter().filter(|(_, person)| !person.removed);
        let meant: Vec<Guest> =
            people.filter(|(_, person)| is_meant(&person.name)).map(|(guest, _)| *guest).collect();
        match meant[..] {
            [guest] => self.act(action(guest)),
            [] => self.refuse(&Rejection::NoSuchGuest),
            _ => self.voice.refuse(&say!(self.voice.words(), "table-which-guest", name = name)),
        }
    }

    fn propose(&mut self, motion: Motion) {
        self.act(Action::Propose { motion });
    }

    /// Back to before one's own last move.
    fn propose_undo(&mut self) {
        let mine: Vec<u8> = self.table.seats_of(self.me).collect();
        match self.table.undo(&mine) {
            Some(motion) => self.propose(motion),
            None => self.refuse(&Rejection::NothingToUndo),
        }
    }

    fn save(&self, name: &str) {
        let words = self.voice.words();
        if name.is_empty() {
            return self.voice.refuse(&say!(words, "terminal-which-file", example = "save evening.blksgf"));
        }
        let Some(round) = self.table.round() else { return self.refuse(&Rejection::NoGame) };
        let path = std::path::Path::new(name);
        if path.exists() {
            return self.voice.refuse(&say!(words, "terminal-file-exists", file = name));
        }
        match write_whole(path, &self.table.record(round).write()) {
            Ok(()) => self.voice.line(&say!(words, "terminal-saved", file = name)),
            Err((file, reason)) => {
                self.voice.refuse(&say!(words, "terminal-save-failed", file = file, reason = reason));
            }
        }
    }

    fn speak(&mut self, code: &str) {
        match Language::from_locale(code) {
            Some(language) => {
                self.voice.speak(language);
                self.outlook().show();
            }
            None => {
                let words = self.voice.words();
                let text = say!(words, "terminal-language-unknown", language = code, languages = languages());
                self.voice.refuse(&text);
            }
        }
    }
}
