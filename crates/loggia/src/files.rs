//! Reading a file that a person named, and writing one whole.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Far more than any game or edition needs; keeps a device such as `/dev/zero` from filling the memory.
const LARGEST: u64 = 16 << 20;

/// The text of a file, or a sentence that names the file and what is wrong with it.
pub fn read(path: &Path) -> Result<String, String> {
    let name = path.display();
    let unreadable = |error| format!("cannot read {name}: {error}");
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("{name} is too large: more than {} MiB", LARGEST >> 20));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|b| **b == b'\n').count() + 1;
        format!("{name}, line {line}: not UTF-8 text")
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

/// The file of one of several games: the one that was named, with the game's number, counted from 1, where there are more.
pub fn numbered(out: &Path, number: u64, games: u64, extension: &str) -> PathBuf {
    if games == 1 {
        return out.into();
    }
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    let end = out.extension().map_or(extension.into(), |end| end.to_string_lossy());
    out.with_file_name(format!("{stem}-{}.{end}", number + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_games_have_numbers() {
        let file = |out, number, games| numbered(Path::new(out), number, games, "blksgf");
        assert_eq!(file("a/b.blksgf", 0, 1), Path::new("a/b.blksgf"));
        assert_eq!(file("a/b.blksgf", 6, 10), Path::new("a/b-7.blksgf"));
        assert_eq!(file("b", 0, 2), Path::new("b-1.blksgf"));
    }
}
