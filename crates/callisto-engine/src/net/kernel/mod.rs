//! Convolutions over the cells of a board, for one position: where nearly all of the time goes.
//!
//! They multiply whole numbers: activations, which are never negative, as 0 to 255 of the largest one, and weights as
//! −127 to 127 of the largest one of their output. A processor's vectors hold many more of these than of floats, and all
//! processors get the same sums. Numbers travel in words of 32 bits, several inputs in each ([`Form`]): a kernel takes
//! one word of a cell and multiplies it with a word of weights for each of many outputs.
//!
//! Activations are `[cell][word]`, with a line of zeros after the last cell, which stands for all cells off the board.
//! Outputs come in blocks of 16 channels. A tile of some cells by one or two blocks stays in registers while all inputs
//! of all neighbours pass by.

mod plain;
#[cfg(target_arch = "wasm32")]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

/// Channels of one block.
pub const BLOCK: usize = 16;

/// How numbers lie in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))] // Others do not multiply bytes faster.
pub enum Form {
    /// Four bytes, for processors that multiply bytes.
    Bytes,
    /// Two numbers of 16 bits.
    Halves,
}

impl Form {
    /// The form that this processor is fastest with.
    pub fn best() -> Form {
        #[cfg(target_arch = "x86_64")]
        if x86::multiplies_bytes() {
            return Form::Bytes;
        }
        Form::Halves
    }

    /// How many numbers a word holds.
    fn group(self) -> usize {
        match self {
            Form::Bytes => 4,
            Form::Halves => 2,
        }
    }

    fn bits(self) -> u32 {
        match self {
            Form::Bytes => 8,
            Form::Halves => 16,
        }
    }

    /// The word with a number in its place.
    fn pack(self, number: i32, place: usize) -> u32 {
        let mask = u32::MAX >> (32 - self.bits());
        (number as u32 & mask) << (place as u32 * self.bits())
    }
}

/// The weights of a convolution, 3×3 or 1×1.
#[derive(Debug)]
pub struct Conv {
    form: Form,
    pub taps: usize,
    /// A multiple of [`BLOCK`].
    pub outputs: usize,
    /// Words of one cell's inputs.
    words: usize,
    /// `[block][tap][word][BLOCK]`.
    weights: Vec<u32>,
    /// What 1 stands for in the weights of each output.
    scale: Vec<f32>,
    pub bias: Vec<f32>,
}

impl Conv {
    /// From weights `[tap][input][output]` and a bias for each output; missing outputs are zeros.
    pub fn new(form: Form, taps: usize, inputs: usize, weights: &[f32], bias: &[f32]) -> Conv {
        let real = bias.len();
        let outputs = real.next_multiple_of(BLOCK);
        let words = inputs.div_ceil(form.group());
        let mut scale = vec![0.0_f32; outputs];
        for row in weights.chunks_exact(real) {
            scale.iter_mut().zip(row).for_each(|(most, weight)| *most = most.max(weight.abs() / 127.0));
        }
        let mut packed = vec![0; outputs * taps * words];
        for (line, row) in weights.chunks_exact(real).enumerate() {
            let (tap, input) = (line / inputs, line % inputs);
            for (output, weight) in row.iter().enumerate().filter(|(output, _)| scale[*output] > 0.0) {
                let (block, lane) = (output / BLOCK, output % BLOCK);
                let word = (block * taps + tap) * words + input / form.group();
                let number = (weight / scale[output]).round() as i32;
                packed[word * BLOCK + lane] |= form.pack(number, input % form.group());
            }
        }
        let mut bias = bias.to_vec();
        bias.resize(outputs, 0.0);
        Conv { form, taps, outputs, words, weights: packed, scale, bias }
    }

    /// The weights of one block.
    fn block(&self, block: usize) -> &[u32] {
        let size = self.taps * self.words * BLOCK;
        &self.weights[block * size..][..size]
    }

    /// The neighbour that a tap meets: all nine in their order, or the cell itself.
    fn neighbour(&self, tap: usize) -> usize {
        if self.taps == 1 { 4 } else { tap }
    }
}

/// Activations as whole numbers.
#[derive(Debug)]
pub struct Activations {
    form: Form,
    /// `[cell][word]`, and a line of zeros.
    words: Vec<u32>,
    /// What 1 stands for.
    scale: f32,
}

impl Default for Activations {
    fn default() -> Activations {
        Activations::new(Form::best())
    }
}

impl Activations {
    fn new(form: Form) -> Activations {
        Activations { form, words: Vec::new(), scale: 0.0 }
    }

    /// Takes the first `inputs` of `width` channels of every cell. No value may be negative.
    pub fn take(&mut self, lines: &[f32], width: usize, inputs: usize) {
        let line = inputs.div_ceil(self.form.group());
        let size = (lines.len() / width + 1) * line;
        self.words.clear();
        self.words.resize(size, 0);
        #[cfg(target_arch = "x86_64")]
        if x86::quantise(self, lines, width, inputs) {
            return;
        }
        quantise(self, lines, width, inputs);
    }
}

/// The largest value of all, in strides that a compiler can make vectors of.
#[inline(always)]
fn largest(lines: &[f32]) -> f32 {
    let (chunks, rest) = lines.as_chunks::<32>();
    let mut most = [0.0_f32; 32];
    for chunk in chunks {
        for (most, value) in most.iter_mut().zip(chunk) {
            *most = if *value > *most { *value } else { *most };
        }
    }
    most.iter().chain(rest).copied().fold(0.0, f32::max)
}

/// Fills the words of all cells. Kernels compile it once more for their own vectors.
#[inline(always)]
fn quantise(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) {
    // Adding this moves a small number's whole part to the lowest bits of the float, rounded.
    const SHIFT: f32 = (1 << 23) as f32;
    let most = largest(lines);
    into.scale = most / 255.0;
    let factor = if most > 0.0 { 255.0 / most } else { 0.0 };
    let whole = |value: &f32| (value * factor + SHIFT).to_bits() & 0xff;
    let per_line = inputs.div_ceil(into.form.group());
    let cells = lines.chunks_exact(width).zip(into.words.chunks_exact_mut(per_line));
    match into.form {
        Form::Bytes => {
            for (line, words) in cells {
                let (groups, rest) = line[..inputs].as_chunks::<4>();
                for (word, [a, b, c, d]) in words.iter_mut().zip(groups) {
                    *word = whole(a) | whole(b) << 8 | whole(c) << 16 | whole(d) << 24;
                }
                rest.iter().enumerate().for_each(|(k, v)| words[groups.len()] |= whole(v) << (8 * k));
            }
        }
        Form::Halves => {
            for (line, words) in cells {
                let (groups, rest) = line[..inputs].as_chunks::<2>();
                for (word, [a, b]) in words.iter_mut().zip(groups) {
                    *word = whole(a) | whole(b) << 16;
                }
                rest.iter().for_each(|v| words[groups.len()] = whole(v));
            }
        }
    }
}

/// What becomes of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// It is the output.
    Nothing,
    /// Negative values become 0.
    Relu,
    /// What was in the output is added first, then negative values become 0.
    AddRelu,
}

/// `y = after(conv(x))` for all cells.
///
/// # Panics
/// If a size does not fit.
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &Activations, y: &mut [f32], after: After) {
    assert_eq!(conv.form, x.form);
    assert!(x.words.len() >= (near.len() + 1) * conv.words, "{} inputs", x.words.len());
    assert!(y.len() >= near.len() * conv.outputs, "{} outputs", y.len());
    assert!(
        near.iter().flatten().all(|cell| usize::from(*cell) <= near.len()),
        "a neighbour off the line of zeros"
    );
    assert!(!near.is_empty());
    #[cfg(target_arch = "x86_64")]
    if x86::convolve(conv, near, x, y, after) {
        return;
    }
    #[cfg(target_arch = "wasm32")]
    if conv.form == Form::Halves {
        return wasm::convolve(conv, near, x, y, after);
    }
    plain::convolve(conv, near, x, y, after);
}

#[cfg(test)]
mod tests;
