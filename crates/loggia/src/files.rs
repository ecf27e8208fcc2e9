//! Reading a file that a person named.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Far more than any game or edition needs; keeps a device such as `/dev/zero` from filling the memory.
const LARGEST: u64 = 16 << 20;

/// The text of a file, or a sentence that names the file and what is wrong with it.
pub fn read(path: &Path) -> Result<String, String> {
    let name = path.display();
    let unreadable = |error| format!("{name} cannot be read: {error}");
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("{name} is too large: more than {} MiB", LARGEST >> 20));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|b| **b == b'\n').count() + 1;
        format!("{name}, line {line}: this is not text in UTF-8")
    })
}
