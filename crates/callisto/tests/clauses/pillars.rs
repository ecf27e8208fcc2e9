//! Where a pillar may stand on the octagon (C7).

use std::sync::Arc;

use callisto::{Broken, Edition, Position, Rules, Setup};

use super::table::{after, broken, cell, may, rules};

#[test]
fn c7_no_pillar_stands_in_the_centre() {
    for edition in ["benelux", "piatnik", "russian"] {
        let start = Position::new(&rules(edition, 2));
        for name in ["j8", "h10", "m11", "k13"] {
            assert_eq!(broken(&start, name), Broken::PillarInCentre(cell(name)), "{edition}");
        }
        for name in ["i8", "h9", "g10", "l13"] {
            assert!(may(&start, name), "{edition}, {name} is just outside");
        }
    }
    assert_eq!(broken(&Position::new(&rules("pentobi", 2)), "h6"), Broken::PillarInCentre(cell("h6")));
}

#[test]
fn c7_no_pillar_stands_on_the_border() {
    for edition in ["benelux", "russian"] {
        for (players, name) in [(2, "j2"), (3, "h1")] {
            let start = Position::new(&rules(edition, players));
            assert_eq!(broken(&start, name), Broken::PillarOnBorder(cell(name)), "{edition}");
        }
    }
}

#[test]
fn c7_four_players_have_no_border() {
    assert!(may(&Position::new(&rules("benelux", 4)), "h1"));
}

#[test]
fn c7_piatnik_lets_pillars_stand_on_the_border() {
    for (players, cells, name) in [(2, 264, "j2"), (3, 264, "h1"), (4, 264, "h1")] {
        let start = Position::new(&rules("piatnik", players));
        assert_eq!(start.legal().len(), cells);
        assert!(may(&start, name));
    }
    let third = after(&rules("piatnik", 2), "j2 l13 h13 l8");
    assert!(may(&third, "h1"), "the third pillar too");
}

#[test]
fn c7_a_piece_may_touch_a_pillar_on_the_border_but_not_lie_there() {
    let position = after(&rules("piatnik", 2), "j2 l13 h13 l8");
    assert!(may(&position, "j3,j4"));
    assert_eq!(broken(&position, "k2,k3"), Broken::PieceOnBorder(cell("k2")));
}

#[test]
fn c7_a_pillar_needs_an_empty_cell() {
    let rules = rules("benelux", 2);
    assert_eq!(broken(&after(&rules, "h8"), "h8"), Broken::Occupied(cell("h8")));
    let position = after(&rules, "h8 l13 h13 l8 g8,f8");
    assert_eq!(broken(&position, "f8"), Broken::Occupied(cell("f8")), "nor does it stand on a piece");
}

#[test]
fn c7_pillars_may_stand_side_by_side_on_the_octagon() {
    assert!(may(&after(&rules("benelux", 2), "h8"), "g8"));
}

#[test]
fn c7_an_edition_may_keep_pillars_off_open_cells() {
    let text = "id = 'rim'\nname = 'Rim'\nlast_pillar = 'may'\n[pieces]\nI2 = 1\n[pillars]\ncount = 3\n\
                first = { on = ['border'] }\nlater = { on = ['centre'] }\n\
                [boards]\n2 = '''\n######\n#.++.#\n######'''\n";
    let edition = Arc::new(Edition::from_toml(text).unwrap());
    let rules = Rules::new(Setup::new(edition, 2)).unwrap();
    let start = Position::new(&rules);
    assert_eq!(broken(&start, "b2"), Broken::PillarOnOpen(cell("b2")));
    assert_eq!(broken(&start, "c2"), Broken::PillarInCentre(cell("c2")));
    let third = after(&rules, "b1 e1 b3 e3");
    assert_eq!(broken(&third, "b2"), Broken::PillarOnOpen(cell("b2")));
    assert_eq!(broken(&third, "a2"), Broken::PillarOnBorder(cell("a2")));
    assert!(may(&third, "c2"));
}
