//! What someone at a table wants to do, going by nothing but their own fold of the log.

use fastrand::Rng;
use games::{CallistoRound, CallistoTable, VillaTable};
use table::{Action, Guest, Holder, Motion, Phase, Table, Tagged};

use crate::plan::Plan;
use crate::villa_play::villa_play;

/// Someone at a table.
#[derive(Clone, Debug)]
pub struct Somebody {
    /// Who.
    pub guest: Guest,
    /// The seat that they want; none for a watcher.
    pub seat: Option<u8>,
    /// Whether they made the table.
    pub is_host: bool,
}

impl Somebody {
    /// What they want to do now, if anything. Mostly the next move, now and then something else that people do.
    pub fn next_action(&self, table: &Table, plan: &Plan, dice: &mut Rng) -> Option<Action> {
        if table.name(self.guest).is_none() {
            return Some(Action::Join { name: format!("Guest {}", self.seat.map_or(9, |seat| seat + 1)) });
        }
        let Some(seat) = self.seat else { return once_in(60, dice).then(|| chat(dice)) };
        if table.motion().is_some_and(|motion| motion.waiting.contains(&self.guest)) {
            return Some(Action::Answer { yes: !once_in(4, dice) });
        }
        match table.phase() {
            Phase::Gathering => self.gather(table, plan, seat),
            Phase::Between => Some(Action::Start { lot: 0 }),
            Phase::Adjourned if table.motion().is_none() => propose(Motion::Resume),
            Phase::Playing => self.play(table, seat, dice),
            Phase::Adjourned | Phase::Finished => None,
        }
    }

    fn gather(&self, table: &Table, plan: &Plan, seat: u8) -> Option<Action> {
        let open = |seat: u8| table.seats()[usize::from(seat)].holder == Holder::Open;
        if open(seat) {
            return Some(Action::Sit { seat });
        }
        let bot = (plan.people()..plan.seats).find(|seat| open(*seat));
        match (self.is_host, bot) {
            (true, Some(seat)) => Some(Action::SeatBot { seat, level: 1 }),
            (true, None) if !(0..plan.seats).any(open) => Some(Action::Start { lot: 0 }),
            _ => None,
        }
    }

    fn play(&self, table: &Table, seat: u8, dice: &mut Rng) -> Option<Action> {
        if table.seats()[usize::from(seat)].person() != Some(self.guest) {
            // The others gave it to a bot.
            return once_in(40, dice).then(|| chat(dice));
        }
        let given_up = table.given_up();
        if !given_up.contains(&seat) && table.motion().is_none() {
            let lonely = given_up.iter().find(|seat| can_be_taken_over(table, **seat));
            match lonely {
                Some(seat) if once_in(4, dice) => return propose(Motion::BotFor { seat: *seat, level: 1 }),
                _ => {}
            }
        }
        if !table.seats_to_act().contains(&seat) {
            return once_in(40, dice).then(|| chat(dice));
        }
        let turn = table.turn();
        if table.motion().is_none() && turn > 2 && once_in(60, dice) {
            return propose(Motion::Undo { keep: turn - dice.u32(1..=2) });
        }
        if table.motion().is_none() && once_in(150, dice) {
            return propose(Motion::Adjourn);
        }
        if once_in(300, dice) {
            return Some(Action::Resign { seat });
        }
        let play = match (table.round(), table.villa()) {
            (Some(round), _) => {
                let legal = round.position().legal();
                let mv = legal.nth(dice.usize(..legal.len().max(1)))?;
                CallistoRound::tagged(&table.rules().cell_list(mv))
            }
            (_, Some(round)) => Tagged::from(&villa_play(round, seat, dice)?),
            (None, None) => return None,
        };
        Some(Action::Play { seat, turn, play })
    }
}

fn can_be_taken_over(table: &Table, seat: u8) -> bool {
    table.game().is_some_and(|round| round.can_return(seat))
}

/// Something to say.
pub fn chat(dice: &mut Rng) -> Action {
    Action::Chat { text: format!("hello {}", dice.u32(..)) }
}

fn propose(motion: Motion) -> Option<Action> {
    Some(Action::Propose { motion })
}

/// True once in this many times.
pub fn once_in(times: u32, dice: &mut Rng) -> bool {
    dice.u32(..times) == 0
}
