//! Long computations as values, so that this server's threads and the workers on other machines do the same.

use serde::{Deserialize, Serialize};
use table::{Ahead, Claim, Engine, Json, Paced, Question, Round, Sentence};

/// Servers and workers of the same version may do each other's jobs: other versions may get other results.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Something to compute about a game as it stands after some entry of its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Job {
    /// What a bot does next.
    Plan {
        /// Its seat.
        seat: u8,
        /// Its level.
        level: u8,
        /// For its choice between equal moves.
        seed: u64,
        /// How long it may think, in milliseconds.
        time: u64,
    },
    /// A play as it goes into the log.
    Keep {
        /// Whose seat.
        seat: u8,
        /// What its player sent.
        play: Json,
    },
    /// The attempt in progress: it is simulated while it goes on. Has no answer.
    Follow,
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Answer {
    /// What the bot does.
    Planned(Vec<Paced>),
    /// The play, and what is odd about what its sender claimed.
    Kept(Json, Option<String>),
    /// The play is refused.
    Refused(Sentence),
    /// The engine failed, or has nothing to say about this.
    Failed(String),
}

/// What kind of work a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Bots think.
    Plan,
    /// Attempts that are over are judged. People wait for it.
    Keep,
    /// Attempts in progress are simulated along.
    Follow,
}

impl Kind {
    /// All of them.
    pub(crate) const ALL: [Kind; 3] = [Kind::Plan, Kind::Keep, Kind::Follow];

    /// By its word.
    pub(crate) fn from_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// As it is written in the database.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Plan => "plan",
            Kind::Keep => "keep",
            Kind::Follow => "follow",
        }
    }
}

impl Job {
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Job::Plan { .. } => Kind::Plan,
            Job::Keep { .. } => Kind::Keep,
            Job::Follow => Kind::Follow,
        }
    }

    /// Computes the answer.
    pub(crate) fn answer(
        &self,
        engine: &Engine,
        round: &dyn Round,
        ahead: Option<Box<dyn Ahead>>,
        is_late: &(dyn Fn() -> bool + Sync),
    ) -> Answer {
        match self {
            Job::Plan { seat, level, seed, .. } => match engine.bots {
                Some(bots) => {
                    let question = Question { round, seat: *seat, level: *level, seed: *seed };
                    Answer::Planned(bots.plan(&question, is_late))
                }
                None => Answer::Failed("the game has no bots".into()),
            },
            Job::Keep { seat, play } => match engine.keeper {
                Some(keeper) => {
                    let claim = Claim { round, seat: *seat, play };
                    let ahead = ahead.filter(|ahead| ahead.leads_to(round));
                    let mut lots = || getrandom::u64().unwrap_or_else(|_| fastrand::u64(..));
                    match keeper.keep(&claim, ahead, &mut lots) {
                        Ok(kept) => {
                            let differs = keeper.differs(&claim, &kept);
                            Answer::Kept(kept, differs)
                        }
                        Err(why) => Answer::Refused(why),
                    }
                }
                None => Answer::Failed("the game has no keeper".into()),
            },
            Job::Follow => Answer::Failed("following has no answer".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_and_answers_come_back_from_text() {
        let play = Json::of(&("d4", [1, 2]));
        let job = Job::Keep { seat: 1, play: play.clone() };
        let text = serde_json::to_string(&job).unwrap();
        let Ok(Job::Keep { seat: 1, play: back }) = serde_json::from_str(&text) else { panic!("{text}") };
        assert_eq!(back, play);
        for answer in [
            Answer::Planned(vec![Paced { play: play.clone(), by_hand: true }]),
            Answer::Kept(play, Some("odd".into())),
            Answer::Failed("no".into()),
        ] {
            let text = serde_json::to_string(&answer).unwrap();
            assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), answer, "{text}");
        }
        let plan = Job::Plan { seat: 0, level: 9, seed: u64::MAX, time: 10 };
        let text = serde_json::to_string(&plan).unwrap();
        assert!(matches!(serde_json::from_str(&text), Ok(Job::Plan { seed: u64::MAX, .. })), "{text}");
    }
}
