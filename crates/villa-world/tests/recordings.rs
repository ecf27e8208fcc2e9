//! Recordings: small, true to the bit, and refused with a reason when they are not what they seem.

use villa_world::{
    Components, Input, Manner, NotJudged, Plan, Recorder, Recording, RecordingError, Target, Task, Verdict,
    World,
};

fn recording() -> Recording {
    let parts = Components::built_in();
    let plan = Plan::random(parts, 4, 2, 3).unwrap();
    let column = (0..20).find(|n| plan.columns[*n].level == 0).unwrap();
    let inputs = plan.bring_up(parts, column, &Manner::default()).unwrap();
    Recording::make(&World::at_rest(plan), parts, Task::Column(column), &inputs, false).unwrap().0
}

#[test]
fn a_recording_reads_as_it_was_written_and_is_judged_the_same() {
    let recording = recording();
    let bytes = recording.write();
    assert!(bytes.len() < 4096, "{} bytes for {} ticks", bytes.len(), recording.inputs.len());
    let read = Recording::read(&bytes).unwrap();
    assert_eq!(read, recording);
    let replay = read.judge(Components::built_in()).unwrap();
    assert_eq!((replay.differs_at, replay.hashes), (None, recording.hashes));
    assert!(matches!(
        replay.verdict,
        Some(Verdict::Stood { .. } | Verdict::Collapse { .. } | Verdict::Foul(_))
    ));
}

#[test]
fn what_was_cut_altered_or_comes_from_elsewhere_is_refused() {
    let bytes = recording().write();
    assert_eq!(Recording::read(b"GIF89a"), Err(RecordingError::Foreign));
    assert_eq!(Recording::read(&[]), Err(RecordingError::Foreign));
    for end in 4..bytes.len() {
        assert_eq!(Recording::read(&bytes[..end]), Err(RecordingError::Damaged), "cut at {end}");
    }
    for at in (4..bytes.len()).step_by(7) {
        let mut altered = bytes.clone();
        altered[at] ^= 0x10;
        assert_eq!(Recording::read(&altered), Err(RecordingError::Damaged), "altered at {at}");
    }
}

#[test]
fn another_version_or_other_parts_are_not_judged() {
    let parts = Components::built_in();
    let mut recording = recording();
    recording.version += 1;
    assert_eq!(recording.judge(parts), Err(NotJudged::Version(recording.version)));
    recording.version -= 1;
    recording.fingerprint ^= 1;
    assert_eq!(recording.judge(parts), Err(NotJudged::Parts));
}

#[test]
fn a_changed_hash_is_noticed() {
    let mut recording = recording();
    recording.hashes[2] ^= 1;
    let replay = Recording::read(&recording.write()).unwrap().judge(Components::built_in()).unwrap();
    assert_eq!(replay.differs_at, Some(2));
}

#[test]
fn a_turn_is_recorded_while_it_is_made_and_its_input_sent_in_pieces() {
    let whole = recording();
    let world = World::at_rest(whole.plan(Components::built_in()).unwrap());
    let mut recorder = Recorder::new(&world, Components::built_in(), whole.task).unwrap();
    for second in whole.inputs.chunks(60) {
        let sent = Input::pack(second);
        assert!(sent.len() < 300, "{} bytes for a second", sent.len());
        let received = Input::unpack(&sent).unwrap();
        assert_eq!(received, second);
        received.iter().for_each(|input| _ = recorder.tick(input));
    }
    assert_eq!(recorder.inputs(), whole.inputs);
    let (recording, attempt) = recorder.finish();
    assert_eq!(recording, whole);
    assert!(attempt.verdict().is_some());
    // 22 kB unpacked to 16 MB before anybody looked at how many ticks they were.
    let second = vec![Input::default(); 60];
    assert_eq!(Input::unpack_at_most(&Input::pack(&second), 60), Ok(second.clone()));
    let many = Input::pack(&second.repeat(500));
    assert!(Input::unpack(&many).is_ok());
    let long = Err(RecordingError::Nonsense("it does not unpack"));
    assert_eq!(Input::unpack_at_most(&many, 60), long);
    assert_eq!(Input::unpack(b"hello"), Err(RecordingError::Nonsense("it does not unpack")));
}

/// A hand that trembles anew at every tick is the worst that can be recorded; people's hands are between that and the
/// scripted ones.
#[test]
fn twenty_seconds_of_a_trembling_hand_are_small_too() {
    let parts = Components::built_in();
    let plan = Plan::random(parts, 4, 5, 3).unwrap();
    let column = (0..20).find(|n| plan.columns[*n].level == 0).unwrap();
    let still = Target::of(&plan.columns[column].place.unwrap());
    let mut rng = fastrand::Rng::with_seed(1);
    let inputs: Vec<Input> = (0..1200)
        .map(|tick: i16| {
            let mut hand = still;
            // A tenth of a millimetre of tremor, on the way out at a few millimetres a second.
            hand.at.iter_mut().for_each(|c| *c += rng.i16(-1..=1));
            hand.at[0] += tick / 12;
            Input { grip: true, hand, height: 40, ..Input::default() }
        })
        .collect();
    let made = Recording::make(&World::at_rest(plan), parts, Task::Column(column), &inputs, true);
    let bytes = made.unwrap().0.write();
    assert!(bytes.len() < 4096, "{} bytes", bytes.len());
}

/// Recordings of the world before this one: they are read and can be shown, and nobody judges them by another world.
#[test]
fn recordings_of_a_former_world_are_read_and_shown_but_not_judged() {
    let bytes = include_bytes!("data/version-2.lvrs");
    let mut rest = &bytes[..];
    let mut count = 0;
    while let Some((length, more)) = rest.split_first_chunk::<4>() {
        let (one, more) = more.split_at(u32::from_le_bytes(*length) as usize);
        let recording = Recording::read(one).unwrap();
        assert_eq!(recording.judge(Components::built_in()), Err(NotJudged::Version(2)));
        // The places at the start and the key frames are all that a picture needs.
        assert!(recording.start.plan(Components::built_in()).is_some());
        assert_eq!(recording.frames.len(), recording.hashes.len());
        assert_eq!(recording.write(), one, "it is kept as it was");
        (rest, count) = (more, count + 1);
    }
    assert_eq!(count, 4);
}
