//! Bad networks: connections that break, messages that come twice, late or out of order.

mod connector;
mod fray;
mod travel;
mod weather;

pub use connector::BadConnector;
pub use weather::{Mishap, Weather};
