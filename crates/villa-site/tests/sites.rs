//! Sites: played on, and gone on with from texts; setting up, naming, what hands send.

use fastrand::Rng;
use villa::{Action, Brought, Column, Deed, Game, Laid, Phase, Place, Player, Setup, Storey};
use villa_site::{CHUNK, NotAVilla, NotDone, NotHands, Site, read_chunk, read_hands, write_hands};
use villa_world::{Components, Input, Manner, Part, Plan, SetupFault};

fn player(n: u8) -> Player {
    Player::new(n).unwrap()
}

fn column(n: u8) -> Column {
    Column::new(n).unwrap()
}

/// A game with the villa set up and the colours dealt.
fn begun(players: u8, lot: u64) -> Site {
    let mut site = Site::new(Setup::new(players).unwrap(), player(0), Components::built_in());
    site.arrange(player(0), lot).unwrap();
    while site.game().phase() == Phase::Dealing {
        let who = site.game().turn();
        let deed = site.game().may(who).find(|deed| matches!(deed, Deed::Throw | Deed::Choose(_))).unwrap();
        let action = match deed {
            Deed::Choose(colour) => Action::Choose { colour },
            _ => Action::Throw { colour: villa::Colour::ALL[2] },
        };
        site.say(who, action).unwrap();
    }
    site
}

/// What scripted hands do for an attempt; nothing where they know no way.
fn hands(site: &Site, of: Option<Column>) -> Vec<Input> {
    let plan = site.villa().plan();
    match of {
        Some(column) => plan.bring_up(site.parts(), column.index(), &Manner::default()).unwrap_or_default(),
        None => {
            let feet: Vec<[f32; 3]> = plan
                .standing()
                .filter(|(_, c, _)| c.level == plan.top())
                .map(|(.., place)| place.at)
                .collect();
            let middle =
                [0, 1].map(|i| feet.iter().map(|f| f64::from(f[i])).sum::<f64>() / feet.len() as f64);
            plan.lay(site.parts(), middle, 0.3)
        }
    }
}

/// Someone does something that is allowed; attempts are broken off now and then.
fn anything(site: &mut Site, rng: &mut Rng) -> (Player, Action) {
    let who = rng.choice(site.game().to_act().iter().collect::<Vec<_>>()).unwrap();
    let attempt = |deed: &Deed| matches!(deed, Deed::Bring(_) | Deed::Lay);
    let deeds: Vec<Deed> = site.game().may(who).filter(|deed| *deed != Deed::GiveUp).collect();
    // Attempts are what takes a game on, and most of what there is to do.
    let deed = rng.choice(deeds).unwrap();
    let action = match deed {
        Deed::Arrange => site.arrange(who, rng.u64(..)),
        Deed::Throw => site.say(who, Action::Throw { colour: villa::Colour::ALL[rng.usize(..4)] }),
        Deed::Choose(colour) => site.say(who, Action::Choose { colour }),
        Deed::Ask => site.say(who, Action::Ask),
        Deed::Allow => site.say(who, Action::Allow),
        Deed::Object => site.say(who, Action::Object),
        Deed::Name(column) => site.say(who, Action::Name { column }),
        Deed::EndTurn => site.say(who, Action::EndTurn),
        Deed::Clear => site.say(who, Action::Clear),
        Deed::Place(column) => {
            let at = [0, 1].map(|_| 0.1 * (rng.f64() - 0.5));
            site.place(who, column, at, rng.f64())
        }
        deed if attempt(&deed) && site.game().phase() != Phase::Building => {
            let of = if let Deed::Bring(column) = deed { Some(column) } else { None };
            let mut trial = site.begin(who, of).unwrap();
            let script = if rng.u8(..4) == 0 { Vec::new() } else { hands(site, of) };
            script.iter().for_each(|input| drop(trial.tick(input).cloned()));
            site.finish(who, trial)
        }
        _ => site.set_up(who, [0.0; 2], 0.0),
    };
    match action {
        Ok(action) => (who, action),
        // The villa would not stand without it, or there is no room: something else, then.
        Err(NotDone::Needed(_) | NotDone::Setup(_)) => anything(site, rng),
        Err(other) => panic!("{deed:?} in {:?}: {other}", site.game().phase()),
    }
}

#[test]
fn a_game_that_goes_on_from_texts_is_the_same_game() {
    for (seed, players) in [(1, 2), (2, 3)] {
        let mut rng = Rng::with_seed(seed);
        let mut site = begun(players, seed);
        let mut log: Vec<(Player, Action, String)> = Vec::new();
        for _ in 0..12 {
            if site.game().end().is_some() {
                break;
            }
            // What goes on from text goes the same way as what was never written down.
            let mut resumed = Site::resume(*site.game(), &site.text(), site.parts()).unwrap();
            let mut same = rng.clone();
            let (who, action) = anything(&mut site, &mut rng);
            assert_eq!(anything(&mut resumed, &mut same), (who, action));
            assert_eq!((resumed.game(), resumed.text()), (site.game(), site.text()));
            assert_eq!(resumed.hash(), site.hash());
            log.push((who, action, site.text()));
        }
        // Someone who has the actions and the last text has the site.
        let start = begun(players, seed);
        let game: Game =
            log.iter().fold(*start.game(), |game, (who, action, _)| game.play(*who, *action).unwrap());
        let (.., last) = log.last().unwrap();
        let folded = Site::resume(game, last, site.parts()).unwrap();
        assert_eq!((folded.game(), folded.text(), folded.hash()), (site.game(), site.text(), site.hash()));
    }
}

#[test]
fn chunks_lead_to_the_same_villa_and_go_on_after_a_reload() {
    let mut site = begun(2, 7);
    let who = site.game().turn();
    let of = site.game().movable_of(who).iter().find(|c| !hands(&site, Some(*c)).is_empty());
    let script = hands(&site, of);
    let mut trial = site.begin(who, of).unwrap();
    let mut chunks: Vec<String> = Vec::new();
    for input in &script[..100] {
        trial.tick(input);
        chunks.extend(trial.chunk());
    }
    assert_eq!(chunks.len(), 100 / CHUNK, "only whole chunks go out on the way");
    assert!(chunks.iter().all(|chunk| chunk.len() < 400 && read_hands(chunk).unwrap().len() == CHUNK));
    // The page is loaded again: what was not sent did not happen.
    let mut again = site.begin(who, of).unwrap();
    for chunk in &chunks {
        assert_eq!(again.hear(chunk).unwrap(), None);
    }
    assert_eq!((again.ticks(), again.chunk()), (90, None));
    for input in &script[90..] {
        again.tick(input);
        chunks.extend(again.chunk());
        trial.tick(input);
    }
    chunks.extend(again.chunk());
    let mut judge = Site::resume(*site.game(), &site.text(), site.parts()).unwrap();
    let judged = judge.judge(who, of, chunks.iter().map(String::as_str)).unwrap();
    assert!(
        matches!(judged, Action::Bring { outcome: Brought::Stood { on: Storey::Blue }, .. }),
        "{judged:?}"
    );
    assert_eq!(site.finish(who, again), Ok(judged));
    assert_eq!((site.hash(), site.text()), (judge.hash(), judge.text()));
    // If they end before a verdict, the judge puts the column back the way it came (V5), to the same bits.
    let broken_off = || {
        let mut short = begun(2, 7);
        let judged = short.judge(who, of, chunks[..3].iter().map(String::as_str)).unwrap();
        (judged, short.text())
    };
    let (judged, text) = broken_off();
    assert!(matches!(judged, Action::Bring { outcome: Brought::BrokenOff, .. }), "{judged:?}");
    assert_eq!(broken_off(), (judged, text));
}

#[test]
fn a_floor_that_is_not_laid_is_taken_back() {
    let mut site = begun(2, 3);
    for number in 0..6 {
        let who = site.game().turn();
        let of =
            site.game().movable_of(who).iter().filter(|c| !hands(&site, Some(*c)).is_empty()).nth(number % 2);
        let script = hands(&site, of);
        site.judge(who, of, [write_hands(&script).as_str()]).unwrap();
        assert_eq!(site.game().end(), None);
    }
    assert!(site.game().columns_at(Place::On(Storey::Blue)).len() >= 3);
    let (asks, other) = (site.game().turn(), player(1 - u8::from(site.game().turn())));
    site.say(asks, Action::Ask).unwrap();
    site.say(other, Action::Allow).unwrap();
    let text = site.text();
    // Not one tick: it is broken off, which for a floor is that it cannot be laid (V8).
    let mut broken = site.clone();
    assert_eq!(broken.judge(asks, None, []), Ok(Action::Lay { outcome: Laid::NotLayable }));
    assert_eq!(broken.text(), text);
    let laid = site.judge(asks, None, [write_hands(&hands(&site, None)).as_str()]).unwrap();
    assert!(matches!(laid, Action::Lay { outcome: Laid::Rests { .. } | Laid::NotLayable }), "{laid:?}");
}

#[test]
fn a_villa_is_set_up_by_hand() {
    let parts = Components::built_in();
    let plan = Plan::random(parts, villa::COLOURS, 1, 11).unwrap();
    let mut site = Site::new(Setup::new(2).unwrap(), player(0), parts);
    let spot = |n: usize| {
        let place = plan.columns[n].place.unwrap();
        ([f64::from(place.at[0]), f64::from(place.at[1])], place.yaw())
    };
    // What stands badly is refused with its reason, and changes nothing.
    let (at, yaw) = spot(0);
    let rim = site.place(player(0), column(0), [1.0, 0.0], 0.0);
    assert_eq!(rim, Err(NotDone::Setup(SetupFault::OnTheRim(0))));
    assert_eq!(site.game().turn(), player(0));
    site.place(player(0), column(0), at, yaw).unwrap();
    let twice = site.place(player(1), column(1), at, yaw);
    assert_eq!(twice, Err(NotDone::Setup(SetupFault::Overlap(1, 0))));
    assert!(matches!(site.set_up(player(1), [0.0; 2], 0.0), Err(NotDone::Broken(_))), "columns are missing");
    for n in 1..20 {
        let (at, yaw) = spot(usize::from(n));
        site.place(player(n % 2), column(n), at, yaw).unwrap();
    }
    assert!(matches!(site.begin(player(0), None), Err(NotDone::NotByHand)));
    assert!(matches!(site.set_up(player(0), [0.5, 0.0], 0.0), Err(NotDone::Setup(_))), "it sticks out");
    let floor = plan.plates[1].place;
    let laid = site.set_up(player(0), [floor.at[0].into(), floor.at[1].into()], floor.yaw());
    assert_eq!(laid, Ok(Action::Lay { outcome: Laid::Rests { on: Column::all().collect() } }));
    assert_eq!(site.game().phase(), Phase::Dealing);
    Site::resume(*site.game(), &site.text(), parts).unwrap();
    // Or it is cleared, and begun again.
    let mut site = Site::new(Setup::new(2).unwrap(), player(0), parts);
    let base = site.text();
    site.place(player(0), column(0), at, yaw).unwrap();
    assert_ne!(site.text(), base);
    site.say(player(1), Action::Clear).unwrap();
    assert_eq!(site.text(), base);
}

#[test]
fn v7_only_a_column_without_which_the_villa_stands_is_named() {
    // An objection that fails at once leads to naming (V7).
    let mut site = begun(2, 5);
    let (asks, objects) = (site.game().turn(), player(1 - u8::from(site.game().turn())));
    site.say(asks, Action::Ask).unwrap();
    site.say(objects, Action::Object).unwrap();
    let of = site.game().movable_of(asks).iter().next();
    site.judge(objects, of, []).unwrap();
    assert_eq!(site.game().phase(), Phase::Naming { of: objects });
    let (mut needed, mut named) = (0, 0);
    for column in site.game().columns_of(objects).iter() {
        let mut tried = site.clone();
        let stands = site.stands_without(column);
        match tried.say(asks, Action::Name { column: Some(column) }) {
            Ok(_) => {
                named += 1;
                assert!(stands, "who asked before is told the same of {column}");
                assert_eq!(tried.villa().place(Part::Column(column.index())), None);
                assert_eq!(tried.game().place(column), Place::Gone);
            }
            Err(why) => {
                needed += 1;
                assert!(!stands, "who asked before is told the same of {column}");
                assert_eq!(why, NotDone::Needed(column));
                assert_eq!((tried.game(), tried.text()), (site.game(), site.text()));
            }
        }
    }
    assert!(named > 0, "{needed} are needed");
    site.say(asks, Action::Name { column: None }).unwrap();
}

#[test]
fn texts_that_are_none_are_refused() {
    let site = begun(2, 1);
    let parts = site.parts();
    let resume = |text: &str| Site::resume(*site.game(), text, parts).err();
    assert_eq!(resume("no villa!"), Some(NotAVilla::Letters));
    assert_eq!(resume(""), Some(NotAVilla::OtherGame), "no text is the bare base");
    assert!(matches!(resume("AAAA"), Some(NotAVilla::Nonsense(_))));
    let text = site.text();
    assert!(text.len() < 1000, "{}", text.len());
    assert!(resume(&text[..text.len() - 4]).is_some());
    let base = Site::new(Setup::new(2).unwrap(), player(0), parts);
    assert_eq!(resume(&base.text()), Some(NotAVilla::OtherGame));
    let mut rng = Rng::with_seed(1);
    for _ in 0..500 {
        let mut bytes = text.clone().into_bytes();
        let at = rng.usize(..bytes.len());
        bytes[at] = rng.alphanumeric() as u8;
        // An altered text is refused or is another villa; it is never a crash.
        let _ = resume(std::str::from_utf8(&bytes).unwrap());
    }
    assert_eq!(read_hands("?"), Err(NotHands::Letters));
    // 22 kB unpacked to 16 MB before anybody looked at how many ticks they were.
    let second = write_hands(&[Input::default(); 60]);
    assert_eq!(read_chunk(&second).unwrap().len(), 60);
    let longer = write_hands(&[Input::default(); 61]);
    assert!(matches!(read_chunk(&longer), Err(NotHands::Nonsense(_))));
    assert_eq!(read_chunk(&"A".repeat(22_000)), Err(NotHands::TooLong));
    let who = site.game().turn();
    let of = site.game().movable_of(who).iter().next();
    assert!(matches!(site.clone().judge(who, of, ["AAAA"]), Err(NotDone::NotHands(_))));
    // Someone who sends forever is broken off.
    let still = write_hands(&[Input::default(); 20_000]);
    let judged = site.clone().judge(who, of, [still.as_str(), still.as_str(), still.as_str()]).unwrap();
    assert!(matches!(judged, Action::Bring { outcome: Brought::BrokenOff, .. }));
}

#[test]
fn tables_and_worlds_agree_which_world_it_is_and_how_long_an_attempt_takes() {
    assert_eq!(games::MOST_TICKS as usize, villa_world::MOST_TICKS);
    assert_eq!(games::WORLD, villa_world::WORLD_VERSION);
    assert!(CHUNK <= games::MOST_TICKS_AT_ONCE as usize);
    // The hands of a second fit, however wildly they move.
    let mut rng = Rng::with_seed(3);
    let mut target =
        || villa_world::Target { at: [(); 3].map(|()| rng.i16(..)), turn: [(); 3].map(|()| rng.i16(..)) };
    let wild: Vec<Input> = (0..games::MOST_TICKS_AT_ONCE)
        .map(|_| Input { hand: target(), cradle: target(), hook: true, grip: true, ..Input::default() })
        .collect();
    let text = write_hands(&wild);
    assert!(text.len() <= games::MOST_LETTERS, "{}", text.len());
}
