//! The weights of a net for one variant of the game, with the norms folded in.

use callisto::Rules;

use super::file::{NetError, Shape, Tensors};
use super::ground::{Ground, NUMBERS, SPATIAL};
use super::{Conv, Form, PLANES};
use crate::nets::has_pieces_of;

/// The weights that play.
#[derive(Debug)]
pub struct Net {
    pub variant: String,
    pub shape: Shape,
    pub stem: Stem,
    /// Includes the stem's bias.
    pub numbers: Dense,
    pub blocks: Vec<Block>,
    pub policy_in: Conv,
    pub policy_pool: Dense,
    pub policy_out: Conv,
    pub value_in: Conv,
    pub value_dense: Dense,
    pub win: Dense,
    pub score: Dense,
    pub owner: Conv,
}

/// A residual block.
#[derive(Debug)]
pub struct Block {
    pub down: Conv,
    pub first: Conv,
    pub pool: Option<Dense>,
    pub second: Conv,
    pub up: Conv,
}

/// A dense layer.
#[derive(Debug)]
pub struct Dense {
    /// `[input][output]`.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    /// The outputs for some inputs.
    pub fn apply(&self, inputs: &[f32]) -> Vec<f32> {
        let mut outputs = self.bias.clone();
        for (input, weights) in inputs.iter().zip(self.weights.chunks_exact(self.bias.len())) {
            if *input != 0.0 {
                outputs.iter_mut().zip(weights).for_each(|(output, weight)| *output += input * weight);
            }
        }
        outputs
    }
}

/// The first convolution. Its planes hold few ones and otherwise zeros, so that adding up their weights is faster
/// than multiplying.
#[derive(Debug)]
pub struct Stem {
    /// `[tap][plane][output]`.
    weights: Vec<f32>,
    outputs: usize,
}

impl Stem {
    /// Adds to all sums `[cell][output]` that one cell is on a plane.
    pub fn mark(&self, ground: &Ground, plane: usize, cell: usize, sums: &mut [f32]) {
        for (place, around) in ground.near()[cell].iter().enumerate() {
            if usize::from(*around) < ground.near().len() {
                // What lies there sees this cell on its opposite side.
                let weights = &self.weights[((8 - place) * SPATIAL + plane) * self.outputs..][..self.outputs];
                let sums = &mut sums[usize::from(*around) * self.outputs..][..self.outputs];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
            }
        }
    }
}

/// The variant of the game, as the training calls it, that is nearest to some rules: the one with their pieces, such as
/// `pocket-3`, or else the one for their number of players.
fn variant_of<'v>(rules: &Rules, variants: &'v [String]) -> Option<&'v String> {
    let setup = rules.setup();
    let players = if setup.four_colours { "4c".into() } else { setup.players.to_string() };
    let with_pieces = |variant: &&String| {
        let named = variant.rsplit_once('-').filter(|(_, of)| *of == players);
        named.is_some_and(|(edition, _)| has_pieces_of(rules, edition))
    };
    variants.iter().find(with_pieces).or_else(|| variants.iter().find(|variant| **variant == players))
}

impl Net {
    /// Reads the net for a game.
    pub fn read(bytes: &[u8], rules: &Rules) -> Result<Net, NetError> {
        let file = Tensors::open(bytes)?;
        let Some(variant) = variant_of(rules, &file.variants).cloned() else {
            return Err(NetError::Unknown(file.variants.join(", ")));
        };
        Reader { file, variant, form: Form::best() }.net()
    }
}

struct Reader<'a> {
    file: Tensors<'a>,
    variant: String,
    form: Form,
}

impl Reader<'_> {
    fn net(self) -> Result<Net, NetError> {
        let shape = self.file.shape;
        let Shape { channels, narrow, policy, value, dense, .. } = shape;
        // What is added before a norm is scaled with it.
        let [weights, bias, scale] = self.normed("stem", 9, SPATIAL, channels)?;
        let mut numbers = self.dense("stem_numbers", NUMBERS, channels)?;
        for line in numbers.weights.chunks_exact_mut(channels) {
            line.iter_mut().zip(&scale).for_each(|(weight, scale)| *weight *= scale);
        }
        for ((number, scale), bias) in numbers.bias.iter_mut().zip(&scale).zip(&bias) {
            *number = *number * scale + bias;
        }
        let block = |b: usize| -> Result<Block, NetError> {
            let pool = shape.is_pooled(b).then(|| self.dense(&format!("block{b}/pool"), 2 * narrow, narrow));
            Ok(Block {
                down: self.conv(&format!("block{b}/down"), 1, channels, narrow)?,
                first: self.conv(&format!("block{b}/first"), 9, narrow, narrow)?,
                pool: pool.transpose()?,
                second: self.conv(&format!("block{b}/second"), 9, narrow, narrow)?,
                up: self.conv(&format!("block{b}/up"), 1, narrow, channels)?,
            })
        };
        Ok(Net {
            shape,
            stem: Stem { weights, outputs: channels },
            numbers,
            blocks: (0..shape.blocks).map(block).collect::<Result<_, _>>()?,
            policy_in: self.conv("policy/in", 1, channels, policy)?,
            policy_pool: self.dense("policy/pool", 2 * policy, policy)?,
            policy_out: self.plain("policy/out", policy, PLANES)?,
            value_in: self.conv("value/in", 1, channels, value)?,
            value_dense: self.dense("value/dense", 2 * value, dense)?,
            win: self.dense("value/win", dense, 4)?,
            score: self.dense("value/score", dense, 4)?,
            owner: self.plain("owner", channels, 5)?,
            variant: self.variant,
        })
    }

    /// Weights with the norm folded in, its bias and its scale.
    fn normed(
        &self,
        name: &str,
        taps: usize,
        inputs: usize,
        outputs: usize,
    ) -> Result<[Vec<f32>; 3], NetError> {
        let mut weights = self.file.get(&format!("{name}/w"), taps * inputs * outputs)?;
        let scale = self.file.get(&format!("{}/{name}/scale", self.variant), outputs)?;
        let bias = self.file.get(&format!("{}/{name}/bias", self.variant), outputs)?;
        for line in weights.chunks_exact_mut(outputs) {
            line.iter_mut().zip(&scale).for_each(|(weight, scale)| *weight *= scale);
        }
        Ok([weights, bias, scale])
    }

    fn conv(&self, name: &str, taps: usize, inputs: usize, outputs: usize) -> Result<Conv, NetError> {
        let [weights, bias, _] = self.normed(name, taps, inputs, outputs)?;
        Ok(Conv::new(self.form, taps, inputs, &weights, &bias))
    }

    fn plain(&self, name: &str, inputs: usize, outputs: usize) -> Result<Conv, NetError> {
        let Dense { weights, bias } = self.dense(name, inputs, outputs)?;
        Ok(Conv::new(self.form, 1, inputs, &weights, &bias))
    }

    fn dense(&self, name: &str, inputs: usize, outputs: usize) -> Result<Dense, NetError> {
        let weights = self.file.get(&format!("{name}/w"), inputs * outputs)?;
        Ok(Dense { weights, bias: self.file.get(&format!("{name}/b"), outputs)? })
    }
}
