//! The nets that come with the program.

use callisto::Rules;

use crate::net::{Judge, NetError};

/// The files under `nets/`, with the games they know; the first that knows a game plays it.
#[cfg(feature = "built-in-nets")]
const FILES: &[&[u8]] = &[include_bytes!("../../../nets/callisto-two.safetensors")];
#[cfg(not(feature = "built-in-nets"))]
const FILES: &[&[u8]] = &[];

/// The net for a game; where none knows it, why.
pub fn built_in(rules: &Rules) -> Result<Judge, NetError> {
    let mut result = Err(NetError::Unknown("no game at all".into()));
    for file in FILES {
        result = Judge::read(file, rules);
        if result.is_ok() {
            break;
        }
    }
    result
}
