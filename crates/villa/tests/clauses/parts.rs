//! What is in the box, and for how many (V1).

use villa::{Colour, Column, Dealing, Kind, Player, Setup, SetupError, Storey};

use super::table::{hexagon, thick, thin};

#[test]
fn v1_two_to_four_play() {
    for players in 2..=4 {
        assert_eq!(Setup::new(players).unwrap().players().count(), usize::from(players));
    }
    for players in [0, 1, 5] {
        assert_eq!(Setup::new(players).unwrap_err(), SetupError(players));
    }
    assert_eq!(Player::new(4), None);
    let setup = Setup::new(3).unwrap().dealing(Dealing::Throw).expert(true);
    assert_eq!(setup.to_string(), "3 players, throwing for colours, expert");
}

#[test]
fn v1_each_colour_has_five_columns_of_three_kinds() {
    assert_eq!(Column::all().count(), 20);
    assert_eq!(Column::new(20), None);
    for colour in Colour::ALL {
        let kinds: Vec<Kind> = Column::of(colour).map(Column::kind).collect();
        assert_eq!(kinds, [Kind::Thick, Kind::Hexagon, Kind::Thin, Kind::Thin, Kind::Thin]);
    }
}

#[test]
fn v1_thick_ones_are_worth_three_hexagons_two_thin_ones_one() {
    let columns = [thick(Colour::Red), hexagon(Colour::Blue), thin(Colour::Green, 3)];
    assert_eq!(columns.map(|column| column.kind().points()), [3, 2, 1]);
    assert_eq!(
        columns.map(|column| column.to_string()).join(", "),
        "thick red column, hexagon blue column, thin green column"
    );
}

#[test]
fn v1_five_floors_lie_above_the_base() {
    let mut storeys = vec![Storey::Base];
    storeys.extend(std::iter::successors(Storey::Base.next(), |storey| storey.next()));
    assert_eq!(storeys, Storey::ALL);
    let names: Vec<&str> = storeys.iter().map(|storey| storey.key()).collect();
    assert_eq!(names, ["base", "blue", "green", "yellow", "orange", "red"]);
    assert!(storeys.iter().enumerate().all(|(level, storey)| Storey::at(level) == Some(*storey)));
}
