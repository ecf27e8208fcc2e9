//! How true, how still and how fast the world is; `docs/physics.md` quotes what it prints.
//!
//! `cargo xtask bench villa -- [truth|stacks|halving|rest|play|back|speed|statics] [COUNT]`; all of them when none is named.

mod back;
mod clock;
mod halving;
mod play;
mod rest;
mod speed;
mod stacked;
mod statics;
mod truth;

use std::env;

fn main() {
    // Cargo adds `--bench`.
    let args: Vec<String> = env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let wanted = args.first().map_or("all", String::as_str);
    let count = |default: u64| args.get(1).and_then(|n| n.parse().ok()).unwrap_or(default);
    let measures: [(&str, &dyn Fn()); 8] = [
        ("truth", &|| truth::measure(count(2000))),
        ("stacks", &|| truth::stacks(count(500))),
        ("halving", &|| halving::measure(count(500))),
        ("rest", &|| rest::measure(count(600))),
        ("play", &|| play::measure(count(500))),
        ("back", &|| back::measure(count(100))),
        ("speed", &|| speed::measure(count(20))),
        ("statics", &|| statics::measure(count(200))),
    ];
    for (_, measure) in measures.iter().filter(|(name, _)| wanted == "all" || wanted == *name) {
        measure();
        println!();
    }
}
