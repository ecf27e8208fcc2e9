//! What only Callisto's pages say.

use callisto::{Broken, Edition, Paint, Paints};
use games::CallistoTable as _;
use table::Table;
use web::speech::Speech;

/// The names of Callisto's things, in the person's language.
pub trait CallistoSpeech {
    /// An edition's name; those that people made have one of their own.
    fn edition(&self, edition: &Edition) -> String;

    /// What people should know about an edition.
    fn note(&self, edition: &Edition) -> Option<String>;

    /// The name of a colour that people see.
    fn colour(&self, paint: Paint) -> String;

    /// The colours of a seat.
    fn colours(&self, table: &Table, seat: u8) -> String;

    /// Why a move is not possible.
    fn broken(&self, broken: &Broken, paints: Paints) -> String;
}

impl CallistoSpeech for Speech {
    fn edition(&self, edition: &Edition) -> String {
        let key = format!("callisto-edition-{}", edition.id());
        if edition.is_built_in() { self.say(&key, &[]) } else { edition.name().into() }
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

    fn broken(&self, broken: &Broken, paints: Paints) -> String {
        let cell = broken.cell().map_or("none".to_string(), |cell| cell.to_string());
        let colour = match broken {
            Broken::Out(colour) => self.colour(paints.of(*colour)),
            _ => String::new(),
        };
        let key = format!("callisto-illegal-{}", broken.key());
        self.say(&key, &[("cell", cell.into()), ("colour", colour.into())])
    }
}
