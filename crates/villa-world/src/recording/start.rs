//! The start of a recorded turn.

use super::Start;
use crate::components::Components;
use crate::plan::{Plan, Plate};
use crate::pose::Pose;

fn bits(place: &Pose) -> [u32; 7] {
    let [x, y, z] = place.at;
    let [a, b, c, d] = place.turn;
    [x, y, z, a, b, c, d].map(f32::to_bits)
}

/// A place from its bits; `None` when they are none: not near, or not a turn.
fn place(bits: [u32; 7]) -> Option<Pose> {
    let [x, y, z, a, b, c, d] = bits.map(f32::from_bits);
    let place = Pose { at: [x, y, z], turn: [a, b, c, d] };
    let length: f32 = place.turn.iter().map(|q| q * q).sum();
    let is_near = place.at.iter().all(|c| c.abs() < 5.0);
    (is_near && (length - 1.0).abs() < 1e-3).then_some(place)
}

impl Start {
    /// The places of a plan.
    pub fn of(plan: &Plan) -> Start {
        let level = |level: usize| u8::try_from(level).unwrap_or(u8::MAX);
        Start {
            plates: plan.plates.iter().map(|plate| bits(&plate.place)).collect(),
            columns: plan.columns.iter().map(|c| c.place.map(|p| (level(c.level), bits(&p)))).collect(),
        }
    }

    /// The plan, if these parts can be in such places.
    pub fn plan(&self, parts: &Components) -> Option<Plan> {
        let in_colour: usize = parts.kinds.iter().map(|kind| kind.count).sum();
        let colours = self.columns.len() / in_colour;
        if self.columns.len() != colours * in_colour
            || !(1..=parts.floors.len() + 1).contains(&self.plates.len())
        {
            return None;
        }
        let mut plan = Plan::base(parts, colours);
        plan.plates[0].place = place(self.plates[0])?;
        for (level, (board, at)) in parts.floors.iter().zip(&self.plates[1..]).enumerate() {
            plan.plates.push(Plate::of(board, level + 1, place(*at)?));
        }
        for (column, start) in plan.columns.iter_mut().zip(&self.columns) {
            let Some((level, at)) = start else { continue };
            column.level = usize::from(*level);
            column.place = Some(place(*at)?);
            if column.level >= self.plates.len() {
                return None;
            }
        }
        Some(plan)
    }
}
