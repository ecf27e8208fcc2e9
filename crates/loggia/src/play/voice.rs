//! What the terminal says to people, in their language.

use anstyle::Style;
use callisto::{Broken, Colour, Edition, NotationError, Player, Record};
use words::{Language, Value, Words, say};

/// The voice of the game.
pub struct Voice {
    words: Words,
}

impl Voice {
    /// A voice that speaks a language.
    pub fn new(language: Language) -> Voice {
        Voice { words: Words::new(language) }
    }

    /// The words of its language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Says a line. Colours are left out where the terminal or `NO_COLOR` wants none.
    pub fn line(&self, text: &str) {
        anstream::println!("{text}");
    }

    /// Says why something cannot be done.
    pub fn refuse(&self, text: &str) {
        let style = Style::new().bold();
        anstream::println!("{style}{text}{style:#}");
    }

    /// An edition's name; those that people made have one of their own.
    pub fn edition(&self, edition: &Edition) -> String {
        let key = format!("callisto-edition-{}", edition.id());
        if edition.is_built_in() { self.words.say(&key, &[]) } else { edition.name().into() }
    }

    /// What people should know about an edition.
    pub fn note(&self, edition: &Edition) -> Option<String> {
        let key = format!("callisto-note-{}", edition.id());
        let built_in = edition.is_built_in() && self.words.knows(&key);
        if built_in { Some(self.words.say(&key, &[])) } else { edition.note().map(Into::into) }
    }

    /// A colour's name.
    pub fn colour(&self, colour: Colour) -> String {
        self.words.say(&format!("callisto-colour-{colour}"), &[])
    }

    /// A colour with the name of who plays it.
    pub fn who(&self, record: &Record, colour: Colour) -> String {
        let name = record.player_name(record.rules().player(colour));
        name.map_or_else(|| self.colour(colour), |name| format!("{name} ({})", self.colour(colour)))
    }

    /// A player by name, or by the colours they play.
    pub fn player(&self, record: &Record, player: Player) -> String {
        if let Some(name) = record.player_name(player) {
            return name.into();
        }
        let colours = record.rules().colours().filter(|c| record.rules().player(*c) == player);
        colours.map(|c| self.colour(c)).collect::<Vec<_>>().join(" + ")
    }

    /// Why a move is not possible, with the clause.
    pub fn broken(&self, broken: &Broken) -> String {
        let cell = broken.cell().map_or("none".to_string(), |cell| cell.to_string());
        let colour = if let Broken::Out(colour) = broken { self.colour(*colour) } else { String::new() };
        let key = format!("callisto-illegal-{}", broken.key());
        let text = self.words.say(&key, &[("cell", cell.into()), ("colour", colour.into())]);
        format!("{text} ({})", broken.clause())
    }

    /// Why a text is not a move.
    pub fn not_a_move(&self, error: &NotationError) -> String {
        let (mut text, mut cell, mut piece, mut end) = (String::new(), String::new(), String::new(), 'a');
        match error {
            NotationError::NotACell(what)
            | NotationError::NoSuchShape(what)
            | NotationError::NoSuchPiece(what) => {
                text = what.clone();
            }
            NotationError::Twice(twice) => cell = twice.to_string(),
            NotationError::NoSuchOrientation { letter, last } => (text, end) = (letter.clone(), *last),
            NotationError::WhichOrientation { piece: name, last } => (piece, end) = (name.clone(), *last),
            NotationError::Empty | NotationError::OffGrid => {}
        }
        let values = [("text", text), ("cell", cell), ("piece", piece), ("last", end.to_string())];
        let values = values.map(|(name, value)| (name, Value::from(value)));
        self.words.say(&format!("callisto-notation-{}", error.key()), &values)
    }

    /// How the game ended.
    pub fn outcome(&self, record: &Record, outcome: &callisto::Outcome) -> String {
        let winner = outcome.winner();
        let points = outcome.penalties()[winner.index()];
        let wins = say!(self.words, "callisto-wins", player = self.player(record, winner), points = points);
        if outcome.tied().is_empty() {
            return wins;
        }
        let tied: Vec<String> = outcome.tied().iter().map(|p| self.player(record, *p)).collect();
        format!("{} {wins}", say!(self.words, "callisto-tie", players = tied.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_sentence_in_every_language() {
        let cell = "d4".parse().unwrap();
        let broken = [
            Broken::GameOver,
            Broken::Out(Colour(2)),
            Broken::PillarsFirst,
            Broken::NoPillarLeft,
            Broken::NoSuchPiece,
            Broken::NoPieceLeft,
            Broken::OffBoard(None),
            Broken::OffBoard(Some(cell)),
            Broken::Occupied(cell),
            Broken::PieceOnBorder(cell),
            Broken::TouchesNothing,
            Broken::TouchesCornerOnly(cell),
            Broken::PillarInCentre(cell),
            Broken::PillarOnBorder(cell),
            Broken::PillarOnOpen(cell),
            Broken::NotAlongFrame(cell),
            Broken::NotBesidePiece(cell),
            Broken::BesidePillar(cell),
            Broken::PieceFits,
            Broken::RetireTooEarly,
            Broken::PillarForced,
        ];
        for language in Language::ALL {
            let voice = Voice::new(language);
            for reason in &broken {
                let text = voice.broken(reason);
                assert!(!text.contains("callisto-illegal"), "{}: {text}", language.code());
                let named = reason.cell().is_none() || text.contains("d4");
                assert!(named, "{}: {text} does not say where", language.code());
            }
        }
    }
}
