//! The rules in words say of every edition what its data says, in every language.

use std::sync::Arc;

use callisto::{Board, Edition};
use words::{Language, Words, callisto_rules, say};

/// The rules of an edition on these boards.
fn on(words: &Words, edition: &Edition, boards: &[&Board]) -> String {
    let texts: Vec<String> =
        callisto_rules(words, edition, boards).into_iter().map(|(_, text)| text).collect();
    texts.join("\n")
}

/// The rules of an edition on all its boards.
fn rules(words: &Words, edition: &Edition) -> String {
    let boards: Vec<&Board> = edition.player_counts().filter_map(|players| edition.board(players)).collect();
    on(words, edition, &boards)
}

/// Which built-in editions say something, by their ids; the same ones in every language.
fn who_says(text: impl Fn(&Words) -> String) -> Vec<&'static str> {
    let says = |words: &Words| -> Vec<&'static str> {
        let is_said = |edition: &&Arc<Edition>| rules(words, edition).contains(&text(words));
        Edition::all().iter().filter(is_said).map(|edition| edition.id()).collect()
    };
    let english = says(&Words::new(Language::English));
    for language in Language::ALL {
        assert_eq!(says(&Words::new(language)), english, "{}", language.code());
    }
    english
}

/// An edition of someone's own: a built-in one with something replaced.
fn own(id: &str, from: &str, to: &str) -> Edition {
    let source = Edition::named(id).unwrap().source().replace("id = \"", "id = \"own-");
    assert!(source.contains(from), "{source}");
    Edition::from_toml(&source.replace(from, to)).unwrap()
}

// The rules page once said for all editions that the border is closed to pieces only.
#[test]
fn c7_the_border_is_closed_to_pillars_where_the_edition_closes_it() {
    let closed =
        |regions: &'static str| move |w: &Words| say!(w, "callisto-rules-pillar-closed", regions = regions);
    let open =
        |regions: &'static str| move |w: &Words| say!(w, "callisto-rules-pillar-may", regions = regions);
    assert_eq!(who_says(closed("both")), ["benelux", "russian"]);
    assert_eq!(who_says(closed("centre")), ["piatnik", "pentobi"]);
    assert_eq!(who_says(open("border")), ["piatnik"]);
    assert_eq!(
        who_says(|w| say!(w, "callisto-rules-later-same")),
        ["benelux", "piatnik", "russian", "pentobi"]
    );
    assert_eq!(who_says(|w| say!(w, "callisto-rules-pillar-not-open")), [""; 0]);
}

// The text once said of the third pillar in one place that it need touch nothing, in the next what it has to touch.
#[test]
fn c7p_and_c9_the_pocket_edition_says_where_its_pillars_stand() {
    let english = Words::new(Language::English);
    let rules = rules(&english, &Edition::named("pocket").unwrap());
    let paragraphs: Vec<&str> =
        rules.lines().filter(|line| line.contains("must stand along the frame")).collect();
    let [first, third] = paragraphs[..] else { panic!("{rules}") };
    assert!(!first.contains("player’s piece"), "{first}");
    assert!(third.contains("third pillar") && third.contains("or next to any player’s piece"), "{third}");
    assert!(third.contains("need not touch your own colour"), "{third}");
    for paragraph in [first, third] {
        assert!(paragraph.ends_with(&say!(english, "callisto-rules-pillar-apart")), "{paragraph}");
    }
    assert_eq!(who_says(|w| say!(w, "callisto-rules-pillar-apart")), ["pocket"]);
    assert_eq!(who_says(|w| say!(w, "callisto-rules-pillar-beside", beside = "frame")), ["pocket"]);
    assert_eq!(who_says(|w| say!(w, "callisto-rules-pillar-beside", beside = "both")), ["pocket"]);
}

#[test]
fn c8_a_piece_may_touch_others_cover_the_centre_and_not_lie_on_the_border() {
    assert_eq!(who_says(|w| say!(w, "callisto-rules-piece")).len(), Edition::all().len());
    let classic = ["benelux", "piatnik", "russian"];
    assert_eq!(who_says(|w| say!(w, "callisto-rules-piece-border")), classic);
    assert_eq!(who_says(|w| say!(w, "callisto-rules-piece-centre")), [&classic[..], &["pentobi"]].concat());
    // The four-player board has no border to speak of.
    let (words, edition) = (Words::new(Language::English), Edition::named("benelux").unwrap());
    let four = on(&words, &edition, &[edition.board(4).unwrap()]);
    assert!(!four.contains("border") && four.contains("centre"), "{four}");
}

#[test]
fn c10_the_last_pillar_is_forced_where_the_edition_forces_it() {
    assert_eq!(who_says(|w| say!(w, "callisto-rules-stuck", pillar = "must")), ["pentobi"]);
    assert_eq!(who_says(|w| say!(w, "callisto-rules-stuck", pillar = "may")).len(), 4);
}

#[test]
fn an_edition_of_ones_own_has_its_own_rules() {
    let words = Words::new(Language::English);
    let two = rules(&words, &own("benelux", "count = 3", "count = 2"));
    assert!(!two.contains("Instead of a piece") && two.contains("If no piece fits, you are out."), "{two}");
    let five = rules(&words, &own("benelux", "count = 3", "count = 5"));
    assert!(five.contains("5 pillars") && five.contains("another pillar"), "{five}");
    let centre =
        rules(&words, &own("benelux", "later = { on = [\"open\"] }", "later = { on = [\"centre\"] }"));
    assert!(
        centre.contains(
            "It may not stand on the border. It may stand in the centre. It may not stand on any other"
        ),
        "{centre}"
    );
}
