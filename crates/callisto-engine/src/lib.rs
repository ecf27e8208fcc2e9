//! Players of Callisto: programs that choose a legal move.

mod simple;

pub use simple::choose;
