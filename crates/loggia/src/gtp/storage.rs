//! `loadsgf` and `savesgf`.

use std::fs;
use std::path::Path;

use callisto::{Edition, NodeId, Record, Setup};

use super::colours::Colours;
use super::engine::Engine;
use super::request::Request;
use crate::files;

/// `loadsgf FILE [N]`: the end of the main line, or the position before move N.
pub fn load(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let (file, number) = match request.arguments.as_slice() {
        [file] => (file, None),
        [file, number] => {
            (file, Some(number.parse::<usize>().ok().filter(|n| *n >= 1).ok_or("N is a number from 1")?))
        }
        _ => return Err("loadsgf takes a file and perhaps the number of a move".into()),
    };
    let path = Path::new(file);
    // Reading a pipe or a terminal could wait forever.
    if fs::metadata(path).is_ok_and(|data| !data.is_file()) {
        return Err(format!("{file} is not a file"));
    }
    let record = Record::read(&files::read(path)?).map_err(|error| format!("{file}, {error}"))?;
    let node = before_move(&record, number);
    let colours = if is_pentobi(record.rules().setup()) { engine.colours } else { Colours::Numbers };
    engine.load(record, colours);
    engine.go_to(node);
    Ok(String::new())
}

/// `savesgf FILE`: the whole game with its variations.
pub fn save(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let file = request.only("a file")?;
    fs::write(file, engine.record.write()).map_err(|error| format!("cannot write {file}: {error}"))?;
    Ok(String::new())
}

/// The node of the main line before the `number`-th move; its end when there are not so many.
fn before_move(record: &Record, number: Option<usize>) -> NodeId {
    let line = record.path(record.main_end());
    let mut moves = (0..line.len()).filter(|i| record.mv(line[*i]).is_some());
    let wanted = number.and_then(|n| moves.nth(n - 1));
    wanted.map_or(record.main_end(), |index| line[index.saturating_sub(1)])
}

/// Whether the game is one that Pentobi has, and its names for the colours make sense.
fn is_pentobi(setup: &Setup) -> bool {
    Edition::named("pentobi").is_some_and(|pentobi| pentobi == setup.edition) && !setup.strict_exit
}
