//! Makes the files that browsers load:
//! `web-bundle NET-FOLDER TEXT-FOLDER PAGE-FOLDER OUTPUT-FOLDER MODULES…`, the modules in the order of [`CLIENTS`], and
//! the engines' last.
//!
//! The bindings are made by wasm-bindgen as a library, of exactly the version that the modules were built with. What
//! never changes under its name carries a fingerprint in it and may be kept for good; every file that shrinks is there
//! a second and a third time, compressed.

mod client;
mod file;
mod module;
mod order;
mod texts;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use client::CLIENTS;
use file::File;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&Path> = args.iter().map(Path::new).collect();
    let [nets, text, page, output, modules @ .., thinker, villa_thinker] = &args[..] else {
        return Err("usage: web-bundle NETS TEXTS PAGE OUTPUT MODULES…".into());
    };
    if modules.len() != CLIENTS.len() {
        return Err(format!("{} modules have pages, not {}", CLIENTS.len(), modules.len()).into());
    }
    let style = File::marked("style", "css", fs::read(page.join("style.css"))?);
    let template = fs::read_to_string(page.join("page.html"))?.replace("{style}", &style.path());
    let mut files = vec![style];
    for (client, wasm) in CLIENTS.iter().zip(modules) {
        files.extend(client.files(wasm, text, &template)?);
    }
    let thinker = module::bind(thinker, "thinker")?;
    // Not "villa-…": that is what a villa's pages load at once.
    let builders = module::bind(villa_thinker, "builders")?;
    let nets = gather_nets(nets)?;
    let mut marks = vec![
        ("{thinker-module}", thinker[0].path()),
        ("{thinker-script}", thinker[1].path()),
        ("{villa-thinker-module}", builders[0].path()),
        ("{villa-thinker-script}", builders[1].path()),
        ("{nets}", texts::table(&nets)),
    ];
    files.extend(thinker.into_iter().chain(builders).chain(nets.into_iter().map(|(_, file)| file)));
    // Modules share texts and scripts.
    let mut files: BTreeMap<String, File> = files.into_iter().map(|file| (file.name.clone(), file)).collect();
    let kept: Vec<String> = files.values().map(|file| format!("\"{}\"", file.path())).collect();
    let version = files.values().flat_map(|file| file::fingerprint(&file.bytes).to_le_bytes());
    marks.push(("{version}", format!("{:016x}", file::fingerprint(&version.collect::<Vec<u8>>()))));
    marks.push(("{kept}", kept.join(", ")));
    for entry in fs::read_dir(page)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("css" | "html") => continue,
            Some("js") => {
                let fill = |text: String, (mark, value): &(&str, String)| text.replace(mark, value);
                marks.iter().fold(fs::read_to_string(&path)?, fill).into_bytes()
            }
            _ => fs::read(&path)?,
        };
        files.insert(name.clone(), File { name, bytes });
    }
    // Nothing of an earlier bundle may stay.
    if output.exists() {
        fs::remove_dir_all(output)?;
    }
    let mut loaded = [0; CLIENTS.len()];
    for file in files.values() {
        let packed = file.write(output)?;
        for (client, loaded) in CLIENTS.iter().zip(&mut loaded) {
            *loaded += if client.loads(&file.name) { packed } else { 0 };
        }
    }
    for (client, loaded) in CLIENTS.iter().zip(loaded) {
        println!("before {}: {loaded} bytes with brotli", client.then);
        if loaded > client.most {
            return Err(format!("{} may have {} bytes at most", client.stem, client.most).into());
        }
    }
    Ok(())
}

/// The nets that bots play with, by their names.
fn gather_nets(folder: &Path) -> Result<Vec<(String, File)>, Box<dyn Error>> {
    let mut nets = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some("safetensors"), Some(name)) = (
            path.extension().and_then(|ending| ending.to_str()),
            path.file_stem().and_then(|stem| stem.to_str()),
        ) {
            nets.push((name.to_owned(), File::marked(name, "safetensors", fs::read(&path)?)));
        }
    }
    nets.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(nets)
}
