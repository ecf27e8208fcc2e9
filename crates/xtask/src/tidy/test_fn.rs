//! Test functions in source text, and the clauses that they say they prove.

use std::collections::BTreeSet;

use super::clause::Clause;

/// A function that `cargo test` runs.
#[derive(Debug, PartialEq, Eq)]
pub struct TestFn {
    /// Its name.
    pub name: String,
    /// The clauses that its name begins with, or that a comment above or inside it names.
    pub clauses: BTreeSet<Clause>,
}

/// The tests of a source file. Relies on rustfmt: a function ends with a brace as far in as it began.
pub fn tests_in(source: &str) -> Vec<TestFn> {
    let lines: Vec<&str> = source.lines().collect();
    let starts = (0..lines.len()).filter(|i| lines[*i].trim() == "#[test]");
    starts.filter_map(|start| test_at(&lines, start)).collect()
}

fn test_at(lines: &[&str], start: usize) -> Option<TestFn> {
    let is_above = |line: &&&str| line.trim_start().starts_with("//") || line.trim_start().starts_with("#[");
    let first = start - lines[..start].iter().rev().take_while(is_above).count();
    let head = start + lines[start..].iter().position(|line| function_name(line).is_some())?;
    let name = function_name(lines[head])?;
    let indent = &lines[start][..lines[start].len() - lines[start].trim_start().len()];
    let end = format!("{indent}}}");
    let length =
        if lines[head].ends_with('}') { 0 } else { lines[head..].iter().position(|line| *line == end)? };
    let comments = lines[first..=head + length].iter().filter_map(|line| line.split_once("//"));
    let mut clauses: BTreeSet<Clause> = comments.flat_map(|(_, text)| Clause::named_in(text)).collect();
    clauses.extend(Clause::begun_with(name));
    Some(TestFn { name: name.into(), clauses })
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
// C1 is named by nobody's test.
fn helper() {} // C3

/// The last pillar (C9).
#[test]
#[ignore]
fn a_pillar() {
    // C7: not in the centre.
    if true {
    }
}

mod inner {
    // C2
    fn another_helper() {}

    #[test]
    fn c8_touching() {
        let text = 8; // C12
    }

    #[test]
    fn short() {}
    // C4
}
";

    #[test]
    fn tests_are_found_with_their_clauses() {
        let found = tests_in(SOURCE);
        let printed: Vec<String> = found
            .iter()
            .map(|t| {
                let clauses: Vec<String> = t.clauses.iter().map(Clause::to_string).collect();
                format!("{}: {}", t.name, clauses.join(" "))
            })
            .collect();
        assert_eq!(printed, ["a_pillar: C7 C9", "c8_touching: C8 C12", "short: "]);
    }
}
