//! The hands that are drawn at what is held.

use villa_world::{Pose, Task};

use super::Inner;
use crate::gestures::{SLEEVE, at_column, at_edge, at_hook};
use crate::hands::Step;
use crate::scene::{DrawnHand, HandPose, Poses};

impl Inner {
    /// Lets the hands come, go and turn; whether anything of them moves.
    pub(super) fn move_hands(&mut self, seconds: f64) -> bool {
        let wanted = if self.film.is_some() { [None; 2] } else { self.wanted_hands() };
        self.gestures.advance(wanted, seconds)
    }

    /// Where hands should be now: the one that holds, and the other one.
    fn wanted_hands(&self) -> [Option<DrawnHand>; 2] {
        let Some(turn) = self.yard.turn().filter(|turn| turn.verdict().is_none()) else { return [None; 2] };
        let poses = self.shown_poses();
        let colours = super::frame::palette().colours;
        let sleeve = self.gestures.colour.and_then(|n| colours.get(n).copied()).unwrap_or(SLEEVE);
        let hand = |pose: HandPose, holds: Option<usize>| Some(DrawnHand { pose, holds, sleeve, there: 1.0 });
        let step = turn.hands.step();
        match turn.task() {
            Task::Column(n) => {
                let held = poses.columns.get(n).copied().flatten().filter(|_| step != Step::LetGo);
                let first = held.and_then(|place| match turn.hook() {
                    Some(hook) => hand(at_hook(&hook), None),
                    None => hand(self.at_held(n, &place, step), Some(n)),
                });
                let steadied = turn.steadied().and_then(|level| self.at_edge(&poses, level, false));
                [first, steadied.and_then(|pose| hand(pose, None))]
            }
            Task::Floor { .. } if step == Step::LetGo => [None; 2],
            Task::Floor { .. } => {
                let top = poses.plates.len().saturating_sub(1);
                [true, false].map(|right| hand(self.at_edge(&poses, top, right)?, None))
            }
        }
    }

    fn at_held(&self, column: usize, place: &Pose, step: Step) -> HandPose {
        let plan = self.yard.villa().plan();
        let from = plan.columns.get(column).and_then(|column| column.place).unwrap_or(*place);
        let carried = match step {
            Step::High | Step::Lowering => true,
            Step::Back => f64::from(place.at[2]) > plan.surface(plan.top()),
            _ => false,
        };
        let [x, y, _] = from.at.map(f64::from);
        at_column(place, self.yard.parts().height, carried, [x, y], &self.eye)
    }

    fn at_edge(&self, poses: &Poses, level: usize, right: bool) -> Option<HandPose> {
        let board = self.yard.parts().floors.get(level.checked_sub(1)?)?;
        Some(at_edge(board, poses.plates.get(level)?, &self.eye, right))
    }
}
