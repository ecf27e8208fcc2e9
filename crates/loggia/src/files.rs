//! Reading a file that a person named, and writing one whole.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

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

/// Writes a file so that at every instant either the old or the new one is there, whole. The error is the file's name
/// and what is wrong.
pub fn write_whole(path: &Path, text: &str) -> Result<(), (String, String)> {
    write_with(path, text, OpenOptions::new().write(true).create(true).truncate(true))
}

/// As [`write_whole`], for what nobody else may read.
pub fn write_secret(path: &Path, text: &str) -> Result<(), (String, String)> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    write_with(path, text, &options)
}

fn write_with(path: &Path, text: &str, options: &OpenOptions) -> Result<(), (String, String)> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let write = || {
        let mut file = options.open(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|e: std::io::Error| (path.display().to_string(), e.to_string()))
}
