//! Bots on this device, and hints for people. They think in a thread of their own.

mod advice;
mod seats;

pub use advice::{AdviceButton, Advised};
pub use seats::{Pace, PaceButtons, seat_builders};

use games::VillaRound;
use villa::Player;
use villa_engine::{Answer, Ask};
use web::worker::Thread;

thread_local! {
    static BUILDERS: Thread = Thread::start("/villa-worker.js");
}

/// Asks about a game as it stands: what a bot of some level does in a player's place, or, without a level, for advice.
fn ask(round: &VillaRound, who: Player, level: Option<u8>, tell: impl FnOnce(Answer) + 'static) {
    let (game, villa) = (*round.game(), round.villa().to_string());
    let question = |job| serde_json::to_string(&Ask { job, game, villa, who, level }).ok();
    let told = move |text: &str| {
        if let Ok(answer) = serde_json::from_str(text) {
            tell(answer);
        }
    };
    BUILDERS.with(|builders| builders.ask(question, told));
}
