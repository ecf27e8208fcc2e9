//! The state of a game: the columns, their owners, the stone, the phase.

use serde::{Deserialize, Serialize};

use crate::colour::{COLOURS, Colour};
use crate::column::{COLUMNS, Column, Place};
use crate::columns::Columns;
use crate::end::End;
use crate::phase::Phase;
use crate::player::{Player, Players};
use crate::setup::Setup;
use crate::stone::Stone;
use crate::storey::Storey;

/// A game: a small value; each action gives a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) first: Player,
    pub(crate) phase: Phase,
    pub(crate) turn: Player,
    pub(crate) top: Storey,
    pub(crate) places: [Place; COLUMNS],
    pub(crate) locked: Columns,
    pub(crate) owners: [Option<Player>; COLOURS],
    pub(crate) stone: Stone,
    pub(crate) out: Players,
    /// Who has declared in succession that they can do nothing, without an objection and without a floor (V13).
    pub(crate) stuck: Players,
}

impl Game {
    /// The start of a game: the base alone. `first` places the first column and throws the stone first; on the sheet
    /// that is the youngest. The turns begin with someone who sits before them, who gets the last colour (V3).
    ///
    /// # Panics
    /// If that player does not take part.
    pub fn new(setup: Setup, first: Player) -> Game {
        assert!(setup.players().any(|player| player == first), "{first:?} does not play");
        Game {
            setup,
            first,
            phase: Phase::Building,
            turn: first,
            top: Storey::Base,
            places: [Place::Box; COLUMNS],
            locked: Columns::NONE,
            owners: [None; COLOURS],
            stone: Stone::default(),
            out: Players::NONE,
            stuck: Players::NONE,
        }
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who placed the first column and rolled the stone first.
    pub fn first(&self) -> Player {
        self.first
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, once it has.
    pub fn end(&self) -> Option<End> {
        if let Phase::Over(end) = self.phase { Some(end) } else { None }
    }

    /// Whose turn it is. Others may be [to act](Game::to_act) in it.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The players that the game waits for.
    pub fn to_act(&self) -> Players {
        match self.phase {
            Phase::Over(_) => Players::NONE,
            Phase::Asked { allowed, .. } => self.opponents().without(allowed),
            Phase::Objecting { by, .. } => [by].into_iter().collect(),
            _ => [self.turn].into_iter().collect(),
        }
    }

    /// The players who have not resigned.
    pub fn staying(&self) -> Players {
        self.setup.players().filter(|player| !self.out.has(*player)).collect()
    }

    /// The players who could object to the player whose turn it is.
    pub(crate) fn opponents(&self) -> Players {
        self.staying().without([self.turn].into_iter().collect())
    }

    /// The highest storey of the villa, onto which columns are brought (V4).
    pub fn top(&self) -> Storey {
        self.top
    }

    /// Where a column is.
    pub fn place(&self, column: Column) -> Place {
        self.places[column.index()]
    }

    /// The columns in a place.
    pub fn columns_at(&self, place: Place) -> Columns {
        Column::all().filter(|column| self.place(*column) == place).collect()
    }

    /// Whether nobody may move the column any more (V5).
    pub fn is_locked(&self, column: Column) -> bool {
        self.locked.has(column)
    }

    /// Who plays a colour.
    pub fn owner(&self, colour: Colour) -> Option<Player> {
        self.owners[colour.index()]
    }

    /// The colours of a player.
    pub fn colours_of(&self, player: Player) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(move |colour| self.owner(*colour) == Some(player))
    }

    /// Whether every player has their colours (V3, V16).
    pub(crate) fn is_dealt(&self) -> bool {
        let all = usize::from(self.setup.player_count()) * self.setup.colours_each();
        self.owners.iter().flatten().count() >= all
    }

    /// The columns of a player that are in the game.
    pub fn columns_of(&self, player: Player) -> Columns {
        let is_theirs = |column: &Column| self.owner(column.colour()) == Some(player);
        Column::all().filter(|column| is_theirs(column) && self.place(*column) != Place::Gone).collect()
    }

    /// Whether the column is neutral: of the colour that three players leave over (V17).
    pub fn is_neutral(&self, column: Column) -> bool {
        self.setup.has_neutral() && self.is_dealt() && self.owner(column.colour()).is_none()
    }

    /// The columns of a player that the rules allow to bring up; the villa may still not allow it (V4, V5).
    pub fn movable_of(&self, player: Player) -> Columns {
        self.columns_of(player).iter().filter(|column| self.check_lift(*column).is_ok()).collect()
    }

    /// The neutral columns that could be brought up by the rules (V17).
    pub fn movable_neutrals(&self) -> Columns {
        let neutral = Column::all().filter(|column| self.is_neutral(*column));
        neutral.filter(|column| self.check_lift(*column).is_ok()).collect()
    }

    /// Whether a neutral column comes before one's own in this turn (V17).
    pub fn is_neutral_due(&self) -> bool {
        let is_open = matches!(self.phase, Phase::Turn { neutral_done: false, .. });
        is_open && !self.movable_neutrals().is_empty()
    }

    /// The stone.
    pub fn stone(&self) -> Stone {
        self.stone
    }

    /// The colour that the stone shows: that of the previous holder (V12), the first of two (V16).
    pub fn stone_shows(&self) -> Option<Colour> {
        self.colours_of(self.stone.previous()?).next()
    }

    /// A player's points: their columns on the top floor, from the green floor on (V10).
    pub fn points(&self, player: Player) -> u8 {
        self.columns_of(player).iter().map(|column| self.worth(column)).sum()
    }

    /// What a column counts for its owner now (V10).
    pub fn worth(&self, column: Column) -> u8 {
        let counts = self.top >= Storey::Green && self.place(column) == Place::On(self.top);
        if counts { column.kind().points() } else { 0 }
    }

    /// The next floor, and on how many columns it has to rest (V2, V8); none after the red one.
    pub fn next_floor(&self) -> Option<(Storey, usize)> {
        let floor = self.top.next()?;
        let needs = if floor == Storey::Blue { COLUMNS } else { self.setup.bearers(floor) };
        Some((floor, needs))
    }

    /// Whether there is a floor left, and enough columns that could bear it (V8).
    pub fn can_lay(&self) -> bool {
        let bearers = self.columns_at(Place::On(self.top)).len();
        self.next_floor().is_some_and(|(_, needs)| bearers >= needs)
    }
}
