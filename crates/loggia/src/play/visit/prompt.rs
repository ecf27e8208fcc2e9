//! Where a person types while news come in. Lines are read by a thread of its own, for reading waits.

use std::io::{BufRead, IsTerminal};
use std::sync::mpsc as threads;
use std::thread;

use rustyline::error::ReadlineError;
use rustyline::{DefaultEditor, ExternalPrinter};
use tokio::sync::mpsc;

/// Lines in, news out.
pub struct Prompt {
    asked: threads::Sender<String>,
    lines: mpsc::UnboundedReceiver<Option<String>>,
    /// Shows news above the line that is being typed. In a thread of its own too: it waits while a line ends.
    news: Option<threads::Sender<String>>,
    /// Whether a person edits lines here; a pipe otherwise.
    is_terminal: bool,
    asking: bool,
}

impl Prompt {
    /// The standard input and output.
    pub fn open() -> Prompt {
        let (asked, questions) = threads::channel();
        let (typed, lines) = mpsc::unbounded_channel();
        let editor = std::io::stdin().is_terminal().then(DefaultEditor::new).and_then(Result::ok);
        let is_terminal = editor.is_some();
        let mut news = None;
        match editor {
            Some(mut editor) => {
                if let Ok(printer) = editor.create_external_printer() {
                    news = Some(printing(printer));
                }
                thread::spawn(move || edit(editor, &questions, &typed));
            }
            None => drop(thread::spawn(move || read(&questions, &typed))),
        }
        Prompt { asked, lines, news, is_terminal, asking: false }
    }

    /// Whether a person edits lines here.
    pub fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Asks for a line, unless one is asked for already.
    pub fn ask(&mut self, prompt: &str) {
        if !self.asking {
            // A thread that has ended has said so: it has sent the end of all lines.
            self.asking = self.asked.send(prompt.into()).is_ok();
        }
    }

    /// Whether a line is asked for.
    pub fn is_asking(&self) -> bool {
        self.asking
    }

    /// The next line; `None` at the end of all lines, or on Ctrl-C or Ctrl-D.
    pub async fn line(&mut self) -> Option<String> {
        let line = self.lines.recv().await.flatten();
        self.asking = false;
        line
    }

    /// Shows what was said, above the line that someone may be typing.
    pub fn show(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.news.as_ref().filter(|_| self.asking) {
            Some(news) => drop(news.send(coloured(text))),
            None => anstream::print!("{text}"),
        }
    }
}

/// The text with its colours, or without them where the terminal or `NO_COLOR` wants none.
fn coloured(text: &str) -> String {
    match anstream::AutoStream::choice(&std::io::stdout()) {
        anstream::ColorChoice::Never => anstream::adapter::strip_str(text).to_string(),
        _ => text.into(),
    }
}

fn printing(mut printer: impl ExternalPrinter + Send + 'static) -> threads::Sender<String> {
    let (news, told) = threads::channel();
    thread::spawn(move || {
        for text in told {
            if printer.print(text).is_err() {
                return;
            }
        }
    });
    news
}

fn edit(
    mut editor: DefaultEditor,
    questions: &threads::Receiver<String>,
    typed: &mpsc::UnboundedSender<Option<String>>,
) {
    for prompt in questions {
        let line = match editor.readline(&prompt) {
            Ok(line) => {
                // A history that cannot grow is no reason to stop playing.
                let _ = editor.add_history_entry(&line);
                Some(line)
            }
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => None,
            Err(_) => return read(questions, typed),
        };
        if typed.send(line).is_err() {
            return;
        }
    }
}

/// Prompts are not shown: someone who reads the other end wants the news.
fn read(questions: &threads::Receiver<String>, typed: &mpsc::UnboundedSender<Option<String>>) {
    for _ in questions {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_until(b'\n', &mut bytes).unwrap_or(0);
        let line = (read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end().to_string());
        if typed.send(line).is_err() {
            return;
        }
    }
}
