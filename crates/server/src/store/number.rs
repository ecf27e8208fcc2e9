//! Databases count with a sign.

use table::Time;

/// A number for the database. What is too large for it becomes the largest, which is far in the future.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number from the database, where nothing negative was ever put.
pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// An instant for the database.
pub(super) fn instant(time: Time) -> i64 {
    signed(time.0)
}
