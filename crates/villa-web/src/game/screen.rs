//! The screen of a game: the villa, what is to be done, what has happened.

use games::WORLD;
use leptos::prelude::*;
use villa::{Column, Deed, Phase};
use villa_world::{Components, Plan, Task, Verdict, World};
use web::app::Link;
use web::speech::speech;
use words::say;

use super::attempts::{Attempts, task};
use super::desk::Desk;
use super::log::{LogList, shown, untold};
use super::naming::Naming;
use super::options::Options;
use super::panel::Panel;
use super::players::Players;
use super::pointed::Pointed;
use super::setup::SetUp;
use crate::bench::{Bench, FilmStrip, HandButtons, ViewButtons, VillaCanvas, WatchAgain, told};
use crate::builders::{AdviceButton, Advised, PaceButtons};

/// A game.
#[component]
pub fn GameScreen(
    /// The table it is played at.
    desk: Desk,
    /// What else stands beside the villa.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    let cell: StoredValue<Option<Attempts>, LocalStorage> = StoredValue::new_local(None);
    let attempts = move || cell.get_value().expect("made below");
    let begun = UnsyncCallback::new(move |task: Task| attempts().begun(task));
    let over = UnsyncCallback::new(move |()| attempts().over());
    // The villa of the log comes with the attempts.
    let base = World::at_rest(Plan::base(Components::built_in(), villa::COLOURS));
    let made = Bench::new(base, begun, over);
    let attempts = Attempts::new(desk, made);
    cell.set_value(Some(attempts));
    let game = desk.game();
    let naming = Naming::new(desk, made);
    Effect::new(move || {
        let game = game.get();
        made.choose(None);
        if naming.is_due() {
            return;
        }
        let may = |column: Column| {
            let mut mine = game.to_act().iter().filter(|player| desk.is_mine(*player));
            mine.any(|player| game.check(player, Deed::Bring(column)).is_ok())
        };
        made.allow(Column::all().map(may).collect());
    });
    Effect::new(move || made.show_aids(desk.aids.get()));
    made.mark_movable(true);
    made.ask_to_stop(true);
    let (shown, news) = shown(desk, untold(desk, made));
    let works = Memo::new(move |_| attempts.works());
    let lay = UnsyncCallback::new(move |()| {
        made.begin(task(&game.get_untracked(), None));
    });
    let shows = Memo::new(move |_| made.state.get().holding.is_some());
    let holds = Memo::new(move |_| made.state.get().holding.is_some_and(|holding| !holding.watched));
    let elsewhere = Memo::new(move |_| attempts.is_elsewhere());
    let hash = move || attempts.hash.get().map(|hash| format!("{hash:016x}"));
    let told = move || {
        let last = attempts.last.get().map(|verdict| told(words, &verdict));
        let differs = attempts.differs.get().then(|| say!(words, "yard-differs"));
        last.into_iter().chain(differs).collect::<Vec<_>>().join(" ")
    };
    let fell = Signal::derive(move || matches!(attempts.last.get(), Some(Verdict::Collapse { .. })));
    let advised = RwSignal::new(None::<Advised>);
    Effect::new(move || {
        let advice = match advised.get() {
            Some(Advised::Told(advice)) => advice,
            _ => None,
        };
        made.advise(advice.map(|advice| (advice.column.index(), advice.at)));
    });
    let may_aid = desk.choice().is_some_and(|choice| choice.aids);
    let old_world = desk
        .choice()
        .filter(|choice| choice.world != WORLD)
        .map(|choice| say!(words, "yard-old-world", old = u32::from(choice.world), new = u32::from(WORLD)));
    let cost = Signal::derive(move || match (made.state.get().holding.map(|h| h.task), game.get().phase()) {
        (Some(Task::Floor { .. }), _) => say!(words, "yard-break-off-floor"),
        (_, Phase::Objecting { .. }) => say!(words, "yard-break-off-proof"),
        (_, Phase::Turn { .. }) if game.get().is_neutral_due() => say!(words, "yard-break-off-neutral"),
        _ => say!(words, "yard-break-off-cost"),
    });
    view! {
        <main
            class="villa"
            data-holds=move || shows.get().then_some("")
            data-hash=hash
            data-differs=move || attempts.differs.get().then_some("")
        >
            <div class="villa-field" data-drags=move || made.state.get().drags.then_some("")>
                <VillaCanvas bench=made/>
                <ViewButtons bench=made/>
                <FilmStrip bench=made/>
            </div>
            <aside class="side">
                <h1 class="visually-hidden">{say!(words, "yard-title")}</h1>
                <Panel desk bench=made naming lay/>
                <SetUp desk bench=made/>
                <Pointed desk bench=made naming/>
                <p class="told" role="status">{told}</p>
                <p class="news" role="status">{move || (attempts.last.get().is_none() && !shows.get()).then(|| news.get())}</p>
                <WatchAgain bench=made fell/>
                <HandButtons bench=made cost/>
                <Show when=move || elsewhere.get()>
                    <button type="button" class="button go-on-here" on:click=move |_| attempts.go_on_here()>
                        {say!(words, "yard-go-on-here")}
                    </button>
                </Show>
                <p class="trouble" role="alert">{move || desk.trouble.get()}</p>
                <Players desk game=shown works/>
                {desk.pace.map(|pace| view! { <PaceButtons pace/> })}
                <Show when=move || !holds.get()>
                    {may_aid.then(|| web::app::tick(say!(words, "yard-aids"), desk.aids))}
                    <Show when=move || may_aid && !shows.get()><AdviceButton desk advised/></Show>
                    <Options desk/>
                    {old_world.clone().map(|told| view! { <p class="old-world">{told}</p> })}
                    <LogList desk bench=made/>
                </Show>
                {children.map(|children| children())}
                <p class="keys">{say!(words, "yard-keys")}</p>
                <Link to="/villa".into()>{say!(words, "yard-home")}</Link>
            </aside>
        </main>
    }
}
