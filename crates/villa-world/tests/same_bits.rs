//! Nothing in the world may call the platform's mathematics, whose last bits differ between platforms.

use std::fs;
use std::path::{Path, PathBuf};

/// The standard library's functions that are not exact. √ is exact everywhere; `libm` is the same code everywhere.
const DENIED: [&str; 21] = [
    ".sin()",
    ".cos()",
    ".tan()",
    ".sin_cos()",
    ".asin()",
    ".acos()",
    ".atan()",
    ".atan2(",
    ".exp()",
    ".exp2()",
    ".ln()",
    ".log(",
    ".log2()",
    ".log10()",
    ".powf(",
    ".powi(",
    ".cbrt()",
    ".hypot(",
    ".sinh()",
    ".cosh()",
    ".mul_add(",
];

/// Ways of the physics library that end in them.
const DENIED_THERE: [&str; 5] =
    ["with_inertia_matrix", "from_axis_angle", "from_rotation_", "from_scaled_axis", "to_scaled_axis"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn no_source_of_the_world_uses_the_platforms_mathematics() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(sources.len() > 10);
    for path in sources {
        let text = fs::read_to_string(&path).unwrap();
        for (n, line) in (1..).zip(text.lines()) {
            let code = line.split("//").next().unwrap_or_default();
            for denied in DENIED.iter().chain(&DENIED_THERE) {
                assert!(!code.contains(denied), "{}:{n} has {denied}", path.display());
            }
        }
    }
}
