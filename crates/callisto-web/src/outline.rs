//! The outline of cells as the path of a drawing, with soft corners.

use std::fmt::Write;

/// A corner of the outline: where it is, and the direction in which the outline comes and goes on.
struct Corner {
    x: i32,
    y: i32,
    from: (i32, i32),
    to: (i32, i32),
}

/// The path around cells, `inset` inwards (outwards where negative), with corners of a radius. Rows count upwards
/// from 0 and the drawing's `y` downwards: `top` is the row that is drawn at 0, plus one.
pub fn outline(cells: &[(i32, i32)], top: i32, inset: f64, radius: f64) -> String {
    let cells: Vec<(i32, i32)> = cells.iter().map(|&(x, y)| (x, top - 1 - y)).collect();
    let mut path = String::new();
    for ring in rings(&cells) {
        draw(&ring, inset, radius, &mut path);
    }
    path
}

/// The closed borders of the cells, each walked with the cells on its right hand.
fn rings(cells: &[(i32, i32)]) -> Vec<Vec<Corner>> {
    let has = |x, y| cells.contains(&(x, y));
    // Each border step: where it begins and its direction.
    let mut steps: Vec<((i32, i32), (i32, i32))> = Vec::new();
    for &(x, y) in cells {
        let sides = [
            ((0, -1), (x, y), (1, 0)),
            ((1, 0), (x + 1, y), (0, 1)),
            ((0, 1), (x + 1, y + 1), (-1, 0)),
            ((-1, 0), (x, y + 1), (0, -1)),
        ];
        let open = sides.into_iter().filter(|((dx, dy), _, _)| !has(x + dx, y + dy));
        steps.extend(open.map(|(_, start, along)| (start, along)));
    }
    let mut rings = Vec::new();
    while let Some((start, first)) = steps.pop() {
        let mut ring = Vec::new();
        let (mut at, mut along) = ((start.0 + first.0, start.1 + first.1), first);
        while at != start {
            // Where two cells meet at a corner only, turning right keeps to the same cell.
            let right = (-along.1, along.0);
            let next = |to| steps.iter().position(|step| *step == (at, to));
            let found = [right, along, (along.1, -along.0)].into_iter().find_map(next);
            let Some(index) = found else { break };
            let (_, to) = steps.swap_remove(index);
            if to != along {
                ring.push(Corner { x: at.0, y: at.1, from: along, to });
            }
            (at, along) = ((at.0 + to.0, at.1 + to.1), to);
        }
        if along != first {
            ring.push(Corner { x: at.0, y: at.1, from: along, to: first });
        }
        rings.push(ring);
    }
    rings
}

fn draw(ring: &[Corner], inset: f64, radius: f64, path: &mut String) {
    for (index, corner) in ring.iter().enumerate() {
        let [from, to] = [corner.from, corner.to].map(|(x, y)| (f64::from(x), f64::from(y)));
        // Inwards is to the right of each side.
        let x = f64::from(corner.x) + inset * (-from.1 - to.1);
        let y = f64::from(corner.y) + inset * (from.0 + to.0);
        let word = if index == 0 { 'M' } else { 'L' };
        let (ax, ay) = (x - radius * from.0, y - radius * from.1);
        let (bx, by) = (x + radius * to.0, y + radius * to.1);
        let _ = write!(path, "{word}{ax:.3} {ay:.3}Q{x:.3} {y:.3} {bx:.3} {by:.3}");
    }
    path.push('Z');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_four_corners_and_a_ring_has_eight() {
        let corners = |cells: &[(i32, i32)]| outline(cells, 4, 0.1, 0.1).matches('Q').count();
        assert_eq!(corners(&[(0, 0)]), 4);
        assert_eq!(corners(&[(0, 0), (1, 0), (2, 0)]), 4);
        assert_eq!(corners(&[(0, 0), (1, 0), (0, 1)]), 6);
        let hollow = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
        assert_eq!(corners(&hollow), 8);
        assert_eq!(corners(&[(0, 0), (1, 1)]), 8);
    }

    #[test]
    fn it_lies_within_its_cells() {
        let path = outline(&[(2, 0)], 1, 0.1, 0.0);
        for corner in ["2.100 0.100", "2.900 0.100", "2.900 0.900", "2.100 0.900"] {
            assert!(path.contains(corner), "{path}");
        }
    }
}
