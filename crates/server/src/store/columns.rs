//! What there is to copy from one kind of database into the other.

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Text(&'static str),
    Number(&'static str),
    Small(&'static str),
    Flag(&'static str),
}
use Column::{Flag, Number, Small, Text};

impl Column {
    pub(super) fn name(self) -> &'static str {
        match self {
            Text(name) | Number(name) | Small(name) | Flag(name) => name,
        }
    }
}

/// A table of the database with its columns.
pub(super) type Columns = (&'static str, &'static [Column]);

/// The tables, in an order in which nothing refers to what is not there yet. The server's own data, in one row, is not
/// among them.
pub(super) const TABLES: [Columns; 7] = [
    (
        "tables",
        &[
            Text("id"),
            Text("header"),
            Text("host"),
            Number("created"),
            Number("at"),
            Text("phase"),
            Flag("public"),
            Number("deadline"),
            Flag("bot_turn"),
            Text("members"),
            Number("last"),
            Text("summary"),
            Text("set_aside"),
        ],
    ),
    ("entries", &[Text("table_id"), Number("number"), Text("action_id"), Text("body")]),
    ("members", &[Text("guest"), Text("table_id")]),
    ("handovers", &[Text("code"), Text("table_id"), Small("seat"), Number("until"), Text("guest")]),
    ("absences", &[Number("seen"), Number("away")]),
    ("bans", &[Text("who"), Number("until"), Text("why")]),
    ("signed_out", &[Text("guest"), Number("times")]),
];

/// The names of columns, as SQL lists them.
pub(super) fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
}

/// Which side of a copy failed.
pub(super) enum Side {
    From(sqlx::Error),
    To(sqlx::Error),
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

    use super::*;
    use crate::store::schema;

    /// A table or column that is added to the schema has to be added here.
    #[tokio::test]
    async fn everything_in_the_schema_is_copied() {
        let mut fresh = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::update_sqlite(&mut fresh).await.ok().unwrap();
        let select = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'house' ORDER BY name";
        let found: Vec<String> = sqlx::query_scalar(select).fetch_all(&mut fresh).await.unwrap();
        let mut listed = TABLES.map(|(table, _)| table);
        listed.sort();
        assert_eq!(found, listed);
        for (table, columns) in TABLES {
            let select = AssertSqlSafe(format!("SELECT name FROM pragma_table_info('{table}') ORDER BY cid"));
            let found: Vec<String> = sqlx::query_scalar(select).fetch_all(&mut fresh).await.unwrap();
            assert_eq!(found.join(", "), names(columns), "{table}");
        }
        let house = "SELECT group_concat(name, ' ') FROM pragma_table_info('house')";
        let house: String = sqlx::query_scalar(house).fetch_one(&mut fresh).await.unwrap();
        // The last two are of no use elsewhere.
        assert_eq!(house, "one secret beat message orders probe");
    }
}
