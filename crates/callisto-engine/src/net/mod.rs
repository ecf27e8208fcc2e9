//! The net: what it sees of a position, and what it answers.

mod file;
mod ground;
mod kernel;
mod weights;

use callisto::{Cell, Colour, LegalMoves, MAX_COLOURS, Move, Position, Rules};

pub use file::NetError;
use ground::{FIXED, Ground, PLANES, View};
use kernel::{Activations, After, Conv, Form, convolve};
use weights::{Dense, Net};

/// What the net says about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The legal moves, apart from retiring, with the logarithms of their probabilities, likely ones first.
    pub policy: Vec<(Move, f32)>,
    /// The chances of each player to win.
    pub win: [f32; MAX_COLOURS],
    /// The penalty that each player will end with.
    pub penalty: [f32; MAX_COLOURS],
}

/// A net made ready for a game.
#[derive(Debug)]
pub struct Evaluator {
    net: Net,
    ground: Ground,
    /// What the planes that never change add to the stem: `[cell][channel]`.
    base: Vec<f32>,
}

/// Room for the net's activations; each thread has its own.
#[derive(Debug, Default)]
pub struct Scratch {
    wide: Vec<f32>,
    narrow: Vec<f32>,
    policy: Vec<f32>,
    /// What the next convolution looks at.
    whole: Activations,
}

impl Evaluator {
    /// Reads the net for a game from a file.
    pub fn read(bytes: &[u8], rules: &Rules) -> Result<Evaluator, NetError> {
        let net = Net::read(bytes, rules)?;
        let ground = Ground::new(rules).ok_or_else(|| NetError::Unknown(net.variant.clone()))?;
        let channels = net.shape.channels;
        let mut base = vec![0.0; ground.cells().len() * channels];
        for (cell, planes) in ground.fixed().iter().enumerate() {
            for plane in (0..FIXED).filter(|plane| planes[*plane]) {
                net.stem.mark(&ground, plane, cell, &mut base);
            }
        }
        Ok(Evaluator { net, ground, base })
    }

    /// What the net says about a position that is not over, with its legal moves.
    pub fn answer(&self, position: &Position, legal: &LegalMoves<'_>, scratch: &mut Scratch) -> Answer {
        let mover = position.to_move().unwrap_or(position.starter());
        self.trunk(position, View::new(position.rules(), mover), legal.pillars(), scratch);
        let (win, score) = self.value(scratch);
        let policy = self.policy(legal, scratch);
        let answer = Answer { policy, win: [0.0; MAX_COLOURS], penalty: [0.0; MAX_COLOURS] };
        split(position, mover, &win, &score, answer)
    }

    /// For each cell in use the chances of each colour, and of nobody, to own it at the end.
    pub fn owners(&self, position: &Position, scratch: &mut Scratch) -> Vec<(Cell, [f32; MAX_COLOURS + 1])> {
        let mover = position.to_move().unwrap_or(position.starter());
        let colours = position.rules().colours().len();
        let turn = position.given_to(mover);
        self.trunk(position, View::new(position.rules(), mover), turn.legal().pillars(), scratch);
        let outputs = self.net.owner.outputs;
        let mut logits = vec![0.0; self.ground.cells().len() * outputs];
        convolve(&self.net.owner, self.ground.near(), &scratch.whole, &mut logits, After::Nothing);
        let plays = |k: &usize| *k < colours || *k == MAX_COLOURS;
        let chances = |line: &[f32]| {
            let places = || (0..=MAX_COLOURS).filter(plays);
            let most = places().map(|k| line[k]).fold(f32::NEG_INFINITY, f32::max);
            let total: f32 = places().map(|k| (line[k] - most).exp()).sum();
            let mut chances = [0.0; MAX_COLOURS + 1];
            for k in places() {
                // Colours are counted from the mover; nobody keeps the last place.
                let place = if k < colours { (k + mover.index()) % colours } else { k };
                chances[place] = (line[k] - most).exp() / total;
            }
            chances
        };
        let known = |(cell, chances): (Cell, [f32; MAX_COLOURS + 1])| match position.owner(cell) {
            // What lies stays.
            Some(owner) => (cell, std::array::from_fn(|k| f32::from(k == owner.index()))),
            None => (cell, chances),
        };
        let chances = logits.chunks_exact(outputs).map(chances);
        self.ground.cells().iter().copied().zip(chances).map(known).collect()
    }

    /// Leaves in `scratch.whole` what all heads look at.
    fn trunk(
        &self,
        position: &Position,
        view: View,
        pillars: impl Iterator<Item = Cell>,
        scratch: &mut Scratch,
    ) {
        let (net, near) = (&self.net, self.ground.near());
        let (cells, channels, narrow) = (near.len(), net.shape.channels, net.shape.narrow);
        let Scratch { wide, narrow: lines, whole, .. } = scratch;
        wide.clone_from(&self.base);
        self.ground
            .planes(position, view, pillars, |plane, cell| net.stem.mark(&self.ground, plane, cell, wide));
        let numbers = net.numbers.apply(&self.ground.numbers(position, view));
        for line in wide.chunks_exact_mut(channels) {
            for (value, number) in line.iter_mut().zip(&numbers) {
                *value = (*value + number).max(0.0);
            }
        }
        let width = net.blocks.first().map_or(0, |block| block.down.outputs);
        lines.resize(cells * width, 0.0);
        for block in &net.blocks {
            whole.take(wide, channels, channels);
            convolve(&block.down, near, whole, lines, After::Relu);
            whole.take(lines, width, narrow);
            convolve(&block.first, near, whole, lines, After::Relu);
            if let Some(pool) = &block.pool {
                spread(pool, lines, width, narrow);
            }
            whole.take(lines, width, narrow);
            convolve(&block.second, near, whole, lines, After::Relu);
            whole.take(lines, width, narrow);
            convolve(&block.up, near, whole, wide, After::AddRelu);
        }
        whole.take(wide, channels, channels);
    }

    /// The last to look at what the trunk left: it needs the room for itself.
    fn policy(&self, legal: &LegalMoves<'_>, scratch: &mut Scratch) -> Vec<(Move, f32)> {
        let (net, near) = (&self.net, self.ground.near());
        let Scratch { narrow: lines, policy, whole, .. } = scratch;
        let (width, used) = (net.policy_in.outputs, net.shape.policy);
        lines.resize(near.len() * width, 0.0);
        convolve(&net.policy_in, near, whole, lines, After::Relu);
        spread(&net.policy_pool, lines, width, used);
        whole.take(lines, width, used);
        let outputs = net.policy_out.outputs;
        policy.resize(near.len() * outputs, 0.0);
        convolve(&net.policy_out, near, whole, policy, After::Nothing);
        let logit = |mv: Move| {
            let (cell, plane) = self.ground.place(mv)?;
            // A corner off the board has nothing but the bias.
            Some((mv, cell.map_or(net.policy_out.bias[plane], |cell| policy[cell * outputs + plane])))
        };
        let mut moves: Vec<(Move, f32)> = legal.iter().filter_map(logit).collect();
        let most = moves.iter().map(|(_, logit)| *logit).fold(f32::NEG_INFINITY, f32::max);
        let total: f32 = moves.iter().map(|(_, logit)| (logit - most).exp()).sum();
        moves.iter_mut().for_each(|(_, logit)| *logit -= most + total.ln());
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        moves
    }

    /// Logits of winning and penalties in tens, from the mover on.
    fn value(&self, scratch: &mut Scratch) -> (Vec<f32>, Vec<f32>) {
        let (net, near) = (&self.net, self.ground.near());
        let Scratch { narrow: lines, whole, .. } = scratch;
        let width = net.value_in.outputs;
        lines.resize(near.len() * width, 0.0);
        convolve(&net.value_in, near, whole, lines, After::Relu);
        let mut hidden = net.value_dense.apply(&pooled(lines, width, net.shape.value));
        hidden.iter_mut().for_each(|h| *h = h.max(0.0));
        (net.win.apply(&hidden), net.score.apply(&hidden))
    }
}

/// The chances and penalties of all players from the net's answers, which count from the mover.
fn split(position: &Position, mover: Colour, win: &[f32], score: &[f32], mut answer: Answer) -> Answer {
    let rules = position.rules();
    let (players, colours, mover) = (rules.players().len(), rules.colours().len(), mover.index());
    let most = win[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f32 = win[..players].iter().map(|w| (w - most).exp()).sum();
    for player in 0..players {
        let relative = (player + colours - mover) % players;
        answer.win[player] = (win[relative] - most).exp() / total;
    }
    for colour in 0..colours {
        let relative = (colour + colours - mover) % colours;
        answer.penalty[colour % players] += (10.0 * score[relative]).clamp(0.0, 70.0);
    }
    answer
}

/// The mean and the largest value of the first `used` of `width` channels.
fn pooled(lines: &[f32], width: usize, used: usize) -> Vec<f32> {
    let mut pooled = vec![0.0; 2 * used];
    let (mean, most) = pooled.split_at_mut(used);
    for line in lines.chunks_exact(width) {
        for ((mean, most), value) in mean.iter_mut().zip(&mut *most).zip(line) {
            *mean += value;
            *most = most.max(*value);
        }
    }
    let cells = (lines.len() / width) as f32;
    mean.iter_mut().for_each(|sum| *sum /= cells);
    pooled
}

/// Tells the first `used` of `width` channels of every cell about the whole board.
fn spread(pool: &Dense, lines: &mut [f32], width: usize, used: usize) {
    let whole = pool.apply(&pooled(lines, width, used));
    for line in lines.chunks_exact_mut(width) {
        for (value, whole) in line.iter_mut().zip(&whole) {
            *value = (*value + whole).max(0.0);
        }
    }
}
