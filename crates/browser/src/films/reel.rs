//! The frames of a film, and the GIF that becomes of them.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use gif::{Encoder, Frame, Repeat};
use tiny_skia::{IntRect, Pixmap};

use super::palette::{Palette, Rgb, distance};
use crate::scene_error::SceneError;

/// A pixel that differs by less from what is shown already stays as it is; the square of a distance between colours.
const SAME: u32 = 60;

/// The number of "as before" in a frame; palettes have one colour less.
const BEFORE: u8 = 255;

/// Frames of one size.
#[derive(Default)]
pub struct Reel {
    width: u16,
    height: u16,
    /// The pixels of each, and for how many hundredths of a second it is shown.
    frames: Vec<(Vec<Rgb>, u16)>,
}

impl Reel {
    /// Adds a picture, or the part of it with this left, top, width and height.
    pub fn add(&mut self, png: &[u8], part: Option<[u32; 4]>, hundredths: u16) -> Result<(), SceneError> {
        let mut picture = Pixmap::decode_png(png).map_err(|error| SceneError(error.to_string()))?;
        if let Some([x, y, width, height]) = part {
            let rect = IntRect::from_xywh(x as i32, y as i32, width, height);
            let part = rect.and_then(|rect| picture.clone_rect(rect));
            picture = part.ok_or_else(|| SceneError("a frame is smaller than what is filmed".into()))?;
        }
        let size =
            |pixels: u32| u16::try_from(pixels).map_err(|_| SceneError("the picture is too large".into()));
        let (width, height) = (size(picture.width())?, size(picture.height())?);
        if self.frames.is_empty() {
            (self.width, self.height) = (width, height);
        }
        if (width, height) != (self.width, self.height) {
            return Err(SceneError(format!("a frame has {width} by {height} pixels, others have not")));
        }
        let pixels: Vec<Rgb> =
            picture.data().chunks_exact(4).map(|rgba| [rgba[0], rgba[1], rgba[2]]).collect();
        match self.frames.last_mut() {
            Some((last, shown)) if *last == pixels => *shown += hundredths,
            _ => self.frames.push((pixels, hundredths)),
        }
        Ok(())
    }

    /// Shows the last frame for longer.
    pub fn hold(&mut self, hundredths: u16) {
        if let Some((_, shown)) = self.frames.last_mut() {
            *shown += hundredths;
        }
    }

    /// Writes the film, which repeats.
    pub fn write(&self, path: &Path) -> Result<(), SceneError> {
        let wrong = |error: gif::EncodingError| SceneError(format!("{}: {error}", path.display()));
        let mut palette = Palette::of(self.frames.iter().flat_map(|(pixels, _)| pixels), BEFORE.into());
        let mut table = palette.colours.concat();
        table.resize(3 * 256, 0);
        let file = BufWriter::new(File::create(path)?);
        let mut encoder = Encoder::new(file, self.width, self.height, &table).map_err(wrong)?;
        encoder.set_repeat(Repeat::Infinite).map_err(wrong)?;
        let mut shown: Vec<Option<u8>> = vec![None; usize::from(self.width) * usize::from(self.height)];
        for (pixels, hundredths) in &self.frames {
            let mut changed = vec![BEFORE; pixels.len()];
            for ((pixel, shown), changed) in pixels.iter().zip(&mut shown).zip(&mut changed) {
                let stays = |number: &u8| distance(palette.colours[usize::from(*number)], *pixel) < SAME;
                if shown.as_ref().is_some_and(stays) {
                    continue;
                }
                let number = palette.nearest(*pixel);
                if *shown != Some(number) {
                    (*shown, *changed) = (Some(number), number);
                }
            }
            encoder.write_frame(&self.part(&changed, *hundredths)).map_err(wrong)?;
        }
        let seconds: f64 = self.frames.iter().map(|(_, hundredths)| f64::from(*hundredths) / 100.0).sum();
        drop(encoder);
        let bytes = std::fs::metadata(path)?.len();
        println!("{}: {seconds:.1} s, {} frames, {bytes} bytes", path.display(), self.frames.len());
        Ok(())
    }

    /// The part of the picture that changes.
    fn part(&self, changed: &[u8], hundredths: u16) -> Frame<'static> {
        let width = usize::from(self.width);
        let places = || changed.iter().enumerate().filter(|(_, number)| **number != BEFORE).map(|(at, _)| at);
        let across = || places().map(|at| at % width);
        let (left, right) = (across().min().unwrap_or(0), across().max().unwrap_or(0));
        let (top, low) = (places().min().unwrap_or(0) / width, places().max().unwrap_or(0) / width);
        let rows = (top..=low).flat_map(|row| &changed[row * width + left..=row * width + right]);
        let short = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
        let (part_width, part_height) = (short(right - left + 1), short(low - top + 1));
        let pixels: Vec<u8> = rows.copied().collect();
        let mut frame = Frame::from_indexed_pixels(part_width, part_height, pixels, Some(BEFORE));
        (frame.left, frame.top, frame.delay) = (short(left), short(top), hundredths);
        frame.dispose = gif::DisposalMethod::Keep;
        frame
    }
}
