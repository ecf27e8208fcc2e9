//! What a table needs that is kept at this screen: the time, lots, and somebody who keeps its log.

use table::{Guest, Time};

/// Who keeps a table at this screen.
pub const KEEPER: Guest = Guest(u64::MAX);

/// The time now.
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// A random number; need not be secure.
pub fn lot() -> u64 {
    (js_sys::Math::random() * (1_u64 << 53) as f64) as u64
}
