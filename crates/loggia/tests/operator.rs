//! What the operator does at its machine.

mod support;

use std::path::Path;

use support::program::{Program, folder};

/// Runs `loggia` to its end: the exit code and what it says.
fn run(home: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut program = Program::start(home, arguments);
    let status = program.end();
    (status, program.heard())
}

fn done(home: &Path, arguments: &[&str]) -> String {
    let (status, heard) = run(home, arguments);
    assert_eq!(status, Some(0), "{arguments:?}: {heard}");
    heard
}

fn refused(home: &Path, arguments: &[&str]) -> String {
    let (status, heard) = run(home, arguments);
    assert_eq!(status, Some(2), "{arguments:?}: {heard}");
    heard
}

#[test]
fn a_server_is_looked_after_backed_up_and_restored() {
    let home = folder("operator");
    assert!(refused(&home, &["admin", "tables"]).contains("there is no server's data"));
    assert!(refused(&home, &["doctor"]).contains("does not exist"));
    let backups = home.join("copies").display().to_string();
    let serve =
        ["serve", "--listen", "127.0.0.1:0", "--backup-every", "1s", "--keep", "2", "--backup-to", &backups];
    let mut server = Program::start(&home, &serve);
    let address = server.wait_for("http://127.0.0.1:");
    server.wait_for("Press Ctrl-C");
    let host = ["play", "callisto", "--host", "--server", &address, "--name", "Anna"];
    let mut host = Program::start(&home, &host);
    host.wait_for("Anna took seat 1");

    let listed = done(&home, &["admin", "tables"]);
    assert!(listed.contains("callisto") && listed.contains("gathering"), "{listed}");
    let listed = done(&home, &["admin", "tables", "--json"]);
    let tables: serde_json::Value = serde_json::from_str(&listed).unwrap();
    let id = tables[0]["id"].as_str().unwrap().to_string();
    assert_eq!(tables[0]["people"], 1);
    assert!(done(&home, &["admin", "people"]).lines().count() == 2);
    let sizes = done(&home, &["admin", "sizes"]);
    assert!(sizes.contains("tables       1"), "{sizes}");
    let checked = done(&home, &["doctor", "--url", &address]);
    assert!(checked.contains("nothing is damaged") && checked.contains(" answers"), "{checked}");
    assert!(checked.contains("ok    proxy: you count as 127.0.0.1"), "{checked}");

    done(&home, &["admin", "ban", "203.0.113.0/24", "--for", "7d", "--why", "spam"]);
    let bans = done(&home, &["admin", "bans"]);
    assert!(
        bans.contains("203.0.113.0/24") && bans.contains("10080 minutes more") && bans.contains("spam"),
        "{bans}"
    );
    done(&home, &["admin", "unban", "203.0.113.0/24"]);
    refused(&home, &["admin", "unban", "203.0.113.0/24"]);
    refused(&home, &["admin", "ban", "anna"]);
    done(&home, &["admin", "message", "Tea at five."]);
    assert_eq!(done(&home, &["admin", "message"]).trim(), "Tea at five.");

    let told = || Program::start(&home, &["play", "callisto", "--host", "--server", &address, "--watch"]);
    let began = std::time::Instant::now();
    // The server looks every second.
    while !{
        let mut guest = told();
        guest.wait_for("Your table is ready.");
        guest.heard().contains("Tea at five.")
    } {
        assert!(began.elapsed().as_secs() < 30);
        std::thread::sleep(std::time::Duration::from_millis(300));
    }

    done(&home, &["admin", "close", &id]);
    host.wait_for("The table is now closed.");
    assert!(done(&home, &["admin", "close", &id]).contains("was closed already"));

    // Copies come and go by themselves.
    let copies = || {
        let names = std::fs::read_dir(&backups).into_iter().flatten().flatten().map(|file| file.path());
        let mut names: Vec<_> =
            names.filter(|file| file.extension().is_some_and(|e| e == "sqlite")).collect();
        names.sort();
        names
    };
    let (first, began) = (copies(), std::time::Instant::now());
    while copies().len() < 2 || copies().last() == first.last() {
        assert!(began.elapsed().as_secs() < 30, "{:?}", copies());
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    server.terminate();
    assert_eq!(server.end(), Some(0), "{}", server.heard());
    assert!(copies().len() <= 3, "{:?}", copies());

    let copy = copies().last().unwrap().display().to_string();
    assert!(refused(&home, &["restore", &copy]).contains("is there already"));
    assert!(refused(&home, &["restore", "--data", "x.sqlite"]).contains("name a copy"));
    let data = home.join("restored.sqlite").display().to_string();
    let restored = done(&home, &["restore", &copy, "--data", &data]);
    assert!(restored.trim().ends_with(&format!("restored to {data}.")), "{restored}");
    assert!(done(&home, &["admin", "tables", "--data", &data]).contains(&id));
    done(&home, &["admin", "delete", &id, "--data", &data]);
    assert!(refused(&home, &["admin", "delete", &id, "--data", &data]).contains("there is no table"));
}

#[test]
fn the_log_can_be_json_and_names_requests() {
    let home = folder("operator-log");
    let mut server = Program::start(
        &home,
        &["serve", "--listen", "127.0.0.1:0", "--log", "server=debug", "--log-format", "json"],
    );
    let address = server.wait_for("http://127.0.0.1:");
    let authority = address.strip_prefix("http://").unwrap().trim().to_string();
    let mut line = std::net::TcpStream::connect(&authority).unwrap();
    use std::io::{Read, Write};
    line.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).unwrap();
    let id =
        answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("the answer has a name");
    server.wait_for(id);
    server.terminate();
    server.end();
    let heard = server.heard();
    let logged = heard.lines().find(|line| line.contains(id)).unwrap();
    let logged: serde_json::Value = serde_json::from_str(logged).expect("a line of JSON");
    assert_eq!((&logged["request"]["id"], &logged["fields"]["status"]), (&id.into(), &200.into()));
    assert_eq!(logged["message"], "answered");
}
