//! What a browser loads: a crate with pages never depends on what they can do without, directly or indirectly.

use crate::tool::Tool;

/// Crates with pages, and what is in none of their modules: the first page has to be there at once, and what takes long to
/// compute is done by workers, which are modules of their own.
const NEVER: [(&str, &[&str]); 2] = [
    (
        "callisto-web",
        &[
            "callisto-engine",
            "client",
            "jobs",
            "parry3d",
            "rapier3d",
            "server",
            "three-d",
            "tokio",
            "villa-engine",
            "villa-site",
            "villa-world",
        ],
    ),
    ("villa-web", &["callisto-engine", "client", "jobs", "server", "tokio"]),
];

/// Crates that pages must not load and do.
pub fn complaints() -> Vec<String> {
    NEVER.iter().flat_map(|(pages, never)| found(pages, never, tree(pages).as_deref())).collect()
}

/// All crates that a crate is built from for browsers, one a line.
fn tree(name: &str) -> Option<String> {
    let cargo = Tool::cargo(["tree", "--locked", "--quiet", "--target", "wasm32-unknown-unknown"]);
    cargo.args(["-p", name, "-e", "normal", "--prefix", "none", "--format", "{p}"]).output()
}

fn found(pages: &str, never: &[&str], tree: Option<&str>) -> Vec<String> {
    let Some(tree) = tree else {
        return vec![format!("`cargo tree -p {pages}` does not say what it is built from")];
    };
    let built: Vec<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    let wrong = never.iter().filter(|name| built.contains(name));
    wrong
        .map(|name| format!("{pages} loads {name}: cargo tree -p {pages} -i {name} says by which way"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_pages_must_not_load_is_found_however_it_comes() {
        let tree =
            "callisto-web v0.1.0 (/crates/callisto-web)\ntable v0.1.0\njobs-a v1.0.0\nrapier3d v0.3.0 (*)\n";
        let wrong = found("callisto-web", &["jobs", "rapier3d", "tokio"], Some(tree));
        assert!(matches!(&wrong[..], [one] if one.starts_with("callisto-web loads rapier3d:")), "{wrong:?}");
        assert_eq!(found("callisto-web", &["jobs"], None).len(), 1, "no answer is no yes");
    }
}
