//! Why the server does not do something, in the person's language.

use client::{ClientError, Ended};
use table::Rejection;
use words::say;

use super::outlook::plain;
use crate::play::voice::Voice;

impl Voice {
    /// Why something is refused where nobody sits yet.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        let name = |seat: u8| say!(self.words(), "web-player", number = seat + 1);
        self.words().rejection_with_clause(rejection, &name)
    }

    /// Why there is no connection any more.
    pub fn ended(&self, ended: &Ended) -> String {
        let words = self.words();
        match ended {
            Ended::NotFound => say!(words, "table-fault-not-found"),
            Ended::Outdated { .. } => say!(words, "table-ended-outdated"),
            Ended::NotLetIn { status, key } => {
                self.fault(&ClientError::Status { status: *status, key: key.clone() })
            }
            Ended::UnknownGame(game) => self.rejection(&Rejection::UnknownGame(game.clone())),
            Ended::Removed => say!(words, "table-ended-removed"),
            Ended::Newer => say!(words, "table-ended-newer"),
            Ended::Banned => say!(words, "table-ended-banned"),
            Ended::Diverged(_) => say!(words, "table-ended-diverged"),
            Ended::NotUnderstood(_) => say!(words, "table-not-understood"),
            Ended::Stopped => say!(words, "table-ended-stopped"),
        }
    }

    /// What went wrong between the program and the server.
    pub fn fault(&self, fault: &ClientError) -> String {
        let words = self.words();
        match fault {
            ClientError::Unreachable(_) => say!(words, "table-unreachable"),
            ClientError::NotUnderstood(_) => say!(words, "table-not-understood"),
            ClientError::Status { status, key } => {
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

    #[test]
    fn what_others_wrote_cannot_steer_the_terminal() {
        let voice = Voice::new(Language::English);
        assert!(!voice.rejection(&Rejection::UnknownGame("\u{1b}[2J".into())).contains('\u{1b}'));
    }
}
