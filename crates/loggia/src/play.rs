//! Playing at one terminal, or from several at an online table.

mod bot;
mod command;
mod draw;
mod input;
mod names;
mod scene;
mod series;
mod session;
mod shelf;
mod starter;
mod visit;
mod voice;

use std::path::PathBuf;

use callisto::{Colour, Paint, Paints, Record};
use words::say;

use crate::choice::GameChoice;
use crate::cli_error::CliError;
use crate::files;
use crate::speech;
use bot::BotChoice;
use input::Input;
use series::SeriesSoFar;
use session::Session;
use shelf::Shelf;
use starter::StarterChoice;
use voice::Voice;

/// How to play.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = "\
Examples:
  loggia play callisto                               two players, Benelux edition
  loggia play callisto --edition pocket --players 4
  loggia play callisto --bot 2:5                     against a medium bot
  loggia play callisto --names Anna,Ben --starter Ben --rounds 2
                                                     Ben starts a series of four games
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
    /// Who starts: random, a player's number, or one of --names [default: random]
    #[arg(long, value_name = "WHO", conflicts_with = "load")]
    pub starter: Option<StarterChoice>,
    /// Rounds of a series, 1 to 10: each player starts once per round, and penalty points are added up; 0 for a single
    /// game [default: 0; 1 for an online table of two]
    #[arg(long, value_name = "N", conflicts_with = "load",
        value_parser = clap::value_parser!(u8).range(0..=i64::from(table::MAX_ROUNDS)))]
    pub rounds: Option<u8>,
    /// Colours in turn order: blue, yellow, red, green; online, your own
    #[arg(long, alias = "colors", value_name = "COLOURS", value_delimiter = ',', conflicts_with = "load")]
    pub colours: Vec<Paint>,
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

/// How to play at a table that someone has sent the link of: the table knows which game.
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
    fn new_record(&self) -> Result<Record, CliError> {
        let rules = self.game.rules()?;
        let players = rules.players().len();
        let named = self.starter().player(players as u8, &self.names)?;
        let mut record = Record::new(&rules, Colour(named.unwrap_or_else(|| fastrand::u8(..players as u8))));
        if self.names.len() > players {
            return Err(CliError::Input(format!(
                "{} names for {players} players: too many",
                self.names.len()
            )));
        }
        for (player, name) in rules.players().zip(&self.names) {
            record.set_player_name(player, name.trim());
        }
        self.check_bots(players)?;
        session::set_bots(&mut record, &self.bot);
        record.set_paints(self.paints()?);
        SeriesSoFar::new(self.rounds.unwrap_or(0)).keep(&mut record);
        Ok(record)
    }

    /// What the colours look like: those that were chosen, then what is left.
    fn paints(&self) -> Result<Paints, CliError> {
        if self.colours.is_empty() {
            return Ok(Paints::default());
        }
        let names: Vec<&str> = self.colours.iter().map(|paint| paint.name()).collect();
        let names = names.join(",");
        names
            .parse()
            .map_err(|_| CliError::Input(format!("--colours {names}: each colour can be taken once only")))
    }

    fn check_bots(&self, players: usize) -> Result<(), CliError> {
        let stranger = self.bot.iter().find(|bot| !(1..=players).contains(&usize::from(bot.player)));
        stranger.map_or(Ok(()), |bot| {
            let player = bot.player;
            Err(CliError::Input(format!(
                "there is no player {player} for the bot: this game has {players} players"
            )))
        })
    }

    fn starter(&self) -> StarterChoice {
        self.starter.clone().unwrap_or_default()
    }

    fn asks_for_a_game(&self) -> bool {
        let start = self.starter.is_some() || self.rounds.is_some() || !self.colours.is_empty();
        self.new || start || !self.game.is_empty() || !self.names.is_empty() || !self.bot.is_empty()
    }
}

/// Plays until the people want to stop.
pub fn run(args: Args) -> Result<(), CliError> {
    let language = speech::language(args.lang.as_deref())?;
    if args.visit.are_wanted() {
        args.check_bots(usize::from(args.game.players.unwrap_or(2)))?;
        return visit::run(&args, language);
    }
    args.visit.check_unwanted()?;
    let voice = Voice::new(language);
    let shelf = Shelf::open().map_err(CliError::Input)?;
    let mut input = Input::new();
    let record = match &args.load {
        Some(path) => {
            let name = path.display().to_string();
            let text = files::read(path).map_err(CliError::Input)?;
            let record = Record::read(&text).map_err(|error| CliError::Input(format!("{name}, {error}")))?;
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
fn unfinished(
    args: &Args,
    voice: &Voice,
    shelf: &Shelf,
    input: &mut Input,
) -> Result<Option<Record>, CliError> {
    let Some(text) = shelf.current() else { return Ok(None) };
    let keep = || shelf.put_aside().map_err(CliError::Input);
    let record = match Record::read(&text) {
        Ok(record) => record,
        Err(error) => {
            let file = keep()?;
            voice.line(&say!(
                voice.words(),
                "terminal-autosave-broken",
                reason = voice.file_fault(&error),
                file = file
            ));
            return Ok(None);
        }
    };
    let moves = record.main_line().len();
    let goes_on = SeriesSoFar::of(&record).goes_on(record.rules().players().len());
    if moves == 0 || record.position(record.main_end()).is_over() && !goes_on {
        return Ok(None);
    }
    if !args.asks_for_a_game() {
        let (yes, no) = (say!(voice.words(), "terminal-yes"), say!(voice.words(), "terminal-no"));
        let game = voice.edition(record.rules().setup().edition.as_ref());
        let question =
            say!(voice.words(), "terminal-continue", game = game, moves = moves, yes = yes, no = no.as_str());
        let Some(answer) = input.ask(&format!("{question} ")) else { return Ok(Some(record)) };
        let answer = answer.trim().to_lowercase();
        // The English letter too: a keyboard may be switched to Latin letters.
        if !answer.starts_with(&no) && !answer.starts_with('n') {
            return Ok(Some(record));
        }
    }
    voice.line(&say!(voice.words(), "terminal-kept", file = keep()?));
    Ok(None)
}
