//! What a bundle is made for.

/// How soon a bundle has to be there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Haste {
    /// For play and tests on one machine: nothing is packed or measured, and what is not built yet may follow.
    Quick,
    /// For release: as small as it gets.
    Small,
}
