//! The state of a table: what its header and its log amount to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::clock::Running;
use crate::entry::Entry;
use crate::game::{GameFile, GameResult, Games, Round, Rulebook};
use crate::header::Header;
use crate::id::{ActionId, Guest, Time};
use crate::ids::Ids;
use crate::json::Json;
use crate::motion::{Motion, OpenMotion};
use crate::rejection::Rejection;
use crate::seat::{Holder, Person, Seat};
use crate::series::Series;
use crate::tagged::Tagged;

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People come and sit down.
    Gathering,
    /// A game is running.
    Playing,
    /// A game is running, but not today.
    Adjourned,
    /// A game is over and the next one of the series can be started.
    Between,
    /// All games of the series have been played, or the table was closed in one of them.
    Finished,
}

impl Phase {
    const ALL: [Phase; 5] =
        [Phase::Gathering, Phase::Playing, Phase::Adjourned, Phase::Between, Phase::Finished];

    /// The word for it, as in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Adjourned => "adjourned",
            Phase::Between => "between",
            Phase::Finished => "finished",
        }
    }

    /// The phase of a word.
    pub fn from_word(word: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

/// The rules of a table. Two tables with the same header have the same ones, so that they need not be compared.
#[derive(Clone, Debug)]
pub(crate) struct Rules(pub(crate) Arc<dyn Rulebook>);

impl PartialEq for Rules {
    fn eq(&self, _: &Rules) -> bool {
        true
    }
}

impl Eq for Rules {}

/// A table. A value: the fold of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) header: Arc<Header>,
    pub(crate) rules: Rules,
    pub(crate) host: Guest,
    pub(crate) closed: bool,
    pub(crate) people: BTreeMap<Guest, Person>,
    pub(crate) seats: Vec<Seat>,
    /// The set of each colour, as an index into those of the rulebook.
    pub(crate) sets: Vec<u8>,
    /// The seat that began the first game of the series.
    pub(crate) first: u8,
    /// The results of the games before the present one.
    pub(crate) earlier: Vec<GameResult>,
    pub(crate) round: Option<Box<dyn Round>>,
    pub(crate) begun: u32,
    pub(crate) adjourned: bool,
    pub(crate) motion: Option<OpenMotion>,
    pub(crate) running: Option<Running>,
    /// The number of the last entry, and its time.
    last: u64,
    at: Time,
    ids: Ids,
}

impl Table {
    /// An empty table, or what is wrong with its header.
    pub fn new(games: Games, header: Header) -> Result<Table, Rejection> {
        let rulebook = header.rulebook(games)?;
        let seat = Seat { holder: Holder::Open, left: None };
        Ok(Table {
            seats: vec![seat; usize::from(rulebook.seats())],
            at: header.created,
            host: header.host,
            closed: false,
            header: Arc::new(header),
            people: BTreeMap::new(),
            sets: (0..).take(rulebook.sets().len()).collect(),
            rules: Rules(rulebook),
            first: 0,
            earlier: Vec::new(),
            round: None,
            begun: 0,
            adjourned: false,
            motion: None,
            running: None,
            last: 0,
            ids: Ids::default(),
        })
    }

    /// The fold of a log.
    pub fn fold<'e>(
        games: Games,
        header: Header,
        log: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Table, Rejection> {
        let mut table = Table::new(games, header)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Applies the next entry of the log. One that is there already changes nothing; one that is refused neither.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Rejection> {
        if self.ids.get(entry.id).is_some() {
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
        self.ids.get(id)
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
    pub fn rulebook(&self) -> &dyn Rulebook {
        &*self.rules.0
    }

    /// The rules of its games as their own type, where that is what is played here.
    pub fn rules_of<R: Rulebook>(&self) -> Option<&R> {
        self.rulebook().as_type()
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

    /// The set of each colour, as an index into [`Rulebook::sets`]; empty where nobody chooses.
    pub fn sets(&self) -> &[u8] {
        &self.sets
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: Guest) -> impl Iterator<Item = u8> {
        (0..).zip(&self.seats).filter(move |(_, seat)| seat.person() == Some(guest)).map(|(index, _)| index)
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        match &self.round {
            None => Phase::Gathering,
            Some(_) if self.closed => Phase::Finished,
            Some(round) if !round.is_over() && self.adjourned => Phase::Adjourned,
            Some(round) if !round.is_over() => Phase::Playing,
            Some(_) if self.results().len() < self.series_length() => Phase::Between,
            Some(_) => Phase::Finished,
        }
    }

    /// The present game, or the last one.
    pub fn game(&self) -> Option<&dyn Round> {
        self.round.as_deref()
    }

    /// The present game, or the last one, as its own type, where that is what is played here.
    pub fn round_of<R: Round + 'static>(&self) -> Option<&R> {
        self.game()?.as_type()
    }

    /// A game of this table as a file, with the names of those who sit there.
    pub fn file(&self, round: &dyn Round) -> Option<GameFile> {
        let name = |seat: &Seat| seat.person().and_then(|guest| self.name(guest)).unwrap_or_default().into();
        let names: Vec<String> = self.seats.iter().map(name).collect();
        round.file(&names, &self.sets)
    }

    /// The motion that takes back the last turn of one of these seats, and what others have answered to it.
    pub fn undo(&self, mine: &[u8]) -> Option<Motion> {
        Some(Motion::Undo { keep: self.game()?.last_turn_of(mine)? })
    }

    /// A play in the game of this table.
    pub fn tagged(&self, body: Json) -> Tagged {
        Tagged { game: self.header.game.game.clone(), body }
    }

    /// How many moves were made in the present game: what a play names as its turn.
    pub fn turn(&self) -> u32 {
        self.game().map_or(0, Round::turn)
    }

    /// The seats that were given up in the present game.
    pub fn given_up(&self) -> Vec<u8> {
        self.game().map_or_else(Vec::new, Round::given_up)
    }

    /// How many games were begun at this table, in all its series.
    pub fn games_begun(&self) -> u32 {
        self.begun
    }

    /// The results of this series so far.
    pub fn results(&self) -> Vec<GameResult> {
        let now = self.game().and_then(Round::result);
        self.earlier.iter().cloned().chain(now).collect()
    }

    /// The series that is played here.
    pub fn series(&self) -> Series {
        let rules = self.rulebook();
        Series { seats: rules.seats(), rounds: self.header.rounds, scoring: rules.scoring() }
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
        self.series().winners(&self.results())
    }

    /// What waits for the consent of others.
    pub fn motion(&self) -> Option<&OpenMotion> {
        self.motion.as_ref()
    }

    /// The seats that the table waits for: several where players are asked whether they object.
    pub fn seats_to_act(&self) -> Vec<u8> {
        match &self.round {
            Some(round) if self.phase() == Phase::Playing => round.to_act(),
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

    /// When the server has to look after this table: a clock runs out, or someone has to be answered for.
    pub fn due(&self) -> Option<Time> {
        let clock = self.deadline().map(|(_, at)| at);
        let game = self.running_game().and_then(Round::due);
        clock.into_iter().chain(game).min()
    }

    /// What the keeper does now because someone's time is over: it gives up a seat whose clock has run out, or does what
    /// the game says for someone who is late.
    pub fn overdue(&self, now: Time) -> Option<Action> {
        if let Some((seat, _)) = self.deadline().filter(|(_, at)| *at <= now) {
            return Some(Action::TimeOut { seat });
        }
        let (seat, play) = self.running_game()?.overdue(now)?;
        Some(Action::Play { seat, turn: self.turn(), play: self.tagged(play) })
    }

    /// The game, while it is played.
    pub(crate) fn running_game(&self) -> Option<&dyn Round> {
        self.game().filter(|_| self.phase() == Phase::Playing)
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
