//! `loggia restore`.

use std::path::PathBuf;

use server::store::{self, DataSource};
use words::{Words, say};

use crate::cli_error::CliError;
use crate::data_source::DataChoice;
use crate::speech;

/// Restore a copy made with `loggia backup`, or move the data between SQLite and PostgreSQL.
///
/// Nothing is overwritten: the data file must not exist yet, and the database must be empty. Stop the server
/// first. The restored data is verified before the command succeeds.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia restore monday.sqlite                                            into Loggia's folder
  loggia restore monday.sqlite --data /srv/loggia.sqlite
  LOGGIA_DATABASE_URL=postgres://… loggia restore monday.sqlite           into PostgreSQL
  LOGGIA_SOURCE_URL=postgres://… loggia restore --data /srv/loggia.sqlite from PostgreSQL")]
pub struct Args {
    /// Copy to restore [default: the database in LOGGIA_SOURCE_URL]
    #[arg(value_name = "COPY")]
    source: Option<PathBuf>,
    #[command(flatten)]
    place: DataChoice,
}

/// Restores, and says how many tables there are.
pub fn run(args: &Args) -> Result<(), CliError> {
    let place = args.place.place()?;
    let source = match &args.source {
        Some(file) => DataSource::File(file.clone()),
        None => match std::env::var("LOGGIA_SOURCE_URL").ok().filter(|url| !url.is_empty()) {
            Some(url) => DataSource::Postgres(url),
            None => return Err(CliError::Input("name a copy to restore, or set LOGGIA_SOURCE_URL".into())),
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let restored = runtime.block_on(store::restore(&source, &place));
    let contents = restored.map_err(|error| CliError::Input(error.to_string()))?;
    let words = Words::new(speech::of_terminal());
    let count = usize::try_from(contents.tables).unwrap_or(usize::MAX);
    anstream::println!("{}", say!(words, "house-restored", count = count, place = format!("{place:?}")));
    Ok(())
}
