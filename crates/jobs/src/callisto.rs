//! Bots of Callisto, and the answers of its engine.

mod mind;
mod told;

use std::sync::{Arc, Mutex, PoisonError};

use callisto::{Rules, Setup};
use callisto_engine::net::Evaluator;
use callisto_engine::{Callistan, Strength};
use games::CallistoRound;
use table::{Bots, Json, Paced, Question};

pub use mind::Mind;
pub use told::{told, told_loss};

/// The bots, with the nets for the games that were played lately; reading one takes longer than a first impression by it.
pub(crate) struct CallistoBots {
    nets: Mutex<Vec<(Setup, Option<Arc<Evaluator>>)>>,
}

pub(crate) static BOTS: CallistoBots = CallistoBots { nets: Mutex::new(Vec::new()) };

/// As many as there are games in the box; people's own editions push others out.
const MOST_NETS: usize = 16;

impl CallistoBots {
    fn net(&self, rules: &Rules) -> Option<Arc<Evaluator>> {
        let mut nets = self.nets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, net)) = nets.iter().find(|(setup, _)| setup == rules.setup()) {
            return net.clone();
        }
        let net = callisto_engine::built_in(rules).ok().map(Arc::new);
        nets.truncate(MOST_NETS - 1);
        nets.insert(0, (rules.setup().clone(), net.clone()));
        net
    }
}

impl Bots for CallistoBots {
    fn plan(&self, question: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced> {
        let Some(round) = question.round.as_type::<CallistoRound>() else { return Vec::new() };
        let (position, rules) = (round.position(), round.position().rules());
        let mut player = Callistan::with_net(self.net(rules), Strength::level(question.level), question.seed);
        let mv = player.choose(position, &|_| is_late());
        mv.map(|mv| Paced { play: Json::of(&rules.cell_list(mv)), by_hand: false }).into_iter().collect()
    }
}
