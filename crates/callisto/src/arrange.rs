//! Positions set up by hand: pieces and pillars laid where someone says, and a turn given out of order.

use std::sync::Arc;

use crate::colour::Colour;
use crate::illegal::{Broken, IllegalMove};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// A position with these pieces and pillars laid, whatever moves led to it, and a colour to move. They must lie on
    /// cells of the board where their like may lie, overlap nothing, and be no more than each colour has; they need
    /// not touch (C8). The error names the first that does not.
    pub fn arranged(
        rules: &Arc<Rules>,
        starter: Colour,
        laid: &[(Colour, Move)],
        to_move: Colour,
    ) -> Result<Position, IllegalMove> {
        let mut position = Position::started_by(rules, starter);
        for &(colour, mv) in laid {
            position.check_lying(colour, mv).map_err(|broken| IllegalMove { mv, broken })?;
            position.put(colour, mv);
        }
        position.pass_turn(to_move);
        Ok(position)
    }

    /// Plays a move for a colour, in its turn or not.
    pub fn play_for(&self, colour: Colour, mv: Move) -> Result<Position, IllegalMove> {
        if self.to_move() == Some(colour) {
            return self.play(mv);
        }
        let given = self.given_to(colour);
        if given.to_move() != Some(colour) {
            return Err(IllegalMove { mv, broken: Broken::Out(colour) });
        }
        given.play(mv)
    }

    /// The position when a player leaves the table and takes no further part: the colour is out, its pieces stay, and
    /// the turn goes on if it was theirs. The rules do not provide for it (C10), but people do leave.
    pub fn without(&self, colour: Colour) -> Position {
        let mut next = self.clone();
        if !next.is_out(colour) {
            next.leave(colour);
        }
        if let Some(turn) = next.to_move() {
            next.pass_turn(turn);
        }
        next
    }

    fn check_lying(&self, colour: Colour, mv: Move) -> Result<(), Broken> {
        match mv {
            Move::Retire => Err(Broken::RetireTooEarly),
            Move::Piece(placement) => {
                self.held_kind(colour, placement)?;
                self.free_cells_of(placement).map(|_| ())
            }
            Move::Pillar(_) if self.pillars_left(colour) == 0 => Err(Broken::NoPillarLeft),
            Move::Pillar(cell) => {
                let rules = self.rules();
                let first = self.pillar_bit(&rules.first_pillars, cell);
                first.or_else(|_| self.pillar_bit(&rules.later_pillars, cell)).map(|_| ())
            }
        }
    }
}
