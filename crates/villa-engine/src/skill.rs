//! How the levels differ.

/// The most skilful level; the clumsiest is 1.
pub const MAX_LEVEL: u8 = 9;

/// The skill of a builder: how steady its hand is, and how well it judges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How far the hand trembles, in metres.
    pub tremor: f64,
    /// How fast it draws, in metres per second.
    pub pace: f64,
    /// By how much margins are misjudged, in metres.
    pub misjudges: f64,
    /// From this chance on an attempt is dared.
    pub dares: f64,
    /// How many attempts are thought through on a copy of the villa.
    pub looks: usize,
    /// How often an attempt has to succeed in thought before it is made.
    pub sure: usize,
    /// How far a floor may lean before the builder breaks off, in degrees; none for one who does not notice.
    pub nerve: Option<f64>,
    /// Whether the other hand steadies the floor.
    pub steadies: bool,
    /// How little it is seen what a move is worth: 0 for one who weighs points, the stone and what is left to the others.
    pub muddles: f64,
}

impl Skill {
    /// A level from 1 to 9; others count as the nearest.
    pub fn level(level: u8) -> Skill {
        let (tremor, pace, misjudges, muddles, dares, looks, sure, nerve) = match level {
            0 | 1 => (2.3, 0.15, 6.0, 6.0, 0.4, 0, 0, Some(5.5)),
            2 => (1.9, 0.14, 5.0, 5.0, 0.42, 0, 0, Some(4.5)),
            3 => (1.8, 0.13, 10.0, 4.0, 0.4, 0, 0, Some(4.5)),
            4 => (1.7, 0.125, 8.0, 3.2, 0.4, 0, 0, Some(4.0)),
            5 => (1.5, 0.12, 6.0, 2.5, 0.4, 0, 0, Some(3.0)),
            6 => (1.0, 0.09, 4.0, 1.6, 0.5, 1, 1, Some(2.2)),
            7 => (0.5, 0.06, 2.0, 0.8, 0.5, 3, 1, Some(1.6)),
            8 => (0.2, 0.06, 0.8, 0.3, 0.55, 6, 2, Some(1.2)),
            // A perfectly steady hand: one success on a copy is enough.
            _ => (0.0, 0.05, 0.3, 0.0, 0.55, 8, 1, Some(1.0)),
        };
        Skill {
            tremor: tremor / 1e3,
            pace,
            misjudges: misjudges / 1e3,
            dares,
            looks,
            sure,
            nerve,
            steadies: level >= 3,
            muddles,
        }
    }
}
