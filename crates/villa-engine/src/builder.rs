//! A builder: what it does when it is its turn, or when it is asked.

use fastrand::Rng;
use villa::{Action, Colour, Column, Columns, Dealing, Phase, Place, Player, Request};
use villa_site::Site;
use villa_world::Task;

use crate::column::{Prospect, promising, prospects};
use crate::floor;
use crate::skill::Skill;
use crate::work::Work;

/// What a builder does next.
#[derive(Clone, Debug)]
pub enum Choice {
    /// Has the villa set up at one press, by this lot (V2).
    Arrange(u64),
    /// Says something.
    Say(Action),
    /// Sets to work.
    Work(Work),
}

/// A player of Villa Paletti.
#[derive(Clone, Debug)]
pub struct Builder {
    skill: Skill,
    rng: Rng,
}

/// From this chance on an attempt is tried, and from this one on somebody else's word is doubted.
const DARES: f64 = 0.55;
const DOUBTS: f64 = 0.97;

impl Builder {
    /// A builder of some skill. The same seed decides the same way.
    pub fn new(skill: Skill, seed: u64) -> Builder {
        Builder { skill, rng: Rng::with_seed(seed) }
    }

    /// What the builder does in a player's place; none when nothing is up to that player. `is_late` is asked now and then
    /// whether to come to an end.
    pub fn choose(&mut self, site: &Site, who: Player, is_late: &dyn Fn() -> bool) -> Option<Choice> {
        let game = site.game();
        if !game.to_act().has(who) {
            return None;
        }
        let needs = game.next_floor().map_or(3, |(_, needs)| needs);
        let choice = match game.phase() {
            Phase::Over(_) => return None,
            Phase::Building => Choice::Arrange(self.rng.u64(..)),
            Phase::Dealing => Choice::Say(self.colour(site)),
            Phase::Turn { neutral_done } => self.turn(site, who, neutral_done, is_late),
            Phase::Asked { request, .. } => {
                let doubts = self.proof(site, who, request, is_late).is_some();
                Choice::Say(if doubts { Action::Object } else { Action::Allow })
            }
            Phase::Objecting { request, .. } => {
                let (columns, proof) = (provable(site, request), self.proof(site, who, request, is_late));
                proof.map_or_else(|| give_up(columns), |work| self.do_it(work))
            }
            Phase::Naming { of } => Choice::Say(Action::Name { column: self.named(site, of) }),
            Phase::Laying { .. } => {
                let work = floor::lay(site, needs, &self.skill, &mut self.rng, is_late);
                self.do_it(work)
            }
        };
        Some(choice)
    }

    /// A colour: thrown for, or the first that is free.
    fn colour(&mut self, site: &Site) -> Action {
        let game = site.game();
        let free = || Colour::ALL.into_iter().filter(|colour| game.owner(*colour).is_none());
        let is_first = free().count() == Colour::ALL.len();
        if is_first || game.setup().deals_by() == Dealing::Throw {
            return Action::Throw { colour: Colour::ALL[self.rng.usize(..Colour::ALL.len())] };
        }
        Action::Choose { colour: free().next().unwrap_or(Colour::ALL[0]) }
    }

    fn turn(&mut self, site: &Site, who: Player, neutral_done: bool, is_late: &dyn Fn() -> bool) -> Choice {
        let game = site.game();
        let own = game.movable_of(who);
        if game.is_neutral_due() {
            let neutrals = game.movable_neutrals();
            if let Some(work) = self.best(site, who, neutrals, DARES, is_late) {
                return self.do_it(work);
            }
            // A neutral column is given up for the sake of one's own (V17).
            if self.best(site, who, own, DARES, is_late).is_some() {
                return give_up(neutrals);
            }
            return Choice::Say(Action::Ask);
        }
        match self.best(site, who, own, DARES, is_late) {
            Some(work) => self.do_it(work),
            None if neutral_done => give_up(own),
            None => Choice::Say(Action::Ask),
        }
    }

    /// The most promising work among some columns.
    fn best(
        &mut self,
        site: &Site,
        who: Player,
        columns: Columns,
        least: f64,
        is_late: &dyn Fn() -> bool,
    ) -> Option<Work> {
        let prospects: Vec<Prospect> = prospects(site, who, columns, &self.skill, &mut self.rng);
        promising(site, &prospects, least, &self.skill, &mut self.rng, is_late)
    }

    /// Work that would prove somebody wrong (V7, V18).
    fn proof(
        &mut self,
        site: &Site,
        who: Player,
        request: Request,
        is_late: &dyn Fn() -> bool,
    ) -> Option<Work> {
        // Whoever does not think ahead had better not doubt.
        if self.skill.looks == 0 {
            return None;
        }
        self.best(site, who, provable(site, request), DOUBTS, is_late)
    }

    /// The dearest column of the objector without which the villa stands (V7).
    fn named(&mut self, site: &Site, of: Player) -> Option<Column> {
        let game = site.game();
        let mut columns: Vec<Column> = game.columns_of(of).iter().collect();
        let is_on_top = |column: &Column| game.place(*column) == Place::On(game.top());
        columns.sort_by_key(|column| std::cmp::Reverse((is_on_top(column), column.kind().points())));
        let stands =
            |column: &Column| site.villa().without_column(column.index(), &site.parts().limits).is_ok();
        columns.into_iter().find(stands)
    }

    /// The work, with this builder's hands.
    fn do_it(&mut self, work: Work) -> Choice {
        Choice::Work(work.trembling(&self.skill, &mut self.rng))
    }
}

/// The columns with which somebody can be proved wrong.
fn provable(site: &Site, request: Request) -> Columns {
    let game = site.game();
    match request {
        Request::Floor => game.movable_of(game.turn()),
        Request::SkipNeutral => game.movable_neutrals(),
    }
}

/// Takes hold of the least of some columns and breaks off, where something has to be tried.
fn give_up(columns: Columns) -> Choice {
    let least = columns.iter().min_by_key(|column| column.kind().points());
    match least {
        Some(column) => Choice::Work(Work::none(Task::Column(column.index()))),
        None => Choice::Say(Action::Ask),
    }
}
