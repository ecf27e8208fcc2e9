//! How a game ended, in words: the same sentences on every page.

use games::RoundResult;
use table::Table;
use web::shelf::Card;
use web::speech::Speech;
use words::say;

use crate::speech::CallistoSpeech as _;

/// How a game ended: of a table, or as the list of games has it.
pub struct Ended {
    /// What the seats are called.
    pub names: Vec<String>,
    /// Who won.
    pub winner: u8,
    /// Each seat's penalty points.
    pub points: Vec<u32>,
    /// All who shared the fewest points, when that was more than one.
    pub tied: Vec<u8>,
    /// Who resigned.
    pub given_up: Vec<u8>,
    /// Those of them whose time ran out.
    pub late: Vec<u8>,
}

impl Ended {
    /// The game of a table.
    pub fn at_table(words: &Speech, table: &Table, result: &RoundResult) -> Ended {
        Ended {
            names: (0..table.rulebook().seats()).map(|seat| words.player_name(table, seat)).collect(),
            winner: result.winner,
            points: result.penalties.clone(),
            tied: result.tied.clone(),
            given_up: result.given_up.clone(),
            late: result
                .given_up
                .iter()
                .copied()
                .filter(|seat| table.seats()[usize::from(*seat)].left == Some(0))
                .collect(),
        }
    }

    /// A finished game as the list of games has it; none where it is not over.
    pub fn listed(words: &Speech, card: &Card) -> Option<Ended> {
        let winner = card.winner?;
        let best = card.points.get(usize::from(winner)).copied();
        let stayed = |seat: &u8| !card.given_up.contains(seat);
        let as_good: Vec<u8> = (0..)
            .zip(&card.points)
            .filter(|(_, points)| Some(**points) == best)
            .map(|(seat, _)| seat)
            .collect();
        let tied: Vec<u8> = as_good.into_iter().filter(stayed).collect();
        Some(Ended {
            names: card.sitters.iter().map(|sitter| web::setup::name_of(words, sitter)).collect(),
            winner,
            points: card.points.clone(),
            tied: if tied.len() > 1 { tied } else { Vec::new() },
            given_up: card.given_up.clone(),
            late: Vec::new(),
        })
    }

    /// Whether the winner is the last player left.
    fn is_last_left(&self) -> bool {
        self.given_up.len() + 1 == self.names.len()
    }

    fn name(&self, seat: u8) -> String {
        self.names.get(usize::from(seat)).cloned().unwrap_or_default()
    }

    /// Who won, and how.
    pub fn line(&self, words: &Speech, reader: Option<u8>) -> String {
        let of = |key: &str, seat: u8| {
            let points = self.points.get(usize::from(seat)).copied().unwrap_or_default();
            let values = [("player", self.name(seat).into()), ("points", points.into())];
            words.say_of(key, reader == Some(seat), &values)
        };
        let wins = if self.is_last_left() { "game-wins" } else { "callisto-wins" };
        let mut parts = vec![of(wins, self.winner)];
        for seat in &self.given_up {
            parts
                .push(of(if self.late.contains(seat) { "table-timed-out" } else { "table-resigned" }, *seat));
        }
        if self.is_last_left() {
            parts.push(say!(words, "game-uncharged"));
        }
        if !self.tied.is_empty() {
            let names = self.tied.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(", ");
            parts.push(say!(words, "callisto-tie", players = names));
        }
        parts.join(" ")
    }

    /// Who won, where points say nothing.
    pub fn winner_line(&self, words: &Speech, reader: Option<u8>) -> String {
        words.say_of("game-wins", reader == Some(self.winner), &[("player", self.name(self.winner).into())])
    }

    /// Everybody's points, in the order of the seats.
    pub fn scores(&self) -> Vec<(String, u32)> {
        self.names.iter().cloned().zip(self.points.iter().copied()).collect()
    }
}
