//! The tree of positions that were looked at; rather a graph, for a position that is reached in two ways is one node.

use std::collections::HashMap;

use callisto::Move;

use crate::value::Value;

/// The place of a node in the tree.
pub type NodeId = u32;

/// A move from a position.
#[derive(Clone, Debug)]
pub struct Edge {
    pub mv: Move,
    pub prior: f32,
    pub child: Option<NodeId>,
    pub visits: u32,
    /// Threads that are on their way through here.
    pub pending: u32,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Node {
    /// The player to move.
    pub player: usize,
    /// What the net, or the end of the game, says about it alone.
    pub own: Value,
    /// With all that was found below.
    pub value: Value,
    pub visits: u32,
    pub edges: Vec<Edge>,
    /// Whether all legal moves are among the edges.
    pub is_whole: bool,
    /// Whether the value is exact.
    pub is_exact: bool,
}

/// All nodes, by the hashes of their positions.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    places: HashMap<u64, NodeId>,
}

impl Tree {
    pub fn find(&self, hash: u64) -> Option<NodeId> {
        self.places.get(&hash).copied()
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// Adds a node, unless someone else has done so meanwhile.
    pub fn add(&mut self, hash: u64, node: Node) -> NodeId {
        if let Some(id) = self.find(hash) {
            return id;
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(node);
        self.places.insert(hash, id);
        id
    }

    /// Counts a visit along a path and brings all values on it up to date, from its end.
    pub fn back_up(&mut self, path: &[(NodeId, usize)]) {
        for (id, edge) in path.iter().rev() {
            let edge = &mut self.nodes[*id as usize].edges[*edge];
            edge.visits += 1;
            edge.pending -= 1;
            self.settle(*id);
        }
    }

    /// Computes a node's value from its own and its children's.
    fn settle(&mut self, id: NodeId) {
        let node = &self.nodes[id as usize];
        if node.is_exact {
            return;
        }
        let mut value = node.own;
        let (mut visits, me) = (1, node.player);
        let (mut all_exact, mut best): (bool, Option<Value>) = (node.is_whole, None);
        for edge in &node.edges {
            let Some(child) = edge.child else {
                all_exact = false;
                continue;
            };
            let child = &self.nodes[child as usize];
            value.add(&child.value, edge.visits as f32);
            visits += edge.visits;
            if child.is_exact {
                if best.is_none_or(|best| child.value.gain[me] > best.gain[me]) {
                    best = Some(child.value);
                }
            } else {
                all_exact = false;
            }
        }
        value.scale(1.0 / visits as f32);
        let node = &mut self.nodes[id as usize];
        node.visits = visits;
        node.value = value;
        // A move that surely wins is all there is to know; otherwise every move has to be known.
        if let Some(best) = best.filter(|best| all_exact || best.win[me] == 1.0) {
            node.value = best;
            node.is_exact = true;
        }
    }

    /// Forgets everything that cannot be reached from a position.
    pub fn keep(&mut self, root: u64) {
        let Some(root) = self.find(root) else {
            *self = Tree::default();
            return;
        };
        let mut moved: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let (mut order, mut at) = (vec![root], 0);
        moved[root as usize] = Some(0);
        while let Some(id) = order.get(at).copied() {
            at += 1;
            for child in self.nodes[id as usize].edges.iter().filter_map(|edge| edge.child) {
                if moved[child as usize].is_none() {
                    moved[child as usize] = Some(order.len() as NodeId);
                    order.push(child);
                }
            }
        }
        let nodes = order.iter().map(|id| {
            let mut node = self.nodes[*id as usize].clone();
            node.edges
                .iter_mut()
                .for_each(|edge| edge.child = edge.child.and_then(|child| moved[child as usize]));
            node
        });
        let nodes = nodes.collect();
        self.nodes = nodes;
        self.places.retain(|_, id| match moved[*id as usize] {
            Some(place) => {
                *id = place;
                true
            }
            None => false,
        });
    }
}

impl Node {
    /// A node whose value is known exactly.
    pub fn exact(player: usize, value: Value) -> Node {
        Node { player, own: value, value, visits: 1, edges: Vec::new(), is_whole: true, is_exact: true }
    }

    /// How many visits the most visited move is ahead of the second.
    pub fn lead(&self) -> u32 {
        let (mut most, mut second) = (0, 0);
        for edge in &self.edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most - second
    }
}
