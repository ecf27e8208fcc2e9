//! Why the house does not do something, in the person's language.

use client::{Ended, Fault, Refusal};
use table::{IllegalReason, Rejection};
use words::{Value, VillaWords, say};

use super::outlook::plain;
use crate::play::voice::Voice;

impl Voice {
    /// Why the table refuses an action.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        if let Rejection::Illegal(reason) = rejection {
            return self.illegal(reason);
        }
        if let Rejection::Broken(broken) = rejection {
            let name =
                |player: villa::Player| say!(self.words(), "web-player", number = u8::from(player) + 1);
            return VillaWords::new(self.words(), &name).broken(&broken.rule);
        }
        let key = format!("table-rejection-{}", rejection.key());
        let (number, what) = (rejection.number(), plain(rejection.what()));
        self.words().say(&key, &[("number", number.into()), ("what", what.into())])
    }

    fn illegal(&self, reason: &IllegalReason) -> String {
        let cell = reason.cell.as_deref().map_or_else(|| "none".into(), plain);
        let key = format!("callisto-illegal-{}", reason.reason);
        // The colour is named where somebody is out, and whoever is to move never is.
        let text = self.words().say(&key, &[("cell", cell.into()), ("colour", Value::from(""))]);
        format!("{text} ({})", plain(&reason.clause))
    }

    /// Why something was not done.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Rejected(rejection) => self.rejection(rejection),
            Refusal::Ended(ended) => self.ended(ended),
        }
    }

    /// Why there is no connection any more.
    pub fn ended(&self, ended: &Ended) -> String {
        let words = self.words();
        match ended {
            Ended::NotFound => say!(words, "table-fault-not-found"),
            Ended::Outdated { .. } => say!(words, "table-ended-outdated"),
            Ended::NotLetIn { status, key } => {
                self.fault(&Fault::Status { status: *status, key: key.clone() })
            }
            Ended::Removed => say!(words, "table-ended-removed"),
            Ended::Diverged(what) => say!(words, "table-ended-diverged", what = plain(what)),
            Ended::NotUnderstood(what) => say!(words, "table-not-understood", what = plain(what)),
            Ended::Stopped => say!(words, "table-ended-stopped"),
        }
    }

    /// Why the house did not answer, or not as hoped.
    pub fn fault(&self, fault: &Fault) -> String {
        let words = self.words();
        match fault {
            Fault::Unreachable(what) => say!(words, "table-unreachable", what = plain(what)),
            Fault::NotUnderstood(what) => say!(words, "table-not-understood", what = plain(what)),
            Fault::Status { status, key } => {
                let known = key.as_deref().map(|key| format!("table-fault-{key}"));
                match known.filter(|key| words.knows(key)) {
                    Some(key) => words.say(&key, &[]),
                    None => {
                        let what = key.as_deref().map_or_else(String::new, plain);
                        say!(words, "table-status", status = u32::from(*status), what = what)
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn rejections() -> Vec<Rejection> {
        use Rejection::*;
        let illegal =
            IllegalReason { reason: "occupied".into(), clause: "C8".into(), cell: Some("d4".into()) };
        let what = || "what".to_string();
        vec![
            NoSuchEdition(what()),
            BadEdition(what()),
            BadSetup(what()),
            BadClock,
            BadRounds(11),
            NoSuchSeat(6),
            NoSuchLevel(11),
            BadName,
            BadChat,
            NotJoined,
            Removed,
            Muted,
            NotHost,
            NotHouse,
            HostStays,
            NoSuchGuest,
            NotYourSeat(6),
            SeatTaken(6),
            SeatOpen(6),
            SeatEmpty(6),
            NoSuchColour,
            ColourTaken,
            ColoursStay,
            GameRuns,
            NoGame,
            Adjourned,
            NotAdjourned,
            SeriesOver,
            SeriesRuns,
            NotYourTurn(6),
            Stale(3),
            NotAMove(what()),
            Illegal(illegal),
            TimeIsUp(6),
            TimeIsLeft(6),
            NothingToUndo,
            MotionOpen,
            NoMotion,
            NotSeated,
            NotGivenUp(6),
            SeatedInGame(6),
            WrongNumber(5),
            OtherGame,
            table::BrokenRule::rejection(villa::Broken::AskFirst),
            Needed(villa::Column::new(3).unwrap()),
            OnTheRim,
            InTheWay,
            SticksOut,
            NotBorne,
            AttemptRuns(6),
            NoAttempt,
            BadHands,
            HandsGap(30),
            AttemptTooLong,
            NotKept,
        ]
    }

    /// Fails to compile when a reason is added that nobody has put into words.
    #[allow(dead_code)]
    fn all_are_listed(rejection: Rejection) {
        use Rejection::*;
        match rejection {
            NoSuchEdition(_) | BadEdition(_) | BadSetup(_) | BadClock | BadRounds(_) | NoSuchSeat(_) => {}
            NoSuchLevel(_) | BadName | BadChat | NotJoined | Removed | Muted | NotHost | NotHouse => {}
            HostStays | NoSuchGuest | NotYourSeat(_) | SeatTaken(_) | SeatOpen(_) | SeatEmpty(_) => {}
            NoSuchColour | ColourTaken | ColoursStay => {}
            GameRuns | NoGame | Adjourned | NotAdjourned | SeriesOver | SeriesRuns | NotYourTurn(_) => {}
            Stale(_) | NotAMove(_) | Illegal(_) | TimeIsUp(_) | TimeIsLeft(_) | NothingToUndo => {}
            MotionOpen | NoMotion | NotSeated | NotGivenUp(_) | SeatedInGame(_) | WrongNumber(_) => {}
            OtherGame | Broken(_) | Needed(_) | OnTheRim | InTheWay | SticksOut | NotBorne => {}
            AttemptRuns(_) | NoAttempt | BadHands | HandsGap(_) | AttemptTooLong | NotKept => {}
        }
    }

    #[test]
    fn every_rejection_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let voice = Voice::new(language);
            for rejection in rejections() {
                let text = voice.rejection(&rejection);
                let told = !text.contains("-rejection-") && !text.contains('$');
                assert!(told, "{} says of {rejection:?}: {text}", language.code());
                let seat = format!("{rejection:?}").contains("(6)");
                assert!(!seat || text.contains('7'), "{} says of {rejection:?}: {text}", language.code());
                let what = format!("{rejection:?}").contains("(\"what\")");
                assert!(!what || text.contains("what"), "{} says of {rejection:?}: {text}", language.code());
            }
        }
    }

    #[test]
    fn what_others_wrote_cannot_steer_the_terminal() {
        let voice = Voice::new(Language::English);
        assert!(!voice.rejection(&Rejection::NotAMove("\u{1b}[2J".into())).contains('\u{1b}'));
    }
}
