//! How fast statics answers everything about a villa.

use std::hint::black_box;

use villa_world::{Components, Plan, Statics};

use crate::clock;

pub fn measure(count: u64) {
    let parts = Components::built_in();
    let plan = Plan::random(parts, 4, 5, 12).expect("a villa");
    let start = clock::seconds();
    for _ in 0..count {
        let statics = Statics::of(&plan);
        black_box(statics.margin());
        for column in 0..plan.columns.len() {
            black_box(statics.without(column));
        }
    }
    let margins = (clock::seconds() - start) / count as f64 * 1e3;
    let statics = Statics::of(&plan);
    let start = clock::seconds();
    for _ in 0..count {
        for column in [0, 1, 2] {
            black_box(statics.map(&plan.columns[column], Some(column), true, 0.01));
        }
    }
    let maps = (clock::seconds() - start) / count as f64 * 1e3;
    println!("statics: five storeys, all margins with and without each column {margins:.3} ms;");
    println!("maps for three columns on a grid of 10 mm {maps:.3} ms");
}
