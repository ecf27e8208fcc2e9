//! A table as one of its guests sees it.

use callisto::{Colour, Player, Position};
use games::{CallistoTable, RoundResult, Step};
use table::{Guest, Holder, Phase, Rejection, Starter, Table, Time};
use words::say;

use crate::play::names::Names;
use crate::play::scene::Scene;
use crate::play::voice::Voice;

/// A table, who looks at it, and the voice that speaks about it.
#[derive(Clone, Copy)]
pub struct Outlook<'a> {
    /// Who speaks.
    pub voice: &'a Voice,
    /// The table.
    pub table: &'a Table,
    /// Who looks at it.
    pub me: Guest,
    /// The time at the server.
    pub now: Time,
}

impl<'a> Outlook<'a> {
    /// The board with the people around it; that of an empty board before the first game.
    pub fn scene(&self) -> Scene<'a> {
        let round = self.table.round();
        let position =
            round.map_or_else(|| Position::new(self.table.rules()), |round| round.position().clone());
        let last = round.and_then(|round| round.steps().last()).map(|step| match step {
            Step::Move { mv, .. } => self.table.rules().cells_of_move(*mv),
            Step::Withdrawal { .. } => Vec::new(),
        });
        let names = Names(self.table.seats().iter().map(|seat| self.holder(seat.holder)).collect());
        Scene {
            voice: self.voice,
            position,
            paints: self.table.paints(),
            names,
            last: last.unwrap_or_default(),
        }
    }

    /// The player of a colour of the rules, counted from 0, by name.
    pub fn player(&self, colour: u8) -> String {
        self.scene().player(self.table.rules().player(Colour(colour)))
    }

    fn holder(&self, holder: Holder) -> Option<String> {
        match holder {
            Holder::Open => None,
            Holder::Person(guest) => Some(self.guest(guest)),
            Holder::Bot(level) => Some(say!(self.voice.words(), "table-bot-name", level = level)),
        }
    }

    /// What a guest is called.
    pub fn guest(&self, guest: Guest) -> String {
        let name = self.table.name(guest).map(plain);
        name.unwrap_or_else(|| say!(self.voice.words(), "table-somebody"))
    }

    /// The colours of a seat: `Blue`, or `Blue + Red` where each player has two (C15).
    pub fn colours(&self, seat: u8) -> String {
        let paints = self.table.colours_of(seat).map(|colour| self.table.paints().of(colour));
        paints.map(|paint| self.voice.colour(paint)).collect::<Vec<_>>().join(" + ")
    }

    /// The player on a seat, with its colours.
    pub fn seat(&self, seat: u8) -> String {
        let holder = self.table.seats().get(usize::from(seat)).and_then(|s| self.holder(s.holder));
        let colours = self.colours(seat);
        holder.map_or_else(|| colours.clone(), |name| format!("{name} ({colours})"))
    }

    /// Why the table refuses an action.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        self.voice.words().rejection_with_clause(rejection, &|seat| self.seat(seat))
    }

    /// Whether a seat is mine.
    pub fn is_mine(&self, seat: u8) -> bool {
        self.table.seats_of(self.me).any(|mine| mine == seat)
    }

    fn is_host(&self) -> bool {
        self.table.host() == self.me
    }

    /// The board with what everybody holds and the time they have, and what happens next.
    pub fn show(&self) {
        let scene = self.scene();
        scene.show();
        for seat in (0..).take(self.table.seats().len()) {
            if let Some(left) = self.table.time_left(seat, self.now) {
                let left = words::span(left, self.voice.words());
                let text = say!(self.voice.words(), "table-time", player = self.seat(seat), time = left);
                self.voice.line(&text);
            }
        }
        self.voice.line(&self.what_next());
    }

    /// What happens next, in a sentence or two.
    pub fn what_next(&self) -> String {
        let words = self.voice.words();
        match self.table.phase() {
            Phase::Gathering => self.gathering(),
            Phase::Adjourned => say!(words, "table-next-adjourned"),
            Phase::Between => say!(words, "table-next-between"),
            Phase::Finished => say!(words, "table-next-finished"),
            Phase::Playing => {
                let seat = self.table.seat_to_move().unwrap_or_default();
                let scene = self.scene();
                if self.is_mine(seat) {
                    let colour = scene.position.to_move().unwrap_or(Colour(seat));
                    let turn = say!(words, "table-your-turn", player = scene.who(colour));
                    format!("{turn} {}", scene.choices())
                } else {
                    format!("{}.", scene.turn())
                }
            }
        }
    }

    fn gathering(&self) -> String {
        let words = self.voice.words();
        let open = (1_u8..).zip(self.table.seats()).filter(|(_, seat)| seat.holder == Holder::Open);
        let open: Vec<String> = open.map(|(number, _)| number.to_string()).collect();
        if let Some(first) = open.first() {
            let (count, seats) = (open.len(), open.join(", "));
            say!(words, "table-next-seats", count = count, seats = seats, first = first.as_str())
        } else if self.is_host() {
            say!(words, "table-next-start")
        } else if let Some(host) = self.table.name(self.table.host()) {
            say!(words, "table-next-wait", host = plain(host))
        } else {
            // The host has made the table and not come in yet.
            say!(words, "online-next-host")
        }
    }

    /// How a game ended, everybody's points, and how the series stands.
    pub fn tell_result(&self, result: &RoundResult) {
        let words = self.voice.words();
        let points = result.penalties.get(usize::from(result.winner)).copied().unwrap_or_default();
        let tied: Vec<Player> = result.tied.iter().map(|seat| Player(*seat)).collect();
        let outcome = self.scene().outcome(Player(result.winner), points, &tied, self.reader().map(Player));
        let (game, games) = (self.table.results().len(), self.table.series_length());
        let over = say!(words, "table-game-over", game = game, games = games);
        self.voice.line(&format!("{over} {outcome}"));
        self.voice.line(&say!(words, "table-points", points = self.points(&result.penalties)));
        if games > 1 {
            let totals = self.points(&self.table.totals());
            self.voice.line(&say!(words, "table-totals", count = game, points = totals));
        }
        let winners = self.table.winners();
        if games > 1 && !winners.is_empty() {
            let alone = self.reader().is_some_and(|reader| winners == [reader]);
            let names: Vec<String> = winners.into_iter().map(|seat| self.seat(seat)).collect();
            let values = [("count", names.len().into()), ("players", names.join(", ").into())];
            self.voice.refuse(&words.say_of("table-series-over", alone, &values));
        }
    }

    /// My seat, if I have one only.
    fn reader(&self) -> Option<u8> {
        let mut seats = self.table.seats_of(self.me);
        let first = seats.next()?;
        seats.next().is_none().then_some(first)
    }

    fn points(&self, points: &[u32]) -> String {
        let each = (0..).zip(points).map(|(seat, points)| format!("{} {points}", self.seat(seat)));
        each.collect::<Vec<_>>().join(", ")
    }

    /// Who sits where, who watches, and who is connected.
    pub fn tell_who(&self, present: &[Guest]) {
        let words = self.voice.words();
        let line = |guest: Guest| {
            let mut text = self.guest(guest);
            let person = self.table.people().get(&guest);
            for (holds, key) in [
                (guest == self.me, "table-who-you"),
                (guest == self.table.host(), "table-who-host"),
                (person.is_some_and(|p| p.muted), "table-who-muted"),
                (!present.contains(&guest), "table-who-away"),
            ] {
                if holds {
                    text = format!("{text}, {}", say!(words, key));
                }
            }
            text
        };
        for (seat, index) in self.table.seats().iter().zip(0_u8..) {
            let mut holder = match seat.holder {
                Holder::Open => say!(words, "table-who-open"),
                Holder::Person(guest) => line(guest),
                Holder::Bot(_) => self.holder(seat.holder).unwrap_or_default(),
            };
            if self.table.header().starter == Starter::Seat(index) {
                holder = format!("{holder}, {}", say!(words, "setup-starts"));
            }
            let (number, colours) = (index + 1, self.colours(index));
            let text = say!(words, "table-who-seat", seat = number, colours = colours, holder = holder);
            self.voice.line(&text);
        }
        let stays = |guest: &Guest| self.table.seats_of(*guest).next().is_none();
        let people = self.table.people().iter().filter(|(_, person)| !person.gone && !person.removed);
        for guest in people.map(|(guest, _)| *guest).filter(stays) {
            self.voice.line(&say!(words, "table-who-watches", name = line(guest)));
        }
        let strangers = present.iter().filter(|guest| self.table.name(**guest).is_none()).count();
        if strangers > 0 {
            self.voice.line(&say!(words, "table-who-strangers", count = strangers));
        }
    }
}

/// Text from someone else without anything that would steer the terminal.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
