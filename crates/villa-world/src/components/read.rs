//! Reading a component file, with errors that name the line.

use std::fmt;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::{Board, Components, HandSprings, Kind, Limits, Pull, Shape, check};
use crate::outline::Outline;

/// A component file that cannot be used: where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for ComponentsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ComponentsError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    wood: Wood,
    base: Base,
    floors: Spanned<Vec<Spanned<Floor>>>,
    columns: Columns,
    limits: LimitsTable,
    hands: HandsTable,
}

type Number = Spanned<f64>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wood {
    density: Number,
    friction: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Base {
    thickness: Number,
    rim: Number,
    outline: Spanned<Vec<[f64; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    name: Spanned<String>,
    thickness: Number,
    outline: Spanned<Vec<[f64; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Columns {
    height: Number,
    kinds: Spanned<Vec<KindTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KindTable {
    name: Spanned<String>,
    shape: Shape,
    width: Number,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsTable {
    floor_drop: Number,
    floor_tilt: Number,
    column_shift: Number,
    column_tilt: Number,
    back_shift: Number,
    back_turn: Number,
    lift: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandsTable {
    column: PullTable,
    hook: PullTable,
    steady: PullTable,
    lay: PullTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PullTable {
    stiffness: Number,
    damping: Number,
    force: Number,
    turn_stiffness: Number,
    turn_damping: Number,
    torque: Number,
}

/// A fault at a place in the text.
type TextError = (Range<usize>, String);

/// Millimetres in a metre.
const MM: f64 = 1e3;

impl Components {
    /// Reads a component file, such as `crates/villa-world/data/components.toml`.
    pub fn from_toml(text: &str) -> Result<Components, ComponentsError> {
        let at = |start: usize, what| {
            let end = start.min(text.len());
            let line = text.as_bytes()[..end].iter().filter(|b| **b == b'\n').count() + 1;
            ComponentsError { line, what }
        };
        let file: File = toml::from_str(text)
            .map_err(|e| at(e.span().map_or(0, |span| span.start), e.message().trim().replace('\n', "; ")))?;
        build(&file).map_err(|(span, what)| at(span.start, what))
    }
}

/// A number within limits, divided by `unit`.
fn within(
    number: &Number,
    what: &str,
    range: std::ops::RangeInclusive<f64>,
    unit: f64,
) -> Result<f64, TextError> {
    let value = *number.get_ref();
    if range.contains(&value) {
        return Ok(value / unit);
    }
    Err((number.span(), format!("{what} is between {} and {}, not {value}", range.start(), range.end())))
}

fn name(name: &Spanned<String>) -> Result<String, TextError> {
    let text = name.get_ref();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if text.is_empty() || text.len() > 40 || !text.chars().all(plain) {
        return Err((name.span(), "a name is 1 to 40 small letters, digits and hyphens".into()));
    }
    Ok(text.clone())
}

fn outline(corners: &Spanned<Vec<[f64; 2]>>) -> Result<Outline, TextError> {
    let scaled = corners.get_ref().iter().map(|p| [p[0] / MM, p[1] / MM]).collect();
    Outline::new(scaled).map_err(|fault| (corners.span(), fault.to_string()))
}

fn build(file: &File) -> Result<Components, TextError> {
    let base = Board {
        name: "base".into(),
        outline: outline(&file.base.outline)?,
        thickness: within(&file.base.thickness, "a thickness", 2.0..=50.0, MM)?,
    };
    let mut floors: Vec<Board> = Vec::new();
    for floor in file.floors.get_ref() {
        let floor = floor.get_ref();
        let board = Board {
            name: name(&floor.name)?,
            outline: outline(&floor.outline)?,
            thickness: within(&floor.thickness, "a thickness", 2.0..=50.0, MM)?,
        };
        if board.name == "base" || floors.iter().any(|other| other.name == board.name) {
            return Err((floor.name.span(), format!("{} is the name of another part", board.name)));
        }
        floors.push(board);
    }
    if !(1..=8).contains(&floors.len()) {
        let what = format!("a villa has 1 to 8 floors, not {}", floors.len());
        return Err((file.floors.span(), what));
    }
    let mut components = Components {
        name: name(&file.name)?,
        density: within(&file.wood.density, "the density", 50.0..=3000.0, 1.0)?,
        friction: within(&file.wood.friction, "the friction", 0.05..=1.5, 1.0)?,
        base,
        rim: within(&file.base.rim, "the rim", 0.0..=100.0, MM)?,
        floors,
        height: within(&file.columns.height, "the height", 20.0..=300.0, MM)?,
        kinds: kinds(&file.columns.kinds)?,
        limits: limits(&file.limits)?,
        hands: HandSprings {
            column: pull(&file.hands.column)?,
            hook: pull(&file.hands.hook)?,
            steady: pull(&file.hands.steady)?,
            lay: pull(&file.hands.lay)?,
        },
        fingerprint: 0,
    };
    components.fingerprint = components.hashed();
    check::first_floor_fits(&components)
        .map_err(|what| (file.floors.get_ref()[0].get_ref().outline.span(), what))?;
    for (below, floor) in file.floors.get_ref().iter().enumerate().skip(1) {
        check::carries(&components, below - 1).map_err(|what| (floor.get_ref().outline.span(), what))?;
    }
    Ok(components)
}

fn kinds(written: &Spanned<Vec<KindTable>>) -> Result<Vec<Kind>, TextError> {
    let mut kinds: Vec<Kind> = Vec::new();
    for kind in written.get_ref() {
        let count = usize::try_from(*kind.count.get_ref()).ok().filter(|n| (1..=6).contains(n));
        let Some(count) = count else {
            let what = format!("a colour has 1 to 6 columns of a kind, not {}", kind.count.get_ref());
            return Err((kind.count.span(), what));
        };
        let name = name(&kind.name)?;
        if kinds.iter().any(|other| other.name == name) {
            return Err((kind.name.span(), format!("{name} is the name of another kind")));
        }
        let width = within(&kind.width, "a width", 8.0..=100.0, MM)?;
        kinds.push(Kind { name, shape: kind.shape, width, count });
    }
    let total: usize = kinds.iter().map(|kind| kind.count).sum();
    if !(3..=8).contains(&total) {
        return Err((written.span(), format!("a colour has 3 to 8 columns, not {total}")));
    }
    Ok(kinds)
}

fn limits(written: &LimitsTable) -> Result<Limits, TextError> {
    Ok(Limits {
        floor_drop: within(&written.floor_drop, "this limit", 5.0..=70.0, MM)?,
        floor_tilt: within(&written.floor_tilt, "this limit", 1.0..=45.0, 1.0)?,
        column_shift: within(&written.column_shift, "this limit", 0.2..=50.0, MM)?,
        column_tilt: within(&written.column_tilt, "this limit", 2.0..=45.0, 1.0)?,
        back_shift: within(&written.back_shift, "this limit", 0.05..=20.0, MM)?,
        back_turn: within(&written.back_turn, "this limit", 0.02..=10.0, 1.0)?,
        lift: within(&written.lift, "this limit", 0.0..=20.0, MM)?,
    })
}

fn pull(written: &PullTable) -> Result<Pull, TextError> {
    Ok(Pull {
        stiffness: within(&written.stiffness, "a stiffness", 10.0..=5000.0, 1.0)?,
        damping: within(&written.damping, "a damping", 0.0..=500.0, 1.0)?,
        force: within(&written.force, "a force", 0.5..=50.0, 1.0)?,
        turn_stiffness: within(&written.turn_stiffness, "a stiffness", 1.0..=200_000.0, MM)?,
        turn_damping: within(&written.turn_damping, "a damping", 0.0..=20_000.0, MM)?,
        torque: within(&written.torque, "a torque", 1.0..=5000.0, MM)?,
    })
}
