//! What every action does to a table. Each handler checks everything before it changes anything.

use crate::action::{Action, By};
use crate::clock::Running;
use crate::game::{Progress, Round};
use crate::header::{MAX_LEVEL, Starter};
use crate::id::{Guest, Time};
use crate::motion::{Motion, OpenMotion};
use crate::rejection::Rejection;
use crate::seat::{Holder, Person};
use crate::table::{Phase, Table};
use crate::tagged::Tagged;

pub(crate) type Done = Result<(), Rejection>;

impl Table {
    pub(crate) fn act(&mut self, by: By, at: Time, action: &Action) -> Done {
        if self.closed {
            return Err(Rejection::Closed);
        }
        match action {
            Action::Join { name } => self.join(by, name),
            Action::Leave => self.leave(by),
            Action::Sit { seat } => self.sit(by, *seat),
            Action::Paint { colour, paint } => self.paint(by, *colour, paint),
            Action::Stand { seat } => self.stand(by, *seat),
            Action::SeatBot { seat, level } => self.seat_bot(by, at, *seat, *level),
            Action::FreeSeat { seat } => self.free_seat(by, at, *seat),
            Action::Start { lot } => self.start(by, at, *lot),
            Action::Play { seat, turn, play } => self.play(by, at, *seat, *turn, play),
            Action::Resign { seat } => self.resign(by, at, *seat),
            Action::Propose { motion } => self.propose(by, at, motion),
            Action::Answer { yes } => self.answer(by, at, *yes),
            Action::Chat { text } => self.chat(by, text),
            Action::Mute { guest, muted } => self.mute(by, *guest, *muted),
            Action::Remove { guest } => self.remove(by, at, *guest),
            Action::HandOn { to } => self.hand_on(by, *to),
            Action::Close => self.close(by, at),
            Action::MoveSeat { seat, to } => self.move_seat(by, *seat, *to),
            Action::TakeOver { seat, from, to } => self.take_over(by, *seat, *from, *to),
            Action::TimeOut { seat } => self.time_out(by, at, *seat),
            Action::Away { milliseconds } => self.away(by, at, *milliseconds),
        }
    }

    /// An actor who may act at this table.
    pub(crate) fn guest(&self, by: By) -> Result<Guest, Rejection> {
        let By::Guest(guest) = by else { return Err(Rejection::NotJoined) };
        match self.people.get(&guest) {
            Some(person) if person.removed => Err(Rejection::Removed),
            Some(person) if !person.gone => Ok(guest),
            _ => Err(Rejection::NotJoined),
        }
    }

    pub(crate) fn as_host(&self, by: By) -> Result<Guest, Rejection> {
        let guest = self.guest(by)?;
        if guest == self.host { Ok(guest) } else { Err(Rejection::NotHost) }
    }

    pub(crate) fn keeper(by: By) -> Done {
        if by == By::Keeper { Ok(()) } else { Err(Rejection::NotKeeper) }
    }

    pub(crate) fn holder(&self, seat: u8) -> Result<Holder, Rejection> {
        self.seats.get(usize::from(seat)).map(|s| s.holder).ok_or(Rejection::NoSuchSeat(seat))
    }

    /// Whether the actor may act for a seat: its person, or the server for a bot.
    fn own_seat(&self, by: By, seat: u8) -> Done {
        let own = match self.holder(seat)? {
            Holder::Person(holder) => self.guest(by)? == holder,
            Holder::Bot(_) => by == By::Keeper,
            Holder::Open => false,
        };
        if own { Ok(()) } else { Err(Rejection::NotYourSeat(seat)) }
    }

    pub(crate) fn no_game_runs(&self) -> Done {
        match self.phase() {
            Phase::Playing | Phase::Adjourned => Err(Rejection::GameRuns),
            _ => Ok(()),
        }
    }

    /// The game that is played now, or why none is.
    fn running_round(&self) -> Result<&dyn Round, Rejection> {
        match self.phase() {
            Phase::Playing => self.game().ok_or(Rejection::NoGame),
            Phase::Adjourned => Err(Rejection::Adjourned),
            _ => Err(Rejection::NoGame),
        }
    }

    fn join(&mut self, by: By, name: &str) -> Done {
        let By::Guest(guest) = by else { return Err(Rejection::NotJoined) };
        let name = name.trim();
        let plain = name.chars().all(|c| !c.is_control());
        if name.is_empty() || name.chars().count() > 40 || !plain {
            return Err(Rejection::BadName);
        }
        let before = self.people.get(&guest);
        if before.is_some_and(|person| person.removed) {
            return Err(Rejection::Removed);
        }
        let muted = before.is_some_and(|person| person.muted);
        let since = before.filter(|person| !person.gone).map_or(self.last() + 1, |person| person.since);
        self.people.insert(guest, Person { name: name.into(), muted, removed: false, gone: false, since });
        Ok(())
    }

    fn leave(&mut self, by: By) -> Done {
        let guest = self.guest(by)?;
        if self.no_game_runs().is_err() && self.voters().contains(&guest) {
            let seat = self.seats_of(guest).next().unwrap_or_default();
            return Err(Rejection::SeatedInGame(seat));
        }
        self.free_seats_of(guest);
        self.people.entry(guest).and_modify(|person| person.gone = true);
        Ok(())
    }

    pub(crate) fn free_seats_of(&mut self, guest: Guest) {
        for seat in self.seats.iter_mut().filter(|seat| seat.person() == Some(guest)) {
            seat.holder = Holder::Open;
        }
    }

    fn sit(&mut self, by: By, seat: u8) -> Done {
        let guest = self.guest(by)?;
        let holder = self.holder(seat)?;
        self.no_game_runs()?;
        if holder != Holder::Open {
            return Err(Rejection::SeatTaken(seat));
        }
        self.seats[usize::from(seat)].holder = Holder::Person(guest);
        Ok(())
    }

    fn paint(&mut self, by: By, colour: u8, paint: &str) -> Done {
        let guest = self.guest(by)?;
        let rules = self.rules.0.clone();
        if rules.sets().is_empty() {
            return Err(Rejection::OtherGame);
        }
        let set = (0u8..).zip(rules.sets()).find(|(_, name)| **name == paint).map(|(set, _)| set);
        let (Some(seat), Some(set)) = (rules.seat_of(colour), set) else {
            return Err(Rejection::NoSuchColour);
        };
        match self.holder(seat)? {
            // Bots have no wishes; the host chooses for them.
            Holder::Bot(_) => drop(self.as_host(by)?),
            _ => self.own_seat(by, seat)?,
        }
        // In a series colours stay with the seats (C14).
        if self.begun > 0 {
            return Err(Rejection::ColoursStay);
        }
        let had = self.sets.iter().position(|other| *other == set).unwrap_or_default();
        let owner = u8::try_from(had).ok().and_then(|colour| rules.seat_of(colour));
        let owner = owner.filter(|other| *other != seat);
        let owner = owner.and_then(|other| self.seats[usize::from(other)].person());
        if owner.is_some_and(|person| person != guest) {
            return Err(Rejection::ColourTaken);
        }
        self.sets.swap(usize::from(colour), had);
        Ok(())
    }

    fn stand(&mut self, by: By, seat: u8) -> Done {
        self.guest(by)?;
        self.own_seat(by, seat)?;
        self.no_game_runs()?;
        self.seats[usize::from(seat)].holder = Holder::Open;
        Ok(())
    }

    fn start(&mut self, by: By, at: Time, lot: u64) -> Done {
        let guest = self.guest(by)?;
        let may = guest == self.host || self.seats_of(guest).next().is_some();
        match self.phase() {
            Phase::Playing | Phase::Adjourned => return Err(Rejection::GameRuns),
            Phase::Finished => return Err(Rejection::SeriesOver),
            Phase::Gathering if guest != self.host => return Err(Rejection::NotHost),
            Phase::Between if !may => return Err(Rejection::NotSeated),
            Phase::Gathering | Phase::Between => {}
        }
        if let Some(open) = self.seats.iter().position(|seat| seat.holder == Holder::Open) {
            return Err(Rejection::SeatOpen(open as u8));
        }
        let seats = u64::from(self.rulebook().seats());
        if self.round.is_none() {
            self.first = match self.header.starter {
                Starter::Seat(seat) => seat,
                Starter::Drawn => (lot % seats) as u8,
            };
        }
        self.earlier = self.results();
        self.begin(at);
        Ok(())
    }

    /// Begins the next game; every player begins in turn (C14).
    fn begin(&mut self, at: Time) {
        let starter = self.series().starter(self.first, self.earlier.len());
        self.round = Some(self.rulebook().begin(starter));
        self.begun += 1;
        self.motion = None;
        self.adjourned = false;
        for seat in &mut self.seats {
            seat.left = self.header.clock.start();
        }
        self.wind(at);
    }

    /// Lets the clock run for the player to move from now on.
    fn wind(&mut self, at: Time) {
        let clock = self.header.clock.start().filter(|_| self.phase() == Phase::Playing);
        let seat = clock.and(self.game()).and_then(Round::on_clock);
        self.running = seat.map(|seat| Running { seat, since: at });
    }

    /// Charges the time that the running clock has used, and stops it.
    pub(crate) fn stop_clock(&mut self, at: Time) {
        if let Some(running) = self.running.take() {
            let seat = &mut self.seats[usize::from(running.seat)];
            seat.left = seat.left.map(|left| left.saturating_sub(at.since(running.since)));
        }
    }

    /// Whether the table waits for a move of this seat by this actor. It does not check the move itself:
    /// the keeper asks this before it spends time on judging.
    pub fn awaits(&self, by: By, at: Time, seat: u8, turn: u32, play: &Tagged) -> Result<(), Rejection> {
        if play.game != self.header.game.game {
            return Err(Rejection::OtherGame);
        }
        self.may_play(by, at, seat, play)?;
        let round = self.running_round()?;
        if turn != round.turn() {
            return Err(Rejection::Stale(round.turn()));
        }
        let to_act = round.to_act();
        if !to_act.contains(&seat) {
            return Err(to_act.first().map_or(Rejection::NoGame, |other| Rejection::NotYourTurn(*other)));
        }
        if self.time_left(seat, at) == Some(0) { Err(Rejection::TimeIsUp(seat)) } else { Ok(()) }
    }

    fn play(&mut self, by: By, at: Time, seat: u8, turn: u32, play: &Tagged) -> Done {
        self.awaits(by, at, seat, turn, play)?;
        let running = self.running.filter(|running| running.seat == seat);
        let round = self.round.as_mut().ok_or(Rejection::NoGame)?;
        let progress = round.play(seat, at, &play.body).map_err(Rejection::Game)?;
        if progress == Progress::Meanwhile {
            // The same clock runs on.
            return Ok(());
        }
        if let (Some(running), Some(left)) = (running, self.seats[usize::from(seat)].left) {
            let used = at.since(running.since);
            self.seats[usize::from(seat)].left = Some(self.header.clock.after_move(left, used));
        }
        // A request about an earlier position no longer applies.
        self.motion.take_if(|open| matches!(open.motion, Motion::Undo { .. } | Motion::BotFor { .. }));
        self.wind(at);
        Ok(())
    }

    /// Whether the actor may do that for a seat: the keeper also does it for a person whose time is up.
    fn may_play(&self, by: By, at: Time, seat: u8, play: &Tagged) -> Done {
        let is_person = matches!(self.holder(seat)?, Holder::Person(_));
        match self.running_game().filter(|round| by == By::Keeper && is_person && round.due().is_some()) {
            None => self.own_seat(by, seat),
            Some(round) if round.is_overdue(at, seat, &play.body) => Ok(()),
            Some(_) => Err(Rejection::TimeIsLeft(seat)),
        }
    }

    fn resign(&mut self, by: By, at: Time, seat: u8) -> Done {
        self.own_seat(by, seat)?;
        self.give_up(at, seat)
    }

    /// Takes a seat out of the running game, adjourned or not.
    pub(crate) fn give_up(&mut self, at: Time, seat: u8) -> Done {
        let runs = matches!(self.phase(), Phase::Playing | Phase::Adjourned);
        let round = self.round.as_mut().filter(|_| runs).ok_or(Rejection::NoGame)?;
        if round.given_up().contains(&seat) {
            return Err(Rejection::NoGame);
        }
        round.withdraw(seat, at);
        self.motion = None;
        self.stop_clock(at);
        self.wind(at);
        Ok(())
    }

    fn time_out(&mut self, by: By, at: Time, seat: u8) -> Done {
        Table::keeper(by)?;
        self.holder(seat)?;
        self.running_round()?;
        let runs = self.running.is_some_and(|running| running.seat == seat);
        if !runs || self.time_left(seat, at) != Some(0) {
            return Err(Rejection::TimeIsLeft(seat));
        }
        self.give_up(at, seat)
    }

    fn away(&mut self, by: By, at: Time, milliseconds: u64) -> Done {
        Table::keeper(by)?;
        // No clock runs in a game that is paused or over.
        self.due().ok_or(Rejection::NoGame)?;
        if let Some(running) = &mut self.running {
            running.since = running.since.plus(milliseconds).min(at);
        }
        if let Some(round) = &mut self.round {
            round.credit(milliseconds, at);
        }
        Ok(())
    }

    fn propose(&mut self, by: By, at: Time, motion: &Motion) -> Done {
        let guest = self.guest(by)?;
        let mut waiting = match motion {
            // A player who resigned the last game may play the next one.
            Motion::Rematch => self.persons(),
            _ => self.voters(),
        };
        if !waiting.remove(&guest) {
            return Err(Rejection::NotSeated);
        }
        self.check_motion(motion)?;
        if self.motion.is_some() {
            return Err(Rejection::MotionOpen);
        }
        if waiting.is_empty() {
            self.carry(at, motion);
        } else {
            self.motion = Some(OpenMotion { motion: motion.clone(), by: guest, waiting });
        }
        Ok(())
    }

    fn check_motion(&self, motion: &Motion) -> Done {
        let round = self.round.as_ref().ok_or(Rejection::NoGame)?;
        let phase = self.phase();
        match motion {
            Motion::Undo { .. } if phase == Phase::Adjourned => Err(Rejection::Adjourned),
            Motion::Undo { keep } if *keep >= round.turn() => Err(Rejection::NothingToUndo),
            Motion::Undo { .. } => Ok(()),
            Motion::Adjourn if phase == Phase::Adjourned => Err(Rejection::Adjourned),
            Motion::Adjourn if phase != Phase::Playing => Err(Rejection::NoGame),
            Motion::Resume if phase != Phase::Adjourned => Err(Rejection::NotAdjourned),
            Motion::Rematch if phase != Phase::Finished => Err(Rejection::SeriesRuns),
            Motion::Adjourn | Motion::Resume | Motion::Rematch => Ok(()),
            Motion::BotFor { level, .. } if !(1..=MAX_LEVEL).contains(level) => {
                Err(Rejection::NoSuchLevel(*level))
            }
            Motion::BotFor { seat, .. } if !round.can_return(*seat) => Err(Rejection::NotGivenUp(*seat)),
            Motion::BotFor { .. } => Ok(()),
        }
    }

    fn answer(&mut self, by: By, at: Time, yes: bool) -> Done {
        let guest = self.guest(by)?;
        let open = self.motion.as_mut().ok_or(Rejection::NoMotion)?;
        // The proposer may withdraw it.
        let may = open.waiting.contains(&guest) || open.by == guest && !yes;
        if !may {
            return Err(Rejection::NoMotion);
        }
        if !yes {
            self.motion = None;
            return Ok(());
        }
        open.waiting.remove(&guest);
        if open.waiting.is_empty()
            && let Some(open) = self.motion.take()
        {
            self.carry(at, &open.motion);
        }
        Ok(())
    }

    /// Carries out a motion that everyone agreed to.
    pub(crate) fn carry(&mut self, at: Time, motion: &Motion) {
        match motion {
            Motion::Adjourn => {
                self.stop_clock(at);
                self.adjourned = true;
            }
            Motion::Resume => {
                self.adjourned = false;
                if let Some(round) = &mut self.round {
                    round.credit(u64::MAX, at);
                }
                self.wind(at);
            }
            Motion::Rematch => {
                // The next series begins with the next player.
                self.first = self.series().starter(self.first, 1);
                self.earlier.clear();
                self.round = None;
                self.begin(at);
            }
            Motion::Undo { keep } => {
                self.stop_clock(at);
                if let Some(round) = &mut self.round {
                    round.undo(*keep, at);
                }
                self.wind(at);
            }
            Motion::BotFor { seat, level } => {
                if let Some(round) = &mut self.round {
                    round.readmit(*seat, at);
                }
                self.seats[usize::from(*seat)].holder = Holder::Bot(*level);
                self.seats[usize::from(*seat)].left = self.header.clock.start();
                self.wind(at);
            }
        }
    }

    fn chat(&mut self, by: By, text: &str) -> Done {
        let guest = self.guest(by)?;
        if self.people.get(&guest).is_some_and(|person| person.muted) {
            return Err(Rejection::Muted);
        }
        let length = text.trim().chars().count();
        if (1..=500).contains(&length) { Ok(()) } else { Err(Rejection::BadChat) }
    }
}
