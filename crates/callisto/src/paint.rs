//! What the colours look like: who plays with the blue pieces and who with the red ones (C1).

use std::fmt;
use std::str::FromStr;

use crate::colour::{Colour, MAX_COLOURS};

/// The pieces of one of the four sets in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Paint(u8);

const NAMES: [&str; MAX_COLOURS] = ["blue", "yellow", "red", "green"];

impl Paint {
    /// Blue, yellow, red, green.
    pub const ALL: [Paint; MAX_COLOURS] = [Paint(0), Paint(1), Paint(2), Paint(3)];

    /// As an index into things kept by set.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its English name, as files and commands have it.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no set: the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPaint(pub String);

impl fmt::Display for NotAPaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a colour: there are {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for NotAPaint {}

impl FromStr for Paint {
    type Err = NotAPaint;

    fn from_str(text: &str) -> Result<Paint, NotAPaint> {
        let named = |paint: &Paint| paint.name().eq_ignore_ascii_case(text.trim());
        Paint::ALL.into_iter().find(named).ok_or_else(|| NotAPaint(text.into()))
    }
}

/// Which set each colour of a game plays with. The rules tell colours apart by their turns alone, so this changes nothing
/// but what people see. No two colours have the same one; those of colours that do not play are in the box.
///
/// ```
/// use callisto::{Colour, Paint, Paints};
/// let red = "red".parse::<Paint>().unwrap();
/// let paints = Paints::default().with(Colour(0), red);
/// assert_eq!(paints.to_string(), "red,yellow,blue,green");
/// assert_eq!((paints.of(Colour(0)), paints.colour(red)), (red, Colour(0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paints([Paint; MAX_COLOURS]);

impl Default for Paints {
    /// The usual ones: blue, yellow, red, green in turn order.
    fn default() -> Paints {
        Paints(Paint::ALL)
    }
}

impl Paints {
    /// What a colour looks like.
    pub fn of(self, colour: Colour) -> Paint {
        self.0[colour.index()]
    }

    /// The colour that has a set.
    pub fn colour(self, paint: Paint) -> Colour {
        let at = self.0.iter().position(|other| *other == paint).unwrap_or_default();
        Colour(at as u8)
    }

    /// The same with another paint for a colour. A colour that had this paint gets the old one.
    pub fn with(mut self, colour: Colour, paint: Paint) -> Paints {
        let had = self.colour(paint);
        self.0.swap(colour.index(), had.index());
        self
    }
}

impl fmt::Display for Paints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(Paint::name).join(","))
    }
}

impl FromStr for Paints {
    type Err = NotAPaint;

    /// Reads names in turn order; those that are missing at the end are as usual, as far as they are free.
    fn from_str(text: &str) -> Result<Paints, NotAPaint> {
        let mut paints = Paints::default();
        let mut named = Vec::new();
        for (at, name) in text.split(',').enumerate() {
            let paint = name.parse()?;
            if at >= MAX_COLOURS || named.contains(&paint) {
                return Err(NotAPaint(text.into()));
            }
            named.push(paint);
            paints = paints.with(Colour(at as u8), paint);
        }
        Ok(paints)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_no_two_colours_look_the_same() {
        for paint in Paint::ALL {
            for colour in (0..4).map(Colour) {
                let paints = Paints::default().with(Colour(2), Paint(0)).with(colour, paint);
                assert_eq!((paints.of(colour), paints.colour(paint)), (paint, colour));
                let mut all = paints.0;
                all.sort_unstable();
                assert_eq!(all, Paint::ALL);
                assert_eq!(paints.to_string().parse(), Ok(paints));
            }
        }
        assert_eq!("Green, blue".parse::<Paints>().unwrap().to_string(), "green,blue,red,yellow");
        for wrong in ["", "red,red", "pink", "red,blue,green,yellow,red"] {
            assert!(wrong.parse::<Paints>().is_err(), "{wrong}");
        }
    }
}
