//! The convolution with the vectors of WebAssembly, in halves.
#![allow(unsafe_code)] // Vectors are read through pointers.

use std::arch::wasm32::*;

use super::{Activations, After, BLOCK, Conv};

const LANES: usize = 4;
/// A tile of 4 cells by 8 channels has 8 sums, and room for weights beside them in 16 registers.
const CELLS: usize = 4;
const VECTORS: usize = 2;

/// See [`super::convolve`], which has checked all sizes.
#[target_feature(enable = "simd128")]
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &Activations, y: &mut [f32], after: After) {
    for channel in (0..conv.outputs).step_by(VECTORS * LANES) {
        let mut cell = 0;
        while cell < near.len() {
            if near.len() - cell >= CELLS {
                tile::<CELLS>(conv, near, x, y, after, cell, channel);
                cell += CELLS;
            } else {
                tile::<1>(conv, near, x, y, after, cell, channel);
                cell += 1;
            }
        }
    }
}

#[inline]
#[target_feature(enable = "simd128")]
fn tile<const CELLS: usize>(
    conv: &Conv,
    near: &[[u16; 9]],
    x: &Activations,
    y: &mut [f32],
    after: After,
    cell: usize,
    channel: usize,
) {
    let weights = conv.block(channel / BLOCK)[channel % BLOCK..].as_ptr();
    let mut sums = [[i32x4_splat(0); VECTORS]; CELLS];
    for tap in 0..conv.taps {
        let neighbour = conv.neighbour(tap);
        let rows: [*const u32; CELLS] = std::array::from_fn(|k| {
            // SAFETY: a neighbour is a cell or the line of zeros after them.
            unsafe { x.words.as_ptr().add(usize::from(near[cell + k][neighbour]) * conv.words) }
        });
        let from = tap * conv.words;
        for word in 0..conv.words {
            let w: [v128; VECTORS] = std::array::from_fn(|v| {
                // SAFETY: within the weights of this block.
                unsafe { v128_load(weights.add((from + word) * BLOCK + v * LANES).cast()) }
            });
            for k in 0..CELLS {
                // SAFETY: within the line of a cell.
                let value = unsafe { v128_load32_splat(rows[k].add(word).cast()) };
                for v in 0..VECTORS {
                    sums[k][v] = i32x4_add(sums[k][v], i32x4_dot_i16x8(value, w[v]));
                }
            }
        }
    }
    for (k, sums) in sums.iter().enumerate() {
        for (v, sum) in sums.iter().enumerate() {
            let channel = channel + v * LANES;
            // SAFETY: within the line of a cell, and within the biases.
            unsafe {
                let out: *mut v128 = y.as_mut_ptr().add((cell + k) * conv.outputs + channel).cast();
                let scale =
                    f32x4_mul(v128_load(conv.scale.as_ptr().add(channel).cast()), f32x4_splat(x.scale));
                let bias = v128_load(conv.bias.as_ptr().add(channel).cast());
                let mut sum = f32x4_add(f32x4_mul(f32x4_convert_i32x4(*sum), scale), bias);
                if after == After::AddRelu {
                    sum = f32x4_add(sum, v128_load(out));
                }
                if after != After::Nothing {
                    sum = f32x4_pmax(f32x4_splat(0.0), sum);
                }
                v128_store(out, sum);
            }
        }
    }
}
