//! Both games at a table: their options, one game of each, its files, and the sentences about it.
//!
//! - [`ALL`] is the list of games for a [`Table`](table::Table), which knows no game by name.
//! - [`CallistoChoice`] and [`VillaChoice`] are the options of a table.
//! - [`CallistoRound`] and [`VillaRound`] are one game as a table plays it.
//!
//! ```
//! use games::{CallistoChoice, CallistoTable};
//! use table::{Guest, Table, Time};
//! let header = CallistoChoice::new("pocket", 2).header(Guest(1), Time(0));
//! let table = Table::new(games::ALL, header).unwrap();
//! assert_eq!((table.seats().len(), table.rules().setup().players), (2, 2));
//! ```

mod callisto;
pub mod pages;
mod refused;
pub mod thinking;
mod villa;

pub use callisto::{
    CALLISTO, CallistoChoice, CallistoRound, CallistoRules, CallistoTable, RoundResult, Step, illegal,
    illegal_in,
};
pub use villa::{
    HANDS_GAP, Lapse, MOST_LETTERS, MOST_TICKS, MOST_TICKS_AT_ONCE, NO_ATTEMPT, Spot, VILLA, VillaAttempt,
    VillaChoice, VillaMove, VillaPlay, VillaRound, VillaStep, VillaTable, WORLD, Worked, refusal, sentences,
};

/// All games.
pub static ALL: table::Games = &[CALLISTO, VILLA];
