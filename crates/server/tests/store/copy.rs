//! Copies of a running server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use server::store::{DataSource, Offer, Store};
use table::Time;

use crate::both;
use crate::home::{ANNA, Home, add, check_log, entries, header, new_table};

both!(a_server_is_copied_while_people_play, a_copy_never_replaces_a_file);

async fn a_server_is_copied_while_people_play(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(new_table(&store).await);
    }
    let secret = store.secret().await.unwrap();
    store.beat(Time(7000)).await.unwrap();
    let offer = Offer { table: tables[0], seat: 1, guest: ANNA };
    store.offer_seat("plum", &offer, Time(5000)).await.unwrap();
    store.set_aside(tables[1], "made by a newer version").await.unwrap();
    let (stop, stored) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut players = tokio::task::JoinSet::new();
    for id in tables.clone() {
        let (store, stop, stored) = (store.clone(), stop.clone(), stored.clone());
        players.spawn(async move {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                number += 1;
                assert!(add(&store, id, number).await.unwrap());
                stored.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let mut copies = Vec::new();
    for number in 0..3 {
        // Each copy is another one: people have played on.
        let before = stored.load(Ordering::Relaxed);
        while stored.load(Ordering::Relaxed) < before + 8 {
            tokio::task::yield_now().await;
        }
        let file = home.folder.join(format!("copy{number}.sqlite"));
        assert_eq!(store.copy_to(&file).await.unwrap(), 8);
        copies.push(file);
    }
    stop.store(true, Ordering::Relaxed);
    players.join_all().await;
    for file in copies {
        let copy = Store::open(&DataSource::File(file)).await.unwrap();
        assert_eq!(copy.secret().await.unwrap(), secret);
        assert_eq!(copy.last_beat().await.unwrap(), Some(Time(7000)));
        assert_eq!(copy.offered_seat("plum", Time(0)).await.unwrap(), Some(offer.clone()));
        assert_eq!(copy.tables_set_aside().await.unwrap().len(), 1);
        let list = copy.tables_of(ANNA).await.unwrap();
        assert_eq!(list.len(), 8);
        for listing in list {
            assert_eq!(copy.header(listing.id).await.unwrap(), Some(header()));
            let log = check_log(&copy, listing.id).await;
            assert_eq!(log.len() as u64, listing.last, "log and list are of the same instant");
            assert_eq!(entries(&store, listing.id, 0).await[..log.len()], log);
            // The copy is a server of its own that goes on.
            assert!(add(&copy, listing.id, listing.last + 1).await.unwrap());
        }
        copy.close().await;
    }
    let left = std::fs::read_dir(&home.folder).unwrap().flatten();
    let left: Vec<_> = left.map(|file| file.file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|name| name.contains("unfinished")), "{left:?}");
}

async fn a_copy_never_replaces_a_file(home: Home) {
    let store = home.open().await;
    let file = home.folder.join("precious");
    std::fs::write(&file, "mine").unwrap();
    let error = store.copy_to(&file).await.unwrap_err().to_string();
    assert!(error.contains("is there already"), "{error}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    let error = store.copy_to(&file.join("below")).await.unwrap_err().to_string();
    assert!(error.contains("precious cannot be written"), "{error}");
}
