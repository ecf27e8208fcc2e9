//! `loggia admin`: the operator's questions and orders, on the server's machine only, never over the network.

mod lists;

use std::time::Duration;

use server::store::{Ban, DataSource, Order, Store, StoreError};
use server::{Banned, TableId};
use table::Time;

use crate::cli_error::CliError;
use crate::data_source::DataChoice;

/// Manage the data of a server, even while it runs: tables, people, bans, the message of the day.
///
/// It works on the data directly and needs no password, only write access to the data. A running
/// server follows within two seconds.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia admin tables --largest
  loggia admin close abcdefghijkmnpqr
  loggia admin ban 2001:db8::/64 --for 7d --why spam
  loggia admin message \"The server restarts at 22:00.\"")]
pub struct Args {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    place: DataChoice,
}

#[derive(clap::Subcommand, Debug)]
enum Task {
    /// List tables with their sizes, most recent first
    Tables {
        /// Largest first
        #[arg(long)]
        largest: bool,
        #[command(flatten)]
        list: List,
    },
    /// List people by the number of their tables
    People {
        #[command(flatten)]
        list: List,
    },
    /// Show the totals
    Sizes,
    /// List tables that this version cannot read
    SetAside,
    /// Close a table: it accepts no more actions, and its games stay readable
    Close { table: TableId },
    /// Delete a table with its log
    Delete { table: TableId },
    /// Ban a guest (16 hexadecimal digits), an address or a network
    Ban {
        who: Banned,
        /// For how long: 30m, 12h, 7d [default: forever]
        #[arg(long, value_name = "TIME", value_parser = span)]
        r#for: Option<Duration>,
        /// Why; only `loggia admin bans` shows it
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Lift a ban
    Unban { who: Banned },
    /// List the bans
    Bans,
    /// Set the message of the day, or show it
    Message {
        text: Option<String>,
        /// Remove the message
        #[arg(long, conflicts_with = "text")]
        clear: bool,
    },
}

/// How a list is shown.
#[derive(clap::Args, Debug)]
struct List {
    /// Maximum number of lines
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A time such as `12h`.
pub fn span(text: &str) -> Result<Duration, String> {
    let wrong = || "not a time such as 30s, 30m, 12h or 7d".to_string();
    let unit = text.chars().last().ok_or_else(wrong)?;
    let number: u64 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 86_400,
        _ => return Err(wrong()),
    };
    number
        .checked_mul(seconds)
        .filter(|seconds| (1..=100 * 365 * 86_400).contains(seconds))
        .map(Duration::from_secs)
        .ok_or_else(wrong)
}

/// Does the task.
pub fn run(args: &Args) -> Result<(), CliError> {
    let place = args.place.place()?;
    if let DataSource::File(file) = &place
        && !file.exists()
    {
        // Opening would make it.
        return Err(CliError::Input(format!("{} does not exist: there is no server's data", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let fail = |error: StoreError| CliError::Input(error.to_string());
        let store = Store::open(&place).await.map_err(fail)?;
        let done = perform(&store, &args.task).await;
        store.close().await;
        done
    })
}

async fn perform(store: &Store, task: &Task) -> Result<(), CliError> {
    let fail = |error: StoreError| CliError::Input(error.to_string());
    match task {
        Task::Tables { largest, list } => {
            let order = if *largest { Order::Largest } else { Order::Latest };
            lists::tables(&store.table_sizes(order, list.limit).await.map_err(fail)?, list.json)?;
        }
        Task::People { list } => {
            lists::people(&store.guest_sizes(list.limit).await.map_err(fail)?, list.json)?;
        }
        Task::Sizes => {
            let contents = store.contents().await.map_err(fail)?;
            let aside = store.tables_set_aside().await.map_err(fail)?.len();
            anstream::println!("tables       {}", contents.tables);
            anstream::println!("entries      {}", contents.entries);
            anstream::println!("set aside    {aside}");
            anstream::println!("schema       {}", contents.schema);
        }
        Task::SetAside => {
            for (table, why) in store.tables_set_aside().await.map_err(fail)? {
                anstream::println!("{table}  {why}");
            }
        }
        Task::Close { table } => {
            let closed = server::close_table(store, games::ALL, *table, now()).await.map_err(fail)?;
            anstream::println!("{}", if closed { "closed" } else { "was closed already" });
        }
        Task::Delete { table } => {
            if !store.exists(*table).await.map_err(fail)? {
                return Err(CliError::Input(format!("there is no table {table}")));
            }
            store.delete(*table).await.map_err(fail)?;
            store.give_orders().await.map_err(fail)?;
            anstream::println!("deleted");
        }
        Task::Ban { who, r#for, why } => {
            let until = r#for.map(|span| now().plus(span.as_millis() as u64));
            store.ban(&Ban { who: who.to_string(), until, why: why.clone() }).await.map_err(fail)?;
            anstream::println!("{who} is kept out");
        }
        Task::Unban { who } => {
            if !store.unban(&who.to_string()).await.map_err(fail)? {
                return Err(CliError::Input(format!("{who} was not kept out")));
            }
            anstream::println!("{who} is let in again");
        }
        Task::Bans => lists::bans(&store.bans().await.map_err(fail)?, now())?,
        Task::Message { clear: true, .. } => store.set_message(None).await.map_err(fail)?,
        Task::Message { text: Some(text), .. } => store.set_message(Some(text)).await.map_err(fail)?,
        Task::Message { text: None, .. } => {
            anstream::println!("{}", store.message().await.map_err(fail)?.unwrap_or_default());
        }
    }
    Ok(())
}

/// The time of this machine.
pub fn now() -> Time {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(span("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(span("24h"), Ok(Duration::from_secs(86_400)));
        assert_eq!(span("7d"), Ok(Duration::from_secs(7 * 86_400)));
        for wrong in ["", "d", "7", "7w", "-1h", "0h", "1.5h", "é", "99999999999999999999d", "4000000000000d"]
        {
            assert!(span(wrong).is_err(), "{wrong}");
        }
    }
}
