//! A series at one terminal (C14), kept in the file of its present game.

use callisto::{Colour, Outcome, Player, Record};
use table::{Scoring, Series};

/// The property of a record that holds the series: its rounds, and what each player has from the games before this one.
const SERIES: &str = "LGM";

/// A series before its present game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeriesSoFar {
    /// How often each player starts; 0 for a single game.
    rounds: u8,
    /// The penalties of each player in each earlier game.
    earlier: Vec<Vec<u32>>,
}

impl SeriesSoFar {
    /// A series that begins.
    pub fn new(rounds: u8) -> SeriesSoFar {
        SeriesSoFar { rounds, earlier: Vec::new() }
    }

    /// The series of a record; a single game where it has none that makes sense.
    pub fn of(record: &Record) -> SeriesSoFar {
        let text = record.property(record.root(), SERIES).unwrap_or_default();
        SeriesSoFar::read(text, record.rules().players().len()).unwrap_or_default()
    }

    fn read(text: &str, players: usize) -> Option<SeriesSoFar> {
        let mut parts = text.split(';');
        let rounds = parts.next()?.parse().ok().filter(|rounds| (1..=table::MAX_ROUNDS).contains(rounds))?;
        let game =
            |part: &str| part.split(',').map(|points| points.parse().ok()).collect::<Option<Vec<u32>>>();
        let earlier = parts.map(game).collect::<Option<Vec<Vec<u32>>>>()?;
        let fits =
            earlier.len() < usize::from(rounds) * players && earlier.iter().all(|game| game.len() == players);
        fits.then_some(SeriesSoFar { rounds, earlier })
    }

    /// Writes it into a record.
    pub fn keep(&self, record: &mut Record) {
        let games = self.earlier.iter().map(|game| {
            let points = game.iter().map(u32::to_string);
            format!(";{}", points.collect::<Vec<_>>().join(","))
        });
        let text = if self.rounds == 0 {
            String::new()
        } else {
            format!("{}{}", self.rounds, games.collect::<String>())
        };
        record.set_property(record.root(), SERIES, &text);
    }

    fn series(&self, players: usize) -> Series {
        Series { seats: players as u8, rounds: self.rounds, scoring: Scoring::Fewest }
    }

    /// Which game this is, counted from 1, and how many there are.
    pub fn game(&self, players: usize) -> (usize, usize) {
        (self.earlier.len() + 1, self.series(players).length())
    }

    /// Whether another game follows the present one.
    pub fn goes_on(&self, players: usize) -> bool {
        let (game, games) = self.game(players);
        game < games
    }

    /// What each player has with the result of the present game.
    pub fn totals(&self, outcome: &Outcome) -> Vec<u32> {
        let earlier = self.earlier.iter().map(Vec::as_slice);
        self.series(outcome.penalties().len()).totals(earlier.chain([outcome.penalties()]))
    }

    /// Who has won the series with the result of its last game: the lowest sum, which may be shared.
    pub fn winners(&self, outcome: &Outcome) -> Vec<Player> {
        let best = self.series(outcome.penalties().len()).best(&self.totals(outcome));
        best.into_iter().map(Player).collect()
    }

    /// The series after the present game; a new one after its last.
    pub fn after(&self, outcome: &Outcome) -> SeriesSoFar {
        let mut next = SeriesSoFar::new(self.rounds);
        if self.goes_on(outcome.penalties().len()) {
            next.earlier = self.earlier.clone();
            next.earlier.push(outcome.penalties().to_vec());
        }
        next
    }
}

/// Who starts the game after one that this colour started: the next player.
pub fn next_starter(starter: Colour, players: usize) -> Colour {
    let series = Series { seats: players as u8, rounds: 1, scoring: Scoring::Fewest };
    Colour(series.starter(starter.0, 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use callisto::{Edition, Position, Rules, Setup};

    fn outcome() -> Outcome {
        let rules = Rules::new(Setup::new(Edition::named("pocket").unwrap(), 2)).unwrap();
        let mut position = Position::new(&rules);
        while let Some(mv) = position.legal().nth(0) {
            position = position.play(mv).unwrap();
        }
        position.outcome().unwrap()
    }

    #[test]
    fn c14_a_series_at_one_terminal_goes_on_in_the_file_of_its_game() {
        let outcome = outcome();
        let rules = Rules::new(Setup::new(Edition::named("pocket").unwrap(), 2)).unwrap();
        let mut series = SeriesSoFar::new(2);
        let mut starter = Colour(1);
        for game in 1..=4 {
            assert_eq!((series.game(2), series.goes_on(2)), ((game, 4), game < 4));
            let sum: Vec<u32> = outcome.penalties().iter().map(|points| points * game as u32).collect();
            assert_eq!(series.totals(&outcome), sum);
            let mut record = Record::new(&rules, starter);
            series.keep(&mut record);
            assert_eq!(SeriesSoFar::of(&Record::read(&record.write()).unwrap()), series);
            (series, starter) = (series.after(&outcome), next_starter(starter, 2));
        }
        assert_eq!((series, starter), (SeriesSoFar::new(2), Colour(1)));
    }

    #[test]
    fn what_makes_no_sense_is_a_single_game() {
        assert_eq!(SeriesSoFar::read("2;3,4;5,6", 2).unwrap().earlier, [[3, 4], [5, 6]]);
        for text in ["", "0", "11", "x", "1;3", "1;3,4,5", "1;3,x", "1;1,1;2,2"] {
            assert_eq!(SeriesSoFar::read(text, 2), None, "{text}");
        }
    }
}
