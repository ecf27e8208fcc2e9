//! The Smart Game Format: a tree of nodes with properties, before anybody asks what they mean.

use std::fmt;

/// A place in a text, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct TextPosition {
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// A property of a node: an identifier and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Property {
    pub(crate) id: String,
    pub(crate) values: Vec<String>,
    pub(crate) place: TextPosition,
}

/// A node. `parent` comes before it in the list of all nodes; the root is the first and its own parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SgfNode {
    pub(crate) parent: usize,
    pub(crate) properties: Vec<Property>,
    pub(crate) place: TextPosition,
}

/// A file that is not SGF, and where that shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SgfError {
    pub(crate) place: TextPosition,
    pub(crate) what: SgfFault,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SgfFault {
    NoGame,
    NoNode,
    Unexpected(char),
    NoValue(String),
    Open,
    OpenValue,
    SecondGame,
    TooManyNodes,
}

/// More than any person or program writes, and little enough to hold all of it in memory.
const MAX_NODES: usize = 100_000;

impl fmt::Display for SgfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SgfFault::NoGame => write!(f, "not a game file: it must start with ("),
            SgfFault::NoNode => write!(f, "a node that begins with ; is expected here"),
            SgfFault::Unexpected(c) => write!(f, "unexpected {c:?}"),
            SgfFault::NoValue(id) => write!(f, "the property {id} has no value in [ ]"),
            SgfFault::Open => write!(f, "incomplete file: ) is missing"),
            SgfFault::OpenValue => write!(f, "this value has no closing ]"),
            SgfFault::SecondGame => write!(f, "the file has more than one game"),
            SgfFault::TooManyNodes => write!(f, "the file has more than {MAX_NODES} nodes"),
        }
    }
}

struct Reader<'t> {
    rest: std::iter::Peekable<std::str::Chars<'t>>,
    place: TextPosition,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            self.place = TextPosition { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// The next character that is not white space, left where it is.
    fn peek(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        self.rest.peek().copied()
    }

    fn error<T>(&self, what: SgfFault) -> Result<T, SgfError> {
        Err(SgfError { place: self.place, what })
    }

    fn properties(&mut self) -> Result<Vec<Property>, SgfError> {
        let mut properties: Vec<Property> = Vec::new();
        while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            let place = self.place;
            let mut id = String::new();
            while let Some(c) = self.peek().filter(char::is_ascii_alphanumeric) {
                id.push(c);
                self.next();
            }
            let mut values = Vec::new();
            while self.peek() == Some('[') {
                values.push(self.value()?);
            }
            if values.is_empty() {
                return self.error(SgfFault::NoValue(id.chars().take(20).collect()));
            }
            // Said twice, the last one counts, as in Pentobi.
            match properties.iter_mut().find(|p| p.id == id) {
                Some(earlier) => (earlier.values, earlier.place) = (values, place),
                None => properties.push(Property { id, values, place }),
            }
        }
        Ok(properties)
    }

    fn value(&mut self) -> Result<String, SgfError> {
        let open = self.place;
        self.next();
        let mut value = String::new();
        loop {
            match self.next() {
                Some(']') => return Ok(value),
                Some('\\') => value.extend(self.next()),
                Some('\r') => {
                    // Lines may end in CR, LF or both; in a value they are one LF.
                    if self.rest.peek() == Some(&'\n') {
                        self.next();
                    }
                    value.push('\n');
                }
                Some(c) => value.push(c),
                None => return Err(SgfError { place: open, what: SgfFault::OpenValue }),
            }
        }
    }
}

/// Reads a text that holds one game.
pub(crate) fn read(text: &str) -> Result<Vec<SgfNode>, SgfError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { rest: text.chars().peekable(), place: TextPosition { line: 1, column: 1 } };
    let mut nodes: Vec<SgfNode> = Vec::new();
    // For each open bracket the node that it follows; `None` before the root.
    let mut open: Vec<Option<usize>> = Vec::new();
    let mut last: Option<usize> = None;
    let mut fresh = false;
    loop {
        let Some(c) = reader.peek() else {
            return reader.error(if open.is_empty() { SgfFault::NoGame } else { SgfFault::Open });
        };
        match c {
            '(' if fresh => return reader.error(SgfFault::NoNode),
            '(' => {
                open.push(last);
                fresh = true;
                reader.next();
            }
            _ if open.is_empty() => return reader.error(SgfFault::NoGame),
            ';' => {
                let place = reader.place;
                if nodes.len() == MAX_NODES {
                    return reader.error(SgfFault::TooManyNodes);
                }
                reader.next();
                let properties = reader.properties()?;
                nodes.push(SgfNode { parent: last.unwrap_or(0), properties, place });
                last = Some(nodes.len() - 1);
                fresh = false;
            }
            ')' if fresh => return reader.error(SgfFault::NoNode),
            ')' => {
                last = open.pop().flatten();
                reader.next();
                if open.is_empty() {
                    break;
                }
            }
            _ if fresh => return reader.error(SgfFault::NoNode),
            other => return reader.error(SgfFault::Unexpected(other)),
        }
    }
    // Anything after the game is left alone, as in Pentobi, but a second game would be lost.
    if reader.peek() == Some('(') { reader.error(SgfFault::SecondGame) } else { Ok(nodes) }
}

/// Writes one property. Tabs become blanks, as SGF wants it.
pub(crate) fn write_property(out: &mut String, id: &str, values: &[String]) {
    out.push_str(id);
    for value in values {
        out.push('[');
        for c in value.chars() {
            match c {
                ']' | '\\' => out.extend(['\\', c]),
                '\t' | '\u{b}' | '\u{c}' => out.push(' '),
                c => out.push(c),
            }
        }
        out.push(']');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (u32, u32, SgfFault) {
        let error = read(text).unwrap_err();
        (error.place.line, error.place.column, error.what)
    }

    #[test]
    fn variations_hang_on_the_node_before_their_bracket() {
        let nodes = read("(;A[1];B[2](;C[3];D[4])(;E[5]))").unwrap();
        assert_eq!(nodes.iter().map(|n| n.parent).collect::<Vec<_>>(), [0, 0, 1, 2, 1]);
    }

    #[test]
    fn values_may_hold_anything_escaped() {
        let nodes = read("(;C[a\\]b\\\\c\r\nd:;()] X [1]\n[2])").unwrap();
        assert_eq!(nodes[0].properties[0].values, ["a]b\\c\nd:;()"]);
        assert_eq!(nodes[0].properties[1].values, ["1", "2"]);
        let mut out = String::new();
        write_property(&mut out, "C", &nodes[0].properties[0].values);
        assert_eq!(out, "C[a\\]b\\\\c\nd:;()]");
    }

    #[test]
    fn faults_say_where() {
        assert_eq!(fault(""), (1, 1, SgfFault::NoGame));
        assert_eq!(fault("\n  x"), (2, 3, SgfFault::NoGame));
        assert_eq!(fault("()"), (1, 2, SgfFault::NoNode));
        assert_eq!(fault("((;))"), (1, 2, SgfFault::NoNode));
        assert_eq!(fault("(;A[1]\n;B"), (2, 3, SgfFault::NoValue("B".into())));
        assert_eq!(fault("(;A[1]\n;B[x"), (2, 3, SgfFault::OpenValue));
        assert_eq!(fault("(;A[1]"), (1, 7, SgfFault::Open));
        assert_eq!(fault("(;A[1]?)"), (1, 7, SgfFault::Unexpected('?')));
        assert_eq!(fault("(;A[1])(;A[1])"), (1, 8, SgfFault::SecondGame));
        assert_eq!(fault(&format!("({})", ";".repeat(MAX_NODES + 1))).2, SgfFault::TooManyNodes);
    }
}
