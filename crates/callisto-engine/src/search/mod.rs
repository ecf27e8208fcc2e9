//! Search: a tree of positions grown towards what seems best for the player to move (PUCT), judged by the net.

mod tree;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use callisto::{Move, Position};

use crate::endgame;
use crate::net::{Evaluator, Scratch};
use crate::value::Value;
use tree::{Edge, Node, NodeId, Tree};

/// How to search. Found by playing values against each other.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much the net's policy counts against values, in a game that is open.
    pub exploration: f32,
    /// How much that grows with the number of visits.
    pub growth: f32,
    /// How much less a move is worth that nobody has tried.
    pub caution: f32,
    /// At most this many moves of a position are considered.
    pub width: usize,
    /// Positions that an exact endgame may take at a leaf.
    pub leaf_endgame: u32,
    /// Positions that it may take at the root.
    pub root_endgame: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            exploration: 0.4,
            growth: 0.25,
            caution: 0.1,
            width: 64,
            leaf_endgame: 1_000,
            root_endgame: 200_000,
        }
    }
}

/// When to stop.
pub struct Budget<'a> {
    /// After this many simulations.
    pub simulations: u32,
    /// How many threads work.
    pub threads: usize,
    /// Asked now and then: whether to stop earlier.
    pub is_enough: &'a (dyn Fn(&Progress) -> bool + Sync),
    /// Whether to stop as soon as the move with most visits is certain.
    pub only_best: bool,
}

/// How far a search is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Simulations done.
    pub simulations: u32,
    /// The chance to win of the player to move, as far as is known.
    pub win: f32,
    /// How many visits the best move is ahead of the second, where the best move is all that is asked for.
    pub lead: Option<u32>,
}

impl Progress {
    /// Whether to stop because of the time limit. If only the best move is wanted, this is so as soon as the share of the
    /// limit that this game needs is used up, or nothing can overtake that move in the time that is left, at the pace so
    /// far.
    pub fn is_enough(&self, spent: Duration, limit: Duration) -> bool {
        let Some(lead) = self.lead else { return spent >= limit };
        let left = limit.mul_f64(self.need()).saturating_sub(spent).as_secs_f64();
        let more = f64::from(self.simulations) * left / spent.as_secs_f64().max(1e-9);
        left == 0.0 || f64::from(lead) > more
    }

    /// How much of the limit a move needs: less the nearer it is to a won game. A game that is nearly lost needs
    /// all of it, for there the one move counts that may still hold.
    fn need(&self) -> f64 {
        let (open, won, least) = (0.8, 0.98, 0.2);
        let nearness = ((f64::from(self.win) - open) / (won - open)).clamp(0.0, 1.0);
        1.0 - (1.0 - least) * nearness
    }
}

/// A move that was looked at.
#[derive(Clone, Debug)]
pub struct Variation {
    /// The move.
    pub mv: Move,
    /// How often.
    pub visits: u32,
    /// The net's first impression.
    pub prior: f32,
    /// What it leads to.
    pub value: Value,
    /// Whether that is exact.
    pub is_exact: bool,
    /// The move and the best ones after it.
    pub moves: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The moves, best first.
    pub lines: Vec<Variation>,
    /// The value of the position.
    pub value: Value,
    /// Whether it is exact.
    pub is_exact: bool,
    /// Simulations done for this answer.
    pub simulations: u32,
}

/// A search that remembers what it found in earlier positions of the game.
#[derive(Debug)]
pub struct Search {
    evaluator: Arc<Evaluator>,
    settings: Settings,
    tree: Tree,
    /// For the first thread, kept from move to move.
    scratch: Scratch,
}

/// More nodes than this are forgotten when the game goes on. A node takes about two kilobytes.
const MANY: usize = 200_000;

impl Search {
    /// A search with nothing found yet.
    pub fn new(evaluator: Arc<Evaluator>, settings: Settings) -> Search {
        Search { evaluator, settings, tree: Tree::default(), scratch: Scratch::default() }
    }

    /// The net that judges.
    pub fn evaluator(&self) -> &Arc<Evaluator> {
        &self.evaluator
    }

    /// Searches a position; `None` when the game is over.
    pub fn look(&mut self, position: &Position, budget: &Budget<'_>) -> Option<Finding> {
        position.to_move()?;
        if endgame::is_near(position, 60)
            && let Some(solved) = endgame::solve(position, self.settings.root_endgame)
        {
            return Some(exactly(&solved));
        }
        self.tree.keep(position.hash());
        let mut scratch = std::mem::take(&mut self.scratch);
        if self.tree.find(position.hash()).is_none_or(|id| self.tree.node(id).edges.is_empty()) {
            // The root needs its moves, even where a leaf was solved exactly.
            self.tree = Tree::default();
            let node = self.evaluated(position, &mut scratch);
            self.tree.add(position.hash(), node);
        }
        let work = Work {
            evaluator: &self.evaluator,
            settings: &self.settings,
            position,
            is_for_two: position.rules().players().len() == 2,
            budget,
            state: Mutex::new(State { tree: std::mem::take(&mut self.tree), done: 0, is_over: false }),
        };
        if budget.threads <= 1 {
            // A browser has no threads to start.
            work.run(&mut scratch);
        } else {
            std::thread::scope(|scope| {
                for _ in 1..budget.threads {
                    scope.spawn(|| work.run(&mut Scratch::default()));
                }
                work.run(&mut scratch);
            });
        }
        let State { tree, done, .. } = work.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.tree = tree;
        self.scratch = scratch;
        let finding = self.finding(position, done);
        if self.tree.len() > MANY {
            self.tree = Tree::default();
        }
        finding
    }

    /// A node as the net sees it.
    fn evaluated(&self, position: &Position, scratch: &mut Scratch) -> Node {
        evaluated(&self.evaluator, &self.settings, position, scratch)
    }

    fn finding(&self, position: &Position, simulations: u32) -> Option<Finding> {
        let root = self.tree.node(self.tree.find(position.hash())?);
        let me = root.player;
        let mut lines: Vec<Variation> = root.edges.iter().map(|edge| self.line(root, edge)).collect();
        // A sure win comes before everything, a sure loss after it; the rest by visits.
        let rank = |line: &Variation| match (line.is_exact, line.value.win[me]) {
            (true, 1.0) => 2,
            (true, 0.0) => 0,
            _ => 1,
        };
        lines.sort_by(|a, b| {
            let exact = rank(b).cmp(&rank(a)).then(match rank(a) {
                1 => b.visits.cmp(&a.visits),
                _ => b.value.gain[me].total_cmp(&a.value.gain[me]),
            });
            exact.then(b.value.gain[me].total_cmp(&a.value.gain[me])).then(b.prior.total_cmp(&a.prior))
        });
        Some(Finding { lines, value: root.value, is_exact: root.is_exact, simulations })
    }

    fn line(&self, root: &Node, edge: &Edge) -> Variation {
        let mut moves = vec![edge.mv];
        let mut at = edge.child;
        while let Some(node) = at.map(|id| self.tree.node(id)) {
            let best = node.edges.iter().filter(|edge| edge.visits > 0).max_by_key(|edge| edge.visits);
            let Some(best) = best else { break };
            moves.push(best.mv);
            at = best.child;
        }
        let child = edge.child.map(|id| self.tree.node(id));
        Variation {
            mv: edge.mv,
            visits: edge.visits,
            prior: edge.prior,
            value: child.map_or(root.value, |node| node.value),
            is_exact: child.is_some_and(|node| node.is_exact),
            moves,
        }
    }
}

/// The one line of a position that was solved.
fn exactly(solved: &endgame::Solved) -> Finding {
    let line = Variation {
        mv: solved.line[0],
        visits: 1,
        prior: 1.0,
        value: solved.value,
        is_exact: true,
        moves: solved.line.clone(),
    };
    Finding { lines: vec![line], value: solved.value, is_exact: true, simulations: 0 }
}

fn evaluated(evaluator: &Evaluator, settings: &Settings, position: &Position, scratch: &mut Scratch) -> Node {
    let legal = position.legal();
    let answer = evaluator.answer(position, &legal, scratch);
    let players = position.rules().players().len();
    let value = Value::new(players, answer.win, answer.penalty);
    let is_whole = answer.policy.len() <= settings.width;
    let likely = answer.policy.iter().take(settings.width);
    let edges =
        likely.map(|(mv, log)| Edge { mv: *mv, prior: log.exp(), child: None, visits: 0, pending: 0 });
    Node {
        player: position.player_to_move().map_or(0, |player| player.index()),
        own: value,
        value,
        visits: 1,
        edges: edges.collect(),
        is_whole,
        is_exact: false,
    }
}

/// How far apart the moves of two players are, from 1 in an open game to next to nothing in a decided one: someone who looks
/// around as widely there as in an open game never sees which of the moves that nearly lose may still hold. Among more
/// players a small chance is nothing unusual, and this made three weaker.
fn spread(gain: f32) -> f32 {
    (4.0 * gain * (1.0 - gain)).max(0.02)
}

/// A search that several threads work at.
struct Work<'a> {
    evaluator: &'a Evaluator,
    settings: &'a Settings,
    position: &'a Position,
    is_for_two: bool,
    budget: &'a Budget<'a>,
    state: Mutex<State>,
}

struct State {
    tree: Tree,
    done: u32,
    is_over: bool,
}

type Path = Vec<(NodeId, usize)>;

impl Work<'_> {
    fn run(&self, scratch: &mut Scratch) {
        loop {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if state.is_over || self.is_enough(&mut state) {
                state.is_over = true;
                return;
            }
            let (path, leaf) = self.descend(&mut state.tree);
            let Some(leaf) = leaf else {
                state.tree.back_up(&path);
                state.done += 1;
                continue;
            };
            drop(state);
            let node = self.leaf(&leaf, scratch);
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            let id = state.tree.add(leaf.hash(), node);
            if let Some((parent, edge)) = path.last() {
                state.tree.node_mut(*parent).edges[*edge].child = Some(id);
            }
            state.tree.back_up(&path);
            state.done += 1;
        }
    }

    fn is_enough(&self, state: &mut State) -> bool {
        let Some(root) = state.tree.find(self.position.hash()) else { return true };
        let root = state.tree.node(root);
        let left = self.budget.simulations.saturating_sub(state.done);
        if left == 0 || root.is_exact || (self.budget.only_best && root.edges.len() == 1) {
            return true;
        }
        let lead = self.budget.only_best.then(|| root.lead());
        if lead.is_some_and(|lead| lead > left) {
            return true;
        }
        let progress = Progress { simulations: state.done, win: root.value.win[root.player], lead };
        state.done > 0 && (self.budget.is_enough)(&progress)
    }

    /// The way from the root to where something new is to be found: a position to judge, unless it is known already.
    fn descend(&self, tree: &mut Tree) -> (Path, Option<Position>) {
        let (mut path, mut position) = (Path::new(), self.position.clone());
        let Some(mut at) = tree.find(position.hash()) else { return (path, None) };
        loop {
            let place = self.choose(tree, at);
            let edge = &mut tree.node_mut(at).edges[place];
            edge.pending += 1;
            path.push((at, place));
            position.play_legal(edge.mv);
            let visits = edge.visits;
            let child = match edge.child {
                Some(child) => child,
                None => match tree.find(position.hash()) {
                    Some(child) => {
                        tree.node_mut(at).edges[place].child = Some(child);
                        child
                    }
                    None => return (path, Some(position)),
                },
            };
            let node = tree.node(child);
            // A node that is reached another way may know more already than this way has counted.
            if node.is_exact || node.edges.is_empty() || node.visits > visits + 1 && visits == 0 {
                return (path, None);
            }
            at = child;
        }
    }

    /// The move to look at next.
    fn choose(&self, tree: &Tree, id: NodeId) -> usize {
        let node = tree.node(id);
        let me = node.player;
        let total: u32 = node.edges.iter().map(|edge| edge.visits + edge.pending).sum();
        let seen: f32 = node.edges.iter().filter(|edge| edge.visits > 0).map(|edge| edge.prior).sum();
        let spread = if self.is_for_two { spread(node.value.gain[me]) } else { 1.0 };
        let unseen = node.value.gain[me] - spread * self.settings.caution * seen.sqrt();
        let growth = self.settings.growth * ((total as f32 + 500.0) / 500.0).ln();
        let factor = spread * (self.settings.exploration + growth) * (total as f32 + 0.01).sqrt();
        let score = |edge: &Edge| {
            let visits = (edge.visits + edge.pending) as f32;
            let gain = match edge.child {
                // Threads on their way count as losses until they are back.
                Some(child) if edge.visits > 0 => {
                    tree.node(child).value.gain[me] * edge.visits as f32 / visits
                }
                _ => unseen,
            };
            gain + factor * edge.prior / (1.0 + visits)
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, edge) in node.edges.iter().enumerate() {
            let score = score(edge);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }

    /// A new node.
    fn leaf(&self, position: &Position, scratch: &mut Scratch) -> Node {
        let player = position.player_to_move().map_or(0, |player| player.index());
        if let Some(value) = Value::of_end(position) {
            return Node::exact(player, value);
        }
        if endgame::is_near(position, 24)
            && let Some(solved) = endgame::solve(position, self.settings.leaf_endgame)
        {
            return Node::exact(player, solved.value);
        }
        evaluated(self.evaluator, self.settings, position, scratch)
    }
}
