//! The end of a game: penalties, the winner, and how a tie was decided.

use crate::colour::{Colour, Player};
use crate::position::Position;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    penalties: Vec<u32>,
    winner: Player,
    tied: Vec<Player>,
}

impl Outcome {
    /// Each player's penalty: the squares of the pieces they did not place (C12), of both colours with two (C15).
    pub fn penalties(&self) -> &[u32] {
        &self.penalties
    }

    /// Who won: the fewest penalty points; in a tie, the player later in the turn order (C13).
    pub fn winner(&self) -> Player {
        self.winner
    }

    /// Everybody who shares the fewest points, when that is more than one (C13); otherwise empty.
    pub fn tied(&self) -> &[Player] {
        &self.tied
    }
}

impl Position {
    /// Each player's penalty so far, as if the game ended now.
    pub fn penalties(&self) -> Vec<u32> {
        let mut penalties = vec![0; self.rules().players().len()];
        for colour in self.rules().colours() {
            penalties[self.rules().player(colour).index()] += self.penalty(colour);
        }
        penalties
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let penalties = self.penalties();
        let best = *penalties.iter().min()?;
        let players = self.rules().players().len() as u8;
        // C13 speaks of the turn order of this game, which begins with its starter.
        let starter: Colour = self.starter();
        let first = self.rules().player(starter).0;
        let in_turn = (0..players).map(|step| Player((first + step) % players));
        let tied: Vec<Player> = in_turn.filter(|p| penalties[p.index()] == best).collect();
        let winner = *tied.last()?;
        let tied = if tied.len() > 1 { tied } else { Vec::new() };
        Some(Outcome { penalties, winner, tied })
    }
}
