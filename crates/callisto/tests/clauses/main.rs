//! Every clause of the rules by hand: exact positions, exact answers, exact reasons.
//!
//! A test's name begins with the clause that it proves, by which the coverage table of the rules finds it.

mod boards;
mod contact;
mod first_turns;
mod four_colours;
mod frame_pillars;
mod leaving;
mod pieces;
mod pillars;
mod players;
mod reasons;
mod scoring;
mod strict_exit;
mod table;
mod third_pillar;
