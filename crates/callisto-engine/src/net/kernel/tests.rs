//! Kernels are compared with the plain one by calling each of them: one that this machine cannot run is listed as skipped,
//! and never stands in for another.

use std::io::Write;

use super::*;

type Convolve = fn(&Conv, &[[u16; 9]], &Activations, &mut [f32], After) -> bool;
type Quantise = fn(&mut Activations, &[f32], usize, usize) -> bool;

/// A kernel with vectors. Its functions say whether this machine could run them.
struct Vectors {
    name: &'static str,
    form: Form,
    convolve: Convolve,
    quantise: Option<Quantise>,
}

/// All kernels with vectors that are written for this kind of processor.
fn kernels() -> Vec<Vectors> {
    #[cfg(target_arch = "x86_64")]
    return vec![
        Vectors {
            name: "AVX-512 with VNNI",
            form: Form::Bytes,
            convolve: x86::convolve,
            quantise: Some(x86::quantise_wide),
        },
        Vectors {
            name: "AVX2",
            form: Form::Halves,
            convolve: x86::convolve,
            quantise: Some(x86::quantise_narrow),
        },
    ];
    #[cfg(target_arch = "wasm32")]
    return vec![Vectors {
        name: "SIMD of WebAssembly",
        form: Form::Halves,
        convolve: |conv, near, x, y, after| {
            wasm::convolve(conv, near, x, y, after);
            true
        },
        quantise: None,
    }];
    #[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
    return Vec::new();
}

/// Past the harness, which keeps what a good test prints to itself.
fn tell(what: &str) {
    let _ = writeln!(std::io::stderr(), "{what}");
}

fn some(rng: &mut fastrand::Rng, count: usize) -> Vec<f32> {
    (0..count).map(|_| rng.f32() - 0.5).collect()
}

/// A convolution of some size, and what goes into it.
struct Case {
    cells: usize,
    inputs: usize,
    outputs: usize,
    taps: usize,
    weights: Vec<f32>,
    bias: Vec<f32>,
    lines: Vec<f32>,
    near: Vec<[u16; 9]>,
}

impl Case {
    /// All sizes of tiles and blocks.
    fn all(rng: &mut fastrand::Rng) -> Vec<Case> {
        [(144, 64, 64, 9), (37, 96, 45, 1), (5, 13, 96, 9), (1, 3, 5, 1)]
            .map(|size| Case::new(rng, size))
            .into()
    }

    fn new(rng: &mut fastrand::Rng, (cells, inputs, outputs, taps): (usize, usize, usize, usize)) -> Case {
        let (weights, bias) = (some(rng, taps * inputs * outputs), some(rng, outputs));
        let lines = some(rng, cells * inputs).into_iter().map(|v| v.max(0.0)).collect();
        let near = (0..cells).map(|_| std::array::from_fn(|_| rng.u16(..=cells as u16))).collect();
        Case { cells, inputs, outputs, taps, weights, bias, lines, near }
    }

    fn conv(&self, form: Form) -> Conv {
        Conv::new(form, self.taps, self.inputs, &self.weights, &self.bias)
    }

    /// The inputs as the plain code quantises them.
    fn activations(&self, form: Form) -> Activations {
        let mut x = self.room(form);
        quantise(&mut x, &self.lines, self.inputs, self.inputs);
        x
    }

    fn room(&self, form: Form) -> Activations {
        let words = vec![0; (self.cells + 1) * self.inputs.div_ceil(form.group())];
        Activations { words, ..Activations::new(form) }
    }

    /// An output, from the numbers themselves.
    fn exact(&self, conv: &Conv, cell: usize, output: usize) -> f32 {
        let tap = |tap: usize| {
            let from = usize::from(self.near[cell][conv.neighbour(tap)]) * self.inputs;
            let line = self.lines.get(from..from + self.inputs).unwrap_or(&[]);
            let weight = |input: usize| self.weights[(tap * self.inputs + input) * self.outputs + output];
            line.iter().enumerate().map(|(input, x)| x * weight(input)).sum::<f32>()
        };
        (0..self.taps).map(tap).sum::<f32>() + self.bias[output]
    }
}

/// Compares a kernel with the plain one; `false` where this machine cannot run it.
fn agrees(kernel: &Vectors, rng: &mut fastrand::Rng) -> bool {
    let Vectors { name, form, .. } = *kernel;
    for case in Case::all(rng) {
        let (conv, x) = (case.conv(form), case.activations(form));
        let before = some(rng, case.cells * conv.outputs);
        for after in [After::Nothing, After::Relu, After::AddRelu] {
            let (mut found, mut expected) = (before.clone(), before.clone());
            if !(kernel.convolve)(&conv, &case.near, &x, &mut found, after) {
                return false;
            }
            plain::convolve(&conv, &case.near, &x, &mut expected, after);
            for (found, expected) in found.iter().zip(&expected) {
                assert!((found - expected).abs() < 1e-4, "{name}: {found} instead of {expected}");
            }
        }
        if let Some(quantise) = kernel.quantise {
            let mut found = case.room(form);
            assert!(quantise(&mut found, &case.lines, case.inputs, case.inputs), "{name} cannot quantise");
            assert_eq!((found.words, found.scale), (x.words, x.scale), "{name} quantises otherwise");
        }
    }
    true
}

#[test]
fn every_kernel_that_runs_here_agrees_with_the_plain_one() {
    let mut rng = fastrand::Rng::with_seed(3);
    let (compared, skipped): (Vec<Vectors>, Vec<Vectors>) =
        kernels().into_iter().partition(|kernel| agrees(kernel, &mut rng));
    for kernel in &compared {
        tell(&format!("kernel {}: compared with the plain one", kernel.name));
    }
    for kernel in &skipped {
        tell(&format!("kernel {}: SKIPPED, this machine cannot run it", kernel.name));
    }
    if compared.is_empty() {
        tell("NO kernel with vectors runs on this machine: nothing was compared with the plain one");
    }
    // What plays here is among what was compared.
    let best = Form::best();
    assert!(
        compared.is_empty() || compared.iter().any(|kernel| kernel.form == best),
        "{best:?} is not compared"
    );
}

/// The sums of whole numbers, in both forms, are close to those of the numbers themselves.
#[test]
fn whole_numbers_come_close_to_the_numbers_themselves() {
    let mut rng = fastrand::Rng::with_seed(3);
    for case in Case::all(&mut rng) {
        let sums = [Form::Bytes, Form::Halves].map(|form| {
            let conv = case.conv(form);
            let mut x = Activations::new(form);
            x.take(&case.lines, case.inputs, case.inputs);
            let mut sums = vec![0.0; case.cells * conv.outputs];
            convolve(&conv, &case.near, &x, &mut sums, After::Nothing);
            for (cell, output) in (0..case.cells).flat_map(|c| (0..case.outputs).map(move |o| (c, o))) {
                let (found, exact) = (sums[cell * conv.outputs + output], case.exact(&conv, cell, output));
                assert!((found - exact).abs() < 0.1, "{found} instead of {exact}");
            }
            sums
        });
        let is_same = sums[0].iter().zip(&sums[1]).all(|(a, b)| (a - b).abs() < 1e-4);
        assert!(is_same, "bytes and halves differ");
    }
}
