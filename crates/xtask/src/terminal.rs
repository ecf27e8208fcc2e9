//! A real terminal of a fixed size that a program runs in, typed into and read through tmux.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::tool::{TaskError, Tool};

/// How long a text may take to appear. Generous, for a busy machine; a test that passes never waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A terminal with a program in it, closed when dropped.
pub struct Terminal {
    /// The socket of a tmux server of our own, so that nobody's sessions are touched.
    socket: PathBuf,
    /// Where the shell writes how the program ended. tmux itself sometimes never learns it.
    status: PathBuf,
}

impl Terminal {
    /// Opens a terminal and runs a shell command in it.
    pub fn open(command: &str, columns: u16, rows: u16) -> Result<Terminal, TaskError> {
        // The server of a terminal before this one may not have ended yet, so each has its own.
        static OPENED: AtomicUsize = AtomicUsize::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let place = std::env::temp_dir().join(format!("loggia-test-{}-{number}", std::process::id()));
        let terminal =
            Terminal { socket: place.with_extension("tmux"), status: place.with_extension("status") };
        let (columns, rows) = (columns.to_string(), rows.to_string());
        // The screen stays when the program ends, so that its last words can be read.
        let keep = ["start-server", ";", "set-option", "-g", "remain-on-exit", "on", ";"];
        let command = format!("{command}; echo $? > '{}'", terminal.status.display());
        let open = ["new-session", "-d", "-x", &columns, "-y", &rows, "sh", "-c", &command];
        match terminal.tmux(&[&keep[..], &open[..]].concat()).output() {
            Some(_) => Ok(terminal),
            None => Err(TaskError("tmux did not open a terminal".into())),
        }
    }

    /// Without the user's settings, and in UTF-8 whatever the locale.
    fn tmux(&self, args: &[&str]) -> Tool {
        Tool::new("tmux").args(["-u", "-S", &self.socket.to_string_lossy(), "-f", "/dev/null"]).args(args)
    }

    /// Types a line and presses Enter. What was shown before is wiped away, so that the next wait sees the answer only.
    pub fn type_line(&self, line: &str) -> Result<(), TaskError> {
        self.wipe()?;
        self.told(&["send-keys", "-l", "--", line])?;
        self.told(&["send-keys", "Enter"])
    }

    /// Wipes as [`Terminal::type_line`] does and presses a key by tmux's name for it, such as `Enter`, `C-c` or `Up`.
    pub fn press(&self, key: &str) -> Result<(), TaskError> {
        self.wipe()?;
        self.told(&["send-keys", key])
    }

    fn wipe(&self) -> Result<(), TaskError> {
        self.told(&["send-keys", "-R", ";", "clear-history"])
    }

    fn told(&self, args: &[&str]) -> Result<(), TaskError> {
        let tool = self.tmux(args);
        if tool.succeeds() { Ok(()) } else { Err(TaskError(format!("`{tool}` failed"))) }
    }

    /// Everything that was shown since it was last wiped, with what scrolled away.
    pub fn screen(&self) -> String {
        let screen = self.tmux(&["capture-pane", "-p", "-S", "-"]).output().unwrap_or_default();
        screen.trim_end().into()
    }

    /// Waits until a text is there, or fails with what is there instead.
    pub fn wait_for(&self, text: &str) -> Result<(), TaskError> {
        self.wait_until(&format!("{text:?} did not appear"), |terminal| terminal.screen().contains(text))
    }

    /// Waits until the program has ended by itself, and hands back its exit status.
    pub fn wait_for_end(&self) -> Result<i32, TaskError> {
        let status = |terminal: &Terminal| -> Option<i32> {
            std::fs::read_to_string(&terminal.status).ok()?.strip_suffix('\n')?.parse().ok()
        };
        self.wait_until("the program did not end by itself", |terminal| status(terminal).is_some())?;
        status(self).ok_or_else(|| TaskError("it is not known how the program ended".into()))
    }

    fn wait_until(&self, complaint: &str, is_so: impl Fn(&Terminal) -> bool) -> Result<(), TaskError> {
        let begun = Instant::now();
        while !is_so(self) {
            if begun.elapsed() > PATIENCE {
                let screen = self.screen();
                return Err(TaskError(format!("{complaint} within {PATIENCE:?}. The screen:\n{screen}")));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.tmux(&["kill-server"]).output();
        let _ = std::fs::remove_file(&self.socket);
        let _ = std::fs::remove_file(&self.status);
    }
}
