//! The games of Callisto that Pentobi knows.

use callisto::{Edition, Rules, Setup};
use clap::ValueEnum;
use std::sync::Arc;

/// A game by Pentobi's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum PentobiGame {
    /// Two players
    #[value(name = "callisto_2", alias = "ca2")]
    Callisto2,
    /// Three players
    #[value(name = "callisto_3", alias = "ca3")]
    Callisto3,
    /// Four players
    #[value(name = "callisto", alias = "ca")]
    Callisto,
    /// Two players with two colours each
    #[value(name = "callisto_2_4", alias = "ca24")]
    Callisto24,
}

impl PentobiGame {
    /// The name that Pentobi gives the game in files and in `set_game`.
    pub fn name(self) -> &'static str {
        match self {
            PentobiGame::Callisto2 => "Callisto Two-Player",
            PentobiGame::Callisto3 => "Callisto Three-Player",
            PentobiGame::Callisto => "Callisto",
            PentobiGame::Callisto24 => "Callisto Two-Player Four-Color",
        }
    }

    /// The game of that name, in whatever case.
    pub fn named(name: &str) -> Option<PentobiGame> {
        PentobiGame::value_variants().iter().copied().find(|g| g.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The rules of the game.
    pub fn rules(self) -> Arc<Rules> {
        let (players, four_colours) = match self {
            PentobiGame::Callisto2 => (2, false),
            PentobiGame::Callisto3 => (3, false),
            PentobiGame::Callisto => (4, false),
            PentobiGame::Callisto24 => (2, true),
        };
        let edition = Edition::named("pentobi").expect("built in");
        Rules::new(Setup { four_colours, ..Setup::new(edition, players) }).expect("it has all these boards")
    }
}
