//! Zobrist keys: a random number for every fact about a position, the same in every build.

use crate::cells::WORDS;
use crate::colour::Colour;
use crate::edition::{MAX_COPIES, MAX_KINDS};

const BITS: usize = WORDS * 64;
const COUNTS: usize = MAX_COPIES as usize + 1;

/// The SplitMix64 sequence, which needs no state but its counter.
fn number(counter: u64) -> u64 {
    let z = counter.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The key of a fact, counted within its group. Computed each time: that is as fast as a table, which would be a twentieth
/// of what a browser has to load.
fn key(group: u64, index: usize) -> u64 {
    number((group << 32) + index as u64)
}

/// A colour owns a cell.
pub(crate) fn owned(colour: Colour, bit: usize) -> u64 {
    key(1, colour.index() * BITS + bit)
}

/// A pillar stands on a cell.
pub(crate) fn pillar(bit: usize) -> u64 {
    key(2, bit)
}

/// A colour holds this many pieces of a kind.
pub(crate) fn pieces(colour: Colour, kind: usize, left: u8) -> u64 {
    key(3, (colour.index() * MAX_KINDS + kind) * COUNTS + usize::from(left))
}

/// A colour holds this many pillars.
pub(crate) fn pillars_left(colour: Colour, left: u8) -> u64 {
    key(4, colour.index() * COUNTS + usize::from(left))
}

/// A colour is out.
pub(crate) fn out(colour: Colour) -> u64 {
    key(5, colour.index())
}

/// A colour is to move.
pub(crate) fn turn(colour: Colour) -> u64 {
    key(6, colour.index())
}

/// A colour began the game, which decides ties.
pub(crate) fn starter(colour: Colour) -> u64 {
    key(7, colour.index())
}
