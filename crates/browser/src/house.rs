//! A house of our own, on a free port, with its data in a folder that goes with it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::fault::Fault;

/// A running house, closed when dropped.
pub struct House {
    path: PathBuf,
    program: Mutex<Child>,
    folder: PathBuf,
    /// Where it is, such as `http://127.0.0.1:40123`.
    pub address: String,
}

impl House {
    /// Opens a house.
    pub fn open(program: &Path) -> Result<House, Fault> {
        let folder = std::env::temp_dir().join(format!("loggia-browser-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let (child, address) = House::start(program, &folder, "127.0.0.1:0")?;
        Ok(House { path: program.into(), program: Mutex::new(child), folder, address })
    }

    /// Kills the house in the middle of everything.
    pub fn kill(&self) -> Result<(), Fault> {
        let mut program = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        program.kill()?;
        program.wait()?;
        Ok(())
    }

    /// Opens it again at the same address.
    pub fn open_again(&self) -> Result<(), Fault> {
        let mut program = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        let listen = self.address.trim_start_matches("http://");
        *program = House::start(&self.path, &self.folder, listen)?.0;
        Ok(())
    }

    fn start(program: &Path, folder: &Path, listen: &str) -> Result<(Child, String), Fault> {
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
            Some(address) => Ok((child, address.trim_end_matches('/').to_string())),
            None => Err(Fault("the house did not say where it is".into())),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let program = self.program.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = program.kill();
        let _ = program.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
