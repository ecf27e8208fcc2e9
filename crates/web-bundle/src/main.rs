//! Makes the files that browsers load from the client's module: `web-bundle MODULE NET PAGE-FOLDER OUTPUT-FOLDER`.
//!
//! The bindings are made by wasm-bindgen as a library, of exactly the version that the client was built with. What
//! never changes under its name carries a fingerprint in it and may be kept for good; every file that shrinks is there
//! a second and a third time, compressed.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

/// A file of the bundle.
struct File {
    name: String,
    bytes: Vec<u8>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, net, page, output] = &args[..] else {
        return Err("usage: web-bundle MODULE NET PAGE-FOLDER OUTPUT-FOLDER".into());
    };
    let files = bundle(Path::new(module), Path::new(net), Path::new(page))?;
    let output = Path::new(output);
    // Nothing of an earlier bundle may stay.
    if output.exists() {
        fs::remove_dir_all(output)?;
    }
    fs::create_dir_all(output)?;
    for File { name, bytes } in files {
        if let Some(folder) = output.join(&name).parent() {
            fs::create_dir_all(folder)?;
        }
        if name.ends_with(".safetensors") {
            // Numbers of a net hardly shrink.
            println!("{name}: {} bytes", bytes.len());
            fs::write(output.join(name), bytes)?;
            continue;
        }
        let (gzip, brotli) = (gzip(&bytes)?, brotli(&bytes)?);
        println!("{name}: {} bytes, {} with gzip, {} with brotli", bytes.len(), gzip.len(), brotli.len());
        for (ending, packed) in [(".gz", gzip), (".br", brotli)] {
            if packed.len() < bytes.len() {
                fs::write(output.join(format!("{name}{ending}")), packed)?;
            }
        }
        fs::write(output.join(name), bytes)?;
    }
    Ok(())
}

fn bundle(module: &Path, net: &Path, page: &Path) -> Result<Vec<File>, Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false).out_name("web");
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output()?;
    let wasm = made.wasm_mut().emit_wasm();
    let script = made.js().as_bytes().to_vec();
    // Libraries may bring scripts of their own, which the bindings look for beside themselves.
    let mut files = Vec::new();
    for (place, scripts) in made.snippets() {
        for (number, text) in scripts.iter().enumerate() {
            let name = format!("snippets/{place}/inline{number}.js");
            files.push(File { name, bytes: text.clone().into_bytes() });
        }
    }
    for (path, text) in made.local_modules() {
        files.push(File { name: format!("snippets/{path}"), bytes: text.clone().into_bytes() });
    }
    let style = fs::read(page.join("style.css"))?;
    let named = |stem: &str, ending: &str, bytes: Vec<u8>| {
        let name = format!("{stem}-{:016x}.{ending}", fingerprint(&bytes));
        File { name, bytes }
    };
    let wasm = named("web", "wasm", wasm);
    let script = named("web", "js", script);
    let style = named("style", "css", style);
    let net = named("net", "safetensors", fs::read(net)?);
    let fill = |text: String| {
        let path = |file: &File| format!("/{}", file.name);
        [("{module}", &wasm), ("{script}", &script), ("{style}", &style), ("{net}", &net)]
            .into_iter()
            .fold(text, |text, (mark, file)| text.replace(mark, &path(file)))
    };
    for entry in fs::read_dir(page)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name == "style.css" {
            continue;
        }
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("html" | "js" | "webmanifest") => fill(fs::read_to_string(&path)?).into_bytes(),
            _ => fs::read(&path)?,
        };
        files.push(File { name, bytes });
    }
    files.extend([wasm, script, style, net]);
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// FNV-1a: names need not withstand anybody's malice, only differ when the bytes do.
fn fingerprint(bytes: &[u8]) -> u64 {
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
