//! Any bytes as a recording, or as input on its way: never a panic, and what can be read is written so that it reads the
//! same again. The checksum would keep the fuzzer out, so the bytes get a right one.

#![no_main]

use libfuzzer_sys::fuzz_target;
use villa_world::{Components, Input, Recording};

fuzz_target!(|bytes: &[u8]| {
    let _ = Recording::read(bytes);
    if let Ok(inputs) = Input::unpack(&miniz_oxide::deflate::compress_to_vec(bytes, 1)) {
        assert_eq!(Input::unpack(&Input::pack(&inputs)), Ok(inputs));
    }
    let Ok(recording) = Recording::read(&sealed(bytes)) else { return };
    assert_eq!(Recording::read(&recording.write()).as_ref(), Ok(&recording));
    // Whether the places make sense is asked before anything is built.
    let _ = recording.plan(Components::built_in());
});

/// The bytes as the body of a recording: packed, with head and checksum (FNV-1a).
fn sealed(body: &[u8]) -> Vec<u8> {
    let mut bytes = b"LVR1".to_vec();
    bytes.extend(1u16.to_le_bytes());
    bytes.extend(Components::built_in().fingerprint().to_le_bytes());
    bytes.extend(miniz_oxide::deflate::compress_to_vec(body, 1));
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3));
    bytes.extend(hash.to_le_bytes());
    bytes
}
