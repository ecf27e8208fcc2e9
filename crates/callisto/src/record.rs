//! A game record: the tree of moves and variations, with comments and everything else that its file holds.

mod dialect;
mod read;
mod replay;
mod write;

use std::sync::Arc;

use crate::cell::Cell;
use crate::colour::{Colour, Player};
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::paint::Paints;
use crate::position::Position;
use crate::rules::Rules;
use crate::sgf::Property;
pub use read::{RecordError, RecordFault};

/// The property that says what the colours look like, in the order of our colours, whichever starts.
const PAINTS: &str = "LGL";

/// A node of a record. The root stands for the start of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// Pieces and pillars laid and taken away by hand at a node, and the turn given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    /// What is laid, whether or not a move could do so.
    pub add: Vec<(Colour, Move)>,
    /// What is taken away: the cells of whole pieces or pillars. Cells that are no such thing are left alone.
    pub remove: Vec<Vec<Cell>>,
    /// Whose turn it is from here on, when that is said.
    pub to_move: Option<Colour>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    arrangement: Arrangement,
    mv: Option<(Colour, Move)>,
    /// Everything else that the file says, known to us or not.
    properties: Vec<Property>,
}

/// The record of a game, as a `.blksgf` file holds it.
///
/// ```
/// use callisto::{Edition, Record, Rules, Setup, Colour};
/// let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
/// let mut record = Record::new(&rules, Colour(0));
/// let first = record.play(record.root(), rules.parse_move("h8").unwrap()).unwrap();
/// record.set_comment(first, "A bold start.");
/// let again = Record::read(&record.write()).unwrap();
/// assert_eq!(again.position(again.main_end()), record.position(first));
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    rules: Arc<Rules>,
    starter: Colour,
    nodes: Vec<Node>,
}

impl Record {
    /// An empty record.
    pub fn new(rules: &Arc<Rules>, starter: Colour) -> Record {
        Record { rules: rules.clone(), starter, nodes: vec![Node::default()] }
    }

    /// A record that begins with a position set up by hand.
    pub fn arranged(rules: &Arc<Rules>, starter: Colour, start: Arrangement) -> Result<Record, IllegalMove> {
        let mut record = Record::new(rules, starter);
        record.nodes[0].arrangement = start;
        record.try_position(record.root())?;
        Ok(record)
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The colour that begins.
    pub fn starter(&self) -> Colour {
        self.starter
    }

    /// The node of the start.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The last node of the main line, which follows the first child everywhere.
    pub fn main_end(&self) -> NodeId {
        let mut node = self.root();
        while let Some(first) = self.children(node).first() {
            node = *first;
        }
        node
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = vec![node];
        while let Some(parent) = self.parent(path[path.len() - 1]) {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// The node before this one.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The nodes after this one, the main line first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The move that led to this node, and the colour that made it.
    pub fn mv(&self, node: NodeId) -> Option<(Colour, Move)> {
        self.node(node).mv
    }

    /// What was set up by hand at this node, before its move.
    pub fn arrangement(&self, node: NodeId) -> &Arrangement {
        &self.node(node).arrangement
    }

    /// The moves of the main line, each with the colour that made it.
    pub fn main_line(&self) -> Vec<(Colour, Move)> {
        self.path(self.main_end()).iter().filter_map(|node| self.mv(*node)).collect()
    }

    /// Plays a move after a node. If a child has that move already, it is that child.
    pub fn play(&mut self, node: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position(node);
        position.check(mv)?;
        let colour = position.to_move().unwrap_or(self.starter);
        Ok(self.child_with(node, colour, mv))
    }

    /// Plays a move for a colour, in its turn or not.
    pub fn play_for(&mut self, node: NodeId, colour: Colour, mv: Move) -> Result<NodeId, IllegalMove> {
        self.position(node).play_for(colour, mv)?;
        Ok(self.child_with(node, colour, mv))
    }

    fn child_with(&mut self, node: NodeId, colour: Colour, mv: Move) -> NodeId {
        let same = |child: &&NodeId| self.mv(**child) == Some((colour, mv));
        if let Some(child) = self.children(node).iter().find(same) {
            return *child;
        }
        self.push(Node { parent: Some(node), mv: Some((colour, mv)), ..Node::default() })
    }

    fn push(&mut self, node: Node) -> NodeId {
        let id = NodeId(self.nodes.len());
        if let Some(parent) = node.parent {
            self.nodes[parent.0].children.push(id);
        }
        self.nodes.push(node);
        id
    }

    /// Takes a node and everything after it out of the record. The root stays.
    pub fn remove(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node) {
            self.nodes[parent.0].children.retain(|child| *child != node);
        }
    }

    /// Makes the line through a node the main line.
    pub fn make_main(&mut self, node: NodeId) {
        for pair in self.path(node).windows(2) {
            let children = &mut self.nodes[pair[0].0].children;
            let at = children.iter().position(|child| *child == pair[1]).unwrap_or(0);
            children[..=at].rotate_right(1);
        }
    }

    /// The comment at a node.
    pub fn comment(&self, node: NodeId) -> Option<&str> {
        self.property(node, "C")
    }

    /// Writes a comment at a node; an empty one takes it away.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.set_property(node, "C", text);
    }

    /// The first value of a property other than moves and setup, by its SGF name.
    pub fn property(&self, node: NodeId, id: &str) -> Option<&str> {
        let property = self.node(node).properties.iter().find(|p| p.id == id)?;
        property.values.first().map(String::as_str)
    }

    /// Sets a property other than moves and setup; an empty value takes it away.
    pub fn set_property(&mut self, node: NodeId, id: &str, value: &str) {
        let properties = &mut self.nodes[node.0].properties;
        match properties.iter_mut().find(|p| p.id == id) {
            _ if value.is_empty() => properties.retain(|p| p.id != id),
            Some(property) => property.values = vec![value.into()],
            None => properties.push(Property {
                id: id.into(),
                values: vec![value.into()],
                place: Default::default(),
            }),
        }
    }

    /// The name of a player.
    pub fn player_name(&self, player: Player) -> Option<&str> {
        self.property(self.root(), self.name_property(player))
    }

    /// Names a player.
    pub fn set_player_name(&mut self, player: Player, name: &str) {
        self.set_property(self.root(), self.name_property(player), name);
    }

    /// What the colours look like (C1); the usual way where the file says nothing that makes sense.
    pub fn paints(&self) -> Paints {
        self.property(self.root(), PAINTS).and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// Says what the colours look like.
    pub fn set_paints(&mut self, paints: Paints) {
        let text = if paints == Paints::default() { String::new() } else { paints.to_string() };
        self.set_property(self.root(), PAINTS, &text);
    }

    /// The position at a node. Rebuilt from the start, which takes microseconds.
    pub fn position(&self, node: NodeId) -> Position {
        self.try_position(node).expect("every node was checked when it was made")
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0]
    }
}
