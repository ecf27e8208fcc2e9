//! Tells what happens at a table, entry by entry.

use callisto::{Colour, Move};
use games::{CallistoRound, CallistoTable, Step};
use table::{Action, By, Dropped, Entry, Guest, Motion};
use words::say;

use super::outlook::{Outlook, plain};

/// The table before and after an entry.
pub struct Chronicle<'a> {
    /// Before.
    pub before: Outlook<'a>,
    /// After.
    pub after: Outlook<'a>,
}

impl Chronicle<'_> {
    /// Tells an entry. Says whether the board is another one now.
    pub fn tell(&self, entry: &Entry) -> bool {
        let by = if let By::Guest(guest) = entry.by { Some(guest) } else { None };
        self.tell_action(by, &entry.action);
        let asked = self.before.table.motion();
        if let Some(dropped) = asked.and_then(|asked| asked.dropped(entry, self.after.table)) {
            self.tell_dropped(dropped);
        }
        let result = |outlook: &Outlook<'_>| outlook.table.round().and_then(CallistoRound::outcome);
        let (before, after) = (result(&self.before), result(&self.after));
        if let Some(ended) = after.filter(|_| before.is_none()) {
            self.after.tell_result(&ended);
        }
        let board = |outlook: &Outlook<'_>| outlook.table.round().map(|r| (r.starter(), r.steps().to_vec()));
        board(&self.before) != board(&self.after)
    }

    fn line(&self, text: &str) {
        self.after.voice.line(text);
    }

    fn tell_action(&self, by: Option<Guest>, action: &Action) {
        let words = self.after.voice.words();
        let name = by.map_or_else(String::new, |guest| self.after.guest(guest));
        let text = match action {
            Action::Join { .. } => return self.tell_join(by, &name),
            Action::Start { .. } => return self.tell_start(),
            Action::Play { .. } => return self.tell_move(),
            Action::Propose { motion } => return self.tell_motion(&name, motion),
            Action::Answer { yes: true } => return self.tell_consent(&name),
            Action::Answer { yes: false } => return,
            Action::Leave => say!(words, "table-left", name = name),
            Action::Sit { seat } => {
                let colours = self.after.colours(*seat);
                say!(words, "table-sat", name = name, seat = seat + 1, colours = colours)
            }
            Action::Paint { colour, paint } => {
                let Ok(paint) = paint.parse() else { return };
                let (name, colour) = (self.after.player(*colour), self.after.voice.colour(paint));
                say!(words, "setup-painted", name = name, colour = colour)
            }
            Action::Stand { seat } => say!(words, "table-stood", name = name, seat = seat + 1),
            Action::SeatBot { seat, level } => {
                let colours = self.after.colours(*seat);
                say!(words, "table-bot-sat", seat = seat + 1, colours = colours, level = *level)
            }
            Action::FreeSeat { seat } => say!(words, "table-freed", seat = seat + 1),
            Action::Resign { seat } => say!(words, "table-resigned", player = self.before.seat(*seat)),
            Action::TimeOut { seat } => say!(words, "table-timed-out", player = self.before.seat(*seat)),
            Action::Chat { text } => say!(words, "table-said", name = name, text = plain(text)),
            Action::Mute { guest, muted } => {
                let key = if *muted { "table-muted" } else { "table-unmuted" };
                say!(words, key, name = self.after.guest(*guest))
            }
            Action::Remove { guest } => say!(words, "table-removed", name = self.after.guest(*guest)),
            Action::HandOn { to } => say!(words, "table-handed-on", name = self.after.guest(*to)),
            Action::Close => say!(words, "table-closed"),
            Action::MoveSeat { seat, .. } | Action::TakeOver { seat, .. } => {
                say!(words, "table-seat-moved", player = self.after.seat(*seat))
            }
            Action::Away { milliseconds } => {
                say!(words, "table-away", time = words::span(*milliseconds, words))
            }
        };
        self.line(&text);
    }

    fn tell_join(&self, by: Option<Guest>, name: &str) {
        let words = self.after.voice.words();
        let known = by.and_then(|guest| self.before.table.people().get(&guest)).filter(|p| !p.gone);
        match known {
            None => self.line(&say!(words, "table-joined", name = name)),
            Some(person) if person.name != name => {
                self.line(&say!(words, "table-renamed", old = plain(&person.name), name = name));
            }
            Some(_) => {}
        }
    }

    fn tell_start(&self) {
        let words = self.after.voice.words();
        let game = self.after.table.results().len() + 1;
        let games = self.after.table.series_length();
        let starter = self.after.table.round().map_or(Colour(0), CallistoRound::starter);
        let player = self.after.scene().who(starter);
        self.line(&say!(words, "table-started", game = game, games = games, player = player));
    }

    fn tell_move(&self) {
        let words = self.after.voice.words();
        let last = self.after.table.round().and_then(|round| round.steps().last());
        let Some(Step::Move { colour, mv }) = last else { return };
        let player = self.before.scene().who(*colour);
        let text = match mv {
            Move::Retire => say!(words, "terminal-retired", player = player),
            mv => say!(words, "table-played", player = player, move = self.after.table.rules().short(*mv)),
        };
        self.line(&text);
        let retired = (*mv == Move::Retire).then_some(*colour);
        self.after.scene().tell_who_is_out(&self.before.scene().position, retired);
    }

    fn tell_motion(&self, name: &str, motion: &Motion) {
        let words = self.after.voice.words();
        let Some(open) = self.after.table.motion() else {
            // Nobody else had to agree.
            return self.tell_carried(motion);
        };
        let text = words.proposed(motion, name, self.after.table.turn());
        self.line(&text);
        if open.waiting.contains(&self.after.me) {
            self.line(&say!(words, "table-answer"));
        }
    }

    fn tell_consent(&self, name: &str) {
        self.line(&say!(self.after.voice.words(), "table-agreed", name = name));
        let asked = self.before.table.motion();
        if let Some(asked) = asked.filter(|_| self.after.table.motion().is_none()) {
            self.tell_carried(&asked.motion);
        }
    }

    fn tell_dropped(&self, dropped: Dropped) {
        self.line(&self.after.voice.words().dropped(dropped, &|guest| self.after.guest(guest)));
    }

    fn tell_carried(&self, motion: &Motion) {
        let words = self.after.voice.words();
        let text = match motion {
            Motion::Undo { keep } => {
                let moves = self.before.table.turn().saturating_sub(*keep);
                say!(words, "table-carried-undo", count = moves)
            }
            Motion::Adjourn => say!(words, "table-carried-adjourn"),
            Motion::Resume => say!(words, "table-carried-resume"),
            Motion::Rematch => return self.tell_start(),
            Motion::BotFor { seat, level } => {
                let colours = self.after.colours(*seat);
                say!(words, "table-bot-sat", seat = seat + 1, colours = colours, level = *level)
            }
        };
        self.line(&text);
    }
}
