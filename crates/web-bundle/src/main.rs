//! Makes the files that browsers load:
//! `web-bundle WEB-MODULE VILLA-MODULE THINKER-MODULE NET-FOLDER TEXT-FOLDER PAGE-FOLDER OUTPUT-FOLDER`.
//!
//! The bindings are made by wasm-bindgen as a library, of exactly the version that the modules were built with. What
//! never changes under its name carries a fingerprint in it and may be kept for good; every file that shrinks is there
//! a second and a third time, compressed.

mod file;
mod order;
mod texts;

use std::error::Error;
use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use file::File;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [web, villa, thinker, nets, text, page, output] = &args[..] else {
        return Err(
            "usage: web-bundle WEB-MODULE VILLA-MODULE THINKER-MODULE NET-FOLDER TEXT-FOLDER PAGE-FOLDER OUTPUT"
                .into(),
        );
    };
    let [web, villa, thinker, nets, text, page, output] =
        [web, villa, thinker, nets, text, page, output].map(Path::new);
    let mut files = Vec::new();
    let (web, web_script) = module(web, "web", &mut files)?;
    let (villa, villa_script) = module(villa, "villa", &mut files)?;
    let (thinker, thinker_script) = module(thinker, "thinker", &mut files)?;
    let style = File::marked("style", "css", fs::read(page.join("style.css"))?);
    let nets = gather_nets(nets)?;
    let villa_texts = texts::gather(text, "villa-text", texts::VILLA)?;
    let texts = texts::gather(text, "text", texts::PAGES)?;
    let kept = [&web, &web_script, &villa, &villa_script, &thinker, &thinker_script, &style];
    let named = texts.iter().chain(&villa_texts).chain(&nets).map(|(_, file)| file);
    let kept: Vec<String> = kept.into_iter().chain(named).map(File::path).collect();
    let marks = [
        ("{module}", web.path()),
        ("{script}", web_script.path()),
        ("{villa-module}", villa.path()),
        ("{villa-script}", villa_script.path()),
        ("{villa-texts}", texts::table(&villa_texts)),
        ("{thinker-module}", thinker.path()),
        ("{thinker-script}", thinker_script.path()),
        ("{style}", style.path()),
        ("{nets}", texts::table(&nets)),
        ("{texts}", texts::table(&texts)),
        ("{version}", format!("{:016x}", file::fingerprint(kept.join(" ").as_bytes()))),
        ("{kept}", kept.iter().map(|path| format!("\"{path}\"")).collect::<Vec<_>>().join(", ")),
    ];
    for entry in fs::read_dir(page)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = match path.extension().and_then(|ending| ending.to_str()) {
            Some("css") => continue,
            Some("html" | "js") => {
                let fill = |text: String, (mark, value): &(&str, String)| text.replace(mark, value);
                marks.iter().fold(fs::read_to_string(&path)?, fill).into_bytes()
            }
            _ => fs::read(&path)?,
        };
        files.push(File { name, bytes });
    }
    files.extend([web, web_script, villa, villa_script, thinker, thinker_script, style]);
    files.extend(texts.into_iter().chain(villa_texts).chain(nets).map(|(_, file)| file));
    files.sort_by(|a, b| a.name.cmp(&b.name));
    // Nothing of an earlier bundle may stay.
    if output.exists() {
        fs::remove_dir_all(output)?;
    }
    // What a browser loads before the first move, and before the villa can be touched, with the largest of the texts.
    let once = ["index.html", "start.js", "style-"];
    let (pages, villas) = (["web-", "text-ru-"], ["villa-", "villa-text-ru-"]);
    let (mut first, mut touched) = (0, 0);
    for file in &files {
        let packed = file.write(output)?;
        let is_one = |names: &[&str]| names.iter().any(|start| file.name.starts_with(start));
        let other_text = file.name.starts_with("villa-text-") && !file.name.starts_with("villa-text-ru-");
        first += if is_one(&once) || is_one(&pages) { packed } else { 0 };
        touched += if (is_one(&once) || is_one(&villas)) && !other_text { packed } else { 0 };
    }
    println!("before the first move: {first} bytes with brotli");
    println!("before the villa can be touched: {touched} bytes with brotli");
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

/// A module and its bindings. Libraries may bring scripts of their own, which the bindings look for beside themselves.
fn module(path: &Path, stem: &str, files: &mut Vec<File>) -> Result<(File, File), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).web(true)?.typescript(false).out_name(stem);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output()?;
    let wasm = order::sort(&made.wasm_mut().emit_wasm())?;
    let script = made.js().as_bytes().to_vec();
    for (place, scripts) in made.snippets() {
        for (number, text) in scripts.iter().enumerate() {
            let name = format!("snippets/{place}/inline{number}.js");
            files.push(File { name, bytes: text.clone().into_bytes() });
        }
    }
    for (path, text) in made.local_modules() {
        files.push(File { name: format!("snippets/{path}"), bytes: text.clone().into_bytes() });
    }
    Ok((File::marked(stem, "wasm", wasm), File::marked(stem, "js", script)))
}
