//! Columns that may be worth an attempt, weighed by statics alone.

use fastrand::Rng;
use villa::{Action, Brought, Column, Columns, Game, Player, Storey};
use villa_site::Site;
use villa_world::{Cell, Plan, Point, Pose, Statics};

use crate::skill::Skill;

/// A column, where it would be placed, and what that is worth.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// Which.
    pub column: Column,
    /// Where on the top floor.
    pub at: Point,
    /// The smallest margin on the way and after it, in metres, as the builder sees it.
    pub margin: f64,
    /// What it is worth to have brought it up there.
    pub gain: f64,
}

/// Margins around which an attempt may go either way, in metres.
const EVEN: f64 = 0.003;
const SPREAD: f64 = 0.0015;

/// What a collapse costs, against a column that is worth nothing in itself.
const RUIN: f64 = 6.0;

/// Room around the place where a column is put down, and the distance of places on the map.
const ROOM: f64 = 0.006;
const STEP: f64 = 0.01;

/// A place that leaves this margin is as good as one that leaves more.
const AMPLE: f64 = 0.012;

/// A column without which this margin is left can be brought up by a careful hand.
const SAFE: f64 = 0.005;

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

/// The prospects among some columns, best first; a column may be there with several places.
pub fn prospects(site: &Site, who: Player, columns: Columns, skill: &Skill, rng: &mut Rng) -> Vec<Prospect> {
    let plan = site.villa().plan();
    let statics = Statics::of(&plan);
    let stacks = site.parts().may_stack(plan.top());
    let mut found = Vec::new();
    for column in columns.iter() {
        let number = column.index();
        let without = statics.without(number).map_or(1.0, |margin| margin.metres);
        let cells = statics.map(&plan.columns[number], Some(number), stacks, STEP).cells;
        let (misjudged, muddled) = (skill.misjudges * normal(rng), skill.muddles * normal(rng));
        for cell in places(&cells) {
            let gain = gain(site.game(), who, column)
                + leaves(site.game(), who, &moved(&plan, number, cell.at))
                + muddled;
            let margin = without.min(cell.margin) + misjudged;
            found.push(Prospect { column, at: cell.at, margin, gain });
        }
    }
    found.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    found
}

/// The places that are thought of: the safest, and those farthest out on every side that are safe enough.
fn places(cells: &[Cell]) -> Vec<Cell> {
    let roomy = || cells.iter().filter(|cell| cell.room >= ROOM);
    let Some(safest) = roomy().max_by(|a, b| a.margin.total_cmp(&b.margin)) else { return Vec::new() };
    let mut places = vec![*safest];
    let enough = safest.margin.min(AMPLE);
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let out = |cell: &Cell| x * cell.at[0] + y * cell.at[1];
        let farthest = roomy().filter(|cell| cell.margin >= enough).max_by(|a, b| out(a).total_cmp(&out(b)));
        places.extend(farthest.filter(|cell| !places.contains(cell)));
    }
    places
}

/// The plan with a column on the top floor.
fn moved(plan: &Plan, column: usize, at: Point) -> Plan {
    let mut plan = plan.clone();
    let footing = plan.footing(column, at);
    plan.columns[column].level = plan.top();
    plan.columns[column].place = Some(Pose::upright(at[0], at[1], footing.z, 0.0));
    plan
}

/// What a column on the top floor is worth to a player: points and the stone (V10), where they count already.
fn gain(game: &Game, who: Player, column: Column) -> f64 {
    // Before the green floor lies nothing counts, but what stands on top is free, and what stays below may soon bear too
    // much to be moved again: dear columns go first. (Of 80 games by statics alone, against keeping them back: 59.)
    if game.top() < Storey::Green {
        return 1.5 + 0.3 * f64::from(column.kind().points());
    }
    let stood = Action::Bring { column, outcome: Brought::Stood { on: game.top() } };
    let Ok(next) = game.play(who, stood) else { return 0.0 };
    let points = f64::from(next.points(who)) - f64::from(game.points(who));
    let has = |game: &Game| game.stone().holder() == Some(who);
    let stone = if has(&next) && !has(game) { 4.0 } else { 0.0 };
    // The points of a floor are lost with the next one: the higher, the longer they may last.
    let lasts = 0.5 + 0.4 * (game.top().level() as f64 - Storey::Yellow.level() as f64);
    1.0 + lasts * points + stone
}

/// What a villa leaves to a player against what it leaves to the others: columns that can still be brought up.
fn leaves(game: &Game, who: Player, plan: &Plan) -> f64 {
    let statics = Statics::of(plan);
    let is_safe = |column: &Column| {
        let below = plan.columns[column.index()].level < plan.top();
        below && statics.without(column.index()).is_some_and(|margin| margin.metres > SAFE)
    };
    let left = |player: Player| {
        let safe = game.movable_of(player).iter().filter(|column| is_safe(column)).count();
        safe.min(3) as f64
    };
    let others: Vec<f64> = game.staying().iter().filter(|player| *player != who).map(left).collect();
    let theirs = others.iter().sum::<f64>() / others.len().max(1) as f64;
    0.3 * (left(who) - theirs)
}

/// A number around 0 that is mostly between -1 and 1.
fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0
}
