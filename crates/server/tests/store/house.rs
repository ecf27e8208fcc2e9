//! What belongs to the server: its key, its heartbeat, seats on their way to another device.

use server::store::{Absence, Offer, TableRow};
use table::Time;

use crate::both;
use crate::home::{ANNA, Home, entry, new_table, row};

both!(
    servers_that_start_together_share_one_key,
    the_heartbeat_never_goes_back,
    a_link_is_good_until_somebody_has_the_seat,
    an_absence_is_kept_until_all_clocks_are_credited,
);

async fn servers_that_start_together_share_one_key(home: Home) {
    let mut servers = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let place = home.place.clone();
        servers.spawn(async move {
            let store = server::store::Store::open(&place).await.unwrap();
            let key = store.secret().await.unwrap();
            store.close().await;
            key
        });
    }
    let keys = servers.join_all().await;
    assert!(keys.iter().all(|key| *key == keys[0] && *key != [0; 32]));
    assert_eq!(home.open().await.secret().await.unwrap(), keys[0]);
}

async fn the_heartbeat_never_goes_back(home: Home) {
    let store = home.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (beat, last) in [(5000, 5000), (4000, 5000), (6000, 6000)] {
        store.beat(Time(beat)).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(Time(last)));
    }
}

async fn a_link_is_good_until_somebody_has_the_seat(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    let offer = |seat| Offer { table: id, seat, guest: ANNA };
    store.offer_seat("plum", &offer(3), Time(5000)).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.offered_seat("plum", Time(5000)).await.unwrap(), Some(offer(3)));
    }
    assert_eq!(store.offered_seat("plum", Time(5001)).await.unwrap(), None);
    store.withdraw_offer("plum").await.unwrap();
    assert_eq!(store.offered_seat("plum", Time(0)).await.unwrap(), None);
    store.offer_seat("fig", &offer(1), Time(5000)).await.unwrap();
    store.tidy(Time(5001)).await.unwrap();
    assert_eq!(store.offered_seat("fig", Time(0)).await.unwrap(), None, "what is over is cleared away");
    for stranger in ["", "plum", "\0", "fig'; DROP TABLE tables; --"] {
        assert_eq!(store.offered_seat(stranger, Time(0)).await.unwrap(), None);
    }
}

async fn an_absence_is_kept_until_all_clocks_are_credited(home: Home) {
    let store = home.open().await;
    let ids = [new_table(&store).await, new_table(&store).await, new_table(&store).await];
    let clock = |at| TableRow { at: Time(at), deadline: Some(Time(9000)), ..row() };
    for (id, at) in ids.iter().zip([1000, 2000, 6000]) {
        store.append(*id, entry(1), clock(at)).await.unwrap();
    }
    assert_eq!(store.next_deadline().await.unwrap(), Some(Time(9000)));
    let absence = Absence { seen: Time(2500), away: 3500 };
    for _ in 0..2 {
        store.note_absence(absence).await.unwrap();
    }
    assert_eq!(store.last_beat().await.unwrap(), Some(Time(6000)));
    assert_eq!(store.absences().await.unwrap(), [absence]);
    let mut owed = ids[..2].to_vec();
    owed.sort();
    assert_eq!(store.uncredited(absence.end(), None, 10).await.unwrap(), owed);
    assert_eq!(store.uncredited(absence.end(), Some(owed[0]), 10).await.unwrap(), owed[1..]);
    assert_eq!(store.uncredited(absence.end(), None, 1).await.unwrap(), owed[..1]);
    store.set_aside(owed[0], "made by a newer version").await.unwrap();
    assert_eq!(store.uncredited(absence.end(), None, 10).await.unwrap(), owed[1..]);
    assert_eq!(store.tables_set_aside().await.unwrap(), [(owed[0], "made by a newer version".into())]);
    store.take_up(owed[0]).await.unwrap();
    assert_eq!(store.tables_set_aside().await.unwrap(), []);
    store.settle_absence(absence).await.unwrap();
    assert_eq!(store.absences().await.unwrap(), []);
}
