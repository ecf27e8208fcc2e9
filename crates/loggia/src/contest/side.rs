//! One of the two engines of a match.

use std::fmt;
use std::str::FromStr;

use callisto_engine::{MAX_LEVEL, Strength};

/// An engine as it is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum Side {
    /// Ours, at a level.
    Level(u8),
    /// Ours, with this many simulations for a move, and so much freedom to choose among good ones.
    Simulations(u32, f32),
    /// Ours, with at most this many seconds of processor time for a move.
    CpuSeconds(f64),
    /// A program that speaks GTP: its command line.
    Gtp(String),
}

impl Side {
    /// Whether it is our own engine, inside of this process.
    pub fn is_ours(&self) -> bool {
        !matches!(self, Side::Gtp(_))
    }

    /// How our engine plays, and for how many seconds at most.
    pub fn strength(&self) -> (Strength, Option<f64>) {
        let best = Strength { temperature: 0.0, ..Strength::level(MAX_LEVEL) };
        match self {
            Side::Level(level) => (Strength::level(*level), None),
            Side::Simulations(simulations, temperature) => {
                (Strength { simulations: *simulations, temperature: *temperature, ..best }, None)
            }
            Side::CpuSeconds(seconds) => (Strength { simulations: u32::MAX, ..best }, Some(*seconds)),
            Side::Gtp(_) => (best, None),
        }
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Side, String> {
        if let Some(command) = text.strip_prefix("gtp:") {
            return if command.trim().is_empty() {
                Err("the command line after gtp: is missing".into())
            } else {
                Ok(Side::Gtp(command.trim().into()))
            };
        }
        let usage =
            "a side is level=1 to level=9, simulations=N[,temperature=T], cpu-seconds=S, or gtp:COMMAND";
        let (name, value) = text.split_once('=').ok_or(usage)?;
        let side = match name {
            "level" => value.parse().ok().filter(|n| (1..=MAX_LEVEL).contains(n)).map(Side::Level),
            "simulations" => {
                let (number, freedom) = value.split_once(",temperature=").unwrap_or((value, "0"));
                let freedom = freedom.parse().ok().filter(|t| (0.0..=100.0).contains(t));
                number.parse().ok().zip(freedom).map(|(n, t)| Side::Simulations(n, t))
            }
            "cpu-seconds" => {
                value.parse().ok().filter(|s| (0.0..=86_400.0).contains(s)).map(Side::CpuSeconds)
            }
            _ => None,
        };
        side.ok_or_else(|| usage.into())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Side::Level(level) => write!(f, "level={level}"),
            Side::Simulations(simulations, 0.0) => write!(f, "simulations={simulations}"),
            Side::Simulations(simulations, temperature) => {
                write!(f, "simulations={simulations},temperature={temperature}")
            }
            Side::CpuSeconds(seconds) => write!(f, "cpu-seconds={seconds}"),
            Side::Gtp(command) => write!(f, "gtp:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_read_and_written() {
        for text in [
            "level=7",
            "simulations=200",
            "simulations=0,temperature=1.5",
            "cpu-seconds=0.5",
            "gtp:program -l 5",
        ] {
            assert_eq!(text.parse::<Side>().unwrap().to_string(), text);
        }
        for text in [
            "level=0",
            "level=10",
            "level",
            "cpu-seconds=-1",
            "cpu-seconds=NaN",
            "simulations=1,temperature=-1",
            "gtp: ",
            "x=1",
            "",
        ] {
            assert!(text.parse::<Side>().is_err(), "{text}");
        }
    }
}
