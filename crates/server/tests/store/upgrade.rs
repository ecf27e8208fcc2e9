//! Data of former schemas is opened, and kept as it was beside that.

use std::path::{Path, PathBuf};

use server::store::{DataSource, SCHEMA, Store, verify};
use sqlx::Connection;

use crate::home::Home;

/// The data folders of all released forms.
fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden");
    let forms: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|form| form.unwrap().path()).collect();
    assert!(!forms.is_empty());
    forms
}

#[tokio::test]
async fn the_data_of_every_former_schema_is_opened_and_kept() {
    for form in golden() {
        let home = Home::file();
        let file = home.folder.join("house.sqlite");
        std::fs::copy(form.join("house.sqlite"), &file).unwrap();
        let before = verify(&file).await.unwrap();
        for _ in 0..2 {
            let store = home.open().await;
            assert_eq!(store.count().await.unwrap(), before.tables);
            store.close().await;
        }
        let after = verify(&file).await.unwrap();
        assert_eq!((after.tables, after.entries, after.schema), (before.tables, before.entries, SCHEMA));
        if before.schema == SCHEMA {
            continue;
        }
        let kept = home.folder.join(format!("house.sqlite.schema-{}", before.schema));
        assert_eq!(verify(&kept).await.unwrap(), before);
        let kept = |name: &str| name.contains("schema-");
        let files = std::fs::read_dir(&home.folder).unwrap().flatten();
        let copies = files.filter(|file| kept(file.file_name().to_str().unwrap())).count();
        assert_eq!(copies, 1, "one copy, and nothing unfinished");
        // Someone who goes back to it and upgrades again has a second one.
        std::fs::copy(home.folder.join(format!("house.sqlite.schema-{}", before.schema)), &file).unwrap();
        home.open().await.close().await;
        let second = home.folder.join(format!("house.sqlite.schema-{}.2", before.schema));
        assert_eq!(verify(&second).await.unwrap(), before);
    }
}

#[tokio::test]
async fn a_file_is_left_alone_when_it_cannot_be_kept() {
    let Some(form) = golden().into_iter().find(|form| form.ends_with("0.1.0")) else { return };
    let home = Home::file();
    let file = home.folder.join("house.sqlite");
    std::fs::copy(form.join("house.sqlite"), &file).unwrap();
    // In the way of the copy's first name, and not to be removed.
    std::fs::create_dir(home.folder.join("house.sqlite.schema-1.unfinished")).unwrap();
    let error = Store::open(&DataSource::File(file.clone())).await.err().unwrap().to_string();
    assert!(error.contains("cannot be made before that"), "{error}");
    assert_eq!(verify(&file).await.unwrap().schema, 1);
}

#[tokio::test]
async fn the_database_of_a_former_schema_is_opened_and_kept() {
    let Some(home) = Home::postgres() else { return };
    let mut old = sqlx::PgConnection::connect(home.url()).await.unwrap();
    let first = include_str!("../../migrations/postgres/0001-tables.sql");
    sqlx::raw_sql(first).execute(&mut old).await.unwrap();
    let made = "CREATE TABLE loggia_schema (version BIGINT PRIMARY KEY);
        INSERT INTO loggia_schema VALUES (1);
        INSERT INTO tables VALUES ('abcdefghijkmnpqr', '{}', '000000000000000a', 1, 1, 'gathering', false, NULL,
            false, '', 1, '{}');
        INSERT INTO entries VALUES ('abcdefghijkmnpqr', 1, 'x', '{}');";
    sqlx::raw_sql(made).execute(&mut old).await.unwrap();
    let store = home.open().await;
    assert_eq!(store.contents().await.unwrap().schema, SCHEMA);
    assert_eq!(store.tables_set_aside().await.unwrap(), []);
    for table in ["loggia_before_2_tables", "loggia_before_2_entries"] {
        let select = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let count: i64 = sqlx::query_scalar(select).fetch_one(&mut old).await.unwrap();
        assert_eq!(count, 1, "{table}");
    }
    store.close().await;
    home.open().await.close().await;
}
