//! Texts that only Callisto's pages use.

use callisto::{Broken, Colour, Edition, Move, Paint, Paints, RecordError};
use games::CallistoTable as _;
use table::Table;
use web::speech::Speech;
use words::say;

/// The names of Callisto's things, in the person's language.
pub trait CallistoSpeech {
    /// An edition's name; those that people made have one of their own.
    fn edition(&self, edition: &Edition) -> String;

    /// How an edition differs from others, in a line.
    fn about_edition(&self, edition: &Edition) -> Option<String>;

    /// What people should know about an edition.
    fn note(&self, edition: &Edition) -> Option<String>;

    /// The name of a colour that people see.
    fn colour(&self, paint: Paint) -> String;

    /// The colours of a seat.
    fn colours(&self, table: &Table, seat: u8) -> String;

    /// What a player is called: with the colour where another one has the same name.
    fn player_name(&self, table: &Table, seat: u8) -> String;

    /// A move as a sentence, for screen readers; `reader` is the seat of the reader.
    fn told_move(&self, table: &Table, colour: Colour, mv: Move, reader: Option<u8>) -> String;

    /// Why a move is not possible.
    fn broken(&self, broken: &Broken, paints: Paints) -> String;

    /// What is wrong with a game file.
    fn file_fault(&self, error: &RecordError) -> String;
}

impl CallistoSpeech for Speech {
    fn edition(&self, edition: &Edition) -> String {
        let key = format!("callisto-edition-{}", edition.id());
        if edition.is_built_in() { self.say(&key, &[]) } else { edition.name().into() }
    }

    fn about_edition(&self, edition: &Edition) -> Option<String> {
        let key = format!("callisto-about-{}", edition.id());
        (edition.is_built_in() && self.knows(&key)).then(|| self.say(&key, &[]))
    }

    fn note(&self, edition: &Edition) -> Option<String> {
        let key = format!("callisto-note-{}", edition.id());
        let built_in = edition.is_built_in() && self.knows(&key);
        if built_in { Some(self.say(&key, &[])) } else { edition.note().map(Into::into) }
    }

    fn colour(&self, paint: Paint) -> String {
        self.say(&format!("callisto-colour-{}", paint.index() + 1), &[])
    }

    fn colours(&self, table: &Table, seat: u8) -> String {
        let theirs = table.colours_of(seat).map(|colour| self.colour(table.paints().of(colour)));
        theirs.collect::<Vec<_>>().join(" + ")
    }

    fn player_name(&self, table: &Table, seat: u8) -> String {
        let name = self.sitter(table, seat);
        let seats = 0..table.rulebook().seats();
        if seats.filter(|other| self.sitter(table, *other) == name).count() < 2 {
            return name;
        }
        say!(self, "web-who", name = name, colour = self.colours(table, seat))
    }

    fn told_move(&self, table: &Table, colour: Colour, mv: Move, reader: Option<u8>) -> String {
        let rules = table.rules();
        let seat = rules.player(colour).0;
        let cells: Vec<String> = rules.cells_of_move(mv).iter().map(ToString::to_string).collect();
        let piece = match mv {
            Move::Piece(place) => rules.kinds()[rules.orientation(place.orientation).kind()].shape.name(),
            _ => "",
        };
        let key = match mv {
            Move::Pillar(_) => "game-told-pillar",
            Move::Piece(_) => "game-told-piece",
            Move::Retire => "game-told-retire",
        };
        let player = self.player_name(table, seat);
        let values = [("player", player.into()), ("piece", piece.into()), ("cells", cells.join(" ").into())];
        self.say_of(key, reader == Some(seat), &values)
    }

    fn broken(&self, broken: &Broken, paints: Paints) -> String {
        self.plain(&games::illegal_in(broken, paints))
    }

    fn file_fault(&self, error: &RecordError) -> String {
        self.record_error(error, &|rule| self.broken(rule, Paints::default()))
    }
}
