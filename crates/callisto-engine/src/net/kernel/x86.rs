//! The convolution with the vectors of x86-64: AVX-512 where there is, else AVX2.
#![allow(unsafe_code)] // Vector instructions are chosen at run time and read through pointers.
#![allow(clippy::modulo_one, clippy::int_plus_one)] // A block may be one vector, and a tile one block.

use std::arch::x86_64::*;

use super::{After, BLOCK, Conv};

/// See [`super::convolve`], which has checked all sizes; `false` where the processor has neither.
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &[f32], y: &mut [f32], after: After) -> bool {
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the processor has it, and `super::convolve` has checked all sizes.
        unsafe { wide::convolve(conv, near, x, y, after) };
        true
    } else if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
        // SAFETY: as above.
        unsafe { narrow::convolve(conv, near, x, y, after) };
        true
    } else {
        false
    }
}

/// A kernel for vectors of `$lanes` numbers; a tile has `$cells` cells and at most `$blocks` blocks.
macro_rules! kernel {
    ($name:ident, $features:literal, $lanes:literal, $cells:literal, $blocks:literal,
     $zero:ident, $load:ident, $store:ident, $set:ident, $fma:ident, $add:ident, $max:ident) => {
        mod $name {
            use super::*;

            const VECTORS: usize = BLOCK / $lanes;

            #[target_feature(enable = $features)]
            pub unsafe fn convolve(conv: &Conv, near: &[[u16; 9]], x: &[f32], y: &mut [f32], after: After) {
                let blocks = conv.outputs / BLOCK;
                let mut block = 0;
                while block < blocks {
                    let several = if block + $blocks <= blocks { $blocks } else { 1 };
                    let mut cell = 0;
                    while cell < near.len() {
                        // The last tile begins earlier instead of being smaller, unless outputs are added to.
                        let rest = near.len() - cell;
                        // SAFETY: cells and blocks are in range; sizes were checked.
                        unsafe {
                            match (rest >= $cells, several) {
                                (true, 1) => {
                                    tile::<$cells, { VECTORS }>(conv, near, x, y, after, cell, block)
                                }
                                (true, _) => tile::<$cells, { $blocks * VECTORS }>(
                                    conv, near, x, y, after, cell, block,
                                ),
                                (false, 1) => tile::<1, { VECTORS }>(conv, near, x, y, after, cell, block),
                                (false, _) => {
                                    tile::<1, { $blocks * VECTORS }>(conv, near, x, y, after, cell, block)
                                }
                            }
                        }
                        cell += if rest >= $cells { $cells } else { 1 };
                    }
                    block += several;
                }
            }

            #[inline]
            #[target_feature(enable = $features)]
            unsafe fn tile<const CELLS: usize, const ALL: usize>(
                conv: &Conv,
                near: &[[u16; 9]],
                x: &[f32],
                y: &mut [f32],
                after: After,
                cell: usize,
                block: usize,
            ) {
                let size = conv.taps * conv.inputs * BLOCK;
                let weights = conv.block(block).as_ptr();
                let mut sums = [[$zero(); ALL]; CELLS];
                for tap in 0..conv.taps {
                    let neighbour = conv.neighbour(tap);
                    let rows: [*const f32; CELLS] = std::array::from_fn(|k| {
                        // SAFETY: a neighbour is a cell or the line of zeros after them.
                        unsafe { x.as_ptr().add(usize::from(near[cell + k][neighbour]) * conv.inputs) }
                    });
                    let from = tap * conv.inputs;
                    for input in 0..conv.inputs {
                        let w: [_; ALL] = std::array::from_fn(|v| {
                            // SAFETY: within the weights of this block or the next.
                            unsafe {
                                let at =
                                    (v / VECTORS) * size + (from + input) * BLOCK + (v % VECTORS) * $lanes;
                                $load(weights.add(at))
                            }
                        });
                        for k in 0..CELLS {
                            // SAFETY: within the line of a cell.
                            let value = $set(unsafe { *rows[k].add(input) });
                            for v in 0..ALL {
                                sums[k][v] = $fma(value, w[v], sums[k][v]);
                            }
                        }
                    }
                }
                for k in 0..CELLS {
                    for v in 0..ALL {
                        let channel = block * BLOCK + v * $lanes;
                        // SAFETY: within the line of a cell, and within the biases.
                        unsafe {
                            let out = y.as_mut_ptr().add((cell + k) * conv.outputs + channel);
                            let mut sum = $add(sums[k][v], $load(conv.bias.as_ptr().add(channel)));
                            if after == After::AddRelu {
                                sum = $add(sum, $load(out));
                            }
                            if after != After::Nothing {
                                sum = $max(sum, $zero());
                            }
                            $store(out, sum);
                        }
                    }
                }
            }
        }
    };
}

kernel!(
    wide,
    "avx512f",
    16,
    12,
    2,
    _mm512_setzero_ps,
    _mm512_loadu_ps,
    _mm512_storeu_ps,
    _mm512_set1_ps,
    _mm512_fmadd_ps,
    _mm512_add_ps,
    _mm512_max_ps
);
kernel!(
    narrow,
    "avx2,fma",
    8,
    6,
    1,
    _mm256_setzero_ps,
    _mm256_loadu_ps,
    _mm256_storeu_ps,
    _mm256_set1_ps,
    _mm256_fmadd_ps,
    _mm256_add_ps,
    _mm256_max_ps
);
