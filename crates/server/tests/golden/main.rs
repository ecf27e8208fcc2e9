//! What earlier versions have stored and said is read by this one, to the byte.
//!
//! Every folder of `tests/data/golden` is a released form: a data folder of the server, the logs that it gave out, games
//! as files, and everything that one guest said and heard. A form is never changed; a new one gets a folder of its own
//! (`LOGGIA_FORM=0.1.0-b cargo test -p server --test golden make -- --ignored`).

#[path = "../common/mod.rs"]
mod common;
mod digest;
mod make;

use std::fs;
use std::path::{Path, PathBuf};

use callisto::Record;
use common::{Folder, Running, limits};
use table::local::Local;
use table::{ClientMessage, Entry, PROTOCOL, Rejection, ServerMessage, Table};

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden")
}

/// The folders of all released forms.
fn forms() -> Vec<PathBuf> {
    let mut forms: Vec<PathBuf> =
        fs::read_dir(golden()).unwrap().map(|entry| entry.unwrap().path()).collect();
    forms.sort();
    assert!(!forms.is_empty());
    forms
}

/// The files of a folder with some ending: name and text.
fn texts(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut texts: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect();
    texts.sort();
    assert!(!texts.is_empty(), "no .{ending} in {}", folder.display());
    texts
}

#[test]
fn logs_are_read_and_written_to_the_byte_and_fold_to_the_same_tables() {
    for form in forms() {
        for (name, text) in texts(&form.join("logs"), "json") {
            let local = Local::read(games::ALL, &text).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(local.write() == text, "{name} is written otherwise");
            let told = fs::read_to_string(form.join(format!("logs/{name}.txt"))).unwrap();
            assert_eq!(digest::of(local.table()), told, "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_opens_the_data_folder_and_gives_out_the_same_logs() {
    for form in forms() {
        let folder = Folder::new();
        fs::copy(form.join("house.sqlite"), folder.0.join("house.sqlite")).unwrap();
        let server = Running::start(folder.place(), limits()).await;
        let token = server.token().await;
        for (id, text) in texts(&form.join("logs"), "json") {
            let given = server.get_as(&token, &format!("/api/tables/{id}/log")).await.unwrap();
            // Bots play on, and clocks run out: what was there is there still.
            let begins = text.trim_end_matches("]}");
            assert!(given.starts_with(begins), "{id} is given out otherwise");
        }
        server.stop().await;
    }
}

#[test]
fn game_files_are_read_and_written_to_the_byte() {
    for form in forms() {
        for (name, text) in texts(&form.join("files"), "blksgf") {
            let record = Record::read(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(record.write(), text, "{name}");
        }
    }
}

/// Everything that was said is understood, said in the same way, and folds to the same table. Only in another protocol than
/// ours, why a game refused something was said in other words: such a client is asked to load the new version.
#[test]
fn the_transcript_is_understood_and_spoken_to_the_byte() {
    for form in forms() {
        let (mut table, mut heard, mut refused) = (None::<Table>, 0, 0);
        let transcript = fs::read_to_string(form.join("wire.txt")).unwrap();
        let is_old = !transcript.contains(&format!("\"protocol\":{PROTOCOL}"));
        for line in transcript.lines() {
            if let Some(said) = line.strip_prefix("> ") {
                let message: ClientMessage = serde_json::from_str(said).unwrap();
                assert_eq!(serde_json::to_string(&message).unwrap(), said);
                continue;
            }
            let told = line.strip_prefix("< ").unwrap();
            if told.starts_with("{\"refused\"") && is_old {
                refused += 1;
                continue;
            }
            let message: ServerMessage = serde_json::from_str(told).unwrap();
            assert_eq!(serde_json::to_string(&message).unwrap(), told);
            match message {
                ServerMessage::Welcome { header, .. } if table.is_none() => {
                    table = Some(Table::new(games::ALL, *header).unwrap());
                }
                ServerMessage::Entries { entries } => {
                    heard += entries.len();
                    let fold =
                        |entry: &Entry| -> Result<(), Rejection> { table.as_mut().unwrap().apply(entry) };
                    entries.iter().try_for_each(fold).unwrap();
                }
                ServerMessage::Refused { .. } => refused += 1,
                _ => {}
            }
        }
        assert!(heard > 20 && refused >= 1, "{heard} entries, {refused} refusals");
        assert_eq!(table.map(|table| digest::of(&table)), fs::read_to_string(form.join("wire.digest")).ok());
    }
}
