//! The screen of a game: the villa, what is to be done, what has happened.

use leptos::prelude::*;
use table::VillaPlay;
use villa::{Column, Deed, Phase};
use villa_world::{Components, Plan, Task, Verdict, World};
use web::app::Link;
use web::speech::speech;
use words::say;

use super::desk::Desk;
use super::log::LogList;
use super::panel::Panel;
use super::players::Players;
use super::pointed::Pointed;
use super::setup::SetUp;
use crate::bench::{Bench, HandButtons, ViewButtons, VillaCanvas, told};
use crate::sounds;

/// How often the hands at work are written into the log, in milliseconds.
const EVERY: u64 = 500;

/// What is attempted, as the world says it.
fn task(game: &villa::Game, column: Option<Column>) -> Task {
    match column {
        Some(column) => Task::Column(column.index()),
        None => Task::Floor { needs: game.next_floor().map_or(3, |(_, needs)| needs) },
    }
}

/// A game.
#[component]
pub fn GameScreen(
    /// The table it is played at.
    desk: Desk,
) -> impl IntoView {
    let words = speech();
    let last = RwSignal::new(None::<Verdict>);
    let cell: StoredValue<Option<Bench>> = StoredValue::new(None);
    let bench = move || cell.get_value().expect("made below");
    // Ticks of this attempt that are in the log.
    let sent = StoredValue::new(0usize);
    let send = move || {
        let inputs = bench().yard(|yard| yard.turn().map(|turn| turn.inputs().to_vec()));
        if let Some(inputs) = inputs {
            desk.hands(&inputs, sent);
        }
    };
    let begun = UnsyncCallback::new(move |task: Task| {
        last.set(None);
        sent.set_value(0);
        let column = match task {
            Task::Column(n) => u8::try_from(n).ok().and_then(Column::new),
            Task::Floor { .. } => None,
        };
        if !desk.play(VillaPlay::Begin { column }) {
            bench().yard(|yard| yard.forget());
        }
    });
    let over = UnsyncCallback::new(move |()| {
        let Some(outcome) = bench().take() else { return };
        sounds::of(&outcome.verdict);
        desk.hands(&outcome.recording.inputs, sent);
        desk.finish();
        last.set(Some(outcome.verdict));
    });
    let villa = desk.site().map(|site| site.villa().clone());
    // A villa that cannot be read is not shown, and nothing can be done to it.
    let villa = villa.unwrap_or_else(|| World::at_rest(Plan::base(Components::built_in(), villa::COLOURS)));
    let made = Bench::new(villa, begun, over);
    cell.set_value(Some(made));
    // After a reload, hands at work go on where they were.
    desk.with(|round| {
        let attempt = round.attempt()?;
        let chunks = attempt.chunks.iter().filter_map(|chunk| villa_site::read_hands(chunk).ok());
        let done: Vec<_> = chunks.flatten().collect();
        sent.set_value(done.len());
        Some((task(round.game(), attempt.column), done))
    })
    .into_iter()
    .for_each(|(task, done)| {
        made.go_on(task, &done);
    });
    let clock = set_interval_with_handle(send, std::time::Duration::from_millis(EVERY));
    on_cleanup(move || {
        if let Ok(clock) = clock {
            clock.clear();
        }
    });
    // The villa is what the log says, unless hands are at work on it, or it lies there fallen.
    let text = Memo::new(move |_| desk.follow(|round| round.villa().to_string()));
    Effect::new(move |before: Option<String>| {
        let text = text.get();
        let fell = last.with_untracked(|last| matches!(last, Some(Verdict::Collapse { .. })));
        let runs = made.yard(|yard| yard.turn().is_some());
        if before.is_some_and(|before| before != text)
            && !runs
            && !fell
            && let Some(site) = desk.site()
        {
            made.yard(|yard| yard.set(site.villa().clone()));
        }
        text
    });
    let game = desk.game();
    Effect::new(move || {
        let game = game.get();
        let may = |column: Column| {
            let mut mine = game.to_act().iter().filter(|player| desk.is_mine(*player));
            mine.any(|player| game.check(player, Deed::Bring(column)).is_ok())
        };
        made.allow(Column::all().map(may).collect());
        made.choose(None);
    });
    Effect::new(move || made.show_aids(desk.aids.get()));
    let lay = UnsyncCallback::new(move |()| {
        made.begin(task(&game.get_untracked(), None));
    });
    let holds = Memo::new(move |_| made.state.get().holding.is_some());
    let cost = Signal::derive(move || match (made.state.get().holding.map(|h| h.task), game.get().phase()) {
        (Some(Task::Floor { .. }), _) => say!(words, "yard-break-off-floor"),
        (_, Phase::Objecting { .. }) => say!(words, "yard-break-off-proof"),
        (_, Phase::Turn { .. }) if game.get().is_neutral_due() => say!(words, "yard-break-off-neutral"),
        _ => say!(words, "yard-break-off-cost"),
    });
    view! {
        <main class="villa" data-holds=move || holds.get().then_some("")>
            <div class="villa-field">
                <VillaCanvas bench=made/>
                <ViewButtons bench=made/>
            </div>
            <aside class="side">
                <h1 class="visually-hidden">{say!(words, "yard-title")}</h1>
                <Panel desk bench=made lay/>
                <SetUp desk bench=made/>
                <Pointed desk bench=made/>
                <p class="told" role="status">{move || last.get().map(|verdict| told(words, &verdict))}</p>
                <HandButtons bench=made cost/>
                <p class="trouble" role="alert">{move || desk.trouble.get()}</p>
                <Players desk/>
                <Show when=move || !holds.get()>
                    {web::app::tick(say!(words, "yard-aids"), desk.aids)}
                    <LogList desk/>
                </Show>
                <p class="keys">{say!(words, "yard-keys")}</p>
                <Link to="/villa".into()>{say!(words, "yard-home")}</Link>
            </aside>
        </main>
    }
}
