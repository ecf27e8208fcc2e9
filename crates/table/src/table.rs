//! The state of a table: what its header and its log amount to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use callisto::{Colour, Paints, Rules};

use crate::action::{Action, Play};
use crate::clock::Running;
use crate::entry::Entry;
use crate::header::{Game, Header, Rulebook};
use crate::id::{ActionId, Guest, Time};
use crate::motion::OpenMotion;
use crate::played::{GameResult, Played};
use crate::rejection::Rejection;
use crate::round::Round;
use crate::seat::{Holder, Person, Seat};
use crate::series::{Scoring, Series};
use crate::villa_play::VillaPlay;
use crate::villa_round::VillaRound;

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People come and sit down.
    Gathering,
    /// A game is running.
    Playing,
    /// A game is running, but not today.
    Adjourned,
    /// A game is over and the next one of the series can be started.
    Between,
    /// All games of the series have been played.
    Finished,
}

/// A table. A value: the fold of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) header: Arc<Header>,
    pub(crate) rulebook: Rulebook,
    pub(crate) people: BTreeMap<Guest, Person>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) paints: Paints,
    /// The colour, or the seat, that began the first game of the series.
    pub(crate) first: Colour,
    /// The results of the games before the present one.
    pub(crate) earlier: Vec<GameResult>,
    pub(crate) round: Option<Played>,
    pub(crate) begun: u32,
    pub(crate) adjourned: bool,
    pub(crate) motion: Option<OpenMotion>,
    pub(crate) running: Option<Running>,
    /// The number of the last entry, and its time.
    last: u64,
    at: Time,
    ids: BTreeMap<ActionId, u64>,
}

impl Table {
    /// An empty table, or what is wrong with its header.
    pub fn new(header: Header) -> Result<Table, Rejection> {
        let rulebook = header.rulebook()?;
        let seat = Seat { holder: Holder::Open, left: None };
        Ok(Table {
            seats: vec![seat; usize::from(header.seats())],
            at: header.created,
            header: Arc::new(header),
            rulebook,
            people: BTreeMap::new(),
            paints: Paints::default(),
            first: Colour(0),
            earlier: Vec::new(),
            round: None,
            begun: 0,
            adjourned: false,
            motion: None,
            running: None,
            last: 0,
            ids: BTreeMap::new(),
        })
    }

    /// The fold of a log.
    pub fn fold<'e>(header: Header, log: impl IntoIterator<Item = &'e Entry>) -> Result<Table, Rejection> {
        let mut table = Table::new(header)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Applies the next entry of the log. One that is there already changes nothing; one that is refused neither.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Rejection> {
        if self.ids.contains_key(&entry.id) {
            return Ok(());
        }
        if entry.number != self.last + 1 {
            return Err(Rejection::WrongNumber(entry.number));
        }
        // Clocks of several servers differ a little; time at a table never runs backwards.
        let at = entry.at.max(self.at);
        self.act(entry.by, at, &entry.action)?;
        (self.last, self.at) = (entry.number, at);
        self.ids.insert(entry.id, entry.number);
        Ok(())
    }

    /// The number of an entry that an action has become, if it has.
    pub fn number_of(&self, id: ActionId) -> Option<u64> {
        self.ids.get(&id).copied()
    }

    /// The number of the last entry.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// When the last entry was made.
    pub fn at(&self) -> Time {
        self.at
    }

    /// What the table is about.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules of its games of Callisto.
    ///
    /// # Panics
    /// If another game is played here: whoever opens a table looks at its [header](Table::header) first.
    pub fn rules(&self) -> &Arc<Rules> {
        match &self.rulebook {
            Rulebook::Callisto(rules) => &rules.0,
            Rulebook::Villa(_) => panic!("Villa Paletti is played at this table"),
        }
    }

    /// Everybody who has joined, also those who are gone.
    pub fn people(&self) -> &BTreeMap<Guest, Person> {
        &self.people
    }

    /// What a guest is called.
    pub fn name(&self, guest: Guest) -> Option<&str> {
        self.people.get(&guest).map(|person| person.name.as_str())
    }

    /// The seats.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What the colours of Callisto look like here (C1).
    pub fn paints(&self) -> Paints {
        self.paints
    }

    /// The colours of a seat at a table of Callisto: one, or two of four (C15).
    pub fn colours_of(&self, seat: u8) -> impl Iterator<Item = Colour> {
        let rules = self.rules();
        rules.colours().filter(move |colour| rules.player(*colour).0 == seat)
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: Guest) -> impl Iterator<Item = u8> {
        (0..).zip(&self.seats).filter(move |(_, seat)| seat.person() == Some(guest)).map(|(index, _)| index)
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        match &self.round {
            None => Phase::Gathering,
            Some(round) if !round.is_over() && self.adjourned => Phase::Adjourned,
            Some(round) if !round.is_over() => Phase::Playing,
            Some(_) if self.results().len() < self.series_length() => Phase::Between,
            Some(_) => Phase::Finished,
        }
    }

    /// The present game of Callisto, or the last one.
    pub fn round(&self) -> Option<&Round> {
        if let Some(Played::Callisto(round)) = &self.round { Some(round) } else { None }
    }

    /// The present game of Villa Paletti, or the last one.
    pub fn villa(&self) -> Option<&VillaRound> {
        if let Some(Played::Villa(round)) = &self.round { Some(round) } else { None }
    }

    /// How many moves were made in the present game: what a play names as its turn.
    pub fn turn(&self) -> u32 {
        self.round.as_ref().map_or(0, Played::turn)
    }

    /// The seats that were given up in the present game.
    pub fn given_up(&self) -> Vec<u8> {
        self.round.as_ref().map_or_else(Vec::new, Played::given_up)
    }

    /// How many games were begun at this table, in all its series.
    pub fn games_begun(&self) -> u32 {
        self.begun
    }

    /// The results of this series so far.
    pub fn results(&self) -> Vec<GameResult> {
        let now = self.round.as_ref().and_then(Played::result);
        self.earlier.iter().cloned().chain(now).collect()
    }

    /// The series that is played here.
    pub fn series(&self) -> Series {
        let scoring = match self.rulebook {
            Rulebook::Callisto(_) => Scoring::Fewest,
            Rulebook::Villa(_) => Scoring::Most,
        };
        Series { seats: self.header.seats(), rounds: self.header.rounds, scoring }
    }

    /// How many games the series has (C14, V19).
    pub fn series_length(&self) -> usize {
        self.series().length()
    }

    /// Each seat's penalties in this series, added up (C14), or its games won (V19).
    pub fn totals(&self) -> Vec<u32> {
        self.series().totals(self.results().iter().map(|result| &result.points[..]))
    }

    /// Who has won the series, once it is finished.
    pub fn winners(&self) -> Vec<u8> {
        if self.phase() == Phase::Finished { self.series().winners(&self.results()) } else { Vec::new() }
    }

    /// What waits for the consent of others.
    pub fn motion(&self) -> Option<&OpenMotion> {
        self.motion.as_ref()
    }

    /// The seats that the table waits for: several where players are asked whether they object.
    pub fn seats_to_act(&self) -> Vec<u8> {
        match &self.round {
            Some(round) if self.phase() == Phase::Playing => round.seats_to_act(),
            _ => Vec::new(),
        }
    }

    /// The seat whose turn it is, where the table waits for one alone.
    pub fn seat_to_move(&self) -> Option<u8> {
        if let [seat] = self.seats_to_act()[..] { Some(seat) } else { None }
    }

    /// A bot that the table waits for: its seat and level.
    pub fn bot_to_move(&self) -> Option<(u8, u8)> {
        self.seats_to_act().into_iter().find_map(|seat| match self.seats[usize::from(seat)].holder {
            Holder::Bot(level) => Some((seat, level)),
            _ => None,
        })
    }

    /// What a seat has left on its clock at an instant, in milliseconds.
    pub fn time_left(&self, seat: u8, now: Time) -> Option<u64> {
        let left = self.seats.get(usize::from(seat))?.left?;
        let used =
            self.running.filter(|running| running.seat == seat).map_or(0, |running| now.since(running.since));
        Some(left.saturating_sub(used))
    }

    /// When the running clock runs out, and whose it is.
    pub fn deadline(&self) -> Option<(u8, Time)> {
        let running = self.running?;
        Some((running.seat, running.since.plus(self.seats[usize::from(running.seat)].left?)))
    }

    /// When the house has to look after this table: a clock runs out, or somebody has to be answered for.
    pub fn due(&self) -> Option<Time> {
        let clock = self.deadline().map(|(_, at)| at);
        let villa = match (&self.header.game, &self.round) {
            (Game::Villa(choice), Some(Played::Villa(round))) if self.phase() == Phase::Playing => {
                round.objections_until(choice).or(round.hands_until(choice))
            }
            _ => None,
        };
        clock.into_iter().chain(villa).min()
    }

    /// What the house does now because somebody's time is over: it gives up a seat whose clock has run out, says that
    /// somebody does not object, and breaks off an attempt of somebody who is away.
    pub fn overdue(&self, now: Time) -> Option<Action> {
        if let Some((seat, _)) = self.deadline().filter(|(_, at)| *at <= now) {
            return Some(Action::TimeOut { seat });
        }
        let (seat, play) = self.late(now)?;
        Some(Action::Play { seat, turn: self.turn(), play: Play::Villa(play) })
    }

    /// What a seat has not done in time.
    pub(crate) fn late(&self, now: Time) -> Option<(u8, VillaPlay)> {
        match (&self.header.game, &self.round) {
            (Game::Villa(choice), Some(Played::Villa(round))) if self.phase() == Phase::Playing => {
                round.overdue(choice, now)
            }
            _ => None,
        }
    }

    /// The persons on seats.
    pub(crate) fn persons(&self) -> BTreeSet<Guest> {
        self.seats.iter().filter_map(|seat| seat.person()).collect()
    }

    /// The persons on seats that were not given up.
    pub(crate) fn voters(&self) -> BTreeSet<Guest> {
        let given_up = self.given_up();
        let seats = (0..).zip(&self.seats).filter(|(index, _)| !given_up.contains(index));
        seats.filter_map(|(_, seat)| seat.person()).collect()
    }
}
