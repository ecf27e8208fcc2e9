//! Villa Paletti over real websockets: the server, or a worker, judges what hands did.

mod attempts;
mod bots;
#[path = "../common/mod.rs"]
mod common;
mod half;
mod restart;
mod two;
mod workers;

use client::Refusal;
use games::VillaTable;
use table::{Keeper, Rejection, Table};
use villa_site::Site;
use villa_world::Components;

fn refused(result: Result<u64, Refusal>) -> Rejection {
    match result {
        Err(Refusal::Rejected(rejection)) => rejection,
        other => panic!("not refused: {other:?}"),
    }
}

fn site(table: &Table) -> Site {
    let round = table.villa().unwrap();
    Site::resume(*round.game(), round.villa(), Components::built_in()).unwrap()
}

/// The keeper that servers and workers have.
fn real_keeper() -> &'static dyn Keeper {
    jobs::ENGINES.iter().find(|engine| engine.game == "villa").unwrap().keeper.unwrap()
}
