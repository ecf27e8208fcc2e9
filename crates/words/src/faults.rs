//! What is wrong with a file, in a person's language.

use callisto::{Broken, EditionError, RecordError, RecordFault};

use crate::{Language, Words, say};

impl Words {
    /// What is wrong with a game file of Callisto, and where; `rule` says which rule a move breaks. What only people who write
    /// such files understand is said in English alone: the other languages name the place.
    ///
    /// ```
    /// use callisto::Record;
    /// use words::{Language, Words};
    /// let error = Record::read("Hello").unwrap_err();
    /// let words = Words::new(Language::German);
    /// assert_eq!(words.record_error(&error, &|_| String::new()), "das ist keine Spieldatei");
    /// ```
    pub fn record_error(&self, error: &RecordError, rule: &dyn Fn(&Broken) -> String) -> String {
        if self.language() == Language::English {
            return error.to_string();
        }
        let what = match &error.fault {
            RecordFault::NoGame => return say!(self, "callisto-file-no-game"),
            RecordFault::Illegal(broken) => rule(broken),
            RecordFault::Other => say!(self, "callisto-file-wrong"),
        };
        say!(self, "callisto-file-at", line = error.line, column = error.column, what = what)
    }

    /// What is wrong with an edition file, and where: in English, and in other languages the line.
    pub fn edition_error(&self, error: &EditionError) -> String {
        if self.language() == Language::English {
            return error.to_string();
        }
        say!(self, "callisto-edition-file-at", line = error.line, what = say!(self, "callisto-file-wrong"))
    }
}
