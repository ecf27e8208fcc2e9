//! Lists for the operator, as columns or as JSON.

use serde_json::{Value, json};
use server::store::{Ban, GuestSize, TableSize};
use table::Time;

use super::now;
use crate::cli_error::CliError;

/// How long ago something was, in the largest unit.
fn ago(at: Time) -> String {
    let seconds = now().since(at) / 1000;
    match seconds {
        0..120 => format!("{seconds}s"),
        120..7_200 => format!("{}m", seconds / 60),
        7_200..172_800 => format!("{}h", seconds / 3600),
        _ => format!("{}d", seconds / 86_400),
    }
}

fn print(rows: Vec<Value>) -> Result<(), CliError> {
    let text = serde_json::to_string_pretty(&rows).map_err(std::io::Error::other)?;
    anstream::println!("{text}");
    Ok(())
}

/// Tables with their sizes.
pub fn tables(tables: &[TableSize], as_json: bool) -> Result<(), CliError> {
    if as_json {
        let row = |table: &TableSize| {
            json!({
                "id": table.id, "phase": table.phase, "at": table.at, "entries": table.entries, "bytes": table.bytes,
                "people": table.people, "summary": table.summary, "set_aside": table.set_aside,
            })
        };
        return print(tables.iter().map(row).collect());
    }
    anstream::println!(
        "{:16}  {:10}  {:9}  {:>7}  {:>10}  {:>6}  LAST",
        "TABLE",
        "GAME",
        "PHASE",
        "ENTRIES",
        "BYTES",
        "PEOPLE"
    );
    for table in tables {
        let game = if table.summary.game.is_empty() { "?" } else { &table.summary.game };
        let phase = if table.set_aside.is_some() { "set aside" } else { table.phase.as_str() };
        let (id, at) = (table.id, ago(table.at));
        anstream::println!(
            "{id:16}  {game:10}  {phase:9}  {:>7}  {:>10}  {:>6}  {at} ago",
            table.entries,
            table.bytes,
            table.people
        );
    }
    Ok(())
}

/// Guests with the number of their tables.
pub fn people(people: &[GuestSize], as_json: bool) -> Result<(), CliError> {
    if as_json {
        let row = |guest: &GuestSize| json!({ "guest": guest.guest, "tables": guest.tables, "made": guest.made, "at": guest.at });
        return print(people.iter().map(row).collect());
    }
    anstream::println!("{:16}  {:>6}  {:>6}  LAST", "GUEST", "TABLES", "MADE");
    for guest in people {
        let (who, at) = (guest.guest.to_string(), ago(guest.at));
        anstream::println!("{who:16}  {:>6}  {:>6}  {at} ago", guest.tables, guest.made);
    }
    Ok(())
}

/// Who is kept out.
pub fn bans(bans: &[Ban], now: Time) -> Result<(), CliError> {
    for ban in bans {
        let left = match ban.until {
            None => "for good".into(),
            Some(until) => format!("{} minutes more", until.since(now).div_ceil(60_000)),
        };
        anstream::println!("{:24}  {left:20}  {}", ban.who, ban.why);
    }
    Ok(())
}
