//! What is said about a game of Villa Paletti: why something may not be done, and what happened.

use villa::{
    Action, Broken, Brought, Cause, Colour, Column, Game, Laid, Phase, Place, Player, Request, Storey,
};

use crate::{Value, Words};

/// A teller of games, who knows what the players are called.
///
/// ```
/// use villa::{Action, Column, Game, Player, Setup};
/// use words::{Language, VillaWords, Words};
///
/// let words = Words::new(Language::English);
/// let name = |player: Player| ["Anna", "Ben"][player.index()].to_owned();
/// let anna = Player::new(0).unwrap();
/// let before = Game::new(Setup::new(2).unwrap(), anna);
/// let action = Action::Place { column: Column::new(0).unwrap() };
/// let after = before.play(anna, action).unwrap();
/// let told = VillaWords::new(&words, &name).told(&before, anna, action, &after);
/// assert_eq!(told, ["Anna stands the thick blue column on the base."]);
/// ```
pub struct VillaWords<'a> {
    words: &'a Words,
    name: &'a dyn Fn(Player) -> String,
}

impl<'a> VillaWords<'a> {
    /// A teller in a language.
    pub fn new(words: &'a Words, name: &'a dyn Fn(Player) -> String) -> VillaWords<'a> {
        VillaWords { words, name }
    }

    /// A colour's name; both games have the same four.
    pub fn colour(&self, colour: Colour) -> String {
        self.words.say(&format!("callisto-colour-{}", colour.index() + 1), &[])
    }

    /// A column as the object of a sentence.
    pub fn column(&self, column: Column) -> String {
        let (kind, colour) = (column.kind().key(), column.colour().key());
        self.words.say(&format!("villa-column-{kind}-{colour}"), &[])
    }

    /// A column as the object of a sentence, with where it stands, so that it can be told from others of its kind: on which
    /// storey, where on it as seen from the front (`front-left`, `middle`, `back`, …), and between which others.
    pub fn standing(&self, column: Column, on: Storey, side: &str, neighbours: &[Column]) -> String {
        let near = |column: Column| {
            let (kind, colour) = (column.kind().key(), column.colour().key());
            self.words.say(&format!("villa-near-{kind}-{colour}"), &[])
        };
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("column", self.column(column).into()),
            ("on", self.words.say(&format!("villa-on-{}", on.key()), &[]).into()),
            ("side", self.words.say(&format!("villa-side-{side}"), &[]).into()),
        ];
        let names = ["one", "other"].into_iter().zip(neighbours);
        values.extend(names.map(|(name, column)| (name, near(*column).into())));
        let key =
            ["villa-stands-alone", "villa-stands-beside", "villa-stands-between"][neighbours.len().min(2)];
        self.words.say(key, &values)
    }

    /// A storey as the object of a sentence.
    pub fn storey(&self, storey: Storey) -> String {
        self.words.say(&format!("villa-storey-{}", storey.key()), &[])
    }

    /// Why something may not be done, with the clause.
    pub fn broken(&self, broken: &Broken) -> String {
        let mut values: Vec<(&str, Value<'_>)> = Vec::new();
        if let Some(player) = broken.player() {
            values.push(("player", (self.name)(player).into()));
        }
        match *broken {
            Broken::ColumnsFirst(number) | Broken::NotOnAll(number) => values.push(("number", number.into())),
            Broken::ColourTaken(colour) => values.push(("colour", self.colour(colour).into())),
            Broken::NotBroughtUp(storey) => values.push(("floor", self.storey(storey).into())),
            Broken::TooFewBear { on, needs } => {
                values.extend([("number", on.into()), ("needs", needs.into())]);
            }
            _ => {}
        }
        let text = self.words.say(&format!("villa-broken-{}", broken.key()), &values);
        format!("{text} ({})", broken.clause())
    }

    /// What somebody did and what came of it, a sentence each.
    pub fn told(&self, before: &Game, by: Player, action: Action, after: &Game) -> Vec<String> {
        let mut lines = vec![self.deed(before, by, action, after)];
        let starts = before.phase() == Phase::Dealing && matches!(after.phase(), Phase::Turn { .. });
        let doubted = Phase::Asked { request: Request::SkipNeutral, allowed: villa::Players::NONE };
        let skips = matches!(before.phase(), Phase::Turn { .. }) && after.phase() == doubted;
        if starts {
            lines.push(self.of(after.turn(), "villa-log-starts"));
        }
        if skips {
            lines.push(self.of(by, "villa-log-skips"));
        }
        if has_passed(action, after) {
            lines.push(self.of(before.turn(), "villa-log-passes"));
        }
        let holder = after.stone().holder().filter(|holder| before.stone().holder() != Some(*holder));
        lines.extend(holder.map(|holder| self.of(holder, "villa-log-stone")));
        lines.extend(self.end(after));
        lines
    }

    /// What somebody did.
    fn deed(&self, before: &Game, by: Player, action: Action, after: &Game) -> String {
        match action {
            Action::Place { column } => self.with_column(by, "villa-log-placed", column),
            Action::Arrange => self.words.say("villa-log-arranged", &[]),
            Action::Clear => self.words.say("villa-log-cleared", &[]),
            Action::Throw { colour } if before.owner(colour).is_some() => {
                self.with_colour(by, "villa-log-threw-again", colour)
            }
            Action::Throw { colour } => self.with_colour(by, "villa-log-threw", colour),
            Action::Choose { colour } => self.with_colour(by, "villa-log-chose", colour),
            Action::Bring { column, outcome } => self.brought(by, column, outcome, after),
            Action::Ask => self.of(by, "villa-log-asked"),
            Action::Allow => self.of(by, "villa-log-allowed"),
            Action::Object => self.of(by, "villa-log-objected"),
            Action::Name { column: Some(column) } => self.with_column(by, "villa-log-named", column),
            Action::Name { column: None } => self.of(by, "villa-log-named-none"),
            Action::Lay { outcome } => self.laid(before, by, outcome),
            Action::EndTurn => self.of(by, "villa-log-declined"),
            Action::GiveUp => self.of(by, "villa-log-gave-up"),
        }
    }

    fn brought(&self, by: Player, column: Column, outcome: Brought, after: &Game) -> String {
        match outcome {
            Brought::Stood { .. } if after.place(column) == Place::Gone => {
                self.with_column(by, "villa-log-proved", column)
            }
            Brought::Stood { on } => {
                let (column, floor) = (self.column(column), self.storey(on));
                self.say(by, "villa-log-stood", &[("column", column.into()), ("floor", floor.into())])
            }
            Brought::BrokenOff => self.with_column(by, "villa-log-broken-off", column),
            Brought::Foul => self.with_column(by, "villa-log-foul", column),
            Brought::Collapse => self.of(by, "villa-log-collapse"),
        }
    }

    fn laid(&self, before: &Game, by: Player, outcome: Laid) -> String {
        let floor = before.next_floor().map(|(floor, _)| self.storey(floor)).unwrap_or_default();
        match outcome {
            Laid::Rests { on } => {
                self.say(by, "villa-log-laid", &[("floor", floor.into()), ("number", on.len().into())])
            }
            Laid::NotLayable => self.say(by, "villa-log-not-laid", &[("floor", floor.into())]),
            Laid::Collapse if before.phase() == Phase::Building => self.words.say("villa-log-cleared", &[]),
            Laid::Collapse => self.of(by, "villa-log-collapse"),
        }
    }

    /// How the game ended, once it has.
    fn end(&self, game: &Game) -> Vec<String> {
        let Some(end) = game.end() else { return Vec::new() };
        let cause = match end.cause {
            // That was told already.
            Cause::Collapse { .. } => None,
            Cause::Stuck => Some(self.words.say("villa-log-stuck", &[])),
            Cause::Alone => Some(self.words.say("villa-log-alone", &[])),
        };
        let nobody = || self.words.say("villa-log-nobody-wins", &[]);
        let winner = end.winner.map_or_else(nobody, |winner| self.of(winner, "villa-log-wins"));
        cause.into_iter().chain([winner]).collect()
    }

    fn of(&self, player: Player, key: &str) -> String {
        self.say(player, key, &[])
    }

    fn with_column(&self, player: Player, key: &str, column: Column) -> String {
        self.say(player, key, &[("column", self.column(column).into())])
    }

    fn with_colour(&self, player: Player, key: &str, colour: Colour) -> String {
        self.say(player, key, &[("colour", self.colour(colour).into())])
    }

    fn say(&self, player: Player, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut values = values.to_vec();
        values.push(("player", (self.name)(player).into()));
        self.words.say(key, &values)
    }
}

/// Whether a request ended the turn, because there was no floor that could be laid (V13).
fn has_passed(action: Action, after: &Game) -> bool {
    let is_answer = matches!(action, Action::Ask | Action::Allow | Action::Name { .. });
    is_answer && matches!(after.phase(), Phase::Turn { neutral_done: false, .. } | Phase::Over(_))
}
