//! Sentences about a game of Villa Paletti: why something is not allowed, and what happened.

use table::{Arg, Sentence};
use villa::{
    Action, Broken, Brought, Cause, Colour, Column, Game, Laid, Phase, Place, Player, Request, Storey,
};

/// A colour's name; both games have the same four.
pub fn colour(colour: Colour) -> Sentence {
    Sentence::new(format!("callisto-colour-{}", colour.index() + 1))
}

/// A column as the object of a sentence.
pub fn column(column: Column) -> Sentence {
    Sentence::new(format!("villa-column-{}-{}", column.kind().key(), column.colour().key()))
}

/// A column as a label: on a button, or above what is said about it.
pub fn label(column: Column) -> Sentence {
    Sentence::new(format!("villa-label-{}-{}", column.kind().key(), column.colour().key()))
}

/// A storey as the object of a sentence.
pub fn storey(storey: Storey) -> Sentence {
    Sentence::new(format!("villa-storey-{}", storey.key()))
}

/// A column as the object of a sentence, with where it stands, so that it can be told from others of its kind: on which
/// storey, where on it as seen from the front (`front-left`, `middle`, `back`, …), and between which others.
pub fn standing(which: Column, on: Storey, side: &str, neighbours: &[Column]) -> Sentence {
    let near =
        |column: &Column| Arg::Key(format!("villa-near-{}-{}", column.kind().key(), column.colour().key()));
    let key = ["villa-stands-alone", "villa-stands-beside", "villa-stands-between"][neighbours.len().min(2)];
    let sentence = Sentence::new(key)
        .with("column", Arg::Key(column(which).key))
        .with("on", Arg::Key(format!("villa-on-{}", on.key())))
        .with("side", Arg::Key(format!("villa-side-{side}")));
    ["one", "other"]
        .into_iter()
        .zip(neighbours)
        .fold(sentence, |said, (name, other)| said.with(name, near(other)))
}

/// Why something is not allowed, with the clause.
pub fn broken(broken: &Broken) -> Sentence {
    let mut sentence = Sentence::new(format!("villa-broken-{}", broken.key())).clause(broken.clause());
    if let Some(player) = broken.player() {
        sentence = sentence.with("player", Arg::Seat(player.into()));
    }
    let number = |number: u8| Arg::Number(number.into());
    match *broken {
        Broken::ColumnsFirst(count) | Broken::NotOnAll(count) => sentence.with("number", number(count)),
        Broken::ColourTaken(taken) => sentence.with("colour", Arg::Key(colour(taken).key)),
        Broken::NotBroughtUp(on) => sentence.with("floor", Arg::Key(storey(on).key)),
        Broken::TooFewBear { on, needs } => sentence.with("number", number(on)).with("needs", number(needs)),
        _ => sentence,
    }
}

/// What a player did and its result, a sentence each.
pub fn told(before: &Game, by: Player, action: Action, after: &Game) -> Vec<Sentence> {
    let mut lines = vec![deed(before, by, action, after)];
    let starts = before.phase() == Phase::Dealing && matches!(after.phase(), Phase::Turn { .. });
    let doubted = Phase::Asked { request: Request::SkipNeutral, allowed: villa::Players::NONE };
    let skips = matches!(before.phase(), Phase::Turn { .. }) && after.phase() == doubted;
    if starts {
        lines.push(of(after.turn(), "villa-log-starts"));
    }
    if skips {
        lines.push(of(by, "villa-log-skips"));
    }
    if has_passed(action, after) {
        lines.push(of(before.turn(), "villa-log-passes"));
    }
    let holder = after.stone().holder().filter(|holder| before.stone().holder() != Some(*holder));
    lines.extend(holder.map(|holder| of(holder, "villa-log-stone")));
    lines.extend(end(after));
    lines
}

/// That an attempt went back to its start, because the world got another version meanwhile.
pub fn lapsed(by: Player) -> Sentence {
    of(by, "villa-log-lapsed")
}

/// What a player did.
fn deed(before: &Game, by: Player, action: Action, after: &Game) -> Sentence {
    match action {
        Action::Place { column } => with_column(by, "villa-log-placed", column),
        Action::Arrange => Sentence::new("villa-log-arranged"),
        Action::Clear => Sentence::new("villa-log-cleared"),
        Action::Throw { colour } if before.owner(colour).is_some() => {
            with_colour(by, "villa-log-threw-again", colour)
        }
        Action::Throw { colour } => with_colour(by, "villa-log-threw", colour),
        Action::Choose { colour } => with_colour(by, "villa-log-chose", colour),
        Action::Bring { column, outcome } => brought(by, column, outcome, after),
        Action::Ask => of(by, "villa-log-asked"),
        Action::Allow => of(by, "villa-log-allowed"),
        Action::Object => of(by, "villa-log-objected"),
        Action::Name { column: Some(column) } => with_column(by, "villa-log-named", column),
        Action::Name { column: None } => of(by, "villa-log-named-none"),
        Action::Lay { outcome } => laid(before, by, outcome),
        Action::EndTurn => of(by, "villa-log-declined"),
        Action::GiveUp => of(by, "villa-log-gave-up"),
    }
}

fn brought(by: Player, which: Column, outcome: Brought, after: &Game) -> Sentence {
    match outcome {
        Brought::Stood { .. } if after.place(which) == Place::Gone => {
            with_column(by, "villa-log-proved", which)
        }
        Brought::Stood { on } => {
            with_column(by, "villa-log-stood", which).with("floor", Arg::Key(storey(on).key))
        }
        Brought::BrokenOff => with_column(by, "villa-log-broken-off", which),
        Brought::Foul => with_column(by, "villa-log-foul", which),
        Brought::Collapse => of(by, "villa-log-collapse"),
    }
}

fn laid(before: &Game, by: Player, outcome: Laid) -> Sentence {
    let floor = match before.next_floor() {
        Some((floor, _)) => Arg::Key(storey(floor).key),
        None => Arg::Text(String::new()),
    };
    match outcome {
        Laid::Rests { on } => {
            let number = i64::try_from(on.len()).unwrap_or(i64::MAX);
            of(by, "villa-log-laid").with("floor", floor).with("number", Arg::Number(number))
        }
        Laid::NotLayable => of(by, "villa-log-not-laid").with("floor", floor),
        Laid::Collapse if before.phase() == Phase::Building => Sentence::new("villa-log-cleared"),
        Laid::Collapse => of(by, "villa-log-collapse"),
    }
}

/// How the game ended, once it has.
fn end(game: &Game) -> Vec<Sentence> {
    let Some(end) = game.end() else { return Vec::new() };
    let cause = match end.cause {
        // That was told already.
        Cause::Collapse { .. } => None,
        Cause::Stuck => Some(Sentence::new("villa-log-stuck")),
        Cause::Alone => Some(Sentence::new("villa-log-alone")),
    };
    let nobody = || Sentence::new("villa-log-nobody-wins");
    let winner = end.winner.map_or_else(nobody, |winner| of(winner, "villa-log-wins"));
    cause.into_iter().chain([winner]).collect()
}

fn of(player: Player, key: &str) -> Sentence {
    Sentence::new(key).with("player", Arg::Seat(player.into()))
}

fn with_column(player: Player, key: &str, which: Column) -> Sentence {
    of(player, key).with("column", Arg::Key(column(which).key))
}

fn with_colour(player: Player, key: &str, which: Colour) -> Sentence {
    of(player, key).with("colour", Arg::Key(colour(which).key))
}

/// Whether a request ended the turn, because there was no floor that could be laid (V13).
fn has_passed(action: Action, after: &Game) -> bool {
    let is_answer = matches!(action, Action::Ask | Action::Allow | Action::Name { .. });
    is_answer && matches!(after.phase(), Phase::Turn { neutral_done: false, .. } | Phase::Over(_))
}
