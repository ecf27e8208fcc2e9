//! The sounds of a moment of the world, as numbers: scraping by how fast and how hard wood slips on wood, creaking by
//! how its load changes, knocks by what meets what and how hard. What makes the sound is elsewhere.

use villa_world::{Part, Touch};

/// The power of friction at full loudness, in watts.
const SCRAPE: f32 = 0.03;

/// Slower slip is silent, in metres per second.
const STILL: f32 = 0.002;

/// Loads that change by this many newtons in a tick creak as loud as they can; what changes by less than a tenth is not heard.
const CREAK: f32 = 0.6;

/// Parts that meet with this many newtons knock as loud as they can; what meets with less than a fortieth is not heard.
const KNOCK: f32 = 12.0;

/// Parts that have been apart for this many ticks count as meeting again.
const APART: u32 = 4;

/// One part hits another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knock {
    /// From 0 to 1.
    pub loudness: f32,
    /// The tone of the lighter of the two, in hertz.
    pub pitch: f32,
    /// Where.
    pub at: [f32; 3],
}

/// What is heard in a tick.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Noise {
    /// Wood slipping on wood, from 0 to 1, and where.
    pub scrape: f32,
    /// Where it is loudest.
    pub scrape_at: [f32; 3],
    /// Wood under a load that changes, from 0 to 1.
    pub creak: f32,
    /// Hits.
    pub knocks: Vec<Knock>,
}

impl Noise {
    /// Adds the sounds of the next tick: the louder of continuous sounds, and every knock.
    pub fn add(&mut self, next: Noise) {
        if next.scrape > self.scrape {
            (self.scrape, self.scrape_at) = (next.scrape, next.scrape_at);
        }
        self.creak = self.creak.max(next.creak);
        self.knocks.extend(next.knocks);
    }

    /// How loud the loudest knock is, from 0 to 1.
    pub fn hardest(&self) -> f32 {
        self.knocks.iter().map(|knock| knock.loudness).fold(0.0, f32::max)
    }
}

/// The listener, which remembers what touched a moment ago.
#[derive(Clone, Debug, Default)]
pub struct Ears {
    /// What has touched lately: the parts, the force, and ticks since.
    before: Vec<(Touch, u32)>,
    ticks: u32,
}

/// The tone of a part, by its number in its colour: thick, hexagonal, thin; floors are larger and sound lower.
fn tone(part: Option<Part>) -> f32 {
    match part {
        Some(Part::Column(n)) => match n % 5 {
            0 => 430.0,
            1 => 620.0,
            n => 820.0 + 30.0 * n as f32,
        },
        Some(Part::Plate(0)) | None => 120.0,
        Some(Part::Plate(n)) => 180.0 + 12.0 * n as f32,
    }
}

impl Ears {
    /// What is heard of everything that touches now.
    pub fn hear(&mut self, touches: &[Touch]) -> Noise {
        let mut noise = Noise::default();
        let is_first = self.ticks == 0;
        self.ticks += 1;
        let (mut work, mut loudest, mut strain) = (0.0, 0.0, 0.0);
        for touch in touches {
            if touch.slip > STILL {
                let its = touch.force * touch.slip;
                work += its;
                if its > loudest {
                    (loudest, noise.scrape_at) = (its, touch.at);
                }
            }
            let before = self.before.iter().find(|(it, _)| it.parts == touch.parts);
            match before {
                Some((before, 0)) => strain += (touch.force - before.force).abs(),
                Some((_, since)) if *since < APART => {}
                _ if is_first => {}
                _ => {
                    let loudness = (touch.force / KNOCK).sqrt().min(1.0);
                    let pitch = tone(touch.parts[0]).max(tone(touch.parts[1]));
                    if touch.force > KNOCK / 40.0 {
                        noise.knocks.push(Knock { loudness, pitch, at: touch.at });
                    }
                }
            }
        }
        noise.scrape = (work / SCRAPE).sqrt().min(1.0);
        let strain: f32 = strain / touches.len().max(1) as f32 * 4.0;
        noise.creak = if strain > CREAK / 10.0 { (strain / CREAK).min(1.0) } else { 0.0 };
        self.before.iter_mut().for_each(|(_, since)| *since += 1);
        self.before
            .retain(|(it, since)| *since < APART && !touches.iter().any(|touch| touch.parts == it.parts));
        self.before.extend(touches.iter().map(|touch| (*touch, 0)));
        noise
    }
}

#[cfg(test)]
mod tests {
    use villa_world::{Components, Plan, Task, World};

    use super::*;
    use crate::yard::Yard;

    /// Draws a column straight out for some ticks with the hand at this share of its pace; what is heard in each tick.
    fn drawn(column: usize, share: f64, ticks: u32) -> Vec<Noise> {
        let plan = Plan::random(Components::built_in(), 4, 2, 3).unwrap();
        let mut yard = Yard::new(World::at_rest(plan.clone()));
        yard.begin(Task::Column(column)).unwrap();
        let at = plan.columns[column].place.unwrap().at.map(f64::from);
        let length = at[0].hypot(at[1]);
        let mut ears = Ears::default();
        (0..ticks)
            .map(|tick| {
                let way = 0.0014 * share * f64::from(tick);
                yard.hands().unwrap().wish(at[0] + at[0] / length * way, at[1] + at[1] / length * way);
                yard.tick();
                ears.hear(&yard.touches())
            })
            .collect()
    }

    fn outer() -> usize {
        let plan = Plan::random(Components::built_in(), 4, 2, 3).unwrap();
        let far = |n: &usize| {
            let at = plan.columns[*n].place.unwrap().at;
            (at[0].hypot(at[1]) * 1e6) as i64
        };
        (0..20).filter(|n| plan.columns[*n].level == 0).max_by_key(far).unwrap()
    }

    #[test]
    fn what_is_drawn_fast_scrapes_louder_and_what_stands_is_silent() {
        let n = outer();
        let loud = |noises: &[Noise]| noises.iter().map(|it| it.scrape).sum::<f32>() / noises.len() as f32;
        let (still, slow, fast) = (drawn(n, 0.0, 40), drawn(n, 0.3, 40), drawn(n, 1.0, 40));
        assert!(loud(&still[5..]) < 0.03, "{}", loud(&still[5..]));
        assert!(
            loud(&slow) > 0.004 && loud(&fast) > 0.1 && loud(&fast) > 2.0 * loud(&slow),
            "{} {}",
            loud(&slow),
            loud(&fast)
        );
        // Nothing hits anything while a column only slips, and the first tick is no bang.
        assert!(still.iter().all(|it| it.knocks.is_empty()));
    }

    #[test]
    fn a_fall_is_heard_when_it_comes_and_is_the_loudest() {
        // All but one side of the villa is taken away: it falls when time passes.
        let mut plan = Plan::random(Components::built_in(), 4, 2, 3).unwrap();
        for column in &mut plan.columns {
            if column.level == 0 && column.place.is_some_and(|place| place.at[0] > -0.02) {
                column.place = None;
            }
        }
        let mut world = World::build(plan);
        let mut ears = Ears::default();
        let mut loudness = Vec::new();
        for _ in 0..120 {
            world.tick();
            let noise = ears.hear(&world.touches());
            loudness.push(noise.knocks.iter().map(|knock| knock.loudness).sum::<f32>());
        }
        let first = loudness.iter().position(|it| *it > 0.3).expect("it is heard");
        let half: f32 = loudness[..6].iter().sum();
        let after: f32 = loudness[first..].iter().sum();
        assert!((6..90).contains(&first) && after > 1.5 && after > 3.0 * half, "{first}: {loudness:?}");
    }

    #[test]
    fn light_parts_sound_high_and_heavy_ones_low() {
        let hit = |parts| {
            let mut ears = Ears::default();
            ears.hear(&[]);
            let touch = Touch { parts, force: 6.0, slip: 0.0, at: [0.0; 3] };
            ears.hear(&[touch]).knocks[0]
        };
        let thin = hit([Some(Part::Plate(1)), Some(Part::Column(3))]);
        let thick = hit([Some(Part::Plate(1)), Some(Part::Column(0))]);
        let floor = hit([Some(Part::Plate(1)), Some(Part::Plate(2))]);
        assert!(thin.pitch > thick.pitch && thick.pitch > floor.pitch);
        assert!(thin.loudness > 0.5 && thin.loudness == floor.loudness);
    }
}
