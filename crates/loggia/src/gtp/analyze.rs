//! `loggia-analyze`, in the manner of KataGo's `kata-analyze`: what the engine thinks, once or again and again until
//! the next command comes.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use callisto::{MAX_COLOURS, Position};
use callisto_engine::analysis::{Analysis, Analyst};
use callisto_engine::search::{Budget, Progress};
use jobs::callisto::told;

use super::engine::Engine;
use super::inbox::Inbox;
use super::request::Request;

/// The command.
pub const NAME: &str = "loggia-analyze";

/// A search without an end stops here, before it fills the memory.
const MOST: u32 = 100_000;

/// What the command asks for.
pub struct Ask {
    position: Position,
    interval: Option<Duration>,
    ownership: bool,
}

impl Ask {
    /// Reads `[COLOUR] [INTERVAL] [ownership]`.
    pub fn read(engine: &Engine, request: &Request) -> Result<Ask, String> {
        let mut words = request.arguments.iter().map(String::as_str).peekable();
        let rules = engine.record.rules();
        let is_interval = |word: &&str| word.len() > 1 && word.parse::<u64>().is_ok();
        // With colours that are numbers, the first number is a colour.
        let named = words.next_if(|word| *word != "ownership" && !is_interval(word));
        let colour = named.map(|word| engine.colours.parse(rules, word)).transpose()?;
        let interval = match words.next_if(|word| *word != "ownership") {
            Some(word) => match word.parse::<u64>() {
                Ok(hundredths @ 1..=360_000) => Some(Duration::from_millis(10 * hundredths)),
                _ => return Err("the interval is in hundredths of a second, from 1 to 360000".into()),
            },
            None => None,
        };
        let ownership = words.next_if_eq(&"ownership").is_some();
        if words.next().is_some() {
            return Err(format!("{NAME} takes a colour, an interval, and the word ownership"));
        }
        let position = match colour {
            Some(colour) => engine.turn_of(colour),
            None => Some(engine.position().clone()).filter(|position| !position.is_over()),
        };
        let position = position.ok_or("there is no move to find")?;
        Ok(Ask { position, interval, ownership })
    }

    /// Whether to go on until the next command.
    pub fn goes_on(&self) -> bool {
        self.interval.is_some()
    }

    fn line(&self, analysis: &Analysis) -> String {
        let rules = self.position.rules();
        let me = self.position.player_to_move().map_or(0, |player| player.index());
        let numbers = |numbers: &[f32]| {
            numbers.iter().map(|number| format!("{number:.4}")).collect::<Vec<_>>().join(",")
        };
        let mut text = String::new();
        let seen = told(analysis, &self.position, 20);
        for (order, line) in seen.moves.iter().enumerate() {
            let _ = write!(text, "info move {} visits {} prior {:.4} ", line.mv, line.visits, line.prior);
            if let (Some(win), Some(penalty)) = (&line.win, &line.penalty) {
                let _ =
                    write!(text, "winrate {:.4} win {} penalty {} ", win[me], numbers(win), numbers(penalty));
            }
            let _ = write!(text, "exact {} order {order} pv {} ", line.exact, line.line.join(" "));
        }
        if self.ownership && !analysis.owners.is_empty() {
            text += "ownership ";
            let colours = rules.colours().len();
            for (cell, chances) in &analysis.owners {
                let _ = write!(text, "{cell}:{},{:.4} ", numbers(&chances[..colours]), chances[MAX_COLOURS]);
            }
        }
        text.trim_end().into()
    }
}

/// Answers once, after as much thought as for a move.
pub fn once(engine: &mut Engine, request: &Request) -> Result<String, String> {
    let ask = Ask::read(engine, request)?;
    let mut analyst = Analyst::new(engine.net());
    let simulations = engine.thinking().strength().simulations;
    Ok(ask.line(&engine.thinking().analyse(&mut analyst, &ask.position, simulations)))
}

/// Answers again and again until a command waits or everything is known.
pub fn again(
    engine: &Engine,
    request: &Request,
    ask: &Ask,
    inbox: &Inbox,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut analyst = Analyst::new(engine.net());
    let is_waiting = inbox.bell();
    let interval = ask.interval.unwrap_or(Duration::from_secs(1));
    writeln!(out, "={} ", request.id)?;
    let mut done = 0;
    loop {
        let begun = Instant::now();
        let is_enough = |_: &Progress| is_waiting() || begun.elapsed() >= interval;
        let budget = Budget {
            simulations: MOST - done,
            threads: engine.thinking().threads,
            is_enough: &is_enough,
            only_best: false,
        };
        let analysis = analyst.analyse(&ask.position, &budget);
        done = done.saturating_add(analysis.simulations);
        writeln!(out, "{}", ask.line(&analysis))?;
        out.flush()?;
        if is_waiting() || analysis.is_exact || analysis.value.is_none() || done >= MOST {
            return writeln!(out);
        }
    }
}
