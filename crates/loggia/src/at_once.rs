//! Many things of one kind, several at a time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::cli_error::CliError;

/// Does something for every number below `count`, `jobs` of them at a time. After a fault nothing new is begun.
pub fn at_once(
    jobs: usize,
    count: u64,
    work: impl Fn(u64) -> Result<(), CliError> + Sync,
) -> Result<(), CliError> {
    let (next, fault) = (AtomicU64::new(0), Mutex::new(None));
    std::thread::scope(|scope| {
        for _ in 0..(jobs as u64).min(count) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    if let Err(error) = work(number) {
                        next.store(count, Ordering::Relaxed);
                        fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    }
                }
            });
        }
    });
    fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}
