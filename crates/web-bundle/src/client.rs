//! The files of the modules that have pages of their own.

use std::fs;
use std::path::Path;

use games::pages::{ALL, Module};

use crate::file::File;
use crate::{Result, lean, texts};

/// Which page is for which addresses, as JSON for the server and for the service worker.
pub fn routes() -> String {
    let quoted = |text: &&str| format!("\"{text}\"");
    let route = |module: &&Module| {
        let paths = module.parts.iter().map(quoted).collect::<Vec<_>>().join(",");
        let tables = module.tables_of.map_or_else(|| "null".into(), |game| quoted(&game));
        format!("{{\"page\":\"{}\",\"paths\":[{paths}],\"tables\":{tables}}}", module.page)
    };
    format!("[{}]", ALL.iter().map(route).collect::<Vec<_>>().join(","))
}

/// A module with pages, as files.
#[derive(Clone, Copy)]
pub struct Client(pub &'static Module);

/// All of them.
pub fn clients() -> impl Iterator<Item = Client> {
    ALL.into_iter().map(Client)
}

impl Client {
    /// Its style.
    pub fn style(&self, page: &Path) -> Result<File> {
        let (stem, parts) = self.0.style;
        let mut whole = String::new();
        for part in parts {
            whole += &lean::style(&fs::read_to_string(page.join(part))?);
        }
        Ok(File::marked(stem, "css", whole.into_bytes()))
    }

    /// How the names of its texts begin.
    fn text_stem(&self) -> String {
        format!("{}-text", self.0.name)
    }

    /// Its files from its module with its bindings, the page last; the page is made from `template`, in which the style is named already.
    /// Its texts are those for which the module has keys.
    pub fn files(&self, mut bound: Vec<File>, text: &Path, template: &str) -> Result<Vec<File>> {
        let keys = texts::data(&bound[0].bytes)?;
        let words = texts::gather(text, &self.text_stem(), self.0.words, &keys)?;
        let marks = [
            ("{about}", self.0.about.to_owned()),
            ("{module}", bound[0].path()),
            ("{script}", bound[1].path()),
            ("{texts}", texts::table(&words)),
            ("{noscript}", texts::in_every_language(text, "web-noscript")?),
        ];
        bound.extend(words.into_iter().map(|(_, file)| file));
        let page = marks.iter().fold(template.to_owned(), |page, (mark, value)| page.replace(mark, value));
        bound.push(File { name: self.0.page.into(), bytes: page.into_bytes() });
        Ok(bound)
    }

    /// Its page while the module is still being built: it says how far that is, and then loads itself again.
    pub fn waiting(&self, page: &str) -> File {
        File { name: self.0.page.into(), bytes: page.replace("{about}", self.0.about).into_bytes() }
    }

    /// Whether a browser loads a file for it, of the texts the largest: Russian.
    pub fn loads(&self, name: &str) -> bool {
        let text = format!("{}-ru-", self.text_stem());
        let style = format!("{}-", self.0.style.0);
        let own = [self.0.page, "start.js", &style, &text];
        // The first page shows a villa.
        let shown = self.0.parts.contains(&"") && name.starts_with("villa-") && name.ends_with(".webp");
        let module = name.strip_prefix(self.0.name).is_some_and(|rest| rest.starts_with('-'))
            && !name.ends_with(".webp");
        let is_text = name.ends_with(".ftl");
        shown || own.iter().any(|start| name.starts_with(start)) || module && !is_text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_loads_its_own_module_and_one_language() {
        let [start, tables, _, villa] = ALL.map(Client);
        for name in
            ["index.html", "start.js", "style-1.css", "start-1.wasm", "start-1.js", "start-text-ru-1.ftl"]
        {
            assert!(start.loads(name), "{name}");
        }
        for name in
            ["tables-1.wasm", "villa-1.js", "start-text-de-1.ftl", "tables-text-ru-1.ftl", "engine-1.wasm"]
        {
            assert!(!start.loads(name), "{name}");
        }
        assert!(start.loads("villa-after.webp") && !tables.loads("villa-after.webp"));
        assert!(
            tables.loads("tables-1.js")
                && tables.loads("tables-text-ru-1.ftl")
                && !tables.loads("start-1.js")
        );
        assert!(
            villa.loads("villa-style-1.css")
                && !villa.loads("style-1.css")
                && !start.loads("villa-style-1.css")
        );
        assert!(villa.loads("villa-text-ru-1.ftl") && !villa.loads("villa-text-de-1.ftl"));
    }
}
