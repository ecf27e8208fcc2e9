//! What a game may have besides its rules: a keeper that judges plays, and bots. A server gets a list of them.

use serde::{Deserialize, Serialize};

use crate::game::Round;
use crate::json::Json;
use crate::sentence::Sentence;

/// The engine of one game.
#[derive(Clone, Copy)]
pub struct Engine {
    /// The game's [name](crate::Game::slug).
    pub game: &'static str,
    /// Decides the result of plays, for games whose rules alone cannot.
    pub keeper: Option<&'static dyn Keeper>,
    /// Computes the moves of bots.
    pub bots: Option<&'static dyn Bots>,
    /// The JSON schema of its setup, for the description of the server's interface.
    pub schema: &'static str,
}

/// Decides the result of plays. The keeper's result counts, not the client's.
pub trait Keeper: Sync {
    /// A play as it goes into the log, whatever its sender claimed: random numbers drawn, attempts judged. With a head start, to
    /// the same bits, sooner.
    fn keep(
        &self,
        claim: &Claim<'_>,
        ahead: Option<Box<dyn Ahead>>,
        lots: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence>;

    /// Whether `keep` takes so long for a play that it belongs on a thread of its own.
    fn is_slow(&self, play: &Json) -> bool;

    /// What to log if the claimed result differs from the stored one: the sender's program is different, or cheats.
    fn differs(&self, claim: &Claim<'_>, kept: &Json) -> Option<String>;

    /// Whether something is in progress that could be judged ahead.
    fn is_under_way(&self, round: &dyn Round) -> bool;

    /// A head start for what is in progress.
    fn ahead(&self, round: &dyn Round) -> Option<Box<dyn Ahead>>;
}

/// A play as its sender claims it.
pub struct Claim<'a> {
    /// The game before it.
    pub round: &'a dyn Round,
    /// Whose seat.
    pub seat: u8,
    /// What was done.
    pub play: &'a Json,
}

/// The judgement, so far, of something still in progress. It can be dropped and computed again.
pub trait Ahead: std::any::Any + Send {
    /// Whether it belongs to what is in progress.
    fn leads_to(&self, round: &dyn Round) -> bool;

    /// Whether more has happened than it has seen.
    fn is_behind(&self, round: &dyn Round) -> bool;

    /// Processes some of what has happened since; false where that makes no sense.
    fn go_on(&mut self, round: &dyn Round) -> bool;
}

/// Computes moves.
pub trait Bots: Sync {
    /// What a bot does next; nothing where it has nothing to do. The same each time for the same question, unless
    /// `is_late` cuts it short.
    fn plan(&self, question: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced>;
}

/// A question to a bot.
pub struct Question<'a> {
    /// The game.
    pub round: &'a dyn Round,
    /// The seat that it plays.
    pub seat: u8,
    /// Its level, 1 to 9.
    pub level: u8,
    /// Seed for choosing between equal moves.
    pub seed: u64,
}

/// An answer of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paced {
    /// What.
    pub play: Json,
    /// Whether hands do it, at a speed that people can follow.
    pub by_hand: bool,
}
