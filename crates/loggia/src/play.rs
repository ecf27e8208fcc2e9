//! Playing at one terminal, or from several at a table of a house.

mod bot;
mod command;
mod draw;
mod input;
mod names;
mod scene;
mod session;
mod shelf;
mod visit;
mod voice;

use std::path::PathBuf;

use callisto::Record;
use words::say;

use crate::choice::GameChoice;
use crate::fault::Fault;
use crate::files;
use crate::speech;
use bot::BotChoice;
use input::Input;
use session::Session;
use shelf::Shelf;
use voice::Voice;

/// How to play.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = "\
Examples:
  loggia play callisto                               two players, Benelux edition
  loggia play callisto --edition pocket --players 4
  loggia play callisto --bot 2:5                     against a medium bot
  loggia play callisto --load evening.blksgf         continue a saved game
  loggia play callisto --host                        create a table on this computer's server
  loggia play --join http://…/t/…                    join a table

The game is saved after every move. Without options, you can continue an unfinished game.")]
pub struct Args {
    #[command(flatten)]
    pub game: GameChoice,
    /// Names of the players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Bots: player and level, such as 2:5 (levels 1 to 9) [default level: 3]
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    pub bot: Vec<BotChoice>,
    /// Continue a game from a file
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Start a new game even if one is unfinished
    #[arg(long, conflicts_with = "load")]
    pub new: bool,
    /// Language: en, fr, nl, de, es, ru [default: the terminal's]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    #[command(flatten)]
    pub visit: visit::Options,
}

/// How to play at a table that somebody has sent the link of: the table knows which game.
#[derive(clap::Args, Debug)]
pub struct Invited {
    /// Join the table of this link
    #[arg(long, value_name = "LINK")]
    join: Option<String>,
    /// Your name
    #[arg(long, value_name = "NAME", requires = "join")]
    name: Option<String>,
    /// Only watch
    #[arg(long, requires = "join")]
    watch: bool,
    /// Language: en, fr, nl, de, es, ru [default: the terminal's]
    #[arg(long, value_name = "LANGUAGE", requires = "join")]
    lang: Option<String>,
}

impl From<Invited> for Args {
    fn from(invited: Invited) -> Args {
        let Invited { join, name, watch, lang } = invited;
        Args { lang, visit: visit::Options { join, name, watch, ..Default::default() }, ..Args::default() }
    }
}

impl Args {
    /// The game that the options ask for.
    fn new_record(&self) -> Result<Record, Fault> {
        let rules = self.game.rules()?;
        let players = rules.players().len();
        let mut record = Record::new(&rules, self.game.starter(&rules)?);
        if self.names.len() > players {
            return Err(Fault::Input(format!("{} names for {players} players: too many", self.names.len())));
        }
        for (player, name) in rules.players().zip(&self.names) {
            record.set_player_name(player, name.trim());
        }
        self.check_bots(players)?;
        session::set_bots(&mut record, &self.bot);
        Ok(record)
    }

    fn check_bots(&self, players: usize) -> Result<(), Fault> {
        let stranger = self.bot.iter().find(|bot| !(1..=players).contains(&usize::from(bot.player)));
        stranger.map_or(Ok(()), |bot| {
            let player = bot.player;
            Err(Fault::Input(format!(
                "there is no player {player} for the bot: this game has {players} players"
            )))
        })
    }

    fn asks_for_a_game(&self) -> bool {
        self.new || !self.game.is_empty() || !self.names.is_empty() || !self.bot.is_empty()
    }
}

/// Plays until the people want to stop.
pub fn run(args: Args) -> Result<(), Fault> {
    let language = speech::language(args.lang.as_deref())?;
    if args.visit.are_wanted() {
        args.check_bots(usize::from(args.game.players.unwrap_or(2)))?;
        return visit::run(&args.visit, &args.game, &args.bot, language);
    }
    args.visit.check_unwanted()?;
    let voice = Voice::new(language);
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
