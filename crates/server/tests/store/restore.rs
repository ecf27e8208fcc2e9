//! From a copy or a database into an empty place of either kind.

use std::path::PathBuf;

use server::store::{Ban, DataSource, Offer, Store, restore, verify};
use table::Time;

use crate::both;
use crate::home::{ANNA, Home, add, check_log, header, new_table};

both!(everything_arrives_in_either_direction, what_is_there_is_never_overwritten);

/// A place with some of everything; how many entries it has.
async fn furnish(store: &Store) -> u64 {
    let mut entries = 0;
    for table in 0..3 {
        let id = new_table(store).await;
        // More than fit into one statement.
        for number in 1..=700 * (table % 2) + 5 {
            assert!(add(store, id, number).await.unwrap());
            entries += 1;
        }
        let offer = Offer { table: id, seat: 1, guest: ANNA };
        store.offer_seat(&format!("plum{table}"), &offer, Time(5000)).await.unwrap();
    }
    store.beat(Time(7000)).await.unwrap();
    store.ban(&Ban { who: "203.0.113.7".into(), until: Some(Time(9000)), why: "spam".into() }).await.unwrap();
    store.set_message(Some("Tea at five.")).await.unwrap();
    entries
}

async fn check(place: &DataSource, secret: [u8; 32], entries: u64) {
    let store = Store::open(place).await.unwrap();
    assert_eq!(store.secret().await.unwrap(), secret, "whoever had a token has it still");
    assert_eq!(store.contents().await.unwrap().entries, entries);
    assert_eq!(store.last_beat().await.unwrap(), Some(Time(7000)));
    assert_eq!(store.message().await.unwrap().as_deref(), Some("Tea at five."));
    assert_eq!(store.bans().await.unwrap()[0].until, Some(Time(9000)));
    let tables = store.tables_of(ANNA).await.unwrap();
    assert_eq!(tables.len(), 3);
    for listing in &tables {
        assert_eq!(store.header(listing.id).await.unwrap(), Some(header()));
        assert_eq!(check_log(&store, listing.id).await.len() as u64, listing.last);
    }
    let offered = store.offered_seat("plum2", Time(5000)).await.unwrap().unwrap();
    assert!(tables.iter().any(|listing| listing.id == offered.table));
    store.close().await;
}

async fn everything_arrives_in_either_direction(home: Home) {
    let source = Home::file();
    let store = source.open().await;
    let entries = furnish(&store).await;
    let secret = store.secret().await.unwrap();
    // While it is in use.
    let contents = restore(&source.place, &home.place).await.unwrap();
    assert_eq!((contents.tables, contents.entries), (3, entries));
    store.close().await;
    check(&home.place, secret, entries).await;
    let back = DataSource::File(source.folder.join("back.sqlite"));
    restore(&home.place, &back).await.unwrap();
    check(&back, secret, entries).await;
}

async fn what_is_there_is_never_overwritten(home: Home) {
    let source = Home::file();
    let store = source.open().await;
    furnish(&store).await;
    store.close().await;
    let there = home.open().await;
    let id = new_table(&there).await;
    there.close().await;
    let error = restore(&source.place, &home.place).await.unwrap_err().to_string();
    assert!(error.contains("is there already") || error.contains("holds 1 tables already"), "{error}");
    let there = home.open().await;
    assert_eq!(there.count().await.unwrap(), 1);
    assert!(there.header(id).await.unwrap().is_some());
}

/// A sound copy, and where it is.
async fn copy() -> (Home, PathBuf) {
    let home = Home::file();
    let store = home.open().await;
    furnish(&store).await;
    let file = home.folder.join("copy.sqlite");
    store.copy_to(&file).await.unwrap();
    store.close().await;
    (home, file)
}

#[tokio::test]
async fn a_damaged_copy_is_found_out() {
    let (home, file) = copy().await;
    let sound = std::fs::read(&file).unwrap();
    let target = DataSource::File(home.folder.join("restored.sqlite"));
    let refused = |why: &'static str| {
        let (file, target) = (file.clone(), target.clone());
        async move {
            let error = restore(&DataSource::File(file.clone()), &target).await.unwrap_err().to_string();
            assert!(error.contains("copy.sqlite"), "{why}: {error}");
            assert!(verify(&file).await.is_err(), "{why}");
            let DataSource::File(target) = target else { unreachable!() };
            assert!(!target.exists(), "{why}");
        }
    };
    std::fs::write(&file, &sound[..sound.len() / 2]).unwrap();
    refused("cut off").await;
    let mut wrong = sound.clone();
    for page in wrong[4096..].chunks_mut(4096).step_by(2) {
        page[..64].fill(0x55);
    }
    std::fs::write(&file, &wrong).unwrap();
    refused("pages overwritten").await;
    std::fs::write(&file, "Dear Anna,").unwrap();
    refused("a letter").await;
    std::fs::write(&file, "").unwrap();
    refused("nothing").await;
    std::fs::write(&file, &sound).unwrap();
    let gap = "DELETE FROM entries WHERE number = 3";
    let url = format!("sqlite://{}", file.display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::raw_sql(gap).execute(&mut other).await.unwrap();
    sqlx::Connection::close(other).await.unwrap();
    refused("a log with a gap").await;
    std::fs::remove_file(&file).unwrap();
    refused("no file").await;
}
