//! What follows from what someone did.

use crate::action::{Action, Brought, Laid};
use crate::broken::Refused;
use crate::colour::Colour;
use crate::column::{COLUMNS, Column, Place};
use crate::end::{Cause, End};
use crate::game::Game;
use crate::phase::{Phase, Request};
use crate::player::{Player, Players};
use crate::storey::Storey;

impl Game {
    /// The game after someone did something, or the action handed back with the rule that it breaks.
    pub fn play(&self, by: Player, action: Action) -> Result<Game, Refused> {
        let checked = self.check(by, action.deed()).and_then(|()| self.check_outcome(action));
        checked.map_err(|broken| Refused { by, action, broken })?;
        let mut next = *self;
        match action {
            Action::Place { column } => next.placed(column),
            Action::Arrange => next.built(),
            Action::Clear => next.places = [Place::Box; COLUMNS],
            Action::Throw { colour } => next.threw(colour),
            Action::Choose { colour } => next.took(colour),
            Action::Bring { column, outcome } => next.brought(by, column, outcome),
            Action::Ask => next.asked(),
            Action::Allow => next.allowed(by),
            Action::Object => next.objected(by),
            Action::Name { column } => next.named(column),
            Action::Lay { outcome } => next.laid(outcome),
            // The attempt with the neutral column has shown that someone still tries: V13 does not count this.
            Action::EndTurn => next.end_turn(),
            Action::GiveUp => next.withdrew(by),
        }
        Ok(next)
    }

    fn placed(&mut self, column: Column) {
        self.places[column.index()] = Place::On(Storey::Base);
        self.turn = self.from(self.setup.after(self.turn));
    }

    /// The villa stands with its blue floor: colours are dealt from the first player on (V2, V3).
    fn built(&mut self) {
        self.places = [Place::On(Storey::Base); COLUMNS];
        self.top = Storey::Blue;
        self.phase = Phase::Dealing;
        self.turn = self.first;
        self.deal_on();
    }

    /// A taken colour is thrown for again (V3).
    fn threw(&mut self, colour: Colour) {
        if self.owner(colour).is_none() {
            self.took(colour);
        }
    }

    fn took(&mut self, colour: Colour) {
        self.owners[colour.index()] = Some(self.turn);
        self.turn = self.setup.after(self.turn);
        self.deal_on();
    }

    /// Goes on dealing. Someone who has given up before gets any colour, so that the others have theirs as usual (V19).
    pub(crate) fn deal_on(&mut self) {
        while !self.is_dealt() {
            let Some(free) = self.owners.iter_mut().find(|owner| owner.is_none()) else { break };
            if !self.out.has(self.turn) {
                return;
            }
            *free = Some(self.turn);
            self.turn = self.setup.after(self.turn);
        }
        // The last colour went to someone who sits before the first, and that player starts (V3).
        let last = self.setup.players().find(|player| self.setup.after(*player) == self.first);
        self.begin_turn(last.unwrap_or(self.first));
    }

    fn brought(&mut self, by: Player, column: Column, outcome: Brought) {
        self.stuck = Players::NONE;
        let stands = match outcome {
            Brought::Collapse => return self.over(Cause::Collapse { by }),
            Brought::Stood { .. } => true,
            Brought::BrokenOff | Brought::Foul => false,
        };
        if !stands {
            self.locked.insert(column);
        }
        match self.phase {
            // The table takes the proof out again (V7).
            Phase::Objecting { request: Request::Floor, .. } if stands => {
                self.places[column.index()] = Place::Gone;
                self.end_turn();
            }
            Phase::Objecting { request: Request::Floor, .. } => self.objection_failed(by),
            Phase::Objecting { .. } if stands => {
                self.places[column.index()] = Place::On(self.top);
                self.end_turn();
            }
            Phase::Objecting { .. } => self.own_column(true),
            _ => self.brought_in_turn(column, stands),
        }
    }

    fn brought_in_turn(&mut self, column: Column, stands: bool) {
        if stands {
            self.places[column.index()] = Place::On(self.top);
        }
        match (self.is_neutral(column), stands) {
            (true, true) => self.own_column(false),
            (true, false) => self.neutral_failed(),
            (false, true) => {
                self.contest();
                self.end_turn();
            }
            (false, false) => self.end_turn(),
        }
    }

    /// The player has stood a column of their own: perhaps the stone is theirs now (V10). On a new floor the holder has
    /// no points, so that the first column on it has more and takes the stone (V11).
    fn contest(&mut self) {
        if self.top < Storey::Green {
            return;
        }
        let holder = self.stone.holder().map_or(0, |holder| self.points(holder));
        if self.points(self.turn) > holder {
            self.stone.give(self.turn);
        }
    }

    /// The part of the turn with a neutral column is over; who has no column of their own to move is done (V17).
    /// Where the neutral column did not come up, the player may also decline to move one (V18).
    fn own_column(&mut self, may_decline: bool) {
        self.phase = Phase::Turn { neutral_done: true, may_decline };
        if self.movable_of(self.turn).is_empty() {
            self.end_turn();
        }
    }

    /// The opponents may doubt that no neutral column can be brought up, where that can still be proved (V18).
    fn neutral_failed(&mut self) {
        self.own_column(true);
        let goes_on = matches!(self.phase, Phase::Turn { neutral_done: true, .. });
        if goes_on && !self.movable_neutrals().is_empty() {
            self.phase = Phase::Asked { request: Request::SkipNeutral, allowed: Players::NONE };
        }
    }

    /// Where there is nothing to prove it with, nobody can object (V6, V7).
    fn asked(&mut self) {
        if self.movable_of(self.turn).is_empty() {
            self.floor_due(false);
        } else {
            self.phase = Phase::Asked { request: Request::Floor, allowed: Players::NONE };
        }
    }

    fn allowed(&mut self, by: Player) {
        if let Phase::Asked { allowed, .. } = &mut self.phase {
            allowed.insert(by);
        }
        self.count_answers();
    }

    /// What was asked for is granted once every opponent has allowed it.
    pub(crate) fn count_answers(&mut self) {
        let Phase::Asked { request, allowed } = self.phase else { return };
        if self.opponents().without(allowed).is_empty() {
            match request {
                Request::Floor => self.floor_due(false),
                Request::SkipNeutral => self.own_column(true),
            }
        }
    }

    fn objected(&mut self, by: Player) {
        if let Phase::Asked { request, allowed } = self.phase {
            self.phase = Phase::Objecting { request, allowed, by };
        }
    }

    fn objection_failed(&mut self, by: Player) {
        if self.columns_of(by).is_empty() {
            self.floor_due(true);
        } else {
            self.phase = Phase::Naming { of: by };
        }
    }

    fn named(&mut self, column: Option<Column>) {
        if let Some(column) = column {
            let before = self.stone.holder().map(|holder| self.points(holder));
            self.places[column.index()] = Place::Gone;
            let after = self.stone.holder().map(|holder| self.points(holder));
            if after < before {
                self.pass_stone(after.unwrap_or(0));
            }
        }
        self.floor_due(true);
    }

    /// The holder has lost points: the stone goes to the highest player above, among equals to the one whose turn comes
    /// first (V7).
    fn pass_stone(&mut self, points: u8) {
        let mut player = self.turn;
        let mut best = points;
        let mut heir = None;
        for _ in self.setup.players() {
            player = self.setup.after(player);
            if !self.out.has(player) && self.points(player) > best {
                best = self.points(player);
                heir = Some(player);
            }
        }
        if let Some(heir) = heir {
            self.stone.give(heir);
        }
    }

    /// The floor that was asked for is laid, if there is one that could be (V6, V13).
    pub(crate) fn floor_due(&mut self, opposed: bool) {
        if self.can_lay() {
            self.phase = Phase::Laying { opposed };
        } else {
            self.not_laid(opposed);
        }
    }

    fn laid(&mut self, outcome: Laid) {
        match (outcome, self.phase) {
            (Laid::Rests { .. }, Phase::Building) => self.built(),
            (Laid::Rests { .. }, _) => {
                self.top = self.top.next().unwrap_or(self.top);
                self.stuck = Players::NONE;
                self.end_turn();
            }
            (Laid::NotLayable, Phase::Laying { opposed }) => self.not_laid(opposed),
            // The blue floor is tried again, or the villa built again (V2).
            (Laid::NotLayable, _) => {}
            (Laid::Collapse, Phase::Building) => self.places = [Place::Box; COLUMNS],
            (Laid::Collapse, _) => self.over(Cause::Collapse { by: self.turn }),
        }
    }

    /// The turn passes without a column and without a floor; when that has gone round, the game is over (V13).
    fn not_laid(&mut self, opposed: bool) {
        if !opposed {
            self.stuck.insert(self.turn);
        }
        if self.staying().without(self.stuck).is_empty() {
            self.over(Cause::Stuck);
        } else {
            self.end_turn();
        }
    }

    pub(crate) fn end_turn(&mut self) {
        self.begin_turn(self.setup.after(self.turn));
    }

    fn begin_turn(&mut self, player: Player) {
        self.turn = self.from(player);
        self.phase = Phase::Turn { neutral_done: false, may_decline: false };
    }

    /// The player, or the first after them who has not given up.
    pub(crate) fn from(&self, player: Player) -> Player {
        let mut player = player;
        for _ in self.setup.players().filter(|_| !self.staying().is_empty()) {
            if self.out.has(player) {
                player = self.setup.after(player);
            }
        }
        player
    }

    /// The holder of the stone wins, or else the one before; neither if they made the villa collapse or gave up (V13).
    pub(crate) fn over(&mut self, cause: Cause) {
        let can_win = |player: &Player| !self.out.has(*player) && cause != (Cause::Collapse { by: *player });
        let winner = match cause {
            Cause::Alone => self.staying().iter().next(),
            _ => [self.stone.holder(), self.stone.previous()].into_iter().flatten().find(can_win),
        };
        self.phase = Phase::Over(End { cause, winner });
    }
}
