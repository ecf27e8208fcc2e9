//! Bots of Villa Paletti, and the judging of attempts.

use games::{VillaMove, VillaPlay, VillaRound};
use table::{Ahead, Arg, Bots, Claim, Json, Keeper, Paced, Question, Round, Sentence};
use villa::Player;
use villa_engine::Intent;
use villa_site::{HeadStart, Site};
use villa_world::Components;

/// How many chunks of an attempt are judged before others get their turn: three seconds of input.
const PIECE: usize = 6;

pub(crate) struct VillaBots;

impl Bots for VillaBots {
    /// An attempt that was interrupted continues where it was: a builder finds its plan again from the same seed.
    fn plan(&self, question: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced> {
        let intent = || {
            let round = question.round.as_type::<VillaRound>()?;
            let site = Site::resume(*round.game(), round.villa(), Components::built_in()).ok()?;
            let intent = Intent::of(&site, Player::new(question.seat)?, question.level, is_late)?;
            Some(intent.plays(round.attempt()))
        };
        let paced = |play: VillaPlay| Paced {
            by_hand: matches!(play, VillaPlay::Hands { .. }),
            play: Json::of(&play),
        };
        intent().into_iter().flatten().map(paced).collect()
    }
}

pub(crate) struct VillaKeeper;

/// A game and a play as their own types.
fn read<'r>(claim: &Claim<'r>) -> Result<(&'r VillaRound, VillaPlay), Sentence> {
    let wrong = |what: String| games::refusal("not-a-move").with("what", Arg::Text(what));
    let round = claim.round.as_type().ok_or_else(|| wrong("another game".into()))?;
    Ok((round, claim.play.read().map_err(|error| wrong(error.to_string()))?))
}

impl Keeper for VillaKeeper {
    fn keep(
        &self,
        claim: &Claim<'_>,
        ahead: Option<Box<dyn Ahead>>,
        lots: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence> {
        let (round, play) = read(claim)?;
        let start = ahead.and_then(|ahead| {
            let ahead: Box<dyn std::any::Any> = ahead;
            ahead.downcast::<Started>().ok().map(|started| started.0)
        });
        villa_site::keep_from(start, round, claim.seat, &play, lots).map(|kept| Json::of(&kept))
    }

    fn is_slow(&self, play: &Json) -> bool {
        matches!(play.read(), Ok(VillaPlay::Do(moved)) if moved.moves_parts())
    }

    fn differs(&self, claim: &Claim<'_>, kept: &Json) -> Option<String> {
        let (round, VillaPlay::Do(claimed)) = read(claim).ok()? else { return None };
        let VillaPlay::Do(kept) = kept.read().ok()? else { return None };
        let differs = claimed.villa.is_some() && claimed.villa != kept.villa;
        let other = round.attempt().is_some() && claimed.action != kept.action;
        let hash = |moved: &VillaMove| {
            let after = round.game().play(Player::new(claim.seat)?, moved.action).ok()?;
            Some(Site::resume(after, moved.villa.as_ref()?, Components::built_in()).ok()?.hash())
        };
        (differs || other).then(|| {
            format!(
                "claimed {:?} ({:?}), judged {:?} ({:?})",
                claimed.action,
                hash(&claimed),
                kept.action,
                hash(&kept)
            )
        })
    }

    fn is_under_way(&self, round: &dyn Round) -> bool {
        let attempt = round.as_type::<VillaRound>().and_then(VillaRound::attempt);
        attempt.is_some_and(|attempt| !attempt.chunks.is_empty())
    }

    fn ahead(&self, round: &dyn Round) -> Option<Box<dyn Ahead>> {
        Some(Box::new(Started(HeadStart::new(round.as_type()?)?)))
    }
}

struct Started(HeadStart);

impl Ahead for Started {
    fn leads_to(&self, round: &dyn Round) -> bool {
        round.as_type().is_some_and(|round| self.0.leads_to(round))
    }

    fn is_behind(&self, round: &dyn Round) -> bool {
        let attempt = round.as_type::<VillaRound>().and_then(VillaRound::attempt);
        attempt.is_some_and(|attempt| attempt.chunks.len() > self.0.chunks())
    }

    fn go_on(&mut self, round: &dyn Round) -> bool {
        round.as_type().is_some_and(|round| self.0.hear(round, PIECE).is_ok())
    }
}
