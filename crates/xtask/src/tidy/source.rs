//! The written files: short, finished, with plain names.

use crate::project::File;

/// Longer files are hard to hold in mind.
const MOST_LINES: usize = 500;

/// What is written by hand; data and generated files may be as long as they like.
const WRITTEN: [&str; 7] = [".rs", ".md", ".mjs", ".toml", ".py", ".ftl", ".css"];

/// Files that may be longer, each with its reason.
const LONG: [(&str, &str); 0] = [];

/// Left behind while working.
const UNFINISHED: [&str; 2] = ["todo", "dbg"];

/// Long files, unfinished places, odd names.
pub fn complaints(files: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for File { path, text } in files {
        let lines = text.lines().count();
        let is_written = WRITTEN.iter().any(|ending| path.ends_with(ending));
        let is_allowed = LONG.iter().any(|(long, _)| long == path);
        if is_written && lines > MOST_LINES && !is_allowed {
            complaints.push(format!("{path} has {lines} lines, more than {MOST_LINES}: split it by nouns"));
        }
        if is_allowed && lines <= MOST_LINES {
            complaints.push(format!("{path} is short now: take it off the list of long files"));
        }
        if !path.is_ascii() {
            complaints.push(format!("{path} is not plain ASCII: rename it"));
        }
        if path.ends_with(".rs") {
            complaints.extend(
                unfinished(text).map(|(line, name)| {
                    format!("{path}:{line} has a {name}! in it: finish it, or take it out")
                }),
            );
        }
    }
    let gone = LONG.iter().filter(|(long, _)| !files.iter().any(|file| file.path == *long));
    complaints.extend(gone.map(|(long, _)| format!("{long} is gone: take it off the list of long files")));
    complaints
}

/// Lines, counted from 1, with an unfinished place in the code before a comment.
fn unfinished(source: &str) -> impl Iterator<Item = (usize, &'static str)> {
    (1..).zip(source.lines()).flat_map(|(number, line)| {
        let code = line.split("//").next().unwrap_or_default();
        let called = move |name: &&str| code.contains(&format!("{name}!("));
        UNFINISHED.into_iter().filter(called).map(move |name| (number, name)).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_named() {
        let file = |path: &str, text: String| File { path: path.into(), text };
        let files = [
            file("a.rs", "\n".repeat(501)),
            file("b.txt", "\n".repeat(501)),
            file("c.rs", format!("fn a() {{\n    {}!()\n}}\n// {}!(1)\n", UNFINISHED[0], UNFINISHED[1])),
            file("caf\u{e9}.md", String::new()),
        ];
        let expected = [
            "a.rs has 501 lines, more than 500: split it by nouns",
            "c.rs:2 has a todo! in it: finish it, or take it out",
            "caf\u{e9}.md is not plain ASCII: rename it",
        ];
        assert_eq!(complaints(&files), expected);
    }
}
