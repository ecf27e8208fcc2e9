//! The keeper of a log: whoever appends to it says how things went. At a house that is the server, at one screen the page.

use table::{BrokenRule, Entry, Play, Rejection, Spot, Table, VillaMove, VillaPlay, VillaRound};
use villa::{Action, Broken, Colour, Deed, Phase, Player};
use villa_world::{Components, SetupFault};

use crate::head_start::HeadStart;
use crate::not_done::NotDone;
use crate::site::Site;
use crate::text::read_hands;

/// Lots of which nothing comes in a row, until it is given up.
const LOTS: usize = 30;

/// What is written into the log for something that a seat does: with the throw of the stone, the outcome of the attempt
/// and the villa afterwards, whatever the sender took them for. Lots come from `lot`. An attempt is simulated from its
/// beginning, which takes some seconds for every minute of hands at work.
pub fn keep(
    round: &VillaRound,
    seat: u8,
    play: &VillaPlay,
    lot: &mut dyn FnMut() -> u64,
) -> Result<VillaPlay, Rejection> {
    keep_from(None, round, seat, play, lot)
}

/// The same, to the bit, with an attempt simulated from a head start on, where that is one of this very attempt.
pub fn keep_from(
    start: Option<HeadStart>,
    round: &VillaRound,
    seat: u8,
    play: &VillaPlay,
    lot: &mut dyn FnMut() -> u64,
) -> Result<VillaPlay, Rejection> {
    match play {
        VillaPlay::Begin { .. } => Ok(play.clone()),
        VillaPlay::Hands { ticks, inputs, .. } => match read_hands(inputs) {
            Ok(hands) if hands.len() as u64 == u64::from(*ticks) => Ok(play.clone()),
            _ => Err(Rejection::BadHands),
        },
        VillaPlay::Do(moved) => {
            let by = Player::new(seat).ok_or(Rejection::NoSuchSeat(seat))?;
            let at = if moved.at.is_some() && is_set_up(round, moved) { moved.at } else { None };
            let (action, villa) = match moved.action {
                // Old logs may hold such a throw (`VillaRound::after`), new ones do not.
                Action::Throw { .. } if is_chosen(round, by) => {
                    return Err(BrokenRule::rejection(Broken::ChooseColour));
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

/// Whether an entry says what became of an attempt.
pub fn ends_attempt(entry: &Entry) -> bool {
    let table::Action::Play { play: Play::Villa(VillaPlay::Do(moved)), .. } = &entry.action else {
        return false;
    };
    matches!(moved.action, Action::Bring { .. } | Action::Lay { .. }) && moved.at.is_none()
}

/// Whether an attempt ended as an entry says: it is judged again from what the hands did, and leads to the same villa, to
/// the bit. `before` is the table without that entry.
pub fn is_right(before: &Table, entry: &Entry) -> bool {
    let (Some(round), table::Action::Play { seat, play: Play::Villa(play), .. }) =
        (before.villa(), &entry.action)
    else {
        return false;
    };
    keep(round, *seat, play, &mut || 0).is_ok_and(|kept| kept == *play)
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

/// What comes of something that changes the villa.
fn moved_on(
    start: Option<HeadStart>,
    round: &VillaRound,
    by: Player,
    moved: &VillaMove,
    lot: &mut dyn FnMut() -> u64,
) -> Result<(Action, Site), Rejection> {
    let resumed = Site::resume(*round.game(), round.villa(), Components::built_in());
    let mut site = resumed.map_err(|error| Rejection::NotAMove(error.to_string()))?;
    let spot = || moved.at.map(metres).ok_or(Rejection::NotAMove("at".into()));
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
            let attempt = attempt.ok_or(Rejection::NoAttempt)?;
            match start.filter(|start| start.leads_to(round)) {
                Some(start) => start.go_on(attempt).map_err(NotDone::from).and_then(|t| site.finish(by, t)),
                None => site.judge(by, column, attempt.chunks.iter().map(AsRef::as_ref)),
            }
        }
        action => site.say(by, action),
    };
    Ok((done.map_err(rejection)?, site))
}

/// A spot in metres and radians.
fn metres(spot: Spot) -> ([f64; 2], f64) {
    let [x, y, turn] = [spot.x, spot.y, spot.turn].map(f64::from);
    ([x / 20_000.0, y / 20_000.0], (turn / 100.0).to_radians())
}

fn rejection(why: NotDone) -> Rejection {
    match why {
        NotDone::Broken(broken) => BrokenRule::rejection(broken),
        NotDone::Needed(column) => Rejection::Needed(column),
        NotDone::Setup(SetupFault::OnTheRim(_)) => Rejection::OnTheRim,
        NotDone::Setup(SetupFault::Overlap(..)) => Rejection::InTheWay,
        NotDone::Setup(SetupFault::SticksOut(_)) => Rejection::SticksOut,
        NotDone::Setup(SetupFault::NotBorne(_)) => Rejection::NotBorne,
        NotDone::NotHands(_) => Rejection::BadHands,
        NotDone::NotByHand | NotDone::CannotTry(_) => Rejection::NoAttempt,
        other => Rejection::NotAMove(other.to_string()),
    }
}
