//! Scene files: any plates and columns, as JSON.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Shape;
use crate::outline::Outline;
use crate::plan::{Column, Plan, Plate};
use crate::pose::Pose;

/// A scene file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError(String);

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SceneError {}

/// SI units, z up.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scene {
    #[serde(default = "standard_gravity")]
    gravity: f64,
    density: f64,
    friction: f64,
    plates: Vec<ScenePlate>,
    columns: Vec<SceneColumn>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenePlate {
    name: String,
    level: usize,
    polygon: Vec<[f64; 2]>,
    thickness: f64,
    /// The underside.
    z: f64,
    #[serde(default)]
    x: f64,
    #[serde(default)]
    y: f64,
    #[serde(default)]
    yaw: f64,
    #[serde(default)]
    fixed: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SceneColumn {
    shape: Shape,
    width: f64,
    height: f64,
    x: f64,
    y: f64,
    #[serde(default)]
    yaw: f64,
    level: usize,
    /// The foot, where it stands on other columns; otherwise it stands on its plate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    z: Option<f64>,
}

fn standard_gravity() -> f64 {
    9.81
}

/// Far more than a villa needs; a limit on what a file can ask for.
const MOST_PARTS: usize = 500;

impl Plan {
    /// Reads a scene file; `docs/physics.md` describes it.
    pub fn from_scene(text: &str) -> Result<Plan, SceneError> {
        let scene: Scene = serde_json::from_str(text).map_err(|e| SceneError(e.to_string()))?;
        scene.plan().map_err(SceneError)
    }

    /// Writes a scene file. A lean of less than upright is lost: the format knows only turns about the vertical.
    pub fn to_scene(&self) -> String {
        let plates = self.plates.iter().map(|plate| ScenePlate {
            name: plate.name.clone(),
            level: plate.level,
            polygon: plate.outline.corners().to_vec(),
            thickness: plate.thickness,
            z: plate.place.at[2].into(),
            x: plate.place.at[0].into(),
            y: plate.place.at[1].into(),
            yaw: plate.place.yaw(),
            fixed: plate.fixed,
        });
        let columns = self.standing().map(|(n, column, place)| SceneColumn {
            shape: column.shape,
            width: column.width,
            height: column.height,
            x: place.at[0].into(),
            y: place.at[1].into(),
            yaw: place.yaw(),
            level: column.level,
            z: (!self.stands_on(n).is_empty()).then(|| place.at[2].into()),
        });
        let scene = Scene {
            gravity: self.gravity,
            density: self.density,
            friction: self.friction,
            plates: plates.collect(),
            columns: columns.collect(),
        };
        let mut text = serde_json::to_string_pretty(&scene).unwrap_or_default();
        text.push('\n');
        text
    }
}

fn within(what: &str, value: f64, low: f64, high: f64) -> Result<(), String> {
    if (low..=high).contains(&value) {
        return Ok(());
    }
    Err(format!("{what} is between {low} and {high}, not {value}"))
}

impl Scene {
    fn plan(self) -> Result<Plan, String> {
        within("gravity", self.gravity, 0.0, 100.0)?;
        within("density", self.density, 10.0, 20_000.0)?;
        within("friction", self.friction, 0.0, 2.0)?;
        if self.plates.is_empty() {
            return Err("plates: there is none".into());
        }
        if self.plates.len() + self.columns.len() > MOST_PARTS {
            return Err(format!("a scene has at most {MOST_PARTS} plates and columns"));
        }
        let mut plates: Vec<Plate> = Vec::new();
        for plate in self.plates {
            let name = plate.name.clone();
            let plate = plate.plate().map_err(|what| format!("plate {name:?}: {what}"))?;
            if let Some(other) = plates.iter().find(|other| other.level == plate.level) {
                return Err(format!(
                    "plates {:?} and {name:?} are both at level {}",
                    other.name, plate.level
                ));
            }
            plates.push(plate);
        }
        plates.sort_by_key(|plate| plate.level);
        let mut columns = Vec::new();
        for (n, column) in (1..).zip(self.columns) {
            columns.push(column.column(&plates).map_err(|what| format!("column {n}: {what}"))?);
        }
        let Scene { gravity, density, friction, .. } = self;
        Ok(Plan { gravity, density, friction, plates, columns })
    }
}

impl ScenePlate {
    fn plate(self) -> Result<Plate, String> {
        let outline = Outline::new(self.polygon).map_err(|fault| fault.to_string())?;
        within("thickness", self.thickness, 0.0005, 1.0)?;
        for (what, value) in [("x", self.x), ("y", self.y), ("z", self.z)] {
            within(what, value, -5.0, 5.0)?;
        }
        within("yaw", self.yaw, -100.0, 100.0)?;
        let place = Pose::upright(self.x, self.y, self.z, self.yaw);
        let ScenePlate { name, level, thickness, fixed, .. } = self;
        Ok(Plate { name, level, outline, thickness, fixed, place })
    }
}

impl SceneColumn {
    fn column(self, plates: &[Plate]) -> Result<Column, String> {
        within("width", self.width, 0.002, 0.5)?;
        within("height", self.height, 0.002, 1.0)?;
        within("x", self.x, -5.0, 5.0)?;
        within("y", self.y, -5.0, 5.0)?;
        within("yaw", self.yaw, -100.0, 100.0)?;
        let Some(plate) = plates.iter().find(|plate| plate.level == self.level) else {
            return Err(format!("there is no plate of level {} that it could stand on", self.level));
        };
        let z = self.z.unwrap_or(f64::from(plate.place.at[2]) + plate.thickness);
        within("z", z, -5.0, 5.0)?;
        let place = Some(Pose::upright(self.x, self.y, z, self.yaw));
        let SceneColumn { shape, width, height, level, .. } = self;
        Ok(Column { shape, width, height, level, place })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENE: &str = r#"{"gravity":9.81,"density":650,"friction":0.45,
        "plates":[{"name":"base","level":0,"polygon":[[-0.1,-0.1],[0.1,-0.1],[0.1,0.1],[-0.1,0.1]],"thickness":0.01,
        "z":0,"x":0,"y":0,"yaw":0,"fixed":true}],
        "columns":[{"shape":"hex","width":0.024,"height":0.08,"x":0.01,"y":0.02,"yaw":0.5,"level":0}]}"#;

    #[test]
    fn a_scene_is_read_and_written() {
        let plan = Plan::from_scene(SCENE).unwrap();
        let column = &plan.columns[0];
        assert_eq!((column.shape, column.level), (Shape::Hex, 0));
        assert_eq!(column.place.unwrap().at, [0.01, 0.02, 0.01]);
        assert!((column.place.unwrap().yaw() - 0.5).abs() < 1e-6);
        let again = Plan::from_scene(&plan.to_scene()).unwrap();
        assert_eq!(again.columns[0].place.unwrap().at, column.place.unwrap().at);
        // A column on it.
        let mut stacked = plan.clone();
        let mut upper = column.clone();
        upper.place = Some(Pose::upright(0.011, 0.02, 0.09, 0.0));
        stacked.columns.push(upper);
        assert_eq!(stacked.stands_on(1), [0]);
        let again = Plan::from_scene(&stacked.to_scene()).unwrap();
        assert_eq!((again.columns[1].place.unwrap().at[2], again.stands_on(1)), (0.09, vec![0]));
    }

    #[test]
    fn a_bad_scene_is_refused_with_a_reason() {
        let bad = [
            (
                "\"level\":0}]}",
                "\"level\":3}]}",
                "column 1: there is no plate of level 3 that it could stand on",
            ),
            ("0.45", "-1", "friction is between 0 and 2, not -1"),
            (
                "[-0.1,0.1]]",
                "[-0.1,0.1],[0.2,-0.2]]",
                "plate \"base\": the sides from corner 1 and from corner 4 meet",
            ),
            ("\"fixed\":true", "\"fixd\":true", "unknown field `fixd`"),
            ("0.08", "\"high\"", "invalid type: string \"high\", expected f64"),
        ];
        for (from, to, expected) in bad {
            assert!(SCENE.contains(from));
            let error = Plan::from_scene(&SCENE.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
