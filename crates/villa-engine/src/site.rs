//! A game with its villa.

use std::fmt;

use villa::{Action, Brought, Columns, Game, Laid, Phase, Player, Refused, Request, Setup, Storey};
use villa_world::{Attempt, Components, Part, Plan, Task, Verdict, World};

/// What the rules say and what stands there.
#[derive(Clone)]
pub struct Site {
    parts: Components,
    game: Game,
    villa: World,
}

/// Why something was not done. The site is as it was.
#[derive(Clone, Debug, PartialEq)]
pub enum NotDone {
    /// It breaks a rule.
    Broken(Refused),
    /// The villa would not stand without the column that was named (V7).
    Needed(villa::Column),
    /// Such an action has an outcome that only an attempt can tell.
    NeedsHands,
    /// The attempt is not over, or was not about what the game waits for.
    NoVerdict,
    /// No villa can be built of these parts.
    NoVilla,
}

impl fmt::Display for NotDone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotDone::Broken(refused) => refused.fmt(f),
            NotDone::Needed(column) => write!(f, "without the {column} the villa falls (V7)"),
            NotDone::NeedsHands => write!(f, "how that goes is for the villa to say"),
            NotDone::NoVerdict => write!(f, "the attempt has no verdict for this game"),
            NotDone::NoVilla => write!(f, "no villa can be built of these parts"),
        }
    }
}

impl std::error::Error for NotDone {}

impl From<Refused> for NotDone {
    fn from(refused: Refused) -> NotDone {
        NotDone::Broken(refused)
    }
}

/// There are four colours of columns, however many play.
const COLOURS: usize = villa::COLOURS;

impl Site {
    /// The start of a game: the base alone.
    pub fn new(setup: Setup, first: Player, parts: &Components) -> Site {
        let villa = World::at_rest(Plan::base(parts, COLOURS));
        Site { parts: parts.clone(), game: Game::new(setup, first), villa }
    }

    /// The parts that are played with.
    pub fn parts(&self) -> &Components {
        &self.parts
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The villa, at rest, unless it has collapsed.
    pub fn villa(&self) -> &World {
        &self.villa
    }

    /// Sets the whole villa up at one press (V2), as a lot decides.
    pub fn arrange(&mut self, by: Player, lot: u64) -> Result<(), NotDone> {
        let game = self.game.play(by, Action::Arrange)?;
        let plan = Plan::random(&self.parts, COLOURS, 1, lot).ok_or(NotDone::NoVilla)?;
        (self.game, self.villa) = (game, World::at_rest(plan));
        Ok(())
    }

    /// Something that needs no hands. A column that is named leaves the villa (V7).
    pub fn say(&mut self, by: Player, action: Action) -> Result<(), NotDone> {
        if matches!(
            action,
            Action::Bring { .. } | Action::Lay { .. } | Action::Place { .. } | Action::Arrange
        ) {
            return Err(NotDone::NeedsHands);
        }
        let game = self.game.play(by, action)?;
        if let Action::Name { column: Some(column) } = action {
            let without = self.villa.without_column(column.index(), &self.parts.limits);
            self.villa = without.map_err(|_| NotDone::Needed(column))?;
        }
        self.game = game;
        Ok(())
    }

    /// What became of an attempt on this villa.
    pub fn tried(&mut self, by: Player, attempt: &Attempt) -> Result<Action, NotDone> {
        let action = action_of(attempt).ok_or(NotDone::NoVerdict)?;
        let mut villa = attempt.outcome().ok_or(NotDone::NoVerdict)?;
        let game = self.game.play(by, action)?;
        let proves = matches!(self.game.phase(), Phase::Objecting { request: Request::Floor, .. });
        if let (true, Action::Bring { column, outcome: Brought::Stood { .. } }) = (proves, action) {
            // The table takes the proof out again (V7). It came from outside, so the villa stands without it.
            villa = villa.without_column(column.index(), &self.parts.limits).unwrap_or_else(|_| {
                let mut plan = villa.plan();
                plan.columns[column.index()].place = None;
                World::at_rest(plan)
            });
        }
        (self.game, self.villa) = (game, villa);
        Ok(action)
    }
}

/// What the rules are told of an attempt.
fn action_of(attempt: &Attempt) -> Option<Action> {
    let verdict = attempt.verdict()?;
    match attempt.task() {
        Task::Column(number) => {
            let column = villa::Column::new(u8::try_from(number).ok()?)?;
            let outcome = match verdict {
                Verdict::Stood { level, .. } => Brought::Stood { on: Storey::at(*level)? },
                Verdict::Collapse { .. } => Brought::Collapse,
                Verdict::Foul(_) => Brought::Foul,
                _ => Brought::BrokenOff,
            };
            Some(Action::Bring { column, outcome })
        }
        Task::Floor { .. } => {
            let outcome = match verdict {
                Verdict::Laid { on } => Laid::Rests { on: columns(on) },
                Verdict::Collapse { .. } => Laid::Collapse,
                _ => Laid::NotLayable,
            };
            Some(Action::Lay { outcome })
        }
    }
}

fn columns(numbers: &[usize]) -> Columns {
    numbers.iter().filter_map(|n| villa::Column::new(u8::try_from(*n).ok()?)).collect()
}

/// How far the floors of a villa lean, in degrees: the most of them.
pub(crate) fn lean(world: &World, before: &villa_world::Before) -> f64 {
    let plates = world.parts().filter(|part| matches!(part, Part::Plate(_)));
    plates.filter_map(|part| before.change(world, part)).map(|(_, _, tilt)| tilt).fold(0.0, f64::max)
}
