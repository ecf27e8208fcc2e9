//! The convolution with the vectors of x86-64: AVX-512 with its products of bytes where the processor has it, otherwise AVX2.
#![allow(unsafe_code)] // Vector instructions are chosen at run time and read through pointers.
#![allow(clippy::modulo_one, clippy::int_plus_one)] // A block may be one vector, and a tile one block.

use std::arch::x86_64::*;

use super::{Activations, After, BLOCK, Conv, Form};

/// Whether this processor multiplies bytes.
pub fn multiplies_bytes() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vnni")
}

fn multiplies_halves() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

/// See [`super::convolve`], which has checked all sizes; `false` where the processor has no vectors for the form.
pub fn convolve(conv: &Conv, near: &[[u16; 9]], x: &Activations, y: &mut [f32], after: After) -> bool {
    match conv.form {
        // SAFETY: the processor has what the kernel needs, and `super::convolve` has checked all sizes.
        Form::Bytes if multiplies_bytes() => unsafe { wide::convolve(conv, near, x, y, after) },
        // SAFETY: as above.
        Form::Halves if multiplies_halves() => unsafe { narrow::convolve(conv, near, x, y, after) },
        _ => return false,
    }
    true
}

/// [`super::quantise`] with the vectors of this processor; `false` where it has none.
pub fn quantise(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) -> bool {
    quantise_wide(into, lines, width, inputs) || quantise_narrow(into, lines, width, inputs)
}

/// With AVX-512.
pub fn quantise_wide(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) -> bool {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    fn wide(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) {
        super::quantise(into, lines, width, inputs);
    }
    let is_here = multiplies_bytes() && is_x86_feature_detected!("avx512vl");
    if is_here {
        // SAFETY: the processor has it.
        unsafe { wide(into, lines, width, inputs) };
    }
    is_here
}

/// With AVX2.
pub fn quantise_narrow(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) -> bool {
    #[target_feature(enable = "avx2,fma")]
    fn narrow(into: &mut Activations, lines: &[f32], width: usize, inputs: usize) {
        super::quantise(into, lines, width, inputs);
    }
    let is_here = multiplies_halves();
    if is_here {
        // SAFETY: the processor has it.
        unsafe { narrow(into, lines, width, inputs) };
    }
    is_here
}

/// Adds the products of pairs of 16-bit numbers.
#[inline]
#[target_feature(enable = "avx2")]
fn add_halves(sum: __m256i, x: __m256i, weights: __m256i) -> __m256i {
    _mm256_add_epi32(sum, _mm256_madd_epi16(x, weights))
}

/// A kernel for vectors of `$lanes` numbers; a tile has `$cells` cells and at most `$blocks` blocks.
macro_rules! kernel {
    ($name:ident, $features:literal, $lanes:literal, $cells:literal, $blocks:literal,
     $none:ident, $words:ident, $word:ident, $dot:ident, $float:ident,
     $zero:ident, $load:ident, $store:ident, $set:ident, $fma:ident, $mul:ident, $add:ident, $max:ident) => {
        mod $name {
            use super::*;

            const VECTORS: usize = BLOCK / $lanes;

            #[target_feature(enable = $features)]
            pub unsafe fn convolve(
                conv: &Conv,
                near: &[[u16; 9]],
                x: &Activations,
                y: &mut [f32],
                after: After,
            ) {
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
                x: &Activations,
                y: &mut [f32],
                after: After,
                cell: usize,
                block: usize,
            ) {
                let size = conv.taps * conv.words * BLOCK;
                let weights = conv.block(block).as_ptr();
                let mut sums = [[$none(); ALL]; CELLS];
                for tap in 0..conv.taps {
                    let neighbour = conv.neighbour(tap);
                    let rows: [*const u32; CELLS] = std::array::from_fn(|k| {
                        // SAFETY: a neighbour is a cell or the line of zeros after them.
                        unsafe { x.words.as_ptr().add(usize::from(near[cell + k][neighbour]) * conv.words) }
                    });
                    let from = tap * conv.words;
                    for word in 0..conv.words {
                        let w: [_; ALL] = std::array::from_fn(|v| {
                            // SAFETY: within the weights of this block or the next.
                            unsafe {
                                let at =
                                    (v / VECTORS) * size + (from + word) * BLOCK + (v % VECTORS) * $lanes;
                                $words(weights.add(at).cast())
                            }
                        });
                        for k in 0..CELLS {
                            // SAFETY: within the line of a cell.
                            let value = $word(unsafe { *rows[k].add(word) } as i32);
                            for v in 0..ALL {
                                sums[k][v] = $dot(sums[k][v], value, w[v]);
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
                            let scale = $mul($load(conv.scale.as_ptr().add(channel)), $set(x.scale));
                            let bias = $load(conv.bias.as_ptr().add(channel));
                            let mut sum = $fma($float(sums[k][v]), scale, bias);
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
    "avx512f,avx512bw,avx512vnni",
    16,
    12,
    2,
    _mm512_setzero_si512,
    _mm512_loadu_si512,
    _mm512_set1_epi32,
    _mm512_dpbusd_epi32,
    _mm512_cvtepi32_ps,
    _mm512_setzero_ps,
    _mm512_loadu_ps,
    _mm512_storeu_ps,
    _mm512_set1_ps,
    _mm512_fmadd_ps,
    _mm512_mul_ps,
    _mm512_add_ps,
    _mm512_max_ps
);
kernel!(
    narrow,
    "avx2,fma",
    8,
    6,
    1,
    _mm256_setzero_si256,
    _mm256_loadu_si256,
    _mm256_set1_epi32,
    add_halves,
    _mm256_cvtepi32_ps,
    _mm256_setzero_ps,
    _mm256_loadu_ps,
    _mm256_storeu_ps,
    _mm256_set1_ps,
    _mm256_fmadd_ps,
    _mm256_mul_ps,
    _mm256_add_ps,
    _mm256_max_ps
);
