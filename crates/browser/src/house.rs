//! A house of our own, on a free port, with its data in a folder that goes with it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::fault::Fault;

/// A running house, closed when dropped.
pub struct House {
    program: Child,
    folder: PathBuf,
    /// Where it is, such as `http://127.0.0.1:40123`.
    pub address: String,
}

impl House {
    /// Opens a house.
    pub fn open(program: &Path) -> Result<House, Fault> {
        let folder = std::env::temp_dir().join(format!("loggia-browser-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        House::at(program, folder, "127.0.0.1:0")
    }

    fn at(program: &Path, folder: PathBuf, listen: &str) -> Result<House, Fault> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", listen, "--data"])
            .arg(folder.join("house.db"))
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Fault(format!("{} does not start: {error}", program.display())))?;
        let said = child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        let address = said.map_while(Result::ok).find_map(|line| {
            line.split_whitespace().find(|word| word.starts_with("http://")).map(String::from)
        });
        match address {
            Some(address) => {
                let address = address.trim_end_matches('/').to_string();
                Ok(House { program: child, folder, address })
            }
            None => Err(Fault("the house did not say where it is".into())),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
