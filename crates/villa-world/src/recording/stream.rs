//! Parts of a recording by themselves: input on its way while a turn is made, and a villa between two turns.

use super::read::{self, Bytes};
use super::write;
use super::{MOST_TICKS, RecordingError, Start};
use crate::input::Input;

impl Input {
    /// The input of some ticks as bytes: a second of a hand at work takes about a hundred.
    pub fn pack(ticks: &[Input]) -> Vec<u8> {
        let mut body = Vec::new();
        write::inputs(&mut body, ticks);
        miniz_oxide::deflate::compress_to_vec(&body, 9)
    }

    /// The input of some ticks from bytes, which may come from anybody.
    pub fn unpack(bytes: &[u8]) -> Result<Vec<Input>, RecordingError> {
        Input::unpack_at_most(bytes, MOST_TICKS)
    }

    /// The same, where they can be no more than that: what is more is not even unpacked.
    pub fn unpack_at_most(bytes: &[u8], ticks: usize) -> Result<Vec<Input>, RecordingError> {
        let body = read::inflated(bytes, read::largest_input(ticks))?;
        let mut body = Bytes(&body);
        let inputs = read::inputs(&mut body, ticks)?;
        body.end()?;
        Ok(inputs)
    }
}

impl Start {
    /// The places as bytes, to the bit: some hundreds of them.
    pub fn pack(&self) -> Vec<u8> {
        let mut body = Vec::new();
        write::start(&mut body, self);
        miniz_oxide::deflate::compress_to_vec(&body, 9)
    }

    /// The places from bytes, which may come from anybody. Whether these are places of the parts,
    /// [`Start::plan`] says.
    pub fn unpack(bytes: &[u8]) -> Result<Start, RecordingError> {
        let body = read::inflated(bytes, read::LARGEST_START)?;
        let mut body = Bytes(&body);
        let start = read::start(&mut body)?;
        body.end()?;
        Ok(start)
    }
}
