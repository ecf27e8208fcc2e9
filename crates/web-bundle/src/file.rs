//! A file of the bundle.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A file.
pub struct File {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl File {
    /// A file whose name changes with its bytes.
    pub fn marked(stem: &str, ending: &str, bytes: Vec<u8>) -> File {
        File { name: format!("{stem}-{:016x}.{ending}", fingerprint(&bytes)), bytes }
    }

    /// Its address.
    pub fn path(&self) -> String {
        format!("/{}", self.name)
    }

    /// Writes it as it is, unless it is there already. A server may be reading: it gets the old file or the new one, never
    /// half of it.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        let path = folder.join(&self.name);
        if fs::read(&path).is_ok_and(|bytes| bytes == self.bytes) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = folder.join(".new");
        fs::write(&new, &self.bytes)?;
        fs::rename(new, path)
    }

    /// Writes it packed where that is smaller; the bytes that a browser loads.
    pub fn pack(&self, folder: &Path) -> std::io::Result<usize> {
        let File { name, bytes } = self;
        if name.ends_with(".safetensors") {
            // Numbers of a net hardly shrink.
            println!("{name}: {} bytes", bytes.len());
            return Ok(bytes.len());
        }
        let (gzip, brotli) = (gzip(bytes)?, brotli(bytes)?);
        println!("{name}: {} bytes, {} with gzip, {} with brotli", bytes.len(), gzip.len(), brotli.len());
        let least = bytes.len().min(brotli.len());
        for (ending, packed) in [("gz", gzip), ("br", brotli)] {
            if packed.len() < bytes.len() {
                fs::write(folder.join(format!("{name}.{ending}")), packed)?;
            }
        }
        Ok(least)
    }
}

/// FNV-1a: names need not withstand anybody's malice, only differ when the bytes do.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_that_of_fnv_1a() {
        assert_eq!(fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn what_is_packed_is_smaller_and_comes_out_as_it_was() {
        let bytes = b"loggia ".repeat(100);
        assert!(brotli(&bytes).unwrap().len() < bytes.len());
        let mut unpacked = Vec::new();
        let packed = gzip(&bytes).unwrap();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
    }
}
