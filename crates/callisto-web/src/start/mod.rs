//! The first page.

mod colour;
mod home;
mod mine;
mod new_game;

use callisto::{Colour, Edition, Paints};
use games::{CallistoChoice, CallistoTable as _};
use table::local::{Local, Sitter};
use table::{Header, MAX_LEVEL, Table};
use web::here::{KEEPER, lot, now};
use web::route::Way;
use web::settings::Settings;
use web::shelf::Card;
use web::speech::Speech;
use words::say;

use crate::pages::{GAMES, SHELF};

pub use colour::ColourChoice;
pub use home::Start;
pub use mine::AllGames;
pub use new_game::NewGame;

/// Puts a new game on the shelf and goes there.
pub fn begin(way: Way, header: Header, sitters: &[Sitter], paints: Paints) -> Result<(), table::Rejection> {
    let sets = [0, 1, 2, 3].map(|colour| paints.of(Colour(colour)).name());
    let game = Local::begin_painted(GAMES, header, sitters, &sets, lot(), now())?;
    let id = format!("{:x}", lot());
    SHELF.keep(&id, &game);
    way.go(&format!("/play/{id}"));
    Ok(())
}

/// Starts a game against a bot of the chosen level.
pub fn play_bot(way: Way, words: &Speech, settings: &Settings) {
    let name = if settings.name.is_empty() { say!(words, "web-you") } else { settings.name.clone() };
    let mut header = CallistoChoice::new(Edition::usual().id(), 2).header(KEEPER, now());
    // Who starts is drawn at random (C4). One press is for one game.
    header.rounds = 0;
    let _ = begin(way, header, &[Sitter::Person(name), Sitter::Bot(settings.level)], Paints::default());
}

/// A rematch, as a game of its own: the finished game stays in the list.
pub fn play_again(way: Way, table: &Table) {
    let header = Header { created: now(), ..table.header().clone() };
    let sitter = |seat: &table::Seat| match seat.holder {
        table::Holder::Bot(level) => Sitter::Bot(level),
        _ => Sitter::Person(seat.person().and_then(|guest| table.name(guest)).unwrap_or_default().into()),
    };
    let sitters: Vec<Sitter> = table.seats().iter().map(sitter).collect();
    let _ = begin(way, header, &sitters, table.paints());
}

/// The level to offer to a player who has won the last two games against a bot of this table's level.
pub fn stronger_bot(table: &Table) -> Option<u8> {
    let [level] = levels(SHELF.cards().first()?)[..] else { return None };
    let is_here = table.seats().iter().any(|seat| seat.holder == table::Holder::Bot(level));
    let mut games = SHELF.cards().into_iter().filter(|card| card.is_over && levels(card) == [level]).take(2);
    let won = |card: Card| card.winner.is_some() && card.winner == card.person();
    let both = games.next().is_some_and(won) && games.next().is_some_and(won);
    (is_here && both && level < MAX_LEVEL).then_some(level + 1)
}

/// The levels of the bots of a game.
fn levels(card: &Card) -> Vec<u8> {
    card.sitters
        .iter()
        .filter_map(|sitter| if let Sitter::Bot(level) = sitter { Some(*level) } else { None })
        .collect()
}
