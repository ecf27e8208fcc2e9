//! Counting the move sequences of a given length, to compare implementations.

use crate::position::Position;

/// How many sequences of `depth` moves there are from a position. A game that ends earlier counts as none.
///
/// ```
/// use callisto::{Edition, Position, Rules, Setup, perft};
/// let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
/// assert_eq!(perft(&Position::new(&rules), 2), 120 * 119);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal().len() as u64,
        _ => {
            let next = |mv| {
                let mut next = position.clone();
                next.play_legal(mv);
                perft(&next, depth - 1)
            };
            position.legal().iter().map(next).sum()
        }
    }
}
