//! The net: what it sees of a position, and what it answers.

mod file;
mod ground;
mod kernel;
mod weights;

use callisto::{Cell, Colour, LegalMoves, MAX_COLOURS, Move, Position, Rules};

pub use file::NetError;
use ground::{FIXED, Ground, PLANES, View};
use kernel::{After, Conv, convolve};
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

/// How many squares of penalty make a player who is ahead by them e times as likely to win.
const SPREAD: f32 = 3.0;

/// A net made ready for a game.
#[derive(Debug)]
pub struct Judge {
    net: Net,
    ground: Ground,
    /// What the planes that never change add to the stem: `[cell][channel]`.
    base: Vec<f32>,
}

/// Room for the net's activations; each thread has its own.
#[derive(Debug, Default)]
pub struct Scratch {
    wide: Vec<f32>,
    narrow: [Vec<f32>; 2],
    policy: Vec<f32>,
}

impl Judge {
    /// Reads the net for a game from a file.
    pub fn read(bytes: &[u8], rules: &Rules) -> Result<Judge, NetError> {
        let net = Net::read(bytes, rules)?;
        let ground = Ground::new(rules).ok_or_else(|| NetError::Unknown(net.variant.clone()))?;
        let channels = net.shape.channels;
        let mut base = vec![0.0; (ground.cells().len() + 1) * channels];
        for (cell, planes) in ground.fixed().iter().enumerate() {
            for plane in (0..FIXED).filter(|plane| planes[*plane]) {
                net.stem.mark(&ground, plane, cell, &mut base);
            }
        }
        Ok(Judge { net, ground, base })
    }

    /// What the net says about a position that is not over, with its legal moves.
    pub fn answer(&self, position: &Position, legal: &LegalMoves<'_>, scratch: &mut Scratch) -> Answer {
        let mover = position.to_move().unwrap_or(position.starter());
        self.trunk(position, self.view(position, mover), legal.pillars(), scratch);
        let policy = self.policy(legal, scratch);
        let (win, score) = self.value(scratch);
        let answer = Answer { policy, win: [0.0; MAX_COLOURS], penalty: [0.0; MAX_COLOURS] };
        if self.net.is_for_two_only {
            return self.merged(position, mover, score[0], answer, scratch);
        }
        split(position, mover, &win, &score, answer)
    }

    fn view(&self, position: &Position, colour: Colour) -> View {
        View::new(position.rules(), colour, self.net.is_for_two_only)
    }

    /// A game of more by a net for two: each colour is asked for its own penalty against all others as one.
    fn merged(
        &self,
        position: &Position,
        mover: Colour,
        own: f32,
        mut answer: Answer,
        scratch: &mut Scratch,
    ) -> Answer {
        let rules = position.rules();
        for colour in rules.colours() {
            let laid_out = position.penalty(colour) as f32;
            let score = if position.is_out(colour) {
                laid_out
            } else if colour == mover {
                10.0 * own
            } else {
                let turn = position.given_to(colour);
                self.trunk(position, self.view(position, colour), turn.legal().pillars(), scratch);
                10.0 * self.value(scratch).1[0]
            };
            answer.penalty[rules.player(colour).index()] += score.clamp(0.0, laid_out);
        }
        let players = rules.players().len();
        let least = answer.penalty[..players].iter().copied().fold(f32::MAX, f32::min);
        let share = |player: usize| (-(answer.penalty[player] - least) / SPREAD).exp();
        let total: f32 = (0..players).map(share).sum();
        answer.win = std::array::from_fn(|player| if player < players { share(player) / total } else { 0.0 });
        answer
    }

    /// For each cell in use the chances of each colour, and of nobody, to own it at the end.
    pub fn owners(&self, position: &Position, scratch: &mut Scratch) -> Vec<(Cell, [f32; MAX_COLOURS + 1])> {
        let mover = position.to_move().unwrap_or(position.starter());
        let chances: Vec<_> = if self.net.is_for_two_only {
            self.merged_owners(position, scratch)
        } else {
            let colours = position.rules().colours().len();
            let seen = self.owners_seen_by(position, mover, colours, scratch);
            let turned = seen.into_iter().map(|line| {
                let mut chances = [0.0; MAX_COLOURS + 1];
                chances[MAX_COLOURS] = line[MAX_COLOURS];
                (0..colours).for_each(|k| chances[(k + mover.index()) % colours] = line[k]);
                chances
            });
            turned.collect()
        };
        let known = |(cell, chances): (Cell, [f32; MAX_COLOURS + 1])| match position.owner(cell) {
            // What lies stays.
            Some(owner) => (cell, std::array::from_fn(|k| f32::from(k == owner.index()))),
            None => (cell, chances),
        };
        self.ground.cells().iter().copied().zip(chances).map(known).collect()
    }

    /// Each colour is asked for its own cells; what they claim together beyond certainty is cut down.
    fn merged_owners(&self, position: &Position, scratch: &mut Scratch) -> Vec<[f32; MAX_COLOURS + 1]> {
        let mut chances = vec![[0.0; MAX_COLOURS + 1]; self.ground.cells().len()];
        for colour in position.rules().colours() {
            let seen = self.owners_seen_by(position, colour, 2, scratch);
            chances.iter_mut().zip(seen).for_each(|(chances, line)| chances[colour.index()] = line[0]);
        }
        for chances in &mut chances {
            let claimed: f32 = chances.iter().sum();
            chances.iter_mut().for_each(|chance| *chance /= claimed.max(1.0));
            chances[MAX_COLOURS] = (1.0 - claimed).max(0.0);
        }
        chances
    }

    /// For each cell the chances of so many colours, counted from the one that looks, and of nobody.
    fn owners_seen_by(
        &self,
        position: &Position,
        colour: Colour,
        colours: usize,
        scratch: &mut Scratch,
    ) -> Vec<[f32; MAX_COLOURS + 1]> {
        let turn = position.given_to(colour);
        self.trunk(position, self.view(position, colour), turn.legal().pillars(), scratch);
        let outputs = self.net.owner.outputs;
        let mut logits = vec![0.0; self.ground.cells().len() * outputs];
        convolve(&self.net.owner, self.ground.near(), &scratch.wide, &mut logits, After::Nothing);
        let plays = |k: &usize| *k < colours || *k == MAX_COLOURS;
        let chances = |line: &[f32]| {
            let places = || (0..=MAX_COLOURS).filter(plays);
            let most = places().map(|k| line[k]).fold(f32::NEG_INFINITY, f32::max);
            let total: f32 = places().map(|k| (line[k] - most).exp()).sum();
            let mut chances = [0.0; MAX_COLOURS + 1];
            places().for_each(|k| chances[k] = (line[k] - most).exp() / total);
            chances
        };
        logits.chunks_exact(outputs).map(chances).collect()
    }

    /// Fills `scratch.wide` with what all heads look at.
    fn trunk(
        &self,
        position: &Position,
        view: View,
        pillars: impl Iterator<Item = Cell>,
        scratch: &mut Scratch,
    ) {
        let (net, near) = (&self.net, self.ground.near());
        let (cells, channels, narrow) = (near.len(), net.shape.channels, net.shape.narrow);
        scratch.wide.clone_from(&self.base);
        for buffer in &mut scratch.narrow {
            buffer.resize((cells + 1) * narrow.max(net.shape.policy).max(net.shape.value), 0.0);
        }
        let wide = &mut scratch.wide;
        self.ground
            .planes(position, view, pillars, |plane, cell| net.stem.mark(&self.ground, plane, cell, wide));
        let numbers = net.numbers.apply(&self.ground.numbers(position, view));
        for line in wide[..cells * channels].chunks_exact_mut(channels) {
            for (value, number) in line.iter_mut().zip(&numbers) {
                *value = (*value + number).max(0.0);
            }
        }
        wide[cells * channels..].fill(0.0);
        let [one, two] = &mut scratch.narrow;
        for block in &net.blocks {
            // The line of zeros after the cells may hold what a head left there.
            one[cells * narrow..].fill(0.0);
            two[cells * narrow..].fill(0.0);
            convolve(&block.down, near, wide, one, After::Relu);
            convolve(&block.first, near, one, two, After::Relu);
            if let Some(pool) = &block.pool {
                spread(pool, &mut two[..cells * narrow], narrow);
            }
            convolve(&block.second, near, two, one, After::Relu);
            convolve(&block.up, near, one, wide, After::AddRelu);
        }
    }

    fn policy(&self, legal: &LegalMoves<'_>, scratch: &mut Scratch) -> Vec<(Move, f32)> {
        let (net, near) = (&self.net, self.ground.near());
        let Scratch { wide, narrow: [one, _], policy } = scratch;
        let width = net.shape.policy;
        convolve(&net.policy_in, near, wide, one, After::Relu);
        spread(&net.policy_pool, &mut one[..near.len() * width], width);
        let outputs = net.policy_out.outputs;
        policy.resize(near.len() * outputs, 0.0);
        one[near.len() * width..].fill(0.0);
        convolve(&net.policy_out, near, one, policy, After::Nothing);
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
        let Scratch { wide, narrow: [one, _], .. } = scratch;
        let width = net.value_in.outputs;
        one.resize(((near.len() + 1) * width).max(one.len()), 0.0);
        convolve(&net.value_in, near, wide, one, After::Relu);
        let mut hidden = net.value_dense.apply(&pooled(&one[..near.len() * width], width, net.shape.value));
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

/// Tells every cell about the whole board.
fn spread(pool: &Dense, lines: &mut [f32], width: usize) {
    let whole = pool.apply(&pooled(lines, width, width));
    for line in lines.chunks_exact_mut(width) {
        for (value, whole) in line.iter_mut().zip(&whole) {
            *value = (*value + whole).max(0.0);
        }
    }
}
