//! Playing at one terminal.

mod command;
mod draw;
mod input;
mod session;
mod shelf;
mod voice;

use std::path::PathBuf;

use callisto::Record;
use words::{Language, Words, say};

use crate::choice::GameChoice;
use crate::fault::Fault;
use crate::files;
use input::Input;
use session::Session;
use shelf::Shelf;
use voice::Voice;

/// How to play.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia play callisto                               two players, Benelux edition
  loggia play callisto --edition pocket --players 4
  loggia play callisto --bot 2                       against a simple computer player
  loggia play callisto --load evening.blksgf         go on with a saved game

The game is saved after every move. Without options, an unfinished game can be gone on with.")]
pub struct Args {
    #[command(flatten)]
    pub game: GameChoice,
    /// Names for the players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Players that the computer plays, counted from 1
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    pub bot: Vec<u8>,
    /// Go on with a game from a file
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Begin a new game even where one was left unfinished
    #[arg(long, conflicts_with = "load")]
    pub new: bool,
    /// The language to speak: en, fr, nl, de, es, ru [default: that of the terminal]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
}

impl Args {
    fn language(&self) -> Result<Language, Fault> {
        if let Some(asked) = &self.lang {
            return Language::from_locale(asked).ok_or_else(|| {
                let words = Words::new(Language::English);
                let known = say!(
                    words,
                    "terminal-language-unknown",
                    language = asked.as_str(),
                    languages = languages()
                );
                Fault::Input(known)
            });
        }
        // The order in which programs look for the language of messages.
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let locale = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        Ok(Language::from_locale(&locale).unwrap_or(Language::English))
    }

    /// The game that the options ask for.
    fn new_record(&self) -> Result<Record, Fault> {
        let rules = self.game.rules()?;
        let players = rules.players().len();
        let mut record = Record::new(&rules, self.game.starter(&rules)?);
        if self.names.len() > players {
            return Err(Fault::Input(format!(
                "{} names are too many for {players} players",
                self.names.len()
            )));
        }
        for (player, name) in rules.players().zip(&self.names) {
            record.set_player_name(player, name.trim());
        }
        if let Some(stranger) = self.bot.iter().find(|k| !(1..=players).contains(&usize::from(**k))) {
            return Err(Fault::Input(format!(
                "the computer cannot play for {stranger}: there are {players} players"
            )));
        }
        session::set_bots(&mut record, &self.bot);
        Ok(record)
    }

    fn asks_for_a_game(&self) -> bool {
        self.new || !self.game.is_empty() || !self.names.is_empty() || !self.bot.is_empty()
    }
}

/// Plays until the people want to stop.
pub fn run(args: Args) -> Result<(), Fault> {
    let voice = Voice::new(args.language()?);
    let shelf = Shelf::open().map_err(Fault::Input)?;
    let mut input = Input::new();
    let record = match &args.load {
        Some(path) => {
            let name = path.display().to_string();
            let text = files::read(path).map_err(Fault::Input)?;
            let record = Record::read(&text).map_err(|error| Fault::Input(format!("{name}, {error}")))?;
            args.game.check_same(&record.position(record.root()))?;
            voice.line(&say!(voice.words(), "terminal-loaded", file = name));
            record
        }
        None => match unfinished(&args, &voice, &shelf, &mut input)? {
            Some(record) => record,
            None => args.new_record()?,
        },
    };
    Session::new(record, voice, shelf).play(&mut input)
}

/// The game that was left, if there is one and the people want to go on with it. Nothing is ever thrown away: a game
/// that makes room for another one is kept beside it.
fn unfinished(args: &Args, voice: &Voice, shelf: &Shelf, input: &mut Input) -> Result<Option<Record>, Fault> {
    let Some(text) = shelf.current() else { return Ok(None) };
    let keep = || shelf.put_aside().map_err(Fault::Input);
    let record = match Record::read(&text) {
        Ok(record) => record,
        Err(error) => {
            let file = keep()?;
            voice.line(&say!(
                voice.words(),
                "terminal-autosave-broken",
                reason = error.to_string(),
                file = file
            ));
            return Ok(None);
        }
    };
    let moves = record.main_line().len();
    if moves == 0 || record.position(record.main_end()).is_over() {
        return Ok(None);
    }
    if !args.asks_for_a_game() {
        let (yes, no) = (say!(voice.words(), "terminal-yes"), say!(voice.words(), "terminal-no"));
        let game = voice.edition(record.rules().setup().edition.as_ref());
        let question =
            say!(voice.words(), "terminal-continue", game = game, moves = moves, yes = yes, no = no.as_str());
        let Some(answer) = input.ask(&format!("{question} ")) else { return Ok(Some(record)) };
        if !answer.trim().to_lowercase().starts_with(&no) {
            return Ok(Some(record));
        }
    }
    voice.line(&say!(voice.words(), "terminal-kept", file = keep()?));
    Ok(None)
}

/// The codes of all languages.
fn languages() -> String {
    Language::ALL.map(Language::code).join(", ")
}
