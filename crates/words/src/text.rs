//! The Fluent files of each language.

use crate::language::Language;

macro_rules! sources {
    ($code:literal) => {
        &[
            include_str!(concat!("../text/", $code, "/analysis.ftl")),
            include_str!(concat!("../text/", $code, "/callisto.ftl")),
            include_str!(concat!("../text/", $code, "/game.ftl")),
            include_str!(concat!("../text/", $code, "/house.ftl")),
            include_str!(concat!("../text/", $code, "/lesson.ftl")),
            include_str!(concat!("../text/", $code, "/online.ftl")),
            include_str!(concat!("../text/", $code, "/setup.ftl")),
            include_str!(concat!("../text/", $code, "/table.ftl")),
            include_str!(concat!("../text/", $code, "/terminal.ftl")),
            include_str!(concat!("../text/", $code, "/villa.ftl")),
            include_str!(concat!("../text/", $code, "/web.ftl")),
            include_str!(concat!("../text/", $code, "/yard.ftl")),
        ]
    };
}

pub(crate) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => sources!("en"),
        Language::French => sources!("fr"),
        Language::Dutch => sources!("nl"),
        Language::German => sources!("de"),
        Language::Spanish => sources!("es"),
        Language::Russian => sources!("ru"),
    }
}
