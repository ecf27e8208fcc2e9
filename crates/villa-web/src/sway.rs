//! Sway that is seen: in the picture, parts that a hand does not move are farther from where they stood at first than
//! they are. Small distances grow most, and large ones hardly, so that nothing jumps when something falls.

use villa_world::Pose;

use crate::scene::Poses;

/// How much farther small distances are shown.
pub const MOST: f64 = 4.0;

/// At this distance, in metres, half of that is left.
const HALF: f64 = 0.002;

/// How far from the middle of a floor its edge is.
const RIM: f64 = 0.12;

/// What hands move, and is shown where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// A column, by number.
    pub column: Option<usize>,
    /// A plate, from below.
    pub plate: Option<usize>,
}

/// The moment as it is shown; `most` is from 1 for a moment as it is to [`MOST`].
pub fn swaying(first: &Poses, now: &Poses, held: Held, most: f64) -> Poses {
    let mut poses = now.clone();
    let plates = first.plates.iter().zip(&now.plates).enumerate();
    let far = plates.clone().filter(|(n, _)| Some(*n) != held.plate).map(|(_, (from, to))| moved(from, to));
    let by = grown(far.fold(0.0, f64::max), most);
    if by <= 1.0 {
        return poses;
    }
    for (n, (from, to)) in plates {
        if Some(n) != held.plate {
            poses.plates[n] = farther(from, to, by);
        }
    }
    for (n, (from, to)) in first.columns.iter().zip(&now.columns).enumerate() {
        if let (Some(from), Some(to)) = (from, to)
            && Some(n) != held.column
        {
            poses.columns[n] = Some(farther(from, to, by));
        }
    }
    poses
}

/// How far the floor leans that leans most of those that no hand moves, in degrees, towards its highest edge.
pub fn lean(poses: &Poses, held: Held) -> [f64; 2] {
    let plates = poses.plates.iter().enumerate().filter(|(n, _)| Some(*n) != held.plate);
    let most = plates.map(|(_, place)| place).max_by(|a, b| a.tilt().total_cmp(&b.tilt()));
    let Some(place) = most else { return [0.0; 2] };
    let [x, y, z, w] = place.turn.map(f64::from);
    let downhill = [2.0 * (x * z + w * y), 2.0 * (y * z - w * x)];
    let length = downhill[0].hypot(downhill[1]);
    if length < 1e-9 { [0.0; 2] } else { downhill.map(|c| -c / length * place.tilt()) }
}

/// How many times farther everything is shown when the floor that has moved most has moved so far.
fn grown(metres: f64, most: f64) -> f64 {
    1.0 + (most - 1.0) / (1.0 + (metres / HALF).powi(2))
}

/// How far the edge of a floor may have moved, in metres.
fn moved(from: &Pose, to: &Pose) -> f64 {
    let way = (0..3).map(|c| f64::from(to.at[c] - from.at[c]).powi(2)).sum::<f64>().sqrt();
    way + RIM * to.turned_from(from).to_radians()
}

fn farther(from: &Pose, to: &Pose, by: f64) -> Pose {
    let by = by as f32;
    let [x, y, z, w] = times(to.turn, [-from.turn[0], -from.turn[1], -from.turn[2], from.turn[3]]);
    let sign = if w < 0.0 { -by } else { by };
    let turn = times([sign * x, sign * y, sign * z, w.abs()], from.turn);
    let length = turn.iter().map(|q| q * q).sum::<f32>().sqrt();
    Pose {
        at: std::array::from_fn(|c| from.at[c] + by * (to.at[c] - from.at[c])),
        turn: turn.map(|q| q / length),
    }
}

/// One turn after another.
fn times(a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
    let ([ax, ay, az, aw], [bx, by, bz, bw]) = (a, b);
    [
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaning(degrees: f32, x: f32) -> Pose {
        let (sin, cos) = (degrees.to_radians() / 2.0).sin_cos();
        Pose { at: [x, 0.0, 0.1], turn: [sin, 0.0, 0.0, cos] }
    }

    fn villa(degrees: f32, x: f32) -> Poses {
        let column = Pose::upright(0.05, 0.02, 0.0, 0.3);
        Poses {
            plates: vec![Pose::upright(0.0, 0.0, 0.0, 0.0), leaning(degrees, x)],
            columns: vec![Some(column), None],
        }
    }

    #[test]
    fn small_leans_are_seen_and_large_ones_are_what_they_are() {
        let first = villa(0.0, 0.0);
        let shown =
            |degrees: f32| swaying(&first, &villa(degrees, 0.0), Held::default(), MOST).plates[1].tilt();
        assert!((shown(0.2) - 0.8).abs() < 0.05, "{}", shown(0.2));
        assert!((shown(6.0) - 6.0).abs() < 0.6, "{}", shown(6.0));
        // More is never shown as less.
        let all: Vec<f64> = (0..60).map(|n| shown(0.1 * n as f32)).collect();
        assert!(all.windows(2).all(|two| two[0] <= two[1] + 1e-3), "{all:?}");
        assert_eq!(swaying(&first, &villa(0.2, 0.001), Held::default(), 1.0), villa(0.2, 0.001));
    }

    #[test]
    fn the_bubble_goes_to_the_highest_edge() {
        // Turned about the first axis, so that the second one points up.
        let [x, y] = lean(&villa(0.5, 0.0), Held::default());
        assert!(x.abs() < 1e-3 && (y - 0.5).abs() < 1e-3, "{x} {y}");
        assert_eq!(lean(&villa(0.5, 0.0), Held { column: None, plate: Some(1) }), [0.0; 2]);
    }

    #[test]
    fn what_hands_move_is_where_it_is() {
        let (first, mut now) = (villa(0.0, 0.0), villa(0.3, 0.0));
        now.columns[0] = Some(Pose::upright(0.09, 0.02, 0.0, 0.3));
        let held = Held { column: Some(0), plate: None };
        let shown = swaying(&first, &now, held, MOST);
        assert_eq!(shown.columns[0], now.columns[0]);
        assert_ne!(shown.plates[1], now.plates[1]);
        let held = Held { column: Some(0), plate: Some(1) };
        assert_eq!(swaying(&first, &now, held, MOST), now);
    }
}
