//! The state of a table: what its header and its log amount to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use callisto::{Colour, Rules};

use crate::clock::Running;
use crate::entry::Entry;
use crate::header::Header;
use crate::id::{ActionId, Guest, Time};
use crate::motion::OpenMotion;
use crate::rejection::Rejection;
use crate::round::{Round, RoundResult};
use crate::seat::{Holder, Person, Seat};

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
    pub(crate) rules: SharedRules,
    pub(crate) people: BTreeMap<Guest, Person>,
    pub(crate) seats: Vec<Seat>,
    /// The colour that began the first game of the series.
    pub(crate) first: Colour,
    /// The results of the games before the present one.
    pub(crate) earlier: Vec<RoundResult>,
    pub(crate) round: Option<Round>,
    pub(crate) begun: u32,
    pub(crate) adjourned: bool,
    pub(crate) motion: Option<OpenMotion>,
    pub(crate) running: Option<Running>,
    /// The number of the last entry, and its time.
    last: u64,
    at: Time,
    ids: BTreeMap<ActionId, u64>,
}

/// Rules, compared by what they were made from.
#[derive(Clone, Debug)]
pub(crate) struct SharedRules(pub(crate) Arc<Rules>);

impl PartialEq for SharedRules {
    fn eq(&self, other: &SharedRules) -> bool {
        self.0.setup() == other.0.setup()
    }
}

impl Eq for SharedRules {}

impl Table {
    /// An empty table, or what is wrong with its header.
    pub fn new(header: Header) -> Result<Table, Rejection> {
        let rules = header.rules()?;
        let seat = Seat { holder: Holder::Open, left: None };
        Ok(Table {
            seats: vec![seat; usize::from(header.seats())],
            at: header.created,
            header: Arc::new(header),
            rules: SharedRules(rules),
            people: BTreeMap::new(),
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

    /// The rules of its games.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules.0
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

    /// The present game, or the last one.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// How many games were begun at this table, in all its series.
    pub fn games_begun(&self) -> u32 {
        self.begun
    }

    /// The results of this series so far.
    pub fn results(&self) -> Vec<RoundResult> {
        let now = self.round.as_ref().and_then(Round::result);
        self.earlier.iter().cloned().chain(now).collect()
    }

    /// How many games the series has (C14).
    pub fn series_length(&self) -> usize {
        (usize::from(self.header.rounds) * self.seats.len()).max(1)
    }

    /// Each seat's penalties in this series, added up (C14).
    pub fn totals(&self) -> Vec<u32> {
        let mut totals = vec![0; self.seats.len()];
        for result in self.results() {
            totals.iter_mut().zip(&result.penalties).for_each(|(total, penalty)| *total += penalty);
        }
        totals
    }

    /// Who has won the series, once it is finished: the lowest sum, which may be shared (C14). A single game is won by
    /// its winner.
    pub fn winners(&self) -> Vec<u8> {
        if self.phase() != Phase::Finished {
            return Vec::new();
        }
        if let [only] = &self.results()[..] {
            return vec![only.winner];
        }
        let totals = self.totals();
        let best = totals.iter().min().copied();
        (0..).zip(totals).filter(|(_, total)| Some(*total) == best).map(|(seat, _)| seat).collect()
    }

    /// What waits for the consent of others.
    pub fn motion(&self) -> Option<&OpenMotion> {
        self.motion.as_ref()
    }

    /// The seat whose turn it is.
    pub fn seat_to_move(&self) -> Option<u8> {
        if self.phase() == Phase::Playing { self.round.as_ref()?.seat_to_move() } else { None }
    }

    /// The bot whose turn it is: its seat and level.
    pub fn bot_to_move(&self) -> Option<(u8, u8)> {
        let seat = self.seat_to_move()?;
        if let Holder::Bot(level) = self.seats[usize::from(seat)].holder { Some((seat, level)) } else { None }
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

    /// The persons on seats that were not given up.
    pub(crate) fn voters(&self) -> BTreeSet<Guest> {
        let given_up = self.round.as_ref().map_or_else(Vec::new, Round::given_up);
        let seats = (0..).zip(&self.seats).filter(|(index, _)| !given_up.contains(index));
        seats.filter_map(|(_, seat)| seat.person()).collect()
    }
}
