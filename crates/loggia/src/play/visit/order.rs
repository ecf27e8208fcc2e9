//! What a line means that someone typed at a table: an order of the table, or what it means in any game.

use callisto::{NotationError, Paint, Rules};

use crate::play::bot::USUAL_LEVEL;
use crate::play::command::Command;

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Order {
    /// What any game understands: moves, questions about pieces, the board.
    Game(Command),
    Sit(Option<u8>),
    Stand,
    /// One's own colour, or both (C15).
    Colours(Vec<Paint>),
    Start,
    Say(String),
    Answer(bool),
    Resign,
    Rematch,
    Adjourn,
    Resume,
    Who,
    /// A bot for a seat, counted from 1, and its level.
    Bot(u8, u8),
    Free(u8),
    Mute(String, bool),
    Remove(String),
    /// Who looks after the table from now on.
    Host(String),
    Close,
    Name(String),
    MoveSeat,
    Leave,
    /// A word that is known, but not what follows it; how it is used.
    HalfKnown(&'static str),
}

impl Order {
    /// Reads a line.
    pub fn read(line: &str, rules: &Rules) -> Result<Order, NotationError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let seat = || rest.parse::<u8>().ok().filter(|seat| *seat > 0);
        Ok(match word.to_ascii_lowercase().as_str() {
            "sit" if rest.is_empty() => Order::Sit(None),
            "sit" => seat().map_or(Order::HalfKnown("sit 2"), |seat| Order::Sit(Some(seat))),
            "stand" => Order::Stand,
            "colour" | "color" | "colours" | "colors" => {
                let paints = rest.split([' ', ',']).filter(|name| !name.is_empty()).map(str::parse);
                let paints: Vec<Paint> = paints.collect::<Result<_, _>>().unwrap_or_default();
                if paints.is_empty() { Order::HalfKnown("colour red") } else { Order::Colours(paints) }
            }
            "start" | "next" => Order::Start,
            "say" if rest.is_empty() => Order::HalfKnown("say …"),
            "say" => Order::Say(rest.into()),
            "yes" => Order::Answer(true),
            "no" => Order::Answer(false),
            "resign" => Order::Resign,
            "rematch" => Order::Rematch,
            "adjourn" => Order::Adjourn,
            "resume" => Order::Resume,
            "who" => Order::Who,
            "bot" => bot(rest).unwrap_or(Order::HalfKnown("bot 2 5")),
            "free" => seat().map_or(Order::HalfKnown("free 2"), Order::Free),
            "mute" | "unmute" if rest.is_empty() => Order::HalfKnown("mute Anna"),
            "mute" => Order::Mute(rest.into(), true),
            "unmute" => Order::Mute(rest.into(), false),
            "remove" if rest.is_empty() => Order::HalfKnown("remove Anna"),
            "remove" => Order::Remove(rest.into()),
            "host" if rest.is_empty() => Order::HalfKnown("host Anna"),
            "host" => Order::Host(rest.into()),
            "close" => Order::Close,
            "name" if rest.is_empty() => Order::HalfKnown("name Anna"),
            "name" => Order::Name(rest.into()),
            "move-seat" => Order::MoveSeat,
            "leave" => Order::Leave,
            _ => Order::Game(Command::read(line, rules)?),
        })
    }
}

fn bot(rest: &str) -> Option<Order> {
    let mut numbers = rest.split_whitespace().map(str::parse);
    let seat = numbers.next()?.ok().filter(|seat| *seat > 0)?;
    let level = numbers.next().unwrap_or(Ok(USUAL_LEVEL)).ok()?;
    numbers.next().is_none().then_some(Order::Bot(seat, level))
}

#[cfg(test)]
mod tests {
    use super::*;
    use callisto::{Edition, Move, Setup};

    #[test]
    fn orders_are_understood_beside_moves() {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let read = |line: &str| Order::read(line, &rules).unwrap();
        assert_eq!(read("sit"), Order::Sit(None));
        assert_eq!(read("Sit 2"), Order::Sit(Some(2)));
        assert_eq!(read("sit 0"), Order::HalfKnown("sit 2"));
        assert_eq!(read("say  good  luck "), Order::Say("good  luck".into()));
        assert_eq!(read("colour Red"), Order::Colours(vec![Paint::ALL[2]]));
        assert_eq!(read("colours green, blue"), Order::Colours(vec![Paint::ALL[3], Paint::ALL[0]]));
        assert_eq!(read("colour pink"), Order::HalfKnown("colour red"));
        assert_eq!(read("bot 2"), Order::Bot(2, USUAL_LEVEL));
        assert_eq!(read("bot 2 9"), Order::Bot(2, 9));
        assert_eq!(read("bot two"), Order::HalfKnown("bot 2 5"));
        assert_eq!(read("unmute Anna B"), Order::Mute("Anna B".into(), false));
        assert_eq!(read("host Ben"), Order::Host("Ben".into()));
        assert_eq!(read("host"), Order::HalfKnown("host Anna"));
        assert_eq!(read("close"), Order::Close);
        assert_eq!(read("retire"), Order::Game(Command::Play(Move::Retire)));
        assert_eq!(read("undo"), Order::Game(Command::Undo));
        assert!(Order::read("dance", &rules).is_err());
    }
}
