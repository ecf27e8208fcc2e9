//! The copy of a file that is kept before a new version changes it.

use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use super::copy::{beside, finish, remove};
use super::schema::Refusal;
use super::sqlite::make_file;

/// Writes a copy of a file beside it, named by the schema that it has. Answers where it is.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    file: &Path,
    schema: i64,
) -> Result<PathBuf, Refusal> {
    let mut copies = (1..).map(|number| match number {
        1 => beside(file, &format!(".schema-{schema}")),
        _ => beside(file, &format!(".schema-{schema}.{number}")),
    });
    // One that is there may be of another day: someone who went back to it has changed the data since.
    let copy = copies.find(|copy| !copy.exists()).unwrap_or_default();
    let unfinished = beside(&copy, ".unfinished");
    let because = |why: &dyn std::fmt::Display| {
        let copy = copy.display();
        Refusal::Reason(format!(
            "must be changed for this version of Loggia, and the copy {copy} cannot be made before that: {why}"
        ))
    };
    remove(&unfinished);
    make_file(&unfinished).map_err(|error| because(&error))?;
    let name = unfinished.to_str().ok_or_else(|| because(&"its name is not Unicode, which SQLite needs"))?;
    let made = async {
        sqlx::query("VACUUM INTO $1")
            .bind(name)
            .execute(connection)
            .await
            .map_err(|error| because(&error))?;
        finish(&unfinished, &copy).map_err(|error| because(&error))
    };
    let made = made.await;
    if made.is_err() {
        remove(&unfinished);
    }
    made.map(|()| copy)
}
