//! Lists of tables.

use server::TableId;
use server::store::{Store, TableRow};
use table::rest::{SeatSummary, Summary};
use table::{By, Entry, Guest, Header, Phase, Time};

use crate::both;
use crate::home::{ANNA, BEN, Home, entry, header, new_table, row};

both!(
    public_tables_are_listed_by_their_last_activity,
    everybody_finds_their_own_tables,
    what_was_forgotten_comes_back_only_by_acting,
    tables_are_counted,
    clocks_and_bots_are_found,
    a_table_is_deleted_only_as_it_was_when_that_was_decided,
);

async fn ids_of(store: &Store, guest: Guest) -> Vec<TableId> {
    store.tables_of(guest).await.unwrap().iter().map(|listing| listing.id).collect()
}

async fn public_tables_are_listed_by_their_last_activity(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for at in [3000, 5000, 4000] {
        let id = TableId::random();
        let row = TableRow { at: Time(at), public: true, ..row() };
        store.create(id, &header(), &row).await.unwrap();
        tables.push(id);
    }
    new_table(&store).await;
    let list = |limit| {
        let store = store.clone();
        async move { store.public_tables(limit).await.unwrap().iter().map(|l| l.id).collect::<Vec<_>>() }
    };
    assert_eq!(list(10).await, [tables[1], tables[2], tables[0]]);
    assert_eq!(list(2).await, [tables[1], tables[2]]);
    let seats = vec![
        SeatSummary::Person { guest: ANNA, name: Some("Anna".into()) },
        SeatSummary::Bot { level: 3 },
        SeatSummary::Open,
    ];
    let summary = Summary { game: "callisto".into(), seats, turn: Some(7), ..Summary::default() };
    let newest =
        TableRow { at: Time(6000), public: true, phase: Phase::Playing, summary: summary.clone(), ..row() };
    store.append(tables[0], entry(1), newest).await.unwrap();
    let first = &store.public_tables(1).await.unwrap()[0];
    assert_eq!((first.id, first.host, first.created, first.at), (tables[0], ANNA, Time(1000), Time(6000)));
    assert_eq!((first.phase, first.public, first.last), (Phase::Playing, true, 1));
    assert_eq!(first.summary, summary);
    store.append(tables[0], entry(2), TableRow { public: false, ..row() }).await.unwrap();
    assert_eq!(list(10).await, [tables[1], tables[2]]);
}

async fn everybody_finds_their_own_tables(home: Home) {
    let store = home.open().await;
    let (one, two) = (new_table(&store).await, new_table(&store).await);
    assert_eq!(ids_of(&store, BEN).await, []);
    // Named twice, and in another order, they are still two people.
    let both = TableRow { at: Time(2000), members: vec![BEN, ANNA, BEN], ..row() };
    store.append(two, entry(1), both).await.unwrap();
    assert_eq!(ids_of(&store, BEN).await, [two]);
    assert_eq!(ids_of(&store, ANNA).await, [two, one]);
    store.append(two, entry(2), TableRow { members: vec![ANNA], ..row() }).await.unwrap();
    assert_eq!(ids_of(&store, BEN).await, []);
}

async fn what_was_forgotten_comes_back_only_by_acting(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    let both = || TableRow { members: vec![ANNA, BEN], ..row() };
    store.append(id, entry(1), both()).await.unwrap();
    store.forget(BEN, id).await.unwrap();
    store.forget(BEN, id).await.unwrap();
    assert_eq!(ids_of(&store, BEN).await, []);
    assert_eq!(ids_of(&store, ANNA).await, [id]);
    let server = Entry { by: By::Keeper, ..entry(2) };
    store.append(id, server, both()).await.unwrap();
    let three = TableRow { members: vec![ANNA, BEN, Guest(7)], ..row() };
    store.append(id, entry(3), three).await.unwrap();
    assert_eq!(ids_of(&store, BEN).await, []);
    assert_eq!(ids_of(&store, Guest(7)).await, [id]);
    let ben = Entry { by: By::Guest(BEN), ..entry(4) };
    store.append(id, ben, both()).await.unwrap();
    assert_eq!(ids_of(&store, BEN).await, [id]);
}

async fn tables_are_counted(home: Home) {
    let store = home.open().await;
    for created in [1000, 2000, 3000] {
        let header = Header { created: Time(created), ..header() };
        store.create(TableId::random(), &header, &row()).await.unwrap();
    }
    let ben = Header { host: BEN, ..header() };
    store.create(TableId::random(), &ben, &row()).await.unwrap();
    assert_eq!(store.count().await.unwrap(), 4);
    assert_eq!(store.count_made_by(ANNA, Time(0)).await.unwrap(), 3);
    assert_eq!(store.count_made_by(ANNA, Time(2000)).await.unwrap(), 2);
    assert_eq!(store.count_made_by(BEN, Time(0)).await.unwrap(), 1);
}

async fn clocks_and_bots_are_found(home: Home) {
    let store = home.open().await;
    let (a, b, c) = (new_table(&store).await, new_table(&store).await, new_table(&store).await);
    assert_eq!(store.with_clock().await.unwrap(), []);
    let clock = |at| TableRow { deadline: Some(Time(at)), ..row() };
    store.append(a, entry(1), clock(8000)).await.unwrap();
    store.append(b, entry(1), clock(7000)).await.unwrap();
    assert_eq!(store.with_clock().await.unwrap(), [b, a]);
    let (first, second) = ((Time(7000), b), (Time(8000), a));
    assert_eq!(store.due(Time(6999), None, 10).await.unwrap(), []);
    assert_eq!(store.due(Time(7000), None, 10).await.unwrap(), [first]);
    assert_eq!(store.due(Time(9000), None, 10).await.unwrap(), [first, second]);
    assert_eq!(store.due(Time(9000), None, 1).await.unwrap(), [first]);
    assert_eq!(store.due(Time(9000), Some(first), 1).await.unwrap(), [second]);
    assert_eq!(store.due(Time(9000), Some(second), 1).await.unwrap(), []);
    store.append(b, entry(2), row()).await.unwrap();
    assert_eq!(store.with_clock().await.unwrap(), [a]);

    let bot = |at| TableRow { at: Time(at), bot_turn: true, ..row() };
    store.append(b, entry(3), bot(3000)).await.unwrap();
    store.append(c, entry(1), bot(2000)).await.unwrap();
    assert_eq!(store.waiting_bots(Time(2000), 10).await.unwrap(), []);
    assert_eq!(store.waiting_bots(Time(2001), 10).await.unwrap(), [c]);
    assert_eq!(store.waiting_bots(Time(4000), 10).await.unwrap(), [c, b]);
    assert_eq!(store.waiting_bots(Time(4000), 1).await.unwrap(), [c]);
    store.append(c, entry(2), row()).await.unwrap();
    assert_eq!(store.waiting_bots(Time(4000), 10).await.unwrap(), [b]);
}

/// Caught: someone who sat down at a table while its host took it out of their list was told so, and then it was gone.
async fn a_table_is_deleted_only_as_it_was_when_that_was_decided(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    assert!(store.append(id, entry(1), row()).await.unwrap().is_some());
    assert!(!store.delete_at(id, 0).await.unwrap());
    assert!(store.exists(id).await.unwrap());
    assert!(store.delete_at(id, 1).await.unwrap());
    assert!(store.delete_at(id, 1).await.unwrap(), "gone is gone");
    assert!(!store.exists(id).await.unwrap());
}
