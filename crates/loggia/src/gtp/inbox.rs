//! Commands that come in while we think.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};

use super::line::Line;

/// Lines that may wait; more stay where they come from, so that nobody can fill the memory.
const MANY: usize = 64;

/// The lines that were read and not yet answered.
pub struct Inbox {
    lines: Receiver<io::Result<Option<Line>>>,
    waiting: Arc<AtomicUsize>,
}

impl Inbox {
    /// Reads in a thread of its own, to the end.
    pub fn open(mut input: impl BufRead + Send + 'static) -> Inbox {
        let (sender, lines) = sync_channel(MANY);
        let waiting = Arc::new(AtomicUsize::new(0));
        let count = waiting.clone();
        std::thread::spawn(move || {
            loop {
                let line = Line::read(&mut input);
                let is_last = !matches!(line, Ok(Some(_)));
                count.fetch_add(1, Ordering::Relaxed);
                if sender.send(line).is_err() || is_last {
                    return;
                }
            }
        });
        Inbox { lines, waiting }
    }

    /// Waits for the next line; `None` at the end of input.
    pub fn next(&self) -> io::Result<Option<Line>> {
        let line = self.lines.recv().unwrap_or(Ok(None));
        let _ = self.waiting.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1));
        line
    }

    /// Tells any thread whether a line, or the end of input, waits.
    pub fn bell(&self) -> impl Fn() -> bool + Sync + use<> {
        let waiting = self.waiting.clone();
        move || waiting.load(Ordering::Relaxed) > 0
    }
}
