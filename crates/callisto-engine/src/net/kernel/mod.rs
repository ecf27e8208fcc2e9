//! Convolutions over the cells of a board, for one position: where nearly all of the time goes.
//!
//! Activations are `[cell][channel]`, with a line of zeros after the last cell, which stands for all cells off the
//! board. Outputs come in blocks of 16 channels. A tile of some cells by one or two blocks stays in registers while
//! all inputs of all neighbours pass by.

#[cfg(any(test, not(target_arch = "wasm32")))]
mod plain;
#[cfg(target_arch = "wasm32")]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

/// Channels of one block.
pub const BLOCK: usize = 16;

/// The weights of a convolution, 3×3 or 1×1.
#[derive(Debug)]
pub struct Conv {
    pub taps: usize,
    pub inputs: usize,
    /// A multiple of [`BLOCK`].
    pub outputs: usize,
    /// `[block][tap][input][BLOCK]`.
    weights: Vec<f32>,
    pub bias: Vec<f32>,
}

impl Conv {
    /// From weights `[tap][input][output]` and a bias for each output; missing outputs are zeros.
    pub fn new(taps: usize, inputs: usize, weights: &[f32], bias: &[f32]) -> Conv {
        let real = bias.len();
        let outputs = real.next_multiple_of(BLOCK);
        let mut packed = vec![0.0; taps * inputs * outputs];
        for (line, row) in weights.chunks_exact(real).enumerate() {
            for (output, weight) in row.iter().enumerate() {
                let (block, lane) = (output / BLOCK, output % BLOCK);
                packed[(block * taps * inputs + line) * BLOCK + lane] = *weight;
            }
        }
        let mut bias = bias.to_vec();
        bias.resize(outputs, 0.0);
        Conv { taps, inputs, outputs, weights: packed, bias }
    }

    /// The weights of one block.
    fn block(&self, block: usize) -> &[f32] {
        let size = self.taps * self.inputs * BLOCK;
        &self.weights[block * size..][..size]
    }

    /// The neighbour that a tap meets: all nine in their order, or the cell itself.
    fn neighbour(&self, tap: usize) -> usize {
        if self.taps == 1 { 4 } else { tap }
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

/// `y = after(conv(x))` for all cells. `x` has a line of zeros after its cells, `y` need not.
///
/// # Panics
/// If a size does not fit.
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &[f32], y: &mut [f32], after: After) {
    assert!(x.len() >= (near.len() + 1) * conv.inputs, "{} inputs", x.len());
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
    wasm::convolve(conv, near, x, y, after);
    #[cfg(not(target_arch = "wasm32"))]
    plain::convolve(conv, near, x, y, after);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kernel that this processor can run gives the sums of the plain one, for all sizes of tiles and blocks.
    #[test]
    fn kernels_agree_with_the_plain_one() {
        let mut rng = fastrand::Rng::with_seed(3);
        for (cells, inputs, outputs, taps) in
            [(144, 64, 64, 9), (37, 96, 45, 1), (5, 13, 96, 9), (1, 3, 5, 1)]
        {
            let mut some = |count: usize| (0..count).map(|_| rng.f32() - 0.5).collect::<Vec<f32>>();
            let conv = Conv::new(taps, inputs, &some(taps * inputs * outputs), &some(outputs));
            let mut x = some((cells + 1) * inputs);
            x[cells * inputs..].fill(0.0);
            let before = some(cells * conv.outputs);
            let near: Vec<[u16; 9]> =
                (0..cells).map(|_| std::array::from_fn(|_| rng.u16(..=cells as u16))).collect();
            for after in [After::Nothing, After::Relu, After::AddRelu] {
                let (mut found, mut expected) = (before.clone(), before.clone());
                convolve(&conv, &near, &x, &mut found, after);
                plain::convolve(&conv, &near, &x, &mut expected, after);
                for (found, expected) in found.iter().zip(&expected) {
                    assert!((found - expected).abs() < 1e-3, "{found} instead of {expected}");
                }
            }
        }
    }
}
