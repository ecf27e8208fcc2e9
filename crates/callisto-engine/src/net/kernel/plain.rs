//! The convolution in plain Rust, for processors that have no kernel of their own; the others are tested against it.

use super::{Activations, After, BLOCK, Conv, Form};

/// See [`super::convolve`].
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &Activations, y: &mut [f32], after: After) {
    for (around, line) in near.iter().zip(y.chunks_exact_mut(conv.outputs)) {
        for (block, line) in line.chunks_exact_mut(BLOCK).enumerate() {
            let mut sums = [0; BLOCK];
            let weights = conv.block(block).chunks_exact(conv.words * BLOCK);
            for (tap, weights) in weights.enumerate() {
                let from = usize::from(around[conv.neighbour(tap)]) * conv.words;
                for (x, weights) in x.words[from..][..conv.words].iter().zip(weights.chunks_exact(BLOCK)) {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += product(conv.form, *x, *weight);
                    }
                }
            }
            for (lane, (value, sum)) in line.iter_mut().zip(sums).enumerate() {
                let output = block * BLOCK + lane;
                let sum = (sum as f32).mul_add(conv.scale[output] * x.scale, conv.bias[output]);
                *value = match after {
                    After::Nothing => sum,
                    After::Relu => sum.max(0.0),
                    After::AddRelu => (*value + sum).max(0.0),
                };
            }
        }
    }
}

/// The sum of the products of all numbers in two words; activations are never negative, weights may be.
fn product(form: Form, x: u32, weight: u32) -> i32 {
    match form {
        Form::Bytes => x
            .to_le_bytes()
            .into_iter()
            .zip(weight.to_le_bytes())
            .map(|(x, w)| i32::from(x) * i32::from(w as i8))
            .sum(),
        Form::Halves => {
            i32::from(x as i16) * i32::from(weight as i16)
                + i32::from((x >> 16) as i16) * i32::from((weight >> 16) as i16)
        }
    }
}
