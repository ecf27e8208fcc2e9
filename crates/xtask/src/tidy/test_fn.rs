//! Test functions in source text, and the clauses that they prove.

use std::collections::BTreeSet;

use super::clause::Clause;

/// A function that `cargo test` runs.
#[derive(Debug, PartialEq, Eq)]
pub struct TestFn {
    /// Its name.
    pub name: String,
    /// The clauses that its name begins with. A comment that names a clause proves nothing.
    pub clauses: BTreeSet<Clause>,
}

/// The tests of a source file.
pub fn tests_in(source: &str) -> Vec<TestFn> {
    let mut lines = source.lines().map(str::trim_start);
    let mut tests = Vec::new();
    while let Some(line) = lines.next() {
        if (line.starts_with("#[test]") || line.starts_with("#[tokio::test"))
            && let Some(name) = lines.by_ref().find_map(function_name)
        {
            tests.push(TestFn { name: name.into(), clauses: Clause::begun_with(name).into_iter().collect() });
        }
    }
    tests
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("async ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
fn c3_no_test() {} // C3

/// The last pillar (C9).
#[test]
#[ignore]
fn a_pillar() {
    // C7: not in the centre.
}

mod inner {
    #[test]
    fn c8_and_c2_touching() {}

    #[tokio::test(flavor = \"multi_thread\")]
    async fn v6_waiting() {}
}
";

    /// Caught: a comment `// C8` in a test of anything made it a proof of C8.
    #[test]
    fn a_clause_counts_by_the_name_of_a_test_alone() {
        let printed: Vec<String> = tests_in(SOURCE)
            .iter()
            .map(|t| {
                let clauses: Vec<String> = t.clauses.iter().map(Clause::to_string).collect();
                format!("{}: {}", t.name, clauses.join(" "))
            })
            .collect();
        assert_eq!(printed, ["a_pillar: ", "c8_and_c2_touching: C2 C8", "v6_waiting: V6"]);
    }
}
