//! A builder: how a bot decides on its turn, or when it is asked.

use fastrand::Rng;
use villa::{Action, Colour, Column, Columns, Deed, Phase, Place, Player, Request};
use villa_site::Site;
use villa_world::Task;

use crate::column::promising;
use crate::floor;
use crate::prospect::{Prospect, prospects};
use crate::skill::{MAX_LEVEL, Skill};
use crate::work::Work;

/// What a builder does next.
#[derive(Clone, Debug)]
pub enum Choice {
    /// Has the villa set up at random, from this seed (V2).
    Arrange(u64),
    /// Says something.
    Say(Action),
    /// Starts an attempt.
    Work(Work),
}

/// A player of Villa Paletti.
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    skill: Skill,
    seed: u64,
}

/// From this chance on the builder objects.
const DOUBTS: f64 = 0.97;

/// What a careful builder would do: a column, and where it would stand.
#[derive(Clone, Debug)]
pub struct Hint {
    /// Which column.
    pub column: Column,
    /// Where on the top floor, in metres.
    pub at: villa_world::Point,
    /// The smallest margin on the way and afterwards, in metres.
    pub margin: f64,
    /// How the hands would do it.
    pub work: Work,
}

impl Builder {
    /// A builder of some skill. The same seed decides the same way about the same villa: who objects finds the proof
    /// again that it had in mind.
    pub fn new(skill: Skill, seed: u64) -> Builder {
        Builder { skill, seed }
    }

    fn rng(&self, site: &Site) -> Rng {
        Rng::with_seed(site.hash() ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// What the builder does in a player's place; none when nothing is up to that player. `is_late` is asked now and then
    /// whether to end.
    pub fn choose(&self, site: &Site, who: Player, is_late: &dyn Fn() -> bool) -> Option<Choice> {
        let game = site.game();
        if !game.to_act().has(who) {
            return None;
        }
        let rng = &mut self.rng(site);
        let needs = game.next_floor().map_or(3, |(_, needs)| needs);
        let choice = match game.phase() {
            Phase::Over(_) => return None,
            Phase::Building => Choice::Arrange(rng.u64(..)),
            Phase::Dealing => Choice::Say(colour(site, rng)),
            Phase::Turn { neutral_done, .. } => self.turn(site, who, neutral_done, rng, is_late),
            Phase::Asked { request, .. } => {
                let doubts = self.proof(site, who, request, rng, is_late).is_some();
                Choice::Say(if doubts { Action::Object } else { Action::Allow })
            }
            Phase::Objecting { request, .. } => {
                let proof = self.proof(site, who, request, rng, is_late);
                proof.map_or_else(|| give_up(provable(site, request)), |work| self.do_it(work, rng))
            }
            Phase::Naming { of } => Choice::Say(Action::Name { column: named(site, of) }),
            Phase::Laying { .. } => {
                let work = floor::lay(site, needs, &self.skill, rng, is_late);
                self.do_it(work, rng)
            }
        };
        Some(choice)
    }

    /// What a builder of the highest level would do in a player's place, if there is a column that it would bring up.
    pub fn hint(site: &Site, who: Player, seed: u64, is_late: &dyn Fn() -> bool) -> Option<Hint> {
        let builder = Builder::new(Skill::level(MAX_LEVEL), seed);
        let game = site.game();
        let columns = match game.phase() {
            Phase::Turn { .. } if game.turn() != who => return None,
            Phase::Turn { .. } if game.is_neutral_due() => game.movable_neutrals(),
            Phase::Turn { .. } => game.movable_of(who),
            Phase::Objecting { request, by, .. } if by == who => provable(site, request),
            _ => return None,
        };
        let (prospect, work) =
            builder.best(site, who, columns, builder.skill.dares, &mut builder.rng(site), is_late)?;
        Some(Hint { column: prospect.column, at: prospect.at, margin: prospect.margin, work })
    }

    fn turn(
        &self,
        site: &Site,
        who: Player,
        neutral_done: bool,
        rng: &mut Rng,
        is_late: &dyn Fn() -> bool,
    ) -> Choice {
        let game = site.game();
        let (own, dares) = (game.movable_of(who), self.skill.dares);
        if game.is_neutral_due() {
            let neutrals = game.movable_neutrals();
            if let Some((_, work)) = self.best(site, who, neutrals, dares, rng, is_late) {
                return self.do_it(work, rng);
            }
            // A neutral column is given up for the sake of one's own (V17).
            if self.best(site, who, own, dares, rng, is_late).is_some() {
                return give_up(neutrals);
            }
            return Choice::Say(Action::Ask);
        }
        match self.best(site, who, own, dares, rng, is_late) {
            Some((_, work)) => self.do_it(work, rng),
            // Nothing has to be locked for it (V18).
            None if game.check(who, Deed::EndTurn).is_ok() => Choice::Say(Action::EndTurn),
            None if neutral_done => give_up(own),
            None => Choice::Say(Action::Ask),
        }
    }

    /// The most promising work among some columns.
    fn best(
        &self,
        site: &Site,
        who: Player,
        columns: Columns,
        least: f64,
        rng: &mut Rng,
        is_late: &dyn Fn() -> bool,
    ) -> Option<(Prospect, Work)> {
        let prospects: Vec<Prospect> = prospects(site, who, columns, &self.skill, rng);
        promising(site, &prospects, least, &self.skill, rng, is_late)
    }

    /// Work that would prove someone wrong (V7, V18).
    fn proof(
        &self,
        site: &Site,
        who: Player,
        request: Request,
        rng: &mut Rng,
        is_late: &dyn Fn() -> bool,
    ) -> Option<Work> {
        // A builder that does not search ahead does not object.
        if self.skill.looks == 0 {
            return None;
        }
        self.best(site, who, provable(site, request), DOUBTS, rng, is_late).map(|(_, work)| work)
    }

    /// The work, with this builder's hands.
    fn do_it(&self, work: Work, rng: &mut Rng) -> Choice {
        Choice::Work(work.trembling(&self.skill, rng))
    }
}

/// A colour: thrown for, where that is due, or the first that is free.
fn colour(site: &Site, rng: &mut Rng) -> Action {
    let game = site.game();
    let is_open = |deed| game.check(game.turn(), deed).is_ok();
    let free = Colour::ALL.into_iter().find(|colour| is_open(Deed::Choose(*colour)));
    match free {
        Some(colour) => Action::Choose { colour },
        // One that is taken would be thrown for again (V3).
        None => {
            let free = || Colour::ALL.into_iter().filter(|colour| game.owner(*colour).is_none());
            let colour = free().nth(rng.usize(..free().count().max(1))).unwrap_or(Colour::ALL[0]);
            Action::Throw { colour }
        }
    }
}

/// The dearest column of the objector without which the villa stands (V7).
fn named(site: &Site, of: Player) -> Option<Column> {
    let game = site.game();
    let mut columns: Vec<Column> = game.columns_of(of).iter().collect();
    let is_on_top = |column: &Column| game.place(*column) == Place::On(game.top());
    columns.sort_by_key(|column| std::cmp::Reverse((is_on_top(column), column.kind().points())));
    columns.into_iter().find(|column| site.stands_without(*column))
}

/// The columns with which someone can be proved wrong.
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
