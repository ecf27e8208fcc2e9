//! What a position is worth to each player.

use callisto::{MAX_COLOURS, Outcome, Player, Position};

/// How much the margin counts beside winning, so that a decided game is still played well. With a larger share, the
/// weaker side of two prefers a small loss to a small chance; among three players it did no harm.
fn share_of_margin(players: usize) -> f32 {
    if players == 2 { 0.04 } else { 0.15 }
}

/// Expectations for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Value {
    /// The chance to win.
    pub win: [f32; MAX_COLOURS],
    /// The penalty at the end.
    pub penalty: [f32; MAX_COLOURS],
    /// What a player maximises: winning, and a little of the margin.
    pub gain: [f32; MAX_COLOURS],
}

impl Value {
    /// From chances and penalties.
    pub fn new(players: usize, win: [f32; MAX_COLOURS], penalty: [f32; MAX_COLOURS]) -> Value {
        let (mut gain, share) = ([0.0; MAX_COLOURS], share_of_margin(players));
        for me in 0..players {
            let best = (0..players)
                .filter(|other| *other != me)
                .map(|other| penalty[other])
                .fold(f32::MAX, f32::min);
            let margin = 1.0 / (1.0 + (-(best - penalty[me]) / 5.0).exp());
            gain[me] = (1.0 - share) * win[me] + share * margin;
        }
        Value { win, penalty, gain }
    }

    /// Of a game that ends, or will end, with these penalties.
    pub fn exact(penalties: &[u32], winner: Player) -> Value {
        let (mut win, mut penalty) = ([0.0; MAX_COLOURS], [0.0; MAX_COLOURS]);
        win[winner.index()] = 1.0;
        for (to, from) in penalty.iter_mut().zip(penalties) {
            *to = *from as f32;
        }
        Value::new(penalties.len(), win, penalty)
    }

    /// Of a finished game.
    pub fn of_outcome(outcome: &Outcome) -> Value {
        Value::exact(outcome.penalties(), outcome.winner())
    }

    /// The value of a position, where the game is over.
    pub fn of_end(position: &Position) -> Option<Value> {
        position.outcome().map(|outcome| Value::of_outcome(&outcome))
    }

    /// Adds another, this many times.
    pub fn add(&mut self, other: &Value, times: f32) {
        let parts =
            [(&mut self.win, &other.win), (&mut self.penalty, &other.penalty), (&mut self.gain, &other.gain)];
        for (to, from) in parts {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += times * from);
        }
    }

    /// Divides by a number.
    pub fn scale(&mut self, factor: f32) {
        for part in [&mut self.win, &mut self.penalty, &mut self.gain] {
            part.iter_mut().for_each(|value| *value *= factor);
        }
    }
}
