//! The stone and the points (V10, V11, V12).

use villa::{Action, Colour, Game, Storey};

use super::table::{
    does, floor, hexagon, off, player, points, ready, stood, thick, thin, up, with_green_floor,
};

fn stone(game: &Game) -> (Option<u8>, Option<Colour>) {
    (game.stone().holder().map(|holder| holder.index() as u8 + 1), game.stone_shows())
}

/// The example of the sheet: red has 1, yellow 3, blue 2, green 1, and yellow holds the stone, which shows blue. It is
/// red's turn.
fn example() -> Game {
    // Blue is first on the green floor with the hexagon, then yellow is above with the thick column.
    let game = up(&with_green_floor(), &[hexagon(Colour::Blue), thick(Colour::Yellow), thin(Colour::Red, 1)]);
    let game = up(&game, &[thin(Colour::Green, 1)]);
    let game = off(&off(&game, thin(Colour::Blue, 1)), thin(Colour::Yellow, 1));
    assert_eq!((points(&game), game.turn()), (vec![2, 3, 1, 1], player(3)));
    assert_eq!(stone(&game), (Some(2), Some(Colour::Blue)));
    game
}

#[test]
fn v10_the_example_of_the_sheet() {
    let red = up(&example(), &[thick(Colour::Red)]);
    assert_eq!(points(&red), [2, 3, 4, 1]);
    assert_eq!(stone(&red), (Some(3), Some(Colour::Yellow)));
    let green = up(&red, &[thick(Colour::Green)]);
    assert_eq!(points(&green), [2, 3, 4, 4]);
    assert_eq!(stone(&green), (Some(3), Some(Colour::Yellow)), "a tie leaves it where it is");
}

#[test]
fn v10_the_contest_starts_with_the_green_floor() {
    let game = up(&ready(4), &[thick(Colour::Green), thin(Colour::Blue, 1), thin(Colour::Yellow, 1)]);
    assert_eq!((points(&game), stone(&game)), (vec![0; 4], (None, None)));
    let game = with_green_floor();
    assert_eq!((points(&game), stone(&game)), (vec![0; 4], (None, None)));
    let game = up(&game, &[thin(Colour::Blue, 1)]);
    assert_eq!((points(&game), stone(&game)), (vec![1, 0, 0, 0], (Some(1), None)));
}

#[test]
fn v10_the_stone_goes_to_whoever_has_more_than_its_holder() {
    let game = up(&with_green_floor(), &[thin(Colour::Blue, 1), thin(Colour::Yellow, 1)]);
    assert_eq!(stone(&game), (Some(1), None), "as many are not more");
    let game = up(&game, &[hexagon(Colour::Red)]);
    assert_eq!(stone(&game), (Some(3), Some(Colour::Blue)));
    let game = up(&game, &[thin(Colour::Green, 1), thick(Colour::Blue)]);
    assert_eq!(stone(&game), (Some(1), Some(Colour::Red)), "and back again");
}

#[test]
fn v11_a_new_floor_makes_the_points_below_count_no_more() {
    let game = up(&with_green_floor(), &[Colour::Blue, Colour::Yellow, Colour::Red].map(thick));
    assert_eq!(points(&game), [3, 3, 3, 0]);
    let game = floor(&game);
    assert_eq!((game.top(), points(&game)), (Storey::Yellow, vec![0; 4]));
    assert_eq!(stone(&game), (Some(1), None), "the holder keeps it for the time being");
}

#[test]
fn v11_the_first_column_on_a_new_floor_takes_the_stone() {
    let game = floor(&up(&with_green_floor(), &[Colour::Blue, Colour::Yellow, Colour::Red].map(thick)));
    let game = up(&off(&game, thin(Colour::Blue, 1)), &[thin(Colour::Yellow, 1)]);
    assert_eq!((points(&game), stone(&game)), (vec![0, 1, 0, 0], (Some(2), Some(Colour::Blue))));
    let game = up(&game, &[hexagon(Colour::Red)]);
    assert_eq!(stone(&game), (Some(3), Some(Colour::Yellow)), "from then on points decide again");
}

#[test]
fn v12_a_holder_who_is_first_on_the_new_floor_keeps_the_previous_colour() {
    // Red takes the stone from blue on the green floor, and is the first on the yellow one as well.
    let columns = [thin(Colour::Blue, 1), thin(Colour::Yellow, 1), thick(Colour::Red)];
    let game = floor(&up(&with_green_floor(), &columns));
    let game = off(&off(&game, thin(Colour::Blue, 2)), thin(Colour::Yellow, 2));
    let game = up(&game, &[thin(Colour::Red, 1)]);
    assert_eq!((game.top(), stone(&game)), (Storey::Yellow, (Some(3), Some(Colour::Blue))));
}

#[test]
fn v12_a_neutral_column_never_takes_the_stone() {
    // Three players; green is neutral and player 3 starts.
    let mut game = ready(3);
    game = up(&game, &[thin(Colour::Green, 1), thick(Colour::Red)]);
    game = up(&game, &[thin(Colour::Green, 2), thick(Colour::Blue)]);
    game = floor(&game);
    assert_eq!((game.top(), game.turn()), (Storey::Green, player(3)));
    let neutral = up(&game, &[thick(Colour::Green)]);
    assert_eq!(stone(&neutral), (None, None), "it waits for a player's column");
    let own = does(&neutral, stood(&neutral, thin(Colour::Red, 1)));
    assert_eq!((stone(&own), points(&own)), ((Some(3), None), vec![0, 0, 1]));
    assert!(own.play(player(1), Action::Ask).is_ok());
}
