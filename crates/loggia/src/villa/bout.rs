//! A game of builders among themselves.

use std::time::Duration;

use cpu_time::ThreadTime;
use villa::{Action, Column, End, Player, Setup};
use villa_engine::{Builder, Choice, MAX_LEVEL, Skill};
use villa_site::Site;
use villa_world::{Components, Input, Task};

use crate::cli_error::CliError;

/// How games between bots are played.
#[derive(clap::Args, Debug)]
pub struct Games {
    /// Levels of 2 to 4 bots, 1 to 9
    #[arg(long, value_name = "N,N", value_delimiter = ',', required = true,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_LEVEL)))]
    pub levels: Vec<u8>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub games: u64,
    /// CPU time per decision, in milliseconds
    #[arg(long, value_name = "T", default_value_t = 2000)]
    think_ms: u64,
    /// Expert variant: from the orange floor on, one or two columns are enough (V8)
    #[arg(long)]
    pub expert: bool,
    /// Random seed, for the villas and everything else
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    pub jobs: usize,
}

/// Something that a bot has done.
pub enum Step<'s> {
    /// Without an attempt.
    Said(Action),
    /// An attempt: a column or the next floor, its input, and its result.
    Worked { column: Option<Column>, inputs: &'s [Input], action: Action },
}

/// How often a game goes on before something is wrong with it.
const LONG: u32 = 2_000;

impl Games {
    /// What is played.
    pub fn setup(&self) -> Result<Setup, CliError> {
        let players = self.levels.len();
        let setup = u8::try_from(players).ok().and_then(|players| Setup::new(players).ok());
        let setup = setup.ok_or_else(|| CliError::Input(format!("2 to 4 bots can play, not {players}")))?;
        Ok(setup.expert(self.expert))
    }

    /// The levels in the order of the seats, which are rotated from game to game.
    pub fn seats(&self, game: u64) -> Vec<u8> {
        let players = self.levels.len();
        (0..players).map(|seat| self.levels[(seat + game as usize) % players]).collect()
    }

    /// Plays a game, and tells of every step with the thought before it and the site after it. All games of a rotation begin with the same villa.
    pub fn play(
        &self,
        game: u64,
        parts: &Components,
        mut tell: impl FnMut(Player, Step<'_>, Duration, &Site) -> Result<(), CliError>,
    ) -> Result<End, CliError> {
        let seed = self.seed.wrapping_add(game / self.levels.len() as u64);
        let first = Player::new(0).ok_or_else(|| CliError::Input("nobody plays".into()))?;
        let mut site = Site::new(self.setup()?, first, parts);
        let seeds = (0..).map(|seat| seed.wrapping_mul(31).wrapping_add(seat));
        let builders = self.seats(game).into_iter().zip(seeds);
        let builders: Vec<Builder> =
            builders.map(|(level, seed)| Builder::new(Skill::level(level), seed)).collect();
        let at_a_loss = |what: String| CliError::Input(format!("a bot has no move: {what}"));
        for _ in 0..LONG {
            if let Some(end) = site.game().end() {
                return Ok(end);
            }
            let Some(who) = site.game().to_act().iter().next() else { break };
            let begun = ThreadTime::now();
            let is_late = || begun.elapsed() >= Duration::from_millis(self.think_ms);
            let choice = builders[who.index()].choose(&site, who, &is_late);
            let thought = begun.elapsed();
            match choice.ok_or_else(|| at_a_loss("it does nothing".into()))? {
                Choice::Arrange(_) => {
                    let action = arrange(&mut site, who, seed).map_err(at_a_loss)?;
                    tell(who, Step::Said(action), thought, &site)?;
                }
                Choice::Say(action) => {
                    site.say(who, action).map_err(|error| at_a_loss(error.to_string()))?;
                    tell(who, Step::Said(action), thought, &site)?;
                }
                Choice::Work(work) => {
                    let done = work.on(site.villa(), parts, |_| ());
                    let (recording, attempt) = done.map_err(|error| at_a_loss(error.to_string()))?;
                    let action = site.tried(who, &attempt).map_err(|error| at_a_loss(error.to_string()))?;
                    let column = match work.task {
                        Task::Column(number) => u8::try_from(number).ok().and_then(Column::new),
                        Task::Floor { .. } => None,
                    };
                    tell(who, Step::Worked { column, inputs: &recording.inputs, action }, thought, &site)?;
                }
            }
        }
        Err(at_a_loss("the game does not end".into()))
    }
}

/// Sets a villa up by the first seed that gives one.
fn arrange(site: &mut Site, who: Player, seed: u64) -> Result<Action, String> {
    let lots = (0..30).map(|n| seed.wrapping_add(n << 32));
    let mut why = String::new();
    for lot in lots {
        match site.arrange(who, lot) {
            Ok(action) => return Ok(action),
            Err(error) => why = error.to_string(),
        }
    }
    Err(why)
}
