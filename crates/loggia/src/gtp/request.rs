//! A command as it was sent: number, name, arguments.

use super::line::Line;
use crate::so_far::brief;

/// A command taken apart.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the answer repeats; empty without one.
    pub id: String,
    /// The command's name.
    pub name: String,
    /// Its arguments, quotes removed.
    pub arguments: Vec<String>,
    /// Why the line as a whole cannot be used.
    pub fault: Option<&'static str>,
}

impl Request {
    /// Takes a line apart; `None` for an empty line or a comment, which get no answer.
    pub fn parse(line: &Line) -> Option<Request> {
        if line.text.trim_start().starts_with('#') {
            return None;
        }
        let mut words = words(&line.text).into_iter();
        let mut name = words.next()?;
        let mut id = String::new();
        if is_number(&name)
            && let Some(second) = words.next()
        {
            id = brief(&std::mem::replace(&mut name, second));
        }
        Some(Request { id, name, arguments: words.collect(), fault: line.fault })
    }

    /// Refuses arguments.
    pub fn none(&self) -> Result<(), String> {
        if self.arguments.is_empty() { Ok(()) } else { Err(format!("{} takes no argument", self.name)) }
    }

    /// The one argument of a command that takes just one; `what` it is, for the refusal.
    pub fn only(&self, what: &str) -> Result<&str, String> {
        match self.arguments.as_slice() {
            [only] => Ok(only),
            _ => Err(format!("{} takes one argument: {what}", self.name)),
        }
    }

    /// All arguments from the `n`-th on, as one text.
    pub fn text_from(&self, n: usize) -> String {
        self.arguments.get(n..).unwrap_or_default().join(" ")
    }
}

/// Like Pentobi we take anything that begins as a number does, and no command of ours does.
fn is_number(word: &str) -> bool {
    word.trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit())
}

/// Words between blanks; double quotes keep blanks together, as file names need.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// A seed for random numbers: any whole number of 64 bits, with or without a sign.
pub fn seed(text: &str) -> Result<u64, String> {
    let signed = text.parse::<i64>().map(|n| n as u64);
    signed.or_else(|_| text.parse()).map_err(|_| format!("{:?} is not a whole number", brief(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<(String, String, Vec<String>)> {
        let request = Request::parse(&Line { text: text.into(), fault: None })?;
        Some((request.id, request.name, request.arguments))
    }

    fn some(id: &str, name: &str, arguments: &[&str]) -> Option<(String, String, Vec<String>)> {
        Some((id.into(), name.into(), arguments.iter().map(|a| a.to_string()).collect()))
    }

    #[test]
    fn numbers_names_and_arguments() {
        assert_eq!(parse("  12 play b  e9 "), some("12", "play", &["b", "e9"]));
        assert_eq!(parse("-3 name"), some("-3", "name", &[]));
        assert_eq!(parse("7"), some("", "7", &[]));
        assert_eq!(parse(r#"loadsgf "my game.blksgf" 3"#), some("", "loadsgf", &["my game.blksgf", "3"]));
        assert_eq!(parse(r#"name "" ""#), some("", "name", &["", ""]));
    }

    #[test]
    fn comments_and_blank_lines_are_no_commands() {
        assert_eq!(parse(""), None);
        assert_eq!(parse("  # name"), None);
    }

    #[test]
    fn seeds_have_64_bits() {
        assert_eq!(seed("-1"), Ok(u64::MAX));
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        assert!(seed("1e9").is_err());
    }
}
