//! Cases whose answer is known on paper.
#![allow(clippy::disallowed_methods)] // Measured with, not simulated with.

use villa_world::{Column, Components, Outline, Plan, Plate, Pose, Stability, Statics};

fn block(name: &str, level: usize, length: f64, thickness: f64, place: Pose) -> Plate {
    let (x, y) = (length / 2.0, 0.03);
    let outline = Outline::new(vec![[-x, -y], [x, -y], [x, y], [-x, y]]).unwrap();
    Plate { name: name.into(), level, outline, thickness, fixed: level == 0, place }
}

fn plan(plates: Vec<Plate>, friction: f64) -> Plan {
    Plan { gravity: 9.81, density: 650.0, friction, plates, columns: Vec::new() }
}

fn stands(plan: Plan) -> bool {
    Stability::of(plan, &Components::built_in().limits, 8.0).stands()
}

#[test]
fn a_block_over_an_edge_tips_at_half_its_length() {
    for (over, expected) in [(0.45, true), (0.485, true), (0.515, false), (0.55, false)] {
        // The edge is at 0.1 and the block 0.2 long.
        let x = 0.1 + 0.2 * (over - 0.5);
        let table = block("table", 0, 0.2, 0.3, Pose::upright(0.0, 0.0, 0.0, 0.0));
        let plan = plan(vec![table, block("block", 1, 0.2, 0.02, Pose::upright(x, 0.0, 0.3, 0.0))], 0.45);
        let margin = Statics::of(&plan).margin().unwrap().metres;
        assert!((margin - 0.2 * (0.5 - over)).abs() < 1e-6, "{margin}");
        assert_eq!(stands(plan), expected, "{over} over the edge");
    }
}

/// How far something on a slope has slid after two seconds or when it has dropped by 15 mm, in metres.
fn slid(degrees: f64, friction: f64, put: impl Fn(&mut Plan, &Pose)) -> f64 {
    let half = degrees.to_radians() / 2.0;
    let turn = [0.0, half.sin() as f32, 0.0, half.cos() as f32];
    let slope = Pose { at: [0.0, 0.0, 0.5], turn };
    let mut plan = plan(vec![block("slope", 0, 1.0, 0.02, slope)], friction);
    let at = slope.point([-0.2, 0.0, 0.02]).map(|c| c as f32);
    put(&mut plan, &Pose { at, turn });
    Stability::of(plan, &Components::built_in().limits, 2.0).shift
}

#[test]
fn a_column_on_a_slope_slides_at_the_angle_whose_tangent_is_the_friction() {
    let put = |plan: &mut Plan, place: &Pose| {
        let mut column = Column::of(&Components::built_in().kinds[0], 0.08);
        column.place = Some(*place);
        plan.columns.push(column);
    };
    // 0.25 is the tangent of 14.04 degrees; the column would tip at 21.8.
    for (degrees, expected) in [(12.0, false), (13.4, false), (14.6, true), (16.0, true)] {
        let slid = slid(degrees, 0.25, put);
        assert_eq!(slid > 0.005, expected, "{degrees} degrees: slid by {slid} m");
    }
}

/// A slab lying flat on another finds less friction than it should, 14 % at most: the library turns the friction at its
/// corners aside (`docs/physics.md`). No slab of the game lies flat on another.
#[test]
fn a_slab_on_a_slope_slides_at_most_a_seventh_too_early() {
    let put = |plan: &mut Plan, place: &Pose| plan.plates.push(block("slab", 1, 0.06, 0.02, *place));
    for (degrees, expected) in [(20.5, false), (24.5, true), (30.0, true)] {
        let slid = slid(degrees, 0.45, put);
        assert_eq!(slid > 0.005, expected, "{degrees} degrees: slid by {slid} m");
    }
}

#[test]
fn a_harmonic_overhang_stands_just_below_its_limit_and_falls_just_above() {
    for blocks in 1..=5 {
        for (factor, expected) in [(0.97, true), (1.03, false)] {
            let (length, thick) = (0.2, 0.02);
            let mut plates = vec![block("table", 0, length, 0.3, Pose::upright(0.0, 0.0, 0.0, 0.0))];
            // From below: block i of n sticks out over the one below by length / 2 / (n - i + 1).
            let mut x = 0.0;
            for i in 1..=blocks {
                x += factor * length / 2.0 / f64::from(blocks - i + 1);
                let z = 0.3 + thick * f64::from(i - 1);
                plates.push(block(&format!("{i}"), i as usize, length, thick, Pose::upright(x, 0.0, z, 0.0)));
            }
            let plan = plan(plates, 0.45);
            assert_eq!(Statics::of(&plan).margin().unwrap().metres > 0.0, expected);
            assert_eq!(stands(plan), expected, "{blocks} blocks at {factor} of the limit");
        }
    }
}
