//! What controllers call the colours.

use callisto::{Colour, Player, Rules};

use crate::so_far::brief;

/// A way to name colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// As Pentobi: `b` and `w` with two colours, otherwise 1 to 4, and names such as `blue`.
    Pentobi,
    /// 1 to 4.
    Numbers,
}

impl Colours {
    /// The words for a colour, in lower case.
    fn words(self, rules: &Rules, colour: Colour) -> &'static [&'static str] {
        let index = colour.index();
        match (self, rules.colours().len()) {
            (Colours::Pentobi, 2) => [["b", "black", "blue"], ["w", "white", "green"]][index].as_slice(),
            (Colours::Pentobi, _) => {
                [["1", "blue"], ["2", "yellow"], ["3", "red"], ["4", "green"]][index].as_slice()
            }
            (Colours::Numbers, _) => [["1"], ["2"], ["3"], ["4"]][index].as_slice(),
        }
    }

    /// The colour that a word means.
    pub fn parse(self, rules: &Rules, word: &str) -> Result<Colour, String> {
        let means = |c: &Colour| self.words(rules, *c).contains(&word.to_lowercase().as_str());
        rules.colours().find(means).ok_or_else(|| {
            let known: Vec<&str> = rules.colours().map(|c| self.words(rules, c)[0]).collect();
            format!("invalid colour {:?}: the colours are {}", brief(word), known.join(", "))
        })
    }

    /// The name of a colour on the board.
    pub fn name(self, rules: &Rules, colour: Colour) -> String {
        match self {
            Colours::Numbers => format!("Colour {colour}"),
            Colours::Pentobi => {
                let word = *self.words(rules, colour).last().expect("every colour has a word");
                word[..1].to_uppercase() + &word[1..]
            }
        }
    }

    /// How a player is called in the result of a game for two.
    pub fn player(self, player: Player) -> String {
        match self {
            Colours::Pentobi => ["B", "W"][player.index()].into(),
            Colours::Numbers => player.to_string(),
        }
    }
}
