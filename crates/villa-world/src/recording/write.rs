//! Writing a recording: every field of the input by itself, as second differences, then deflated.
//!
//! A hand that moves evenly has second differences of nearly nothing but zeros, which deflate to almost nothing.

use super::{Frame, Recording, Start};
use crate::attempt::Task;
use crate::hash::seal;
use crate::input::{Input, Target};

/// How a recording begins: what it is, and the version of the format.
pub(super) const MAGIC: [u8; 4] = *b"LVR1";

/// The fields of an input, each a series of its own.
pub(super) const FIELDS: usize = 16;

/// An input as numbers.
fn numbers(input: &Input) -> [i32; FIELDS] {
    let Input { grip, hand, height, hook, cradle, steady, lift, back } = input;
    let flags = i32::from(*grip) | i32::from(*hook) << 1 | i32::from(*back) << 2;
    let mut numbers = [0; FIELDS];
    for (i, target) in [hand, cradle].into_iter().enumerate() {
        for c in 0..3 {
            numbers[6 * i + c] = target.at[c].into();
            numbers[6 * i + 3 + c] = target.turn[c].into();
        }
    }
    numbers[12] = flags;
    numbers[13] = (*height).into();
    numbers[14] = steady.map_or(-1, i32::from);
    numbers[15] = (*lift).into();
    numbers
}

fn unsigned(out: &mut Vec<u8>, mut n: u64) {
    while n >= 0x80 {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

fn signed(out: &mut Vec<u8>, n: i32) {
    unsigned(out, u64::from(((n << 1) ^ (n >> 31)) as u32));
}

impl Recording {
    /// The recording as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        match self.task {
            Task::Column(n) => body.extend([0, u8::try_from(n).unwrap_or(u8::MAX)]),
            Task::Floor { needs } => body.extend([1, u8::try_from(needs).unwrap_or(u8::MAX)]),
        }
        body.push(u8::from(self.broken_off));
        start(&mut body, &self.start);
        inputs(&mut body, &self.inputs);
        unsigned(&mut body, self.hashes.len() as u64);
        self.hashes.iter().for_each(|hash| body.extend(hash.to_le_bytes()));
        frames(&mut body, &self.frames);
        let mut out = MAGIC.to_vec();
        out.extend(self.version.to_le_bytes());
        out.extend(self.fingerprint.to_le_bytes());
        out.extend(miniz_oxide::deflate::compress_to_vec(&body, 9));
        seal(out)
    }
}

/// Each field by itself, as second differences.
pub(super) fn inputs(out: &mut Vec<u8>, inputs: &[Input]) {
    unsigned(out, inputs.len() as u64);
    let rows: Vec<[i32; FIELDS]> = inputs.iter().map(numbers).collect();
    for field in 0..FIELDS {
        let (mut last, mut slope) = (0i32, 0i32);
        for row in &rows {
            let step = row[field] - last;
            signed(out, step - slope);
            (last, slope) = (row[field], step);
        }
    }
}

pub(super) fn start(out: &mut Vec<u8>, start: &Start) {
    out.push(start.plates.len() as u8);
    out.push(start.columns.len() as u8);
    for column in &start.columns {
        out.push(column.map_or(u8::MAX, |(level, _)| level));
    }
    // The same byte of all numbers together: exponents and signs are alike.
    let places: Vec<[u32; 7]> =
        start.plates.iter().copied().chain(start.columns.iter().flatten().map(|(_, place)| *place)).collect();
    for number in 0..7 {
        for byte in 0..4 {
            out.extend(places.iter().map(|place| place[number].to_le_bytes()[byte]));
        }
    }
}

/// Each frame as what is different in it from the one before.
fn frames(out: &mut Vec<u8>, frames: &[Frame]) {
    unsigned(out, frames.len() as u64);
    let mut last = Frame::default();
    for frame in frames {
        unsigned(out, frame.parts.len() as u64);
        last.parts.resize(frame.parts.len(), Target::default());
        for (now, before) in frame.parts.iter().zip(&last.parts) {
            let now_numbers = now.at.iter().chain(&now.turn);
            for (n, b) in now_numbers.zip(before.at.iter().chain(&before.turn)) {
                signed(out, i32::from(*n) - i32::from(*b));
            }
        }
        last = frame.clone();
    }
}
