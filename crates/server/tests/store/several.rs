//! Several servers with one database.

use std::time::Duration;

use server::store::Notice;
use tokio::time::timeout;

use crate::both;
use crate::home::{Home, add, check_log, new_table, postgres};

both!(of_two_who_want_a_number_one_gets_it, two_who_write_to_the_same_tables_never_block_each_other,);

async fn of_two_who_want_a_number_one_gets_it(home: Home) {
    let (one, two) = (home.open().await, home.open().await);
    let id = new_table(&one).await;
    for number in 1..=30 {
        let (a, b) = tokio::join!(add(&one, id, number), add(&two, id, number));
        let answers = [a.unwrap(), b.unwrap()];
        assert!(answers.contains(&true) && answers.contains(&false), "{answers:?}");
    }
    assert_eq!(check_log(&one, id).await.len(), 30);
}

async fn two_who_write_to_the_same_tables_never_block_each_other(home: Home) {
    let (one, two) = (home.open().await, home.open().await);
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(new_table(&one).await);
    }
    let mut writers = tokio::task::JoinSet::new();
    let backwards: Vec<_> = tables.iter().rev().copied().collect();
    for (store, order) in [(&one, &tables), (&two, &backwards)] {
        for id in order.iter().copied() {
            let store = store.clone();
            writers.spawn(async move {
                let mut stored = 0;
                for number in 1..=5 {
                    stored += u32::from(add(&store, id, number).await.unwrap());
                }
                stored
            });
        }
    }
    let stored: u32 = writers.join_all().await.into_iter().sum();
    assert_eq!(stored, 5 * 40);
    for id in tables {
        assert_eq!(check_log(&two, id).await.len(), 5);
    }
}

/// A file has one server, which knows what it does: there are no notices.
#[tokio::test(flavor = "multi_thread")]
async fn notices_reach_the_other_server_in_order() {
    let Some(home) = Home::postgres() else { return };
    let (one, two) = (home.open().await, home.open().await);
    let (mut own, mut other) = (one.notices(), two.notices());
    let table = new_table(&one).await;
    for number in 1..=10 {
        add(&one, table, number).await.unwrap();
    }
    assert!(!add(&two, table, 10).await.unwrap());
    add(&two, table, 11).await.unwrap();
    for notices in [&mut own, &mut other] {
        for number in 1..=11 {
            let notice = timeout(Duration::from_secs(30), notices.recv()).await.unwrap();
            assert_eq!(notice.unwrap(), Notice::Appended { table, number });
        }
    }
}

/// Ends every connection of a database except the caller's, as a restart or a firewall does.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test(flavor = "multi_thread")]
async fn after_the_line_broke_notices_and_appends_go_on() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let mut notices = store.notices();
    let table = new_table(&store).await;
    add(&store, table, 1).await.unwrap();
    assert_eq!(notices.recv().await.unwrap(), Notice::Appended { table, number: 1 });
    postgres().unwrap().sql(home.url(), CUT);
    let back = timeout(Duration::from_secs(30), notices.recv()).await.unwrap();
    assert_eq!(back.unwrap(), Notice::Reconnected);
    // PostgreSQL closes connections one after the other: the new one may be cut, too, and a second notice says so. Each cut
    // closes a connection once, so this loop ends.
    for number in 2.. {
        assert!(add(&store, table, number).await.unwrap());
        match timeout(Duration::from_secs(30), notices.recv()).await.unwrap().unwrap() {
            Notice::Reconnected => assert!(number < 20, "the line breaks again and again"),
            Notice::Appended { table: of, number: heard } => {
                assert!(of == table && (2..=number).contains(&heard), "{heard} of {number}");
                return;
            }
            other => panic!("{other:?}"),
        }
    }
}

/// A line that breaks between a commit and its answer must not turn what was stored into a conflict.
#[tokio::test(flavor = "multi_thread")]
async fn appends_survive_lines_that_break_at_any_moment() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let table = new_table(&store).await;
    let url = home.url().to_owned();
    let cutter = std::thread::spawn(move || {
        for _ in 0..15 {
            postgres().unwrap().sql(&url, CUT);
            std::thread::sleep(Duration::from_millis(20));
        }
    });
    let mut number = 0;
    while !cutter.is_finished() {
        number += 1;
        assert!(add(&store, table, number).await.unwrap());
    }
    cutter.join().unwrap();
    assert_eq!(check_log(&store, table).await.len() as u64, number);
}
