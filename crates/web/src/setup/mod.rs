//! What is chosen before a game, whichever it is.

mod level;
mod seat;
mod series;
mod starter;

pub use level::LevelChoice;
pub use seat::{SeatChoice, level_name, name_of, seated, sitter_name, strength};
pub use series::SeriesChoice;
pub use starter::StarterChoice;
