//! The fault test and the load test in small; `cargo xtask soak server` and `cargo xtask bench server` run them at
//! length. The servers are processes of the program under test itself, which cargo has built for us: `loggia serve`
//! might be an old one.

use std::process::Command;

const SOAK: &str = env!("CARGO_BIN_EXE_soak");

fn run(args: &[&str]) -> String {
    let output = Command::new(SOAK).args(args).args(["--program", SOAK]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "soak {args:?} failed:\n{said}");
    said.into_owned()
}

/// Whether everything went well, and something went on at all.
fn assert_good(said: &str) {
    let last = said.lines().last().unwrap_or_default();
    let words: Vec<&str> = last.split(' ').collect();
    let ["acknowledged", count, "lost", "0,", "doubled", "0,", "diverged", "0"] = words[..] else {
        panic!("{said}");
    };
    let count: u64 = count.trim_end_matches(',').parse().unwrap();
    assert!(count > 50, "{said}");
}

#[test]
fn nothing_is_lost_on_sqlite() {
    assert_good(&run(&["server", "--tables", "4", "--seconds", "10", "--kills", "2"]));
}

#[test]
fn nothing_is_lost_between_two_servers_on_postgresql() {
    if std::env::var_os(postgres_for_tests::CORE).is_some_and(|value| value == "1") {
        return;
    }
    let storm = ["server", "--tables", "4", "--seconds", "10", "--kills", "2"];
    assert_good(&run(&[&storm[..], &["--postgres", "--servers", "2"]].concat()));
}

/// Killed are the servers and the workers alike.
#[test]
fn nothing_is_lost_between_two_servers_and_two_workers() {
    if std::env::var_os(postgres_for_tests::CORE).is_some_and(|value| value == "1") {
        return;
    }
    let storm = ["server", "--tables", "4", "--seconds", "12", "--kills", "4", "--seed", "2"];
    assert_good(&run(&[&storm[..], &["--postgres", "--servers", "2", "--workers", "2"]].concat()));
}

#[test]
fn load_is_measured() {
    let said = run(&[
        "bench",
        "--idle",
        "60",
        "--idle-tables",
        "3",
        "--tables",
        "5",
        "--seconds",
        "4",
        "--think",
        "50",
        "200",
        "--hands",
        "10",
    ]);
    for row in ["| idle connections | 60 at 3 tables |", "| tables in play | 5,", "p99"] {
        assert!(said.contains(row), "{said}");
    }
    assert!(!said.contains("WRONG"), "{said}");
}

/// All attacks with few attackers.
#[test]
fn the_server_withstands_a_siege() {
    let said = run(&["siege", "--short"]);
    let last = said.lines().last().unwrap_or_default();
    assert!(last.starts_with("attacks ") && last.ends_with("broke 0"), "{said}");
}
