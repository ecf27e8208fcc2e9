//! A program that runs for a while: typed to, listened to, killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long something may take. Generous, for a busy machine; a test that passes never waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// `loggia` with a folder of its own, killed when dropped.
pub struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    heard: Arc<Mutex<String>>,
    ears: Vec<JoinHandle<()>>,
    /// Up to where it was listened to.
    read: usize,
}

impl Program {
    pub fn start(home: &Path, arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_loggia"))
            .args(arguments)
            .env("LOGGIA_HOME", home)
            .env("LC_ALL", "C.UTF-8")
            .env_remove("USER")
            .env_remove("USERNAME")
            .env_remove("RUST_LOG")
            .env_remove("LOGGIA_DATABASE_URL")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let heard = Arc::new(Mutex::new(String::new()));
        let ears = vec![
            listen(child.stdout.take().expect("piped"), heard.clone()),
            listen(child.stderr.take().expect("piped"), heard.clone()),
        ];
        let stdin = child.stdin.take();
        Program { child, stdin, heard, ears, read: 0 }
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("open");
        writeln!(stdin, "{line}").and_then(|()| stdin.flush()).expect("the program reads");
    }

    /// Everything that it has said.
    pub fn heard(&self) -> String {
        self.heard.lock().unwrap().clone()
    }

    /// Waits for a text after what was waited for before, and returns the line from there on.
    pub fn wait_for(&mut self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let status = self.status();
            let heard = self.heard();
            let fresh = &heard[self.read..];
            if let Some(at) = fresh.find(text)
                && let Some(line) = fresh[at..].split_once('\n')
            {
                self.read += at + text.len();
                return line.0.into();
            }
            assert!(
                begun.elapsed() < PATIENCE && status.is_none(),
                "no {text:?} ({status:?}) after:\n{fresh}"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// How it ended, if it has; all that it said has been heard then.
    fn status(&mut self) -> Option<ExitStatus> {
        let status = self.child.try_wait().expect("a child")?;
        self.ears.drain(..).for_each(|ear| ear.join().expect("listening does not panic"));
        Some(status)
    }

    /// Tells it to end as services are told, which is not the same as killing it.
    pub fn terminate(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    }

    /// Ends it without a word, as a power cut would.
    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Closes its input and waits until it has ended by itself: its status.
    pub fn end(&mut self) -> Option<i32> {
        self.stdin = None;
        let begun = Instant::now();
        loop {
            if let Some(status) = self.status() {
                return status.code();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end after:\n{}", self.heard());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(pipe: impl Read + Send + 'static, heard: Arc<Mutex<String>>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut lines = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while lines.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
            heard.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes));
            bytes.clear();
        }
    })
}

/// A folder for one test, empty.
pub fn folder(name: &str) -> std::path::PathBuf {
    let folder = super::scratch(&format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
