//! Villas stand still, and come back from snapshots to the bit.

use villa_world::{Before, Components, Part, Plan, World};

fn villa(storeys: usize) -> Plan {
    Plan::random(Components::built_in(), 4, storeys, 40 + storeys as u64).unwrap()
}

/// The greatest movement in millimetres and lean in degrees.
fn greatest(before: &Before, world: &World) -> (f64, f64) {
    let changes = world.parts().filter_map(|part| before.change(world, part));
    changes.fold((0.0, 0.0), |(far, lean), (drop, shift, tilt)| {
        (f64::max(far, 1e3 * drop.abs().max(shift)), f64::max(lean, tilt.abs()))
    })
}

#[test]
fn villas_of_one_to_five_storeys_stand_for_ten_minutes() {
    for storeys in 1..=5 {
        let mut world = World::build(villa(storeys));
        (0..60).for_each(|_| world.tick());
        let before = Before::of(&world);
        (0..60).for_each(|_| world.tick());
        assert!(world.is_at_rest(), "{storeys} storeys do not sleep after two seconds");
        for _ in 0..600 * 60 {
            world.tick();
            assert!(world.is_at_rest(), "{storeys} storeys woke up by themselves");
        }
        let (far, lean) = greatest(&before, &world);
        assert!(far < 0.1 && lean < 0.05, "{storeys} storeys: {far} mm, {lean} degrees");
    }
}

#[test]
fn a_world_at_rest_does_not_move_by_a_bit_until_it_is_touched() {
    let plan = villa(4);
    let mut world = World::at_rest(plan.clone());
    let hash = world.hash();
    (0..120).for_each(|_| world.tick());
    assert_eq!(world.hash(), hash);
    assert_eq!(world.plan().to_scene(), plan.to_scene());
    // Woken, it stays where it is: the contacts that it had to find anew bear as the old ones did.
    let before = Before::of(&world);
    world.wake();
    (0..120).for_each(|_| world.tick());
    let (far, lean) = greatest(&before, &world);
    assert!(far < 0.1 && lean < 0.05, "{far} mm, {lean} degrees");
    assert!(world.is_at_rest());
}

#[test]
fn a_snapshot_in_the_middle_of_a_collapse_goes_on_to_the_same_bits() {
    let plan = villa(3);
    let mut world = World::build(plan.clone());
    let under = (0..plan.columns.len()).filter(|n| plan.columns[*n].level == 1).collect::<Vec<_>>();
    under.iter().for_each(|n| world.remove_column(*n));
    (0..20).for_each(|_| world.tick());
    let (snapshot, mut fork) = (world.snapshot(), world.clone());
    let hashes = |world: &mut World| -> Vec<u64> {
        (0..40)
            .map(|_| {
                world.tick();
                world.hash()
            })
            .collect()
    };
    let first = hashes(&mut world);
    assert_eq!(hashes(&mut fork), first);
    let mut other = World::build(plan);
    other.restore(&snapshot).unwrap();
    assert_eq!(hashes(&mut other), first);
    assert!(world.place(Part::Plate(2)).unwrap().at[2] < 0.15, "the second floor has fallen");
}

#[test]
fn a_snapshot_that_is_none_is_refused() {
    let mut world = World::build(villa(1));
    let snapshot = world.snapshot();
    assert!(world.restore(&[]).is_err());
    assert!(world.restore(&snapshot[..snapshot.len() / 2]).is_err());
    assert!(world.restore(&[[99, 0].as_slice(), &snapshot[1..]].concat()).is_err());
    assert!(world.restore(&snapshot).is_ok());
}
