//! What a table on this device needs: the time, random numbers, and a keeper of its log.

use table::{Guest, Time};

/// Who keeps a table on this device.
pub const KEEPER: Guest = Guest(u64::MAX);

/// The time now.
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// A random number; need not be secure.
pub fn lot() -> u64 {
    (js_sys::Math::random() * (1_u64 << 53) as f64) as u64
}
