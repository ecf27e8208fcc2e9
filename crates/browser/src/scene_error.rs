//! What goes wrong in a scene.

use thirtyfour::error::WebDriverError;

/// Why a scene failed, in words.
#[derive(Debug)]
pub struct SceneError(pub String);

impl From<WebDriverError> for SceneError {
    fn from(error: WebDriverError) -> SceneError {
        SceneError(format!("the browser: {error}"))
    }
}

impl From<std::io::Error> for SceneError {
    fn from(error: std::io::Error) -> SceneError {
        SceneError(error.to_string())
    }
}

impl From<String> for SceneError {
    fn from(what: String) -> SceneError {
        SceneError(what)
    }
}

/// Fails a scene unless something holds.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), SceneError> {
    if holds { Ok(()) } else { Err(SceneError(what())) }
}
