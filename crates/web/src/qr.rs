//! QR codes of links: bytes with error correction of level M, in the versions 1 to 9. Libraries for all versions, levels and
//! alphabets are larger than all other pages of tables.
//!
//! The numbers are those of ISO/IEC 18004.

/// A version with level M.
struct Version {
    /// Bytes of error correction in each block.
    check: usize,
    /// How many blocks there are with how many bytes of data each.
    blocks: [(usize, usize); 2],
    /// Where the middles of the alignment patterns are, in both directions.
    aligned: &'static [usize],
}

const VERSIONS: [Version; 9] = [
    Version { check: 10, blocks: [(1, 16), (0, 0)], aligned: &[] },
    Version { check: 16, blocks: [(1, 28), (0, 0)], aligned: &[6, 18] },
    Version { check: 26, blocks: [(1, 44), (0, 0)], aligned: &[6, 22] },
    Version { check: 18, blocks: [(2, 32), (0, 0)], aligned: &[6, 26] },
    Version { check: 24, blocks: [(2, 43), (0, 0)], aligned: &[6, 30] },
    Version { check: 16, blocks: [(4, 27), (0, 0)], aligned: &[6, 34] },
    Version { check: 18, blocks: [(4, 31), (0, 0)], aligned: &[6, 22, 38] },
    Version { check: 22, blocks: [(2, 38), (2, 39)], aligned: &[6, 24, 42] },
    Version { check: 22, blocks: [(3, 36), (2, 37)], aligned: &[6, 26, 46] },
];

impl Version {
    /// How many bytes it holds, besides two for kind, length and end.
    fn room(&self) -> usize {
        self.blocks.iter().map(|(count, size)| count * size).sum::<usize>() - 2
    }
}

/// The patterns that can be laid over the data; the one that makes most changes between light and dark is taken.
const MASKS: [fn(usize, usize) -> bool; 8] = [
    |x, y| (x + y).is_multiple_of(2),
    |_, y| y.is_multiple_of(2),
    |x, _| x.is_multiple_of(3),
    |x, y| (x + y).is_multiple_of(3),
    |x, y| (x / 3 + y / 2).is_multiple_of(2),
    |x, y| x * y % 2 + x * y % 3 == 0,
    |x, y| (x * y % 2 + x * y % 3).is_multiple_of(2),
    |x, y| ((x + y) % 2 + x * y % 3).is_multiple_of(2),
];

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// How many squares it has in each direction.
    pub width: usize,
    /// Which of them are dark, row by row.
    pub dark: Vec<bool>,
    /// Which of them are no data.
    fixed: Vec<bool>,
}

impl Qr {
    /// The code of a text, if it is not too long.
    pub fn of(text: &str) -> Option<Qr> {
        let number = 1 + VERSIONS.iter().position(|version| version.room() >= text.len())?;
        let version = &VERSIONS[number - 1];
        let mut code = Qr::empty(number, version.aligned);
        code.fill(&interleaved(version, &data(version, text.as_bytes())));
        (0..MASKS.len()).map(|mask| code.masked(mask)).min_by_key(Qr::sameness)
    }

    /// The patterns that every code of a version has; the places of its format are taken, and still light.
    fn empty(number: usize, aligned: &[usize]) -> Qr {
        let width = 17 + 4 * number;
        let mut code = Qr { width, dark: vec![false; width * width], fixed: vec![false; width * width] };
        for at in 0..width {
            code.fix(at, 6, at.is_multiple_of(2));
            code.fix(6, at, at.is_multiple_of(2));
        }
        for (x, y) in [(3, 3), (width - 4, 3), (3, width - 4)] {
            code.rings(x, y, 4, &[2, 4]);
        }
        let last = aligned.last().copied().unwrap_or_default();
        for &x in aligned {
            for &y in aligned {
                if ![(6, 6), (6, last), (last, 6)].contains(&(x, y)) {
                    code.rings(x, y, 2, &[1]);
                }
            }
        }
        code.write_format(0);
        if number >= 7 {
            let bits = (number << 12) | remainder(number, 12, 0x1f25);
            for bit in 0..18 {
                let (near, far) = (bit / 3, width - 11 + bit % 3);
                code.fix(near, far, (bits >> bit) & 1 == 1);
                code.fix(far, near, (bits >> bit) & 1 == 1);
            }
        }
        code
    }

    fn fix(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.width + x] = dark;
        self.fixed[y * self.width + x] = true;
    }

    /// Rings around a place as far as the code goes; some are light.
    fn rings(&mut self, x: usize, y: usize, size: usize, light: &[usize]) {
        for row in (y + 1).saturating_sub(size + 1)..(y + size + 1).min(self.width) {
            for column in (x + 1).saturating_sub(size + 1)..(x + size + 1).min(self.width) {
                let ring = row.abs_diff(y).max(column.abs_diff(x));
                self.fix(column, row, !light.contains(&ring));
            }
        }
    }

    /// Level M, whose number is 0, and the mask, twice.
    fn write_format(&mut self, mask: usize) {
        let bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
        let far = self.width - 1;
        for bit in 0..15 {
            let dark = (bits >> bit) & 1 == 1;
            match bit {
                0..6 => self.fix(8, bit, dark),
                6 | 7 => self.fix(8, bit + 1, dark),
                8 => self.fix(7, 8, dark),
                _ => self.fix(14 - bit, 8, dark),
            }
            match bit {
                0..8 => self.fix(far - bit, 8, dark),
                _ => self.fix(8, far - 14 + bit, dark),
            }
        }
        self.fix(8, far - 7, true);
    }

    /// Writes the data, two columns at a time from the right, up and down.
    fn fill(&mut self, bytes: &[u8]) {
        let mut bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| (byte >> bit) & 1 == 1));
        // The column of the timing pattern is left out.
        let pairs = (0..self.width).rev().filter(|x| *x != 6).collect::<Vec<_>>();
        for (number, pair) in pairs.chunks(2).enumerate() {
            for step in 0..self.width {
                let y = if number.is_multiple_of(2) { self.width - 1 - step } else { step };
                for x in pair {
                    let at = y * self.width + x;
                    if !self.fixed[at] {
                        self.dark[at] = bits.next().unwrap_or_default();
                    }
                }
            }
        }
    }

    fn masked(&self, mask: usize) -> Qr {
        let mut code = self.clone();
        for at in 0..code.dark.len() {
            code.dark[at] ^= !code.fixed[at] && MASKS[mask](at % self.width, at / self.width);
        }
        code.write_format(mask);
        code
    }

    /// How many neighbours are the same.
    fn sameness(&self) -> usize {
        let last = self.dark.len() - self.width;
        let across = self.dark.windows(2).filter(|pair| pair[0] == pair[1]).count();
        across + (0..last).filter(|at| self.dark[*at] == self.dark[at + self.width]).count()
    }
}

/// The remainder of a division of polynomials over bits, with this many places.
fn remainder(number: usize, places: usize, by: usize) -> usize {
    (0..places).fold(number, |rest, _| (rest << 1) ^ ((rest >> (places - 1)) * by))
}

/// Four bits for the kind, which is bytes, eight for their number, the bytes, four for the end, and what fills the rest.
fn data(version: &Version, text: &[u8]) -> Vec<u8> {
    let mut data = vec![0x40 | (text.len() >> 4) as u8];
    let mut rest = text.len() as u8;
    for byte in text {
        data.push((rest << 4) | (byte >> 4));
        rest = *byte;
    }
    data.push(rest << 4);
    data.extend([0xec, 0x11].iter().cycle().take(version.room() - text.len()));
    data
}

/// The blocks with their error correction, one byte of each after the other.
fn interleaved(version: &Version, data: &[u8]) -> Vec<u8> {
    let mut rest = data;
    let mut blocks: Vec<(&[u8], Vec<u8>)> = Vec::new();
    for (count, size) in version.blocks {
        for _ in 0..count {
            let (block, after) = rest.split_at(size);
            blocks.push((block, correction(block, version.check)));
            rest = after;
        }
    }
    let most = version.blocks[0].1.max(version.blocks[1].1);
    let data = (0..most).flat_map(|at| blocks.iter().filter_map(move |block| block.0.get(at)));
    let check = (0..version.check).flat_map(|at| blocks.iter().map(move |block| &block.1[at]));
    data.chain(check).copied().collect()
}

/// The bytes of a Reed-Solomon code for a block.
fn correction(block: &[u8], count: usize) -> Vec<u8> {
    // (x - 1)(x - 2)(x - 4)…, without its first coefficient, which is 1.
    let mut divisor = vec![0; count];
    divisor[count - 1] = 1;
    let mut root = 1;
    for _ in 0..count {
        for at in 0..count {
            let next = divisor.get(at + 1).copied().unwrap_or_default();
            divisor[at] = times(divisor[at], root) ^ next;
        }
        root = times(root, 2);
    }
    let mut rest = vec![0; count];
    for byte in block {
        let factor = byte ^ rest.remove(0);
        rest.push(0);
        rest.iter_mut().zip(&divisor).for_each(|(rest, of)| *rest ^= times(*of, factor));
    }
    rest
}

/// A product in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1.
fn times(a: u8, b: u8) -> u8 {
    let double = |product: u8| (product << 1) ^ ((product >> 7) * 0x1d);
    (0..8).rev().fold(0, |product, bit| double(product) ^ (((b >> bit) & 1) * a))
}

#[cfg(test)]
mod tests {
    use qrcode::bits::Bits;
    use qrcode::canvas::{Canvas, MaskPattern};
    use qrcode::{Color, EcLevel, Version, ec};

    use super::*;

    /// In the order of their numbers.
    const PATTERNS: [MaskPattern; 8] = [
        MaskPattern::Checkerboard,
        MaskPattern::HorizontalLines,
        MaskPattern::VerticalLines,
        MaskPattern::DiagonalLines,
        MaskPattern::LargeCheckerboard,
        MaskPattern::Fields,
        MaskPattern::Diamonds,
        MaskPattern::Meadow,
    ];

    /// What a library makes of a text, with each mask.
    fn theirs(text: &str, width: usize) -> Vec<Vec<bool>> {
        let version = Version::Normal(((width - 17) / 4) as i16);
        let mut bits = Bits::new(version);
        bits.push_byte_data(text.as_bytes()).unwrap();
        bits.push_terminator(EcLevel::M).unwrap();
        let (data, check) = ec::construct_codewords(&bits.into_bytes(), version, EcLevel::M).unwrap();
        let with = |mask| {
            let mut canvas = Canvas::new(version, EcLevel::M);
            canvas.draw_all_functional_patterns();
            canvas.draw_data(&data, &check);
            canvas.apply_mask(mask);
            canvas.into_colors().into_iter().map(|colour| colour == Color::Dark).collect()
        };
        PATTERNS.map(with).to_vec()
    }

    #[test]
    fn every_length_has_the_code_that_a_library_makes() {
        let long = "https://loggia.example.org/t/".chars().chain(('a'..='z').cycle()).take(180);
        let long: String = long.collect();
        for length in 1..=long.len() {
            let code = Qr::of(&long[..length]).unwrap();
            assert!(theirs(&long[..length], code.width).contains(&code.dark), "{length}");
        }
        assert_eq!(Qr::of(&"a".repeat(181)), None);
    }
}
