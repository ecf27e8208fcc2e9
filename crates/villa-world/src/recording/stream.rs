//! Input on its way while a turn is made: to be sent as it comes, before there is a recording.

use super::RecordingError;
use super::read::{self, Bytes};
use super::write;
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
        let body = read::inflated(bytes)?;
        let mut body = Bytes(&body);
        let inputs = read::inputs(&mut body)?;
        body.end()?;
        Ok(inputs)
    }
}
