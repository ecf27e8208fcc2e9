//! Reading a recording. Whatever the bytes are, it ends in a recording or in a reason.

use std::fmt;

use super::write::{FIELDS, MAGIC};
use super::{Frame, MOST_TICKS, Recording, Start};
use crate::attempt::Task;
use crate::hash::unseal;
use crate::input::{Input, Target};

/// Bytes that are no recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordingError {
    /// They do not begin as one.
    Foreign,
    /// They were cut short or altered: the checksum is another.
    Damaged,
    /// They are whole, but make no sense; which part.
    Nonsense(&'static str),
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordingError::Foreign => write!(f, "this is not a recording of a turn"),
            RecordingError::Damaged => write!(f, "this recording was cut short or altered"),
            RecordingError::Nonsense(what) => write!(f, "this recording is invalid: {what}"),
        }
    }
}

impl std::error::Error for RecordingError {}

/// A recording of ten minutes unpacks to less.
const LARGEST: usize = 16 << 20;

/// The most bytes of a number.
const NUMBER: usize = 5;

/// The most bytes to which the input of this many ticks unpacks.
pub(super) fn largest_input(ticks: usize) -> usize {
    NUMBER + ticks * FIELDS * NUMBER
}

/// The most bytes of a [`Start`]: two counts, the level of each column, and seven numbers for each part.
pub(super) const LARGEST_START: usize = 2 + 255 + 2 * 255 * 7 * 4;

const HEAD: usize = 4 + 2 + 8;

/// Bytes that are taken off the front.
pub(super) struct Bytes<'b>(pub &'b [u8]);

type Taken<T> = Result<T, RecordingError>;

impl<'b> Bytes<'b> {
    fn take(&mut self, n: usize) -> Taken<&'b [u8]> {
        let (taken, rest) =
            self.0.split_at_checked(n).ok_or(RecordingError::Nonsense("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Taken<u8> {
        Ok(self.take(1)?[0])
    }

    fn unsigned(&mut self) -> Taken<u64> {
        let mut n = 0u64;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            n |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(n);
            }
        }
        Err(RecordingError::Nonsense("a number is too long"))
    }

    fn count(&mut self, most: usize, what: &'static str) -> Taken<usize> {
        let n = self.unsigned()?;
        usize::try_from(n).ok().filter(|n| *n <= most).ok_or(RecordingError::Nonsense(what))
    }

    /// That nothing is left.
    pub fn end(&self) -> Taken<()> {
        if self.0.is_empty() { Ok(()) } else { Err(RecordingError::Nonsense("something follows its end")) }
    }

    fn signed(&mut self) -> Taken<i32> {
        let n = self.unsigned()? as u32;
        Ok((n >> 1) as i32 ^ -((n & 1) as i32))
    }
}

impl Recording {
    /// Reads a recording.
    pub fn read(bytes: &[u8]) -> Result<Recording, RecordingError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(RecordingError::Foreign);
        }
        let sealed = unseal(bytes).filter(|sealed| sealed.len() >= HEAD).ok_or(RecordingError::Damaged)?;
        Recording::unsealed(sealed)
    }

    /// Reads the bytes before the checksum.
    fn unsealed(sealed: &[u8]) -> Result<Recording, RecordingError> {
        let mut head = Bytes(&sealed[MAGIC.len()..]);
        let version = u16::from_le_bytes(array(head.take(2)?)?);
        let fingerprint = u64::from_le_bytes(array(head.take(8)?)?);
        let body = inflated(head.0, LARGEST)?;
        let mut body = Bytes(&body);
        let task = match (body.byte()?, body.byte()?) {
            (0, n) => Task::Column(n.into()),
            (1, needs) => Task::Floor { needs: needs.into() },
            _ => return Err(RecordingError::Nonsense("the task")),
        };
        let broken_off = body.byte()? == 1;
        let start = start(&mut body)?;
        let inputs = inputs(&mut body, MOST_TICKS)?;
        let count = body.count(MOST_TICKS, "the number of hashes")?;
        let hashes = (0..count).map(|_| Ok(u64::from_le_bytes(array(body.take(8)?)?)));
        let hashes = hashes.collect::<Taken<Vec<u64>>>()?;
        let frames = frames(&mut body)?;
        body.end()?;
        Ok(Recording { version, fingerprint, task, broken_off, start, inputs, hashes, frames })
    }
}

fn array<const N: usize>(bytes: &[u8]) -> Taken<[u8; N]> {
    bytes.try_into().map_err(|_| RecordingError::Nonsense("it ends too early"))
}

pub(super) fn start(body: &mut Bytes) -> Taken<Start> {
    let (plates, columns) = (usize::from(body.byte()?), usize::from(body.byte()?));
    let levels = body.take(columns)?.to_vec();
    let there = levels.iter().filter(|level| **level != u8::MAX).count();
    let mut places = vec![[0u32; 7]; plates + there];
    for number in 0..7 {
        for byte in 0..4 {
            let series = body.take(places.len())?;
            for (place, value) in places.iter_mut().zip(series) {
                place[number] |= u32::from(*value) << (8 * byte);
            }
        }
    }
    let mut rest = places.split_off(plates).into_iter();
    let columns =
        levels.into_iter().map(|level| (level != u8::MAX).then(|| rest.next()).flatten().map(|p| (level, p)));
    Ok(Start { columns: columns.collect(), plates: places })
}

/// Unpacks what unpacks to no more than that.
pub(super) fn inflated(bytes: &[u8], most: usize) -> Taken<Vec<u8>> {
    miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, most)
        .map_err(|_| RecordingError::Nonsense("it does not unpack"))
}

pub(super) fn inputs(body: &mut Bytes, most: usize) -> Taken<Vec<Input>> {
    let ticks = body.count(most, "it is too long")?;
    let mut rows = vec![[0i32; FIELDS]; ticks];
    for field in 0..FIELDS {
        let (mut last, mut slope) = (0i32, 0i32);
        for row in &mut rows {
            slope = slope.wrapping_add(body.signed()?);
            last = last.wrapping_add(slope);
            row[field] = last;
        }
    }
    rows.iter().map(input).collect()
}

fn input(row: &[i32; FIELDS]) -> Taken<Input> {
    let wrong = RecordingError::Nonsense("a hand is where no hand can be");
    let mut targets = [Target::default(); 2];
    for (i, target) in targets.iter_mut().enumerate() {
        for c in 0..3 {
            target.at[c] = row[6 * i + c].try_into().map_err(|_| wrong)?;
            target.turn[c] = row[6 * i + 3 + c].try_into().map_err(|_| wrong)?;
        }
    }
    let [flags, height, steady, lift] = [row[12], row[13], row[14], row[15]];
    if !(0..8).contains(&flags) {
        return Err(wrong);
    }
    Ok(Input {
        grip: flags & 1 != 0,
        hand: targets[0],
        height: height.try_into().map_err(|_| wrong)?,
        hook: flags & 2 != 0,
        cradle: targets[1],
        steady: if steady == -1 { None } else { Some(steady.try_into().map_err(|_| wrong)?) },
        lift: lift.try_into().map_err(|_| wrong)?,
        back: flags & 4 != 0,
    })
}

fn frames(body: &mut Bytes) -> Taken<Vec<Frame>> {
    let wrong = RecordingError::Nonsense("a key frame");
    let count = body.count(MOST_TICKS, "the number of key frames")?;
    let mut frames: Vec<Frame> = Vec::new();
    let mut last = Frame::default();
    for _ in 0..count {
        let parts = body.count(300, "the number of parts in a key frame")?;
        last.parts.resize(parts, Target::default());
        for target in &mut last.parts {
            for number in target.at.iter_mut().chain(&mut target.turn) {
                *number = i32::from(*number)
                    .checked_add(body.signed()?)
                    .and_then(|n| n.try_into().ok())
                    .ok_or(wrong)?;
            }
        }
        frames.push(last.clone());
    }
    Ok(frames)
}
