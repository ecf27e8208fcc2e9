//! Golden recordings: turns of scripted hands whose every hash is fixed, here and as WebAssembly.
//!
//! A sample in every run; all of them with `LOGGIA_SOAK=1`, as `cargo xtask soak villa` does. `LOGGIA_REGENERATE=1` makes
//! them anew, which is due when `WORLD_VERSION` is raised.

mod generate;
mod pack;

use std::sync::Once;
use std::{env, fs};

use villa_world::{Components, Recording, World};

use pack::PACK;

/// Every so manieth recording is in the sample.
const SAMPLE: usize = 20;

fn recordings() -> Vec<Recording> {
    static REGENERATED: Once = Once::new();
    if env::var_os("LOGGIA_REGENERATE").is_some() {
        REGENERATED.call_once(|| {
            fs::write(pack::path(), pack::packed(&generate::all()))
                .expect("the golden recordings are written");
        });
    }
    let bytes = fs::read(pack::path()).unwrap_or_else(|e| panic!("{PACK}: {e}"));
    pack::unpacked(&bytes).iter().map(|bytes| Recording::read(bytes).expect("a recording")).collect()
}

fn chosen() -> Vec<(usize, Recording)> {
    let all = recordings();
    assert!(all.len() >= 200, "only {} golden recordings", all.len());
    let step = if env::var_os("LOGGIA_SOAK").is_some() { 1 } else { SAMPLE };
    all.into_iter().enumerate().step_by(step).collect()
}

#[test]
fn every_golden_recording_gives_the_same_hashes() {
    let parts = Components::built_in();
    let mut count = 0;
    for (n, recording) in chosen() {
        let replay = recording.judge(parts).unwrap_or_else(|e| panic!("recording {n}: {e}"));
        assert_eq!(replay.differs_at, None, "recording {n} differs: {:?}", replay.verdict);
        count += replay.hashes.len();
    }
    println!("{count} hashes are the same");
}

/// Going on from a snapshot in the middle of a turn is going on.
#[test]
fn a_snapshot_in_the_middle_of_a_turn_gives_the_same_hashes() {
    let parts = Components::built_in();
    for (n, recording) in chosen().into_iter().step_by(3) {
        let mut whole = World::at_rest(recording.plan(parts).unwrap());
        whole.wake();
        (0..15).for_each(|_| whole.tick());
        let mut other = World::at_rest(recording.plan(parts).unwrap());
        other.restore(&whole.snapshot()).unwrap();
        (0..15).for_each(|_| {
            whole.tick();
            other.tick();
        });
        assert_eq!(whole.hash(), other.hash(), "recording {n}");
    }
}
