//! Short names for what a module and its script call each other by.
//!
//! wasm-bindgen tells things of the same name apart by long numbers, which do not pack, and stand in both files.

use std::collections::BTreeMap;

use wasmparser::{Parser, Payload};

/// The new names by the old ones.
#[derive(Default)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    /// Of what a module takes from its script and gives to it, all that wasm-bindgen has named. What people have named stays.
    pub fn of(module: &[u8], script: &str) -> Result<Names, String> {
        let fault =
            |error: &dyn std::fmt::Display| format!("the names of the module cannot be read: {error}");
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(module) {
            match payload.map_err(|error| fault(&error))? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        found.push(import.map_err(|error| fault(&error))?.name);
                    }
                }
                Payload::ExportSection(section) => {
                    for export in section {
                        found.push(export.map_err(|error| fault(&error))?.name);
                    }
                }
                _ => {}
            }
        }
        let is_said = |name: &&str| words(script).any(|word| word == *name);
        let is_made = |name: &&str| name.starts_with("__wb") || name.starts_with("wasm_bindgen__");
        let names = found.into_iter().filter(is_made).filter(is_said).enumerate();
        // No script of wasm-bindgen has names like these.
        Ok(Names(names.map(|(number, name)| (name.into(), format!("${number}"))).collect()))
    }

    /// The short name of something, or its name.
    pub fn short<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).map_or(name, String::as_str)
    }

    /// The script with the short names.
    pub fn shorten(&self, script: &str) -> String {
        words(script).map(|word| self.short(word)).collect()
    }
}

/// A script cut into its names and what is between them.
fn words(script: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut rest = script;
    std::iter::from_fn(move || {
        let is_name = is_of_name(rest.chars().next()?);
        let end = rest.find(|c| is_of_name(c) != is_name).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module, TypeSection};

    use super::*;

    #[test]
    fn what_wasm_bindgen_has_named_gets_short_names_in_both_files() {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
        imports.import("./start_bg.js", "__wbg_click_12ab", EntityType::Function(0));
        imports.import("./start_bg.js", "__wbg_unsaid_12ab", EntityType::Function(0));
        exports.export("start", ExportKind::Func, 0).export("__wbindgen_malloc", ExportKind::Func, 0);
        module.section(&types).section(&imports).section(&exports);
        let script = "{ __wbg_click_12ab: start, x__wbg_click_12ab: wasm.__wbindgen_malloc }";
        let names = Names::of(&module.finish(), script).unwrap();
        assert_eq!(names.shorten(script), "{ $0: start, x__wbg_click_12ab: wasm.$1 }");
        assert_eq!((names.short("start"), names.short("__wbg_unsaid_12ab")), ("start", "__wbg_unsaid_12ab"));
    }
}
