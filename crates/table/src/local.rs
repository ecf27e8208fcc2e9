//! A table at one screen: the same table as a house keeps, with its log in one hand.

use std::fmt;

use callisto::{Colour, Paints};
use serde::{Deserialize, Serialize};

use crate::{
    Action, ActionId, By, Entry, Game, Guest, Header, Holder, Motion, Play, Rejection, Step, Table, Time,
    VillaPlay,
};

/// The guest who sits on a seat: at one screen everybody is a guest of their own.
pub fn sitter(seat: u8) -> Guest {
    Guest(u64::from(seat) + 1)
}

/// Who sits on a seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    /// A person with a name.
    Person(String),
    /// A bot of a level.
    Bot(u8),
}

/// A table and its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Local {
    log: Log,
    table: Table,
}

/// What is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Log {
    header: Header,
    entries: Vec<Entry>,
}

/// A text that is no table's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotATable {
    /// It is not what [`Local::write`] writes; why.
    Text(String),
    /// It says something that could not be done: the number of the entry (0 for the table itself), and why.
    Refused(u64, Rejection),
}

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotATable::Text(why) => write!(f, "this is not the log of a table: {why}"),
            NotATable::Refused(0, why) => write!(f, "there is no such table: {why}"),
            NotATable::Refused(number, why) => {
                write!(f, "entry {number} of the log could not be done: {why}")
            }
        }
    }
}

impl std::error::Error for NotATable {}

impl Local {
    /// A new table where everybody sits and the first game has begun. `lot` decides who begins.
    pub fn begin(header: Header, sitters: &[Sitter], lot: u64, now: Time) -> Result<Local, Rejection> {
        Local::begin_painted(header, sitters, Paints::default(), lot, now)
    }

    /// The same at a table of Callisto whose players have chosen their colours (C1).
    pub fn begin_painted(
        header: Header,
        sitters: &[Sitter],
        paints: Paints,
        lot: u64,
        now: Time,
    ) -> Result<Local, Rejection> {
        let table = Table::new(header.clone())?;
        let mut local = Local { log: Log { header, entries: Vec::new() }, table };
        let host = local.log.header.host;
        local.act(By::Guest(host), now, Action::Join { name: "Host".into() })?;
        for (seat, sitter_) in (0..).zip(sitters) {
            match sitter_ {
                Sitter::Person(name) => {
                    let by = By::Guest(sitter(seat));
                    local.act(by, now, Action::Join { name: name.clone() })?;
                    local.act(by, now, Action::Sit { seat })?;
                }
                Sitter::Bot(level) => {
                    local.act(By::Guest(host), now, Action::SeatBot { seat, level: *level })?;
                }
            }
            // Before the next one sits down: what an empty seat has is free.
            local.paint(seat, paints, now)?;
        }
        local.act(By::Guest(host), now, Action::Start { lot })?;
        Ok(local)
    }

    /// A seat's own colours; the host chooses for bots.
    fn paint(&mut self, seat: u8, paints: Paints, now: Time) -> Result<(), Rejection> {
        if !matches!(self.log.header.game, Game::Callisto(_)) {
            return Ok(());
        }
        let host = By::Guest(self.log.header.host);
        let by = Some(self.who(seat)).filter(|by| *by != By::House).unwrap_or(host);
        let colours: Vec<Colour> = self.table.colours_of(seat).collect();
        for colour in colours {
            let paint = paints.of(colour);
            if self.table.paints().of(colour) != paint {
                self.act(by, now, Action::Paint { colour: colour.0, paint })?;
            }
        }
        Ok(())
    }

    /// Reads what [`Local::write`] wrote.
    pub fn read(text: &str) -> Result<Local, NotATable> {
        let log: Log = serde_json::from_str(text).map_err(|error| NotATable::Text(error.to_string()))?;
        let mut table = Table::new(log.header.clone()).map_err(|why| NotATable::Refused(0, why))?;
        for entry in &log.entries {
            table.apply(entry).map_err(|why| NotATable::Refused(entry.number, why))?;
        }
        Ok(Local { log, table })
    }

    /// What it was made from.
    pub fn header(&self) -> &Header {
        &self.log.header
    }

    /// All that was done, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.log.entries
    }

    /// The table as a text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.log).unwrap_or_default()
    }

    /// The same without what hands did in earlier games of Villa Paletti, which is most of a long series and which no page
    /// shows any more: for a store that has no room for all of it. It reads as the same table.
    pub fn write_lean(&self) -> String {
        let begins = |entry: &Entry| {
            matches!(entry.action, Action::Start { .. } | Action::Propose { motion: Motion::Rematch })
        };
        let begun = self.log.entries.iter().rposition(begins).unwrap_or_default();
        let mut log = self.log.clone();
        for entry in &mut log.entries[..begun] {
            if let Action::Play { play: Play::Villa(VillaPlay::Hands { inputs, .. }), .. } = &mut entry.action
            {
                inputs.clear();
            }
        }
        serde_json::to_string(&log).unwrap_or_default()
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Does something for whoever may do it at this screen: a seat's own sitter, the house for bots, the host for the
    /// rest. What needs the consent of others has it, since they sit at the same screen.
    pub fn perform(&mut self, now: Time, action: Action) -> Result<(), Rejection> {
        let by = match &action {
            Action::Play { seat, .. } | Action::Resign { seat } | Action::Stand { seat } => self.who(*seat),
            Action::Propose { .. } => self.somebody(),
            _ => By::Guest(self.log.header.host),
        };
        self.act(by, now, action)?;
        while let Some(open) = self.table.motion() {
            let Some(waiting) = open.waiting.first().copied() else { break };
            self.act(By::Guest(waiting), now, Action::Answer { yes: true })?;
        }
        Ok(())
    }

    fn who(&self, seat: u8) -> By {
        match self.table.seats().get(usize::from(seat)).map(|seat| seat.holder) {
            Some(Holder::Person(guest)) => By::Guest(guest),
            _ => By::House,
        }
    }

    /// A person, one who still plays if there is one.
    fn somebody(&self) -> By {
        let given_up = self.table.given_up();
        let people =
            (0..).zip(self.table.seats()).filter_map(|(seat, sitter)| Some((seat, sitter.person()?)));
        // After all have given up, somebody still has to ask for the next game.
        let first = people.min_by_key(|(seat, _)| given_up.contains(seat));
        first.map_or(By::House, |(_, guest)| By::Guest(guest))
    }

    fn act(&mut self, by: By, at: Time, action: Action) -> Result<(), Rejection> {
        let number = self.table.last() + 1;
        let entry = Entry { number, id: ActionId(u128::from(number)), at, by, action };
        self.table.apply(&entry)?;
        self.log.entries.push(entry);
        Ok(())
    }
}

/// The motion that takes back the last move of one of these seats, and what others have answered to it.
pub fn undo(table: &Table, mine: &[u8]) -> Option<Motion> {
    let round = table.round()?;
    let rules = table.rules();
    let moves = round.steps().iter().filter_map(|step| match step {
        Step::Move { colour, .. } => Some(rules.player(*colour).0),
        Step::Withdrawal { .. } => None,
    });
    let last = (0..).zip(moves).filter(|(_, seat)| mine.contains(seat)).map(|(turn, _)| turn).last()?;
    Some(Motion::Undo { keep: last })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Phase, VillaMove};

    fn table(sitters: &[Sitter]) -> Local {
        let header = Header::callisto("pocket", sitters.len() as u8, Guest(99), Time(0));
        Local::begin(header, sitters, 0, Time(0)).unwrap()
    }

    fn play(local: &mut Local) -> bool {
        let Some(seat) = local.table().seat_to_move() else { return false };
        let round = local.table().round().unwrap();
        let (turn, mv) = (round.turn(), round.position().legal().nth(0).unwrap());
        let play = Play::Callisto(local.table().rules().cell_list(mv));
        local.perform(Time(1), Action::Play { seat, turn, play }).unwrap();
        true
    }

    /// The first seat was asked to take back, although it had given its villa up.
    #[test]
    fn whoever_stays_takes_back_in_villa_paletti() {
        let people = ["Anna", "Ben", "Cleo"].map(|name| Sitter::Person(name.into()));
        let header = Header::villa(3, Guest(99), Time(0));
        let mut local = Local::begin(header, &people, 0, Time(0)).unwrap();
        let villa = local.table().villa().unwrap();
        let (seat, action) = (villa.seats_to_act()[0], villa::Action::Clear);
        let play = Play::Villa(VillaPlay::Do(VillaMove { action, at: None, villa: Some(String::new()) }));
        local.perform(Time(1), Action::Play { seat, turn: 0, play }).unwrap();
        local.perform(Time(2), Action::Resign { seat: 0 }).unwrap();
        local.perform(Time(3), Action::Propose { motion: Motion::Undo { keep: 0 } }).unwrap();
        assert_eq!((local.table().turn(), local.table().given_up()), (0, vec![0]));
    }

    #[test]
    fn a_game_is_the_same_after_it_was_stored() {
        let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Bot(3)]);
        (0..7).for_each(|_| assert!(play(&mut local)));
        let text = local.write();
        assert_eq!(Local::read(&text), Ok(local));
        assert!(matches!(Local::read("{}"), Err(NotATable::Text(_))));
        // The bot moves before it is seated.
        let early = text.replace("\"number\":4", "\"number\":5");
        assert!(matches!(Local::read(&early), Err(NotATable::Refused(5, _))), "{:?}", Local::read(&early));
    }

    /// A series of villas filled the browser's storage, and what came after was not kept.
    #[test]
    fn a_long_series_fits_without_the_hands_of_earlier_games() {
        let header = Header { rounds: 1, ..Header::villa(2, Guest(99), Time(0)) };
        let people = ["Anna", "Ben"].map(|name| Sitter::Person(name.into()));
        let mut local = Local::begin(header, &people, 0, Time(0)).unwrap();
        let play = |local: &mut Local, play: VillaPlay| {
            let (seat, turn) = (local.table().seats_to_act()[0], local.table().turn());
            local.perform(Time(1), Action::Play { seat, turn, play: Play::Villa(play) }).unwrap();
        };
        let [blue, yellow, red, green] = villa::Colour::ALL;
        for _ in 0..2 {
            let arranged = VillaMove { action: villa::Action::Arrange, at: None, villa: Some("v".into()) };
            play(&mut local, VillaPlay::Do(arranged));
            play(&mut local, VillaPlay::action(villa::Action::Throw { colour: blue }));
            for colour in [yellow, red, green] {
                play(&mut local, VillaPlay::action(villa::Action::Choose { colour }));
            }
            let game = *local.table().villa().unwrap().game();
            let column = game.movable_of(game.turn()).iter().next();
            play(&mut local, VillaPlay::Begin { column });
            play(&mut local, VillaPlay::Hands { from: 0, ticks: 1, inputs: "hands".into() });
            if local.table().results().is_empty() {
                local.perform(Time(2), Action::Resign { seat: 0 }).unwrap();
                local.perform(Time(3), Action::Start { lot: 0 }).unwrap();
            }
        }
        let lean = local.write_lean();
        assert_eq!((local.write().matches("hands\"").count(), lean.matches("hands\"").count()), (4, 3));
        assert_eq!(Local::read(&lean).unwrap().table(), local.table());
    }

    #[test]
    fn undo_goes_back_to_the_last_move_of_a_person() {
        let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Bot(3)]);
        assert_eq!(undo(local.table(), &[0]), None);
        (0..4).for_each(|_| assert!(play(&mut local)));
        let motion = undo(local.table(), &[0]).unwrap();
        assert_eq!(motion, Motion::Undo { keep: 2 });
        local.perform(Time(2), Action::Propose { motion }).unwrap();
        assert_eq!(local.table().round().unwrap().turn(), 2);
    }

    #[test]
    fn who_gave_up_against_a_bot_can_play_again() {
        let mut header = Header::callisto("pocket", 2, Guest(99), Time(0));
        header.rounds = 0;
        let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3)];
        let mut local = Local::begin(header, &sitters, 0, Time(0)).unwrap();
        local.perform(Time(1), Action::Resign { seat: 0 }).unwrap();
        assert_eq!(local.table().phase(), Phase::Finished);
        local.perform(Time(2), Action::Propose { motion: Motion::Rematch }).unwrap();
        assert_eq!(local.table().phase(), Phase::Playing);
    }

    #[test]
    fn c1_colours_are_chosen_at_one_screen() {
        let header = Header::callisto("pocket", 3, Guest(99), Time(0));
        let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3), Sitter::Person("Ben".into())];
        for paints in ["yellow,blue,red", "green,yellow,blue", "red,green,yellow", "blue,red,yellow"] {
            let paints: Paints = paints.parse().unwrap();
            let local = Local::begin_painted(header.clone(), &sitters, paints, 0, Time(0)).unwrap();
            let of = |local: &Local| {
                local.table().rules().colours().map(|c| local.table().paints().of(c)).collect::<Vec<_>>()
            };
            let wanted: Vec<callisto::Paint> = (0..3).map(|colour| paints.of(Colour(colour))).collect();
            assert_eq!(of(&local), wanted);
            assert_eq!(of(&Local::read(&local.write()).unwrap()), wanted);
            let record = local.table().record(local.table().round().unwrap());
            assert_eq!(callisto::Record::read(&record.write()).unwrap().paints(), local.table().paints());
        }
    }

    #[test]
    fn people_at_one_screen_agree_with_each_other() {
        let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Person("Ben".into())]);
        while play(&mut local) {}
        assert_eq!(local.table().phase(), Phase::Between);
        local.perform(Time(2), Action::Start { lot: 0 }).unwrap();
        while play(&mut local) {}
        assert_eq!(local.table().phase(), Phase::Finished);
        local.perform(Time(2), Action::Propose { motion: Motion::Rematch }).unwrap();
        assert_eq!(local.table().phase(), Phase::Playing);
    }
}
