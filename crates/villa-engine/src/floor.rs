//! Where to lay the next floor.

use fastrand::Rng;
use villa_site::Site;
use villa_world::{Laying, Plan, Task, Verdict};

use crate::skill::Skill;
use crate::work::Work;

/// Turns that are tried, and places along each axis.
const TURNS: u32 = 12;
const PLACES: i32 = 3;

/// How far places are apart, in metres.
const STEP: f64 = 0.012;

/// Lays that would rest on enough columns, the safest first, as the builder sees it.
fn layings(plan: &Plan, site: &Site, needs: usize, skill: &Skill, rng: &mut Rng) -> Vec<Laying> {
    let top = plan.top();
    let Some(board) = site.parts().floors.get(top) else { return Vec::new() };
    let feet: Vec<[f64; 2]> = plan
        .standing()
        .filter(|(_, column, _)| column.level == top)
        .map(|(_, _, place)| [place.at[0].into(), place.at[1].into()])
        .collect();
    if feet.is_empty() {
        return Vec::new();
    }
    let middle = [0, 1].map(|axis| feet.iter().map(|foot| foot[axis]).sum::<f64>() / feet.len() as f64);
    let mut found = Vec::new();
    for turn in 0..TURNS {
        let yaw = std::f64::consts::TAU * f64::from(turn) / f64::from(TURNS);
        for (i, j) in (-PLACES..=PLACES).flat_map(|i| (-PLACES..=PLACES).map(move |j| (i, j))) {
            let at = [middle[0] + STEP * f64::from(i), middle[1] + STEP * f64::from(j)];
            let laying = plan.laying(board, at, yaw);
            if laying.on.len() >= needs && laying.margin > 0.0 {
                let seen = laying.margin + skill.misjudges * (rng.f64() - 0.5);
                found.push((seen, laying));
            }
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, laying)| laying).collect()
}

/// Work that lays the next floor, or gives up where none can be laid.
pub fn lay(site: &Site, needs: usize, skill: &Skill, rng: &mut Rng, is_late: &dyn Fn() -> bool) -> Work {
    let task = Task::Floor { needs };
    let plan = site.villa().plan();
    let layings = layings(&plan, site, needs, skill, rng);
    let work = |laying: &Laying| {
        let [x, y, _] = laying.place.at.map(f64::from);
        Work { task, inputs: plan.lay(site.parts(), [x, y], laying.place.yaw()), nerve: skill.nerve }
    };
    for laying in layings.iter().take(skill.looks) {
        let rehearsal = work(laying).trembling(skill, rng).on(site.villa(), site.parts(), |_| ());
        if rehearsal.is_ok_and(|(_, attempt)| matches!(attempt.verdict(), Some(Verdict::Laid { .. }))) {
            return work(laying);
        }
        if is_late() {
            break;
        }
    }
    layings.first().map_or_else(|| Work::none(task), work)
}
