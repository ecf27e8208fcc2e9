//! Spans of time as people say them.

use crate::{Words, say};

const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

/// Milliseconds as `4:05`, `1:04:05`, or days and hours.
pub fn span(milliseconds: u64, words: &Words) -> String {
    // Rounded up: a clock that shows nothing has run out.
    let seconds = milliseconds.div_ceil(1000);
    let (days, hours) = (seconds / DAY, seconds % DAY / HOUR);
    let (minutes, rest) = (seconds % HOUR / 60, seconds % 60);
    if days > 0 {
        let count = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        say!(words, "table-days", days = count(days), hours = count(hours))
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{rest:02}")
    } else {
        format!("{minutes}:{rest:02}")
    }
}

#[cfg(all(test, feature = "all-languages"))]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn spans_are_readable() {
        let words = Words::new(Language::English);
        let said = |seconds: u64| span(seconds * 1000, &words);
        assert_eq!([said(0), said(5), said(245), said(3600)], ["0:00", "0:05", "4:05", "1:00:00"]);
        assert_eq!(span(1, &words), "0:01");
        assert_eq!(said(3 * DAY + 5 * HOUR), "3 days, 5 hours");
    }
}
