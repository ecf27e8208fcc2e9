//! Every event of Villa Paletti, and every reason for a refusal, has a text in every language.

#[path = "../../villa/tests/common/mod.rs"]
mod common;

use std::collections::BTreeSet;

use ::games::sentences;
use common::{outcomes, random_game};
use villa::{Action, Broken, Brought, Deed, Game, Laid, Player, Setup, Storey};
use words::{Language, Words};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dirk"];

fn name(seat: u8) -> String {
    NAMES[usize::from(seat)].into()
}

/// A game, and what was done next in it.
type State = (Game, Option<(Player, Action)>);

/// Some games of every kind of table.
fn games() -> Vec<Vec<State>> {
    Setup::all().flat_map(|setup| (0..12).map(move |seed| random_game(setup, seed))).collect()
}

/// Fluent leaves the braces in where a value is missing, and the key where a text is.
fn assert_told(line: &str, language: Language) {
    let is_whole = !line.is_empty() && !line.contains(['{', '}']) && !line.contains("villa-");
    assert!(is_whole, "{}: {line}", language.code());
}

#[test]
fn every_game_is_told_in_every_language() {
    let games = games();
    for language in Language::ALL {
        let words = Words::new(language);
        for pair in games.iter().flat_map(|game| game.windows(2)) {
            let Some((by, action)) = pair[0].1 else { continue };
            let told = sentences::told(&pair[0].0, by, action, &pair[1].0);
            assert!(!told.is_empty());
            told.iter().for_each(|sentence| assert_told(&words.tell(sentence, None, &name), language));
        }
    }
}

#[test]
fn every_reason_is_told_in_every_language() {
    let mut reasons: Vec<Broken> = Vec::new();
    for (game, _) in games().into_iter().flatten() {
        let everybody = (0..4).filter_map(Player::new);
        let found = everybody.flat_map(|player| {
            let actions = Deed::all().flat_map(|deed| outcomes(&game, deed)).chain(odd());
            actions
                .filter_map(move |action| Some(game.play(player, action).err()?.broken))
                .collect::<Vec<_>>()
        });
        for broken in found {
            if !reasons.iter().any(|other| other.key() == broken.key()) {
                reasons.push(broken);
            }
        }
    }
    let keys: BTreeSet<&str> = reasons.iter().map(Broken::key).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for broken in &reasons {
            let text = words.tell_with_clause(&sentences::broken(broken), &name);
            assert_told(&text, language);
            assert!(text.ends_with(&format!(" ({})", broken.clause())), "{text}");
            let named = broken.player().is_none_or(|player| text.contains(&name(player.into())));
            assert!(named, "{}: {text} does not say who", language.code());
        }
    }
    // A sentence for a reason that there is not would be one that nobody says.
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/text/en/villa.ftl");
    let text = std::fs::read_to_string(file).unwrap();
    let written = text.lines().filter_map(|line| line.strip_prefix("villa-broken-")?.split(' ').next());
    assert_eq!(written.collect::<BTreeSet<_>>(), keys);
}

/// Outcomes that cannot be, by which the rest of the reasons are met with.
fn odd() -> impl Iterator<Item = Action> {
    let columns = villa::Column::all()
        .map(|column| Action::Bring { column, outcome: Brought::Stood { on: Storey::Base } });
    let on = [0, 19].map(|count| villa::Column::all().take(count).collect());
    columns.chain(on.map(|on| Action::Lay { outcome: Laid::Rests { on } }))
}

#[test]
fn a_turn_reads_well() {
    let column = villa::Column::of(villa::Colour::Red).next().unwrap();
    let expected = [
        "Anna moves the thick red column up to the blue floor.",
        "Anna monte la grosse colonne rouge sur le plateau bleu.",
        "Anna brengt de dikke rode pilaar naar de blauwe verdieping.",
        "Anna bringt die dicke rote Säule auf das blaue Plateau.",
        "Anna sube la columna roja gruesa hasta el piso azul.",
        "Anna поднимает толстую красную колонну на синий этаж.",
    ];
    let anna = Player::new(0).unwrap();
    let ben = Player::new(1).unwrap();
    let mut game = Game::new(Setup::new(2).unwrap(), ben).play(ben, Action::Arrange).unwrap();
    game = game.play(ben, Action::Throw { colour: villa::Colour::Blue }).unwrap();
    for (player, colour) in
        [(anna, villa::Colour::Red), (ben, villa::Colour::Green), (anna, villa::Colour::Yellow)]
    {
        game = game.play(player, Action::Choose { colour }).unwrap();
    }
    let action = Action::Bring { column, outcome: Brought::Stood { on: Storey::Blue } };
    let after = game.play(anna, action).unwrap();
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let words = Words::new(language);
        let told = sentences::told(&game, anna, action, &after);
        assert_eq!(told.iter().map(|told| words.tell(told, None, &name)).collect::<Vec<_>>(), [expected]);
    }
}

/// Caught: "You wins". What a player does has a form of its own for that player.
#[test]
fn the_reader_is_you_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for pair in games().iter().flat_map(|game| game.windows(2)) {
            let Some((by, action)) = pair[0].1 else { continue };
            for sentence in sentences::told(&pair[0].0, by, action, &pair[1].0) {
                let Some(seat) = sentence.args.iter().find_map(|(_, arg)| match arg {
                    table::Arg::Seat(seat) => Some(*seat),
                    _ => None,
                }) else {
                    continue;
                };
                let yours = words.tell(&sentence, Some(seat), &name);
                let theirs = words.tell(&sentence, Some((seat + 1) % 4), &name);
                assert_told(&yours, language);
                assert!(!yours.contains(&name(seat)), "{}: {yours}", language.code());
                assert!(theirs.contains(&name(seat)), "{}: {theirs}", language.code());
            }
        }
    }
}

#[test]
fn columns_are_told_with_where_they_stand_in_every_language() {
    let sides =
        ["front-left", "front", "front-right", "left", "middle", "right", "back-left", "back", "back-right"];
    let all: Vec<villa::Column> = villa::Column::all().collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for column in &all {
            let others: Vec<_> = all.iter().copied().filter(|other| other != column).collect();
            for (n, pair) in others.windows(2).enumerate() {
                let (side, on) = (sides[n % sides.len()], Storey::ALL[n % Storey::ALL.len()]);
                for neighbours in [&pair[..0], &pair[..1], pair] {
                    let stands = sentences::standing(*column, on, side, neighbours);
                    assert_told(&words.tell(&stands, None, &name), language);
                }
            }
        }
    }
    let [red, blue, yellow] =
        [villa::Colour::Red, villa::Colour::Blue, villa::Colour::Yellow].map(villa::Column::of);
    let (red, blue, yellow) = (red.last().unwrap(), blue.take(1), yellow.skip(1).take(1));
    let neighbours: Vec<_> = blue.chain(yellow).collect();
    let expected = [
        "a thin red column on the base, front left, between the thick blue one and the hexagonal yellow one",
        "une fine colonne rouge sur la base, devant à gauche, entre la grosse bleue et l’hexagonale jaune",
        "een dunne rode pilaar op de basis, vooraan links, tussen de dikke blauwe en de zeshoekige gele",
        "eine dünne rote Säule auf dem Fundament, vorn links, zwischen der dicken blauen und der sechseckigen gelben",
        "una columna roja fina en la base, delante a la izquierda, entre la azul gruesa y la amarilla hexagonal",
        "тонкую красную колонну на основании, спереди слева, между толстой синей и шестигранной жёлтой",
    ];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let words = Words::new(language);
        let stands = sentences::standing(red, Storey::Base, "front-left", &neighbours);
        assert_eq!(words.tell(&stands, None, &name), expected);
    }
}
