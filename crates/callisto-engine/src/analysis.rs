//! What there is to say about a position, and about each move of a game.

use std::sync::Arc;

use callisto::{Cell, MAX_COLOURS, Move, Player, Position};

use crate::net::{Evaluator, Scratch};
use crate::search::{Budget, Search, Settings, Variation};
use crate::{Value, simple, solve};

/// Positions that may be tried in all to know every move of an exact endgame.
const EXACT_MOVES: u32 = 40_000;

/// What is known about a position.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Whose turn it is; nobody's when the game is over.
    pub player: Option<Player>,
    /// How many play.
    pub players: usize,
    /// The moves that were looked at, best first.
    pub lines: Vec<Variation>,
    /// What each player can expect; `None` where no net knows the game and its end is far.
    pub value: Option<Value>,
    /// For each cell the chances of each colour, and last of nobody, to own it at the end. Empty where there is no value.
    pub owners: Vec<(Cell, [f32; MAX_COLOURS + 1])>,
    /// Whether the value is certain, whatever anybody does about it.
    pub is_exact: bool,
    /// Simulations that it took.
    pub simulations: u32,
}

/// What a move cost the player who made it, compared with the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// The chance to win that it gave away, from 0 to 1.
    pub win: f32,
    /// The points that it gave away: of the margin with two players, of the own penalty with more.
    pub points: f32,
}

/// Looks at positions, and remembers from one to the next.
#[derive(Debug)]
pub struct Analyst {
    search: Option<Search>,
    scratch: Scratch,
}

impl Analyst {
    /// One who judges by a net, or knows nothing but endgames without.
    pub fn new(net: Option<Arc<Evaluator>>) -> Analyst {
        Analyst { search: net.map(|net| Search::new(net, Settings::default())), scratch: Scratch::default() }
    }

    /// Whether a net helps.
    pub fn has_net(&self) -> bool {
        self.search.is_some()
    }

    /// Looks at a position as long as the budget lasts.
    pub fn analyse(&mut self, position: &Position, budget: &Budget<'_>) -> Analysis {
        let players = position.rules().players().len();
        if let Some(value) = Value::of_end(position) {
            return Analysis {
                player: None,
                players,
                lines: Vec::new(),
                value: Some(value),
                owners: owners_now(position),
                is_exact: true,
                simulations: 0,
            };
        }
        let found = match &mut self.search {
            Some(search) => search.look(position, budget),
            None => None,
        };
        let mut analysis = match found {
            Some(found) => Analysis {
                player: position.player_to_move(),
                players,
                lines: found.lines,
                value: Some(found.value),
                owners: Vec::new(),
                is_exact: found.is_exact,
                simulations: found.simulations,
            },
            None => without_net(position),
        };
        if analysis.is_exact && analysis.lines.len() == 1 {
            know_all_moves(position, &mut analysis);
        }
        analysis.owners = self.owners(position, &analysis);
        analysis
    }

    /// Who will own what: by the line that is certain, otherwise by the net.
    fn owners(&mut self, position: &Position, analysis: &Analysis) -> Vec<(Cell, [f32; MAX_COLOURS + 1])> {
        if let Some(line) = analysis.lines.first().filter(|line| analysis.is_exact && line.is_exact) {
            let end = line.moves.iter().try_fold(position.clone(), |at, mv| at.play(*mv).ok());
            if let Some(end) = end.filter(Position::is_over) {
                return owners_now(&end);
            }
        }
        let Some(search) = &self.search else { return Vec::new() };
        let mut owners = search.evaluator().owners(position, &mut self.scratch);
        for (cell, chances) in &mut owners {
            if let Some(colour) = position.owner(*cell) {
                *chances = [0.0; MAX_COLOURS + 1];
                chances[colour.index()] = 1.0;
            }
        }
        owners
    }
}

impl Analysis {
    /// What a move cost that led from here to another position, as far as that is known.
    pub fn loss(&self, played: Move, after: &Analysis) -> Option<Loss> {
        let me = self.player?.index();
        let best = self.lines.first()?;
        if best.mv == played {
            return Some(Loss::default());
        }
        self.value?;
        let (best, after) = (best.value, after.value?);
        Some(Loss {
            win: (best.win[me] - after.win[me]).max(0.0),
            points: (self.lead(&best, me) - self.lead(&after, me)).max(0.0),
        })
    }

    /// The points that a player plays for: with two the margin, with more a small penalty of their own, as in exact
    /// endgames.
    fn lead(&self, value: &Value, me: usize) -> f32 {
        let other = if self.players == 2 { value.penalty[1 - me] } else { 0.0 };
        other - value.penalty[me]
    }
}

/// The owners of all cells as they are.
fn owners_now(position: &Position) -> Vec<(Cell, [f32; MAX_COLOURS + 1])> {
    let sure = |cell| {
        let mut chances = [0.0; MAX_COLOURS + 1];
        chances[position.owner(cell).map_or(MAX_COLOURS, |colour| colour.index())] = 1.0;
        (cell, chances)
    };
    position.board().cells().map(sure).collect()
}

/// The exact end where it is near; otherwise a sensible move and no more.
fn without_net(position: &Position) -> Analysis {
    let settings = Settings::default();
    let near = crate::endgame::is_near(position, 60).then(|| solve(position, settings.root_endgame));
    let (moves, value) = match near.flatten() {
        Some(solved) => (solved.line, Some(solved.value)),
        // The same move each time.
        None => (simple::choose(position, &mut fastrand::Rng::with_seed(0)).into_iter().collect(), None),
    };
    let line = moves.first().map(|mv| Variation {
        mv: *mv,
        visits: 0,
        prior: 1.0,
        value: value.unwrap_or_default(),
        is_exact: value.is_some(),
        moves: moves.clone(),
    });
    Analysis {
        player: position.player_to_move(),
        players: position.rules().players().len(),
        lines: line.into_iter().collect(),
        value,
        owners: Vec::new(),
        is_exact: value.is_some(),
        simulations: 0,
    }
}

/// Adds the other moves of a position that was solved, where that does not take too long.
fn know_all_moves(position: &Position, analysis: &mut Analysis) {
    let (Some(me), legal) = (position.player_to_move(), position.legal()) else { return };
    let share = EXACT_MOVES / legal.len().max(1) as u32;
    let best = analysis.lines[0].mv;
    for mv in legal.iter().filter(|mv| *mv != best) {
        let Ok(after) = position.play(mv) else { continue };
        let known = match Value::of_end(&after) {
            Some(value) => Some((value, Vec::new())),
            None => solve(&after, share).map(|solved| (solved.value, solved.line)),
        };
        let Some((value, rest)) = known else { continue };
        let moves = std::iter::once(mv).chain(rest).collect();
        analysis.lines.push(Variation { mv, visits: 0, prior: 0.0, value, is_exact: true, moves });
    }
    // The solver's own choice stays in front of its equals.
    let (me, mut lines) = (me.index(), std::mem::take(&mut analysis.lines));
    lines.sort_by(|a, b| {
        let points = analysis.lead(&b.value, me).total_cmp(&analysis.lead(&a.value, me));
        b.value.win[me].total_cmp(&a.value.win[me]).then(points)
    });
    analysis.lines = lines;
}
