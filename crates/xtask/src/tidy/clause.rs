//! The numbers of clauses, such as C8 or C7p, in documents, comments and names of tests.

use std::fmt;

/// The number of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Clause {
    /// C for Callisto, V for Villa Paletti.
    game: char,
    number: u16,
    /// Whether it is the clause of the pocket edition.
    pocket: bool,
}

impl Clause {
    /// Reads `C8`, or `c8` as it stands in a name. `None` for any other word.
    pub fn read(word: &str) -> Option<Clause> {
        let game = word.chars().next().map(|c| c.to_ascii_uppercase()).filter(|c| "CV".contains(*c))?;
        let rest = &word[1..];
        let digits = rest.strip_suffix('p').unwrap_or(rest);
        let is_number = digits.starts_with(|c: char| ('1'..='9').contains(&c));
        let number = digits.parse().ok().filter(|_| is_number)?;
        Some(Clause { game, number, pocket: rest.ends_with('p') })
    }

    /// Whether both are clauses of the same game.
    pub fn is_of_game_of(self, other: Clause) -> bool {
        self.game == other.game
    }

    /// The clauses that a test's name begins with, such as `c8_and_c9_…`. A range such as `c1_to_c13` names none: what is
    /// said of many clauses at once proves none of them.
    pub fn begun_with(name: &str) -> Vec<Clause> {
        let mut clauses = Vec::new();
        let mut words = name.split('_').peekable();
        while let Some(word) = words.next() {
            let Some(clause) = Clause::read(word) else {
                if word == "and" && !clauses.is_empty() {
                    continue;
                }
                break;
            };
            if words.next_if_eq(&"to").is_some() {
                words.next();
                // So that an `and` after the range is read on from.
                if words.next_if_eq(&"and").is_none() {
                    break;
                }
            } else {
                clauses.push(clause);
            }
        }
        clauses
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.game, self.number, if self.pocket { "p" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(clauses: Vec<Clause>) -> Vec<String> {
        clauses.iter().map(Clause::to_string).collect()
    }

    #[test]
    fn words_are_read() {
        assert_eq!(
            printed(["C8", "c7p", "V12"].map(|w| Clause::read(w).unwrap()).into()),
            ["C8", "C7p", "V12"]
        );
        for word in ["", "C", "C0", "C08", "Cp", "C8x", "D4", "C+8", "corner"] {
            assert_eq!(Clause::read(word), None, "{word}");
        }
        assert!(Clause::read("C2") < Clause::read("C2p") && Clause::read("C2p") < Clause::read("C10"));
    }

    #[test]
    fn names_begin_with_clauses() {
        assert_eq!(printed(Clause::begun_with("c7p_pillars_stand_apart")), ["C7p"]);
        assert_eq!(printed(Clause::begun_with("c8_c9_and_c10_at_once_c11")), ["C8", "C9", "C10"]);
        assert_eq!(printed(Clause::begun_with("c1_to_c13_and_c15_agree")), ["C15"]);
        assert_eq!(printed(Clause::begun_with("a_cell_c4")), [""; 0]);
    }
}
