//! What a player can try to do: an action before its outcome is known.

use crate::colour::Colour;
use crate::column::Column;

/// An [`Action`](crate::Action) without its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Stand a column on the base (V2).
    Place(Column),
    /// Have the villa arranged at random (V2).
    Arrange,
    /// Set the villa up again from nothing (V2).
    Clear,
    /// Throw the stone for a colour (V3).
    Throw,
    /// Choose a colour (V3).
    Choose(Colour),
    /// Bring a column up (V4, V7, V17, V18).
    Bring(Column),
    /// Ask for a floor (V6).
    Ask,
    /// Not object (V6, V18).
    Allow,
    /// Object (V7, V18).
    Object,
    /// Have a column of the objector taken out, or none (V7).
    Name(Option<Column>),
    /// Lay the next floor (V2, V8).
    Lay,
    /// End the turn without a column of one's own (V18).
    EndTurn,
    /// Resign (V19).
    GiveUp,
}

impl Deed {
    /// All deeds of any game.
    pub fn all() -> impl Iterator<Item = Deed> {
        let plain = [
            Deed::Arrange,
            Deed::Clear,
            Deed::Throw,
            Deed::Ask,
            Deed::Allow,
            Deed::Object,
            Deed::Name(None),
            Deed::Lay,
            Deed::EndTurn,
            Deed::GiveUp,
        ];
        let colours = Colour::ALL.into_iter().map(Deed::Choose);
        let columns = Column::all().flat_map(|c| [Deed::Place(c), Deed::Bring(c), Deed::Name(Some(c))]);
        plain.into_iter().chain(colours).chain(columns)
    }
}
