//! One line of input, whatever comes.

use std::io::{self, BufRead, Read};

/// The longest line that is looked at. The rest of a longer one is read over, so that it cannot fill the memory.
const LONGEST: usize = 1 << 16;

/// A line without its end.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// Tabs have become blanks and other control characters are gone, as the protocol demands. What is not UTF-8 is
    /// replaced by `U+FFFD`.
    pub text: String,
    /// What makes the line unusable, if anything.
    pub fault: Option<&'static str>,
}

impl Line {
    /// Reads the next line; `None` at the end of input.
    pub fn read(input: &mut impl BufRead) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        if input.take(LONGEST as u64).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let mut fault = None;
        if bytes.len() == LONGEST && bytes.last() != Some(&b'\n') && skip_rest(input)? > 0 {
            fault = Some("the line is too long");
        }
        let text = String::from_utf8_lossy(&bytes);
        if fault.is_none() && matches!(text, std::borrow::Cow::Owned(_)) {
            fault = Some("the line is not text in UTF-8");
        }
        let text = text.replace('\t', " ").chars().filter(|c| !c.is_control()).collect();
        Ok(Some(Line { text, fault }))
    }
}

/// Reads over what is left of the line and says how much that was.
fn skip_rest(input: &mut impl BufRead) -> io::Result<usize> {
    let mut skipped = 0;
    loop {
        let buffer = input.fill_buf()?;
        let (count, end) = match buffer.iter().position(|b| *b == b'\n') {
            Some(count) => (count, Some(1)),
            None => (buffer.len(), buffer.is_empty().then_some(0)),
        };
        skipped += count;
        input.consume(count + end.unwrap_or(0));
        if end.is_some() {
            return Ok(skipped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| Line::read(&mut input).unwrap()).collect()
    }

    #[test]
    fn control_characters_go_and_tabs_become_blanks() {
        let lines = all(b"play\tb\0 e9\x07\r\nquit");
        let texts: Vec<&str> = lines.iter().map(|l| l.text.as_str()).collect();
        assert_eq!(texts, ["play b e9", "quit"]);
    }

    #[test]
    fn a_long_line_is_one_line() {
        for length in [LONGEST - 1, LONGEST, LONGEST + 1, 3 * LONGEST] {
            let lines = all(&[vec![b'x'; length], b"\nname\n".to_vec()].concat());
            assert_eq!(lines.len(), 2, "{length}");
            assert_eq!(lines[0].fault.is_some(), length > LONGEST, "{length}");
            assert_eq!(lines[1].text, "name");
        }
        assert_eq!(all(&vec![b'x'; 3 * LONGEST]).len(), 1);
    }

    #[test]
    fn bad_utf8_is_named() {
        assert_eq!(all(b"play \xff\n")[0].fault, Some("the line is not text in UTF-8"));
    }
}
