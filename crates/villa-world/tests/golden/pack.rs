//! Many recordings in one file: each with its length before it.

use std::path::{Path, PathBuf};

use villa_world::Recording;

pub const PACK: &str = "tests/data/golden.lvrs";

pub fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(PACK)
}

pub fn packed(recordings: &[Recording]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for recording in recordings {
        let one = recording.write();
        bytes.extend((one.len() as u32).to_le_bytes());
        bytes.extend(one);
    }
    bytes
}

pub fn unpacked(mut bytes: &[u8]) -> Vec<&[u8]> {
    let mut all = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk::<4>() {
        let (one, rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
        all.push(one);
        bytes = rest;
    }
    all
}
