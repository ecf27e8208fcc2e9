//! No code asks which edition it plays: editions differ in data only.

use crate::project::File;

/// Where the built-in editions are.
const EDITIONS: &str = "crates/callisto/data/editions/";

/// Code that may name an edition, and why.
const MAY: [(&str, &str); 7] = [
    ("crates/callisto/src/record/", "game files of Pentobi"),
    ("crates/loggia/src/gtp/", "GTP as Pentobi speaks it"),
    ("crates/loggia/src/contest/", "GTP as Pentobi speaks it"),
    ("crates/callisto-web/src/learn/", "the lesson has an edition"),
    ("crates/soak/", "a tool that plays several"),
    ("crates/browser/", "a tool that plays several"),
    ("crates/xtask/", "commands for people"),
];

/// Strings of code that are the id of an edition.
pub fn complaints(files: &[File]) -> Vec<String> {
    let ids: Vec<&str> =
        files.iter().filter_map(|file| file.path.strip_prefix(EDITIONS)?.strip_suffix(".toml")).collect();
    let is_code = |path: &str| {
        let of_tests = path.contains("/tests") || path.contains("/benches/");
        path.ends_with(".rs") && path.contains("/src/") && !of_tests
    };
    let code = files.iter().filter(|file| is_code(&file.path));
    let code = code.filter(|file| !MAY.iter().any(|(may, _)| file.path.starts_with(may)));
    code.flat_map(|file| named_in(&file.text, &ids).map(|(line, id)| complaint(&file.path, line, id)))
        .collect()
}

fn complaint(path: &str, line: usize, id: &str) -> String {
    format!("{path}:{line} names the edition \"{id}\": ask what the edition has (or take Edition::usual())")
}

/// The ids in strings, outside of comments and of the tests at a file's end, with their lines.
fn named_in<'i>(source: &'i str, ids: &'i [&'i str]) -> impl Iterator<Item = (usize, &'i str)> {
    let lines = (1..).zip(source.lines()).take_while(|(_, line)| line.trim() != "#[cfg(test)]");
    let lines = lines.filter(|(_, line)| !line.trim_start().starts_with("//"));
    lines.flat_map(|(number, line)| {
        let named = ids.iter().filter(move |id| line.contains(&format!("\"{id}\"")));
        named.map(move |id| (number, *id))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_in_code_is_found() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let code = "/// `\"pocket\"`\nlet a = \"pocket\";\n#[cfg(test)]\nlet b = \"pocket\";\n";
        let files = [
            file("crates/callisto/data/editions/pocket.toml", ""),
            file("crates/callisto-web/src/start.rs", code),
            file("crates/soak/src/plan.rs", code),
            file("crates/callisto-web/src/start/tests.rs", code),
        ];
        let found = complaints(&files);
        assert!(
            matches!(&found[..], [one] if one.starts_with("crates/callisto-web/src/start.rs:2 ")),
            "{found:?}"
        );
    }
}
