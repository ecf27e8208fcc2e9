//! The layers: which crate may depend on which, as the architecture page draws it.

use std::collections::{BTreeMap, BTreeSet};

use super::document::ARCHITECTURE;
use super::manifest::needed;
use crate::project::File;

/// The block of the page with the arrows begins and ends with this.
const FENCE: &str = "```";

/// The line that names the crates that may use all others, and that no other may use.
const TOOLS: &str = "tools:";

/// Crates that depend on what they must not.
pub fn complaints(files: &[File]) -> Vec<String> {
    let manifests = files.iter().filter_map(|file| {
        let name = file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
        Some((name, file.text.as_str()))
    });
    let manifests: BTreeMap<&str, &str> = manifests.collect();
    let page = super::text(files, ARCHITECTURE);
    let Some(block) = page.split(FENCE).skip(1).step_by(2).find(|block| block.contains(TOOLS)) else {
        return vec![format!("{ARCHITECTURE} has no block with the arrows between crates")];
    };
    let arrows = Arrows::read(block);
    let mut complaints = Vec::new();
    for (name, manifest) in &manifests {
        if !arrows.knows(name) {
            complaints.push(format!("{ARCHITECTURE} has no arrow for crates/{name}: say what it may use"));
            continue;
        }
        for used in needed(manifest).filter(|used| manifests.contains_key(used)) {
            if !arrows.allow(name, used) {
                complaints.push(format!(
                    "crates/{name} must not depend on {used}: see the arrows in {ARCHITECTURE}"
                ));
            }
        }
    }
    let gone = arrows.names().filter(|name| !manifests.contains_key(name));
    complaints
        .extend(gone.map(|name| format!("{ARCHITECTURE} draws an arrow for {name}, which is no crate")));
    complaints
}

/// What each crate may use.
struct Arrows<'p> {
    uses: BTreeMap<&'p str, Vec<&'p str>>,
    tools: Vec<&'p str>,
}

impl<'p> Arrows<'p> {
    fn read(block: &'p str) -> Arrows<'p> {
        let tools = block.lines().find_map(|line| line.strip_prefix(TOOLS)).unwrap_or_default();
        let lines = block.lines().filter_map(|line| line.split_once("->"));
        Arrows {
            uses: lines.map(|(name, uses)| (name.trim(), uses.split_whitespace().collect())).collect(),
            tools: tools.split_whitespace().collect(),
        }
    }

    fn names(&self) -> impl Iterator<Item = &'p str> {
        self.uses.keys().copied().chain(self.tools.iter().copied())
    }

    fn knows(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// Whether an arrow leads from one crate to the other, by way of others or not.
    fn allow(&self, name: &str, used: &str) -> bool {
        if self.tools.contains(&name) {
            return true;
        }
        let (mut reached, mut open) = (BTreeSet::new(), vec![name]);
        while let Some(next) = open.pop() {
            for other in self.uses.get(next).into_iter().flatten() {
                if reached.insert(*other) {
                    open.push(other);
                }
            }
        }
        reached.contains(used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_arrow_is_found() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let page = "```\na ->\nb -> a\nc -> b\ntools: d\n```";
        let needs = |names: &str| {
            let lines = names.split_whitespace().map(|name| format!("{name}.workspace = true\n"));
            format!("[dependencies]\n{}[dev-dependencies]\nc.workspace = true\n", lines.collect::<String>())
        };
        let files = |of_a: &str, of_c: &str| {
            let manifests = [("a", of_a), ("b", "a"), ("c", of_c), ("d", "a c")];
            let manifests =
                manifests.map(|(name, of)| file(&format!("crates/{name}/Cargo.toml"), &needs(of)));
            manifests.into_iter().chain([file(ARCHITECTURE, page)]).collect::<Vec<File>>()
        };
        assert_eq!(complaints(&files("serde", "a b")), [""; 0]);
        for (of_a, of_c, wrong) in
            [("b", "b", "crates/a must not depend on b"), ("", "d", "crates/c must not depend on d")]
        {
            let found = complaints(&files(of_a, of_c));
            assert!(matches!(&found[..], [one] if one.starts_with(wrong)), "{found:?}");
        }
        let mut with_e = files("", "b");
        with_e.push(file("crates/e/Cargo.toml", ""));
        assert!(complaints(&with_e)[0].contains("no arrow for crates/e"));
    }
}
