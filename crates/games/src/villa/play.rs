//! The plays of Villa Paletti at a table.

use serde::{Deserialize, Serialize};
use table::{Sentence, Tagged};
use villa::{Action, Column};

use super::{SLUG, WORLD, refusal};

/// The most ticks of input in one play: a second.
pub const MOST_TICKS_AT_ONCE: u32 = 60;

/// The most ticks of an attempt: ten minutes.
pub const MOST_TICKS: u32 = 36_000;

/// The most letters in the hands of a chunk, and in a villa.
pub const MOST_LETTERS: usize = 4096;

/// Something that is done at a table of Villa Paletti. How things go is for the villa to say, and the villa is for the
/// keeper of the log to judge: the server, or the page on one device. The fold believes what the keeper has written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum VillaPlay {
    /// Grabs a column, or the next floor. From now on the player has to use it (V5).
    Begin {
        /// Which column; none for the floor.
        column: Option<Column>,
        /// The version of the world in which the hands work, and in which they are judged. Logs that do not say mean the
        /// version of their header.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        world: Option<u16>,
    },
    /// The attempt goes back to its start and costs nothing, because the world has another version now than when it
    /// began: the same input would have another result.
    Lapse,
    /// The next input of the hands.
    Hands {
        /// How many ticks of this attempt came before.
        from: u32,
        /// How many ticks these are.
        ticks: u32,
        /// The input of these ticks, packed. Opaque to a table.
        inputs: String,
    },
    /// Something that the rules know: a word, a step of setting up, or the end of an attempt.
    Do(VillaMove),
}

/// Something that the rules know, with what it does to the villa.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillaMove {
    /// What was done. Throws and outcomes are what the sender takes them for, until the keeper of the log has written
    /// what they are.
    pub action: Action,
    /// Where, when the villa is set up by hand (V2): of a column that is placed, and of the blue floor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The villa afterwards as text, where it has changed; empty for the bare base. Opaque to a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub villa: Option<String>,
}

/// A place on the base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// To the right of the middle, in twentieths of a millimetre.
    pub x: i16,
    /// Away from the front, in twentieths of a millimetre.
    pub y: i16,
    /// Turned about the vertical, in hundredths of a degree.
    #[serde(default)]
    pub turn: i16,
}

impl From<&VillaPlay> for Tagged {
    fn from(play: &VillaPlay) -> Tagged {
        Tagged::new(SLUG, play)
    }
}

impl VillaPlay {
    /// What a play is about; none of another game.
    pub fn of(play: &Tagged) -> Option<VillaPlay> {
        (play.game == SLUG).then(|| play.body.read().ok())?
    }

    /// Takes hold of a column in today's world; none for the floor.
    pub fn begin(column: Option<Column>) -> VillaPlay {
        VillaPlay::Begin { column, world: Some(WORLD) }
    }

    /// A word, or something else of which the keeper of the log says how it went.
    pub fn action(action: Action) -> VillaPlay {
        VillaPlay::Do(VillaMove { action, at: None, villa: None })
    }
}

impl VillaMove {
    /// Whether the villa is another one afterwards, so that the keeper of the log has to say which.
    pub fn moves_parts(&self) -> bool {
        match self.action {
            Action::Place { .. } | Action::Arrange | Action::Clear => true,
            Action::Bring { .. } | Action::Lay { .. } | Action::Name { column: Some(_) } => true,
            Action::Throw { .. } | Action::Choose { .. } | Action::Ask | Action::Allow => false,
            Action::Object | Action::Name { column: None } | Action::EndTurn | Action::GiveUp => false,
        }
    }

    pub(super) fn check_villa(&self) -> Result<(), Sentence> {
        let is_short = self.villa.as_ref().is_none_or(|villa| villa.len() <= MOST_LETTERS);
        if self.villa.is_some() == self.moves_parts() && is_short { Ok(()) } else { Err(refusal("not-kept")) }
    }
}
