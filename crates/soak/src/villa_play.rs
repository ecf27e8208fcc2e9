//! What someone does at a villa: any deed that the rules allow, with hands that go the usual way.

use fastrand::Rng;
use games::{VillaAttempt, VillaPlay, VillaRound};
use villa::{Action, Colour, Deed, Phase, Player};
use villa_site::{CHUNK, Site, write_hands};
use villa_world::{Components, Input, Manner};

use crate::somebody::once_in;

/// The next thing that the player of a seat does.
pub fn villa_play(round: &VillaRound, seat: u8, dice: &mut Rng) -> Option<VillaPlay> {
    if let Some(attempt) = round.attempt() {
        return Some(work(round, attempt, dice));
    }
    let game = round.game();
    let deeds = game.may(Player::new(seat)?);
    let plays: Vec<VillaPlay> = deeds.filter_map(|deed| play(game.phase(), deed)).collect();
    dice.choice(plays)
}

fn play(phase: Phase, deed: Deed) -> Option<VillaPlay> {
    let action = match deed {
        Deed::Bring(column) => return Some(VillaPlay::begin(Some(column))),
        Deed::Lay if phase != Phase::Building => return Some(VillaPlay::begin(None)),
        Deed::Arrange => Action::Arrange,
        // The server throws.
        Deed::Throw => Action::Throw { colour: Colour::Red },
        Deed::Choose(colour) => Action::Choose { colour },
        Deed::Ask => Action::Ask,
        Deed::Allow => Action::Allow,
        Deed::Object => Action::Object,
        Deed::Name(column) => Action::Name { column },
        Deed::EndTurn => Action::EndTurn,
        Deed::Place(_) | Deed::Clear | Deed::Lay | Deed::GiveUp => return None,
    };
    Some(VillaPlay::action(action))
}

/// What the hands do next, or the word that they are done; now and then in the middle.
fn work(round: &VillaRound, attempt: &VillaAttempt, dice: &mut Rng) -> VillaPlay {
    let left: Vec<Input> = way(round, attempt).into_iter().skip(attempt.ticks as usize).take(CHUNK).collect();
    if left.is_empty() || once_in(60, dice) {
        return VillaPlay::action(attempt.broken_off());
    }
    VillaPlay::Hands { from: attempt.ticks, ticks: left.len() as u32, inputs: write_hands(&left) }
}

/// All input of an attempt, computed from the log each time.
fn way(round: &VillaRound, attempt: &VillaAttempt) -> Vec<Input> {
    let parts = Components::built_in();
    let Ok(site) = Site::resume(*round.game(), round.villa(), parts) else { return Vec::new() };
    let plan = site.villa().plan();
    match attempt.column {
        Some(column) => plan.bring_up(parts, column.index(), &Manner::default()).unwrap_or_default(),
        None => plan.lay(parts, [0.0, 0.0], 0.0),
    }
}
