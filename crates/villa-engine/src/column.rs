//! Which column to bring up, and how.

use fastrand::Rng;
use villa::{Column, Columns, Game, Player, Storey};
use villa_site::Site;
use villa_world::{Manner, Statics, Task, Verdict};

use crate::skill::Skill;
use crate::work::Work;

/// A column that may be worth an attempt.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// Which.
    pub column: Column,
    /// The smallest margin on the way and after it, in metres, as the builder sees it.
    pub margin: f64,
    /// What it is worth to bring it up.
    pub gain: f64,
}

/// Margins around which an attempt may go either way, in metres.
const EVEN: f64 = 0.003;
const SPREAD: f64 = 0.0015;

/// What a collapse costs, against a column that is worth nothing in itself.
const RUIN: f64 = 6.0;

impl Prospect {
    /// The chance that it comes up.
    pub fn chance(&self) -> f64 {
        1.0 / (1.0 + (-(self.margin - EVEN) / SPREAD).exp())
    }

    /// What the attempt is worth.
    fn worth(&self) -> f64 {
        self.chance() * self.gain - (1.0 - self.chance()) * RUIN
    }
}

/// The prospects among some columns, best first.
pub fn prospects(site: &Site, who: Player, columns: Columns, skill: &Skill, rng: &mut Rng) -> Vec<Prospect> {
    let plan = site.villa().plan();
    let statics = Statics::of(&plan);
    let mut found: Vec<Prospect> = columns
        .iter()
        .filter_map(|column| {
            let number = column.index();
            let without = statics.without(number).map_or(1.0, |margin| margin.metres);
            let place = statics.map(&plan.columns[number], Some(number), 0.01).best(0.006)?.margin;
            let margin = without.min(place) + skill.misjudges * normal(rng);
            Some(Prospect { column, margin, gain: gain(site.game(), who, column) })
        })
        .collect();
    found.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    found
}

/// What a column on the top floor is worth to a player: its points and the stone (V10), where they count already.
fn gain(game: &Game, who: Player, column: Column) -> f64 {
    // Before the green floor lies nothing counts, and it is good to keep what will count for later.
    if game.top() < Storey::Green {
        return 1.5 - 0.2 * f64::from(column.kind().points());
    }
    let points = if game.owner(column.colour()) == Some(who) { column.kind().points() } else { 0 };
    let mine = game.points(who) + points;
    let holder = game.stone().holder();
    let theirs = holder.map_or(0, |holder| game.points(holder));
    let takes_stone = holder != Some(who) && mine > theirs;
    1.0 + 0.5 * f64::from(points) + if takes_stone { 4.0 } else { 0.0 }
}

/// The ways to bring a column up that a builder thinks of, the plainest first.
fn manners(skill: &Skill) -> [Manner; 3] {
    let plain = Manner { pace: skill.pace, ..Manner::default() };
    [plain, Manner { lift: 0.002, ..plain }, Manner { hook: true, ..plain }]
}

/// Work that brings a column up in some manner, if there is a way out.
fn work(site: &Site, column: Column, manner: &Manner, skill: &Skill) -> Option<Work> {
    let inputs = site.villa().plan().bring_up(site.parts(), column.index(), manner)?;
    Some(Work { task: Task::Column(column.index()), inputs, nerve: skill.nerve })
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
) -> Option<Work> {
    let hopeful = || prospects.iter().filter(|prospect| prospect.chance() >= least);
    if skill.looks == 0 {
        let plain = &manners(skill)[0];
        return hopeful().find_map(|prospect| work(site, prospect.column, plain, skill));
    }
    let mut looks = 0;
    for manner in &manners(skill) {
        for prospect in hopeful() {
            let Some(work) = work(site, prospect.column, manner, skill) else { continue };
            if looks == skill.looks || (looks > 0 && is_late()) {
                return None;
            }
            looks += 1;
            let rehearsal = work.clone().trembling(skill, rng).on(site.villa(), site.parts(), |_| ());
            if rehearsal.is_ok_and(|(_, attempt)| matches!(attempt.verdict(), Some(Verdict::Stood { .. }))) {
                return Some(work);
            }
        }
    }
    None
}

/// A number around 0 that is mostly between -1 and 1.
fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0
}
