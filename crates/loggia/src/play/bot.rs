//! A player whom the computer plays.

use std::fmt;
use std::str::FromStr;

use callisto_engine::MAX_LEVEL;

/// The level of a bot whose level nobody names: one that most people can beat.
pub const USUAL_LEVEL: u8 = 3;

/// A bot as it is typed and as a game file keeps it: `2`, or `2:5` with its level. Players are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotChoice {
    /// Which player, counted from 1.
    pub player: u8,
    /// How strong, from 1 to 9.
    pub level: u8,
}

impl FromStr for BotChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<BotChoice, String> {
        let (player, level) = text.split_once(':').map_or((text, None), |(p, level)| (p, Some(level)));
        let read =
            |number: &str| number.trim().parse::<u8>().map_err(|_| format!("{number:?} is not a number"));
        let level = level.map_or(Ok(USUAL_LEVEL), read)?;
        if !(1..=MAX_LEVEL).contains(&level) {
            return Err(format!("there is no level {level}: levels go from 1 to {MAX_LEVEL}"));
        }
        Ok(BotChoice { player: read(player)?, level })
    }
}

impl fmt::Display for BotChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.player, self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written() {
        assert_eq!("2".parse(), Ok(BotChoice { player: 2, level: USUAL_LEVEL }));
        assert_eq!("2:9".parse(), Ok(BotChoice { player: 2, level: 9 }));
        assert_eq!(BotChoice { player: 2, level: 9 }.to_string(), "2:9");
        for text in ["two", "2:", "2:0", "2:10", ":3", ""] {
            assert!(text.parse::<BotChoice>().is_err(), "{text}");
        }
    }
}
