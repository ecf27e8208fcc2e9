//! The nets that come with the program.

use callisto::{Edition, Rules};

use crate::net::{Evaluator, NetError};

/// A net's file under `nets/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetFile {
    /// Its name, without what says that it is a file of tensors.
    pub name: &'static str,
    #[cfg(feature = "built-in-nets")]
    bytes: &'static [u8],
}

macro_rules! files {
    ($($name:literal),*) => {
        &[$(NetFile {
            name: $name,
            #[cfg(feature = "built-in-nets")]
            bytes: include_bytes!(concat!("../../../nets/", $name, ".safetensors")),
        }),*]
    };
}

/// All nets.
pub const NETS: &[NetFile] =
    files!["callisto-two", "callisto-three", "callisto-four", "callisto-colours", "callisto-pocket"];

impl NetFile {
    /// The net that plays a game best: the one for its pieces, if there is one, or else the one for its number of
    /// players. Four colours of two players have one net for any edition.
    pub fn of(rules: &Rules) -> NetFile {
        let setup = rules.setup();
        let for_pieces = || NETS.iter().find(|net| net.edition().is_some_and(|id| has_pieces_of(rules, id)));
        match (setup.four_colours, setup.players) {
            (true, _) => NETS[3],
            (false, players) => for_pieces().copied().unwrap_or(NETS[usize::from(players) - 2]),
        }
    }

    /// The edition that it is for, where its name says so.
    fn edition(&self) -> Option<&'static str> {
        self.name.strip_prefix("callisto-").filter(|id| Edition::named(id).is_some())
    }
}

/// Whether a game is played with the pieces of a built-in edition, whatever its own edition is called.
pub(crate) fn has_pieces_of(rules: &Rules, edition: &str) -> bool {
    Edition::named(edition).is_some_and(|known| known.kinds() == rules.setup().edition.kinds())
}

/// The net for a game; where none knows it, why.
#[cfg(feature = "built-in-nets")]
pub fn built_in(rules: &Rules) -> Result<Evaluator, NetError> {
    Evaluator::read(NetFile::of(rules).bytes, rules)
}

/// Without nets of its own a program has to bring one.
#[cfg(not(feature = "built-in-nets"))]
pub fn built_in(_: &Rules) -> Result<Evaluator, NetError> {
    Err(NetError::Unknown("no game at all".into()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use callisto::Setup;

    use super::*;

    fn net_of(text: &str) -> &'static str {
        let edition = Arc::new(Edition::from_toml(text).unwrap());
        NetFile::of(&Rules::new(Setup::new(edition, 2)).unwrap()).name
    }

    /// Caught: a custom edition named `pocket` got the net for pieces that it did not have.
    #[test]
    fn a_net_is_chosen_by_the_pieces_and_not_by_a_name() {
        let pocket = include_str!("../../callisto/data/editions/pocket.toml");
        let benelux = include_str!("../../callisto/data/editions/benelux.toml");
        assert_eq!(net_of(pocket), "callisto-pocket");
        let renamed = pocket.replacen("id = \"pocket\"", "id = \"mine\"", 1);
        assert_ne!(renamed, pocket);
        assert_eq!(net_of(&renamed), "callisto-pocket");
        let other = benelux.replacen("id = \"benelux\"", "id = \"pocket\"", 1);
        assert_ne!(other, benelux);
        assert_eq!(net_of(&other), "callisto-two");
    }
}
