//! The five editions of the table at the head of part C.

/// Which edition's rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EditionName {
    /// Sheet 000.
    Benelux,
    /// Sheet 003, by its letter.
    Piatnik,
    /// Sheet 004.
    Russian,
    /// Sheet 001.
    Pocket,
    /// The rules of the program Pentobi.
    Pentobi,
}

impl EditionName {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Benelux, Self::Piatnik, Self::Russian, Self::Pocket, Self::Pentobi];
}
