//! What people are called at tables.

use words::say;

use crate::here::lot;
use crate::settings::{Preferences, preferences};
use crate::speech::Speech;

/// The name that a person gave before, otherwise one to begin with.
pub fn offered(words: &Speech) -> String {
    let name = preferences().now().name;
    if name.is_empty() { say!(words, "online-guest", number = 100 + (lot() % 900) as u32) } else { name }
}

/// Stores the name that someone chose; an offered one is not their own.
pub fn remember(preferences: Preferences, name: &str, offered: &str) {
    if name != offered {
        preferences.change(|settings| settings.name = name.into());
    }
}
