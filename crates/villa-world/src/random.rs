//! Random villas that stand.

use fastrand::Rng;

use crate::components::Components;
use crate::plan::{Plan, Plate};
use crate::pose::Pose;
use crate::statics::Statics;
use crate::world::World;

/// Feet are at least so far apart, so that fingers and other columns pass.
const GAP: f64 = 0.010;

/// A villa that stands by less is not built: a hand would not have left it so.
const LEAST_MARGIN: f64 = 0.003;

/// Tries to find a place for one column, and for the whole villa.
const TRIES: u32 = 400;

impl Plan {
    /// A settled random villa with this many floors above the base, all columns of `colours` colours in it. The same
    /// seed means the same villa everywhere. `None` when the parts do not make such a villa.
    pub fn random(parts: &Components, colours: usize, storeys: usize, seed: u64) -> Option<Plan> {
        let mut rng = Rng::with_seed(seed);
        if !(1..=parts.floors.len()).contains(&storeys) {
            return None;
        }
        (0..TRIES).find_map(|_| {
            let plan = attempt(parts, colours, storeys, &mut rng)?;
            settled(plan)
        })
    }
}

/// Lets a plan settle; `None` when it does not stand.
fn settled(plan: Plan) -> Option<Plan> {
    let mut world = World::build(plan);
    let before = crate::fall::Before::of(&world);
    let rests = world.settle(5 * crate::settings::TICKS_PER_SECOND);
    let moved = world.parts().any(|part| {
        before
            .change(&world, part)
            .is_none_or(|(drop, shift, tilt)| drop > 1e-3 || shift > 1e-3 || tilt > 0.5)
    });
    (rests && !moved).then(|| world.plan())
}

fn attempt(parts: &Components, colours: usize, storeys: usize, rng: &mut Rng) -> Option<Plan> {
    let mut plan = Plan::base(parts, colours);
    let levels = levels(plan.columns.len(), storeys, rng);
    for level in 0..=storeys {
        let next = (level < storeys).then(|| {
            let board = &parts.floors[level];
            let z = plan.surface(level) + parts.height;
            // The first floor stays on the base (V2); others may stick out.
            let (off, turn) = if level == 0 { (0.0, 0.0) } else { (0.02, 3.2) };
            let below = &plan.plates[level].place;
            let at = |n: usize, rng: &mut Rng| f64::from(below.at[n]) + off * (2.0 * rng.f64() - 1.0);
            let (x, y) = (at(0, rng), at(1, rng));
            Plate::of(board, level + 1, Pose::upright(x, y, z, turn * (2.0 * rng.f64() - 1.0)))
        });
        let here: Vec<usize> = (0..plan.columns.len()).filter(|n| levels[*n] == level).collect();
        for n in here {
            stand(&mut plan, n, level, next.as_ref(), parts, rng)?;
        }
        plan.plates.extend(next);
    }
    let margin = Statics::of(&plan).margin()?;
    (margin.metres >= LEAST_MARGIN).then_some(plan)
}

/// On which level each column stands: at least three under every floor; with more floors, more of them up.
fn levels(columns: usize, storeys: usize, rng: &mut Rng) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..columns).collect();
    rng.shuffle(&mut numbers);
    let mut levels = vec![0; columns];
    for (i, n) in numbers.into_iter().enumerate() {
        // With one floor all columns are under it (V2). Else some are already on the top floor.
        let highest = if storeys == 1 { 1 } else { storeys + usize::from(rng.u8(..) < 64) };
        levels[n] = if i < 3 * storeys { i / 3 } else { rng.usize(..highest) };
    }
    levels
}

/// Finds a place for a column: foot on the plate and off the rim, under the next floor where it has to bear it.
fn stand(
    plan: &mut Plan,
    n: usize,
    level: usize,
    next: Option<&Plate>,
    parts: &Components,
    rng: &mut Rng,
) -> Option<()> {
    let radius = plan.columns[n].radius();
    let plate = &plan.plates[level];
    let reach = plate.outline.reach();
    let rim = if level == 0 { parts.rim } else { 0.001 };
    let found = (0..TRIES).find_map(|_| {
        let local = [0, 1].map(|_| reach * (2.0 * rng.f64() - 1.0));
        if plate.outline.depth(local) < radius + rim {
            return None;
        }
        let at = plate.place.point([local[0], local[1], plate.thickness]);
        let at = [at[0], at[1]];
        // A column either bears the next floor with all of its top, or stands free of it.
        let is_clear = next.is_none_or(|next| next.depth(at) >= radius);
        let apart =
            plan.standing().filter(|(_, column, _)| column.level == level).all(|(_, column, place)| {
                let (dx, dy) = (f64::from(place.at[0]) - at[0], f64::from(place.at[1]) - at[1]);
                (dx * dx + dy * dy).sqrt() >= radius + column.radius() + GAP
            });
        (is_clear && apart).then_some(at)
    })?;
    let (z, yaw) = (plan.surface(level), std::f64::consts::TAU * rng.f64());
    let column = &mut plan.columns[n];
    column.level = level;
    column.place = Some(Pose::upright(found[0], found[1], z, yaw));
    Some(())
}
