//! A TOML table as someone wrote it: values are asked for by name, and every fault knows its place in the text.
//!
//! Not by way of `serde`: that would double what a browser loads for it, and its errors speak of types, not to people.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A fault at a place in the text.
pub type TextError = (Range<usize>, String);

/// Names with their values, in the order of the file.
pub type Pairs<T> = Vec<(Spanned<String>, Spanned<T>)>;

/// A table of the file, of which values are taken until none is left.
pub struct Written<'t> {
    entries: Vec<Entry<'t>>,
    place: Range<usize>,
}

/// A name and its value.
struct Entry<'t> {
    name: Spanned<String>,
    value: Spanned<DeValue<'t>>,
}

impl<'t> Written<'t> {
    /// A whole file.
    pub fn read(text: &'t str) -> Result<Written<'t>, TextError> {
        let table = DeTable::parse(text).map_err(|error| {
            let place = error.span().unwrap_or(0..0);
            let there = text.get(place.clone()).unwrap_or_default();
            let what = match error.message().trim() {
                "duplicate key" => format!("{there} is given twice"),
                other => other.replace('\n', "; "),
            };
            (place, what)
        })?;
        Ok(Written::of(table.span(), table.into_inner()))
    }

    fn of(place: Range<usize>, table: DeTable<'t>) -> Written<'t> {
        let entry = |(name, value): (Spanned<_>, _)| {
            let place = name.span();
            Entry { name: Spanned::new(place, String::from(name.into_inner())), value }
        };
        let mut entries: Vec<Entry> = table.into_iter().map(entry).collect();
        // As they stand in the file.
        entries.sort_by_key(|entry| entry.name.span().start);
        Written { entries, place }
    }

    /// Where the table is.
    pub fn place(&self) -> Range<usize> {
        self.place.clone()
    }

    fn take(&mut self, name: &str) -> Option<Spanned<DeValue<'t>>> {
        let at = self.entries.iter().position(|entry| entry.name.get_ref() == name)?;
        Some(self.entries.remove(at).value)
    }

    fn need(&mut self, name: &str) -> Result<Spanned<DeValue<'t>>, TextError> {
        self.take(name).ok_or_else(|| (self.place(), format!("{name} is missing")))
    }

    /// A text that must be there.
    pub fn text(&mut self, name: &str) -> Result<Spanned<String>, TextError> {
        text(self.need(name)?)
    }

    /// A text that may be there.
    pub fn text_if_any(&mut self, name: &str) -> Result<Option<Spanned<String>>, TextError> {
        self.take(name).map(text).transpose()
    }

    /// A whole number that must be there.
    pub fn number(&mut self, name: &str) -> Result<Spanned<i64>, TextError> {
        number(self.need(name)?)
    }

    /// Yes or no; no when it is not there.
    pub fn yes(&mut self, name: &str) -> Result<bool, TextError> {
        let Some(value) = self.take(name) else { return Ok(false) };
        value.get_ref().as_bool().ok_or_else(|| not_a(&value, "true or false"))
    }

    /// One of some words.
    pub fn word<T: Copy>(&mut self, name: &str, words: &[(&str, T)]) -> Result<T, TextError> {
        word(&self.need(name)?, words)
    }

    /// A list of some of these words that must be there.
    pub fn words<T: Copy>(&mut self, name: &str, words: &[(&str, T)]) -> Result<Vec<T>, TextError> {
        let value = self.need(name)?;
        let list = value.get_ref().as_array().ok_or_else(|| not_a(&value, "a list"))?;
        list.iter().map(|one| word(one, words)).collect()
    }

    /// A list of some of these words; none when it is not there.
    pub fn words_if_any<T: Copy>(&mut self, name: &str, words: &[(&str, T)]) -> Result<Vec<T>, TextError> {
        let is_there = self.entries.iter().any(|entry| entry.name.get_ref() == name);
        if is_there { self.words(name, words) } else { Ok(Vec::new()) }
    }

    /// A table within this one that must be there.
    pub fn table(&mut self, name: &str) -> Result<Written<'t>, TextError> {
        table(self.need(name)?)
    }

    /// A table within this one that may be there.
    pub fn table_if_any(&mut self, name: &str) -> Result<Option<Written<'t>>, TextError> {
        self.take(name).map(table).transpose()
    }

    /// All that is left, as texts.
    pub fn texts(self) -> Result<Pairs<String>, TextError> {
        self.entries.into_iter().map(|entry| Ok((entry.name, text(entry.value)?))).collect()
    }

    /// All that is left, as whole numbers.
    pub fn numbers(self) -> Result<Pairs<i64>, TextError> {
        self.entries.into_iter().map(|entry| Ok((entry.name, number(entry.value)?))).collect()
    }

    /// Nothing may be left that nobody asked for; these are the names that there are.
    pub fn end(self, names: &[&str]) -> Result<(), TextError> {
        self.entries.first().map_or(Ok(()), |entry| {
            let what = format!("unknown entry {}; possible are {}", entry.name.get_ref(), names.join(", "));
            Err((entry.name.span(), what))
        })
    }
}

fn text(value: Spanned<DeValue>) -> Result<Spanned<String>, TextError> {
    let place = value.span();
    match value.into_inner() {
        DeValue::String(text) => Ok(Spanned::new(place, text.into())),
        other => Err(not_a(&Spanned::new(place, other), "a text in quotes")),
    }
}

fn number(value: Spanned<DeValue>) -> Result<Spanned<i64>, TextError> {
    let whole = value.get_ref().as_integer();
    let number = whole.and_then(|whole| i64::from_str_radix(whole.as_str(), whole.radix()).ok());
    match number {
        Some(number) => Ok(Spanned::new(value.span(), number)),
        None if whole.is_some() => Err((value.span(), "the number is too large".into())),
        None => Err(not_a(&value, "a whole number")),
    }
}

fn table(value: Spanned<DeValue>) -> Result<Written, TextError> {
    let place = value.span();
    match value.into_inner() {
        DeValue::Table(table) => Ok(Written::of(place, table)),
        other => Err(not_a(&Spanned::new(place, other), "a table")),
    }
}

fn word<T: Copy>(value: &Spanned<DeValue>, words: &[(&str, T)]) -> Result<T, TextError> {
    let written = value.get_ref().as_str();
    words.iter().find(|(word, _)| Some(*word) == written).map(|(_, meaning)| *meaning).ok_or_else(|| {
        let quoted: Vec<String> = words.iter().map(|(word, _)| format!("{word:?}")).collect();
        not_a(value, &quoted.join(" or "))
    })
}

fn not_a(value: &Spanned<DeValue>, wanted: &str) -> TextError {
    let found = match value.get_ref() {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(number) => number.as_str().into(),
        DeValue::Float(number) => number.as_str().into(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(_) => "a date".into(),
        DeValue::Array(_) => "a list".into(),
        DeValue::Table(_) => "a table".into(),
    };
    (value.span(), format!("this should be {wanted}, not {found}"))
}
