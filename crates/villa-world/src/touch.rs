//! What touches what, how hard, and how fast it slips: for eyes, ears and fingers. It is only read: no bit of a
//! simulation depends on it.

use rapier3d::math::Vector;
use rapier3d::prelude::{ColliderHandle, RigidBody, RigidBodyHandle};

use crate::world::{Part, World};

/// Two parts that touch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// The parts, the smaller one first; none for the table and for the hook.
    pub parts: [Option<Part>; 2],
    /// How hard they press on each other, in newtons.
    pub force: f32,
    /// How fast they slip along each other, in metres per second.
    pub slip: f32,
    /// Where: the foot or the head of a column, in metres.
    pub at: [f32; 3],
}

impl Touch {
    /// Whether a part is one of the two.
    pub fn has(&self, part: Part) -> bool {
        self.parts.contains(&Some(part))
    }
}

impl World {
    /// Everything that touches, as the last step left it. A villa that nothing has touched yet has no forces in it.
    pub fn touches(&self) -> Vec<Touch> {
        let physics = &self.physics;
        let part = |handle: RigidBodyHandle| self.parts().find(|part| self.handle(*part) == Some(handle));
        let body = |collider: ColliderHandle| physics.colliders.get(collider)?.parent();
        let mut touches: Vec<Touch> = Vec::new();
        for pair in physics.narrow.contact_pairs() {
            let force = pair.total_impulse_magnitude() / physics.settings().dt();
            let (Some(one), Some(other)) = (body(pair.collider1), body(pair.collider2)) else { continue };
            if force <= 0.0 {
                continue;
            }
            let mut parts = [part(one), part(other)];
            parts.sort();
            if let Some(touch) = touches.iter_mut().find(|touch| touch.parts == parts) {
                touch.force += force;
                continue;
            }
            let (Some(one), Some(other)) = (physics.bodies.get(one), physics.bodies.get(other)) else {
                continue;
            };
            let at = self.meeting(parts, one, other);
            let apart = one.velocity_at_point(at) - other.velocity_at_point(at);
            let slip = (apart.x * apart.x + apart.y * apart.y).sqrt();
            touches.push(Touch { parts, force, slip, at: [at.x, at.y, at.z] });
        }
        touches
    }

    /// How hard the floors press on the head of a column, in newtons.
    pub fn load_on(&self, column: usize) -> f32 {
        let Some(foot) = self.place(Part::Column(column)).map(|place| place.at[2]) else { return 0.0 };
        let middle = foot + self.plan.columns[column].height as f32 / 2.0;
        let touches = self.touches();
        let above = touches.iter().filter(|touch| touch.has(Part::Column(column)) && touch.at[2] > middle);
        above.map(|touch| touch.force).sum()
    }

    /// Where two parts meet: at the end of the column that is nearer to the other one.
    fn meeting(&self, parts: [Option<Part>; 2], one: &RigidBody, other: &RigidBody) -> Vector {
        let Some(Part::Column(n)) = parts[1] else {
            return (one.center_of_mass() + other.center_of_mass()) * 0.5;
        };
        let column = self.body(parts[1].unwrap_or(Part::Column(n))).unwrap_or(other);
        let with = if std::ptr::eq(column, one) { other } else { one };
        let height = self.plan.columns[n].height as f32;
        let pose = column.position();
        let ends = [Vector::ZERO, Vector::new(0.0, 0.0, height)].map(|end| pose.transform_point(end));
        let [foot, head] = ends;
        if with.position().translation.z > (foot.z + head.z) * 0.5 { head } else { foot }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Components, Plan};

    /// The heads of all columns together bear the floor, and the feet the columns as well.
    #[test]
    fn what_lies_on_columns_presses_on_them() {
        let parts = Components::built_in();
        let plan = Plan::random(parts, 4, 1, 3).unwrap();
        let mut world = World::at_rest(plan.clone());
        assert!(world.touches().is_empty(), "nothing has touched it yet");
        world.wake();
        (0..30).for_each(|_| world.tick());
        let (floor, columns) = (plan.plates[1].mass(plan.density), plan.columns.len());
        let weight = floor * plan.gravity;
        let heads: f32 = (0..columns).map(|n| world.load_on(n)).sum();
        assert!((f64::from(heads) / weight - 1.0).abs() < 0.15, "{heads} N of {weight} N");
        let on_base = world.touches().into_iter().filter(|touch| touch.has(Part::Plate(0)));
        let feet: f32 = on_base.filter(|touch| touch.parts[1].is_some()).map(|touch| touch.force).sum();
        assert!(feet > heads, "{feet} N below {heads} N");
        assert!(world.touches().iter().all(|touch| touch.slip < 0.01));
    }

    #[test]
    fn looking_changes_nothing() {
        let parts = Components::built_in();
        let mut world = World::at_rest(Plan::random(parts, 4, 2, 5).unwrap());
        world.wake();
        let mut other = world.clone();
        for _ in 0..20 {
            world.tick();
            other.tick();
            _ = other.touches();
        }
        assert_eq!(world.hash(), other.hash());
    }
}
