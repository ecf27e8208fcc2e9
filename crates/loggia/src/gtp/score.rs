//! Points as Pentobi counts them, and places.

use callisto::{Colour, Player, Position};

use super::colours::Colours;

/// The squares of the pieces that a colour has placed. Pillars count nothing.
pub fn points(position: &Position, colour: Colour) -> u32 {
    position.rules().setup().edition.squares() - position.penalty(colour)
}

/// The current score. For two players who leads and by how much, `0` when they are equal: as in Pentobi the tie is
/// shown, although C13 breaks it. For more the points of each colour.
pub fn final_score(position: &Position, colours: Colours) -> String {
    let rules = position.rules();
    if rules.players().len() > 2 {
        return rules.colours().map(|c| format!("{} ", points(position, c))).collect();
    }
    let penalties = position.penalties();
    let lead = penalties[0].abs_diff(penalties[1]);
    match penalties[0].cmp(&penalties[1]) {
        std::cmp::Ordering::Equal => "0".into(),
        std::cmp::Ordering::Less => format!("{}+{lead}", colours.player(Player(0))),
        std::cmp::Ordering::Greater => format!("{}+{lead}", colours.player(Player(1))),
    }
}

/// The place of a colour's player by the current score, from 1; of equals the later in the turn order is in front
/// (C13), so no place is shared.
pub fn place(position: &Position, colour: Colour) -> usize {
    let rules = position.rules();
    let penalties = position.penalties();
    let players = rules.players().len();
    let first = rules.player(position.starter()).index();
    let turn = |p: Player| (p.index() + players - first) % players;
    let rank = |p: Player| (penalties[p.index()], std::cmp::Reverse(turn(p)));
    let own = rank(rules.player(colour));
    1 + rules.players().filter(|p| rank(*p) < own).count()
}
