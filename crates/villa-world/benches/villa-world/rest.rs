//! How still villas stand.

use villa_world::{Before, Components, Plan, World};

pub fn measure(seconds: u64) {
    println!(
        "rest: {seconds} simulated seconds, awake until the world sleeps by itself; greatest change of any part"
    );
    println!("| storeys | in the first second, mm | asleep after, s | after it, mm | after it, degrees |");
    println!("|---|---|---|---|---|");
    for storeys in 1..=5 {
        let plan = Plan::random(Components::built_in(), 4, storeys, 40 + storeys as u64).expect("a villa");
        let mut world = World::build(plan);
        let start = Before::of(&world);
        let mut asleep = None;
        for tick in 0..60 {
            world.tick();
            if world.is_at_rest() && asleep.is_none() {
                asleep = Some(f64::from(tick + 1) / 60.0);
            }
        }
        let first = greatest(&start, &world);
        let second = Before::of(&world);
        for tick in 60..seconds * 60 {
            let was_at_rest = world.is_at_rest();
            world.tick();
            assert!(!was_at_rest || world.is_at_rest(), "it woke up by itself");
            if world.is_at_rest() && asleep.is_none() {
                asleep = Some(tick as f64 / 60.0);
            }
        }
        let after = greatest(&second, &world);
        println!(
            "| {storeys} | {:.3} | {:.2} | {:.4} | {:.4} |",
            first.0 * 1e3,
            asleep.unwrap_or(f64::NAN),
            after.0 * 1e3,
            after.1
        );
    }
}

/// The greatest movement in metres and lean in degrees.
fn greatest(before: &Before, world: &World) -> (f64, f64) {
    let changes = world.parts().filter_map(|part| before.change(world, part));
    changes.fold((0.0, 0.0), |(far, lean), (drop, shift, tilt)| {
        (f64::max(far, drop.abs().max(shift)), f64::max(lean, tilt.abs()))
    })
}
