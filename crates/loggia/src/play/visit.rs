//! Playing at an online table, over the net.

mod chronicle;
mod connection;
mod door;
#[cfg(test)]
mod evening;
mod hosting;
mod keys;
mod obey;
mod order;
mod outlook;
mod prompt;
mod refusal;
mod stay;

use client::{ClientError, Link, ServerUrl};
use games::CallistoChoice;
use table::rest::NewTable;
use table::{Guest, Starter, Tagged, Time};
use words::{Language, say};

use super::Args;
use super::voice::Voice;
use crate::cli_error::CliError;
use crate::home::Home;
use door::Invitation;
use hosting::ClockChoice;
use keys::{Key, Keys};
use stay::Wishes;

const HEADING: &str = "Online table";

/// The options for playing over the net.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Options {
    /// Join the table of this link
    #[arg(long, help_heading = HEADING, value_name = "LINK", conflicts_with_all = ["host", "load", "new", "names", "bot", "starter", "rounds"])]
    pub join: Option<String>,
    /// Create a table and print its link
    #[arg(long, help_heading = HEADING, conflicts_with_all = ["load", "new", "names"])]
    pub host: bool,
    /// Server to create the table on
    #[arg(long, help_heading = HEADING, value_name = "URL", requires = "host", default_value = "http://127.0.0.1:7878")]
    pub server: String,
    /// Your name
    #[arg(long, help_heading = HEADING, value_name = "NAME")]
    pub name: Option<String>,
    /// Only watch
    #[arg(long, help_heading = HEADING)]
    pub watch: bool,
    /// Clock: none, 30s/move, 10m+5s, 3d/move
    #[arg(long, help_heading = HEADING, value_name = "CLOCK", requires = "host")]
    pub clock: Option<ClockChoice>,
    /// Make the table public
    #[arg(long, help_heading = HEADING, requires = "host")]
    pub public: bool,
}

impl Options {
    /// Whether the game is played over the net.
    pub fn are_wanted(&self) -> bool {
        self.join.is_some() || self.host
    }

    /// Refuses what makes sense over the net only.
    pub fn check_unwanted(&self) -> Result<(), CliError> {
        let stray = [("--name", self.name.is_some()), ("--watch", self.watch)];
        stray
            .into_iter()
            .find(|(_, given)| *given)
            .map_or(Ok(()), |(option, _)| Err(CliError::Input(format!("{option} needs --join or --host"))))
    }
}

impl Args {
    /// The table that the options ask for.
    fn new_table(&self) -> Result<NewTable, CliError> {
        let (game, visit) = (&self.game, &self.visit);
        let players = game.players.unwrap_or(2);
        // The others come later: there are no names yet.
        let starter = self.starter().player(players, &[])?;
        let choice = CallistoChoice {
            edition: game.edition_text()?,
            players,
            strict_exit: game.strict_exit,
            four_colours: game.four_colours,
        };
        Ok(NewTable {
            game: Tagged::from(&choice),
            starter: starter.map_or(Starter::Drawn, Starter::Seat),
            clock: visit.clock.map_or(table::Clock::None, |choice| choice.0),
            rounds: self.rounds,
            public: visit.public,
        })
    }
}

/// Goes to a table and stays until the person wants to go.
pub fn run(args: &Args, language: Language) -> Result<(), CliError> {
    let options = &args.visit;
    let voice = Voice::held(language);
    let wanted = if options.host { Some(args.new_table()?) } else { None };
    if let Some(wanted) = &wanted {
        // Checked as the server will.
        let header = wanted.clone().header(Guest(0), Time(0));
        header.rulebook(games::ALL).map_err(|rejection| CliError::Input(voice.rejection(&rejection)))?;
    } else if !args.game.is_empty() {
        return Err(CliError::Input(
            "the table of this link has its game already: leave out the options of the game".into(),
        ));
    }
    let keys = Keys::new(Home::open().map_err(CliError::Input)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let result = runtime.block_on(async {
        let (link, key) = match wanted {
            Some(wanted) => make(&options.server, &wanted, &keys, &voice).await?,
            None => enter(options.join.as_deref().unwrap_or_default(), &keys, &voice).await?,
        };
        let user = || std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok();
        let wishes = Wishes {
            name: options.name.clone(),
            usual_name: key.name.clone().or_else(user).filter(|name| !name.trim().is_empty()),
            watch: options.watch,
            colours: args.colours.clone(),
            bots: args.bot.clone(),
        };
        connection::attend(&link, key, keys, voice, wishes).await
    });
    // The thread that reads lines may wait for one forever.
    runtime.shutdown_background();
    result
}

async fn enter(text: &str, keys: &Keys, voice: &Voice) -> Result<(Link, Key), CliError> {
    let invitation = Invitation::read(text).map_err(CliError::Input)?;
    let key = key(invitation.server(), keys, voice).await?;
    let table = door::table(&invitation, &key).await.map_err(|fault| told(voice, &fault))?;
    door::message(invitation.server(), voice).await;
    Ok((Link { server: invitation.server().clone(), table }, key))
}

async fn make(server: &str, wanted: &NewTable, keys: &Keys, voice: &Voice) -> Result<(Link, Key), CliError> {
    let server: ServerUrl = server.parse().map_err(|_| {
        CliError::Input(format!("{server:?} is not a server address such as http://127.0.0.1:7878"))
    })?;
    let key = key(&server, keys, voice).await?;
    let made = server.create_table(wanted, &key.token).await.map_err(|fault| told(voice, &fault))?;
    door::message(&server, voice).await;
    voice.line(&say!(voice.words(), "table-made", link = made.link.as_str()));
    Ok((Link { server, table: made.id }, key))
}

async fn key(server: &ServerUrl, keys: &Keys, voice: &Voice) -> Result<Key, CliError> {
    let key = door::key(server, keys).await.map_err(CliError::Input)?;
    key.map_err(|fault| told(voice, &fault))
}

fn told(voice: &Voice, fault: &ClientError) -> CliError {
    CliError::Input(voice.fault(fault))
}
