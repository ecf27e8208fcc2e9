//! What a game may have beside its rules: a keeper who judges, and bots. A server is handed a list of them.

use crate::game::Round;
use crate::json::Json;
use crate::sentence::Sentence;

/// What a program can do for a game.
#[derive(Clone, Copy)]
pub struct Engine {
    /// The game's [name](crate::Game::slug).
    pub game: &'static str,
    /// Who says how plays went, where the rules do not.
    pub keeper: Option<&'static dyn Keeper>,
    /// Who plays for people.
    pub bots: Option<&'static dyn Bots>,
    /// The JSON schema of its setup, for the description of the server's interface.
    pub schema: &'static str,
}

/// Says how plays went: the keeper of a log has the last word.
pub trait Keeper: Sync {
    /// A play as it goes into the log, whatever its sender claimed: lots drawn, attempts judged. With a head start, to
    /// the same bits, sooner.
    fn keep(
        &self,
        claim: &Claim<'_>,
        ahead: Option<Box<dyn Ahead>>,
        lots: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence>;

    /// Whether `keep` takes so long for a play that it belongs on a thread of its own.
    fn is_slow(&self, play: &Json) -> bool;

    /// Where what was claimed differs from what was kept: what to note about it. The sender's program differs, or lies.
    fn differs(&self, claim: &Claim<'_>, kept: &Json) -> Option<String>;

    /// Whether something is under way of which a head start could be made.
    fn is_under_way(&self, round: &dyn Round) -> bool;

    /// A head start for what is under way.
    fn ahead(&self, round: &dyn Round) -> Option<Box<dyn Ahead>>;
}

/// What someone says to have done.
pub struct Claim<'a> {
    /// The game before it.
    pub round: &'a dyn Round,
    /// Whose seat.
    pub seat: u8,
    /// What was done.
    pub play: &'a Json,
}

/// A judgement on something that is still going on. Nothing is lost with it.
pub trait Ahead: std::any::Any + Send {
    /// Whether it is the beginning of what is under way.
    fn leads_to(&self, round: &dyn Round) -> bool;

    /// Whether more has happened than it has seen.
    fn is_behind(&self, round: &dyn Round) -> bool;

    /// Sees some of what has happened since; false where that makes no sense.
    fn go_on(&mut self, round: &dyn Round) -> bool;
}

/// Plays for people.
pub trait Bots: Sync {
    /// What a bot does next; nothing where it has nothing to do. The same each time for the same question, unless
    /// `is_late` cuts it short.
    fn plan(&self, question: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced>;
}

/// What a bot is asked.
pub struct Question<'a> {
    /// The game.
    pub round: &'a dyn Round,
    /// The seat that it plays.
    pub seat: u8,
    /// Its level, 1 to 9.
    pub level: u8,
    /// Decides between equals.
    pub seed: u64,
}

/// Something that a bot does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paced {
    /// What.
    pub play: Json,
    /// Whether hands do it, which takes its time, so that people can see them move.
    pub by_hand: bool,
}
