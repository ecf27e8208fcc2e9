//! Scheduled copies of the data: made by the server itself, read again, and deleted when they are old.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::Duration;

use table::Time;

use crate::clock::Clock;
use crate::store::{DataSource, Store, StoreError};

/// How often the server copies its data, and how many copies it keeps.
#[derive(Clone, Debug)]
pub struct Backups {
    /// How often.
    pub every: Duration,
    /// How many; older ones are removed.
    pub keep: usize,
    /// Where.
    pub folder: PathBuf,
}

/// How often it checks whether a copy is due: a machine may sleep meanwhile.
const LOOK: Duration = Duration::from_secs(30);

/// After how many milliseconds it tries again after a failure.
const AGAIN: u64 = 10 * 60_000;

/// Makes copies until `stop` is ready, beside a server of the same data or several.
pub async fn keep_backups(place: DataSource, backups: Backups, clock: Clock, stop: impl Future<Output = ()>) {
    let every = u64::try_from(backups.every.as_millis()).unwrap_or(u64::MAX).max(1_000);
    let mut due =
        copies(&backups.folder, clock.now()).last().map_or(clock.now(), |(made, _)| made.plus(every));
    tokio::pin!(stop);
    loop {
        let now = clock.now();
        // Where the clock was set back, the next one would be far away.
        if now >= due || due.since(now) > every {
            due = match make(&place, &backups, now).await {
                Ok(()) => now.plus(every),
                Err(error) => {
                    tracing::error!(%error, "backup failed");
                    now.plus(AGAIN.min(every))
                }
            };
        }
        let pause = Duration::from_millis(due.since(clock.now())).min(LOOK);
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = &mut stop => return,
        }
    }
}

async fn make(place: &DataSource, backups: &Backups, now: Time) -> Result<(), StoreError> {
    let folder = &backups.folder;
    std::fs::create_dir_all(folder).map_err(|error| StoreError::file(folder, &error))?;
    let file = folder.join(name(now));
    let store = Store::open(place).await?;
    let copied = store.copy_to(&file).await;
    store.close().await;
    let tables = copied?;
    tracing::info!(file = %file.display(), tables, "backed up");
    let copies = copies(folder, now);
    let old = copies.len().saturating_sub(backups.keep.max(1));
    for (_, file) in &copies[..old] {
        if let Err(error) = std::fs::remove_file(file) {
            tracing::warn!(file = %file.display(), %error, "cannot remove an old backup");
        }
    }
    Ok(())
}

/// The copies in a folder, oldest first. Other files are left alone, and so are copies from the future: they were made while the
/// clock was wrong, or it is wrong now.
fn copies(folder: &Path, now: Time) -> Vec<(Time, PathBuf)> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut copies: Vec<_> =
        files.filter_map(|file| Some((made(file.file_name()?.to_str()?)?, file))).collect();
    copies.retain(|(made, _)| *made <= now);
    copies.sort();
    copies
}

/// The name of a copy made at an instant: `loggia-20261118T201359Z.sqlite`.
fn name(at: Time) -> String {
    let seconds = at.0 / 1000;
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("loggia-{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z.sqlite")
}

/// When a copy of this name was made.
fn made(name: &str) -> Option<Time> {
    let stamp = name.strip_prefix("loggia-")?.strip_suffix("Z.sqlite")?;
    let (date, time) = stamp.split_once('T')?;
    let part = |text: &str, from: usize, to: usize| text.get(from..to)?.parse::<u64>().ok();
    let days = days(part(date, 0, 4)?, part(date, 4, 6)?, part(date, 6, 8)?)?;
    let seconds = part(time, 0, 2)? * 3600 + part(time, 2, 4)? * 60 + part(time, 4, 6)?;
    let made = Time((days * 86_400 + seconds) * 1000);
    (self::name(made) == name).then_some(made)
}

const YEARS: u64 = 400;
/// The days of 400 years, after which the calendar repeats.
const DAYS: u64 = 146_097;
/// From the first of March of the year 0 to 1970.
const TO_1970: u64 = 719_468;

/// Year, month and day of a number of days after 1970: Howard Hinnant's `civil_from_days`, with years that begin in March.
fn date(days: u64) -> (u64, u64, u64) {
    let day = days + TO_1970;
    let (era, day) = (day / DAYS, day % DAYS);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * YEARS + u64::from(month <= 2), month, of_month)
}

/// The other way round.
fn days(year: u64, month: u64, day: u64) -> Option<u64> {
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let year = year.checked_sub(u64::from(month <= 2))?;
    let (era, year) = (year / YEARS, year % YEARS);
    let month = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * month + 2) / 5 + day - 1;
    (era * DAYS + year * 365 + year / 4 - year / 100 + of_year).checked_sub(TO_1970)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_named_by_the_instant() {
        assert_eq!(name(Time(0)), "loggia-19700101T000000Z.sqlite");
        assert_eq!(name(Time(1_795_032_839_123)), "loggia-20261118T201359Z.sqlite");
        assert_eq!(name(Time(951_782_400_000)), "loggia-20000229T000000Z.sqlite");
        for day in 0..60_000 {
            let time = Time(day * 86_400_000 + 12_345_000);
            assert_eq!(made(&name(time)), Some(time));
        }
        for other in ["loggia-20261118T201359Z.sqlite-wal", "loggia-20261332T201359Z.sqlite", "house.sqlite"]
        {
            assert_eq!(made(other), None, "{other}");
        }
    }

    /// Caught: after a clock that was a year ahead for an hour had been set right, there were no copies for a year.
    #[tokio::test]
    async fn a_clock_that_was_ahead_does_not_end_the_copies() {
        let folder = std::env::temp_dir().join(format!("loggia-copies-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let place = DataSource::File(folder.join("house.sqlite"));
        Store::open(&place).await.unwrap().close().await;
        let now = Time(1_790_000_000_000);
        let ahead = folder.join(name(now.plus(365 * 86_400_000)));
        std::fs::write(&ahead, "made with a wrong clock").unwrap();
        let backups = Backups { every: Duration::from_secs(86_400), keep: 1, folder: folder.clone() };
        let clock = crate::ManualClock::at(now);
        let made = async {
            while copies(&folder, now).is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        keep_backups(place, backups, clock.clock(), made).await;
        let is_there = ahead.exists();
        let _ = std::fs::remove_dir_all(&folder);
        assert!(is_there, "whichever clock was right, that copy is not ours to remove");
    }
}
