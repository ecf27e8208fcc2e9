//! A module and its bindings.

use std::error::Error;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::file::File;
use crate::haste::Haste;
use crate::order;

/// A module and its bindings, in this order. Libraries may bring scripts of their own, which follow, and which the
/// bindings look for beside themselves.
pub fn bind(path: &Path, stem: &str, haste: Haste) -> Result<Vec<File>, Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).web(true)?.typescript(false).out_name(stem);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output()?;
    let wasm = made.wasm_mut().emit_wasm();
    let wasm = if haste == Haste::Small { order::sort(&wasm)? } else { wasm };
    let script = made.js().as_bytes().to_vec();
    let mut files = vec![File::marked(stem, "wasm", wasm), File::marked(stem, "js", script)];
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
