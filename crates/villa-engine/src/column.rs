//! How to bring a column up.

use fastrand::Rng;
use villa_site::Site;
use villa_world::{Manner, Task, Verdict};

use crate::prospect::Prospect;
use crate::skill::Skill;
use crate::work::Work;

/// Holding a floor helps where the villa stands by less than this without the column, in metres. Elsewhere it is one more
/// thing that has to come back as it was (V9).
const HELPS: f64 = 0.012;

/// The ways to bring a column up that a builder thinks of, the plainest first.
fn manners(skill: &Skill) -> [Manner; 3] {
    let plain = Manner { pace: skill.pace, steady: skill.steadies, ..Manner::default() };
    [plain, Manner { lift: 0.002, ..plain }, Manner { hook: true, ..plain }]
}

/// Work that brings a column up in some manner, if there is a way out.
fn work(site: &Site, prospect: &Prospect, manner: &Manner, skill: &Skill) -> Option<Work> {
    let column = prospect.column.index();
    let steady = manner.steady && (prospect.margin < HELPS || manner.lift > 0.0);
    let manner = Manner { steady, ..*manner };
    let inputs = site.villa().plan().bring_up_to(site.parts(), column, prospect.at, &manner)?;
    Some(Work { task: Task::Column(column), inputs, nerve: skill.nerve })
}

/// The work that seems to succeed: thought through on copies of the villa, as often as the skill allows, or the first
/// that looks well to one who does not think ahead. `is_late` is asked before every copy.
pub fn promising(
    site: &Site,
    prospects: &[Prospect],
    least: f64,
    skill: &Skill,
    rng: &mut Rng,
    is_late: &dyn Fn() -> bool,
) -> Option<(Prospect, Work)> {
    let hopeful = || prospects.iter().filter(|prospect| prospect.chance() >= least);
    if skill.looks == 0 {
        let plain = &manners(skill)[0];
        return hopeful().find_map(|prospect| Some((*prospect, work(site, prospect, plain, skill)?)));
    }
    let mut looks = 0;
    for manner in &manners(skill) {
        'next: for prospect in hopeful() {
            let Some(work) = work(site, prospect, manner, skill) else { continue };
            let mut succeeded = 0;
            while succeeded < skill.sure {
                if looks == skill.looks || (looks > 0 && is_late()) {
                    // When time is up, one success on a copy is enough.
                    return (succeeded > 0).then_some((*prospect, work));
                }
                looks += 1;
                if !stands(site, &work, skill, rng) {
                    continue 'next;
                }
                succeeded += 1;
            }
            return Some((*prospect, work));
        }
    }
    None
}

/// Whether work succeeds on a copy of the villa.
fn stands(site: &Site, work: &Work, skill: &Skill, rng: &mut Rng) -> bool {
    let rehearsal = work.clone().trembling(skill, rng).on(site.villa(), site.parts(), |_| ());
    rehearsal.is_ok_and(|(_, attempt)| matches!(attempt.verdict(), Some(Verdict::Stood { .. })))
}
