//! What goes wrong in a scene.

use thirtyfour::error::WebDriverError;

/// Why a scene failed, in words.
#[derive(Debug)]
pub struct Fault(pub String);

impl From<WebDriverError> for Fault {
    fn from(error: WebDriverError) -> Fault {
        Fault(format!("the browser: {error}"))
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault(error.to_string())
    }
}

impl From<String> for Fault {
    fn from(what: String) -> Fault {
        Fault(what)
    }
}

/// Fails a scene unless something holds.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault(what())) }
}
