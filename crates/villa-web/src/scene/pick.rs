//! What a line of sight meets first.

use villa_world::{Column, Part, Place, Plan};

use super::eye::{Ray, Vec3};

/// The part that is seen there: columns, unless a floor is in front.
pub fn pick(plan: &Plan, ray: &Ray) -> Option<(Part, f64)> {
    let columns = plan.standing().filter_map(|(n, column, place)| {
        let distance = meets_column(column, place, ray, 0.0)?;
        Some((Part::Column(n), distance))
    });
    let plates = plan.plates.iter().enumerate().filter_map(|(n, plate)| {
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
pub fn pick_column(plan: &Plan, ray: &Ray, slack: f64) -> Option<usize> {
    if let Some((Part::Column(n), _)) = pick(plan, ray) {
        return Some(n);
    }
    let wall = pick(plan, ray).map_or(f64::MAX, |(_, distance)| distance);
    let near = plan.standing().filter_map(|(n, column, place)| {
        let distance = meets_column(column, place, ray, slack)?;
        (distance < wall + 2.0 * slack).then_some((n, distance))
    });
    near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(n, _)| n)
}

/// The ray in a part's own frame.
fn local(place: &Place, ray: &Ray) -> Ray {
    let to = |p: Vec3| place.local(p.map(|c| c as f32));
    let (from, next) = (to(ray.from), to(ray.at(1.0)));
    Ray { from, along: [next[0] - from[0], next[1] - from[1], next[2] - from[2]] }
}

fn meets_column(column: &Column, place: &Place, ray: &Ray, slack: f64) -> Option<f64> {
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
            let found = pick(&plan, &eye.ray(x, y, 1.6)).unwrap();
            assert!(matches!(found.0, Part::Column(_)));
            seen += usize::from(found.0 == Part::Column(n));
        }
        assert!(seen >= 8, "{seen} of 20 are in the front");
        // From above the floor hides them all.
        let above = eye.from_above(0.1);
        assert_eq!(pick(&plan, &above.ray(0.0, 0.0, 1.6)).unwrap().0, Part::Plate(1));
    }
}
