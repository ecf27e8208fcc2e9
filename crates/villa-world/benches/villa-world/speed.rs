//! How fast the world runs while everything is awake.

use std::time::Instant;

use villa_world::{Components, Plan, TICKS_PER_SECOND, World};

pub fn measure(seconds: u64) {
    println!("speed: everything kept awake for {seconds} simulated seconds");
    println!("| storeys | times real time |");
    println!("|---|---|");
    for storeys in 1..=5 {
        let plan = Plan::random(Components::built_in(), 4, storeys, 7 + storeys as u64).expect("a villa");
        let mut world = World::build(plan);
        let start = Instant::now();
        for tick in 0..seconds * u64::from(TICKS_PER_SECOND) {
            if tick % 20 == 0 {
                world.wake();
            }
            world.tick();
        }
        println!("| {storeys} | {:.1} |", seconds as f64 / start.elapsed().as_secs_f64());
    }
}
