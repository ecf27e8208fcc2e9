//! Turning and flipping a piece in the hand, before it lies anywhere (C2).

use crate::moves::OrientationId;
use crate::rules::Rules;
use crate::shape::normal;

impl Rules {
    /// The orientation after a quarter turn clockwise.
    ///
    /// ```
    /// use callisto::{Edition, Rules, Setup};
    /// let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
    /// let first = rules.orientations_of(0).next().unwrap();
    /// let mut turned = first;
    /// (0..4).for_each(|_| turned = rules.turned(turned));
    /// assert_eq!(turned, first);
    /// ```
    pub fn turned(&self, id: OrientationId) -> OrientationId {
        let width = self.last_column(id);
        self.like(id, |x, y| (y, width - x))
    }

    /// The orientation after flipping the piece over, left to right.
    pub fn flipped(&self, id: OrientationId) -> OrientationId {
        let width = self.last_column(id);
        self.like(id, |x, y| (width - x, y))
    }

    fn last_column(&self, id: OrientationId) -> u8 {
        self.orientation(id).cells().iter().map(|cell| cell.0).max().unwrap_or_default()
    }

    /// The orientation of the same kind whose cells these become.
    fn like(&self, id: OrientationId, map: impl Fn(u8, u8) -> (u8, u8)) -> OrientationId {
        let orientation = self.orientation(id);
        let cells = normal(orientation.cells().iter().map(|&(x, y)| map(x, y)).collect());
        let mut ways = self.orientations_of(orientation.kind());
        ways.find(|way| self.orientation(*way).cells() == cells).unwrap_or(id)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Rules, Setup};

    #[test]
    fn turning_and_flipping_reaches_every_orientation_and_comes_back() {
        for setup in Setup::all() {
            let rules = Rules::new(setup).unwrap();
            for kind in 0..rules.kinds().len() {
                let mut reached: Vec<_> = rules.orientations_of(kind).take(1).collect();
                let mut next = 0;
                while let Some(&id) = reached.get(next) {
                    next += 1;
                    assert_eq!(rules.flipped(rules.flipped(id)), id);
                    for way in [rules.turned(id), rules.flipped(id)] {
                        if !reached.contains(&way) {
                            reached.push(way);
                        }
                    }
                }
                assert_eq!(reached.len(), rules.orientations_of(kind).len());
            }
        }
    }
}
