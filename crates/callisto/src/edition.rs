//! An edition of the game: piece set, boards, pillar rule. Data, read from a TOML file.

mod check;
mod read;
mod written;

use std::sync::{Arc, LazyLock};

use crate::board::Board;
use crate::pillars::Pillars;
use crate::shape::Shape;
pub use read::EditionError;

/// The most different shapes in a piece set.
pub const MAX_KINDS: usize = 24;

/// The most pieces of one shape.
pub const MAX_COPIES: u8 = 9;

/// Whether a player with no piece to place has to play the last pillar (C10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastPillar {
    /// They may, or retire.
    May,
    /// They must.
    Must,
}

/// Pieces of one shape: the shape, and how many of it each colour has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The shape.
    pub shape: Shape,
    /// How many each colour has.
    pub copies: u8,
}

/// A set of pieces, boards and pillar rules to play by.
///
/// ```
/// use callisto::Edition;
/// let pocket = Edition::named("pocket").unwrap();
/// assert_eq!(pocket.kinds().len(), 13);
/// assert_eq!(pocket.board(2).unwrap().cells().count(), 100);
/// assert!(Edition::from_toml("id = 7").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: String,
    name: String,
    note: Option<String>,
    last_pillar: LastPillar,
    kinds: Vec<Kind>,
    pillars: Pillars,
    /// For 2, 3 and 4 players.
    boards: [Option<Board>; 3],
    /// The file it was read from, so that a game can carry the edition it was played by.
    source: String,
}

impl Edition {
    /// The printed editions, and the one of the program Pentobi.
    pub fn all() -> &'static [Arc<Edition>] {
        static ALL: LazyLock<Vec<Arc<Edition>>> = LazyLock::new(|| {
            let sources = [
                include_str!("../data/editions/benelux.toml"),
                include_str!("../data/editions/piatnik.toml"),
                include_str!("../data/editions/russian.toml"),
                include_str!("../data/editions/pocket.toml"),
                include_str!("../data/editions/pentobi.toml"),
            ];
            let read = |text| Arc::new(Edition::from_toml(text).expect("the built-in editions are tested"));
            sources.into_iter().map(read).collect()
        });
        &ALL
    }

    /// The edition that is played where nobody chooses one.
    pub fn usual() -> &'static Arc<Edition> {
        &Edition::all()[0]
    }

    /// A built-in edition by its id, such as `benelux`.
    pub fn named(id: &str) -> Option<Arc<Edition>> {
        Edition::all().iter().find(|e| e.id == id).cloned()
    }

    /// Whether this very edition is one of the built-in ones.
    pub fn is_built_in(&self) -> bool {
        Edition::named(&self.id).is_some_and(|e| e.source == self.source)
    }

    /// A short word for files and commands.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a player should know about where the edition comes from, if anything.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    /// Whether the last pillar must be played when no piece fits (C10).
    pub fn last_pillar(&self) -> LastPillar {
        self.last_pillar
    }

    /// The piece set of each colour (C2).
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many pieces each colour has.
    pub fn pieces(&self) -> usize {
        self.kinds.iter().map(|k| usize::from(k.copies)).sum()
    }

    /// How many squares the pieces of a colour have together: the penalty of someone who places none.
    pub fn squares(&self) -> u32 {
        self.kinds.iter().map(|k| u32::from(k.copies) * k.shape.size() as u32).sum()
    }

    /// How many pillars there are and where they may stand.
    pub fn pillars(&self) -> &Pillars {
        &self.pillars
    }

    /// The board for that many players, where the edition has one.
    pub fn board(&self, players: u8) -> Option<&Board> {
        self.boards.get(usize::from(players.checked_sub(2)?))?.as_ref()
    }

    /// The numbers of players that the edition has a board for.
    pub fn player_counts(&self) -> impl Iterator<Item = u8> {
        (2..=4).filter(|n| self.board(*n).is_some())
    }

    /// The text of the file it was read from.
    pub fn source(&self) -> &str {
        &self.source
    }
}
