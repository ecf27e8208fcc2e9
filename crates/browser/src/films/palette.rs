//! The colours of a film: a GIF has 256 of them.

use std::collections::HashMap;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// A few colours that stand for many.
pub struct Palette {
    /// The colours.
    pub colours: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

/// A colour, and how much it counts.
type Weighted = (Rgb, f64);

impl Palette {
    /// At most this many colours for all of these pixels, by cutting the box of colours that differ most, again and again.
    pub fn of<'p>(pixels: impl Iterator<Item = &'p Rgb>, most: usize) -> Palette {
        let mut counts: HashMap<Rgb, f64> = HashMap::new();
        for pixel in pixels {
            *counts.entry(*pixel).or_default() += 1.0;
        }
        // A small thing in a colour of its own matters more than its pixels: a large ground must not take all colours.
        let mut all: Vec<Weighted> = counts.into_iter().map(|(rgb, count)| (rgb, count.sqrt())).collect();
        all.sort_by_key(|(rgb, _)| *rgb);
        let mut boxes = vec![all];
        while boxes.len() < most {
            let spreads = boxes.iter().map(|colours| widest(colours).1);
            let Some((worst, spread)) = spreads.enumerate().max_by(|a, b| a.1.total_cmp(&b.1)) else { break };
            if spread <= 0.0 {
                break;
            }
            let (low, high) = cut(boxes.swap_remove(worst));
            boxes.extend([low, high]);
        }
        let colours = boxes.iter().filter(|colours| !colours.is_empty()).map(|colours| middle(colours));
        Palette {
            colours: colours.map(|middle| middle.map(|part| part.round() as u8)).collect(),
            nearest: HashMap::new(),
        }
    }

    /// The number of the colour that is nearest to this one.
    pub fn nearest(&mut self, rgb: Rgb) -> u8 {
        let colours = &self.colours;
        *self.nearest.entry(rgb).or_insert_with(|| {
            let found = (0u8..=255).zip(colours).min_by_key(|(_, colour)| distance(**colour, rgb));
            found.map_or(0, |(number, _)| number)
        })
    }
}

/// How different two colours are: the square of their distance.
pub fn distance(a: Rgb, b: Rgb) -> u32 {
    (0..3).map(|part| u32::from(a[part].abs_diff(b[part])).pow(2)).sum()
}

fn middle(colours: &[Weighted]) -> [f64; 3] {
    let weight: f64 = colours.iter().map(|(_, weight)| weight).sum();
    [0, 1, 2].map(|part| colours.iter().map(|(rgb, w)| f64::from(rgb[part]) * w).sum::<f64>() / weight)
}

/// The part of the colours, red, green or blue, that differs most, and how much.
fn widest(colours: &[Weighted]) -> (usize, f64) {
    let middle = middle(colours);
    let spread = |part: usize| -> f64 {
        colours.iter().map(|(rgb, weight)| (f64::from(rgb[part]) - middle[part]).powi(2) * weight).sum()
    };
    let spreads = [0, 1, 2].map(|part| (part, spread(part)));
    spreads.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default()
}

fn cut(colours: Vec<Weighted>) -> (Vec<Weighted>, Vec<Weighted>) {
    let (part, _) = widest(&colours);
    let middle = middle(&colours)[part];
    colours.into_iter().partition(|(rgb, _)| f64::from(rgb[part]) <= middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_colours_stay_as_they_are() {
        let pixels = [[250, 250, 250], [250, 250, 250], [20, 90, 200], [0, 0, 0]];
        let mut palette = Palette::of(pixels.iter(), 16);
        assert_eq!(palette.colours.len(), 3);
        for pixel in pixels {
            let number = palette.nearest(pixel);
            assert_eq!(palette.colours[usize::from(number)], pixel);
        }
    }

    #[test]
    fn many_colours_become_few_near_ones() {
        let greys: Vec<Rgb> = (0..=255).map(|grey| [grey; 3]).collect();
        let mut palette = Palette::of(greys.iter(), 32);
        assert_eq!(palette.colours.len(), 32);
        assert!(greys.iter().all(|grey| {
            let number = palette.nearest(*grey);
            distance(palette.colours[usize::from(number)], *grey) <= 3 * 8 * 8
        }));
    }
}
