//! Every clause of the rules by hand: exact games, exact answers, exact reasons.
//!
//! A test's name begins with the clause that it proves, by which the coverage table of the rules finds it.

#[path = "../common/mod.rs"]
mod common;

mod asking;
mod attempts;
mod building;
mod dealing;
mod ending;
mod floors;
mod giving_up;
mod neutral;
mod objections;
mod parts;
mod proofs;
mod reasons;
mod stone;
mod table;
mod turns;
mod two_colours;
