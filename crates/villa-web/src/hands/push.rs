//! The test push (V9, 6): a hand nudges a column slightly and lets it come back, to feel whether it is loose. It touches
//! the column, so that the attempt has begun with it.

/// How far the hand moves, in metres: a loose column follows, and no column is out of place (V14) afterwards.
const FAR: f64 = 0.0015;

/// Ticks on the way out, for which it stays there, and on the way back.
const WAY: [u32; 3] = [14, 10, 14];

/// The shares of the hand's way from which a column counts as loose, and as moving a little.
const LOOSE: f64 = 0.55;
const MOVES: f64 = 0.15;

/// What a column answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It follows: it bears little.
    Loose,
    /// It follows a little: it bears something.
    Firm,
    /// It does not move: it carries the villa.
    Stuck,
}

/// A push in progress.
#[derive(Clone, Copy, Debug)]
pub struct Push {
    along: [f64; 2],
    tick: u32,
    /// Where the column was felt at first, and how far it has come along the push.
    from: Option<[f64; 2]>,
    most: f64,
}

impl Push {
    /// A push that way; the direction has length one.
    pub fn new(along: [f64; 2]) -> Push {
        Push { along, tick: 0, from: None, most: 0.0 }
    }

    /// The column is felt here.
    pub fn feel(&mut self, at: [f64; 2]) {
        let from = *self.from.get_or_insert(at);
        let way = (at[0] - from[0]) * self.along[0] + (at[1] - from[1]) * self.along[1];
        self.most = self.most.max(way);
    }

    /// How far the hand is from where it began, in this tick; none when it is back.
    pub fn next(&mut self) -> Option<[f64; 2]> {
        let [out, stay, back] = WAY;
        let tick = self.tick;
        self.tick += 1;
        let share = match tick {
            _ if tick < out => f64::from(tick + 1) / f64::from(out),
            _ if tick < out + stay => 1.0,
            _ if tick < out + stay + back => f64::from(out + stay + back - tick) / f64::from(back),
            _ => return None,
        };
        Some(self.along.map(|c| c * FAR * share))
    }

    /// What the column has answered.
    pub fn answer(&self) -> Answer {
        match self.most / FAR {
            share if share >= LOOSE => Answer::Loose,
            share if share >= MOVES => Answer::Firm,
            _ => Answer::Stuck,
        }
    }
}
