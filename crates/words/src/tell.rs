//! Sentences that came as data, in a person's language.

use table::{Arg, Dropped, Guest, Motion, Rejection, Sentence};

use crate::{Value, Words, say};

impl Words {
    /// A sentence; `name` is the name of the player on a seat. `reader` is the seat of the person who reads, where that
    /// is one person: a sentence whose `player` sits there says "you".
    ///
    /// ```
    /// use table::{Arg, Sentence};
    /// use words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let sentence = Sentence::new("villa-log-wins").with("player", Arg::Seat(0));
    /// assert_eq!(words.tell(&sentence, None, &|_| "Anna".into()), "Anna wins!");
    /// assert_eq!(words.tell(&sentence, Some(0), &|_| "Anna".into()), "You win!");
    /// ```
    pub fn tell(&self, sentence: &Sentence, reader: Option<u8>, name: &dyn Fn(u8) -> String) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Text(text) => Value::from(harmless(text)),
            Arg::Seat(seat) => Value::from(name(*seat)),
            Arg::Key(key) => Value::from(self.say(key, &[])),
        };
        let values: Vec<_> = sentence.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
        let is_reader =
            |arg: &(String, Arg)| arg.0 == "player" && reader.is_some_and(|seat| arg.1 == Arg::Seat(seat));
        self.say_of(&sentence.key, sentence.args.iter().any(is_reader), &values)
    }

    /// A text about a player, in its form for the reader where it is about them and has one: the text of the key with
    /// `-you` at its end.
    pub fn say_of(&self, key: &str, is_reader: bool, values: &[(&str, Value<'_>)]) -> String {
        let yours = format!("{key}-you");
        self.say(if is_reader && self.knows(&yours) { &yours } else { key }, values)
    }

    /// The same with the clause of the rules that it is about.
    pub fn tell_with_clause(&self, sentence: &Sentence, name: &dyn Fn(u8) -> String) -> String {
        let text = self.tell(sentence, None, name);
        match &sentence.clause {
            Some(clause) => format!("{text} ({})", harmless(clause)),
            None => text,
        }
    }

    /// The same with the clause, for the terminal; pages do not show clauses.
    pub fn rejection_with_clause(&self, rejection: &Rejection, name: &dyn Fn(u8) -> String) -> String {
        match rejection {
            Rejection::Game(sentence) => self.tell_with_clause(sentence, name),
            _ => self.rejection(rejection, name),
        }
    }

    /// Why a table refuses something; `name` is the name of the player on a seat.
    pub fn rejection(&self, rejection: &Rejection, name: &dyn Fn(u8) -> String) -> String {
        if let Rejection::Game(sentence) = rejection {
            return self.tell(sentence, None, name);
        }
        let key = format!("table-rejection-{}", rejection.key());
        let (number, what) = (rejection.number(), harmless(rejection.what()));
        let player = rejection.seat().map(name).unwrap_or_default();
        self.say(&key, &[("number", number.into()), ("what", what.into()), ("player", player.into())])
    }

    /// What a person of this name proposes after so many turns.
    pub fn proposed(&self, motion: &Motion, name: &str, turn: u32) -> String {
        match motion {
            Motion::Undo { keep } => {
                say!(self, "table-proposes-undo", name = name, count = turn.saturating_sub(*keep))
            }
            Motion::Adjourn => say!(self, "table-proposes-adjourn", name = name),
            Motion::Resume => say!(self, "table-proposes-resume", name = name),
            Motion::Rematch => say!(self, "table-proposes-rematch", name = name),
            Motion::BotFor { seat, level } => {
                say!(self, "table-proposes-bot", name = name, seat = seat + 1, level = *level)
            }
        }
    }

    /// Why nothing came of a proposal; `name` is the name of a guest.
    pub fn dropped(&self, why: Dropped, name: &dyn Fn(Guest) -> String) -> String {
        match why {
            Dropped::Declined(by) => say!(self, "table-disagreed", name = name(by)),
            Dropped::Withdrawn(by) => say!(self, "table-withdrawn", name = name(by)),
            Dropped::Overtaken => say!(self, "table-overtaken"),
        }
    }
}

/// What others wrote, without what could steer a terminal.
fn harmless(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
