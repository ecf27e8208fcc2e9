//! Where the data of a server is: a file, or a database.

use std::path::PathBuf;

use clap::Args;
use server::store::DataSource;

use crate::cli_error::CliError;
use crate::home::Home;

/// The options that choose the data.
#[derive(Args, Clone, Debug)]
pub struct DataChoice {
    /// Data file [default: house.sqlite in Loggia's folder]
    #[arg(long, value_name = "FILE", global = true, conflicts_with = "database")]
    data: Option<PathBuf>,
    /// PostgreSQL URL, to share data between servers (or set LOGGIA_DATABASE_URL)
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,
}

impl DataChoice {
    /// What was chosen.
    pub fn place(&self) -> Result<DataSource, CliError> {
        if let Some(file) = &self.data {
            return Ok(DataSource::File(file.clone()));
        }
        let url = self.database.clone().or_else(|| std::env::var("LOGGIA_DATABASE_URL").ok());
        match url.filter(|url| !url.is_empty()) {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(DataSource::Postgres(url))
            }
            // Not shown: there may be a password in it.
            Some(_) => Err(CliError::Input("the database URL must start with postgres://".into())),
            None => {
                Home::open().map(|home| DataSource::File(home.file("house.sqlite"))).map_err(CliError::Input)
            }
        }
    }
}
