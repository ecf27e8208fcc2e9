//! `loggia villa match`.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use villa::{Action, Brought, Cause, End, Laid};

use super::Parts;
use super::bout::{self, Step};
use crate::at_once::at_once;
use crate::cli_error::CliError;
use crate::contest::wilson;
use crate::progress;

/// Bot matches: complete games and statistics
///
/// Seats rotate from game to game over the same villa, so that over as many games as there are players each level has had
/// every seat. Games that nobody won are counted separately.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa match --levels 3,7 --games 10
  loggia villa match --levels 9,5,1 --games 30 --think-ms 500 --expert --jobs 2")]
pub struct Args {
    #[command(flatten)]
    bout: bout::Games,
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
    /// Turns that ended without a column of one's own (V18).
    declined: u64,
    /// How often something was thought about, how long in all, and how long at most.
    thoughts: u32,
    thought: Duration,
    longest: Duration,
}

/// How a match stands.
#[derive(Default)]
struct Standing {
    tallies: BTreeMap<u8, Tally>,
    games: u64,
    decided: u64,
    collapsed: u64,
}

/// Plays and tells.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    args.bout.setup()?;
    let standing = Mutex::new(Standing::default());
    at_once(args.bout.jobs, args.bout.games, |game| play(args, game, &standing))?;
    progress::end();
    let Standing { tallies, decided, collapsed, .. } =
        standing.into_inner().unwrap_or_else(PoisonError::into_inner);
    writeln!(out, "{} games, {decided} with a winner; {collapsed} ended with a collapse", args.bout.games)?;
    for (level, tally) in tallies.iter().rev() {
        let (from, to) = wilson(tally.won as usize, decided as usize);
        let Tally { won, stood, broken_off, fouls, collapses, objections, proved, declined, .. } = tally;
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
        if args.bout.setup()?.has_neutral() {
            writeln!(out, "  {declined} turns ended after a neutral column that did not come up")?;
        }
        let mean = tally.thought / tally.thoughts.max(1);
        let seconds = |time: Duration| time.as_secs_f64();
        writeln!(out, "  thinks {:.2} s on average, {:.2} s at most", seconds(mean), seconds(tally.longest))?;
    }
    Ok(())
}

/// Plays a game and adds it up.
fn play(args: &Args, game: u64, standing: &Mutex<Standing>) -> Result<(), CliError> {
    let levels = args.bout.seats(game);
    let mut steps = Vec::new();
    let mut turn = None;
    let end = args.bout.play(game, &args.parts.read()?, |who, step, thought, site| {
        let action = match step {
            Step::Said(action) | Step::Worked { action, .. } => action,
        };
        // Who works in someone else's turn proves something.
        steps.push((levels[who.index()], action, thought, turn.is_some_and(|turn| turn != who)));
        turn = Some(site.game().turn());
        Ok(())
    })?;
    let mut standing = standing.lock().unwrap_or_else(PoisonError::into_inner);
    for (level, action, thought, objects) in steps {
        let tally = standing.tallies.entry(level).or_default();
        tally.thoughts += 1;
        tally.thought += thought;
        tally.longest = tally.longest.max(thought);
        count(tally, action, objects);
    }
    standing.add(&levels, &end);
    progress::say(&standing.brief(args.bout.games));
    Ok(())
}

impl Standing {
    fn add(&mut self, levels: &[u8], end: &End) {
        self.games += 1;
        self.collapsed += u64::from(matches!(end.cause, Cause::Collapse { .. }));
        if let Some(winner) = end.winner {
            self.decided += 1;
            self.tallies.entry(levels[winner.index()]).or_default().won += 1;
        }
    }

    fn brief(&self, games: u64) -> String {
        let wins = self.tallies.iter().rev().map(|(level, tally)| format!("level {level}: {}", tally.won));
        let wins = wins.collect::<Vec<_>>().join(", ");
        format!("{} of {games} games  {wins}, nobody: {}", self.games, self.games - self.decided)
    }
}

fn count(tally: &mut Tally, action: Action, objects: bool) {
    match action {
        Action::Object => tally.objections += 1,
        Action::EndTurn => tally.declined += 1,
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
