//! Zobrist keys: a random number for every fact about a position, the same in every build.

use crate::cells::WORDS;
use crate::colour::{Colour, MAX_COLOURS};
use crate::edition::{MAX_COPIES, MAX_KINDS};

const BITS: usize = WORDS * 64;
const COUNTS: usize = MAX_COPIES as usize + 1;

/// The SplitMix64 sequence, which needs no state but its counter.
const fn number(counter: u64) -> u64 {
    let z = counter.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn numbers<const N: usize>(first: u64) -> [u64; N] {
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = number(first + i as u64);
        i += 1;
    }
    out
}

static OWNED: [u64; BITS * MAX_COLOURS] = numbers(1 << 32);
static PILLARS: [u64; BITS] = numbers(2 << 32);
static PIECES: [u64; MAX_KINDS * COUNTS * MAX_COLOURS] = numbers(3 << 32);
static PILLARS_LEFT: [u64; COUNTS * MAX_COLOURS] = numbers(4 << 32);
static OUT: [u64; MAX_COLOURS] = numbers(5 << 32);
static TURN: [u64; MAX_COLOURS] = numbers(6 << 32);
static STARTER: [u64; MAX_COLOURS] = numbers(7 << 32);

/// A colour owns a cell.
pub(crate) fn owned(colour: Colour, bit: usize) -> u64 {
    OWNED[colour.index() * BITS + bit]
}

/// A pillar stands on a cell.
pub(crate) fn pillar(bit: usize) -> u64 {
    PILLARS[bit]
}

/// A colour holds so many pieces of a kind.
pub(crate) fn pieces(colour: Colour, kind: usize, left: u8) -> u64 {
    PIECES[(colour.index() * MAX_KINDS + kind) * COUNTS + usize::from(left)]
}

/// A colour holds so many pillars.
pub(crate) fn pillars_left(colour: Colour, left: u8) -> u64 {
    PILLARS_LEFT[colour.index() * COUNTS + usize::from(left)]
}

/// A colour is out.
pub(crate) fn out(colour: Colour) -> u64 {
    OUT[colour.index()]
}

/// A colour is to move.
pub(crate) fn turn(colour: Colour) -> u64 {
    TURN[colour.index()]
}

/// A colour began the game, which decides ties.
pub(crate) fn starter(colour: Colour) -> u64 {
    STARTER[colour.index()]
}
