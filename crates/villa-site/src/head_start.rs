//! An attempt that is judged while it is in progress, so that little is left to do at its end.

use std::sync::Arc;

use games::{VillaAttempt, VillaRound};
use villa::{Column, Game, Player};
use villa_world::Components;

use crate::site::Site;
use crate::text::NotHands;
use crate::trial::Trial;

/// The beginning of an attempt, simulated. It is only a head start: nothing is lost with it, and it counts for the
/// attempt whose beginning it is, to the last chunk of it, and for no other.
pub struct HeadStart {
    game: Game,
    villa: Arc<str>,
    by: Player,
    column: Option<Column>,
    heard: Vec<Arc<str>>,
    trial: Trial,
}

impl HeadStart {
    /// The attempt in progress, before its first tick; none if there is no attempt.
    pub fn new(round: &VillaRound) -> Option<HeadStart> {
        let VillaAttempt { by, column, .. } = *round.attempt()?;
        let (game, villa) = (*round.game(), round.villa().clone());
        let trial = Site::resume(game, &villa, Components::built_in()).ok()?.begin(by, column).ok()?;
        Some(HeadStart { game, villa, by, column, heard: Vec::new(), trial })
    }

    /// Whether it is the beginning of the attempt that is under way: the same player does the same to the same villa,
    /// and the hands began in the same way.
    pub fn leads_to(&self, round: &VillaRound) -> bool {
        (&self.game, &self.villa) == (round.game(), round.villa())
            && round.attempt().is_some_and(|attempt| {
                (attempt.by, attempt.column) == (self.by, self.column)
                    && attempt.chunks.starts_with(&self.heard)
            })
    }

    /// How many chunks it has processed.
    pub fn chunks(&self) -> usize {
        self.heard.len()
    }

    /// Hears on, at most this many chunks of the attempt that is under way. Stays where it is when that is another
    /// attempt.
    pub fn hear(&mut self, round: &VillaRound, most: usize) -> Result<(), NotHands> {
        let Some(attempt) = round.attempt().filter(|_| self.leads_to(round)) else { return Ok(()) };
        for chunk in attempt.chunks.iter().skip(self.heard.len()).take(most) {
            self.trial.hear_all([chunk.as_ref()])?;
            self.heard.push(chunk.clone());
        }
        Ok(())
    }

    /// The attempt with all that its hands have done.
    pub(crate) fn go_on(mut self, attempt: &VillaAttempt) -> Result<Trial, NotHands> {
        self.trial.hear_all(attempt.chunks.iter().skip(self.heard.len()).map(AsRef::as_ref))?;
        Ok(self.trial)
    }
}
