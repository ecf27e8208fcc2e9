//! What the results of a match prove.
//!
//! With N players A wins one game in N if it is as good as the others. Elo follows the odds: A's chance is
//! `1 / (1 + (N - 1) · 10^(-elo / 400))`, which is the usual one for two.

use std::fmt::Write;
use std::str::FromStr;

use serde::Serialize;

use super::results::Played;

/// Errors of 5 % of either kind.
const DECIDED: f64 = 2.944_438_979_166_44; // ln(0.95 / 0.05)

/// What is between 2.5 % and 97.5 % of a normal distribution.
const WIDTH: f64 = 1.959_963_984_540_054;

/// Two strengths of A in Elo, of which a sequential test finds out the truer one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    low: f64,
    high: f64,
}

impl FromStr for Bounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Bounds, String> {
        let read = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2000.0);
        let bounds = text.split_once(',').and_then(|(low, high)| read(low).zip(read(high)));
        let (low, high) =
            bounds.filter(|(low, high)| low < high).ok_or("two numbers such as 0,20, the lower one first")?;
        Ok(Bounds { low, high })
    }
}

/// Wilson's interval of 95 % for a share of which so many were seen.
pub fn wilson(won: usize, games: usize) -> (f64, f64) {
    let (n, p, z) = (games as f64, won as f64 / games as f64, WIDTH);
    if games == 0 {
        return (0.0, 1.0);
    }
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    (((middle - half) / all).max(0.0), ((middle + half) / all).min(1.0))
}

/// How a match stands.
#[derive(Clone, Debug)]
pub struct Tally {
    players: usize,
    games: usize,
    won: usize,
    /// How many whole groups A has won so many games of.
    groups: Vec<usize>,
    /// Seconds and moves of both sides, where the seconds are known.
    times: [(f64, usize); 2],
}

/// How a match stands, for programs.
#[derive(Debug, Serialize)]
pub struct Told {
    games: usize,
    won: usize,
    score: f64,
    score_from: f64,
    score_to: f64,
    elo: f64,
    elo_from: f64,
    elo_to: f64,
    llr: Option<f64>,
    verdict: Option<&'static str>,
    a_seconds_per_move: Option<f64>,
    b_seconds_per_move: Option<f64>,
}

impl Tally {
    /// Counts games.
    pub fn new<'g>(players: usize, games: impl Iterator<Item = &'g Played>) -> Tally {
        let mut tally =
            Tally { players, games: 0, won: 0, groups: vec![0; players + 1], times: [(0.0, 0); 2] };
        let mut group = (usize::MAX, 0, 0);
        for game in games {
            tally.games += 1;
            tally.won += usize::from(game.a_won);
            if group.0 != game.number / players {
                group = (game.number / players, 0, 0);
            }
            group.1 += 1;
            group.2 += usize::from(game.a_won);
            if group.1 == players {
                tally.groups[group.2] += 1;
            }
            let sides = [(game.a_seconds, game.a_moves), (game.b_seconds, game.b_moves)];
            for (time, (seconds, moves)) in tally.times.iter_mut().zip(sides) {
                if let Some(seconds) = seconds {
                    *time = (time.0 + seconds, time.1 + moves);
                }
            }
        }
        tally
    }

    fn score(&self) -> f64 {
        if self.games == 0 { 1.0 / self.players as f64 } else { self.won as f64 / self.games as f64 }
    }

    /// Between what the true score is, in 95 of 100 matches (Wilson). Games of a pair that balance each other make it
    /// narrower in truth.
    fn interval(&self) -> (f64, f64) {
        wilson(self.won, self.games)
    }

    /// The Elo that a score means.
    fn elo(&self, score: f64) -> f64 {
        400.0 * (score * (self.players - 1) as f64 / (1.0 - score)).log10()
    }

    /// The score that an Elo means.
    fn expected(&self, elo: f64) -> f64 {
        1.0 / (1.0 + (self.players - 1) as f64 * 10_f64.powf(-elo / 400.0))
    }

    /// The logarithm of how much likelier the results are with the higher strength than with the lower one. Groups are
    /// counted, not games, as games that share an opening are no strangers to each other.
    pub fn llr(&self, bounds: Bounds) -> f64 {
        let values: Vec<f64> = (0..=self.players).map(|won| won as f64 / self.players as f64).collect();
        let counts: Vec<f64> = self.groups.iter().map(|count| *count as f64).collect();
        if counts.iter().sum::<f64>() == 0.0 {
            return 0.0;
        }
        let low = likeliest(&values, &counts, self.expected(bounds.low));
        let high = likeliest(&values, &counts, self.expected(bounds.high));
        counts.iter().zip(low.iter().zip(&high)).map(|(count, (low, high))| count * (high / low).ln()).sum()
    }

    /// Whether it is decided: that A is as strong as the higher bound, or only as the lower one.
    pub fn verdict(&self, bounds: Bounds) -> Option<bool> {
        let llr = self.llr(bounds);
        (llr.abs() >= DECIDED).then_some(llr > 0.0)
    }

    /// How it stands in a few words.
    pub fn brief(&self, sprt: Option<Bounds>) -> String {
        let ((low, high), score) = (self.interval(), self.score());
        let mut text = format!(
            "A {}/{} = {:.1} % [{:.1}, {:.1}]  Elo {}",
            self.won,
            self.games,
            100.0 * score,
            100.0 * low,
            100.0 * high,
            signed(self.elo(score)),
        );
        if let Some(bounds) = sprt {
            let _ = write!(text, "  LLR {:.2} of ±{DECIDED:.2}", self.llr(bounds));
        }
        for (name, seconds) in ["A", "B"].iter().zip(self.seconds_per_move()) {
            if let Some(seconds) = seconds {
                let _ = write!(text, "  {name} {seconds:.3} s/move");
            }
        }
        text
    }

    fn seconds_per_move(&self) -> [Option<f64>; 2] {
        self.times.map(|(seconds, moves)| (moves > 0).then(|| seconds / moves as f64))
    }

    /// How it stands, in full.
    pub fn report(&self, a: &str, b: &str, sprt: Option<Bounds>) -> String {
        let (low, high) = self.interval();
        let others =
            if self.players == 2 { String::new() } else { format!(" in {} seats", self.players - 1) };
        let mut text = format!("A: {a}\nB: {b}{others}\n");
        let _ = writeln!(
            text,
            "A wins {} of {} games: {:.1} %, 95 % interval {:.1} to {:.1} %",
            self.won,
            self.games,
            100.0 * self.score(),
            100.0 * low,
            100.0 * high
        );
        let elo = [self.score(), low, high].map(|score| signed(self.elo(score)));
        let _ = writeln!(text, "Elo {}, 95 % interval {} to {}", elo[0], elo[1], elo[2]);
        if let Some(bounds) = sprt {
            let verdict = match self.verdict(bounds) {
                Some(true) => format!("A is better by {} Elo rather than {}", bounds.high, bounds.low),
                Some(false) => format!("A is better by {} Elo rather than {}", bounds.low, bounds.high),
                None => "not decided yet".into(),
            };
            let _ = writeln!(text, "SPRT: LLR {:.2} of ±{DECIDED:.2}: {verdict}", self.llr(bounds));
        }
        for (name, seconds) in ["A", "B"].iter().zip(self.seconds_per_move()) {
            if let Some(seconds) = seconds {
                let _ = writeln!(text, "{name} uses {seconds:.3} s of processor time for a move");
            }
        }
        text
    }

    /// How it stands, for programs.
    pub fn told(&self, sprt: Option<Bounds>) -> Told {
        // JSON knows no infinity.
        let elo = |score| self.elo(score).clamp(-9999.0, 9999.0);
        let ((low, high), [a, b]) = (self.interval(), self.seconds_per_move());
        Told {
            games: self.games,
            won: self.won,
            score: self.score(),
            score_from: low,
            score_to: high,
            elo: elo(self.score()),
            elo_from: elo(low),
            elo_to: elo(high),
            llr: sprt.map(|bounds| self.llr(bounds)),
            verdict: sprt
                .and_then(|bounds| self.verdict(bounds))
                .map(|high| if high { "high" } else { "low" }),
            a_seconds_per_move: a,
            b_seconds_per_move: b,
        }
    }
}

fn signed(elo: f64) -> String {
    if elo.is_infinite() { if elo > 0.0 { "+∞" } else { "-∞" }.into() } else { format!("{elo:+.0}") }
}

/// The distribution over values that makes the counts likeliest among those with a certain mean: each count divided
/// by `1 + t · (value - mean)`, with the `t` that makes it one. What was never seen gets a trace, so that every mean can
/// be reached.
fn likeliest(values: &[f64], counts: &[f64], mean: f64) -> Vec<f64> {
    let seen: Vec<f64> = counts.iter().map(|count| count.max(1e-3)).collect();
    let total: f64 = seen.iter().sum();
    let (least, most) = (values[0] - mean, values[values.len() - 1] - mean);
    // Between these all divisors are positive, and the sum falls from plus to minus infinity.
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..200 {
        let t = (low + high) / 2.0;
        let sum: f64 = values.iter().zip(&seen).map(|(v, n)| n * (v - mean) / (1.0 + t * (v - mean))).sum();
        if sum > 0.0 { low = t } else { high = t }
    }
    let t = (low + high) / 2.0;
    values.iter().zip(&seen).map(|(v, n)| n / total / (1.0 + t * (v - mean))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(players: usize, groups: &[usize]) -> Tally {
        let games = groups.iter().sum::<usize>() * players;
        let won = groups.iter().enumerate().map(|(won, count)| won * count).sum();
        Tally { players, games, won, groups: groups.to_vec(), times: [(0.0, 0); 2] }
    }

    /// Known: 400 Elo are odds of ten to one; 64 % are 100 Elo.
    #[test]
    fn elo_is_the_usual_one_for_two() {
        let two = tally(2, &[0, 0, 0]);
        assert!((two.expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((two.elo(0.640_065) - 100.0).abs() < 0.01);
        assert_eq!(two.elo(0.5), 0.0);
        let four = tally(4, &[0; 5]);
        assert!((four.expected(0.0) - 0.25).abs() < 1e-12);
        assert!((four.elo(four.expected(70.0)) - 70.0).abs() < 1e-9);
    }

    /// Wilson's interval of 8 of 10, as textbooks have it: 49.0 to 94.3 %.
    #[test]
    fn the_interval_is_wilsons() {
        let eight = Tally { won: 8, games: 10, ..tally(2, &[0, 0, 0]) };
        let (low, high) = eight.interval();
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let none = Tally { won: 0, games: 10, ..eight };
        assert_eq!(none.interval().0, 0.0);
        assert!((none.interval().1 - 0.2775).abs() < 1e-4);
    }

    /// Where a pair is won or lost as a whole, this is Wald's test of a coin: its LLR is known.
    #[test]
    fn the_test_of_whole_pairs_is_walds() {
        let bounds: Bounds = "0,100".parse().unwrap();
        let p1 = 1.0 / (1.0 + 10_f64.powf(-0.25));
        for (won, lost) in [(1, 0), (7, 3), (20, 20), (3, 30)] {
            let wald = won as f64 * (p1 / 0.5).ln() + lost as f64 * ((1.0 - p1) / 0.5).ln();
            let llr = tally(2, &[lost, 0, won]).llr(bounds);
            assert!((llr - wald).abs() < 0.02, "{won}:{lost}: {llr} and not {wald}");
        }
    }

    /// With many pairs it is close to the normal approximation N (s1 - s0) (2 s - s0 - s1) / (2 var), which everybody
    /// uses for small differences.
    #[test]
    fn the_test_of_many_pairs_is_the_normal_one() {
        let bounds: Bounds = "0,10".parse().unwrap();
        let counts = [200, 550, 250];
        let (n, mean) = (1000.0, 0.525);
        let var = (200.0 * mean * mean
            + 550.0 * (0.5 - mean) * (0.5_f64 - mean)
            + 250.0 * (1.0 - mean) * (1.0 - mean))
            / n;
        let s1 = 1.0 / (1.0 + 10_f64.powf(-10.0 / 400.0));
        let normal = n * (s1 - 0.5) * (2.0 * mean - 0.5 - s1) / (2.0 * var);
        let llr = tally(2, &counts).llr(bounds);
        assert!((llr - normal).abs() < 0.05, "{llr} and not {normal}");
    }

    #[test]
    fn it_decides_when_it_is_sure() {
        let bounds: Bounds = "0,100".parse().unwrap();
        assert_eq!(tally(2, &[0, 0, 0]).verdict(bounds), None);
        assert_eq!(tally(2, &[5, 10, 6]).verdict(bounds), None);
        assert_eq!(tally(2, &[0, 5, 30]).verdict(bounds), Some(true));
        assert_eq!(tally(2, &[30, 5, 0]).verdict(bounds), Some(false));
        for text in ["", "5", "5,5", "10,0", "a,b", "0,inf"] {
            assert!(text.parse::<Bounds>().is_err(), "{text}");
        }
    }
}
