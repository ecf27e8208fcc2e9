//! Two players with two colours each (C15).

use std::sync::Arc;

use callisto::{Colour, Edition, Player, Position, Rules, Setup, SetupError};

use super::table::{after, four_colours, small, then, turn};

/// Colour 1 stands in the corner of the top edge, and one pillar of each other colour shuts it in.
const SHUT_IN: &str = "h20 i20 h19 g18 g19 h8 m8 m13";

fn benelux() -> Arc<Rules> {
    four_colours(Edition::named("benelux").unwrap())
}

#[test]
fn c15_two_players_use_the_board_for_four() {
    let rules = benelux();
    assert_eq!((rules.players().len(), rules.colours().len()), (2, 4));
    assert_eq!(rules.placements().count(), 9145);
    assert_eq!(Position::new(&rules).legal().len(), 264);
}

#[test]
fn c15_player_one_has_colours_1_and_3() {
    let rules = benelux();
    let players: Vec<Player> = rules.colours().map(|colour| rules.player(colour)).collect();
    assert_eq!(players, [Player(0), Player(1), Player(0), Player(1)]);
}

#[test]
fn c15_colours_play_in_the_order_1_2_3_4() {
    let rules = benelux();
    let mut position = Position::new(&rules);
    for (step, cell) in SHUT_IN.split(' ').enumerate() {
        assert_eq!(position.to_move(), Some(Colour((step % 4) as u8)));
        assert_eq!(position.player_to_move(), Some(Player((step % 2) as u8)));
        position = then(&position, cell);
    }
}

#[test]
fn c15_a_colour_that_is_out_is_skipped() {
    let stuck = after(&benelux(), SHUT_IN);
    assert_eq!((turn(&stuck), stuck.legal().piece_count()), (1, 0));
    let mut position = then(&stuck, "retire");
    for colour in [2, 3, 4, 2, 3, 4, 2] {
        assert_eq!(turn(&position), colour);
        position = position.play(position.legal().nth(0).unwrap()).unwrap();
    }
}

#[test]
fn c15_a_colour_touches_only_itself() {
    // Colours 1 and 3 have one player, and still each grows from its own pillars only.
    let position = after(&benelux(), "h8 a8 m8 t8 h13 a13 m13 t13");
    assert_eq!(super::table::broken(&position, "n8,o8"), callisto::Broken::TouchesNothing);
}

#[test]
fn c15_a_result_is_the_sum_of_both_colours() {
    let mut position = then(&after(&benelux(), SHUT_IN), "retire");
    while let Some(mv) = position.legal().nth(0) {
        position = position.play(mv).unwrap();
    }
    let by_colour: Vec<u32> = position.rules().colours().map(|colour| position.penalty(colour)).collect();
    assert_eq!(by_colour[0], 68);
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.penalties(), [by_colour[0] + by_colour[2], by_colour[1] + by_colour[3]]);
}

#[test]
fn c15_a_tie_goes_to_the_player_with_2_and_4() {
    let rules = four_colours(small("I2 = 1", "........\n........"));
    let end = after(&rules, "a1 c1 e1 g1 a2 c2 e2 g2 b1,b2 d1,d2 f1,f2 h1,h2");
    let outcome = end.outcome().unwrap();
    assert_eq!((outcome.penalties(), outcome.winner()), (&[0, 0][..], Player(1)));
    assert_eq!(outcome.tied(), [Player(0), Player(1)]);
}

#[test]
fn c15_four_colours_are_for_two_players_and_need_the_large_board() {
    for players in [3, 4] {
        let setup = Setup::new(Edition::named("benelux").unwrap(), players);
        let refused = Rules::new(Setup { four_colours: true, ..setup }).unwrap_err();
        assert_eq!(refused, SetupError::FourColours { players });
    }
    let only_two = "id = 'duel'\nname = 'Duel'\nlast_pillar = 'may'\n[pieces]\nI2 = 1\n[pillars]\ncount = 2\n\
                    first = { on = ['open'] }\nlater = { on = ['open'] }\n[boards]\n2 = 'frame-10'\n";
    let setup = Setup::new(Arc::new(Edition::from_toml(only_two).unwrap()), 2);
    let refused = Rules::new(Setup { four_colours: true, ..setup }).unwrap_err();
    assert_eq!(refused, SetupError::NoBoardForFour);
}
