//! A set of cells as bits, the working material of move generation.
//!
//! Bits are numbered by a [`Grid`](crate::grid::Grid): row by row over the part of the board that play can use.
//! The functions over `[u64; N]` do the work; `N` is as small as the board allows, so that a two-player
//! board costs four words and not seven.

/// Words that hold a grid of 20×20.
pub(crate) const WORDS: usize = 7;

/// A set of grid bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub(crate) struct Cells(pub(crate) [u64; WORDS]);

impl Cells {
    pub(crate) const NONE: Cells = Cells([0; WORDS]);

    pub(crate) fn has(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    pub(crate) fn len(&self) -> usize {
        count(&self.0) as usize
    }

    pub(crate) fn and(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(crate) fn or(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub(crate) fn without(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The bits in ascending order.
    pub(crate) fn iter(&self) -> Bits {
        Bits { words: self.0, word: 0 }
    }

    /// The `n`-th bit from below; the caller knows that there are more than `n`.
    pub(crate) fn nth(&self, mut n: u32) -> usize {
        for (i, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                let mut word = word;
                for _ in 0..n {
                    word &= word - 1;
                }
                return i * 64 + word.trailing_zeros() as usize;
            }
            n -= here;
        }
        unreachable!("fewer bits than asked for")
    }

    /// The first `N` words, all that a grid of `N` words uses.
    pub(crate) fn head<const N: usize>(&self) -> [u64; N] {
        std::array::from_fn(|i| self.0[i])
    }

    pub(crate) fn from_head<const N: usize>(head: [u64; N]) -> Cells {
        let mut words = [0; WORDS];
        words[..N].copy_from_slice(&head);
        Cells(words)
    }
}

/// The bits of a set in ascending order.
#[derive(Clone)]
pub(crate) struct Bits {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.word < WORDS {
            let word = self.words[self.word];
            if word != 0 {
                self.words[self.word] = word & (word - 1);
                return Some(self.word * 64 + word.trailing_zeros() as usize);
            }
            self.word += 1;
        }
        None
    }
}

pub(crate) fn count<const N: usize>(words: &[u64; N]) -> u32 {
    words.iter().map(|w| w.count_ones()).sum()
}

/// Moves every bit down by `by` places: bit `b + by` lands on `b`.
#[inline(always)]
pub(crate) fn shift_down<const N: usize>(words: &[u64; N], by: usize) -> [u64; N] {
    let (whole, part) = (by / 64, (by % 64) as u32);
    let word = |i: usize| if i < N { words[i] } else { 0 };
    if part == 0 {
        return std::array::from_fn(|i| word(i + whole));
    }
    if whole == 0 {
        // The usual case, spelt out because it compiles to straight vector code.
        let mut out = [0; N];
        for i in 0..N - 1 {
            out[i] = words[i] >> part | words[i + 1] << (64 - part);
        }
        out[N - 1] = words[N - 1] >> part;
        return out;
    }
    std::array::from_fn(|i| word(i + whole) >> part | word(i + whole + 1) << (64 - part))
}

/// Moves every bit up by `by` places, which is less than 64.
#[inline(always)]
pub(crate) fn shift_up<const N: usize>(words: &[u64; N], by: usize) -> [u64; N] {
    let part = by as u32;
    let mut out = [0; N];
    out[0] = words[0] << part;
    for i in 1..N {
        out[i] = words[i] << part | words[i - 1] >> (64 - part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_move_bits_across_words() {
        for by in 1..200 {
            for bit in [0, 1, 63, 64, 127, 200, 399, 447] {
                let mut set = Cells::NONE;
                set.insert(bit);
                let down = Cells(shift_down(&set.0, by));
                assert_eq!(
                    down.iter().collect::<Vec<_>>(),
                    Vec::from_iter(bit.checked_sub(by)),
                    "{bit} down {by}"
                );
                if by < 64 {
                    let up = Cells(shift_up(&set.0, by));
                    assert_eq!(
                        up.iter().collect::<Vec<_>>(),
                        Vec::from_iter(Some(bit + by).filter(|b| *b < 448))
                    );
                }
            }
        }
    }

    #[test]
    fn nth_counts_from_below() {
        let mut set = Cells::NONE;
        let bits = [3, 64, 65, 130, 447];
        bits.iter().for_each(|b| set.insert(*b));
        for (n, bit) in bits.iter().enumerate() {
            assert_eq!(set.nth(n as u32), *bit);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), bits);
    }
}
