//! What is to be drawn, as a value.

use villa_world::{Plan, Pose};

use super::eye::Eye;
use super::hand::HandPose;

/// The places of all parts at one moment: plates, then columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poses {
    /// From below.
    pub plates: Vec<Pose>,
    /// By number; none for what is not there.
    pub columns: Vec<Option<Pose>>,
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

fn between(a: &Pose, b: &Pose, share: f32) -> Pose {
    let dot: f32 = a.turn.iter().zip(b.turn).map(|(a, b)| a * b).sum();
    let sign = if dot < 0.0 { -1.0 } else { 1.0 };
    let turn: [f32; 4] = std::array::from_fn(|n| a.turn[n] + share * (sign * b.turn[n] - a.turn[n]));
    let length = turn.iter().map(|q| q * q).sum::<f32>().sqrt();
    Pose {
        at: std::array::from_fn(|n| a.at[n] + share * (b.at[n] - a.at[n])),
        turn: turn.map(|q| q / length),
    }
}

/// What a mark on a floor says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Only its colour.
    #[default]
    Plain,
    /// Something can be put here: a ring that is light and dark, to be seen on every floor.
    Here,
    /// The same with a cross: not here.
    NotHere,
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
    /// What it says.
    pub mark: Mark,
}

/// How a column looks beside its own colour.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// How much it shines by itself, from 0 to 1.
    pub glow: f32,
    /// Another colour over its own, and how much of it.
    pub tint: Option<([f32; 3], f32)>,
    /// Whether it has an outline: it may be drawn.
    pub outlined: bool,
    /// Whether it is carried: its shadow would be taken for the place where it would stand.
    pub floats: bool,
}

/// A pale column, where it could stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Its number.
    pub column: usize,
    /// Where.
    pub place: Pose,
}

/// A hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnHand {
    /// Where it is.
    pub pose: HandPose,
    /// The column that it holds; none for a floor, which is thin.
    pub holds: Option<usize>,
    /// The colour of its sleeve.
    pub sleeve: [u8; 3],
    /// How much of it is there, from 0 to 1, while it comes and goes.
    pub there: f32,
}

/// Where a hand holds the hook, ahead of its point and beside it, in metres.
pub const HANDLE: [f64; 2] = [0.118, 0.0185];

/// The colours of the columns, and whether they have signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Blue, yellow, red, green, as far as the palette has them.
    pub colours: [[u8; 3]; 4],
    /// Whether each colour has a sign on its columns.
    pub signs: bool,
}

impl Palette {
    /// The palette of a name, as the style has it; the usual one for a name that is not known.
    pub fn named(name: &str, signs: bool) -> Palette {
        let colours = match name {
            "safe" => [[0, 114, 178], [240, 228, 66], [213, 94, 0], [86, 193, 160]],
            "strong" => [[11, 61, 145], [255, 212, 0], [208, 0, 0], [155, 229, 100]],
            _ => [[45, 104, 178], [233, 181, 47], [199, 64, 47], [63, 145, 96]],
        };
        Palette { colours, signs }
    }
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
    /// How see-through each plate is, from below, from 0 to 1.
    pub veils: Vec<f32>,
    /// Whether the highest plate is carried, and throws no shadow.
    pub carries_plate: bool,
    /// Marks on floors.
    pub spots: Vec<Spot>,
    /// The hook.
    pub hook: Option<Pose>,
    /// Hands at work.
    pub hands: Vec<DrawnHand>,
    /// Columns where they could stand.
    pub ghosts: Vec<Ghost>,
    /// A plumb line, from the foot of what is carried down to where it would stand.
    pub plumb: Option<[[f64; 3]; 2]>,
    /// From where.
    pub eye: Eye,
    /// Whether the room is dark.
    pub dark: bool,
    /// The colours of the columns.
    pub palette: Palette,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: the dots of the panel changed with the palette, and the columns did not.
    #[test]
    fn palettes_are_those_of_the_style() {
        let style = include_str!("../../../web/page/style.css");
        for name in ["house", "safe", "strong"] {
            let rules = match name {
                "house" => style,
                name => style.split_once(&format!("[data-palette=\"{name}\"]")).unwrap().1,
            };
            for (n, [r, g, b]) in Palette::named(name, true).colours.into_iter().enumerate() {
                let is = rules.split_once(&format!("--c{n}: ")).unwrap().1;
                assert_eq!(is[..7], format!("#{r:02x}{g:02x}{b:02x}"), "{name} {n}");
            }
        }
    }

    #[test]
    fn halfway_is_halfway_and_turns_the_short_way() {
        let (a, mut b) = (Pose::upright(0.0, 0.0, 0.0, 0.2), Pose::upright(0.2, 0.0, 0.4, 0.4));
        b.turn = b.turn.map(|q| -q);
        let half = between(&a, &b, 0.5);
        assert!((half.at[0] - 0.1).abs() < 1e-6 && (half.at[2] - 0.2).abs() < 1e-6);
        assert!((half.yaw() - 0.3).abs() < 1e-4);
    }
}
