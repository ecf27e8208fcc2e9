//! Giving up a seat (V19).

use crate::end::Cause;
use crate::game::Game;
use crate::phase::Phase;
use crate::player::Player;

impl Game {
    /// The player takes no further part. The game stops waiting for them; their columns stay as they are.
    pub(crate) fn withdrew(&mut self, player: Player) {
        self.out.insert(player);
        if self.staying().len() == 1 {
            return self.over(Cause::Alone);
        }
        match self.phase {
            Phase::Building => self.turn = self.from(self.turn),
            Phase::Dealing => self.deal_on(),
            _ if self.turn == player => self.end_turn(),
            Phase::Asked { .. } => self.count_answers(),
            // The objection lapses; the others may still make one.
            Phase::Objecting { request, allowed, by } if by == player => {
                self.phase = Phase::Asked { request, allowed };
                self.count_answers();
            }
            Phase::Naming { of } if of == player => self.floor_due(true),
            _ => {}
        }
        let is_over = matches!(self.phase, Phase::Over(_));
        if !is_over && self.staying().without(self.stuck).is_empty() {
            self.over(Cause::Stuck);
        }
    }
}
