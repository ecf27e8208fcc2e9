//! Opening a server, what keeps it from opening, and copying its data.

mod support;

use std::net::TcpListener;

use support::program::{Program, folder};

/// Runs `loggia` where it must refuse: what it says.
fn refusal(home: &std::path::Path, arguments: &[&str]) -> String {
    let mut program = Program::start(home, arguments);
    let status = program.end();
    assert_eq!(status, Some(2), "{arguments:?}: {}", program.heard());
    program.heard()
}

#[test]
fn what_keeps_a_server_from_opening_is_told() {
    let home = folder("serve-refusals");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = refusal(&home, &["serve", "--listen", &address]);
    assert!(said.contains("is in use. Is Loggia already running?"), "{said}");

    let folder = home.join("no-pages").display().to_string();
    let said = refusal(&home, &["serve", "--listen", "127.0.0.1:0", "--client", &folder]);
    assert!(said.contains("no-pages has no index.html"), "{said}");

    let file = home.join("no/such/folder/house.sqlite").display().to_string();
    let blocked = home.join("no");
    std::fs::write(&blocked, "a file where a folder should be").unwrap();
    let said = refusal(&home, &["serve", "--listen", "127.0.0.1:0", "--data", &file]);
    assert!(said.contains("no/such/folder cannot be written"), "{said}");

    let certificate = home.join("not-a-certificate.pem");
    std::fs::write(&certificate, "nonsense").unwrap();
    let certificate = certificate.display().to_string();
    let tls = ["serve", "--listen", "127.0.0.1:0", "--tls-cert", &certificate, "--tls-key", &certificate];
    assert!(refusal(&home, &tls).contains("not-a-certificate.pem"), "the file is named");
    let missing = ["serve", "--listen", "127.0.0.1:0", "--tls-cert", "no.pem", "--tls-key", "no.key"];
    assert!(refusal(&home, &missing).contains("no.pem"), "the file is named");

    for wrong in [
        &["serve", "--listen", "the moon"][..],
        &["serve", "--tls-cert", &certificate],
        &["serve", "--public-url", "example"],
        &["serve", "--log", "server=loud"],
        &["serve", "--log", "loud"],
        &["serve", "--data", "a.sqlite", "--database", "postgres://localhost/loggia"],
    ] {
        refusal(&home, wrong);
    }
    let said = refusal(&home, &["worker", "--data", "house.sqlite"]);
    assert!(said.contains("a worker takes its work from PostgreSQL"), "{said}");
    assert!(!std::path::Path::new("house.sqlite").exists(), "nothing is made");
    let said = refusal(&home, &["serve", "--database", "mysql://me:secret@localhost/loggia"]);
    assert!(!said.contains("secret"), "{said}");
    let said = refusal(
        &home,
        &["serve", "--listen", "127.0.0.1:0", "--database", "postgres://me:secret@127.0.0.1:1/x"],
    );
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn a_server_is_copied_while_it_is_open() {
    let home = folder("serve-backup");
    assert!(refusal(&home, &["backup", "-o", "copy.sqlite"]).contains("nothing to copy"));
    let mut server = Program::start(&home, &["serve", "--listen", "0.0.0.0:0"]);
    let address = server.wait_for("http://127.0.0.1:");
    server.wait_for("Press Ctrl-C to stop.");
    let mut host =
        Program::start(&home, &["play", "callisto", "--host", "--server", &address, "--name", "Anna"]);
    host.wait_for("Anna took seat 1");
    host.type_line("say This will be in the copy.");
    host.wait_for("Anna: This will be in the copy.");

    let copy = home.join("copy.sqlite").display().to_string();
    let mut backup = Program::start(&home, &["backup", "-o", &copy]);
    assert_eq!(backup.end(), Some(0), "{}", backup.heard());
    assert_eq!(backup.heard().trim(), format!("1 table copied to {copy}."));
    assert!(refusal(&home, &["backup", "-o", &copy]).contains("is there already"));

    server.terminate();
    server.wait_for("Stopped. All tables continue from here next time.");
    assert_eq!(server.end(), Some(0), "{}", server.heard());
    host.wait_for("Connection lost.");
    let port = address.rsplit(':').next().unwrap();
    let listen = format!("127.0.0.1:{port}");
    let mut again = Program::start(&home, &["serve", "--listen", &listen, "--data", &copy]);
    again.wait_for("Loggia is running at ");
    host.wait_for("Reconnected.");
    host.type_line("who");
    host.wait_for("Seat 1 (Blue): Anna, you, host");
}
