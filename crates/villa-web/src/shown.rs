//! The villa of the first page: always the same one.

use villa_world::{Components, Plan, Plate, Pose};

/// Each column, by number: on which floor, and where on it, in millimetres.
const COLUMNS: [(usize, i16, i16); 20] = [
    (0, -80, -70),
    (2, 60, -50),
    (1, -70, -75),
    (0, 0, -10),
    (3, -55, 25),
    (0, 0, 100),
    (0, 70, -80),
    (1, -20, 95),
    (2, -60, -60),
    (3, 35, 65),
    (1, 70, -60),
    (0, -100, 40),
    (0, 110, -10),
    (2, 60, 45),
    (3, 60, -30),
    (2, -50, 60),
    (1, 75, 50),
    (3, -20, -60),
    (0, 90, 75),
    (1, -95, 15),
];

/// How each floor above the base is turned, in degrees.
const FLOORS: [i16; 3] = [0, 8, -12];

/// The villa.
pub fn villa() -> Plan {
    let parts = Components::built_in();
    let mut plan = Plan::base(parts, villa::COLOURS);
    for (n, (board, turned)) in parts.floors.iter().zip(FLOORS).enumerate() {
        let z = plan.surface(n) + parts.height;
        let place = Pose::upright(0.0, 0.0, z, f64::from(turned).to_radians());
        plan.plates.push(Plate::of(board, n + 1, place));
    }
    let surfaces: Vec<f64> = (0..plan.plates.len()).map(|level| plan.surface(level)).collect();
    for (column, (level, x, y)) in plan.columns.iter_mut().zip(COLUMNS) {
        let [x, y] = [x, y].map(|c| f64::from(c) / 1000.0);
        column.level = level;
        column.place = Some(Pose::upright(x, y, surfaces[level], 0.0));
    }
    plan
}

#[cfg(test)]
mod tests {
    use villa_world::{Part, TICKS_PER_SECOND, World};

    use super::*;

    #[test]
    fn it_stands() {
        let plan = villa();
        let mut world = World::build(plan.clone());
        assert!(world.settle(5 * TICKS_PER_SECOND));
        for (n, _, place) in plan.standing() {
            let now = world.place(Part::Column(n)).unwrap();
            let moved = (0..3).map(|c| (now.at[c] - place.at[c]).abs()).fold(0.0, f32::max);
            assert!(moved < 0.001, "{n}: {moved}");
        }
        assert_eq!(plan.standing().count(), 20);
    }
}
