//! Sentences that came as data, in a person's language.

use table::{Arg, Rejection, Sentence};

use crate::{Value, Words};

impl Words {
    /// A sentence; `name` says what whoever sits on a seat is called.
    ///
    /// ```
    /// use table::{Arg, Sentence};
    /// use words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let sentence = Sentence::new("villa-log-asked").with("player", Arg::Seat(0));
    /// assert!(words.tell(&sentence, &|_| "Anna".into()).starts_with("Anna "));
    /// ```
    pub fn tell(&self, sentence: &Sentence, name: &dyn Fn(u8) -> String) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Text(text) => Value::from(harmless(text)),
            Arg::Seat(seat) => Value::from(name(*seat)),
            Arg::Key(key) => Value::from(self.say(key, &[])),
        };
        let values: Vec<_> = sentence.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
        self.say(&sentence.key, &values)
    }

    /// The same with the clause of the rules that it is about.
    pub fn tell_with_clause(&self, sentence: &Sentence, name: &dyn Fn(u8) -> String) -> String {
        let text = self.tell(sentence, name);
        match &sentence.clause {
            Some(clause) => format!("{text} ({})", harmless(clause)),
            None => text,
        }
    }

    /// Why a table refuses something.
    pub fn rejection(&self, rejection: &Rejection, name: &dyn Fn(u8) -> String) -> String {
        if let Rejection::Game(sentence) = rejection {
            return self.tell_with_clause(sentence, name);
        }
        let key = format!("table-rejection-{}", rejection.key());
        let (number, what) = (rejection.number(), harmless(rejection.what()));
        self.say(&key, &[("number", number.into()), ("what", what.into())])
    }
}

/// What others wrote, without what could steer a terminal.
fn harmless(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
