//! Real servers as real processes, to be killed and started again.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use client::ServerUrl;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};

/// How long a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a server keeps its tables.
#[derive(Clone, Debug)]
pub enum Data {
    /// In a SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database.
    Database(String),
}

/// How to start a server.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program that knows `serve`.
    pub path: PathBuf,
    /// Where the tables are.
    pub data: Data,
    /// Where the servers' words go.
    pub logs: PathBuf,
    /// What else they are told.
    pub args: Vec<String>,
    /// How many files each may have open, where that is fewer than usual.
    pub files: Option<u64>,
}

/// One server, or one worker, which has no port.
struct Server {
    port: Option<u16>,
    log: PathBuf,
    child: Mutex<Option<Child>>,
}

/// Servers that share their data.
pub struct Fleet {
    program: Program,
    servers: Vec<Server>,
}

impl Fleet {
    /// Servers that are not started yet.
    pub fn new(program: Program, servers: usize) -> Result<Fleet, String> {
        let server = |index: usize| {
            let log = program.logs.join(format!("server-{index}.log"));
            Ok(Server { port: Some(free_port()?), log, child: Mutex::new(None) })
        };
        let servers = (0..servers).map(server).collect::<Result<_, String>>()?;
        Ok(Fleet { program, servers })
    }

    /// And workers, behind the servers in the order.
    pub fn with_workers(mut self, workers: usize) -> Fleet {
        let log = |index: usize| self.program.logs.join(format!("worker-{index}.log"));
        let workers =
            (0..workers).map(|index| Server { port: None, log: log(index), child: Mutex::new(None) });
        self.servers.extend(workers.collect::<Vec<_>>());
        self
    }

    /// How many there are, workers among them.
    pub fn len(&self) -> usize {
        self.servers.len()
    }

    /// Where they are.
    pub fn urls(&self) -> Vec<ServerUrl> {
        let ports = self.servers.iter().filter_map(|server| server.port);
        ports.map(|port| ServerUrl::at("127.0.0.1", port)).collect()
    }

    /// Starts a server, without waiting for it.
    pub fn start(&self, index: usize) -> Result<(), String> {
        let server = &self.servers[index];
        let log = File::options().create(true).append(true).open(&server.log);
        let log = log.map_err(|error| format!("{}: {error}", server.log.display()))?;
        let also = log.try_clone().map_err(|error| error.to_string())?;
        let files = self.program.files.map(|files| format!("ulimit -n {files}; ")).unwrap_or_default();
        let mut command = Command::new("sh");
        // Without room for its files it must not die of that.
        let run = format!("{files}trap '' XFSZ; exec \"$0\" \"$@\"");
        command.arg("-c").arg(run).arg(&self.program.path);
        match server.port {
            Some(port) => command.args(["serve", "--listen", &format!("127.0.0.1:{port}")]),
            None => command.arg("worker"),
        };
        match &self.program.data {
            Data::File(file) => command.arg("--data").arg(file),
            Data::Database(url) => command.arg("--database").arg(url),
        };
        command.args(&self.program.args);
        command.stdin(Stdio::null()).stdout(log).stderr(also);
        let child = command.spawn();
        let child = child.map_err(|error| format!("{}: {error}", self.program.path.display()))?;
        *server.child() = Some(child);
        Ok(())
    }

    /// Waits until a server answers.
    pub async fn well(&self, index: usize) -> Result<(), String> {
        let server = &self.servers[index];
        // A worker says nothing to anybody.
        let Some(port) = server.port else { return Ok(()) };
        let (url, begun) = (ServerUrl::at("127.0.0.1", port), Instant::now());
        while !url.is_well().await {
            let ended = server.child().as_mut().and_then(|child| child.try_wait().ok().flatten());
            let log = server.log.display();
            if let Some(status) = ended {
                return Err(format!("a server has ended by itself ({status}): see {log}"));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("a server does not answer: see {log}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Kills a server without warning, as with SIGKILL.
    pub fn kill(&self, index: usize) {
        if let Some(mut child) = self.servers[index].child().take() {
            // It may have died by itself; that shows in its log.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Stops a server where it is, or lets it go on.
    pub fn freeze(&self, index: usize, frozen: bool) {
        let signal = if frozen { Signal::STOP } else { Signal::CONT };
        let process = self.process(index).and_then(|id| Pid::from_raw(id.cast_signed()));
        // It may have died by itself; that shows in its log.
        let _ = process.map(|process| kill_process(process, signal));
    }

    /// Takes away the room that a server has on the disk, or gives it back: no file of it may grow.
    pub fn fill_disk(&self, index: usize, full: bool) {
        let room = Rlimit { current: full.then_some(4096), maximum: None };
        let process = self.process(index).and_then(|id| Pid::from_raw(id.cast_signed()));
        // It may have died by itself; that shows in its log.
        let _ = process.map(|process| prlimit(Some(process), Resource::Fsize, room));
    }

    /// The id of a server's process.
    pub fn process(&self, index: usize) -> Option<u32> {
        self.servers[index].child().as_ref().map(Child::id)
    }

    /// Panics in the servers' logs.
    pub fn panics(&self) -> Vec<String> {
        let logs = self.servers.iter().filter_map(|server| std::fs::read_to_string(&server.log).ok());
        logs.flat_map(|log| {
            log.lines().filter(|line| line.contains("panicked")).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
    }
}

impl Server {
    fn child(&self) -> std::sync::MutexGuard<'_, Option<Child>> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        (0..self.servers.len()).for_each(|index| self.kill(index));
    }
}

/// A port that nobody has, below those that the system gives to clients: one of them must not take the port of a server
/// that is down.
fn free_port() -> Result<u16, String> {
    let is_free = |port: &u16| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok();
    let ports = std::iter::repeat_with(|| fastrand::u16(20_000..32_000)).take(1_000);
    ports.into_iter().find(is_free).ok_or_else(|| "no port is free".into())
}
