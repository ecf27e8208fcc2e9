//! The names of people at a table: without invisible characters and direction marks, and all different.

use table::{Guest, Rejection, Table};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The most characters of a name.
const LONGEST: usize = 40;

/// The most marks over and under one letter; some languages need two.
const MARKS: usize = 2;

/// The name under which someone joins a table: the one that they ask for, cleaned, with a number behind it where someone
/// else has it, or one that looks the same.
pub(super) fn admit(table: &Table, guest: Guest, wanted: &str) -> Result<String, Rejection> {
    let name = clean(wanted).ok_or(Rejection::BadName)?;
    // A name is read by everybody, too.
    let before = table.people().get(&guest);
    if before.is_some_and(|person| person.muted && person.name != name) {
        return Err(Rejection::Muted);
    }
    let others = table.people().iter().filter(|(other, person)| **other != guest && !person.removed);
    let taken: Vec<String> = others.map(|(_, person)| looks(&person.name)).collect();
    let is_free = |name: &str| !taken.contains(&looks(name));
    // Two devices of one person have the same one.
    if is_free(&name) || table.name(guest) == Some(&name) {
        return Ok(name);
    }
    let numbered = |number: usize| {
        let ending = format!(" {number}");
        let room = LONGEST - ending.chars().count();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &ending
    };
    // Of more numbers than there are people one is free.
    (2..taken.len() + 3).map(numbered).find(|name| is_free(name)).ok_or(Rejection::BadName)
}

/// A name in the usual form of its letters, without what nobody sees; none where nothing is left or it is too long.
fn clean(wanted: &str) -> Option<String> {
    if wanted.len() > 1_000 {
        return None;
    }
    let spaced: String = wanted.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let mut marks = 0;
    let seen = spaced.nfc().filter(|c| !is_unseen(*c)).filter(|c| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    let name: String = seen.collect();
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    // A mark needs a letter to stand on.
    let name = name.trim_start_matches(is_combining_mark).trim();
    let fits = (1..=LONGEST).contains(&name.chars().count());
    (fits && name.chars().any(|c| !is_combining_mark(c))).then(|| name.to_owned())
}

/// Controls, marks that change the direction of the line, letters that take no room or show nothing, and what is no
/// letter at all.
pub(super) fn is_unseen(c: char) -> bool {
    let code = u32::from(c);
    c.is_control()
        || matches!(code,
            0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f | 0x200b..=0x200f
            | 0x2028..=0x202e | 0x2060..=0x206f | 0x2800 | 0x3164 | 0xfe00..=0xfe0f | 0xfeff | 0xffa0
            | 0xfff0..=0xfffc | 0x13430..=0x13440 | 0x1bca0..=0x1bca3 | 0x1d159 | 0x1d173..=0x1d17a
            | 0xe000..=0xf8ff | 0xe0000..=0x10ffff)
        // Unicode sets these two of each plane, and these thirty-two, aside for good.
        || code & 0xfffe == 0xfffe
        || matches!(code, 0xfdd0..=0xfdef)
}

/// Letters of other scripts that look like Latin ones, from Unicode's list of confusables: those that people can type.
const LIKE: [(&str, char); 26] = [
    ("аαɑ", 'a'),
    ("вβ", 'b'),
    ("сϲ", 'c'),
    ("ԁ", 'd'),
    ("еєε", 'e'),
    ("ғ", 'f'),
    ("ɡ", 'g'),
    ("һнη", 'h'),
    ("іιıі1|ӏ", 'l'),
    ("јϳ", 'j'),
    ("кκ", 'k'),
    ("ⅼ", 'l'),
    ("мμ", 'm'),
    ("пո", 'n'),
    ("оοσ0օ", 'o'),
    ("рρ", 'p'),
    ("ԛ", 'q'),
    ("гᴦ", 'r'),
    ("ѕ", 's'),
    ("тτ", 't'),
    ("υս", 'u'),
    ("ѵν", 'v'),
    ("ԝω", 'w'),
    ("хχ", 'x'),
    ("уγү", 'y'),
    ("ᴢ", 'z'),
];

/// A name as it looks at a glance: without case, marks and spaces, in Latin letters where others look like them.
fn looks(name: &str) -> String {
    let plain = name.nfkd().filter(|c| !is_combining_mark(*c) && !is_unseen(*c) && !c.is_whitespace());
    let lower = plain.flat_map(char::to_lowercase);
    lower
        .map(|c| match c {
            'i' => 'l',
            c => LIKE.iter().find(|(like, _)| like.contains(c)).map_or(c, |(_, latin)| *latin),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        assert_eq!(clean("  Anna\u{202e}\u{200b} \t Maria\u{feff} ").as_deref(), Some("Anna Maria"));
        assert_eq!(clean("E\u{301}va").as_deref(), Some("Éva"), "one form for what looks the same");
        assert_eq!(clean("Z\u{300}\u{301}\u{302}\u{303}\u{304}o").as_deref(), Some("Z\u{300}\u{301}o"));
        assert_eq!(clean("Ольга 🏛 李").as_deref(), Some("Ольга 🏛 李"));
        for nothing in
            ["", " \u{3000} ", "\u{202e}\u{2066}", "\u{3164}", "\u{2800}", "\u{301}", "\u{1b}", "\u{e0041}"]
        {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean(&"x".repeat(40)).map(|name| name.len()), Some(40));
        assert_eq!(clean(&"x".repeat(41)), None);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for same in ["anna", "ANNA", "Аnnа", "A n n a", "Ánna", "Ａｎｎａ"] {
            assert_eq!(looks(same), looks("Anna"), "{same}");
        }
        assert_eq!(looks("Bill"), looks("BiII"));
        for other in ["Ann", "Hanna", "Анна"] {
            assert_ne!(looks(other), looks("Anna"), "{other}");
        }
    }
}
