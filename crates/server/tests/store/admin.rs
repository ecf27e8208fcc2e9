//! What the operator asks.

use server::store::{Ban, Order, TableRow};
use table::{Guest, Time};

use crate::both;
use crate::home::{ANNA, BEN, Home, add, entry, new_table, row};

both!(tables_and_people_are_listed_with_their_sizes, orders_are_counted);

async fn tables_and_people_are_listed_with_their_sizes(home: Home) {
    let store = home.open().await;
    let (small, large) = (new_table(&store).await, new_table(&store).await);
    for number in 1..=20 {
        add(&store, large, number).await.unwrap();
    }
    let three = TableRow { at: Time(9000), members: vec![ANNA, BEN, Guest(7)], ..row() };
    store.append(small, entry(1), three).await.unwrap();
    store.set_aside(small, "not today").await.unwrap();
    let latest = store.table_sizes(Order::Latest, 10).await.unwrap();
    assert_eq!(latest.iter().map(|table| table.id).collect::<Vec<_>>(), [small, large]);
    assert_eq!((latest[0].entries, latest[0].people), (1, 3));
    assert_eq!(latest[0].set_aside.as_deref(), Some("not today"));
    let largest = store.table_sizes(Order::Largest, 1).await.unwrap();
    assert_eq!((largest.len(), largest[0].id, largest[0].entries), (1, large, 20));
    assert!(largest[0].bytes > 20 * 100 && largest[0].bytes < 20 * 400, "{}", largest[0].bytes);
    let people = store.guest_sizes(10).await.unwrap();
    assert_eq!((people[0].guest, people[0].tables, people[0].made), (ANNA, 2, 2));
    assert_eq!(people[0].at, Time(9000));
    assert!(people[1..].iter().all(|guest| (guest.tables, guest.made) == (1, 0)));
    assert!(store.exists(small).await.unwrap() && !store.exists(server::TableId::random()).await.unwrap());
}

async fn orders_are_counted(home: Home) {
    let store = home.open().await;
    assert_eq!((store.orders().await.unwrap(), store.message().await.unwrap()), (0, None));
    store.set_message(Some("Tea at five.")).await.unwrap();
    store.set_message(None).await.unwrap();
    let ban = Ban { who: "::1".into(), until: None, why: "it's me".into() };
    store.ban(&Ban { why: String::new(), ..ban.clone() }).await.unwrap();
    store.ban(&ban).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban]);
    assert!(store.unban("::1").await.unwrap());
    assert!(!store.unban("::1").await.unwrap());
    assert_eq!(store.orders().await.unwrap(), 6);
    store.ban(&Ban { who: "::2".into(), until: Some(Time(5)), why: String::new() }).await.unwrap();
    store.tidy(Time(6)).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), []);
}
