//! The server's limits as options.

use std::time::Duration;

use server::{Limits, Rate};

/// What anybody may ask of the server. An address is an IPv4 address or a /64 of IPv6.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Tables that one guest may create in an hour
    #[arg(long, value_name = "N", default_value_t = defaults().tables_per_hour)]
    tables_per_hour: u64,
    /// Tables that may be created from one address in an hour
    #[arg(long, value_name = "N", default_value_t = defaults().tables_per_hour_per_address)]
    tables_per_hour_per_address: u32,
    /// Bytes of a table's setup, including a custom edition
    #[arg(long, value_name = "BYTES", default_value_t = defaults().setup_bytes)]
    setup_bytes: usize,
    /// Connections in all; fewer where the system allows fewer open files
    #[arg(long, value_name = "N", default_value_t = defaults().connections)]
    connections: usize,
    /// Connections from one address
    #[arg(long, value_name = "N", default_value_t = defaults().connections_per_address)]
    connections_per_address: usize,
    /// Seconds within which a new connection has to send something
    #[arg(long, value_name = "SECONDS", default_value_t = defaults().first_word.as_secs())]
    first_word: u64,
    /// Seconds within which a client has to read some of an answer
    #[arg(long, value_name = "SECONDS", default_value_t = defaults().stall.as_secs())]
    stall: u64,
    /// Connections to tables in all
    #[arg(long, value_name = "N", default_value_t = defaults().sockets)]
    sockets: usize,
    /// Connections to tables from one address; players always get in
    #[arg(long, value_name = "N", default_value_t = defaults().sockets_per_address)]
    sockets_per_address: usize,
    /// Watchers at one table
    #[arg(long, value_name = "N", default_value_t = defaults().sockets_per_table)]
    sockets_per_table: usize,
    /// Connections of one guest to one table
    #[arg(long, value_name = "N", default_value_t = defaults().sockets_per_guest)]
    sockets_per_guest: usize,
    /// Requests from one address: at once, and each second
    #[arg(long, value_name = "RATE", default_value_t = defaults().requests)]
    requests: Rate,
    /// Requests from one address that write: new tables, links to seats, what is taken out of a list
    #[arg(long, value_name = "RATE", default_value_t = defaults().writes)]
    writes: Rate,
    /// New guests from one address
    #[arg(long, value_name = "RATE", default_value_t = defaults().guests)]
    guests: Rate,
    /// Messages of one guest
    #[arg(long, value_name = "RATE", default_value_t = defaults().messages)]
    messages: Rate,
    /// Messages from one address; more are read more slowly
    #[arg(long, value_name = "RATE", default_value_t = defaults().messages_per_address)]
    messages_per_address: Rate,
    /// Actions of one guest
    #[arg(long, value_name = "RATE", default_value_t = defaults().actions)]
    actions: Rate,
    /// Bytes of actions from one address that are stored
    #[arg(long, value_name = "RATE", default_value_t = defaults().stored)]
    stored: Rate,
    /// Gestures of one guest
    #[arg(long, value_name = "RATE", default_value_t = defaults().gestures)]
    gestures: Rate,
    /// Bytes of one guest's gestures, counted for everyone who sees them
    #[arg(long, value_name = "RATE", default_value_t = defaults().shown)]
    shown: Rate,
    /// Bytes of old entries sent to one guest
    #[arg(long, value_name = "RATE", default_value_t = defaults().past)]
    past: Rate,
    /// Bytes of old entries sent to one address
    #[arg(long, value_name = "RATE", default_value_t = defaults().past_per_address)]
    past_per_address: Rate,
    /// Seconds that a message may take to be sent, and the first one to come
    #[arg(long, value_name = "SECONDS", default_value_t = defaults().patience.as_secs())]
    patience: u64,
    /// Seconds until a silent connection gets a ping; after twice that it is closed
    #[arg(long, value_name = "SECONDS", default_value_t = defaults().silence.as_secs())]
    silence: u64,
    /// Bots that think at once [default: half of the processor's cores]
    #[arg(long, value_name = "N")]
    bots: Option<usize>,
    /// Attempts in Villa Paletti that are judged at once [default: half of the processor's cores]
    #[arg(long, value_name = "N")]
    judges: Option<usize>,
    /// How long to keep a table without players: 1d, 12h, or forever
    #[arg(long, value_name = "TIME", default_value = "1d", value_parser = keep)]
    keep_unused: Keep,
    /// How long to keep an unfinished table
    #[arg(long, value_name = "TIME", default_value = "365d", value_parser = keep)]
    keep_unfinished: Keep,
    /// How long to keep a table whose games are over
    #[arg(long, value_name = "TIME", default_value = "forever", value_parser = keep)]
    keep_finished: Keep,
}

fn defaults() -> Limits {
    Limits::default()
}

/// How long something is kept; `None` means forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Keep(Option<Duration>);

fn keep(text: &str) -> Result<Keep, String> {
    if text == "forever" {
        return Ok(Keep(None));
    }
    let read = || {
        let unit = match text.chars().last()? {
            'd' => 86_400,
            'h' => 3_600,
            _ => return None,
        };
        let number: u32 = text[..text.len() - 1].parse().ok().filter(|number| *number > 0)?;
        Some(Keep(Some(Duration::from_secs(u64::from(number) * unit))))
    };
    read().ok_or_else(|| "a time looks like 30d or 12h, or is forever".into())
}

impl LimitArgs {
    /// The limits.
    pub fn limits(&self) -> Limits {
        let usual = defaults();
        Limits {
            tables_per_hour: self.tables_per_hour,
            tables_per_hour_per_address: self.tables_per_hour_per_address,
            setup_bytes: self.setup_bytes,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            first_word: Duration::from_secs(self.first_word),
            stall: Duration::from_secs(self.stall),
            sockets: self.sockets,
            sockets_per_address: self.sockets_per_address,
            sockets_per_table: self.sockets_per_table,
            sockets_per_guest: self.sockets_per_guest,
            messages: self.messages,
            messages_per_address: self.messages_per_address,
            actions: self.actions,
            stored: self.stored,
            gestures: self.gestures,
            shown: self.shown,
            requests: self.requests,
            writes: self.writes,
            guests: self.guests,
            past: self.past,
            past_per_address: self.past_per_address,
            patience: Duration::from_secs(self.patience),
            silence: Duration::from_secs(self.silence),
            bots: self.bots.unwrap_or(usual.bots),
            judges: self.judges.unwrap_or(usual.judges),
            keep_unused: self.keep_unused.0,
            keep_unfinished: self.keep_unfinished.0,
            keep_finished: self.keep_finished.0,
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        limits: LimitArgs,
    }

    #[test]
    fn nothing_said_is_as_usual_and_everything_can_be_said() {
        let read = |words: &[&str]| Line::parse_from(["serve"].iter().chain(words)).limits.limits();
        assert_eq!(format!("{:?}", read(&[])), format!("{:?}", Limits::default()));
        let limits = read(&["--requests", "20+5/s", "--keep-finished", "30d", "--keep-unused", "forever"]);
        assert_eq!(limits.requests, Rate { burst: 20, per_second: 5 });
        assert_eq!(
            (limits.keep_unused, limits.keep_finished),
            (None, Some(Duration::from_secs(30 * 86_400)))
        );
        for text in ["", "d", "0d", "5", "5w", "-1d", "d5", "1ü"] {
            assert!(keep(text).is_err(), "{text}");
        }
    }
}
