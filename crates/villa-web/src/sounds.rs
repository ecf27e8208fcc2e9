//! Sounds of wood, where they are wished for.

use villa_world::Verdict;
use web::sound;

/// How an attempt ended.
pub fn of(verdict: &Verdict) {
    match verdict {
        Verdict::Stood { .. } | Verdict::Laid { .. } => sound::placed(),
        Verdict::Collapse { .. } => sound::fell(),
        Verdict::BrokenOff { .. } | Verdict::Foul(_) | Verdict::NotLayable { .. } => sound::put_back(),
    }
}

/// The stone goes to another player.
pub fn stone() {
    sound::stone();
}

/// A game is over, and someone has won it.
pub fn won() {
    sound::over();
}
