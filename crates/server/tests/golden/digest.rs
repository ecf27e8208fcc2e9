//! A table in words that do not depend on how the code is built.

use std::fmt::Write;

use games::{CallistoTable, VillaTable};
use table::{Holder, Table};

/// Everything that people at a table would notice if it were otherwise.
pub fn of(table: &Table) -> String {
    let mut told = String::new();
    let mut line = |what: &str, value: String| writeln!(told, "{what}: {value}").unwrap();
    line("entries", table.last().to_string());
    line("phase", format!("{:?}", table.phase()));
    line("games begun", table.games_begun().to_string());
    for (number, seat) in table.seats().iter().enumerate() {
        let holder = match seat.holder {
            Holder::Open => "nobody".into(),
            Holder::Bot(level) => format!("a bot of level {level}"),
            Holder::Person(guest) => table.name(guest).unwrap_or("somebody").to_owned(),
        };
        line(&format!("seat {number}"), holder);
    }
    for result in table.results() {
        line("result", format!("{:?} won, points {:?}", result.winner, result.points));
    }
    line("sums", format!("{:?}", table.totals()));
    line("winners", format!("{:?}", table.winners()));
    line("turn", table.turn().to_string());
    line("to act", format!("{:?}", table.seats_to_act()));
    line("given up", format!("{:?}", table.given_up()));
    if table.is_closed() || table.host() != table.header().host {
        // Only since it can be so; what was written before says nothing of it.
        line("host", table.name(table.host()).unwrap_or("nobody").to_owned());
        line("closed", table.is_closed().to_string());
    }
    line("people", table.people().len().to_string());
    line("open question", table.motion().map_or("none".into(), |open| format!("{:?}", open.motion)));
    for seat in 0..u8::try_from(table.seats().len()).unwrap() {
        line(&format!("time of seat {seat}"), format!("{:?}", table.time_left(seat, table.at())));
    }
    if let Some(round) = table.round() {
        line("game", table.record(round).write());
    }
    if let Some(round) = table.villa() {
        line("steps", round.steps().len().to_string());
        line("top floor", format!("{:?}", round.game().top()));
        line("villa", round.villa().to_string());
    }
    told
}
