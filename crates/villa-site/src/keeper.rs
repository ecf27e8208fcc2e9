//! The keeper of a log decides the results. Online that is the server, on one device the page.

use games::{
    NO_ATTEMPT, Spot, VillaAttempt, VillaMove, VillaPlay, VillaRound, VillaTable, WORLD, refusal, sentences,
};
use table::{Arg, Entry, Sentence, Table};
use villa::{Action, Broken, Colour, Deed, Phase, Player};
use villa_world::{Components, SetupFault};

use crate::head_start::HeadStart;
use crate::not_done::NotDone;
use crate::site::Site;
use crate::text::read_chunk;

/// After this many failed random set-ups in a row it gives up.
const LOTS: usize = 30;

/// What is written into the log for something that a seat does: with the throw of the stone, the outcome of the attempt
/// and the villa afterwards, whatever the sender took them for. Lots come from `lot`. An attempt is simulated from its
/// beginning, which takes some seconds for every minute of an attempt in progress.
pub fn keep(
    round: &VillaRound,
    seat: u8,
    play: &VillaPlay,
    lot: &mut dyn FnMut() -> u64,
) -> Result<VillaPlay, Sentence> {
    keep_from(None, round, seat, play, lot)
}

/// The same, to the bit, with an attempt simulated from a head start on, where that is one of this very attempt.
pub fn keep_from(
    start: Option<HeadStart>,
    round: &VillaRound,
    seat: u8,
    play: &VillaPlay,
    lot: &mut dyn FnMut() -> u64,
) -> Result<VillaPlay, Sentence> {
    match play {
        VillaPlay::Begin { world: Some(world), .. } if *world != WORLD => Err(refusal("other-world")),
        VillaPlay::Begin { column, .. } => Ok(VillaPlay::begin(*column)),
        VillaPlay::Lapse if is_outdated(round) => Ok(VillaPlay::Lapse),
        VillaPlay::Lapse => Err(Sentence::new(NO_ATTEMPT)),
        // Nobody judges it any more. The keeper lets it lapse when it next looks at the table.
        VillaPlay::Hands { .. } if is_outdated(round) => Err(refusal("other-world")),
        VillaPlay::Hands { ticks, inputs, .. } => match read_chunk(inputs) {
            Ok(hands) if hands.len() as u64 == u64::from(*ticks) => Ok(play.clone()),
            _ => Err(refusal("bad-hands")),
        },
        VillaPlay::Do(moved) => {
            let by = Player::new(seat)
                .ok_or_else(|| refusal("no-such-seat").with("number", Arg::Number(i64::from(seat) + 1)))?;
            let at = if moved.at.is_some() && is_set_up(round, moved) { moved.at } else { None };
            let (action, villa) = match moved.action {
                // Old logs may hold such a throw (`VillaRound::after`), new ones do not.
                Action::Throw { .. } if is_chosen(round, by) => {
                    return Err(sentences::broken(&Broken::ChooseColour));
                }
                Action::Throw { .. } => (Action::Throw { colour: thrown(lot()) }, None),
                action if !moved.moves_parts() => (action, None),
                _ => {
                    let (action, site) = moved_on(start, round, by, moved, lot)?;
                    (action, Some(site.text()))
                }
            };
            Ok(VillaPlay::Do(VillaMove { action, at, villa }))
        }
    }
}

/// Whether an entry holds the result of an attempt.
pub fn ends_attempt(entry: &Entry) -> bool {
    let table::Action::Play { play, .. } = &entry.action else { return false };
    let Some(VillaPlay::Do(moved)) = VillaPlay::of(play) else { return false };
    matches!(moved.action, Action::Bring { .. } | Action::Lay { .. }) && moved.at.is_none()
}

/// Whether the attempt at a table can be judged again: it was made in the current version of the world.
pub fn can_judge(before: &Table) -> bool {
    before.villa().and_then(VillaRound::attempt).is_some_and(|attempt| !attempt.is_outdated())
}

/// Whether an attempt ended as an entry says: it is judged again from what the hands did, and leads to the same villa, to
/// the bit. `before` is the table without that entry.
pub fn is_right(before: &Table, entry: &Entry) -> bool {
    let (Some(round), table::Action::Play { seat, play, .. }) = (before.villa(), &entry.action) else {
        return false;
    };
    VillaPlay::of(play)
        .is_some_and(|play| keep(round, *seat, &play, &mut || 0).is_ok_and(|kept| kept == play))
}

fn is_outdated(round: &VillaRound) -> bool {
    round.attempt().is_some_and(VillaAttempt::is_outdated)
}

fn thrown(lot: u64) -> Colour {
    Colour::ALL[(lot % Colour::ALL.len() as u64) as usize]
}

/// Whether the player has to choose a colour and may not throw for it (V3, V16).
fn is_chosen(round: &VillaRound, by: Player) -> bool {
    round.game().check(by, Deed::Throw) == Err(Broken::ChooseColour)
}

fn is_set_up(round: &VillaRound, moved: &VillaMove) -> bool {
    let places = matches!(moved.action, Action::Place { .. } | Action::Lay { .. });
    places && round.game().phase() == Phase::Building
}

/// The result of a play that changes the villa.
fn moved_on(
    start: Option<HeadStart>,
    round: &VillaRound,
    by: Player,
    moved: &VillaMove,
    lot: &mut dyn FnMut() -> u64,
) -> Result<(Action, Site), Sentence> {
    let resumed = Site::resume(*round.game(), round.villa(), Components::built_in());
    let mut site = resumed.map_err(|error| not_a_move(error.to_string()))?;
    let spot = || moved.at.map(metres).ok_or_else(|| not_a_move("at".into()));
    let done = match moved.action {
        Action::Arrange => {
            let mut arranged = Err(NotDone::NoVilla);
            for _ in 0..LOTS {
                arranged = site.arrange(by, lot());
                if arranged != Err(NotDone::NoVilla) {
                    break;
                }
            }
            arranged
        }
        Action::Place { column } => {
            let (at, yaw) = spot()?;
            site.place(by, column, at, yaw)
        }
        Action::Lay { .. } if round.game().phase() == Phase::Building => {
            let (at, yaw) = spot()?;
            site.set_up(by, at, yaw)
        }
        Action::Bring { .. } | Action::Lay { .. } => {
            let column = if let Action::Bring { column, .. } = moved.action { Some(column) } else { None };
            let attempt = round.attempt().filter(|attempt| (attempt.by, attempt.column) == (by, column));
            let attempt = attempt.ok_or_else(|| Sentence::new(NO_ATTEMPT))?;
            if attempt.is_outdated() {
                return Err(refusal("other-world"));
            }
            match start.filter(|start| start.leads_to(round)) {
                Some(start) => start.go_on(attempt).map_err(NotDone::from).and_then(|t| site.finish(by, t)),
                None => site.judge(by, column, attempt.chunks.iter().map(AsRef::as_ref)),
            }
        }
        action => site.say(by, action),
    };
    Ok((done.map_err(why_not)?, site))
}

/// A spot in metres and radians.
fn metres(spot: Spot) -> ([f64; 2], f64) {
    let [x, y, turn] = [spot.x, spot.y, spot.turn].map(f64::from);
    ([x / 20_000.0, y / 20_000.0], (turn / 100.0).to_radians())
}

fn not_a_move(what: String) -> Sentence {
    refusal("not-a-move").with("what", Arg::Text(what))
}

fn why_not(why: NotDone) -> Sentence {
    match why {
        NotDone::Broken(broken) => sentences::broken(&broken),
        NotDone::Needed(_) => refusal("needed"),
        NotDone::Setup(SetupFault::OnTheRim(_)) => refusal("on-the-rim"),
        NotDone::Setup(SetupFault::Overlap(..)) => refusal("in-the-way"),
        NotDone::Setup(SetupFault::SticksOut(_)) => refusal("sticks-out"),
        NotDone::Setup(SetupFault::NotBorne(_)) => refusal("not-borne"),
        NotDone::NotHands(_) => refusal("bad-hands"),
        NotDone::NotByHand | NotDone::CannotTry(_) => Sentence::new(NO_ATTEMPT),
        other => not_a_move(other.to_string()),
    }
}
