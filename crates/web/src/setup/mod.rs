//! What is chosen before a game, whichever it is.

mod seat;
mod series;
mod starter;

pub use seat::{SeatChoice, level_name, seated, sitter_name};
pub use series::SeriesChoice;
pub use starter::StarterChoice;
