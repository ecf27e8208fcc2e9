//! Penalties and the winner (C12, C13, C15).

use super::pieces::{Hand, squares};

/// C12: the squares of the pieces in hand; the third pillar costs nothing.
pub fn penalty(hand: &Hand) -> usize {
    hand.iter().map(|(shape, count)| count * squares(shape)).sum()
}

/// C13: the player with the fewest points; of those who tie, the one latest in the turn order.
pub fn winner(penalties: &[usize], turn_order: &[usize]) -> usize {
    let fewest = penalties.iter().min().expect("somebody plays");
    *turn_order.iter().rev().find(|&&player| penalties[player] == *fewest).expect("every player has a turn")
}
