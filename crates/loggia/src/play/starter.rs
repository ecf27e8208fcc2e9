//! Who starts a game that people play (C4).

use std::fmt;
use std::str::FromStr;

use crate::cli_error::CliError;

/// Who starts, as it is typed: `random`, a player's number from 1, or a player's name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StarterChoice {
    /// Drawn at random.
    #[default]
    Random,
    /// A player, counted from 1.
    Number(u8),
    /// A player by name.
    Name(String),
}

impl FromStr for StarterChoice {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<StarterChoice, Self::Err> {
        let text = text.trim();
        Ok(match text.parse() {
            Ok(number) => StarterChoice::Number(number),
            Err(_) if text.eq_ignore_ascii_case("random") => StarterChoice::Random,
            Err(_) => StarterChoice::Name(text.into()),
        })
    }
}

impl fmt::Display for StarterChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StarterChoice::Random => write!(f, "random"),
            StarterChoice::Number(number) => write!(f, "{number}"),
            StarterChoice::Name(name) => write!(f, "{name}"),
        }
    }
}

impl StarterChoice {
    /// The player who starts, counted from 0; none to draw one at random. `names` are the players' names as far as they are known.
    pub fn player(&self, players: u8, names: &[String]) -> Result<Option<u8>, CliError> {
        let found = match self {
            StarterChoice::Random => return Ok(None),
            StarterChoice::Number(number) => number.checked_sub(1).filter(|player| *player < players),
            StarterChoice::Name(name) => {
                let name = name.to_lowercase();
                (0..players).zip(names).find(|(_, other)| other.trim().to_lowercase() == name).map(|(n, _)| n)
            }
        };
        let choices = match names {
            [] => format!("random or a number from 1 to {players}"),
            _ => format!("random, a number from 1 to {players}, or one of --names"),
        };
        found
            .map(Some)
            .ok_or_else(|| CliError::Input(format!("{self} cannot start: --starter takes {choices}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c4_the_starter_is_drawn_or_named() {
        let names = ["Anna".to_string(), " Ben".to_string()];
        let read = |text: &str| text.parse::<StarterChoice>().unwrap().player(2, &names);
        assert_eq!(read("random").unwrap(), None);
        assert_eq!(read("2").unwrap(), Some(1));
        assert_eq!(read("ben").unwrap(), Some(1));
        for nobody in ["0", "3", "Cleo", ""] {
            assert!(read(nobody).is_err(), "{nobody}");
        }
    }
}
