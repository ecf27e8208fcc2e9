//! How the world is computed. Part of the world's version: another value gives other bits.

use rapier3d::dynamics::{FrictionModel, IntegrationParameters, SpringCoefficients};

use crate::plan::Plan;

/// The version of the world. A recording of another version is shown, never judged again.
///
/// Raise it with anything that changes the bits of a simulation: these settings, the shapes, the hands, the library.
pub const WORLD_VERSION: u16 = 3;

/// How often in a second hands are heard.
pub const TICKS_PER_SECOND: u32 = 60;

/// How time is cut and how hard each piece is worked on.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Settings {
    /// Steps in a tick.
    pub steps: u32,
    /// Rounds of the solver in a step.
    pub rounds: u32,
}

impl Default for Settings {
    /// 240 steps in a second of 12 rounds each. With 8 rounds some villas of five storeys do not come to rest; 16 decide
    /// some more villas rightly that stand by less than 2 mm, and cost a quarter more.
    fn default() -> Settings {
        Settings { steps: 4, rounds: 12 }
    }
}

impl Settings {
    /// What a villa needs: the taller it is, the longer it sways. With 12 rounds one turn in fifty ended with a villa of five
    /// floors that stood, and did not come to rest.
    pub fn of(plan: &Plan) -> Settings {
        let floors = plan.plates.iter().filter(|plate| !plate.fixed).count();
        let rounds = match floors {
            ..=2 => 12,
            3 | 4 => 16,
            5.. => 20,
        };
        Settings { rounds, ..Settings::default() }
    }

    /// Seconds in a step.
    pub fn dt(&self) -> f32 {
        1.0 / (TICKS_PER_SECOND * self.steps) as f32
    }

    pub(crate) fn parameters(&self) -> IntegrationParameters {
        IntegrationParameters {
            dt: self.dt(),
            num_solver_iterations: self.rounds as usize,
            // Our things are centimetres. At 1.0 contacts are felt 2 cm ahead and 5 mm of overlap is let be.
            length_unit: 0.05,
            // Stiffer than a villa's sway: softer ones let five storeys sink by a millimetre. Damped so that it comes to
            // rest: at an eighth of it tall villas tremble, and columns creep until something falls.
            contact_softness: SpringCoefficients::new(480.0, 40.0),
            static_contact_softness: SpringCoefficients::new(960.0, 40.0),
            friction_model: FrictionModel::Coulomb,
            // Contact points kept from earlier steps let columns creep by half a millimetre a second while hands are at work.
            contact_recycling: false,
            // Nothing here is fast enough to pass through a board between two steps.
            max_ccd_substeps: 0,
            ..IntegrationParameters::default()
        }
    }
}
