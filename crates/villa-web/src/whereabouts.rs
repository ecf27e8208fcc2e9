//! Where a column stands, in a way that can be said: its side of the storey, and its neighbours there.

use villa_world::{Plan, Point};

use crate::scene::eye::Eye;

/// Where a column stands on its storey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whereabouts {
    /// As one sees it who looks at the villa in the usual way: `front-left`, `middle`, `back` and so on.
    pub side: &'static str,
    /// The nearest column, and the nearest one on the other side of it, as far as there are any.
    pub neighbours: Vec<usize>,
}

/// From the front to the back, each from the left to the right.
const SIDES: [[&str; 3]; 3] = [
    ["front-left", "front", "front-right"],
    ["left", "middle", "right"],
    ["back-left", "back", "back-right"],
];

impl Whereabouts {
    /// Where a column stands; none for one that does not.
    pub fn of(plan: &Plan, column: usize) -> Option<Whereabouts> {
        let (_, it, place) = plan.standing().find(|(n, ..)| *n == column)?;
        let here = seen([place.at[0].into(), place.at[1].into()]);
        let corners = plan.plate(it.level)?.seen_from_above();
        let third = |axis: usize| {
            let ends = corners.iter().map(|corner| seen(*corner)[axis]);
            let (from, to) = ends.fold((f64::MAX, f64::MIN), |(a, b), c| (a.min(c), b.max(c)));
            // The rim stays empty, so that the outer thirds are narrower.
            match (here[axis] - from) / (to - from) {
                share if share < 0.4 => 0,
                share if share > 0.6 => 2,
                _ => 1,
            }
        };
        let side = SIDES[third(1)][third(0)];
        let others = plan.standing().filter(|(n, other, _)| *n != column && other.level == it.level);
        let mut others: Vec<(usize, Point)> = others
            .map(|(n, _, place)| {
                let [x, y] = seen([place.at[0].into(), place.at[1].into()]);
                (n, [x - here[0], y - here[1]])
            })
            .collect();
        others.sort_by(|(_, a), (_, b)| a[0].hypot(a[1]).total_cmp(&b[0].hypot(b[1])));
        let nearest = others.first().copied();
        let across = nearest.and_then(|(_, to)| {
            others.iter().copied().find(|(_, other)| to[0] * other[0] + to[1] * other[1] < 0.0)
        });
        let neighbours = nearest.into_iter().chain(across).map(|(n, _)| n).collect();
        Some(Whereabouts { side, neighbours })
    }
}

/// To the right and away, for one who looks in the usual way.
fn seen(p: Point) -> Point {
    let eye = Eye::usual(0.0, 1.0);
    let along = |axis: [f64; 3]| p[0] * axis[0] + p[1] * axis[1];
    [along(eye.right()), along(eye.ahead())]
}

#[cfg(test)]
mod tests {
    use villa::{Colour, Column, Kind};
    use villa_world::Components;

    use super::*;

    /// A column to the right of the middle and one away from it, as one sees them.
    fn at(right: f64, away: f64) -> Point {
        let eye = Eye::usual(0.0, 1.0);
        let (r, a) = (eye.right(), eye.ahead());
        [0, 1].map(|n| right * r[n] + away * a[n])
    }

    fn plan(columns: &[(usize, Point)]) -> Plan {
        let parts = Components::built_in();
        let mut plan = Plan::base(parts, villa::COLOURS);
        for (n, at) in columns {
            plan.stand_on_base(parts, *n, *at, 0.0).unwrap();
        }
        plan
    }

    #[test]
    fn v7_a_column_is_told_by_its_side_and_by_what_stands_beside_it() {
        let plan = plan(&[
            (2, at(-0.06, -0.05)),
            (5, at(-0.085, -0.05)),
            (10, at(-0.02, -0.05)),
            (11, at(0.0, 0.0)),
            (15, at(0.07, 0.06)),
        ]);
        let of = |n| Whereabouts::of(&plan, n).unwrap();
        assert_eq!(of(2), Whereabouts { side: "front-left", neighbours: vec![5, 10] });
        assert_eq!(of(11).side, "middle");
        assert_eq!(of(15), Whereabouts { side: "back-right", neighbours: vec![11] });
        assert_eq!(Whereabouts::of(&plan, 0), None, "it is in the box");
    }

    #[test]
    fn v7_one_that_stands_alone_has_no_neighbours() {
        let plan = plan(&[(7, at(0.0, 0.0))]);
        assert_eq!(Whereabouts::of(&plan, 7), Some(Whereabouts { side: "middle", neighbours: vec![] }));
    }

    /// Three thin columns of a colour were three equal buttons.
    #[test]
    fn v7_columns_that_look_alike_are_told_apart() {
        let parts = Components::built_in();
        let (mut pairs, mut same) = (0, 0);
        for lot in 0..60 {
            let Some(plan) = Plan::random(parts, villa::COLOURS, 1, lot) else { continue };
            let looks = |n: usize| u8::try_from(n).ok().and_then(Column::new).map(|c| (c.kind(), c.colour()));
            let told = |column: Column| {
                let Whereabouts { side, neighbours } = Whereabouts::of(&plan, column.index()).unwrap();
                (side, neighbours.into_iter().map(looks).collect::<Vec<_>>())
            };
            for colour in Colour::ALL {
                let thin: Vec<_> = Column::of(colour).filter(|c| c.kind() == Kind::Thin).map(told).collect();
                for (a, b) in [(0, 1), (0, 2), (1, 2)] {
                    pairs += 1;
                    same += usize::from(thin[a] == thin[b]);
                }
            }
        }
        // A list gives numbers to the rest.
        assert!(pairs > 500 && same < 3, "{same} of {pairs}");
    }
}
