//! Reading the file of a net: safetensors, as `train/export.py` writes it.

use std::collections::HashMap;

use half::f16;
use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use serde::Deserialize;

use super::kernel::BLOCK;

/// Why a file is not a net that can be played with.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// It is no safetensors file.
    #[error("not a file of tensors: {0}")]
    File(#[from] safetensors::SafeTensorError),
    /// Its description is missing or does not make sense.
    #[error("the net's description: {0}")]
    About(String),
    /// A tensor is missing.
    #[error("the tensor {0} is missing")]
    Missing(String),
    /// A tensor has another size than the description says.
    #[error("the tensor {name} has {found} numbers instead of {expected}")]
    Size {
        /// Its name.
        name: String,
        /// How many numbers it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A tensor holds numbers of a kind that is not used here.
    #[error("the tensor {0} is neither F16 nor F32")]
    Dtype(String),
    /// A tensor holds something that is not a number.
    #[error("the tensor {0} holds a number that is not finite")]
    NotFinite(String),
    /// The net was not trained for these rules.
    #[error("the net does not know this game; it was trained for {0}")]
    Unknown(String),
}

/// How large a net is; the fields are those of `Shape` in `train/callisto/net.py`.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Shape {
    pub blocks: usize,
    pub channels: usize,
    pub narrow: usize,
    pub policy: usize,
    pub value: usize,
    pub dense: usize,
    pub pool_every: usize,
}

impl Shape {
    /// Whether a block looks at the whole board.
    pub fn is_pooled(&self, block: usize) -> bool {
        block % self.pool_every == self.pool_every - 1
    }

    fn check(self) -> Result<Shape, NetError> {
        let sizes =
            [self.blocks, self.channels, self.narrow, self.policy, self.value, self.dense, self.pool_every];
        // No net that is worth its time is larger.
        // Its channels fill whole vectors.
        if sizes.iter().all(|size| (1..=1024).contains(size)) && self.channels.is_multiple_of(BLOCK) {
            Ok(self)
        } else {
            Err(NetError::About(format!("{self:?} is not the shape of a net")))
        }
    }
}

/// A file that was opened, not yet a net.
pub struct Tensors<'a> {
    tensors: SafeTensors<'a>,
    /// How large the net is.
    pub shape: Shape,
    /// The variants of the game that it was trained for.
    pub variants: Vec<String>,
}

impl<'a> Tensors<'a> {
    /// Opens a file.
    pub fn open(bytes: &'a [u8]) -> Result<Tensors<'a>, NetError> {
        let (_, header) = SafeTensors::read_metadata(bytes)?;
        let about: HashMap<String, String> = header.metadata().clone().unwrap_or_default();
        let text =
            |name: &str| about.get(name).ok_or_else(|| NetError::About(format!("`{name}` is missing")));
        let fault = |name: &str, error: serde_json::Error| NetError::About(format!("`{name}`: {error}"));
        let shape: Shape = serde_json::from_str(text("shape")?).map_err(|e| fault("shape", e))?;
        let variants = serde_json::from_str(text("variants")?).map_err(|e| fault("variants", e))?;
        Ok(Tensors { tensors: SafeTensors::deserialize(bytes)?, shape: shape.check()?, variants })
    }

    /// A tensor's numbers, of which there must be this many.
    pub fn get(&self, name: &str, expected: usize) -> Result<Vec<f32>, NetError> {
        let view = self.tensors.tensor(name).map_err(|_| NetError::Missing(name.into()))?;
        let numbers = numbers(&view).ok_or_else(|| NetError::Dtype(name.into()))?;
        if numbers.len() != expected {
            return Err(NetError::Size { name: name.into(), found: numbers.len(), expected });
        }
        if !numbers.iter().all(|n| n.is_finite()) {
            return Err(NetError::NotFinite(name.into()));
        }
        Ok(numbers)
    }
}

fn numbers(view: &TensorView<'_>) -> Option<Vec<f32>> {
    let data = view.data();
    match view.dtype() {
        Dtype::F16 => Some(data.as_chunks().0.iter().map(|b| f16::from_le_bytes(*b).to_f32()).collect()),
        Dtype::F32 => Some(data.as_chunks().0.iter().map(|b| f32::from_le_bytes(*b)).collect()),
        _ => None,
    }
}
