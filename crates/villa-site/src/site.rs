//! A game with its villa.

use villa::{
    Action, Brought, COLUMNS, Column, Columns, Deed, Game, Laid, Phase, Place, Player, Request, Setup, Storey,
};
use villa_world::{Attempt, Components, Plan, Point, Recorder, SetupFault, Task, Verdict, World};

use crate::not_done::NotDone;
use crate::text::{NotAVilla, read_villa, write_villa};
use crate::trial::Trial;

/// The state of the rules, and the villa.
#[derive(Clone)]
pub struct Site {
    parts: Components,
    game: Game,
    villa: World,
}

/// There are four colours of columns, however many play.
const COLOURS: usize = villa::COLOURS;

impl Site {
    /// The start of a game: the base alone.
    pub fn new(setup: Setup, first: Player, parts: &Components) -> Site {
        Site { parts: parts.clone(), game: Game::new(setup, first), villa: base(parts) }
    }

    /// A game as it stands, with its villa as [text](Site::text); no text is the bare base.
    pub fn resume(game: Game, villa: &str, parts: &Components) -> Result<Site, NotAVilla> {
        let plan = if villa.is_empty() { Plan::base(parts, COLOURS) } else { read_villa(villa, parts)? };
        if !belongs(&plan, &game) {
            return Err(NotAVilla::OtherGame);
        }
        Ok(Site { parts: parts.clone(), game, villa: World::at_rest(plan) })
    }

    /// The parts.
    pub fn parts(&self) -> &Components {
        &self.parts
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The villa, at rest; after a collapse as it was when it began to fall.
    pub fn villa(&self) -> &World {
        &self.villa
    }

    /// The villa as text, to the bit.
    pub fn text(&self) -> String {
        write_villa(&self.villa.plan())
    }

    /// The hash of the villa: equal on all machines that had the same input.
    pub fn hash(&self) -> u64 {
        self.villa.hash()
    }

    /// Sets up the whole villa at random (V2). Some random numbers give no villa that stands; then
    /// another one is drawn.
    pub fn arrange(&mut self, by: Player, lot: u64) -> Result<Action, NotDone> {
        let game = self.game.play(by, Action::Arrange)?;
        let plan = Plan::random(&self.parts, COLOURS, 1, lot).ok_or(NotDone::NoVilla)?;
        (self.game, self.villa) = (game, World::at_rest(plan));
        Ok(Action::Arrange)
    }

    /// Stands a column on the base, turned by `yaw` radians, while the villa is set up (V2).
    pub fn place(&mut self, by: Player, column: Column, at: Point, yaw: f64) -> Result<Action, NotDone> {
        let action = Action::Place { column };
        let game = self.game.play(by, action)?;
        let mut plan = self.villa.plan();
        plan.stand_on_base(&self.parts, column.index(), at, yaw)?;
        (self.game, self.villa) = (game, World::at_rest(plan));
        Ok(action)
    }

    /// Lays the blue floor on all twenty columns (V2). If it falls, the villa is built again from nothing.
    pub fn set_up(&mut self, by: Player, at: Point, yaw: f64) -> Result<Action, NotDone> {
        if self.game.phase() != Phase::Building {
            // The rules say what is laid now, and by whom; it is not the first floor.
            return Err(NotDone::NeedsHands);
        }
        self.game.check(by, Deed::Lay)?;
        let (outcome, villa) = match self.villa.plan().set_up(&self.parts, at, yaw) {
            Ok(plan) => (Laid::Rests { on: Column::all().collect() }, World::at_rest(plan)),
            Err(SetupFault::Falls(_)) => (Laid::Collapse, base(&self.parts)),
            Err(fault) => return Err(fault.into()),
        };
        let action = Action::Lay { outcome };
        (self.game, self.villa) = (self.game.play(by, action)?, villa);
        Ok(action)
    }

    /// An action without an attempt. A column that is named leaves the villa (V7); clearing the base starts over (V2).
    pub fn say(&mut self, by: Player, action: Action) -> Result<Action, NotDone> {
        if matches!(
            action,
            Action::Bring { .. } | Action::Lay { .. } | Action::Place { .. } | Action::Arrange
        ) {
            return Err(NotDone::NeedsHands);
        }
        let game = self.game.play(by, action)?;
        match action {
            Action::Name { column: Some(column) } => {
                let without = self.villa.without_column(column.index(), &self.parts.limits);
                self.villa = without.map_err(|_| NotDone::Needed(column))?;
            }
            Action::Clear => self.villa = base(&self.parts),
            _ => {}
        }
        self.game = game;
        Ok(action)
    }

    /// Whether the villa stands without a column, so that the table can take it out (V7). It is tried on a copy, which takes
    /// a moment.
    pub fn stands_without(&self, column: Column) -> bool {
        self.villa.without_column(column.index(), &self.parts.limits).is_ok()
    }

    /// Begins an attempt: to bring up a column, or, without one, to lay the next floor. From now on the player is bound
    /// to it; letting it be is breaking off (V5).
    pub fn begin(&self, by: Player, column: Option<Column>) -> Result<Trial, NotDone> {
        self.game.check(by, column.map_or(Deed::Lay, Deed::Bring))?;
        let task = match (column, self.game.next_floor()) {
            (Some(column), _) => Task::Column(column.index()),
            (None, _) if self.game.phase() == Phase::Building => return Err(NotDone::NotByHand),
            (None, next) => Task::Floor { needs: next.map_or(COLUMNS, |(_, needs)| needs) },
        };
        Ok(Trial::new(Recorder::new(&self.villa, &self.parts, task)?))
    }

    /// Ends an attempt, which is broken off if it is not over: the hands take back what they hold, and what they have let
    /// go is waited for (V5). Says what became of it.
    pub fn finish(&mut self, by: Player, mut trial: Trial) -> Result<Action, NotDone> {
        trial.end();
        self.tried(by, trial.attempt())
    }

    /// Judges an attempt from all that the hands did, in chunks: it is [ended](Site::finish) where they end without a
    /// verdict.
    pub fn judge<'c>(
        &mut self,
        by: Player,
        column: Option<Column>,
        chunks: impl IntoIterator<Item = &'c str>,
    ) -> Result<Action, NotDone> {
        let mut trial = self.begin(by, column)?;
        trial.hear_all(chunks)?;
        self.finish(by, trial)
    }

    /// The result of an attempt on this villa.
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
        // What fell is still in motion; a site keeps where it was.
        (self.game, self.villa) = (game, World::at_rest(villa.plan()));
        Ok(action)
    }
}

/// The base alone.
fn base(parts: &Components) -> World {
    World::at_rest(Plan::base(parts, COLOURS))
}

/// Whether the floors and columns of a villa are where a game has them. Of a collapse nothing can be said.
fn belongs(plan: &Plan, game: &Game) -> bool {
    let is_there = |column: Column| match (game.place(column), plan.columns.get(column.index())) {
        (Place::On(storey), Some(body)) => body.place.is_some() && body.level == storey.level(),
        (Place::Box | Place::Gone, Some(body)) => body.place.is_none(),
        (_, None) => false,
    };
    plan.columns.len() == COLUMNS
        && (game.end().is_some() || plan.top() == game.top().level() && Column::all().all(is_there))
}

/// The outcome of an attempt, for the rules.
fn action_of(attempt: &Attempt) -> Option<Action> {
    let verdict = attempt.verdict()?;
    match attempt.task() {
        Task::Column(number) => {
            let column = Column::new(u8::try_from(number).ok()?)?;
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
    numbers.iter().filter_map(|n| Column::new(u8::try_from(*n).ok()?)).collect()
}
