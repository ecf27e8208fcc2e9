//! Makes the files that browsers load from the compiled modules. `cargo xtask web` and `cargo xtask play` call it:
//!
//! ```text
//! web-bundle [--quick] NET-FOLDER TEXT-FOLDER PAGE-FOLDER OUTPUT-FOLDER MODULES…
//! ```
//!
//! The bindings are made by wasm-bindgen as a library, of exactly the version that the modules were built with. A file
//! that never changes under its name has a fingerprint in the name, so that browsers may keep it for good. Every file
//! that shrinks is also there compressed, in two forms. `--quick` leaves that out, and modules that are not built yet.

mod client;
mod file;
mod haste;
mod lean;
mod module;
mod names;
mod order;
mod texts;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use client::{Client, clients};
use file::File;
use haste::Haste;
use module::Binder;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The workers' modules: what cargo calls them, how the names of their files begin, and what scripts call them. Not
/// "villa-…": that is what a villa's pages load at once.
const WORKERS: [(&str, &str); 2] = [("callisto-worker", "engine"), ("villa-worker", "builders")];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (haste, args) = match &args[..] {
        [first, rest @ ..] if first == "--quick" => (Haste::Quick, rest),
        all => (Haste::Small, all),
    };
    let args: Vec<&Path> = args.iter().map(Path::new).collect();
    let [nets, text, page, output, modules @ ..] = &args[..] else {
        return Err("usage: web-bundle [--quick] NETS TEXTS PAGES OUTPUT MODULES…".into());
    };
    let kept = output.with_extension("bound");
    let files = gather(&Binder { haste, kept: &kept }, nets, text, page, modules)?;
    files.values().try_for_each(|file| file.write(output))?;
    let too_large = if haste == Haste::Small { pack(&files, output)? } else { String::new() };
    // What an earlier bundle left goes last: someone may be loading it.
    sweep(output, "", &files)?;
    if too_large.is_empty() {
        return Ok(());
    }
    let folder = output.display();
    Err(format!("{too_large}The files in {folder} are complete and can be served; first visits take longer.")
        .into())
}

/// Removes what does not belong to the bundle, but for what git has to know about the folder.
fn sweep(folder: &Path, prefix: &str, files: &BTreeMap<String, File>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let plain = name.strip_suffix(".br").or(name.strip_suffix(".gz")).unwrap_or(&name);
        if entry.file_type()?.is_dir() {
            sweep(&entry.path(), &format!("{name}/"), files)?;
        } else if !files.contains_key(plain) && name != ".gitignore" {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// All files by their names.
fn gather(
    binder: &Binder<'_>,
    nets: &Path,
    text: &Path,
    page: &Path,
    modules: &[&Path],
) -> Result<BTreeMap<String, File>> {
    let mut bound = bind_all(binder, modules)?;
    let waiting = clients().any(|client| !bound.contains_key(client.0.name));
    let follow = if waiting { "<script type=\"module\" src=\"/building.js\"></script>" } else { "" };
    let template = |name: &str| -> Result<String> {
        let text = fs::read_to_string(page.join(name))?;
        Ok(text.replace("{building}", follow))
    };
    let (whole, empty) = (template("page.html")?, template("building.html")?);
    let mut files = Vec::new();
    for client in clients() {
        let style = client.style(page)?;
        let styled = |page: &str| page.replace("{style}", &style.path());
        match bound.remove(client.0.name) {
            Some(module) => files.extend(client.files(module, text, &styled(&whole))?),
            None => files.push(client.waiting(&styled(&empty))),
        }
        files.push(style);
    }
    let nets = gather_nets(nets)?;
    let mut marks = vec![("{nets}".to_owned(), texts::table(&nets))];
    for (name, stem) in WORKERS {
        let Some(worker) = bound.remove(name) else { continue };
        marks.push((format!("{{{stem}-module}}"), worker[0].path()));
        marks.push((format!("{{{stem}-script}}"), worker[1].path()));
        files.extend(worker);
    }
    files.extend(nets.into_iter().map(|(_, file)| file));
    // Modules share styles and scripts.
    let mut files: BTreeMap<String, File> = files.into_iter().map(|file| (file.name.clone(), file)).collect();
    let kept: Vec<String> = files.values().map(|file| format!("\"{}\"", file.path())).collect();
    let version = files.values().flat_map(|file| file::fingerprint(&file.bytes).to_le_bytes());
    let version = file::fingerprint(&version.collect::<Vec<u8>>());
    let routes = client::routes();
    marks.extend([
        ("{version}".into(), format!("{version:016x}")),
        ("{kept}".into(), kept.join(", ")),
        ("{routes}".into(), routes.clone()),
    ]);
    files.insert("routes.json".into(), File { name: "routes.json".into(), bytes: routes.into_bytes() });
    for entry in fs::read_dir(page)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("css" | "html") => continue,
            // For pages that wait.
            Some("js") if name == "building.js" && !waiting => continue,
            Some("js") => {
                let fill = |text: String, (mark, value): &(String, String)| text.replace(mark, value);
                marks.iter().fold(fs::read_to_string(&path)?, fill).into_bytes()
            }
            _ => fs::read(&path)?,
        };
        files.insert(name.clone(), File { name, bytes });
    }
    Ok(files)
}

/// All modules with their bindings, by what cargo calls them, made side by side. In a quick bundle some may be missing.
fn bind_all(binder: &Binder<'_>, modules: &[&Path]) -> Result<BTreeMap<&'static str, Vec<File>>> {
    let wanted = clients().map(|Client(module)| (module.name, module.name)).chain(WORKERS);
    let mut found = Vec::new();
    for (name, stem) in wanted {
        match modules.iter().find(|path| path.file_stem().is_some_and(|stem| stem == name)) {
            Some(path) => found.push((name, stem, *path)),
            None if binder.haste == Haste::Quick => {}
            None => return Err(format!("the module {name} is missing").into()),
        }
    }
    thread::scope(|scope| {
        let bind = |(name, stem, path)| {
            // An error in words: it has to come out of its thread.
            let bind = move || binder.bind(path, stem).map_err(|error| error.to_string());
            (name, scope.spawn(bind))
        };
        let started: Vec<_> = found.into_iter().map(bind).collect();
        let ended = started.into_iter().map(|(name, thread)| {
            let bound = thread.join().map_err(|_| format!("{name} cannot be bound"))?;
            Ok((name, bound.map_err(|error| format!("{name}: {error}"))?))
        });
        ended.collect()
    })
}

/// Packs the files, and says which visits load more than they may.
fn pack(files: &BTreeMap<String, File>, folder: &Path) -> Result<String> {
    let mut loaded = vec![0; clients().count()];
    for file in files.values() {
        let packed = file.pack(folder)?;
        for (client, loaded) in clients().zip(&mut loaded) {
            *loaded += if client.loads(&file.name) { packed } else { 0 };
        }
    }
    let mut too_large = String::new();
    for (Client(client), loaded) in clients().zip(loaded) {
        println!("before {}: {loaded} bytes with brotli", client.then);
        if loaded > client.most {
            too_large += &format!("{} loads {loaded} bytes and may load {}.\n", client.name, client.most);
        }
    }
    Ok(too_large)
}

/// The nets that bots play with, by their names.
fn gather_nets(folder: &Path) -> Result<Vec<(String, File)>> {
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
