//! What a server on the open net has to stand: guests who steal and crowd, disks that are full, tables that nobody can
//! read, clocks that go wrong.

mod aside;
mod bots;
mod clock;
#[path = "../common/mod.rs"]
mod common;
mod crowd;
mod disk;
mod names;
mod operator;
mod panic;
mod seats;
mod share;

use client::Refusal;
use table::Rejection;

/// Why an action was refused.
fn refused(result: Result<u64, Refusal>) -> Rejection {
    match result {
        Err(Refusal::Rejected(rejection)) => rejection,
        other => panic!("not refused: {other:?}"),
    }
}
