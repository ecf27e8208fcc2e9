//! Long computations: bots, judging attempts, analyses.
//!
//! - [`ENGINES`] is the list for a server, which runs these jobs in threads of its own and knows no game by name.
//! - [`callisto`] and `villa` are the jobs of each game, as a question and its answer.
//! - `crates/jobs/src/bin` are the workers of the browser: modules of their own, loaded at the first question.
//!
//! ```
//! use table::Game;
//! let names: Vec<&str> = jobs::ENGINES.iter().map(|engine| engine.game).collect();
//! assert_eq!(names, games::ALL.iter().map(|game| game.slug()).collect::<Vec<_>>());
//! ```

pub mod callisto;
mod villa;

use table::Engine;

/// The engines of all games.
pub static ENGINES: &[Engine] = &[
    Engine {
        game: "callisto",
        keeper: None,
        bots: Some(&callisto::BOTS),
        schema: include_str!("callisto/setup.schema.json"),
    },
    Engine {
        game: "villa",
        keeper: Some(&villa::VillaKeeper),
        bots: Some(&villa::VillaBots),
        schema: include_str!("villa/setup.schema.json"),
    },
];

#[cfg(test)]
mod tests {
    #[test]
    fn every_schema_names_what_a_setup_has() {
        for (engine, setup) in super::ENGINES.iter().zip([
            r#"{"edition":"pocket","players":2,"strict_exit":true,"four_colours":false}"#,
            r#"{"players":2,"dealing":"throw","expert":true,"aids":false,"objection":5,"grace":9}"#,
        ]) {
            let schema: serde_json::Value = serde_json::from_str(engine.schema).unwrap();
            let setup: serde_json::Value = serde_json::from_str(setup).unwrap();
            let named: Vec<_> = schema["properties"].as_object().unwrap().keys().collect();
            assert_eq!(named, setup.as_object().unwrap().keys().collect::<Vec<_>>(), "{}", engine.game);
            let game = games::ALL.iter().find(|game| game.slug() == engine.game).unwrap();
            assert!(game.rulebook(&table::Json::of(&setup)).is_ok(), "{}", engine.game);
        }
    }
}
