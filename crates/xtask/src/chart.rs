//! `cargo xtask chart`: draws docs/strength.svg from the results in docs/results/strength.txt.

use std::fmt::Write;
use std::fs;

use crate::project;
use crate::tool::TaskError;

/// The results.
const RESULTS: &str = "docs/results/strength.txt";

/// The drawing.
const CHART: &str = "docs/strength.svg";

/// Pixels across. GitHub shows pages about that wide.
const WIDTH: f64 = 800.0;

/// Where the scale from 0 to 100 % begins and how long it is; the names are on its left, the figures on its right.
const SCALE_AT: f64 = 278.0;
const SCALE_LONG: f64 = 400.0;

/// The quantile of the normal distribution for an interval of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Draws the chart.
pub fn draw() -> Result<(), TaskError> {
    let root = project::root();
    let text = fs::read_to_string(root.join(RESULTS)).map_err(|error| format!("{RESULTS}: {error}"))?;
    fs::write(root.join(CHART), svg(&groups(&text)?)).map_err(|error| format!("{CHART}: {error}"))?;
    println!("{CHART} is drawn.");
    Ok(())
}

/// Matches under a common heading.
struct Group {
    name: String,
    results: Vec<Match>,
}

/// What came of a match.
struct Match {
    name: String,
    games: u32,
    won: u32,
    /// The share of games that an equal of the others would win.
    fair: f64,
}

impl Match {
    fn read(line: &str) -> Option<Match> {
        let mut columns = line.split('\t');
        let name = columns.next()?.to_string();
        let (games, won) = (columns.next()?.parse().ok()?, columns.next()?.parse().ok()?);
        let percent: f64 = columns.next()?.parse().ok()?;
        (won <= games).then_some(Match { name, games, won, fair: percent / 100.0 })
    }
}

/// Reads the results: comments, headings, and lines with tabs.
fn groups(text: &str) -> Result<Vec<Group>, TaskError> {
    let mut groups: Vec<Group> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match groups.last_mut().filter(|_| line.contains('\t')) {
            None => groups.push(Group { name: line.into(), results: Vec::new() }),
            Some(group) => {
                let result = Match::read(line).ok_or_else(|| {
                    format!("{RESULTS}:{number}: expected match, games, won and fair share, between tabs")
                })?;
                group.results.push(result);
            }
        }
    }
    Ok(groups)
}

/// Wilson's interval of 95 % for the share of games won.
fn wilson(won: u32, games: u32) -> (f64, f64) {
    let (won, games) = (f64::from(won), f64::from(games));
    let (share, spread) = (won / games, Z * Z / games);
    let middle = share + spread / 2.0;
    let half = (spread * (share * (1.0 - share) + spread / 4.0)).sqrt();
    (((middle - half) / (1.0 + spread)).max(0.0), ((middle + half) / (1.0 + spread)).min(1.0))
}

fn across(share: f64) -> f64 {
    SCALE_AT + share * SCALE_LONG
}

/// Its colours follow the reader's choice of light or dark; it has a ground of its own, so that it can be read on any.
const STYLE: &str = "text{font:15px -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;fill:#1f2328}\
.heading{font-weight:600;font-size:16px}.quiet{fill:#59636e;font-size:13.5px}.end{text-anchor:end}\
.middle{text-anchor:middle}.ground{fill:#fff;stroke:#d1d9e0}.line{stroke:#d8dee4}\
.interval{stroke:#7fb0e6;stroke-width:10}.won{fill:#0a4d9e}.fair{stroke:#bc4c00;stroke-width:2.5}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.quiet{fill:#9da7b3}.ground{fill:#0d1117;stroke:#3d444d}\
.line{stroke:#30363d}.interval{stroke:#2f6cb3}.won{fill:#cfe5ff}.fair{stroke:#f0883e}}";

fn svg(groups: &[Group]) -> String {
    let mut body = String::new();
    let mut y = 30.0;
    legend(&mut body, y);
    y += 12.0;
    for group in groups {
        y += 30.0;
        text(&mut body, "heading", 20.0, y, &group.name);
        let top = y + 10.0;
        let rows = group.results.len() as f64 * 27.0;
        for tenth in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let x = across(tenth);
            line(&mut body, "line", (x, top), (x, top + rows));
        }
        y += 4.0;
        for result in &group.results {
            y += 27.0;
            row(&mut body, result, y);
        }
        y += 14.0;
    }
    y += 12.0;
    for percent in [0, 25, 50, 75, 100] {
        text(&mut body, "quiet middle", across(f64::from(percent) / 100.0), y, &format!("{percent} %"));
    }
    let (height, right) = (y + 18.0, WIDTH - 1.0);
    let low = height - 1.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n\
         <!-- Drawn by `cargo xtask chart` from {RESULTS}. -->\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" x=\".5\" y=\".5\" width=\"{right}\" height=\"{low}\" rx=\"8\"/>\n{body}</svg>\n"
    )
}

/// What the marks mean.
fn legend(body: &mut String, y: f64) {
    let middle = y - 5.0;
    line(body, "interval", (25.0, middle), (55.0, middle));
    dot(body, 40.0, middle);
    text(body, "quiet", 68.0, y, "games won, with their 95 % interval");
    line(body, "fair", (352.0, middle - 9.0), (352.0, middle + 9.0));
    text(body, "quiet", 364.0, y, "what a player as good as the others would win");
}

fn row(body: &mut String, result: &Match, y: f64) {
    let Match { name, games, won, fair } = result;
    let middle = y - 5.0;
    text(body, "end", SCALE_AT - 18.0, y, name);
    let (low, high) = wilson(*won, *games);
    line(body, "interval", (across(low), middle), (across(high), middle));
    line(body, "fair", (across(*fair), middle - 9.0), (across(*fair), middle + 9.0));
    dot(body, across(f64::from(*won) / f64::from(*games)), middle);
    text(body, "end", WIDTH - 20.0, y, &format!("{won} of {games}"));
}

// A string takes whatever is written into it.

fn text(body: &mut String, class: &str, x: f64, y: f64, said: &str) {
    let _ = writeln!(body, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{said}</text>");
}

fn line(body: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((a, b), (c, d)) = (from, to);
    let _ =
        writeln!(body, "<line class=\"{class}\" x1=\"{a:.1}\" y1=\"{b:.1}\" x2=\"{c:.1}\" y2=\"{d:.1}\"/>");
}

fn dot(body: &mut String, x: f64, y: f64) {
    let _ = writeln!(body, "<circle class=\"won\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5.5\"/>");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str) -> String {
        fs::read_to_string(project::root().join(path)).unwrap()
    }

    fn percent(share: f64) -> u32 {
        (share * 100.0).round() as u32
    }

    /// The first three are in Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
    #[test]
    fn the_interval_is_wilsons() {
        let about =
            |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 5e-4 && (high - h).abs() < 5e-4;
        assert!(about(wilson(81, 263), (0.2553, 0.3662)));
        assert!(about(wilson(15, 148), (0.0624, 0.1605)));
        assert!(about(wilson(0, 20), (0.0, 0.1611)));
        assert!(about(wilson(20, 20), (0.8389, 1.0)));
    }

    /// The page says of every match what the chart shows, with the same interval.
    #[test]
    fn the_page_has_every_result() {
        let page = read("docs/strength.md");
        for result in groups(&read(RESULTS)).unwrap().iter().flat_map(|group| &group.results) {
            let (low, high) = wilson(result.won, result.games);
            let won =
                format!("| {} of {} | {} to {} %", result.won, result.games, percent(low), percent(high));
            assert!(page.contains(&won), "{}: docs/strength.md does not have {won:?}", result.name);
        }
    }

    #[test]
    fn the_chart_shows_the_results() {
        let drawn = svg(&groups(&read(RESULTS)).unwrap());
        assert!(drawn == read(CHART), "{CHART} is out of date: run `cargo xtask chart`");
    }

    #[test]
    fn a_broken_line_is_named() {
        let Err(TaskError(what)) = groups("Group\none\t10\t11\t50\n") else {
            panic!("11 of 10 games were won")
        };
        assert!(what.contains(":2:"), "{what}");
    }
}
