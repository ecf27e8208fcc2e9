//! Text for people is in `crates/words`, and nowhere else: not in a `view!`, not in an attribute that is read out, not in
//! what the terminal says, not in the page that loads the modules.

use crate::project::File;

/// Crates that draw pages.
const PAGES: [&str; 3] = ["crates/web/src/", "crates/callisto-web/src/", "crates/villa-web/src/"];

/// What the terminal says during a game. Help, errors and answers for programs are English.
const TERMINAL: [&str; 1] = ["crates/loggia/src/play/"];

/// Files that browsers load as they are.
const LOADED: &str = "crates/web/page/";

/// The names of the program and of a game: the same in every language.
const NAMES: [&str; 2] = ["Loggia", "Villa Paletti"];

/// Attributes that people hear or see.
const READ_OUT: [&str; 7] = [
    "title",
    "alt",
    "placeholder",
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
];

/// Texts for people in code and in pages.
pub fn complaints(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        let is = |folders: &[&str]| folders.iter().any(|folder| file.path.starts_with(folder));
        let texts = if !file.path.ends_with(".rs") {
            if file.path.starts_with(LOADED) { in_page(&file.path, &file.text) } else { continue }
        } else if is(&PAGES) {
            in_code(&file.text, &|before, text| {
                let is_seen = is_text_of_a_view(before) || is_read_out(before) || is_title(before);
                is_seen || is_sentence(text) && !is_for_programmers(before)
            })
        } else if is(&TERMINAL) {
            in_code(&file.text, &|before, _| is_said(before))
        } else {
            continue;
        };
        found.extend(texts.into_iter().map(|(line, text)| {
            format!("{}:{line} says “{text}”: texts for people are in crates/words/text", file.path)
        }));
    }
    found
}

/// Whether people would read it: it has a word beside what is put in, and is no name.
fn is_for_people(text: &str) -> bool {
    let mut depth = 0;
    let fixed = |c: &char| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0
    };
    let text: String = text.chars().filter(fixed).collect();
    let has_word = text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1);
    has_word && !NAMES.contains(&text.trim_matches(|c: char| !c.is_alphabetic()))
}

/// Strings in code, before its tests, that stand where people would read them, with their lines. Whether they do is said
/// by what stands before them, and by themselves.
fn in_code(source: &str, is_read: &dyn Fn(&str, &str) -> bool) -> Vec<(usize, String)> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().map(|line| if line.trim_start().starts_with("//") { "" } else { line });
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = code[from..].find('"').map(|at| from + at) {
        let close = end_of_string(&code, open + 1);
        let text = &code[open + 1..close];
        if is_for_people(text) && is_read(&code[..open], text) {
            found.push((code[..open].matches('\n').count() + 1, text.to_string()));
        }
        from = (close + 1).min(code.len());
    }
    found
}

fn end_of_string(code: &str, start: usize) -> usize {
    let mut escaped = false;
    for (at, c) in code[start..].char_indices() {
        match c {
            '"' if !escaped => return start + at,
            '\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    code.len()
}

/// A string that is the child of an element, or beside one.
fn is_text_of_a_view(before: &str) -> bool {
    let before = before.trim_end();
    let after_tag = before.ends_with('>') && !before.ends_with("=>") && !before.ends_with("->");
    // `<p>{name} " is here"</p>`: after a block inside an element, but not after one of code.
    let after_block =
        before.ends_with('}') && before.rsplit('\n').next().is_some_and(|line| line.contains("<"));
    after_tag || after_block
}

fn is_read_out(before: &str) -> bool {
    let before = before.trim_end_matches("format!(");
    READ_OUT.iter().any(|name| {
        let start = before.strip_suffix('=').and_then(|before| before.strip_suffix(name));
        start.is_some_and(|start| start.ends_with([' ', '\n']))
    })
}

fn is_title(before: &str) -> bool {
    before.trim_end_matches('&').ends_with("set_title(")
}

/// Several words that begin like a sentence or end like one, wherever they stand.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let words = text.split(' ').map(|word| word.trim_matches(|c: char| !c.is_alphabetic()));
    let words = words.filter(is_word).count();
    let begins = text.starts_with(char::is_uppercase) && !text.contains(['(', '[', ';', '=']);
    words > 1 && (begins || text.ends_with(['.', '!', '?', '…']))
}

/// What only the console or a panic shows.
fn is_for_programmers(before: &str) -> bool {
    ["error!(", "warn!(", "log!(", "expect(", "panic!(", "unreachable!("]
        .iter()
        .any(|name| before.ends_with(name))
}

fn is_said(before: &str) -> bool {
    let before = before.trim_end_matches("&format!(").trim_end_matches("format!(");
    [".line(", ".refuse(", ".paragraph(", ".indented(", "println!("].iter().any(|said| before.ends_with(said))
}

/// Text between the tags of a page, which has marks in braces where words are put in; strings of a script that read as a
/// sentence.
fn in_page(path: &str, source: &str) -> Vec<(usize, String)> {
    let between = |line: &str| -> Vec<String> {
        line.split('>').skip(1).filter_map(|part| part.split('<').next()).map(String::from).collect()
    };
    let strings = |line: &str| -> Vec<String> {
        let parts = line.split(['"', '\'', '`']).skip(1).step_by(2);
        parts.filter(|text| is_sentence(text)).map(String::from).collect()
    };
    let mut found = Vec::new();
    for (number, line) in (1..).zip(source.lines()) {
        let texts = match path.rsplit('.').next() {
            Some("html") => between(line),
            Some("js") if !line.trim_start().starts_with("//") => strings(line),
            _ => Vec::new(),
        };
        let texts = texts.into_iter().filter(|text| is_for_people(text));
        found.extend(texts.map(|text| (number, text)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_outside_words_are_found() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let page = "view! {\n<p class=\"big\">\"Loggia\"</p>\n<p>\"Hello you\"</p>\n<b>{name} \" is here\"</b>\n\
                    <button title=\"Press me\" aria-label=say!(words, \"web-hint\")>{say!(words, \"web-hint\")}</button>\n}\n\
                    let key = if over { \"web-a\" } else { \"web-b\" };\n// \"Not this\"\n\
                    error!(\"Not this one\");\nlet told = format!(\"It is {name}.\");\n\
                    #[cfg(test)]\nmod tests { <p>\"Nor this\" }\n";
        let files = [
            file("crates/web/src/app.rs", page),
            file(
                "crates/loggia/src/play/scene.rs",
                "self.voice.line(\"\");\nself.voice.refuse(\"Go away\");\n",
            ),
            file("crates/loggia/src/play.rs", "self.voice.refuse(\"Of the command line\");\n"),
            file("crates/web/page/page.html", "<title>Loggia</title>\n<p>{words}</p>\n<p>Turn it on</p>\n"),
            file("crates/web/page/start.js", "import x from \"./a.js\";\nalert(\"No way in\");\n"),
        ];
        let found = complaints(&files);
        let told: Vec<&str> =
            found.iter().filter_map(|line| line.split(':').nth(1)?.split(' ').next()).collect();
        assert_eq!(told, ["3", "4", "5", "10", "2", "3", "2"], "{found:#?}");
    }
}
