//! Tables as the data files name them: an edition, a number of players, and options such as `strict-exit`.

use callisto::{Edition, Setup};

/// Reads the options, several with a comma between them; `-` is none.
pub fn setup(edition: &str, players: &str, options: &str) -> Setup {
    let edition = Edition::named(edition).unwrap_or_else(|| panic!("there is no edition {edition}"));
    let mut setup = Setup::new(edition, players.parse().expect("a number of players"));
    for option in options.split(',') {
        match option {
            "-" => {}
            "strict-exit" => setup.strict_exit = true,
            "four-colours" => setup.four_colours = true,
            other => panic!("{other} is no option"),
        }
    }
    setup
}
