//! `loggia villa match`.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use villa::{Action, Brought, Cause, End, Laid, Player, Setup};
use villa_engine::{Builder, Choice, MAX_LEVEL, Skill};
use villa_site::Site;

use super::Parts;
use crate::contest::wilson;
use crate::fault::Fault;

/// Builders against each other: whole games, and how they went
///
/// Every game has a villa of its own. Seats are rotated from game to game, so that over as many games as there are players
/// each level has had every seat. Games that nobody won are counted by themselves.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa match --levels 3,7 --games 10
  loggia villa match --levels 9,5,1 --games 30 --think-ms 500 --expert")]
pub struct Args {
    /// The levels of two to four builders, 1 to 9
    #[arg(long, value_name = "N,N", value_delimiter = ',', required = true,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_LEVEL)))]
    levels: Vec<u8>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10)]
    games: u64,
    /// After so many milliseconds a builder comes to an end with thinking
    #[arg(long, value_name = "T", default_value_t = 2000)]
    think_ms: u64,
    /// From the orange floor on one column will do (V8)
    #[arg(long)]
    expert: bool,
    /// Decides the villas and everything else that is random
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    parts: Parts,
}

/// What a level came to.
#[derive(Default)]
struct Tally {
    won: u64,
    stood: u64,
    broken_off: u64,
    fouls: u64,
    collapses: u64,
    objections: u64,
    proved: u64,
}

/// How often a game goes on before something is wrong with it.
const LONG: u32 = 2_000;

/// Plays and tells.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), Fault> {
    let players = args.levels.len();
    let setup = u8::try_from(players).ok().and_then(|players| Setup::new(players).ok());
    let setup = setup.ok_or_else(|| Fault::Input(format!("two to four builders can play, not {players}")))?;
    let setup = setup.expert(args.expert);
    let mut tallies: BTreeMap<u8, Tally> =
        args.levels.iter().map(|level| (*level, Tally::default())).collect();
    let (mut decided, mut collapsed) = (0, 0);
    for game in 0..args.games {
        let turn = game as usize % players;
        let levels: Vec<u8> = (0..players).map(|seat| args.levels[(seat + turn) % players]).collect();
        let end = play(args, setup, &levels, args.seed.wrapping_add(game / players as u64), &mut tallies)?;
        collapsed += u64::from(matches!(end.cause, Cause::Collapse { .. }));
        if let Some(winner) = end.winner {
            decided += 1;
            tallies.entry(levels[winner.index()]).or_default().won += 1;
        }
        let wins = tallies.iter().rev().map(|(level, tally)| format!("level {level}: {}", tally.won));
        let wins = wins.collect::<Vec<_>>().join(", ");
        let line = format!("{} of {} games  {wins}, nobody: {}", game + 1, args.games, game + 1 - decided);
        if std::io::stderr().is_terminal() {
            eprint!("\r\x1b[K{line}");
        } else {
            eprintln!("{line}");
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    writeln!(
        out,
        "{} games, {decided} of them won by somebody; {collapsed} ended with a collapse",
        args.games
    )?;
    for (level, tally) in tallies.iter().rev() {
        let (from, to) = wilson(tally.won as usize, decided as usize);
        let Tally { won, stood, broken_off, fouls, collapses, objections, proved } = tally;
        let tried = stood + broken_off + fouls + collapses;
        writeln!(
            out,
            "level {level}: won {won}, {:.0} to {:.0} % of the games with a winner",
            100.0 * from,
            100.0 * to
        )?;
        writeln!(
            out,
            "  {tried} attempts: {stood} stood, {broken_off} broken off, {fouls} fouls, {collapses} collapses"
        )?;
        writeln!(out, "  {objections} objections, {proved} of them proved")?;
    }
    Ok(())
}

fn play(
    args: &Args,
    setup: Setup,
    levels: &[u8],
    seed: u64,
    tallies: &mut BTreeMap<u8, Tally>,
) -> Result<End, Fault> {
    let parts = args.parts.read()?;
    let first = Player::new(0).ok_or_else(|| Fault::Input("nobody plays".into()))?;
    let mut site = Site::new(setup, first, &parts);
    let seeds = |seat: usize| seed.wrapping_mul(31).wrapping_add(seat as u64);
    let builders: Vec<Builder> = levels
        .iter()
        .enumerate()
        .map(|(seat, level)| Builder::new(Skill::level(*level), seeds(seat)))
        .collect();
    let unsure = |what: String| Fault::Input(format!("a builder is at a loss: {what}"));
    for _ in 0..LONG {
        if let Some(end) = site.game().end() {
            return Ok(end);
        }
        let Some(who) = site.game().to_act().iter().next() else { break };
        let until = Instant::now() + Duration::from_millis(args.think_ms);
        let choice = builders[who.index()].choose(&site, who, &|| Instant::now() >= until);
        let level = levels[who.index()];
        match choice.ok_or_else(|| unsure("it does nothing".into()))? {
            // The villa is the same for all seats of a rotation.
            Choice::Arrange(_) => {
                site.arrange(who, seed).map_err(|error| unsure(error.to_string()))?;
            }
            Choice::Say(action) => {
                if action == Action::Object {
                    tallies.entry(level).or_default().objections += 1;
                }
                site.say(who, action).map_err(|error| unsure(error.to_string()))?;
            }
            Choice::Work(work) => {
                let done = work.on(site.villa(), &parts, |_| ());
                let (_, attempt) = done.map_err(|error| unsure(error.to_string()))?;
                let objects = site.game().turn() != who;
                let action = site.tried(who, &attempt).map_err(|error| unsure(error.to_string()))?;
                count(tallies.entry(level).or_default(), action, objects);
            }
        }
    }
    Err(unsure("the game does not end".into()))
}

fn count(tally: &mut Tally, action: Action, objects: bool) {
    match action {
        Action::Bring { outcome: Brought::Stood { .. }, .. } => {
            tally.stood += 1;
            tally.proved += u64::from(objects);
        }
        Action::Bring { outcome: Brought::BrokenOff, .. } => tally.broken_off += 1,
        Action::Bring { outcome: Brought::Foul, .. } => tally.fouls += 1,
        Action::Bring { outcome: Brought::Collapse, .. } | Action::Lay { outcome: Laid::Collapse } => {
            tally.collapses += 1;
        }
        _ => {}
    }
}
