//! A game whose rules are found only while a gate is open: what a log that takes long to follow does to others.

use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use table::{Game, Json, Rulebook, Sentence};

use crate::tic_tac_toe::TicTacToe;

/// Tic-tac-toe behind a gate.
pub struct Gated(pub &'static Gate);

impl Game for Gated {
    fn slug(&self) -> &'static str {
        "gated"
    }

    fn rulebook(&self, setup: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        self.0.pass(setup.read().map_or(0, |Named { name }| name));
        TicTacToe.rulebook(setup)
    }
}

/// Tables behind a gate may have a number in their setup, to tell them apart.
#[derive(serde::Deserialize)]
struct Named {
    name: u32,
}

/// Open, until it is shut.
pub struct Gate {
    state: Mutex<State>,
    opened: Condvar,
}

struct State {
    is_shut: bool,
    waiting: usize,
    most: usize,
    /// Who came since it was shut.
    came: Vec<u32>,
    /// Someone waited in vain.
    is_stuck: bool,
}

/// So that a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(60);

impl Gate {
    pub const fn new() -> Gate {
        let state = State { is_shut: false, waiting: 0, most: 0, came: Vec::new(), is_stuck: false };
        Gate { state: Mutex::new(state), opened: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    fn pass(&self, name: u32) {
        let mut state = self.state();
        state.came.push(name);
        if !state.is_shut {
            return;
        }
        state.waiting += 1;
        state.most = state.most.max(state.waiting);
        let (mut state, waited) =
            self.opened.wait_timeout_while(state, PATIENCE, |state| state.is_shut).unwrap();
        state.is_stuck |= waited.timed_out();
        state.waiting -= 1;
    }

    pub fn shut(&self) {
        let mut state = self.state();
        state.is_shut = true;
        state.came.clear();
    }

    /// Who came since it was shut, in this order.
    pub fn came(&self) -> Vec<u32> {
        self.state().came.clone()
    }

    pub fn open(&self) {
        self.state().is_shut = false;
        self.opened.notify_all();
    }

    /// Waits until this many wait at the gate.
    pub async fn has_waiting(&self, many: usize) {
        let come = async {
            while self.state().waiting != many {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.unwrap_or_else(|_| panic!("{many} do not come"));
    }

    /// The most that ever waited at once.
    pub fn most(&self) -> usize {
        self.state().most
    }

    pub fn is_stuck(&self) -> bool {
        self.state().is_stuck
    }
}
