//! What a line means that someone typed.

use callisto::Move;
use callisto::{NotationError, OrientationId, Rules};

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing but blanks.
    Nothing,
    Help,
    RulesInShort,
    Board,
    Moves,
    Undo,
    Redo,
    New,
    Quit,
    Save(String),
    Load(String),
    Language(String),
    /// Show how a piece can lie.
    Piece(usize),
    /// Show where a piece fits that lies in a certain way.
    Places(OrientationId),
    Play(Move),
}

impl Command {
    /// Reads a line. What is no command is taken for a move.
    pub fn read(line: &str, rules: &Rules) -> Result<Command, NotationError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(match word.to_ascii_lowercase().as_str() {
            "" => Command::Nothing,
            "help" | "?" => Command::Help,
            "rules" => Command::RulesInShort,
            "board" => Command::Board,
            "moves" => Command::Moves,
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "new" => Command::New,
            "quit" | "exit" => Command::Quit,
            "save" => Command::Save(rest.into()),
            "load" => Command::Load(rest.into()),
            "lang" | "language" => Command::Language(rest.into()),
            _ => match piece(line, rules) {
                Some(command) => command,
                None => Command::Play(rules.parse_move(line)?),
            },
        })
    }
}

/// A piece's name alone, such as `L4` or `L4c`. Here capitals count, for `l4` is a cell.
fn piece(text: &str, rules: &Rules) -> Option<Command> {
    let is = |name: &str| name == text;
    if let Some(kind) = rules.kinds().iter().position(|kind| is(kind.shape.name())) {
        return Some(Command::Piece(kind));
    }
    let mut ids = (0..rules.orientations().len()).map(|index| OrientationId(index as u8));
    ids.find(|id| is(&rules.orientation_name(*id))).map(Command::Places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use callisto::{Edition, Setup};

    #[test]
    fn lines_are_understood() {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let read = |line| Command::read(line, &rules);
        assert_eq!(read("  "), Ok(Command::Nothing));
        assert_eq!(read("SAVE my game.blksgf"), Ok(Command::Save("my game.blksgf".into())));
        assert_eq!(read("L4"), Ok(Command::Piece(4)));
        assert_eq!(read("l4"), Ok(Command::Play(rules.parse_move("P@l4").unwrap())));
        assert!(matches!(read("L4c"), Ok(Command::Places(_))));
        assert_eq!(read("retire"), Ok(Command::Play(Move::Retire)));
        assert_eq!(read("L4c h8"), read("L4c@h8"));
        assert!(read("dance").is_err());
    }
}
