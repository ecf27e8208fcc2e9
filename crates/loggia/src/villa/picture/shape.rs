//! A villa as flat polygons, the farthest first.

use villa_world::{Column, Plan, Plate, Pose, Shape};

/// Sides of a round column.
const AROUND: u32 = 24;

/// Pixels in a metre.
const SCALE: f64 = 1600.0;

/// Free space around, in pixels.
const BORDER: f64 = 24.0;

/// What is to be drawn.
pub struct Drawing {
    pub width: f64,
    pub height: f64,
    pub faces: Vec<Face>,
}

/// A polygon in one colour.
pub struct Face {
    pub points: Vec<[f64; 2]>,
    pub colour: [u8; 3],
}

/// Plates by their names, as in the box; any other name is plain wood.
fn paint(name: &str) -> [u8; 3] {
    match name {
        "blue" => [92, 133, 190],
        "green" => [106, 158, 101],
        "yellow" => [226, 192, 90],
        "orange" => [222, 145, 78],
        "red" => [196, 88, 78],
        _ => [196, 168, 130],
    }
}

/// The base has a green rim (V1).
const RIM: [u8; 3] = [122, 152, 108];

const COLUMN: [u8; 3] = [232, 205, 165];

/// The shadow on the table, which has the colour of the paper.
const SHADOW: [u8; 3] = [232, 225, 213];

/// Sine and cosine of the angle from which we look down, 20 degrees: low enough to see between the floors.
const DOWN: [f64; 2] = [0.342_020, 0.939_693];

/// Seen over the corner of x and y: right, up, and how far to the front.
fn seen([x, y, z]: [f64; 3]) -> [f64; 3] {
    let (across, along) = ((x - y) * 0.5f64.sqrt(), (x + y) * 0.5f64.sqrt());
    [across, z * DOWN[1] + along * DOWN[0], -along * DOWN[1] + z * DOWN[0]]
}

/// What the lowest plate darkens of the table: its outline, a little larger and shifted away from the light.
fn shadow(plate: &Plate) -> Face {
    let points = plate.outline.corners().iter().map(|p| {
        let [x, y, z] = plate.place.point([1.04 * p[0], 1.04 * p[1], 0.0]);
        let [right, up, _] = seen([x - 0.012, y + 0.004, z]);
        [right, up]
    });
    Face { points: points.collect(), colour: SHADOW }
}

/// The villa as polygons.
pub fn drawing(plan: &Plan) -> Drawing {
    let mut parts: Vec<(f64, Vec<Face>)> = Vec::new();
    for plate in &plan.plates {
        let outline: Vec<[f64; 2]> = plate.outline.corners().to_vec();
        // A plate lies behind everything that stands on it.
        let order = f64::from(plate.place.at[2]) * 1e3;
        let colour = paint(&plate.name);
        let edge = if plate.name == "base" { RIM } else { colour };
        parts.push((order, prism(&plate.place, &outline, plate.thickness, colour, edge)));
    }
    for (_, column, place) in plan.standing() {
        let order =
            f64::from(place.at[2]) * 1e3 + 1.0 + 0.1 * seen([place.at[0].into(), place.at[1].into(), 0.0])[2];
        parts.push((order, prism(place, &foot(column), column.height, COLUMN, COLUMN)));
    }
    parts.sort_by(|a, b| a.0.total_cmp(&b.0));
    let table = plan.plates.first().map(shadow);
    let mut faces: Vec<Face> =
        table.into_iter().chain(parts.into_iter().flat_map(|(_, faces)| faces)).collect();
    let all = || faces.iter().flat_map(|face| &face.points);
    let low = [0, 1].map(|i| all().map(|p| p[i]).fold(f64::MAX, f64::min));
    let high = [0, 1].map(|i| all().map(|p| p[i]).fold(f64::MIN, f64::max));
    for face in &mut faces {
        for p in &mut face.points {
            *p = [(p[0] - low[0]) * SCALE + BORDER, (high[1] - p[1]) * SCALE + BORDER];
        }
    }
    let size = [0, 1].map(|i| (high[i] - low[i]).clamp(0.0, 5.0) * SCALE + 2.0 * BORDER);
    Drawing { width: size[0].ceil(), height: size[1].ceil(), faces }
}

fn foot(column: &Column) -> Vec<[f64; 2]> {
    match column.shape {
        Shape::Hex => column.hexagon().to_vec(),
        Shape::Round => (0..AROUND)
            .map(|n| {
                let angle = std::f64::consts::TAU * f64::from(n) / f64::from(AROUND);
                [column.width / 2.0 * angle.cos(), column.width / 2.0 * angle.sin()]
            })
            .collect(),
    }
}

/// The faces of a prism that look at us: sides from the back to the front, then the top.
fn prism(place: &Pose, outline: &[[f64; 2]], height: f64, colour: [u8; 3], edge: [u8; 3]) -> Vec<Face> {
    let n = outline.len();
    let point = |i: usize, z: f64| seen(place.point([outline[i % n][0], outline[i % n][1], z]));
    let mut sides: Vec<(f64, Face)> = Vec::new();
    for i in 0..n {
        let corners = [point(i, 0.0), point(i + 1, 0.0), point(i + 1, height), point(i, height)];
        if is_towards_us(&corners) {
            let (a, b) = (outline[i % n], outline[(i + 1) % n]);
            let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
            let normal = place.point([dy, -dx, 0.0]);
            let light = (normal[0] - f64::from(place.at[0])) / (dx * dx + dy * dy).sqrt();
            let middle = corners.iter().map(|c| c[2]).sum::<f64>();
            sides.push((middle, face(&corners, edge, 0.8 + 0.16 * light)));
        }
    }
    sides.sort_by(|a, b| a.0.total_cmp(&b.0));
    let top: Vec<[f64; 3]> = (0..n).map(|i| point(i, height)).collect();
    sides.into_iter().map(|(_, face)| face).chain([face(&top, colour, 1.0)]).collect()
}

fn is_towards_us(corners: &[[f64; 3]; 4]) -> bool {
    let [a, b, c, _] = corners;
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0.0
}

fn face(corners: &[[f64; 3]], colour: [u8; 3], light: f64) -> Face {
    let points = corners.iter().map(|c| [c[0], c[1]]).collect();
    Face { points, colour: colour.map(|c| (f64::from(c) * light).clamp(0.0, 255.0) as u8) }
}
