//! The engine of Callisto in the browser: what it knows, and how it answers.

use std::collections::HashMap;
use std::sync::Arc;

use callisto::{Position, Rules, Setup};
use callisto_engine::analysis::{Analysis, Analyst};
use callisto_engine::net::Evaluator;
use callisto_engine::search::Budget;
use callisto_engine::{Callistan, NetFile, Strength};
use games::thinking::{Answer, Ask, Found, Goal, Reader};

use super::told::{told, told_loss};

/// The most moves in an analysis of a position.
const LINES: usize = 3;

/// Nets, and what they have thought about so far. Without its net a game is played by a simple player at every level.
#[derive(Default)]
pub struct Mind {
    nets: HashMap<String, Vec<u8>>,
    reader: Reader,
    game: Option<Known>,
}

/// The state kept for the game of the last question.
struct Known {
    setup: Setup,
    evaluator: Option<Arc<Evaluator>>,
    analyst: Analyst,
    seen: HashMap<(u64, u32), Analysis>,
}

impl Mind {
    /// The name of the net that a question needs, if it is not here yet.
    pub fn missing_net(&mut self, ask: &Ask) -> Option<&'static str> {
        let position = self.reader.position(&ask.about)?;
        Some(NetFile::of(position.rules()).name).filter(|name| !self.nets.contains_key(*name))
    }

    /// Takes a net, as its file has it.
    pub fn add_net(&mut self, name: String, net: Vec<u8>) {
        self.nets.insert(name, net);
        self.game = None;
    }

    /// Thinks, and answers. A bot that is late makes the move that it likes best so far.
    pub fn answer(&mut self, ask: &Ask, is_late: &(dyn Fn() -> bool + Sync)) -> Answer {
        let Some(position) = self.reader.position(&ask.about) else {
            return Answer { job: ask.job, found: Found::Nothing };
        };
        let last_move = self.reader.last_move(&ask.about);
        let known = self.known(position.rules());
        let found = match ask.goal {
            Goal::Move { level, seed } => {
                let mut player = Callistan::with_net(known.evaluator.clone(), Strength::level(level), seed);
                let mv = player.choose(&position, &|_| is_late());
                Found::Move(mv.map(|mv| position.rules().cell_list(mv)))
            }
            Goal::Look { simulations } => {
                let analysis = known.analyse(&position, simulations);
                let loss = last_move.and_then(|(before, mv)| {
                    known.analyse(&before, simulations).loss(mv, &analysis).map(told_loss)
                });
                Found::Look { analysis: Box::new(told(&analysis, &position, LINES)), loss }
            }
        };
        Answer { job: ask.job, found }
    }

    fn known(&mut self, rules: &Rules) -> &mut Known {
        let same = self.game.take().filter(|known| known.setup == *rules.setup());
        self.game.insert(same.unwrap_or_else(|| {
            let net = self.nets.get(NetFile::of(rules).name);
            let evaluator = net.and_then(|net| Evaluator::read(net, rules).ok()).map(Arc::new);
            let analyst = Analyst::new(evaluator.clone());
            Known { setup: rules.setup().clone(), evaluator, analyst, seen: HashMap::new() }
        }))
    }
}

impl Known {
    fn analyse(&mut self, position: &Position, simulations: u32) -> Analysis {
        let analyst = &mut self.analyst;
        let seen = self.seen.entry((position.hash(), simulations));
        let budget = Budget { simulations, threads: 1, is_enough: &|_| false, only_best: false };
        seen.or_insert_with(|| analyst.analyse(position, &budget)).clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use callisto::{Colour, Edition, Record};
    use games::thinking::About;
    use games::{CallistoChoice, CallistoTable};
    use table::{Action, ActionId, By, Entry, Guest, Starter, Table, Time};

    use super::*;

    const NET: &[u8] = include_bytes!("../../../../nets/callisto-two.safetensors");

    fn again(ask: &Ask) -> Ask {
        serde_json::from_str(&serde_json::to_string(ask).unwrap()).unwrap()
    }

    #[test]
    fn a_question_as_text_is_answered_with_a_legal_move() {
        let mut header = CallistoChoice::new("pocket", 2).header(Guest(9), Time(0));
        header.starter = Starter::Seat(0);
        let mut table = Table::new(games::ALL, header).unwrap();
        let deeds = [
            Action::Join { name: "Anna".into() },
            Action::SeatBot { seat: 0, level: 3 },
            Action::SeatBot { seat: 1, level: 3 },
            Action::Start { lot: 0 },
        ];
        for (number, action) in (1..).zip(deeds) {
            let id = ActionId(u128::from(number));
            let entry = Entry { number, id, at: Time(0), by: By::Guest(Guest(9)), action };
            table.apply(&entry).unwrap();
        }
        let about = About::table(&table).unwrap();
        let ask = Ask { job: 7, about, goal: Goal::Move { level: 3, seed: 1 } };
        // Without a net a simple player answers.
        let answer = Mind::default().answer(&again(&ask), &|| false);
        let Answer { job: 7, found: Found::Move(Some(text)) } = answer else { panic!("{answer:?}") };
        let position = table.round().unwrap().position();
        assert!(position.is_legal(position.rules().parse_move(&text).unwrap()));
    }

    #[test]
    fn a_look_tells_chances_owners_and_what_the_last_move_cost() {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let mut record = Record::new(&rules, Colour(0));
        let mut node = record.root();
        for text in ["h8", "m8", "h12", "m12"] {
            node = record.play(node, rules.parse_move(text).unwrap()).unwrap();
        }
        let about = About::Record { text: record.write(), way: vec![0; 4] };
        let ask = Ask { job: 1, about, goal: Goal::Look { simulations: 8 } };
        let mut mind = Mind::default();
        assert_eq!(mind.missing_net(&ask), Some("callisto-two"));
        mind.add_net("callisto-two".into(), NET.to_vec());
        assert_eq!(mind.missing_net(&ask), None);
        let found = mind.answer(&again(&ask), &|| false).found;
        let Found::Look { analysis, loss } = &found else { panic!("no look") };
        let (win, penalty) = (analysis.win.as_ref().unwrap(), analysis.penalty.as_ref().unwrap());
        assert_eq!((win.len(), penalty.len()), (2, 2));
        assert!((win.iter().sum::<f32>() - 1.0).abs() < 0.01, "{win:?}");
        assert!(!analysis.moves.is_empty() && !analysis.owners.is_empty() && loss.is_some());
        let best = rules.parse_move(&analysis.moves[0].mv).unwrap();
        assert!(record.position(node).is_legal(best));
        // The same question has the same answer.
        assert_eq!(found, mind.answer(&ask, &|| false).found);
        let nonsense = About::Record { text: "(".into(), way: vec![] };
        assert_eq!(mind.answer(&Ask { about: nonsense, ..ask }, &|| false).found, Found::Nothing);
    }

    #[test]
    fn a_bot_that_is_late_answers_with_what_it_has() {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let record = Record::new(&rules, Colour(0));
        let about = About::Record { text: record.write(), way: vec![] };
        let ask = Ask { job: 1, about, goal: Goal::Move { level: 9, seed: 1 } };
        let mut mind = Mind::default();
        mind.add_net("callisto-two".into(), NET.to_vec());
        let asked = AtomicU32::new(0);
        let is_late = || asked.fetch_add(1, Ordering::Relaxed) >= 2;
        let Found::Move(Some(text)) = mind.answer(&ask, &is_late).found else { panic!("no move") };
        assert!(record.position(record.root()).is_legal(rules.parse_move(&text).unwrap()));
        assert_eq!(asked.into_inner(), 3, "it goes on until it is late, and no longer");
    }
}
