//! A game of a table as a game file.

use callisto::{Paints, Player, Record};

use super::round::{CallistoRound, Step};

/// A game with the names of its players. A colour that has resigned is skipped; a file can express that only by
/// leaving its moves out.
pub(super) fn record(round: &CallistoRound, names: &[String], paints: Paints) -> Record {
    let mut record = Record::new(round.position().rules(), round.starter());
    for (player, name) in (0..).map(Player).zip(names) {
        record.set_player_name(player, name);
    }
    record.set_paints(paints);
    let mut node = record.root();
    for step in round.steps() {
        if let Step::Move { colour, mv } = step
            && let Ok(next) = record.play_for(node, *colour, *mv)
        {
            node = next;
        }
    }
    record
}
