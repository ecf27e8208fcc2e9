//! The state between commands: the game record, where in it we are, random numbers.

use std::sync::Arc;

use callisto::{Colour, Move, NodeId, Position, Record, Rules};
use callisto_engine::Callistan;
use callisto_engine::net::Evaluator;

use super::colours::Colours;
use super::game::PentobiGame;
use super::request::Request;
use super::verbs;
use crate::thinking::Thinking;

/// A player that is driven by commands.
pub struct Engine {
    pub(super) record: Record,
    node: NodeId,
    /// The position at the node, kept because every command asks for it.
    position: Position,
    pub(super) colours: Colours,
    thinking: Thinking,
    seed: u64,
    player: Callistan,
    quit: bool,
}

impl Engine {
    /// Plays a game of Pentobi's, with its names for the colours.
    pub fn for_pentobi(game: PentobiGame, thinking: Thinking, seed: Option<u64>) -> Engine {
        Engine::new(&game.rules(), Colour(0), Colours::Pentobi, thinking, seed)
    }

    /// Plays an edition, with numbers for the colours.
    pub fn for_edition(rules: &Arc<Rules>, starter: Colour, thinking: Thinking, seed: Option<u64>) -> Engine {
        Engine::new(rules, starter, Colours::Numbers, thinking, seed)
    }

    fn new(
        rules: &Arc<Rules>,
        starter: Colour,
        colours: Colours,
        thinking: Thinking,
        seed: Option<u64>,
    ) -> Engine {
        let record = Record::new(rules, starter);
        let seed = seed.unwrap_or_else(|| fastrand::u64(..));
        Engine {
            node: record.root(),
            position: record.position(record.root()),
            record,
            colours,
            thinking,
            seed,
            player: Callistan::new(rules, thinking.strength(), seed),
            quit: false,
        }
    }

    /// Does what a command asks.
    pub fn answer(&mut self, request: &Request) -> Result<String, String> {
        if let Some(fault) = request.fault {
            return Err(fault.into());
        }
        verbs::find(&request.name)?(self, request)
    }

    /// Whether the controller has said goodbye.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    pub(super) fn quit(&mut self) {
        self.quit = true;
    }

    pub(super) fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    /// The net for this game, where there is one.
    pub(super) fn net(&self) -> Option<Arc<Evaluator>> {
        self.player.net().cloned()
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The move that led here.
    pub(super) fn last_move(&self) -> Option<Move> {
        self.record.mv(self.node).map(|(_, mv)| mv)
    }

    /// Continues with another game.
    pub(super) fn load(&mut self, record: Record, colours: Colours) {
        let root = record.root();
        let is_known = record.rules().setup() == self.record.rules().setup();
        (self.record, self.colours) = (record, colours);
        let rules = self.record.rules();
        self.player = if is_known {
            self.fresh_player()
        } else {
            Callistan::new(rules, self.thinking.strength(), self.seed)
        };
        self.go_to(root);
    }

    /// Starts a new game with the same rules.
    pub(super) fn clear(&mut self) {
        let record = Record::new(self.record.rules(), self.record.starter());
        self.load(record, self.colours);
    }

    pub(super) fn go_to(&mut self, node: NodeId) {
        self.node = node;
        self.position = self.record.position(node);
    }

    pub(super) fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        self.player = self.fresh_player();
    }

    /// A player who remembers nothing, with the net that is read already.
    fn fresh_player(&self) -> Callistan {
        Callistan::with_net(self.player.net().cloned(), self.thinking.strength(), self.seed)
    }

    /// The position with a colour to move, out of turn too; `None` when that colour can do nothing more.
    pub(super) fn turn_of(&self, colour: Colour) -> Option<Position> {
        let turn = self.position.given_to(colour);
        (turn.to_move() == Some(colour)).then_some(turn)
    }

    /// Plays a legal move for a colour, out of turn too.
    pub(super) fn play(&mut self, colour: Colour, mv: Move) -> Result<(), String> {
        let played = self.record.play_for(self.node, colour, mv);
        let node = played.map_err(|error| format!("illegal move: {error}"))?;
        self.go_to(node);
        Ok(())
    }

    /// Takes the last move back.
    pub(super) fn undo(&mut self) -> Result<(), String> {
        match *self.record.path(self.node).as_slice() {
            [.., parent, node] => {
                self.record.remove(node);
                self.go_to(parent);
                Ok(())
            }
            _ => Err("cannot undo: no move has been played".into()),
        }
    }

    /// A move of our own for a colour.
    pub(super) fn choose(&mut self, colour: Colour) -> Option<Move> {
        let turn = self.turn_of(colour)?;
        self.player.choose(&turn, &self.thinking.watch())
    }

    /// A move of our own that leaves no trace: with a seed, the same question has the same answer.
    pub(super) fn choose_again(&self, colour: Colour) -> Option<Move> {
        self.fresh_player().choose(&self.turn_of(colour)?, &self.thinking.watch())
    }
}
