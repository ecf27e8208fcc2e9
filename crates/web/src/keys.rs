//! Keys that mean the same on every keyboard.

use web_sys::KeyboardEvent;

/// The key, by what it writes. Where that is no Latin letter or sign, as on a Russian keyboard, by where it lies: the key
/// that is R elsewhere is R.
pub fn pressed(event: &KeyboardEvent) -> String {
    let key = event.key();
    let mut letters = key.chars();
    let is_foreign = letters.next().is_some_and(|letter| !letter.is_ascii()) && letters.next().is_none();
    if !is_foreign {
        return key;
    }
    let code = event.code();
    match code.as_str() {
        "BracketLeft" => "[".into(),
        "BracketRight" => "]".into(),
        "Comma" => ",".into(),
        "Period" => ".".into(),
        _ => code.strip_prefix("Key").map_or(key, str::to_lowercase),
    }
}
