//! Attacks on a server, each on a fresh one: what hostile guests do, and what everybody else feels of it.

mod besieged;
mod bots;
mod crowds;
mod flood;
mod frames;
mod readers;
mod silent;
mod tricks;
mod villa;
mod visitor;
mod web;
mod whence;

use std::pin::Pin;
use std::time::Instant;

use crate::ground::Where;
use besieged::Besieged;
use visitor::Visitor;

/// Which attacks, and how hard.
#[derive(clap::Args)]
pub struct Siege {
    /// Fewer attackers for a shorter time, as in the tests.
    #[arg(long)]
    short: bool,
    /// Only the attacks with this in their name.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Not the attacks with this in their name.
    #[arg(long, value_name = "TEXT")]
    skip: Vec<String>,
    #[command(flatten)]
    place: Where,
}

/// A table on a fresh server, with a player who goes on, whatever others do.
struct Scene {
    server: Besieged,
    table: String,
    /// Of Anna, who is the host and sits there.
    token: String,
    anna: visitor::Raw,
}

impl Scene {
    /// The host, as a client.
    fn host(&self) -> Visitor {
        self.server.visitor("10.9.0.1")
    }
}

/// What came of an attack.
pub struct Outcome {
    held: bool,
    figures: String,
}

impl Outcome {
    fn new(held: bool, figures: impl Into<String>) -> Outcome {
        Outcome { held, figures: figures.into() }
    }

    /// Every one of several statements has to be true.
    fn all(statements: &[(&str, bool)]) -> Outcome {
        let wrong: Vec<&str> = statements.iter().filter(|(_, is)| !is).map(|(what, _)| *what).collect();
        match wrong.is_empty() {
            true => Outcome::new(true, format!("{} things tried", statements.len())),
            false => Outcome::new(false, format!("NOT {}", wrong.join(", NOT "))),
        }
    }
}

type Attacked<'s> = Pin<Box<dyn Future<Output = Result<Outcome, String>> + 's>>;

/// An attack: its name, and what it does.
struct Attack {
    name: &'static str,
    /// Whether it is about who waits longer, so that little else need be quiet beside it.
    waits: bool,
    run: for<'s> fn(&'s Siege) -> Attacked<'s>,
}

/// An attack of a module under its name.
macro_rules! attack {
    ($name:literal, $module:ident :: $run:ident) => {
        Attack { name: $name, waits: false, run: |siege| Box::pin($module::$run(siege)) }
    };
    ($name:literal, $module:ident :: $run:ident, waits) => {
        Attack { waits: true, ..attack!($name, $module::$run) }
    };
}

const ATTACKS: &[Attack] = &[
    attack!("readers of a file who do not read", readers::files, waits),
    attack!("readers of a log who do not read", readers::logs, waits),
    attack!("readers who take a byte now and then", readers::drops, waits),
    attack!("seat theft by a link of somebody who was removed", tricks::theft),
    attack!("people in crowds at one table", crowds::joining),
    attack!("strangers at a public table", crowds::strangers),
    attack!("bots among themselves", bots::alone),
    attack!("bots among themselves, watched", bots::watched),
    attack!("judging for a crowd", villa::judging),
    attack!("tables from one address", flood::tables),
    attack!("large setups", flood::setups),
    attack!("boards that are odd", flood::boards),
    attack!("more public tables than a list holds", flood::listed),
    attack!("links that nobody opens", flood::links),
    attack!("signing out again and again", flood::sign_outs),
    attack!("addresses in headers", whence::headers),
    attack!("addresses of one subnet", whence::subnet),
    attack!("connections without a word", silent::words, waits),
    attack!("connections without a word, few file handles", silent::handles),
    attack!("requests that take forever", silent::drops, waits),
    attack!("connections of one guest to one table", crowds::sockets),
    attack!("players who take all connections", crowds::players),
    attack!("pings of many guests", crowds::pings),
    attack!("hands that inflate", villa::bombs),
    attack!("hello again and again", crowds::hello),
    attack!("hello for the last few entries", crowds::tail),
    attack!("gestures before a crowd", crowds::showing),
    attack!("looking at a large table again and again", crowds::looking),
    attack!("entries that are padded", tricks::padding),
    attack!("names that cannot be told apart", tricks::names),
    attack!("the name of somebody else's action", tricks::foreign_id),
    attack!("cookies, hosts, metrics and logs", web::manners),
    attack!("odd requests", web::oddities),
    attack!("odd messages", frames::messages),
    attack!("odd frames", frames::raw),
];

impl Siege {
    /// Attacks, and prints a line for each. False when the server gave way anywhere.
    pub async fn run(&self) -> Result<bool, String> {
        let is_wanted = |attack: &&Attack| {
            let has = |text: &String| attack.name.contains(text.as_str());
            self.only.as_ref().is_none_or(has) && !self.skip.iter().any(has)
        };
        let wanted: Vec<&Attack> = ATTACKS.iter().filter(is_wanted).collect();
        let held: Vec<bool> = if self.short {
            let (waiting, busy): (Vec<_>, Vec<_>) = wanted.into_iter().partition(|attack| attack.waits);
            let (waited, held) = tokio::join!(self.attack(&waiting), self.attack(&busy));
            [waited, held].concat()
        } else {
            self.attack(&wanted).await
        };
        let broke = held.iter().filter(|held| !**held).count();
        println!("attacks {}, held {}, broke {broke}", held.len(), held.len() - broke);
        Ok(broke == 0 && !held.is_empty())
    }

    /// One attack after another; which of them the server withstood.
    async fn attack(&self, attacks: &[&Attack]) -> Vec<bool> {
        let mut all = Vec::new();
        for attack in attacks {
            let begun = Instant::now();
            let outcome = (attack.run)(self).await;
            let outcome =
                outcome.unwrap_or_else(|error| Outcome::new(false, format!("the attack failed: {error}")));
            let word = if outcome.held { "held " } else { "BROKE" };
            println!(
                "{word} | {} | {} | {:.0} s",
                attack.name,
                outcome.figures,
                begun.elapsed().as_secs_f64()
            );
            all.push(outcome.held);
        }
        all
    }

    /// One number at length, another one in short.
    fn many(&self, long: usize, short: usize) -> usize {
        if self.short { short } else { long }
    }

    /// A fresh server.
    async fn server(&self) -> Result<Besieged, String> {
        self.server_with(&[], None).await
    }

    /// A fresh server with a table.
    async fn scene(&self) -> Result<Scene, String> {
        let server = self.server().await?;
        let host = server.visitor("10.9.0.1");
        let token = host.guest().await?;
        let table = host.table(&token).await?;
        let anna = host.seat(&table, &token, "Anna", Some(0)).await?;
        Ok(Scene { server, table, token, anna })
    }

    /// A fresh server with options of its own.
    async fn server_with(&self, args: &[&str], files: Option<u64>) -> Result<Besieged, String> {
        // What takes long is shorter, too.
        let hasty = if self.short { &["--stall", "4", "--first-word", "3"][..] } else { &[] };
        Besieged::start(&self.place, &[hasty, args].concat(), files).await
    }
}
