//! The nets that come with the program.

use callisto::Rules;

use crate::net::{Judge, NetError};

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
pub const NETS: &[NetFile] = files!["callisto-two", "callisto-more", "callisto-pocket", "callisto-four"];

impl NetFile {
    /// The net that plays a game best. One for more players than two plays four colours of the pocket edition, for
    /// which no net was trained.
    pub fn of(rules: &Rules) -> NetFile {
        let setup = rules.setup();
        match (setup.edition.id(), setup.four_colours, setup.players) {
            ("pocket", false, _) => NETS[2],
            (_, false, 2) => NETS[0],
            (_, false, 4) => NETS[3],
            _ => NETS[1],
        }
    }
}

/// The net for a game; where none knows it, why.
#[cfg(feature = "built-in-nets")]
pub fn built_in(rules: &Rules) -> Result<Judge, NetError> {
    Judge::read(NetFile::of(rules).bytes, rules)
}

/// Without nets of its own a program has to bring one.
#[cfg(not(feature = "built-in-nets"))]
pub fn built_in(_: &Rules) -> Result<Judge, NetError> {
    Err(NetError::Unknown("no game at all".into()))
}
