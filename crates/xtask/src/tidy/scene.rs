//! The scenes that are played in a real browser, and the clauses that a player does in them.

use super::clause::Clause;

/// Where the scenes are listed.
pub const SCENES: &str = "crates/browser/src/scenes/mod.rs";

/// A scene as it is listed.
#[derive(Debug, PartialEq, Eq)]
pub struct Scene<'s> {
    /// Its name.
    pub name: &'s str,
    /// The clauses that a player does in it.
    pub clauses: Vec<Clause>,
    /// Words in their place that are no clauses.
    pub strange: Vec<&'s str>,
}

/// The scenes of the list `ALL`: each begins with two texts, its name and its clauses.
pub fn scenes_in(source: &str) -> Vec<Scene<'_>> {
    let Some((_, list)) = source.split_once("pub const ALL: ") else { return Vec::new() };
    let lines = list.lines().take_while(|line| *line != "];").filter(|line| !line.trim().starts_with("//"));
    let texts: Vec<&str> = lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
    let scenes = texts.chunks_exact(2).map(|pair| {
        let words = || pair[1].split_whitespace().map(|word| (word, Clause::read(word)));
        Scene {
            name: pair[0],
            clauses: words().filter_map(|(_, clause)| clause).collect(),
            strange: words().filter(|(_, clause)| clause.is_none()).map(|(word, _)| word).collect(),
        }
    });
    scenes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_are_read_with_their_clauses() {
        let source = "
/// Not \"this\".
pub const ALL: [(&str, &str, Scene); 3] = [
    (\"by mouse\", \"C5 C7p\", |stage| Box::pin(mouse::play(stage))),
    // Nor \"that\".
    (\"files\", \"\", |stage| Box::pin(files::open(stage))),
    (
        \"a long name\",
        \"V4 hook\",
        |stage| Box::pin(long::play(stage)),
    ),
];
const OTHER: &str = \"C8\";
";
        let found = scenes_in(source);
        let names: Vec<&str> = found.iter().map(|scene| scene.name).collect();
        assert_eq!(names, ["by mouse", "files", "a long name"]);
        let clauses = |n: usize| found[n].clauses.iter().map(Clause::to_string).collect::<Vec<_>>();
        assert_eq!(
            (clauses(0), clauses(1), clauses(2)),
            (vec!["C5".into(), "C7p".into()], vec![], vec!["V4".into()])
        );
        assert_eq!(found[2].strange, ["hook"]);
        assert_eq!(scenes_in("fn main() {}"), []);
    }
}
