//! The drawing as PNG.

use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Stroke, Transform};

use super::shape::Drawing;

/// The bytes of the file; none when the picture has no size.
pub fn write(drawing: &Drawing) -> Vec<u8> {
    let Some(mut image) = Pixmap::new(drawing.width as u32, drawing.height as u32) else { return Vec::new() };
    image.fill(Color::from_rgba8(0xfa, 0xf7, 0xf1, 0xff));
    for face in &drawing.faces {
        let mut path = PathBuilder::new();
        for (n, p) in face.points.iter().enumerate() {
            let (x, y) = (p[0] as f32, p[1] as f32);
            if n == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        path.close();
        let Some(path) = path.finish() else { continue };
        let [r, g, b] = face.colour;
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color_rgba8(r, g, b, 0xff);
        image.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        let stroke = Stroke { width: 0.6, ..Stroke::default() };
        image.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }
    image.encode_png().unwrap_or_default()
}
