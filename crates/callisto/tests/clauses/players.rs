//! Who plays, and in which order (C1, C4).

use callisto::{Colour, Edition, Player, Position, Rules, Setup, SetupError};

use super::table::{rules, then, turn};

#[test]
fn c1_two_to_four_play_with_one_colour_each() {
    for edition in Edition::all() {
        assert_eq!(edition.player_counts().collect::<Vec<_>>(), [2, 3, 4]);
        for players in 2..=4 {
            let rules = rules(edition.id(), players);
            assert_eq!(rules.players().len(), usize::from(players));
            // The sets that nobody chose stay in the box.
            assert_eq!(rules.colours().len(), usize::from(players));
            assert!(rules.colours().all(|colour| rules.player(colour) == Player(colour.0)));
        }
    }
}

#[test]
fn c1_one_and_five_cannot_play() {
    for players in [0, 1, 5, 255] {
        let refused = Rules::new(Setup::new(Edition::named("benelux").unwrap(), players)).unwrap_err();
        assert_eq!(refused, SetupError::Players { players, possible: vec![2, 3, 4] });
    }
}

#[test]
fn c4_any_colour_may_begin_and_play_goes_round() {
    let rules = rules("benelux", 3);
    let orders = [[1, 2, 3], [2, 3, 1], [3, 1, 2]];
    for (first, order) in orders.into_iter().enumerate() {
        let mut position = Position::started_by(&rules, Colour(first as u8));
        assert_eq!(position.starter(), Colour(first as u8));
        for (step, cell) in ["h8", "h13", "m8", "m13", "g8", "g13"].into_iter().enumerate() {
            assert_eq!(turn(&position), order[step % 3]);
            position = then(&position, cell);
        }
    }
}

#[test]
#[should_panic(expected = "does not play")]
fn c4_a_colour_in_the_box_cannot_begin() {
    Position::started_by(&rules("benelux", 3), Colour(3));
}
