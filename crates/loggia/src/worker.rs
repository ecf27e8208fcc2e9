//! `loggia worker`.

use server::{WorkerConfig, work};

use crate::cli_error::CliError;
use crate::data_source::DataChoice;
use crate::serve::{Form, start_log, told_to_stop};

/// Compute for servers on other machines that share a PostgreSQL database: moves of bots, and attempts in Villa Paletti.
///
/// Start one on each machine, on as many machines as the database has connections for: a worker takes up to four, a server up to
/// ten. They must be of the same version as the servers. When a worker is stopped or killed, others do its jobs. Without
/// workers, the servers compute everything themselves.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia worker --database postgres://loggia:secret@db.example/loggia
  LOGGIA_DATABASE_URL=postgres://… loggia worker --threads 8")]
pub struct Args {
    #[command(flatten)]
    place: DataChoice,
    /// Bots that think at once, and as many attempts that are judged [default: half of the processor's cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Log level, on standard error: off, error, warn, info, debug, trace [default: RUST_LOG, or warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// Form of the log
    #[arg(long, value_name = "FORM", default_value = "text")]
    log_format: Form,
}

/// Works until someone presses Ctrl-C or the process is told to end.
pub fn run(args: &Args) -> Result<(), CliError> {
    start_log(args.log.as_deref(), args.log_format)?;
    let place = args.place.place()?;
    let threads = args.threads.map_or(server::Limits::default().bots, usize::from);
    let config = WorkerConfig {
        place,
        games: games::ALL,
        engines: jobs::ENGINES,
        threads,
        on_ready: Box::new(move || {
            anstream::println!("working for the servers, with {threads} threads of each kind")
        }),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work(config, told_to_stop()));
    // What is being computed is for others now.
    runtime.shutdown_background();
    done.map_err(|error| CliError::Input(error.to_string()))
}
