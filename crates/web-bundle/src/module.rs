//! A module and its bindings.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use wasm_bindgen_cli_support::Bindgen;

use crate::file::File;
use crate::haste::Haste;
use crate::names::Names;
use crate::{Result, lean, order};

/// Makes bindings. The quick bundle reuses those of modules that have not changed.
pub struct Binder<'a> {
    /// What the bundle is for.
    pub haste: Haste,
    /// Where bindings are kept.
    pub kept: &'a Path,
}

impl Binder<'_> {
    /// A module and its bindings, in this order. Libraries may bring scripts of their own, which follow, and which the
    /// bindings look for beside themselves.
    pub fn bind(&self, path: &Path, stem: &str) -> Result<Vec<File>> {
        if self.haste == Haste::Small {
            return made(path, stem, |wasm, script| {
                let names = Names::of(&wasm, &script)?;
                Ok((order::sort(&wasm, &names)?, lean::script(&names.shorten(&script))))
            });
        }
        // Another module or another bundler makes other bindings.
        let (folder, mark) = (self.kept.join(stem), mark(path)? + &mark(&std::env::current_exe()?)?);
        if fs::read_to_string(folder.join("of")).is_ok_and(|of| of == mark) {
            return read(&folder);
        }
        let files = made(path, stem, |wasm, script| Ok((wasm, script)))?;
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        files.iter().try_for_each(|file| file.write(&folder))?;
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        fs::write(folder.join("files"), names.join("\n"))?;
        // Last: without it nothing here counts.
        fs::write(folder.join("of"), mark)?;
        Ok(files)
    }
}

/// Changes when a file changes.
fn mark(path: &Path) -> Result<String> {
    let data = fs::metadata(path)?;
    let changed = data.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    Ok(format!("{} {changed}\n", data.len()))
}

/// What was kept of a module.
fn read(folder: &Path) -> Result<Vec<File>> {
    let names = fs::read_to_string(folder.join("files"))?;
    let file = |name: &str| Ok(File { name: name.into(), bytes: fs::read(folder.join(name))? });
    names.lines().map(file).collect()
}

fn made(
    path: &Path,
    stem: &str,
    arrange: impl Fn(Vec<u8>, String) -> Result<(Vec<u8>, String)>,
) -> Result<Vec<File>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).web(true)?.typescript(false).out_name(stem);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output()?;
    let script = made.js().to_owned();
    let (wasm, script) = arrange(made.wasm_mut().emit_wasm(), script)?;
    let mut files = vec![File::marked(stem, "wasm", wasm), File::marked(stem, "js", script.into_bytes())];
    for (place, scripts) in made.snippets() {
        for (number, text) in scripts.iter().enumerate() {
            let name = format!("snippets/{place}/inline{number}.js");
            files.push(File { name, bytes: text.clone().into_bytes() });
        }
    }
    for (path, text) in made.local_modules() {
        files.push(File { name: format!("snippets/{path}"), bytes: text.clone().into_bytes() });
    }
    Ok(files)
}
