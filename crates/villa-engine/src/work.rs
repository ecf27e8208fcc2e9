//! A planned attempt: its input, with the unsteadiness of the builder's hand.

use fastrand::Rng;
use villa_world::{
    Attempt, Before, CannotTry, Components, Input, Part, Recorder, Recording, TICKS_PER_SECOND, Task, World,
};

use crate::skill::Skill;

/// A planned attempt. Without input it is broken off before anything is touched.
#[derive(Clone, Debug)]
pub struct Work {
    /// What is attempted.
    pub task: Task,
    /// What the hands do, tick by tick.
    pub inputs: Vec<Input>,
    /// How far a floor may lean before it is broken off, in degrees.
    pub nerve: Option<f64>,
}

/// How often a builder looks at the villa meanwhile, in ticks.
const GLANCE: usize = 6;

impl Work {
    /// Work that is broken off before anything is touched.
    pub fn none(task: Task) -> Work {
        Work { task, inputs: Vec::new(), nerve: None }
    }

    /// Does it on a villa, and calls `see` after every tick.
    pub fn on(
        &self,
        villa: &World,
        parts: &Components,
        mut see: impl FnMut(&Attempt),
    ) -> Result<(Recording, Attempt), CannotTry> {
        let mut recorder = Recorder::new(villa, parts, self.task)?;
        let before = Before::of(villa);
        for (tick, input) in self.inputs.iter().enumerate() {
            let is_over = recorder.tick(input).is_some();
            see(recorder.attempt());
            if is_over {
                break;
            }
            let attempt = recorder.attempt();
            let looks = tick % GLANCE == 0 && attempt.may_break_off();
            if looks && self.nerve.is_some_and(|nerve| lean(attempt.world(), &before) > nerve) {
                break;
            }
        }
        // Whose nerves fail, or who has nothing in mind, takes everything back (V5).
        while recorder.attempt().verdict().is_none() {
            recorder.tick(&Input::BACK);
            see(recorder.attempt());
        }
        Ok(recorder.finish())
    }

    /// The same work with hands that tremble.
    pub fn trembling(mut self, skill: &Skill, rng: &mut Rng) -> Work {
        let mut waves: [Wave; 3] = std::array::from_fn(|_| Wave::new(rng));
        for input in &mut self.inputs {
            let offset = waves.each_mut().map(|wave| skill.tremor * wave.next());
            if input.grip {
                // Twentieths of a millimetre.
                for (at, offset) in input.hand.at.iter_mut().zip(offset) {
                    *at = at.saturating_add((offset * 20_000.0).round() as i16);
                }
            }
        }
        self
    }
}

/// How far the floors of a villa lean, in degrees: the most of them.
fn lean(world: &World, before: &Before) -> f64 {
    let plates = world.parts().filter(|part| matches!(part, Part::Plate(_)));
    plates.filter_map(|part| before.change(world, part)).map(|(_, _, tilt)| tilt).fold(0.0, f64::max)
}

/// A tremor along one axis: two waves of their own speeds, as those of a hand are.
struct Wave {
    phases: [f64; 2],
    speeds: [f64; 2],
}

impl Wave {
    fn new(rng: &mut Rng) -> Wave {
        let per_second = std::f64::consts::TAU / f64::from(TICKS_PER_SECOND);
        let phases = std::array::from_fn(|_| std::f64::consts::TAU * rng.f64());
        Wave { phases, speeds: [(0.4 + 0.5 * rng.f64()) * per_second, (1.5 + 2.5 * rng.f64()) * per_second] }
    }

    fn next(&mut self) -> f64 {
        self.phases.iter_mut().zip(self.speeds).for_each(|(phase, speed)| *phase += speed);
        0.6 * self.phases[0].sin() + 0.4 * self.phases[1].sin()
    }
}
