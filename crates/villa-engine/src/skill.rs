//! What levels differ in.

/// The most skilful level; the clumsiest is 1.
pub const MAX_LEVEL: u8 = 9;

/// How a builder's hands and eyes are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How far the hand trembles, in metres.
    pub tremor: f64,
    /// How fast it draws, in metres per second.
    pub pace: f64,
    /// By how much margins are misjudged, in metres.
    pub misjudges: f64,
    /// How many attempts are thought through on a copy of the villa.
    pub looks: usize,
    /// How far a floor may lean before the builder breaks off, in degrees; none for one who does not notice.
    pub nerve: Option<f64>,
}

impl Skill {
    /// A level from 1 to 9; others count as the nearest.
    pub fn level(level: u8) -> Skill {
        let (tremor, pace, misjudges, looks, nerve) = match level {
            0 | 1 => (1.5, 0.12, 9.0, 0, None),
            2 => (1.1, 0.10, 7.0, 0, None),
            3 => (0.8, 0.09, 5.0, 0, Some(3.0)),
            4 => (0.6, 0.08, 4.0, 1, Some(2.5)),
            5 => (0.45, 0.07, 3.0, 1, Some(2.0)),
            6 => (0.3, 0.06, 2.0, 2, Some(1.6)),
            7 => (0.2, 0.06, 1.2, 3, Some(1.3)),
            8 => (0.12, 0.05, 0.8, 5, Some(1.1)),
            _ => (0.05, 0.05, 0.3, 8, Some(1.0)),
        };
        Skill { tremor: tremor / 1e3, pace, misjudges: misjudges / 1e3, looks, nerve }
    }
}
