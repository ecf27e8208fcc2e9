//! `loggia backup`.

use std::path::PathBuf;

use server::store::{DataSource, Store, StoreError};
use words::{Words, say};

use crate::cli_error::CliError;
use crate::data_source::DataChoice;
use crate::speech;

/// Back up the data of a server, even while it runs, to a file for `loggia serve --data`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia backup -o monday.sqlite
  loggia backup --data /srv/loggia.sqlite -o monday.sqlite
  LOGGIA_DATABASE_URL=postgres://… loggia backup -o monday.sqlite")]
pub struct Args {
    #[command(flatten)]
    place: DataChoice,
    /// File to write; it must not exist yet
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Makes the copy and says how many tables are in it.
pub fn run(args: &Args) -> Result<(), CliError> {
    let place = args.place.place()?;
    if let DataSource::File(file) = &place
        && !file.exists()
    {
        // Opening would make it.
        return Err(CliError::Input(format!("{} does not exist: nothing to copy", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let copied = runtime.block_on(async {
        let store = Store::open(&place).await?;
        let copied = store.copy_to(&args.output).await;
        store.close().await;
        copied
    });
    let tables = copied.map_err(|error: StoreError| CliError::Input(error.to_string()))?;
    let words = Words::new(speech::of_terminal());
    let count = usize::try_from(tables).unwrap_or(usize::MAX);
    let file = args.output.display().to_string();
    anstream::println!("{}", say!(words, "house-copied", count = count, file = file));
    Ok(())
}
