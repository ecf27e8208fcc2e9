//! Component files.

use villa_world::{Components, Plan, SetupFault, Statics, World};

const BUILT_IN: &str = include_str!("../data/components.toml");

#[test]
fn v1_there_are_five_floors_and_twenty_columns_of_three_kinds() {
    let parts = Components::built_in();
    let floors: Vec<&str> = parts.floors.iter().map(|floor| floor.name.as_str()).collect();
    assert_eq!(floors, ["blue", "green", "yellow", "orange", "red"]);
    let columns = parts.columns(4);
    assert_eq!(columns.len(), 20);
    let counts: Vec<usize> = (0..3).map(|kind| columns.iter().filter(|k| **k == kind).count()).collect();
    assert_eq!(counts, [4, 4, 12]);
}

#[test]
fn v2_the_first_floor_rests_on_all_columns_and_stays_on_the_base() {
    let parts = Components::built_in();
    for seed in 1..=20 {
        let plan = Plan::random(parts, 4, 1, seed).unwrap();
        let blue = &plan.plates[1];
        assert!(blue.seen_from_above().iter().all(|p| plan.plates[0].depth(*p) >= -1e-3));
        for (_, column, place) in plan.standing() {
            let at = [place.at[0].into(), place.at[1].into()];
            assert!(blue.depth(at) >= column.width / 2.0 - 1e-3);
            assert!(plan.plates[0].depth(at) >= parts.rim + column.width / 2.0 - 1e-3, "on the rim");
        }
        let mut world = World::build(plan.clone());
        assert!(world.settle(300));
        assert!(Statics::of(&plan).margin().unwrap().metres > 0.0);
    }
}

#[test]
fn a_bad_file_is_refused_with_the_line_and_a_reason() {
    let bad = [
        ("density = 650", "density = 1", "line 12: the density is between 50 and 3000, not 1"),
        ("count = 3", "count = 30", "a colour has 1 to 6 columns of a kind, not 30"),
        ("[-148, -60]", "[-190, -60]", "line 25: corner 1 of the first floor sticks out past the base"),
        ("[-106, -82]", "[206, -82]", "line 45: "),
        ("shape = \"hex\"", "shape = \"square\"", "unknown variant `square`"),
        ("lift = 4", "lift = 4\nlower = 1", "unknown field `lower`"),
        ("name = \"green\"", "name = \"blue\"", "blue is the name of another part"),
        ("[hands.lay]", "[hands.throw]", "unknown field `throw`"),
    ];
    for (from, to, expected) in bad {
        assert!(BUILT_IN.contains(from), "{from}");
        let error = Components::from_toml(&BUILT_IN.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    let small = BUILT_IN.replace("[[-122, -72]", "[[400, 400], [410, 400], [410, 410]]\n#");
    let error = Components::from_toml(&small).unwrap_err().to_string();
    assert!(error.contains("yellow cannot carry orange"), "{error}");
}

#[test]
fn another_set_has_another_fingerprint() {
    let other = Components::from_toml(&BUILT_IN.replace("friction = 0.45", "friction = 0.46")).unwrap();
    assert_ne!(other.fingerprint(), Components::built_in().fingerprint());
}

/// A grid of feet, all of them under the first floor.
fn columns_on_base() -> Plan {
    let mut plan = Plan::base(Components::built_in(), 4);
    for n in 0..plan.columns.len() {
        let at = [-0.08 + 0.04 * (n % 5) as f64, -0.06 + 0.04 * (n / 5) as f64];
        plan.stand_on_base(Components::built_in(), n, at, 0.3 * n as f64).unwrap();
    }
    plan
}

#[test]
fn v2_players_stand_the_columns_and_lay_the_first_floor() {
    let parts = Components::built_in();
    let villa = columns_on_base().set_up(parts, [0.0, 0.0], 0.0).unwrap();
    assert_eq!(villa.plates.len(), 2);
    let mut world = World::at_rest(villa);
    world.wake();
    assert!(world.settle(300));
}

#[test]
fn v2_a_setup_that_is_not_allowed_is_refused_with_a_reason() {
    let parts = Components::built_in();
    let mut plan = Plan::base(parts, 4);
    assert_eq!(plan.stand_on_base(parts, 0, [0.15, 0.0], 0.0), Err(SetupFault::OnTheRim(0)));
    assert_eq!(plan.stand_on_base(parts, 0, [f64::NAN, 0.0], 0.0), Err(SetupFault::OnTheRim(0)));
    plan.stand_on_base(parts, 0, [0.0, 0.0], 0.0).unwrap();
    assert_eq!(plan.stand_on_base(parts, 0, [0.1, 0.0], 0.0), Err(SetupFault::NoColumn(0)));
    assert_eq!(plan.stand_on_base(parts, 1, [0.025, 0.0], 0.0), Err(SetupFault::Overlap(1, 0)));
    assert_eq!(plan.set_up(parts, [0.0, 0.0], 0.0).err(), Some(SetupFault::Missing(1)));
    let sticks_out = columns_on_base().set_up(parts, [0.05, 0.0], 0.0).unwrap_err();
    assert!(matches!(sticks_out, SetupFault::SticksOut(_)), "{sticks_out}");
    let mut far = columns_on_base();
    far.columns[4].place = None;
    far.stand_on_base(parts, 4, [0.0, 0.136], 0.0).unwrap();
    assert_eq!(far.set_up(parts, [0.0, 0.0], 0.0).err(), Some(SetupFault::NotBorne(4)));
}
