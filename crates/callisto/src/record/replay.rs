//! Following a record from node to node.

use std::sync::Arc;

use super::{Node, NodeId, Record};
use crate::colour::Colour;
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

/// What lies on the board at a node, piece by piece, and the position that this makes.
#[derive(Clone)]
pub(super) struct State {
    pub(super) position: Position,
    laid: Vec<(Colour, Move)>,
}

impl State {
    pub(super) fn start(rules: &Arc<Rules>, starter: Colour) -> State {
        State { position: Position::started_by(rules, starter), laid: Vec::new() }
    }

    /// The state after a node: first what it sets up, then its move.
    pub(super) fn after(&self, node: &Node) -> Result<State, IllegalMove> {
        let mut next = self.clone();
        let arrangement = &node.arrangement;
        let to_move = arrangement.to_move.or(self.position.to_move());
        if !arrangement.add.is_empty() || !arrangement.remove.is_empty() {
            let rules = self.position.rules();
            next.laid.extend(&arrangement.add);
            next.laid.retain(|(_, mv)| !arrangement.remove.contains(&rules.cells_of_move(*mv)));
            let starter = self.position.starter();
            next.position = Position::arranged(rules, starter, &next.laid, to_move.unwrap_or(starter))?;
        } else if let Some(colour) = arrangement.to_move {
            next.position = self.position.given_to(colour);
        }
        if let Some((colour, mv)) = node.mv {
            next.position = next.position.play_for(colour, mv)?;
            if mv != Move::Retire {
                next.laid.push((colour, mv));
            }
        }
        Ok(next)
    }
}

impl Record {
    pub(super) fn try_position(&self, node: NodeId) -> Result<Position, IllegalMove> {
        let mut state = State::start(&self.rules, self.starter);
        for node in self.path(node) {
            state = state.after(self.node(node))?;
        }
        Ok(state.position)
    }

    /// Goes through all nodes, parents before children, and carries a value from each to its children. Stops at the
    /// first error. The tree may be as deep as it likes: nothing recurses.
    pub(super) fn walk<S, E>(
        &self,
        start: S,
        mut step: impl FnMut(&S, NodeId) -> Result<S, E>,
    ) -> Result<(), E> {
        let mut open = vec![(Arc::new(start), self.root())];
        while let Some((before, node)) = open.pop() {
            let after = Arc::new(step(&before, node)?);
            open.extend(self.children(node).iter().rev().map(|child| (after.clone(), *child)));
        }
        Ok(())
    }
}
