//! What the compiler cannot check: that the documents are true, that every clause has a test, that files stay short.

mod arrow;
pub mod clause;
pub mod coverage;
mod document;
mod edition;
mod game;
mod manifest;
mod module;
mod scene;
mod source;
mod spoken;
mod test_fn;

use crate::project::{self, File};
use crate::tool::TaskError;

/// Fails with everything that is untidy and what to do about it.
pub fn check() -> Result<(), TaskError> {
    let files = project::files()?;
    let complaints = complaints(&files);
    if complaints.is_empty() {
        println!("{} files are tidy.", files.len());
        return Ok(());
    }
    Err(TaskError(format!("Untidy:\n  {}", complaints.join("\n  "))))
}

fn complaints(files: &[File]) -> Vec<String> {
    [
        document::complaints(files),
        manifest::complaints(files),
        arrow::complaints(files),
        game::complaints(files),
        module::complaints(),
        coverage::complaints(files),
        edition::complaints(files),
        source::complaints(files),
        spoken::complaints(files),
    ]
    .concat()
}

/// The text of a file, empty where there is none.
fn text<'f>(files: &'f [File], path: &str) -> &'f str {
    files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_is_tidy() {
        check().unwrap_or_else(|TaskError(what)| panic!("{what}"));
    }
}
