//! What belongs to the house: its key, its heartbeat, seats on their way to another device.

use table::Time;

use crate::both;
use crate::home::{Home, new_table};

both!(servers_that_start_together_share_one_key, the_heartbeat_never_goes_back, a_seat_is_handed_over_once,);

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

async fn a_seat_is_handed_over_once(home: Home) {
    let store = home.open().await;
    let id = new_table(&store).await;
    store.put_handover("plum", id, 3, Time(5000)).await.unwrap();
    let mut takers = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        takers.spawn(async move { store.take_handover("plum", Time(5000)).await.unwrap() });
    }
    let taken: Vec<_> = takers.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, [(id, 3)]);

    store.put_handover("pear", id, 1, Time(5000)).await.unwrap();
    assert_eq!(store.take_handover("pear", Time(5001)).await.unwrap(), None);
    store.put_handover("fig", id, 1, Time(5000)).await.unwrap();
    store.beat(Time(5001)).await.unwrap();
    assert_eq!(store.take_handover("fig", Time(0)).await.unwrap(), None, "the heartbeat clears what is over");
    for stranger in ["", "plum", "\0", "fig'; DROP TABLE tables; --"] {
        assert_eq!(store.take_handover(stranger, Time(0)).await.unwrap(), None);
    }
}
