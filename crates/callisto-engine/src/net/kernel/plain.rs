//! The convolution in plain Rust, for processors that have no kernel of their own; the others are tested against it.

use super::{After, BLOCK, Conv};

/// See [`super::convolve`].
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &[f32], y: &mut [f32], after: After) {
    for (around, line) in near.iter().zip(y.chunks_exact_mut(conv.outputs)) {
        for (block, line) in line.chunks_exact_mut(BLOCK).enumerate() {
            let mut sums = [0.0; BLOCK];
            sums.copy_from_slice(&conv.bias[block * BLOCK..][..BLOCK]);
            let weights = conv.block(block).chunks_exact(conv.inputs * BLOCK);
            for (tap, weights) in weights.enumerate() {
                let from = usize::from(around[conv.neighbour(tap)]) * conv.inputs;
                for (x, weights) in x[from..][..conv.inputs].iter().zip(weights.chunks_exact(BLOCK)) {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += x * weight;
                    }
                }
            }
            for (value, sum) in line.iter_mut().zip(sums) {
                *value = match after {
                    After::Nothing => sum,
                    After::Relu => sum.max(0.0),
                    After::AddRelu => (*value + sum).max(0.0),
                };
            }
        }
    }
}
