//! A villa as flat polygons, the farthest first.

use villa_world::{Column, Place, Plan, Shape};

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

const COLUMN: [u8; 3] = [219, 190, 150];

/// Seen along a line that comes down at 30 degrees over the corner of x and y: right, up, and how far to the front.
fn seen([x, y, z]: [f64; 3]) -> [f64; 3] {
    let (across, along) = ((x - y) * 0.5f64.sqrt(), (x + y) * 0.5f64.sqrt());
    [across, z * 0.75f64.sqrt() - along * -0.5, -along * 0.75f64.sqrt() + z * 0.5]
}

/// The villa as polygons.
pub fn drawing(plan: &Plan) -> Drawing {
    let mut parts: Vec<(f64, Vec<Face>)> = Vec::new();
    for plate in &plan.plates {
        let outline: Vec<[f64; 2]> = plate.outline.corners().to_vec();
        // A plate lies behind everything that stands on it.
        let order = f64::from(plate.place.at[2]) * 1e3;
        parts.push((order, prism(&plate.place, &outline, plate.thickness, paint(&plate.name))));
    }
    for (_, column, place) in plan.standing() {
        let order =
            f64::from(place.at[2]) * 1e3 + 1.0 + 0.1 * seen([place.at[0].into(), place.at[1].into(), 0.0])[2];
        parts.push((order, prism(place, &foot(column), column.height, COLUMN)));
    }
    parts.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut faces: Vec<Face> = parts.into_iter().flat_map(|(_, faces)| faces).collect();
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
fn prism(place: &Place, outline: &[[f64; 2]], height: f64, colour: [u8; 3]) -> Vec<Face> {
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
            sides.push((middle, face(&corners, colour, 0.74 + 0.12 * light)));
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
