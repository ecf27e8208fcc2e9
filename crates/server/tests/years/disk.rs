//! A disk that is full, and then has room again.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, setrlimit};
use serde_json::json;
use table::Action;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::common::{Folder, Running, limits};

/// Caught: after the disk had been full, every action failed until the server was started again, and it said all the
/// while that it was well. The room is that of a process of its own, which must not die when there is none.
#[test]
fn a_full_disk_is_told_and_forgotten_when_there_is_room_again() {
    let here = std::env::current_exe().unwrap();
    let ignore = "trap '' XFSZ; exec \"$0\" --ignored --exact --nocapture disk::in_a_small_room";
    let done = Command::new("sh").arg("-c").arg(ignore).arg(here).output().unwrap();
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(
        done.status.success() && told.contains("1 passed"),
        "{told}{}",
        String::from_utf8_lossy(&done.stderr)
    );
}

/// How large files may become.
fn room(bytes: Option<u64>) {
    setrlimit(Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
}

/// Status and body.
async fn health(server: &Running) -> String {
    let mut line = tokio::net::TcpStream::connect(server.url.authority()).await.unwrap();
    line.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut told = String::new();
    line.read_to_string(&mut told).await.unwrap();
    told
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the test above, in a process of its own"]
async fn in_a_small_room() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({})).await;
    room(Some(4096));
    let client = anna.client.clone();
    let said = tokio::spawn(async move { client.act(Action::Chat { text: "in need".into() }).await });
    let ill = async {
        loop {
            let told = health(&server).await;
            if told.starts_with("HTTP/1.1 503") && told.contains("the data cannot be written") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), ill).await.expect("it says that it is not well");
    assert!(!said.is_finished(), "nothing is confirmed that is not stored");
    room(None);
    let number =
        tokio::time::timeout(Duration::from_secs(20), said).await.expect("it recovers").unwrap().unwrap();
    assert!(ben.client.reached(number).await);
    let well = async {
        while !health(&server).await.starts_with("HTTP/1.1 200") {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), well).await.expect("it says that it is well again");
    let log = server.url.log(&table, &anna.token).await.unwrap();
    let chats = log.entries.iter().filter(|entry| matches!(entry.action, Action::Chat { .. }));
    assert_eq!(chats.count(), 1);
    server.stop().await;
}
