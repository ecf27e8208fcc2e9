//! What is to be drawn, as a value.

use villa_world::{Place, Plan};

use super::eye::Eye;

/// The places of all parts at one moment: plates, then columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poses {
    /// From below.
    pub plates: Vec<Place>,
    /// By number; none for what is not there.
    pub columns: Vec<Option<Place>>,
}

impl Poses {
    /// Of a plan.
    pub fn of(plan: &Plan) -> Poses {
        Poses {
            plates: plan.plates.iter().map(|plate| plate.place).collect(),
            columns: plan.columns.iter().map(|column| column.place).collect(),
        }
    }

    /// Between this moment and the next.
    pub fn blend(&self, next: &Poses, share: f32) -> Poses {
        let mut poses = next.clone();
        for (place, before) in poses.plates.iter_mut().zip(&self.plates) {
            *place = between(before, place, share);
        }
        for (place, before) in poses.columns.iter_mut().zip(&self.columns) {
            if let (Some(place), Some(before)) = (place, before) {
                *place = between(before, place, share);
            }
        }
        poses
    }
}

fn between(a: &Place, b: &Place, share: f32) -> Place {
    let dot: f32 = a.turn.iter().zip(b.turn).map(|(a, b)| a * b).sum();
    let sign = if dot < 0.0 { -1.0 } else { 1.0 };
    let turn: [f32; 4] = std::array::from_fn(|n| a.turn[n] + share * (sign * b.turn[n] - a.turn[n]));
    let length = turn.iter().map(|q| q * q).sum::<f32>().sqrt();
    Place {
        at: std::array::from_fn(|n| a.at[n] + share * (b.at[n] - a.at[n])),
        turn: turn.map(|q| q / length),
    }
}

/// A flat mark on a floor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle.
    pub at: [f64; 3],
    /// Metres.
    pub radius: f64,
    /// Red, green, blue, and how much of it, from 0 to 1.
    pub colour: [f32; 4],
}

/// How a column looks beside its own colour.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// How much it shines by itself, from 0 to 1.
    pub glow: f32,
    /// Another colour over its own, and how much of it.
    pub tint: Option<([f32; 3], f32)>,
}

/// A picture of a villa.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Where everything is.
    pub poses: Poses,
    /// How the columns look, by number.
    pub looks: Vec<Look>,
    /// How much each plate shines, from below.
    pub plates: Vec<f32>,
    /// Marks on floors.
    pub spots: Vec<Spot>,
    /// The hook.
    pub hook: Option<Place>,
    /// A column by its number, pale, where it could stand.
    pub ghost: Option<(usize, Place)>,
    /// From where.
    pub eye: Eye,
    /// Whether the room is dark.
    pub dark: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halfway_is_halfway_and_turns_the_short_way() {
        let (a, mut b) = (Place::upright(0.0, 0.0, 0.0, 0.2), Place::upright(0.2, 0.0, 0.4, 0.4));
        b.turn = b.turn.map(|q| -q);
        let half = between(&a, &b, 0.5);
        assert!((half.at[0] - 0.1).abs() < 1e-6 && (half.at[2] - 0.2).abs() < 1e-6);
        assert!((half.yaw() - 0.3).abs() < 1e-4);
    }
}
