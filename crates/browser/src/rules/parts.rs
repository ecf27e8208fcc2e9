//! The parts of Villa Paletti from the same data that the physics has.

use std::path::Path;

use villa_world::{Components, Shape};

use super::drawing::Sheet;
use crate::scene_error::SceneError;

/// Pixels for a metre.
const SCALE: f64 = 680.0;

/// Columns are drawn larger than floors.
const LARGER: f64 = 1.5;

/// The colours of the players, as the villa page paints them, each with its name.
const COLOURS: [(&str, &str); 4] =
    [("blue", "#2d68b2"), ("yellow", "#e9b52f"), ("red", "#c7402f"), ("green", "#3f9160")];

/// How a floor is painted.
fn paint(name: &str) -> &str {
    let own = COLOURS.iter().find(|(colour, _)| *colour == name).map(|(_, paint)| *paint);
    own.unwrap_or(if name == "orange" { "#dc7f2e" } else { "#d9b98a" })
}

/// Draws all parts on one sheet.
pub fn draw(folder: &Path) -> Result<(), SceneError> {
    let parts = Components::built_in();
    let mut sheet = Sheet::new(800.0, 720.0);
    let place = |n: usize| (140.0 + (n % 3) as f64 * 260.0, 130.0 + (n / 3) as f64 * 232.0);
    let base = corners(parts.base.outline.corners(), place(0), 1.0);
    let inner = corners(parts.base.outline.corners(), place(0), 1.0 - parts.rim / parts.base.outline.reach());
    sheet.add(format!("<polygon points=\"{base}\" fill=\"{}\"/>", COLOURS[3].1));
    sheet.add(format!("<polygon points=\"{inner}\" fill=\"{}\"/>", paint("wood")));
    sheet.say("strong", place(0), "base");
    for (n, floor) in (1..).zip(&parts.floors) {
        let points = corners(floor.outline.corners(), place(n), 1.0);
        let colour = paint(&floor.name);
        sheet.add(format!("<polygon points=\"{points}\" fill=\"{colour}\" fill-opacity=\".85\" stroke=\"#2b211a\" stroke-opacity=\".35\"/>"));
        sheet.say("strong", place(n), &format!("{}. {} floor", n, floor.name));
    }
    let (foot, points) = (600.0, [3, 2, 1]);
    let mut x = 46.0;
    for (name, colour) in COLOURS {
        let from = x;
        for (kind, points) in parts.kinds.iter().zip(points) {
            for _ in 0..kind.count {
                let (wide, high) = (kind.width * LARGER * SCALE, parts.height * LARGER * SCALE);
                column(&mut sheet, (x, foot - high), (wide, high), colour, kind.shape == Shape::Hex);
                sheet.say("quiet", (x + wide / 2.0, foot + 20.0), &points.to_string());
                x += wide + 9.0;
            }
        }
        sheet.say("strong", ((from + x - 9.0) / 2.0, foot + 44.0), name);
        x = from + 188.0;
    }
    sheet.say(
        "quiet",
        (400.0, 690.0),
        "Five columns of each colour with their points: thick, hexagonal, three thin ones.",
    );
    sheet.write(&folder.join("villa-parts.svg"))
}

/// An outline around a point of the sheet, larger or smaller.
fn corners(outline: &[[f64; 2]], (x, y): (f64, f64), times: f64) -> String {
    let at = |[a, b]: &[f64; 2]| format!("{:.1},{:.1}", x + a * SCALE * times, y - b * SCALE * times);
    outline.iter().map(at).collect::<Vec<_>>().join(" ")
}

/// A column from the side: light on its left, and the edges of one with six sides.
fn column(sheet: &mut Sheet, (x, y): (f64, f64), (wide, high): (f64, f64), colour: &str, hexagonal: bool) {
    sheet.add(format!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" rx=\"2\" fill=\"{colour}\"/>"));
    let mut stripe = |from: f64, to: f64, paint: &str, opacity: f64| {
        let (left, across) = (x + wide * from, wide * (to - from));
        sheet.add(format!(
            "<rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"{across:.1}\" height=\"{high:.1}\" fill=\"{paint}\" fill-opacity=\"{opacity}\"/>"
        ));
    };
    if hexagonal {
        stripe(0.0, 0.25, "#fff", 0.3);
        stripe(0.75, 1.0, "#000", 0.25);
    } else {
        for part in [0.12, 0.2, 0.28] {
            stripe(part, 0.28 + 0.28 - part, "#fff", 0.12);
        }
        for part in [0.6, 0.72, 0.84] {
            stripe(part, 1.0, "#000", 0.1);
        }
    }
}
