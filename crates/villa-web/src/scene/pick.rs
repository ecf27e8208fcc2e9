//! What a line of sight meets first.

use villa_world::{Column, Part, Plan, Pose};

use super::eye::{Eye, Ray, Vec3};

/// Points up the middle of a column, as shares of its height; it is seen where at least two of them are.
const POINTS: [f64; 3] = [0.25, 0.5, 0.75];

/// Heights above the horizon from which a hidden column is looked for: from low down floors hide less.
const PITCHES: [f64; 2] = [0.25, 0.1];

/// How far the eye goes around at once, in radians.
const STEP: f64 = 0.2;

/// The part that is seen there: columns, unless a floor is in front. Floors that are see-through, by level, are not met.
pub fn pick(plan: &Plan, ray: &Ray, through: &[bool]) -> Option<(Part, f64)> {
    let columns = plan.standing().filter_map(|(n, column, place)| {
        let distance = meets_column(column, place, ray, 0.0)?;
        Some((Part::Column(n), distance))
    });
    let solid = plan.plates.iter().enumerate().filter(|(n, _)| through.get(*n) != Some(&true));
    let plates = solid.filter_map(|(n, plate)| {
        let ray = local(&plate.place, ray);
        let meets = [0.0, plate.thickness].into_iter().filter_map(|z| {
            let distance = (z - ray.from[2]) / ray.along[2];
            let at = ray.at(distance);
            (distance > 0.0 && plate.outline.contains([at[0], at[1]])).then_some(distance)
        });
        meets.min_by(f64::total_cmp).map(|distance| (Part::Plate(n), distance))
    });
    columns.chain(plates).min_by(|a, b| a.1.total_cmp(&b.1))
}

/// The column that is seen there, or nearly: a finger is not a needle.
pub fn pick_column(plan: &Plan, ray: &Ray, slack: f64, through: &[bool]) -> Option<usize> {
    let met = pick(plan, ray, through);
    if let Some((Part::Column(n), _)) = met {
        return Some(n);
    }
    let wall = met.map_or(f64::MAX, |(_, distance)| distance);
    let near = plan.standing().filter_map(|(n, column, place)| {
        let distance = meets_column(column, place, ray, slack)?;
        (distance < wall + 2.0 * slack).then_some((n, distance))
    });
    near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(n, _)| n)
}

/// Whether a column is seen rather than hidden behind others or below a floor.
pub fn sees(plan: &Plan, n: usize, eye: &Eye, aspect: f64) -> bool {
    seen_share(plan, n, eye, aspect) > 0.5
}

/// The share of a column that is seen; all of one that does not stand.
pub fn seen_share(plan: &Plan, n: usize, eye: &Eye, aspect: f64) -> f64 {
    let Some((_, column, place)) = plan.standing().find(|(standing, ..)| *standing == n) else { return 1.0 };
    let seen = POINTS.iter().filter(|share| {
        let [x, y] = eye.project(place.point([0.0, 0.0, *share * column.height]), aspect);
        matches!(pick(plan, &eye.ray(x, y, aspect), &[]), Some((Part::Column(met), _)) if met == n)
    });
    seen.count() as f64 / POINTS.len() as f64
}

/// The eye gone around as little as shows a column that is hidden from where it is.
pub fn gone_around(plan: &Plan, n: usize, eye: &Eye, aspect: f64) -> Option<Eye> {
    if sees(plan, n, eye, aspect) {
        return None;
    }
    // Someone who looks down at the top floor looks at the middle of the villa from the side.
    let [x, y, z] = eye.target;
    let target = [x, y, z.min(plan.surface(plan.top()) / 2.0)];
    let lower =
        PITCHES.into_iter().filter(|pitch| *pitch < eye.pitch).map(|pitch| Eye { pitch, target, ..*eye });
    let eyes = [*eye].into_iter().chain(lower).flat_map(|eye| {
        let turns = (0..16).flat_map(|step| [STEP, -STEP].map(|by| by * f64::from(step)));
        turns.map(move |turn| {
            let mut around = eye;
            around.turn(turn, 0.0);
            around
        })
    });
    eyes.into_iter().find(|eye| sees(plan, n, eye, aspect))
}

/// The ray in a part's own frame.
fn local(place: &Pose, ray: &Ray) -> Ray {
    let to = |p: Vec3| place.local(p.map(|c| c as f32));
    let (from, next) = (to(ray.from), to(ray.at(1.0)));
    Ray { from, along: [next[0] - from[0], next[1] - from[1], next[2] - from[2]] }
}

fn meets_column(column: &Column, place: &Pose, ray: &Ray, slack: f64) -> Option<f64> {
    let Ray { from, along } = local(place, ray);
    let radius = column.width / 2.0 + slack;
    let on_side = {
        let a = along[0] * along[0] + along[1] * along[1];
        let b = from[0] * along[0] + from[1] * along[1];
        let c = from[0] * from[0] + from[1] * from[1] - radius * radius;
        let root = b * b - a * c;
        let distance = (-b - root.max(0.0).sqrt()) / a;
        let z = from[2] + distance * along[2];
        (root >= 0.0 && distance > 0.0 && (0.0..=column.height).contains(&z)).then_some(distance)
    };
    let on_end = {
        let distance = (column.height - from[2]) / along[2];
        let at = Ray { from, along }.at(distance);
        (distance > 0.0 && at[0] * at[0] + at[1] * at[1] <= radius * radius).then_some(distance)
    };
    [on_side, on_end].into_iter().flatten().min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use villa_world::Components;

    use super::*;
    use crate::scene::eye::Eye;

    #[test]
    fn a_column_is_met_where_it_is_projected_unless_something_is_in_front() {
        let plan = Plan::random(Components::built_in(), 4, 1, 3).unwrap();
        let mut eye = Eye::usual(0.1, 1.6);
        eye.pitch = 0.1;
        let mut seen = 0;
        for (n, column, place) in plan.standing() {
            let middle = place.point([0.0, 0.0, column.height / 2.0]);
            let [x, y] = eye.project(middle, 1.6);
            let found = pick(&plan, &eye.ray(x, y, 1.6), &[]).unwrap();
            assert!(matches!(found.0, Part::Column(_)));
            seen += usize::from(found.0 == Part::Column(n));
        }
        assert!(seen >= 8, "{seen} of 20 are in the front");
        // Whichever is asked for, there is a side from where it is seen.
        for (n, ..) in plan.standing() {
            let around = gone_around(&plan, n, &eye, 1.6);
            assert_eq!(around.is_none(), sees(&plan, n, &eye, 1.6));
            assert!(around.is_none_or(|around| sees(&plan, n, &around, 1.6)), "{n}");
        }
        // From above the floor hides them all.
        let above = eye.from_above(0.1);
        assert_eq!(pick(&plan, &above.ray(0.0, 0.0, 1.6), &[]).unwrap().0, Part::Plate(1));
        let found = plan.standing().filter(|(n, ..)| gone_around(&plan, *n, &above, 1.6).is_some());
        assert_eq!(found.count(), plan.standing().count());
    }
}
