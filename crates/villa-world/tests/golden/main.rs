//! Golden recordings: turns of scripted hands whose every hash is fixed, here and as WebAssembly.
//!
//! A sample in every run; all of them with `LOGGIA_SOAK=1`, as `cargo xtask soak villa` does. `LOGGIA_REGENERATE=1` makes
//! them anew, which is due when `WORLD_VERSION` is raised.

mod generate;
mod pack;

use std::sync::Once;
use std::{env, fs};

use villa_world::{Attempt, CHECKPOINT, Components, Input, Recording, Task, World};

use pack::PACK;

/// Every 20th recording is in the sample.
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
    for (n, recording) in chosen().into_iter().skip(1).step_by(3) {
        let begin = || {
            let world = World::at_rest(recording.plan(parts).unwrap());
            Attempt::new(world, parts, recording.task).unwrap()
        };
        let (first, second) = recording.inputs.split_at(recording.inputs.len() / 2);
        let (mut whole, mut other) = (begin(), begin());
        first.iter().for_each(|input| _ = whole.tick(input));
        other.restore(&whole.snapshot()).unwrap();
        for (tick, input) in (first.len() + 1..).zip(second) {
            other.tick(input);
            if tick.is_multiple_of(CHECKPOINT) {
                let hash = recording.hashes[tick / CHECKPOINT - 1];
                assert_eq!(other.world().hash(), hash, "recording {n}, tick {tick}");
            }
        }
        assert_eq!(Some(&other.world().hash()), recording.hashes.last(), "recording {n}");
        second.iter().for_each(|input| _ = whole.tick(input));
        assert_eq!(whole.verdict(), other.verdict(), "recording {n}");
    }
}

/// There is something of every kind, so that every part of the world is compared.
#[test]
fn the_golden_recordings_are_of_every_kind() {
    let all = recordings();
    let count = |is: &dyn Fn(&Recording) -> bool| all.iter().filter(|recording| is(recording)).count();
    let any = |is: fn(&Input) -> bool| count(&|recording| recording.inputs.iter().any(is));
    assert!(any(|input| input.hook) >= 30, "the hook");
    assert!(any(|input| input.lift > 0) >= 30, "a floor that is lifted");
    assert!(any(|input| input.steady.is_some() && input.lift == 0) >= 30, "a floor that is steadied");
    assert!(count(&|recording| recording.broken_off) >= 30, "broken off");
    assert!(count(&|recording| matches!(recording.task, Task::Floor { .. })) >= 30, "a floor that is laid");
    let longest = all.iter().max_by_key(|recording| recording.write().len()).unwrap();
    assert!(longest.write().len() < 4096, "{} bytes", longest.write().len());
}
