//! Opening a store: what is missing is made, what is not ours is left alone, and errors say what to do.

use std::path::Path;

use server::store::{DataSource, Store};
use sqlx::Connection;

use crate::both;
use crate::home::{Home, add, check_log, new_table, postgres};

both!(
    servers_that_start_together_make_one_schema,
    what_is_there_stays_when_the_store_is_opened_again,
    a_newer_schema_is_refused_and_left_alone,
    the_tables_of_another_program_are_left_alone,
);

async fn error(place: DataSource) -> String {
    match Store::open(&place).await {
        Ok(_) => panic!("{place:?} was opened"),
        Err(error) => error.to_string(),
    }
}

/// Runs SQL beside the store.
async fn sql(home: &Home, text: &'static str) {
    match &home.place {
        DataSource::File(file) => {
            let url = format!("sqlite://{}?mode=rwc", file.display());
            let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
            sqlx::raw_sql(text).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
        DataSource::Postgres(url) => {
            postgres().unwrap().sql(url, text);
        }
    }
}

async fn servers_that_start_together_make_one_schema(home: Home) {
    let mut servers = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let place = home.place.clone();
        servers.spawn(async move { Store::open(&place).await.unwrap() });
    }
    let servers = servers.join_all().await;
    let id = new_table(&servers[0]).await;
    for (number, store) in (1..).zip(&servers) {
        assert!(add(store, id, number).await.unwrap());
    }
}

async fn what_is_there_stays_when_the_store_is_opened_again(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    add(&store, id, 1).await.unwrap();
    // Not closed: as after a crash.
    drop(store);
    for number in 2..5 {
        let store = home.open().await;
        add(&store, id, number).await.unwrap();
        assert_eq!(check_log(&store, id).await.len() as u64, number);
        store.close().await;
    }
}

async fn a_newer_schema_is_refused_and_left_alone(home: Home) {
    let store = home.open().await;
    new_table(&store).await;
    store.close().await;
    let newer =
        if home.is_file() { "PRAGMA user_version = 99" } else { "INSERT INTO loggia_schema VALUES (99)" };
    sql(&home, newer).await;
    let text = error(home.place.clone()).await;
    assert!(text.contains("newer version of Loggia"), "{text}");
    assert!(text.contains("99"), "{text}");
    let older = if home.is_file() {
        "PRAGMA user_version = 2"
    } else {
        "DELETE FROM loggia_schema WHERE version = 99"
    };
    sql(&home, older).await;
    assert_eq!(home.open().await.count().await.unwrap(), 1);
}

async fn the_tables_of_another_program_are_left_alone(home: Home) {
    sql(&home, "CREATE TABLE members (name TEXT)").await;
    let text = error(home.place.clone()).await;
    assert!(text.contains("another program"), "{text}");
    // Nothing was added.
    sql(&home, "DROP TABLE members").await;
    home.open().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let home = Home::file();
    let file = home.folder.join("letter.txt");
    let letter = "Dear Anna, ".repeat(100);
    std::fs::write(&file, &letter).unwrap();
    let text = error(DataSource::File(file.clone())).await;
    assert!(text.contains("letter.txt is not a database"), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), letter);
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let home = Home::file();
    std::fs::write(home.folder.join("file"), "").unwrap();
    let text = error(DataSource::File(home.folder.join("file/house.sqlite"))).await;
    assert!(text.contains("file cannot be written") && text.contains("--data"), "{text}");
    let text = error(DataSource::File(home.folder.clone())).await;
    assert!(text.contains("cannot be written") && text.contains("--data"), "{text}");
    if Path::new("/proc/version").exists() {
        let text = error(DataSource::File("/proc/loggia/house.sqlite".into())).await;
        assert!(text.contains("/proc/loggia cannot be written"), "{text}");
    }
}

#[tokio::test]
async fn missing_folders_are_made_and_others_cannot_read_the_file() {
    let home = Home::file();
    let file = home.folder.join("a/b/house.sqlite");
    let store = Store::open(&DataSource::File(file.clone())).await.unwrap();
    let copy = home.folder.join("copy.sqlite");
    store.copy_to(&copy).await.unwrap();
    #[cfg(unix)]
    for file in [file.with_extension("sqlite-wal"), file, copy] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "{}", file.display());
    }
}

#[tokio::test]
async fn a_postgres_that_is_not_there_is_named_without_the_password() {
    let text = error(DataSource::Postgres("postgres://anna:s3cret@127.0.0.1:1/house".into())).await;
    assert!(text.contains("house at 127.0.0.1:1 cannot be reached"), "{text}");
    assert!(!text.contains("s3cret"), "{text}");
    let unreadable = [
        "mysql://anna:s3cret@host/house",
        "postgres://anna:s3cret@host:x/house",
        "s3cret",
        "postgres://s3cret:@[::",
    ];
    for url in unreadable {
        let text = error(DataSource::Postgres(url.into())).await;
        assert!(text.contains("URL cannot be read"), "{text}");
        assert!(!text.contains("s3cret"), "{text}");
    }
    assert!(
        !format!("{:?}", DataSource::Postgres("postgres://anna:s3cret@host/house".into())).contains("s3cret")
    );
}

#[tokio::test]
async fn postgres_says_why_it_lets_nobody_in() {
    let Some(home) = Home::postgres() else { return };
    let postgres = postgres().unwrap();
    postgres.sql(home.url(), "CREATE ROLE guarded LOGIN PASSWORD 'right'; CREATE ROLE humble LOGIN");
    let guarded = home.url().replacen("loggia@", "guarded:s3cret@", 1);
    let text = error(DataSource::Postgres(guarded)).await;
    assert!(text.contains("does not let us in") && text.contains("guarded"), "{text}");
    assert!(!text.contains("s3cret"), "{text}");
    let text = error(DataSource::Postgres(postgres.url("loggia", "nowhere"))).await;
    assert!(text.contains("createdb"), "{text}");
    postgres.sql(home.url(), "REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    let text = error(DataSource::Postgres(home.url().replacen("loggia@", "humble@", 1))).await;
    assert!(text.contains("allowed to make tables"), "{text}");
}
