//! Logs: what was appended is there, once, in order.

use server::TableId;
use server::store::{Offer, TableRow};
use table::Time;

use crate::both;
use crate::home::{Home, add, check_log, entries, entry, header, new_table, row};

both!(
    a_log_comes_back_as_it_was_written,
    a_number_and_an_action_are_taken_once,
    no_entry_leaves_a_gap_or_goes_to_a_missing_table,
    a_deleted_table_is_gone_with_its_log,
    two_hundred_at_once_are_all_stored_once,
    what_waits_is_written_before_the_store_closes,
);

async fn a_log_comes_back_as_it_was_written(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    let log: Vec<_> = (1..=20).map(entry).collect();
    for entry in &log {
        assert!(store.append(id, entry.clone(), row()).await.unwrap().is_some());
    }
    store.close().await;
    let store = home.open().await;
    assert_eq!(store.header(id).await.unwrap(), Some(header()));
    assert_eq!(store.header(TableId::random()).await.unwrap(), None);
    assert_eq!(entries(&store, id, 0).await, log);
    assert_eq!(entries(&store, id, 15).await, log[15..]);
    assert_eq!(entries(&store, id, 20).await, []);
    assert_eq!(entries(&store, id, u64::MAX).await, []);
    assert_eq!(entries(&store, TableId::random(), 0).await, []);
}

async fn a_number_and_an_action_are_taken_once(home: Home) {
    let store = home.open().await;
    let (id, other) = (new_table(&store).await, new_table(&store).await);
    let first = entry(1);
    assert!(store.append(id, first.clone(), row()).await.unwrap().is_some());
    let later = || TableRow { at: Time(9000), ..row() };
    assert!(store.append(id, first.clone(), later()).await.unwrap().is_none());
    assert!(store.append(id, entry(1), later()).await.unwrap().is_none());
    let again = table::Entry { number: 2, ..first.clone() };
    assert!(store.append(id, again, later()).await.unwrap().is_none());
    assert_eq!(entries(&store, id, 0).await, std::slice::from_ref(&first));
    let listing = store.tables_of(crate::home::ANNA).await.unwrap();
    assert!(listing.iter().all(|listing| listing.at == Time(1000)), "what is not stored changes nothing");
    // The same name at another table is another action.
    assert!(store.append(other, first, row()).await.unwrap().is_some());
    assert!(add(&store, id, 2).await.unwrap());
}

async fn no_entry_leaves_a_gap_or_goes_to_a_missing_table(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    let gap = add(&store, id, 2).await.unwrap_err();
    assert!(gap.to_string().contains("would leave a gap"), "{gap}");
    assert!(!gap.is_no_table());
    let missing = add(&store, TableId::random(), 1).await.unwrap_err();
    assert!(missing.is_no_table(), "{missing}");
    assert_eq!(check_log(&store, id).await, []);
}

async fn a_deleted_table_is_gone_with_its_log(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    add(&store, id, 1).await.unwrap();
    let offer = Offer { table: id, seat: 1, guest: crate::home::ANNA };
    store.offer_seat("code", &offer, Time(5000)).await.unwrap();
    store.delete(id).await.unwrap();
    store.delete(id).await.unwrap();
    assert_eq!(store.header(id).await.unwrap(), None);
    assert_eq!(entries(&store, id, 0).await, []);
    assert_eq!(store.tables_of(crate::home::ANNA).await.unwrap(), []);
    assert_eq!(store.offered_seat("code", Time(0)).await.unwrap(), None);
    assert!(add(&store, id, 2).await.unwrap_err().is_no_table());
    assert_eq!(store.count().await.unwrap(), 0);
}

/// Four writers at each of fifty tables, who take the next number when theirs is gone.
async fn two_hundred_at_once_are_all_stored_once(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(new_table(&store).await);
    }
    let mut writers = tokio::task::JoinSet::new();
    for (id, _) in tables.iter().copied().flat_map(|id| (0..4).map(move |writer| (id, writer))) {
        let store = store.clone();
        writers.spawn(async move {
            let mut mine = entry(1);
            while store.append(id, mine.clone(), row()).await.unwrap().is_none() {
                mine.number += 1;
            }
            (id, mine)
        });
    }
    let stored = writers.join_all().await;
    for id in tables {
        let log = check_log(&store, id).await;
        assert_eq!(log.len(), 4);
        for (_, entry) in stored.iter().filter(|(table, _)| *table == id) {
            assert!(log.contains(entry));
        }
    }
}

async fn what_waits_is_written_before_the_store_closes(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(new_table(&store).await);
    }
    let mut writers = tokio::task::JoinSet::new();
    for id in tables.clone() {
        let store = store.clone();
        writers.spawn(async move { (id, add(&store, id, 1).await) });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let answers = writers.join_all().await;
    let late = add(&store, tables[0], 2).await.unwrap_err();
    assert!(late.to_string().contains("closed"), "{late}");
    assert!(store.count().await.unwrap_err().to_string().contains("closed"));
    let store = home.open().await;
    for (id, answer) in answers {
        let length = entries(&store, id, 0).await.len();
        assert_eq!(length, usize::from(answer.is_ok()), "an answer is true");
    }
}
