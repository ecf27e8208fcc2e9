//! What players may do now, and why not the rest.

use crate::action::{Action, Brought, Laid};
use crate::broken::Broken;
use crate::column::{Column, Place};
use crate::columns::Columns;
use crate::deed::Deed;
use crate::game::Game;
use crate::phase::{Phase, Request};
use crate::player::Player;
use crate::setup::Dealing;

impl Game {
    /// Whether a player may do something now, and if not, why. The result of an attempt does not matter here.
    pub fn check(&self, player: Player, deed: Deed) -> Result<(), Broken> {
        if !self.setup.players().any(|p| p == player) {
            return Err(Broken::NoSuchPlayer(player));
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Broken::GameOver);
        }
        if self.out.has(player) {
            return Err(Broken::GivenUp(player));
        }
        match deed {
            Deed::GiveUp => Ok(()),
            Deed::Place(_) | Deed::Arrange | Deed::Clear => self.check_building(player, deed),
            Deed::Throw | Deed::Choose(_) => self.check_dealing(player, deed),
            Deed::Lay if self.phase == Phase::Building => self.check_first_floor(player),
            _ if self.phase == Phase::Building => Err(Broken::VillaFirst),
            _ if self.phase == Phase::Dealing => Err(Broken::ColoursFirst),
            Deed::Bring(column) => self.check_bring(player, column),
            Deed::Ask => self.check_ask(player),
            Deed::Allow | Deed::Object => self.check_answer(player),
            Deed::Name(column) => self.check_name(player, column),
            Deed::Lay => self.check_lay(player),
            Deed::EndTurn => self.check_end_turn(player),
        }
    }

    /// What a player may do now.
    pub fn may(&self, player: Player) -> impl Iterator<Item = Deed> + '_ {
        Deed::all().filter(move |deed| self.check(player, *deed).is_ok())
    }

    /// What a player may not do now, and why.
    pub fn may_not(&self, player: Player) -> impl Iterator<Item = (Deed, Broken)> + '_ {
        Deed::all().filter_map(move |deed| Some((deed, self.check(player, deed).err()?)))
    }

    /// Whether the outcome of an attempt is one that the rules know.
    pub(crate) fn check_outcome(&self, action: Action) -> Result<(), Broken> {
        match action {
            Action::Bring { outcome: Brought::Stood { on }, .. } if on != self.top => {
                Err(Broken::NotBroughtUp(on))
            }
            Action::Lay { outcome: Laid::Rests { on } } => self.check_bearers(on),
            _ => Ok(()),
        }
    }

    fn check_bearers(&self, on: Columns) -> Result<(), Broken> {
        let stray = on.without(self.columns_at(Place::On(self.top)));
        if let Some(column) = stray.iter().next() {
            return Err(Broken::NotBearing(column));
        }
        let needs = self.next_floor().map_or(0, |(_, needs)| needs);
        let count = on.len() as u8;
        match self.phase {
            _ if on.len() >= needs => Ok(()),
            Phase::Building => Err(Broken::NotOnAll(count)),
            _ => Err(Broken::TooFewBear { on: count, needs: needs as u8 }),
        }
    }

    /// Whether a column could be brought up at all: it is in the game, below the top, and neither locked nor the last
    /// neutral one of its storey.
    pub(crate) fn check_lift(&self, column: Column) -> Result<(), Broken> {
        match self.place(column) {
            Place::Gone | Place::Box => return Err(Broken::Gone(column)),
            Place::On(storey) if storey == self.top => return Err(Broken::OnTop(column)),
            Place::On(_) if self.is_locked(column) => return Err(Broken::Locked(column)),
            Place::On(_) => {}
        }
        let same_storey = self.columns_at(self.place(column));
        let neutrals = same_storey.iter().filter(|other| self.is_neutral(*other)).count();
        if self.is_neutral(column) && neutrals == 1 { Err(Broken::LastNeutral(column)) } else { Ok(()) }
    }

    fn check_turn(&self, player: Player) -> Result<(), Broken> {
        if player == self.turn { Ok(()) } else { Err(Broken::NotYourTurn(self.turn)) }
    }

    fn check_building(&self, player: Player, deed: Deed) -> Result<(), Broken> {
        if self.phase != Phase::Building {
            return Err(Broken::VillaStands);
        }
        self.check_turn(player)?;
        match deed {
            Deed::Place(column) if self.place(column) != Place::Box => Err(Broken::AlreadyPlaced(column)),
            _ => Ok(()),
        }
    }

    fn check_first_floor(&self, player: Player) -> Result<(), Broken> {
        self.check_turn(player)?;
        let left = self.columns_at(Place::Box);
        if left.is_empty() { Ok(()) } else { Err(Broken::ColumnsFirst(left.len() as u8)) }
    }

    fn check_dealing(&self, player: Player, deed: Deed) -> Result<(), Broken> {
        match self.phase {
            Phase::Building => return Err(Broken::VillaFirst),
            Phase::Dealing => self.check_turn(player)?,
            _ => return Err(Broken::ColoursDealt),
        }
        // Where everybody throws, two players still choose their second colour (V16).
        let taken = self.owners.iter().flatten().count();
        let is_first_round = taken < usize::from(self.setup.player_count());
        let throws = taken == 0 || is_first_round && self.setup.deals_by() == Dealing::Throw;
        match deed {
            Deed::Throw if !throws => Err(Broken::ChooseColour),
            Deed::Choose(_) if throws => Err(Broken::ThrowForColour),
            Deed::Choose(colour) if self.owner(colour).is_some() => Err(Broken::ColourTaken(colour)),
            _ => Ok(()),
        }
    }

    fn check_bring(&self, player: Player, column: Column) -> Result<(), Broken> {
        match self.phase {
            Phase::Objecting { request, by, .. } if by == player => self.check_proof(request, column),
            Phase::Objecting { by, .. } => Err(Broken::ObjectionRuns(by)),
            Phase::Asked { .. } if player != self.turn => Err(Broken::ObjectFirst),
            Phase::Asked { .. } => Err(Broken::AnswersFirst),
            Phase::Turn { neutral_done, .. } => {
                self.check_turn(player)?;
                self.check_own_or_neutral(player, column, neutral_done)
            }
            Phase::Naming { .. } => self.check_turn(player).and(Err(Broken::NameFirst)),
            _ => self.check_turn(player).and(Err(Broken::LayFirst)),
        }
    }

    fn check_own_or_neutral(&self, player: Player, column: Column, done: bool) -> Result<(), Broken> {
        let is_own = self.owner(column.colour()) == Some(player);
        if !is_own && !self.is_neutral(column) {
            return Err(Broken::NotYours(column));
        }
        self.check_lift(column)?;
        match is_own {
            true if self.is_neutral_due() => Err(Broken::NeutralFirst),
            false if done => Err(Broken::NeutralDone),
            _ => Ok(()),
        }
    }

    fn check_proof(&self, request: Request, column: Column) -> Result<(), Broken> {
        match request {
            Request::Floor if self.owner(column.colour()) != Some(self.turn) => {
                Err(Broken::NotAskers(self.turn))
            }
            Request::SkipNeutral if !self.is_neutral(column) => Err(Broken::NotNeutral(column)),
            _ => self.check_lift(column),
        }
    }

    fn check_ask(&self, player: Player) -> Result<(), Broken> {
        self.check_turn(player)?;
        match self.phase {
            Phase::Turn { neutral_done: false, .. } => Ok(()),
            Phase::Turn { .. }
            | Phase::Asked { request: Request::SkipNeutral, .. }
            | Phase::Objecting { request: Request::SkipNeutral, .. } => Err(Broken::TooLateToAsk),
            _ => Err(Broken::AlreadyAsked),
        }
    }

    fn check_answer(&self, player: Player) -> Result<(), Broken> {
        match self.phase {
            Phase::Asked { .. } if player == self.turn => Err(Broken::OwnRequest),
            Phase::Asked { allowed, .. } if allowed.has(player) => Err(Broken::AlreadyAllowed),
            Phase::Asked { .. } => Ok(()),
            Phase::Objecting { by, .. } => Err(Broken::ObjectionRuns(by)),
            _ => Err(Broken::NothingAsked),
        }
    }

    fn check_name(&self, player: Player, column: Option<Column>) -> Result<(), Broken> {
        let Phase::Naming { of } = self.phase else { return Err(Broken::NothingToName) };
        self.check_turn(player)?;
        let Some(column) = column else { return Ok(()) };
        if self.owner(column.colour()) != Some(of) {
            return Err(Broken::NotObjectors(of));
        }
        if self.place(column) == Place::Gone { Err(Broken::Gone(column)) } else { Ok(()) }
    }

    fn check_lay(&self, player: Player) -> Result<(), Broken> {
        self.check_turn(player)?;
        match self.phase {
            Phase::Laying { .. } => Ok(()),
            _ if self.next_floor().is_none() => Err(Broken::NoFloorLeft),
            Phase::Asked { request: Request::Floor, .. } => Err(Broken::AnswersFirst),
            Phase::Objecting { request: Request::Floor, by, .. } => Err(Broken::ObjectionRuns(by)),
            Phase::Naming { .. } => Err(Broken::NameFirst),
            _ => Err(Broken::AskFirst),
        }
    }

    /// Only a player who stopped with a neutral column may decline to move one of their own; after a success it is due
    /// (V17).
    fn check_end_turn(&self, player: Player) -> Result<(), Broken> {
        self.check_turn(player)?;
        match self.phase {
            Phase::Turn { may_decline: true, .. } => Ok(()),
            Phase::Turn { neutral_done: true, .. } => Err(Broken::OwnDue),
            Phase::Asked { .. } => Err(Broken::AnswersFirst),
            Phase::Objecting { by, .. } => Err(Broken::ObjectionRuns(by)),
            Phase::Naming { .. } => Err(Broken::NameFirst),
            Phase::Laying { .. } => Err(Broken::LayFirst),
            _ => Err(Broken::NoDeclining),
        }
    }
}
