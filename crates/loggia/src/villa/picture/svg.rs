//! The drawing as SVG.

use std::fmt::Write;

use super::shape::Drawing;

/// The text of the file.
pub fn write(drawing: &Drawing) -> String {
    let Drawing { width, height, faces } = drawing;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#faf7f1\"/>\n"
    );
    for face in faces {
        let [r, g, b] = face.colour;
        let colour = format!("#{r:02x}{g:02x}{b:02x}");
        let points: Vec<String> = face.points.iter().map(|p| format!("{:.1},{:.1}", p[0], p[1])).collect();
        let points = points.join(" ");
        // A line of the same colour closes the hairlines between neighbours.
        let _ = writeln!(
            text,
            "<polygon points=\"{points}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"0.6\"/>"
        );
    }
    text.push_str("</svg>\n");
    text
}
