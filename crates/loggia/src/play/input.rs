//! Lines that people type: with editing and a history at a terminal, plain from a pipe.

use std::io::{BufRead, IsTerminal, Write};

use rustyline::error::ReadlineError;

/// Where lines come from.
pub enum Input {
    /// A person at a terminal.
    Terminal(Box<rustyline::DefaultEditor>),
    /// A pipe or a file, or a terminal that cannot edit.
    Plain,
}

impl Input {
    /// The standard input.
    pub fn new() -> Input {
        let editor = std::io::stdin().is_terminal().then(rustyline::DefaultEditor::new);
        match editor {
            Some(Ok(editor)) => Input::Terminal(Box::new(editor)),
            _ => Input::Plain,
        }
    }

    /// The next line; `None` when there is none or someone pressed Ctrl-C or Ctrl-D.
    pub fn ask(&mut self, prompt: &str) -> Option<String> {
        match self {
            Input::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    // A history that cannot grow is no reason to stop playing.
                    let _ = editor.add_history_entry(&line);
                    Some(line)
                }
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => None,
                Err(_) => {
                    *self = Input::Plain;
                    self.ask(prompt)
                }
            },
            Input::Plain => {
                print!("{prompt}");
                std::io::stdout().flush().ok()?;
                let mut bytes = Vec::new();
                let read = std::io::stdin().lock().read_until(b'\n', &mut bytes).ok()?;
                println!();
                (read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end().to_string())
            }
        }
    }
}
