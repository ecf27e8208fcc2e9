//! What the terminal says to people, in their language.

use std::cell::RefCell;

use anstyle::Style;
use callisto::{Broken, Edition, NotationError, Paint, Paints, RecordError};
use words::{Language, Value, Words, say};

use crate::speech;

/// How many letters a line of a longer text has at most. The texts that are set by hand keep to about as many.
const LINE: usize = 100;

/// The voice of the game.
pub struct Voice {
    words: Words,
    /// What was said and not yet shown, where someone may be typing at the same time.
    held: Option<RefCell<String>>,
}

impl Voice {
    /// A voice that speaks a language.
    pub fn new(language: Language) -> Voice {
        Voice { words: Words::new(language), held: None }
    }

    /// A voice whose words wait until someone takes them.
    pub fn held(language: Language) -> Voice {
        Voice { words: Words::new(language), held: Some(RefCell::default()) }
    }

    /// What was said and held back, with the colours in it.
    pub fn take(&self) -> String {
        self.held.as_ref().map(RefCell::take).unwrap_or_default()
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.words = Words::new(language);
    }

    /// The words of its language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Says a line. Colours are left out where the terminal or `NO_COLOR` wants none.
    pub fn line(&self, text: &str) {
        match &self.held {
            Some(held) => {
                let mut held = held.borrow_mut();
                held.push_str(text);
                held.push('\n');
            }
            None => anstream::println!("{text}"),
        }
    }

    /// Says a text of several sentences, in lines that fit a terminal.
    pub fn paragraph(&self, text: &str) {
        let mut line = String::new();
        // Not at every white space: a no-break space holds a number and its unit together.
        for word in text.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > LINE {
                self.line(&std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.line(&line);
    }

    /// Says lines that belong below a line said before.
    pub fn indented(&self, text: &str) {
        text.lines().for_each(|line| self.line(&format!("  {line}")));
    }

    /// Says why something cannot be done.
    pub fn refuse(&self, text: &str) {
        let style = Style::new().bold();
        self.line(&format!("{style}{text}{style:#}"));
    }

    /// An edition's name; those that people made have one of their own.
    pub fn edition(&self, edition: &Edition) -> String {
        let key = format!("callisto-edition-{}", edition.id());
        if edition.is_built_in() { self.words.say(&key, &[]) } else { edition.name().into() }
    }

    /// What people should know about an edition.
    pub fn note(&self, edition: &Edition) -> Option<String> {
        let key = format!("callisto-note-{}", edition.id());
        let built_in = edition.is_built_in() && self.words.knows(&key);
        if built_in { Some(self.words.say(&key, &[])) } else { edition.note().map(Into::into) }
    }

    /// The name of a colour that people see.
    pub fn colour(&self, paint: Paint) -> String {
        speech::colour(&self.words, paint)
    }

    /// Why a move is not possible, with the clause.
    pub fn broken(&self, broken: &Broken, paints: Paints) -> String {
        self.words.tell_with_clause(&games::illegal_in(broken, paints), &|_| String::new())
    }

    /// What is wrong with a game file.
    pub fn file_fault(&self, error: &RecordError) -> String {
        self.words.record_error(error, &|rule| self.broken(rule, Paints::default()))
    }

    /// Why a text is not a move.
    pub fn not_a_move(&self, error: &NotationError) -> String {
        let (mut text, mut cell, mut piece, mut end) = (String::new(), String::new(), String::new(), 'a');
        match error {
            NotationError::NotACell(what)
            | NotationError::NoSuchShape(what)
            | NotationError::NoSuchPiece(what) => {
                text = what.clone();
            }
            NotationError::Twice(twice) => cell = twice.to_string(),
            NotationError::NoSuchOrientation { letter, last } => (text, end) = (letter.clone(), *last),
            NotationError::WhichOrientation { piece: name, last } => (piece, end) = (name.clone(), *last),
            NotationError::Empty | NotationError::OffGrid => {}
        }
        let values = [("text", text), ("cell", cell), ("piece", piece), ("last", end.to_string())];
        let values = values.map(|(name, value)| (name, Value::from(value)));
        self.words.say(&format!("callisto-notation-{}", error.key()), &values)
    }

    /// Says that a line is neither a command nor a move.
    pub fn not_understood(&self, line: &str, reason: &NotationError) {
        let input: String = line.trim().chars().take(60).collect();
        let reason = self.not_a_move(reason);
        self.refuse(&say!(self.words, "terminal-not-understood", input = input, reason = reason));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_broken_between_words_and_before_the_line_is_full() {
        let voice = Voice::held(Language::English);
        let text = format!("{} 2\u{a0}mm", "Twelve words ".repeat(20).trim_end());
        voice.paragraph(&text);
        let said = voice.take();
        assert!(said.lines().count() == 3 && said.lines().all(|line| line.chars().count() <= LINE), "{said}");
        assert_eq!(said.lines().collect::<Vec<_>>().join(" "), text);
    }

    #[test]
    fn who_is_out_is_named_by_the_colour_that_people_see() {
        for language in Language::ALL {
            let (voice, colour, paints) = (Voice::new(language), callisto::Colour(2), Paints::default());
            let text = voice.broken(&Broken::Out(colour), paints);
            assert!(text.contains(&voice.colour(paints.of(colour))) && text.ends_with("(C10)"), "{text}");
        }
    }
}
