//! Games on this device in the browser's storage: they survive a reload and a crash.

use serde::{Deserialize, Serialize};
use table::local::{Local, Sitter};
use table::{Games, Holder, Phase, Table, Time};

use crate::storage::Storage::Browser;

/// The games of one kind.
pub struct Shelf {
    /// The kinds of games that can be on it.
    pub games: Games,
    /// What the name of every game begins with.
    pub prefix: &'static str,
    /// Where the names of the games are, most recent first.
    pub order: &'static str,
    /// The most games that are kept.
    pub most: usize,
}

/// What a list shows of a game, so that it need not read the game or know its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The game's name on the shelf.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// Which variant of it.
    pub variant: Option<String>,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// How many turns have been played.
    pub turns: u32,
    /// Whether it is finished.
    pub is_over: bool,
    /// Who has won the last game, once it is over.
    pub winner: Option<u8>,
    /// Each seat's points in it.
    pub points: Vec<u32>,
    /// Who resigned.
    pub given_up: Vec<u8>,
    /// When it was played last.
    pub at: Time,
}

impl Card {
    fn of(id: &str, table: &Table) -> Card {
        let sitter = |seat: &table::Seat| match seat.holder {
            Holder::Bot(level) => Sitter::Bot(level),
            _ => Sitter::Person(seat.person().and_then(|guest| table.name(guest)).unwrap_or_default().into()),
        };
        let result = table.game().and_then(|game| game.result());
        Card {
            id: id.into(),
            game: table.header().game.game.clone(),
            variant: table.rulebook().variant(),
            sitters: table.seats().iter().map(sitter).collect(),
            turns: table.turn(),
            is_over: table.phase() == Phase::Finished,
            winner: result.as_ref().and_then(|result| result.winner),
            points: result.map(|result| result.points).unwrap_or_default(),
            given_up: table.given_up(),
            at: table.at(),
        }
    }

    /// The seat of the one person in this game, if the others are bots.
    pub fn person(&self) -> Option<u8> {
        let people = (0..).zip(&self.sitters).filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        let people: Vec<u8> = people.map(|(seat, _)| seat).collect();
        if let [person] = people[..] { Some(person) } else { None }
    }
}

/// Where the cards of a shelf are.
fn cards_key(order: &str) -> String {
    format!("{order}.cards")
}

fn names(order: &str) -> Vec<String> {
    Browser.get(order).unwrap_or_default().split_whitespace().map(Into::into).collect()
}

/// The cards of the games of any shelf, by where the names of its games are; the one that was played last first. Games that
/// an older version has kept have none.
pub fn cards(order: &str) -> Vec<Card> {
    let kept = Browser.get(&cards_key(order)).and_then(|text| serde_json::from_str(&text).ok());
    let mut cards: Vec<Card> = kept.unwrap_or_default();
    let names = names(order);
    cards.retain(|card| names.contains(&card.id));
    cards.sort_by_key(|card| names.iter().position(|name| *name == card.id));
    cards
}

impl Shelf {
    fn key(&self, id: &str) -> String {
        format!("{}{id}", self.prefix)
    }

    /// Stores a game as the most recent one.
    pub fn keep(&self, id: &str, game: &Local) {
        let mut order = names(self.order);
        if order.first().is_none_or(|first| first != id) {
            order.retain(|name| name != id);
            order.insert(0, id.into());
            for old in order.drain(order.len().min(self.most)..) {
                Browser.forget(&self.key(&old));
            }
            Browser.set(self.order, &order.join(" "));
        }
        // A long series of villas has more than a browser keeps.
        let _ = Browser.set(&self.key(id), &game.write()) || Browser.set(&self.key(id), &game.write_lean());
        let mut cards = cards(self.order);
        cards.retain(|card| card.id != id);
        cards.insert(0, Card::of(id, game.table()));
        Browser.set(&cards_key(self.order), &serde_json::to_string(&cards).unwrap_or_default());
    }

    /// A game by its name.
    pub fn game(&self, id: &str) -> Option<Local> {
        Local::read(self.games, &Browser.get(&self.key(id))?).ok()
    }

    /// The cards of all games, most recent first.
    pub fn cards(&self) -> Vec<Card> {
        let known = cards(self.order);
        let card = |id: String| match known.iter().find(|card| card.id == id) {
            Some(card) => Some(card.clone()),
            None => Some(Card::of(&id, self.game(&id)?.table())),
        };
        names(self.order).into_iter().filter_map(card).collect()
    }

    /// The games that are not over, most recent first.
    pub fn unfinished(&self) -> Vec<(String, Local)> {
        let games = names(self.order).into_iter().filter_map(|id| Some((id.clone(), self.game(&id)?)));
        games.filter(|(_, game)| game.table().phase() != Phase::Finished).collect()
    }
}
