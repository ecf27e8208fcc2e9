//! When a win is celebrated: once for every end of a game that comes while its page is open.

use villa::End;

/// The end that has been celebrated, or was there when the page was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Celebrated(Option<End>);

impl Celebrated {
    /// A page has been opened at a game with this end, or with none so far.
    pub fn opened(end: Option<End>) -> Celebrated {
        Celebrated(end)
    }

    /// The game has this end now, or none; whether that is celebrated. `later`: something else is shown before.
    pub fn now(&mut self, end: Option<End>, later: bool) -> bool {
        if later && end.is_some() {
            return false;
        }
        let is_new = end != self.0;
        self.0 = end;
        is_new && end.is_some_and(|end| end.winner.is_some())
    }
}

#[cfg(test)]
mod tests {
    use villa::{Cause, Player};

    use super::*;

    fn fall(winner: u8) -> Option<End> {
        Some(End { cause: Cause::Collapse { by: Player::new(0)? }, winner: Player::new(winner) })
    }

    /// Caught: whoever stopped a replay of a finished game, or saw it to its end, had won once more.
    #[test]
    fn an_end_is_celebrated_once_however_often_it_is_replayed() {
        let mut celebrated = Celebrated::opened(None);
        assert!(!celebrated.now(None, false));
        // The fall is seen first.
        assert!(!celebrated.now(fall(1), true));
        assert!(celebrated.now(fall(1), false));
        for _ in 0..3 {
            assert!(!celebrated.now(fall(1), true));
            assert!(!celebrated.now(fall(1), false));
        }
    }

    #[test]
    fn an_end_that_was_there_before_is_not_celebrated_but_the_next_one_is() {
        let mut celebrated = Celebrated::opened(fall(1));
        assert!(!celebrated.now(fall(1), false));
        // Another game, or the last step taken back; the same end is a new one then.
        assert!(!celebrated.now(None, false));
        assert!(celebrated.now(fall(1), false));
    }

    #[test]
    fn nobody_celebrates_an_end_without_a_winner() {
        let end = fall(1).map(|end| End { winner: None, ..end });
        assert!(!Celebrated::opened(None).now(end, false));
    }
}
