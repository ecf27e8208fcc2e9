//! Playing the games of a match.

use std::sync::Arc;

use callisto::{Colour, Edition, Move, Position, Rules};
use callisto_engine::net::Evaluator;
use callisto_engine::{Callistan, EvenOpening};
use cpu_time::ThreadTime;
use fastrand::Rng;

use super::program::Program;
use super::results::Played;
use super::side::Side;
use crate::cli_error::CliError;
use crate::thinking::watch_thread;

/// What is played, by whom.
pub struct Match {
    pub rules: Arc<Rules>,
    pub starter: Colour,
    pub a: Side,
    pub b: Side,
    pub start: Start,
    pub seed: u64,
}

/// What games begin with.
pub enum Start {
    /// So many random moves.
    Random(usize),
    /// One of these openings, each taken once before any comes again.
    Even(Vec<EvenOpening>),
}

impl Start {
    /// How many moves are random.
    pub fn plies(&self) -> usize {
        match self {
            Start::Random(plies) => *plies,
            Start::Even(_) => 0,
        }
    }

    /// Whether games begin from even openings.
    pub fn is_even(&self) -> bool {
        matches!(self, Start::Even(_))
    }
}

/// Where one game after the other is played.
pub struct Table<'m> {
    contest: &'m Match,
    players: [Player; 2],
}

/// A side, ready to play.
enum Player {
    Ours { net: Option<Arc<Evaluator>>, side: Side, mind: Option<Callistan> },
    Program(Program),
}

/// What a player did when asked for a move.
enum Answer {
    Move(Move),
    Resign,
}

impl Match {
    /// The game as results name it.
    pub fn game(&self) -> String {
        let setup = self.rules.setup();
        let options = [(setup.strict_exit, " strict exit"), (setup.four_colours, " four colours")];
        let options: String = options.iter().filter(|(set, _)| *set).map(|(_, name)| *name).collect();
        format!("{} {}{options}", setup.edition.id(), setup.players)
    }

    /// A table with both engines at it.
    pub fn table(&self, net: Option<Arc<Evaluator>>, job: usize) -> Result<Table<'_>, CliError> {
        let seat = |side: &Side, which: u64| match side {
            Side::Gtp(command) => {
                let seed = self.seed.wrapping_mul(2_000).wrapping_add(2 * job as u64 + which);
                Program::start(command, seed).map(Player::Program)
            }
            side => Ok(Player::Ours { net: net.clone(), side: side.clone(), mind: None }),
        };
        Ok(Table { contest: self, players: [seat(&self.a, 0)?, seat(&self.b, 1)?] })
    }

    /// The moves that the games of a group begin with.
    fn opening(&self, group: usize) -> Vec<Move> {
        let plies = match &self.start {
            Start::Random(plies) => *plies,
            Start::Even(openings) => {
                let mut order: Vec<usize> = (0..openings.len()).collect();
                Rng::with_seed(self.seed).shuffle(&mut order);
                return openings[order[group % order.len()]].moves.clone();
            }
        };
        let mut rng = Rng::with_seed(self.seed.wrapping_mul(1_000_003).wrapping_add(group as u64));
        let mut position = Position::started_by(&self.rules, self.starter);
        let mut moves = Vec::new();
        for _ in 0..plies {
            let legal = position.legal();
            let Some(mv) = (!legal.is_empty()).then(|| legal.nth(rng.usize(..legal.len()))).flatten() else {
                break;
            };
            position.play_legal(mv);
            moves.push(mv);
        }
        moves
    }

    /// What GTP programs call a colour: as Pentobi does in its games.
    fn colour_name(&self, colour: Colour) -> String {
        let pentobis = Edition::named("pentobi").is_some_and(|edition| edition == self.rules.setup().edition);
        let is_pentobis = pentobis && self.rules.colours().len() == 2;
        if is_pentobis { ["b", "w"][colour.index()].into() } else { (colour.index() + 1).to_string() }
    }
}

impl Table<'_> {
    /// Plays the game of a number: its group has the opening, its place in the group is A's seat.
    pub fn play(&mut self, number: usize) -> Result<Played, CliError> {
        let contest = self.contest;
        let rules = &contest.rules;
        let seats = rules.players().len();
        let (group, seat) = (number / seats, number % seats);
        for (which, player) in (0..).zip(&mut self.players) {
            player.begin(contest, number as u64 * 2 + which)?;
        }
        let mut position = Position::started_by(rules, contest.starter);
        let (mut seconds, mut counts, mut line) = ([Some(0.0), Some(0.0)], [0, 0], Vec::new());
        let mut resigned = None;
        let mut opening = contest.opening(group).into_iter();
        while let Some(colour) = position.to_move() {
            let chosen = opening.next();
            let mover = usize::from(rules.player(colour).index() != seat);
            let mv = match chosen {
                Some(mv) => mv,
                None => {
                    let (answer, used) = self.players[mover].choose(contest, &position, colour)?;
                    counts[mover] += 1;
                    seconds[mover] = seconds[mover].zip(used).map(|(sum, used)| sum + used);
                    match answer {
                        Answer::Move(mv) => mv,
                        Answer::Resign => {
                            resigned = Some(mover);
                            break;
                        }
                    }
                }
            };
            position = position.play(mv).map_err(|error| {
                CliError::Input(format!("game {number}: {} plays an illegal move: {error}", self.side(mover)))
            })?;
            let text = rules.cell_list(mv);
            for (which, player) in self.players.iter_mut().enumerate() {
                // Who has generated a move has played it.
                if which != mover || chosen.is_some() {
                    player.watch(contest, colour, &text)?;
                }
            }
            line.push(text);
        }
        let outcome = position.outcome();
        let a_won = match (&outcome, resigned) {
            (Some(outcome), _) => outcome.winner().index() == seat,
            (None, Some(loser)) if seats == 2 => loser == 1,
            (None, _) => {
                return Err(CliError::Input(format!(
                    "game {number}: a player resigned in a game of {seats}"
                )));
            }
        };
        Ok(Played {
            game: contest.game(),
            a: contest.a.to_string(),
            b: contest.b.to_string(),
            plies: contest.start.plies(),
            even: contest.start.is_even(),
            seed: contest.seed,
            number,
            seat: seat + 1,
            a_won,
            penalties: position.penalties(),
            a_moves: counts[0],
            b_moves: counts[1],
            a_seconds: seconds[0],
            b_seconds: seconds[1],
            moves: line.join(" "),
        })
    }

    fn side(&self, which: usize) -> &Side {
        if which == 0 { &self.contest.a } else { &self.contest.b }
    }
}

impl Player {
    /// Begins a game.
    fn begin(&mut self, contest: &Match, game: u64) -> Result<(), CliError> {
        match self {
            Player::Ours { net, side, mind } => {
                let seed = contest.seed.wrapping_mul(7_919).wrapping_add(game);
                *mind = Some(Callistan::with_net(net.clone(), side.strength().0, seed));
            }
            Player::Program(program) => {
                program.ask("clear_board")?;
            }
        }
        Ok(())
    }

    /// Sees a move that someone else made.
    fn watch(&mut self, contest: &Match, colour: Colour, mv: &str) -> Result<(), CliError> {
        if let Player::Program(program) = self {
            program.ask(&format!("play {} {mv}", contest.colour_name(colour)))?;
        }
        Ok(())
    }

    /// Makes a move; with it the seconds of processor time it took, if they are known.
    fn choose(
        &mut self,
        contest: &Match,
        position: &Position,
        colour: Colour,
    ) -> Result<(Answer, Option<f64>), CliError> {
        match self {
            Player::Ours { side, mind, .. } => {
                let begun = ThreadTime::now().as_duration();
                let is_enough = watch_thread(side.strength().1, 1);
                let mv = mind.as_mut().and_then(|mind| mind.choose(position, &is_enough));
                let used = ThreadTime::now().as_duration() - begun;
                let mv = mv.ok_or_else(|| CliError::Input("Loggia's engine finds no move".into()))?;
                Ok((Answer::Move(mv), Some(used.as_secs_f64())))
            }
            Player::Program(program) => {
                let before = program.cpu_seconds()?;
                let text = program.ask(&format!("genmove {}", contest.colour_name(colour)))?;
                let used = program.cpu_seconds()?.zip(before).map(|(after, before)| after - before);
                if text.eq_ignore_ascii_case("resign") {
                    return Ok((Answer::Resign, used));
                }
                let mv = contest.rules.parse_move(&text).map_err(|error| {
                    CliError::Input(format!("a program answered {text:?} instead of a move: {error}"))
                })?;
                Ok((Answer::Move(mv), used))
            }
        }
    }
}
