//! Bad roads: lines that break, messages that come twice, late or out of order.

mod fray;
mod road;
mod travel;
mod weather;

pub use road::BadRoad;
pub use weather::Weather;
