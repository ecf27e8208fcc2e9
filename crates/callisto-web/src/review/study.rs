//! The state of a review: the current node, and the engine's evaluations.

use std::collections::HashMap;

use callisto::{Move, NodeId, Position, Record};
use games::thinking::{About, Analysis, Found, Goal, Loss};
use leptos::prelude::*;

use crate::board::{Better, Laid, Shown, pair};
use crate::thinker;

/// Simulations per position: enough to tell a mistake from a good move; a whole game takes a minute.
const SIMULATIONS: u32 = 48;

/// The engine's evaluation of a node.
#[derive(Clone, Default)]
pub struct Look {
    /// Its position.
    pub analysis: Analysis,
    /// What the move that led there cost.
    pub loss: Option<Loss>,
}

/// A game and a place in it.
#[derive(Clone, Copy)]
pub struct Study {
    /// The game with its variations and comments.
    pub record: RwSignal<Record>,
    /// The node that is looked at.
    pub node: RwSignal<NodeId>,
    /// Whether engine analysis is on.
    pub on: RwSignal<bool>,
    looks: RwSignal<HashMap<NodeId, Look>>,
    busy: StoredValue<bool>,
}

impl Study {
    /// Begins at the end of the main line.
    pub fn new(record: Record) -> Study {
        let end = record.main_end();
        let study = Study {
            record: RwSignal::new(record),
            node: RwSignal::new(end),
            on: RwSignal::new(true),
            looks: RwSignal::new(HashMap::new()),
            busy: StoredValue::new(false),
        };
        Effect::new(move || {
            study.record.track();
            study.node.track();
            study.on.track();
            study.go_on();
        });
        study
    }

    /// The line that is looked at: to the node, and on from there by the first of each variation.
    pub fn line(self) -> Vec<NodeId> {
        let node = self.node.get();
        self.record.with(|record| line(record, node))
    }

    /// How many nodes come before the present one.
    pub fn at(self) -> usize {
        let node = self.node.get();
        self.record.with(|record| record.path(node).len() - 1)
    }

    /// Goes some nodes on in the line, or back.
    pub fn step(self, by: isize) {
        let line = untrack(|| self.line());
        let at = untrack(|| self.at()).saturating_add_signed(by);
        self.node.set(line[at.min(line.len() - 1)]);
    }

    /// Goes to a place in the line.
    pub fn go_to(self, at: usize) {
        let line = untrack(|| self.line());
        self.node.set(line[at.min(line.len() - 1)]);
    }

    /// Plays a move here: on in the game, or a variation of it.
    pub fn play(self, mv: Move) {
        let node = self.node.get_untracked();
        let next = self.record.try_update(|record| record.play(node, mv).ok()).flatten();
        if let Some(next) = next {
            self.node.set(next);
        }
    }

    /// The position here.
    pub fn position(self) -> Position {
        let node = self.node.get();
        self.record.with(|record| record.position(node))
    }

    /// What lies on the board here.
    pub fn laid(self) -> Vec<Laid> {
        let node = self.node.get();
        self.record.with(|record| laid(record, &record.path(node)))
    }

    /// The engine's evaluation of a node, if there is one.
    pub fn look(self, node: NodeId) -> Option<Look> {
        self.looks.with(|looks| looks.get(&node).cloned())
    }

    /// How many nodes of the line the engine has looked at.
    pub fn done(self) -> usize {
        let line = self.line();
        self.looks.with(|looks| line.iter().filter(|node| looks.contains_key(node)).count())
    }

    /// What the engine says about this position, as it is drawn.
    pub fn shown(self, owners: bool) -> Shown {
        let Some(look) = self.look(self.node.get()).filter(|_| self.on.get()) else {
            return Shown::default();
        };
        let position = self.position();
        let better = self.best().zip(position.to_move()).map(|(mv, colour)| {
            let cells = position.rules().cells_of_move(mv).into_iter().map(pair).collect();
            Better { colour, cells }
        });
        let likely = look.analysis.owners.iter().filter(|_| owners).filter_map(|(cell, chances)| {
            let cell: callisto::Cell = cell.parse().ok()?;
            let free = position.owner(cell).is_none();
            let likely = position.rules().colours().zip(chances).max_by(|a, b| a.1.total_cmp(b.1))?;
            let (x, y) = pair(cell);
            (free && *likely.1 > 0.08).then_some((x, y, likely.0, *likely.1))
        });
        Shown { better, owners: likely.collect() }
    }

    /// The move that the engine would make here.
    pub fn best(self) -> Option<Move> {
        let look = self.look(self.node.get())?;
        let rules = self.record.with(|record| record.rules().clone());
        rules.parse_move(&look.analysis.moves.first()?.mv).ok()
    }

    /// Asks the engine about the next position that it has not seen, this one first; one question at a time, so that
    /// what someone goes to is never far behind.
    fn go_on(self) {
        if self.busy.get_value() || !self.on.get_untracked() {
            return;
        }
        let here = self.node.get_untracked();
        let line = untrack(|| self.line());
        let next = self
            .looks
            .with_untracked(|looks| std::iter::once(here).chain(line).find(|node| !looks.contains_key(node)));
        let Some(node) = next else { return };
        let about = self
            .record
            .with_untracked(|record| About::Record { text: record.write(), way: way(record, node) });
        self.busy.set_value(true);
        thinker::ask(about, Goal::Look { simulations: SIMULATIONS }, move |found| {
            // The page may have been left meanwhile.
            if self.busy.try_set_value(false).is_some() {
                return;
            }
            let look = match found {
                Found::Look { analysis, loss } => Look { analysis: *analysis, loss },
                _ => Look::default(),
            };
            self.looks.update(|looks| {
                looks.insert(node, look);
            });
            self.go_on();
        });
    }
}

fn line(record: &Record, node: NodeId) -> Vec<NodeId> {
    let mut line = record.path(node);
    while let Some(next) = record.children(line[line.len() - 1]).first() {
        line.push(*next);
    }
    line
}

/// Which child, again and again, from the root to a node.
fn way(record: &Record, node: NodeId) -> Vec<usize> {
    let path = record.path(node);
    let child = |pair: &[NodeId]| record.children(pair[0]).iter().position(|child| *child == pair[1]);
    path.windows(2).filter_map(child).collect()
}

/// What lies on the board at the end of a path.
fn laid(record: &Record, path: &[NodeId]) -> Vec<Laid> {
    let mut laid: Vec<Laid> = Vec::new();
    for node in path {
        let set = record.arrangement(*node);
        for gone in &set.remove {
            laid.retain(|(_, mv)| record.rules().cells_of_move(*mv) != *gone);
        }
        laid.extend(set.add.iter().copied());
        laid.extend(record.mv(*node));
    }
    laid
}
