//! Where hands are drawn: they take what is held, steady a floor, and come and go. What they do is not decided here.

use std::f64::consts::PI;

use villa_world::{Board, Pose};

use crate::scene::{DrawnHand, Eye, HANDLE, HandPose};

/// How far down a hand points that draws a column, and one that carries it.
const LEVEL: f64 = 0.22;
const FROM_ABOVE: f64 = 0.86;

/// A hand comes from the right of the picture and from the front, by so much; not from farther around than this from where
/// the column comes out.
const ASIDE: f64 = 0.95;
const AROUND: f64 = 1.05;

/// Where on a column fingers are: from its foot, and from its head when they come from above, in metres.
const MIDDLE: f64 = 0.042;
const BELOW_HEAD: f64 = 0.011;

/// From the edge of a floor inwards, in metres.
const INSIDE: f64 = 0.004;

/// How far back a hand begins, in metres, and how quickly it comes, goes and turns, per second.
const BACK: f64 = 0.07;
const COMES: f64 = 7.0;

/// The sleeve where nobody has a colour.
pub const SLEEVE: [u8; 3] = [122, 84, 58];

/// Two hands; either may be missing.
#[derive(Debug, Default)]
pub struct Gestures {
    hands: [Option<DrawnHand>; 2],
    /// The colour of whose hands they are, by number.
    pub colour: Option<usize>,
}

impl Gestures {
    /// Lets seconds pass with hands that want to be there; whether anything moves.
    pub fn advance(&mut self, wanted: [Option<DrawnHand>; 2], seconds: f64) -> bool {
        let share = 1.0 - (-COMES * seconds).exp();
        let mut moves = false;
        for (hand, wanted) in self.hands.iter_mut().zip(wanted) {
            let before = *hand;
            *hand = match (*hand, wanted) {
                (None, None) => None,
                (None, Some(new)) => Some(DrawnHand { there: 0.02, ..new }),
                (Some(now), Some(goal)) => Some(nearer(&now, &goal, share)),
                (Some(now), None) => {
                    let there = now.there * (1.0 - share as f32);
                    (there > 0.02).then_some(DrawnHand { there, ..now })
                }
            };
            moves |= before != *hand;
        }
        moves
    }

    /// The hands as they are drawn now.
    pub fn drawn(&self) -> Vec<DrawnHand> {
        let back = |hand: &DrawnHand| {
            let away = BACK * f64::from(1.0 - hand.there).powi(2);
            let at = hand.pose.point([-away, 0.0, 0.0]);
            DrawnHand { pose: HandPose { at, ..hand.pose }, ..*hand }
        };
        self.hands.iter().flatten().map(back).collect()
    }
}

/// A hand that is where it should be, and turns and comes a share of the way.
fn nearer(now: &DrawnHand, goal: &DrawnHand, share: f64) -> DrawnHand {
    let part = |from: f64, to: f64| if (to - from).abs() < 1e-3 { to } else { from + share * (to - from) };
    let turn = (goal.pose.heading - now.pose.heading + PI).rem_euclid(2.0 * PI) - PI;
    let heading = if turn.abs() < 1e-3 { goal.pose.heading } else { now.pose.heading + share * turn };
    let there = part(f64::from(now.there), 1.0) as f32;
    DrawnHand {
        pose: HandPose { heading, down: part(now.pose.down, goal.pose.down), ..goal.pose },
        there: if there > 0.995 { 1.0 } else { there },
        ..*goal
    }
}

/// From where a hand comes to a column: from the side of the eye, unless other columns are there.
fn heading(eye: &Eye, [x, y]: [f64; 2]) -> f64 {
    let from_eye = eye.yaw + PI + ASIDE;
    if x.hypot(y) < 0.03 {
        return from_eye;
    }
    let inwards = (-y).atan2(-x);
    let off = (from_eye - inwards + PI).rem_euclid(2.0 * PI) - PI;
    (inwards + off.clamp(-AROUND, AROUND)).rem_euclid(2.0 * PI)
}

/// The hand that holds a column: by its middle from the side where it came from, or from above while it is carried.
pub fn at_column(place: &Pose, height: f64, carried: bool, from: [f64; 2], eye: &Eye) -> HandPose {
    if carried {
        let at = place.point([0.0, 0.0, height - BELOW_HEAD]);
        HandPose { at, heading: eye.yaw + PI + ASIDE, down: FROM_ABOVE, flat: false }
    } else {
        HandPose {
            at: place.point([0.0, 0.0, MIDDLE]),
            heading: heading(eye, from),
            down: LEVEL,
            flat: false,
        }
    }
}

/// A hand at the edge of a floor, to the right of the picture or to its left, and a little to the front.
pub fn at_edge(board: &Board, place: &Pose, eye: &Eye, right: bool) -> HandPose {
    let side = if right { 0.94 } else { -0.94 };
    let (aside, ahead) = (eye.right(), eye.ahead());
    let way = [0, 1].map(|n| side * aside[n] - 0.34 * ahead[n]);
    let middle = place.at.map(f64::from);
    let corners = board.outline.corners().iter().map(|[x, y]| place.point([*x, *y, 0.0]));
    let corners: Vec<[f64; 2]> = corners.map(|at| [at[0] - middle[0], at[1] - middle[1]]).collect();
    // How far out the outline goes that way.
    let mut out = 0.0_f64;
    for (n, a) in corners.iter().enumerate() {
        let b = corners[(n + 1) % corners.len()];
        let [da, db] = [a, &b].map(|p| p[0] * way[1] - p[1] * way[0]);
        if (da > 0.0) != (db > 0.0) {
            let share = da / (da - db);
            let at = [0, 1].map(|n| a[n] + share * (b[n] - a[n]));
            out = out.max(at[0] * way[0] + at[1] * way[1]);
        }
    }
    let out = (out - INSIDE).max(0.0);
    let at = [middle[0] + out * way[0], middle[1] + out * way[1], middle[2] + board.thickness / 2.0];
    HandPose { at, heading: (-way[1]).atan2(-way[0]), down: 0.05, flat: true }
}

/// At the handle of the hook, in front of the column.
pub fn at_hook(hook: &Pose) -> HandPose {
    let [ahead, left] = HANDLE;
    HandPose { at: hook.point([ahead, left, 0.0]), heading: hook.yaw() + PI, down: 0.0, flat: true }
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_2;

    use villa_world::Components;

    use super::*;

    #[test]
    fn hands_come_and_go_and_then_nothing_moves() {
        let pose = HandPose { at: [0.0; 3], heading: 0.0, down: 0.0, flat: false };
        let goal = DrawnHand { pose, holds: Some(3), sleeve: SLEEVE, there: 1.0 };
        let mut hands = Gestures::default();
        assert!(!hands.advance([None; 2], 0.1) && hands.drawn().is_empty());
        let frames = (0..300).take_while(|_| hands.advance([Some(goal), None], 0.016)).count();
        assert!((10..200).contains(&frames), "{frames}");
        assert_eq!(hands.drawn(), [goal]);
        // It turns the short way to where something else is held.
        let other = DrawnHand { pose: HandPose { heading: 6.0, ..pose }, ..goal };
        hands.advance([Some(other), None], 0.016);
        assert!(hands.drawn()[0].pose.heading < 0.0);
        let frames = (0..300).take_while(|_| hands.advance([None; 2], 0.016)).count();
        assert!(frames < 100 && hands.drawn().is_empty());
    }

    #[test]
    fn a_hand_comes_from_the_eye_unless_columns_are_in_between() {
        let eye = Eye { target: [0.0; 3], yaw: 0.0, pitch: 0.2, distance: 1.0 };
        // Right in front: from the right. Behind: from behind.
        let front = heading(&eye, [0.1, 0.0]);
        let behind = heading(&eye, [-0.1, 0.0]);
        assert!((front - (PI + ASIDE)).abs() < 1e-9, "{front}");
        assert!(behind.cos() > 0.0, "{behind}");
        assert!(front.cos() < 0.0 && FRAC_PI_2 > ASIDE);
    }

    #[test]
    fn floors_are_held_at_their_edges() {
        let eye = Eye { target: [0.0; 3], yaw: -1.1, pitch: 0.2, distance: 1.0 };
        for board in &Components::built_in().floors {
            let place = Pose::upright(0.02, -0.01, 0.3, 0.7);
            let [right, left] = [true, false].map(|right| at_edge(board, &place, &eye, right));
            for hand in [right, left] {
                let (x, y) = (hand.at[0] - 0.02, hand.at[1] + 0.01);
                assert!((0.08..0.16).contains(&x.hypot(y)), "{}: {hand:?}", board.name);
                // It points inwards.
                assert!(x * hand.heading.cos() + y * hand.heading.sin() < 0.0);
            }
            assert!(eye.project(right.at, 1.0)[0] > eye.project(left.at, 1.0)[0] + 0.2);
        }
    }
}
