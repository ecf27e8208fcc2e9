//! Setting up by hand (V2): placing a column on the base, or the blue floor on all columns.

use games::Spot;
use villa_world::{Components, Plan, Point, Pose, SetupFault};

/// What is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A column, by its number.
    Column(usize),
    /// The blue floor.
    Floor,
}

/// A piece, and where it would be put.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// The piece.
    pub piece: Piece,
    /// Where, in metres.
    pub at: Point,
    /// Turned about the vertical, in radians.
    pub yaw: f64,
}

/// Places that are tried for the next column, this far apart in metres.
const GRID: f64 = 0.045;

/// No piece is shown farther from the middle than this.
const FAR: f64 = 0.16;

impl Placing {
    /// A piece where it could go: a column in a free place from the front on, the floor in the middle.
    pub fn new(piece: Piece, plan: &Plan, parts: &Components) -> Placing {
        let middle = Placing { piece, at: [0.0; 2], yaw: 0.0 };
        let places = (0..49).map(|n| [f64::from(n % 7 - 3) * GRID, f64::from(n / 7 - 3) * GRID]);
        let mut places = places.map(|at| Placing { at, ..middle });
        match piece {
            Piece::Floor => middle,
            Piece::Column(_) => places.find(|place| place.is_good(plan, parts)).unwrap_or(middle),
        }
    }

    /// Whether it may be put there, and if not, why.
    pub fn check(&self, plan: &Plan, parts: &Components) -> Result<(), SetupFault> {
        match self.piece {
            Piece::Column(n) => plan.clone().stand_on_base(parts, n, self.at, self.yaw),
            Piece::Floor => plan.first_floor(parts, self.at, self.yaw).map(drop),
        }
    }

    /// Whether a column may be put there, and the blue floor would lie on it.
    fn is_good(&self, plan: &Plan, parts: &Components) -> bool {
        let Piece::Column(n) = self.piece else { return true };
        let radius = plan.columns.get(n).map_or(0.0, villa_world::Column::radius);
        parts.floors[0].outline.depth(self.at) > radius && self.check(plan, parts).is_ok()
    }

    /// How high it is.
    pub fn level(&self, plan: &Plan, parts: &Components) -> f64 {
        match self.piece {
            Piece::Column(_) => plan.surface(0),
            Piece::Floor => plan.surface(0) + parts.height,
        }
    }

    /// Where it is shown; the floor a little above the columns, as in a hand.
    pub fn place(&self, plan: &Plan, parts: &Components) -> Pose {
        let over = if self.piece == Piece::Floor { 0.012 } else { 0.0 };
        Pose::upright(self.at[0], self.at[1], self.level(plan, parts) + over, self.yaw)
    }

    /// Elsewhere, not farther away than anybody would look.
    pub fn put(&mut self, at: Point) {
        self.at = at.map(|c| c.clamp(-FAR, FAR));
    }

    /// As it is written into a log.
    pub fn spot(&self) -> Spot {
        let degrees = (self.yaw.to_degrees() + 180.0).rem_euclid(360.0) - 180.0;
        let whole = |n: f64| n.round().clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16;
        Spot {
            x: whole(self.at[0] * 20_000.0),
            y: whole(self.at[1] * 20_000.0),
            turn: whole(degrees * 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v2_whoever_puts_every_column_where_it_is_offered_can_lay_the_floor() {
        let parts = Components::built_in();
        let mut plan = Plan::base(parts, villa::COLOURS);
        for n in 0..villa::COLUMNS {
            let placing = Placing::new(Piece::Column(n), &plan, parts);
            plan.stand_on_base(parts, n, placing.at, placing.yaw).unwrap();
        }
        let floor = Placing::new(Piece::Floor, &plan, parts);
        assert_eq!(floor.check(&plan, parts), Ok(()));
        assert!(plan.set_up(parts, floor.at, floor.yaw).is_ok());
    }

    #[test]
    fn v2_what_may_not_stand_there_says_why() {
        let parts = Components::built_in();
        let mut plan = Plan::base(parts, villa::COLOURS);
        plan.stand_on_base(parts, 0, [0.0; 2], 0.0).unwrap();
        let mut placing = Placing { piece: Piece::Column(1), at: [0.01, 0.0], yaw: 0.0 };
        assert_eq!(placing.check(&plan, parts), Err(SetupFault::Overlap(1, 0)));
        placing.put([1.0, 0.0]);
        assert_eq!(placing.check(&plan, parts), Err(SetupFault::OnTheRim(1)));
        let floor = Placing { piece: Piece::Floor, at: [0.0; 2], yaw: 0.0 };
        assert_eq!(floor.check(&plan, parts), Err(SetupFault::Missing(1)));
    }

    #[test]
    fn a_turn_is_written_the_short_way() {
        let placing = Placing { piece: Piece::Floor, at: [0.0101, -0.02], yaw: 7.0 };
        assert_eq!(placing.spot(), Spot { x: 202, y: -400, turn: 4107 });
    }
}
