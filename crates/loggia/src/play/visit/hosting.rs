//! The options that only an online table has.

use std::str::FromStr;

use table::Clock;

/// A clock as it is typed: `none`, `30s/move`, `10m+5s`, `3d/move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockChoice(pub Clock);

impl FromStr for ClockChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<ClockChoice, String> {
        let clock = match text.strip_suffix("/move") {
            Some("none") => None,
            Some(span) => match span.strip_suffix('d') {
                Some(days) => days.parse().ok().map(|days| Clock::Days { days }),
                None => seconds(span).map(|seconds| Clock::Move { seconds }),
            },
            None if text == "none" => Some(Clock::None),
            None => {
                let (span, more) = text.split_once('+').unwrap_or((text, "0s"));
                seconds(span)
                    .zip(seconds(more))
                    .map(|(seconds, increment)| Clock::Game { seconds, increment })
            }
        };
        let clock = clock.ok_or("a clock is one of none, 30s/move, 10m+5s, 3d/move")?;
        Ok(ClockChoice(clock))
    }
}

/// `90s`, `10m` or `1h`.
fn seconds(span: &str) -> Option<u32> {
    let unit = span.chars().last()?;
    let number: u32 = span[..span.len() - unit.len_utf8()].parse().ok()?;
    number.checked_mul(match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        let read = |text: &str| text.parse::<ClockChoice>().map(|choice| choice.0);
        assert_eq!(read("none"), Ok(Clock::None));
        assert_eq!(read("30s/move"), Ok(Clock::Move { seconds: 30 }));
        assert_eq!(read("10m+5s"), Ok(Clock::Game { seconds: 600, increment: 5 }));
        assert_eq!(read("1h"), Ok(Clock::Game { seconds: 3600, increment: 0 }));
        assert_eq!(read("3d/move"), Ok(Clock::Days { days: 3 }));
        for text in ["", "10", "x", "5é", "m", "-5s", "10m+", "none/move", "99999999h", "300d/move"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
