//! What a table on this device needs: the time, random numbers, and a keeper of its log.

use table::{Guest, Time};

/// The keeper of a table on this device.
pub const KEEPER: Guest = Guest(u64::MAX);

/// The time now.
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// A random number; need not be secure.
pub fn lot() -> u64 {
    (js_sys::Math::random() * (1_u64 << 53) as f64) as u64
}

/// A time as the clock on the wall shows it.
pub fn time_of_day(time: Time) -> String {
    let date = js_sys::Date::new(&(time.0 as f64).into());
    format!("{}:{:02}", date.get_hours(), date.get_minutes())
}
