//! A stay at a table: takes what happens and what is typed, says what there is to say, and notes what is to be done.
//! It knows neither the net nor the keyboard.

use std::collections::VecDeque;

use callisto::{Colour, Paint};
use games::{CallistoChoice, CallistoTable};
use table::{Action, By, Entry, Guest, Header, Holder, Phase, Rejection, Table, Time};
use words::say;

use super::chronicle::Chronicle;
use super::outlook::Outlook;
use crate::play::bot::BotChoice;
use crate::play::voice::Voice;

/// Something for the task that holds the connection to the server.
#[derive(Debug, PartialEq, Eq)]
pub enum Errand {
    /// Do this at the table.
    Act(Action),
    /// Ask for a link that moves a seat to another device.
    MoveSeat(u8),
    /// Keep the name for the next time.
    KeepName(String),
    /// Go. The seat stays.
    Quit,
}

/// How someone wants to be at a table.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The name to join under; asked for where it is missing.
    pub name: Option<String>,
    /// The name to offer.
    pub usual_name: Option<String>,
    /// Only watch.
    pub watch: bool,
    /// The colours to take when sitting down; the seat's own otherwise.
    pub colours: Vec<Paint>,
    /// Seats for bots, at one's own table.
    pub bots: Vec<BotChoice>,
}

/// How far someone has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The log is not all here yet.
    Arriving,
    /// Asked for a name.
    Naming,
    /// At the table.
    Here,
}

/// Under so much time a player is warned, in milliseconds.
const HURRY: u64 = 15_000;

/// A stay at a table.
pub struct Stay {
    pub(super) voice: Voice,
    pub(super) table: Table,
    pub(super) me: Guest,
    /// The time at the server.
    pub now: Time,
    /// Who is connected.
    pub(super) present: Vec<Guest>,
    /// What is to be done.
    pub errands: VecDeque<Errand>,
    wishes: Wishes,
    stage: Stage,
    wants_seat: bool,
    online: bool,
    /// What was last said about what happens next: said again when it is something else.
    shown: Option<String>,
    board_is_old: bool,
    warned: Option<(usize, u32)>,
}

impl Stay {
    /// The first welcome of a server.
    pub fn new(voice: Voice, header: Header, me: Guest, wishes: Wishes) -> Result<Stay, Rejection> {
        // At the terminal there is a board, but no villa.
        if CallistoChoice::of(&header).is_none() {
            return Err(Rejection::OtherGame);
        }
        Ok(Stay {
            voice,
            table: Table::new(games::ALL, header)?,
            me,
            now: Time(0),
            present: Vec::new(),
            errands: VecDeque::new(),
            wants_seat: !wishes.watch,
            wishes,
            stage: Stage::Arriving,
            online: true,
            shown: None,
            board_is_old: false,
            warned: None,
        })
    }

    /// The voice that speaks.
    pub fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The number of the last entry here.
    pub fn last(&self) -> u64 {
        self.table.last()
    }

    /// Whether a line can be asked for.
    pub fn listens(&self) -> bool {
        self.stage != Stage::Arriving
    }

    /// Whether the next line is a name.
    pub(super) fn asks_for_name(&self) -> bool {
        self.stage == Stage::Naming
    }

    pub(super) fn outlook(&self) -> Outlook<'_> {
        Outlook { voice: &self.voice, table: &self.table, me: self.me, now: self.now }
    }

    pub(super) fn act(&mut self, action: Action) {
        self.errands.push_back(Errand::Act(action));
    }

    /// Takes colours for a seat, in turn order where it has two (C15).
    pub(super) fn take_colours(&mut self, seat: u8, paints: &[Paint]) {
        let colours: Vec<Colour> = self.table.colours_of(seat).collect();
        for (colour, paint) in colours.into_iter().zip(paints) {
            self.act(Action::Paint { colour: colour.0, paint: paint.name().into() });
        }
    }

    /// The line broke, or is up again.
    pub fn line_is(&mut self, online: bool) {
        if self.online != online {
            self.online = online;
            self.present.clear();
            let key = if online { "table-back" } else { "table-lost" };
            self.voice.refuse(&say!(self.voice.words(), key));
            // What happened meanwhile is told first, and then how things stand.
            self.shown = None;
            self.board_is_old = online;
        }
    }

    /// An entry of the log.
    pub fn happened(&mut self, entry: &Entry) {
        let before = self.table.clone();
        if self.table.apply(entry).is_err() || self.table.last() == before.last() {
            return;
        }
        if self.stage == Stage::Arriving {
            return;
        }
        // Someone who does something is there; the server says a little later who is.
        if let By::Guest(guest) = entry.by
            && !self.present.is_empty()
            && !self.present.contains(&guest)
        {
            self.present.push(guest);
        }
        let (voice, me, now) = (&self.voice, self.me, self.now);
        let outlook = |table| Outlook { voice, table, me, now };
        let chronicle = Chronicle { before: outlook(&before), after: outlook(&self.table) };
        self.board_is_old |= chronicle.tell(entry);
        match &entry.action {
            Action::Join { name } if entry.by == By::Guest(self.me) => {
                self.errands.push_back(Errand::KeepName(name.clone()));
                self.settle_in();
            }
            Action::Sit { seat } if entry.by == By::Guest(self.me) => {
                let colours = std::mem::take(&mut self.wishes.colours);
                self.take_colours(*seat, &colours);
            }
            Action::Leave if entry.by == By::Guest(self.me) => self.errands.push_back(Errand::Quit),
            _ => {}
        }
    }

    /// Who is connected now. Told of those whom one knows, except at the beginning.
    pub fn are_present(&mut self, guests: Vec<Guest>) {
        let is_known = |guest: &Guest| *guest != self.me && self.table.name(*guest).is_some();
        if self.stage != Stage::Arriving && !self.present.is_empty() {
            let words = self.voice.words();
            for guest in self.present.iter().filter(|g| is_known(g) && !guests.contains(g)) {
                self.voice.line(&say!(words, "table-offline", name = self.outlook().guest(*guest)));
            }
            for guest in guests.iter().filter(|g| is_known(g) && !self.present.contains(g)) {
                self.voice.line(&say!(words, "table-online", name = self.outlook().guest(*guest)));
            }
        }
        self.present = guests;
    }

    /// All that the server has is here now: tells how things stand, the board if it is another one.
    pub fn is_up_to_date(&mut self) {
        if self.stage == Stage::Arriving {
            self.arrive();
        }
        if self.stage != Stage::Here || !self.online {
            return;
        }
        let next = self.outlook().what_next();
        if std::mem::take(&mut self.board_is_old) && self.table.round().is_some() {
            self.outlook().show();
        } else if self.shown.as_ref() != Some(&next) {
            self.voice.line(&next);
        }
        self.shown = Some(next);
    }

    fn arrive(&mut self) {
        self.outlook().scene().introduce();
        self.voice.line(&say!(self.voice.words(), "table-hint"));
        if self.table.round().is_none() {
            self.outlook().tell_who(&self.present);
        }
        self.board_is_old = self.table.round().is_some();
        self.stage = Stage::Here;
        let person = self.table.people().get(&self.me).filter(|person| !person.gone);
        if let Some(name) = person.map(|person| person.name.clone()) {
            self.voice.line(&say!(self.voice.words(), "table-welcome-back", name = name));
            self.settle_in();
        } else if self.wishes.watch {
            self.voice.line(&say!(self.voice.words(), "table-watching"));
        } else if let Some(name) = self.wishes.name.take() {
            self.act(Action::Join { name });
        } else {
            self.ask_for_name();
        }
    }

    fn ask_for_name(&mut self) {
        self.stage = Stage::Naming;
        let words = self.voice.words();
        let text = match &self.wishes.usual_name {
            Some(usual) => say!(words, "table-which-name-usual", name = usual.as_str()),
            None => say!(words, "table-which-name"),
        };
        self.voice.line(&text);
    }

    /// A name was typed; the usual one if it is empty.
    pub(super) fn take_name(&mut self, line: Option<&str>) {
        let typed = line.map(str::trim).filter(|name| !name.is_empty()).map(String::from);
        match typed.or_else(|| self.wishes.usual_name.clone()) {
            Some(name) => {
                self.stage = Stage::Here;
                self.act(Action::Join { name });
            }
            None if line.is_none() => self.errands.push_back(Errand::Quit),
            None => self.ask_for_name(),
        }
    }

    /// Sits down on the first free seat, and bots on theirs.
    fn settle_in(&mut self) {
        let no_game = !matches!(self.table.phase(), Phase::Playing | Phase::Adjourned);
        let seated = self.table.seats_of(self.me).next().is_some();
        if std::mem::take(&mut self.wants_seat) && !seated {
            let is_free = |seat: &(u8, &table::Seat)| seat.1.holder == Holder::Open;
            match (0..).zip(self.table.seats()).find(is_free).filter(|_| no_game) {
                Some((seat, _)) => self.act(Action::Sit { seat }),
                None => self.voice.line(&say!(self.voice.words(), "table-no-seat")),
            }
        }
        for bot in std::mem::take(&mut self.wishes.bots) {
            self.act(Action::SeatBot { seat: bot.player.saturating_sub(1), level: bot.level });
        }
    }

    /// The server refused an action.
    pub fn refused(&mut self, action: &Action, why: &client::Refusal) {
        match why {
            client::Refusal::Rejected(rejection) => self.refuse(rejection),
            client::Refusal::Ended(ended) => self.voice.refuse(&self.voice.ended(ended)),
        }
        let unnamed = self.table.name(self.me).is_none();
        if matches!(action, Action::Join { .. }) && unnamed && matches!(why, client::Refusal::Rejected(_)) {
            self.wishes.usual_name = None;
            self.ask_for_name();
        }
    }

    /// A moment has passed: warns when one's own time runs out.
    pub fn tick(&mut self) {
        let Some((seat, deadline)) = self.table.deadline().filter(|_| self.online) else { return };
        if self.table.round().is_none() {
            return;
        }
        let turn = (self.table.results().len(), self.table.turn());
        let left = deadline.since(self.now);
        if self.outlook().is_mine(seat) && left <= HURRY && left > 0 && self.warned != Some(turn) {
            self.warned = Some(turn);
            let time = words::span(left, self.voice.words());
            self.voice.refuse(&say!(self.voice.words(), "table-hurry", time = time));
        }
    }

    /// The last words; someone who has a seat is told how to get back to it.
    pub fn say_goodbye(&self, link: &str) {
        let words = self.voice.words();
        let seated = self.table.seats_of(self.me).next().is_some() && self.table.phase() != Phase::Finished;
        let text = match seated {
            true => say!(words, "table-goodbye-seat", link = link),
            false => say!(words, "terminal-goodbye"),
        };
        self.voice.line(&text);
    }
}
