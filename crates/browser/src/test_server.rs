//! A server of our own, on a free port, with its data in a folder that goes with it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::scene_error::SceneError;

/// A running server, closed when dropped.
pub struct TestServer {
    program: Mutex<Child>,
    start: Start,
    /// Where it is, such as `http://127.0.0.1:40123`.
    pub address: String,
}

impl TestServer {
    /// Opens a server that keeps its data in a folder and writes its log into a file.
    pub fn open(
        program: &Path,
        client: &Path,
        folder: PathBuf,
        log: &Path,
    ) -> Result<TestServer, SceneError> {
        if let Some(folder) = log.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let _ = std::fs::remove_file(log);
        let start = Start { program: program.into(), client: client.into(), log: log.into(), folder };
        let (child, address) = start.run("127.0.0.1:0")?;
        Ok(TestServer { program: Mutex::new(child), start, address })
    }

    /// Kills the server in the middle of everything.
    pub fn kill(&self) -> Result<(), SceneError> {
        let mut program = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        program.kill()?;
        program.wait()?;
        Ok(())
    }

    /// Opens it again at the same address.
    pub fn open_again(&self) -> Result<(), SceneError> {
        let mut program = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        let listen = self.address.trim_start_matches("http://");
        *program = self.start.run(listen)?.0;
        Ok(())
    }
}

/// How the server is started.
struct Start {
    program: PathBuf,
    client: PathBuf,
    log: PathBuf,
    /// Its data.
    folder: PathBuf,
}

impl Start {
    fn run(&self, listen: &str) -> Result<(Child, String), SceneError> {
        let Start { program, client, log, folder } = self;
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
        let mut child = Command::new(program)
            .args(["serve", "--log", "info", "--listen", listen, "--data"])
            .arg(folder.join("house.db"))
            .arg("--client")
            .arg(client)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(|error| SceneError(format!("{} does not start: {error}", program.display())))?;
        let said = child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        let address = said.map_while(Result::ok).find_map(|line| {
            line.split_whitespace().find(|word| word.starts_with("http://")).map(String::from)
        });
        match address {
            Some(address) => Ok((child, address.trim_end_matches('/').to_string())),
            None => Err(SceneError("the server did not print its address".into())),
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let program = self.program.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = program.kill();
        let _ = program.wait();
        let _ = std::fs::remove_dir_all(&self.start.folder);
    }
}
