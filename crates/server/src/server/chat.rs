//! What people say at a table: without controls and marks that turn the line around, and no longer than it looks.

use table::Rejection;
use unicode_normalization::char::is_combining_mark;

use super::names::is_unseen;

/// The most characters.
const LONGEST: usize = 500;

/// The most marks over and under one letter; some languages need three.
const MARKS: usize = 4;

/// What is stored of it.
pub(super) fn clean(said: &str) -> Result<String, Rejection> {
    let mut marks = 0;
    let kept = said.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS && (joins(*c) || !is_unseen(*c))
    });
    let text: String = kept.collect();
    let text = text.trim();
    let is_seen = |c: char| c != ' ' && !joins(c) && !is_combining_mark(c);
    let fits = text.chars().count() <= LONGEST && text.chars().any(is_seen);
    if fits { Ok(text.to_owned()) } else { Err(Rejection::BadChat) }
}

/// What makes one sign of several, as in families and flags, or chooses its form: nobody sees it by itself.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: a letter and sixty thousand spaces were stored, since only the letter was counted.
    #[test]
    fn nothing_is_stored_that_nobody_sees() {
        let clean = |text: &str| clean(text).ok();
        assert_eq!(clean(&format!("{0}hello{0}", " \n\u{3000}".repeat(20_000))).as_deref(), Some("hello"));
        assert_eq!(clean(&format!("a{}b", " ".repeat(60_000))), None);
        assert_eq!(clean("good\u{202e}bye\u{1b}[2J\u{7}\u{2066}").as_deref(), Some("goodbye[2J"));
        assert_eq!(clean("one\ntwo").as_deref(), Some("one two"));
        assert_eq!(clean("👩\u{200d}🚀 ❤\u{fe0f} Ольга").as_deref(), Some("👩\u{200d}🚀 ❤\u{fe0f} Ольга"));
        assert_eq!(clean(&format!("Z{}o", "\u{300}".repeat(400))).map(|text| text.chars().count()), Some(6));
        for nothing in ["", "   ", "\u{200b}\u{2060}", "\u{200d}\u{fe0f}", "\u{3164}", "\u{301}"] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert!(clean(&"x".repeat(500)).is_some() && clean(&"x".repeat(501)).is_none());
    }
}
