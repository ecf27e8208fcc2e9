//! The screen of a game: the villa, what is to be done, what has happened.

use games::WORLD;
use leptos::prelude::*;
use villa::{Cause, Column, Deed, Phase};
use villa_world::{Components, Plan, Task, Verdict, World};
use web::app::Link;
use web::back;
use web::speech::speech;
use words::say;

use super::attempts::{Attempts, task};
use super::log::{LogList, shown, untold};
use super::moment::Moments;
use super::naming::Naming;
use super::options::Options;
use super::panel::{Elsewhere, Panel};
use super::players::Players;
use super::pointed::Pointed;
use super::setup::SetUp;
use super::villa_seat::VillaSeat;
use crate::bench::{Bench, FilmStrip, HandButtons, VillaField, WatchAgain, told};
use crate::builders::{AdviceButton, Advised, PaceButtons};

/// A game.
#[component]
pub fn GameScreen(
    /// The table it is played at.
    villa_seat: VillaSeat,
    /// What else stands beside the villa.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    back::remember();
    let cell: StoredValue<Option<Attempts>, LocalStorage> = StoredValue::new_local(None);
    let attempts = move || cell.get_value().expect("made below");
    let begun = UnsyncCallback::new(move |task: Task| attempts().begun(task));
    let over = UnsyncCallback::new(move |()| attempts().over());
    // The villa of the log comes with the attempts.
    let base = World::at_rest(Plan::base(Components::built_in(), villa::COLOURS));
    let made = Bench::new(base, begun, over);
    let attempts = Attempts::new(villa_seat, made);
    cell.set_value(Some(attempts));
    let game = villa_seat.game();
    let naming = Naming::new(villa_seat, made);
    Effect::new(move || {
        let game = game.get();
        made.choose(None);
        if naming.is_due() {
            return;
        }
        let may = |column: Column| {
            let mut mine = game.to_act().iter().filter(|player| villa_seat.is_mine(*player));
            mine.any(|player| game.check(player, Deed::Bring(column)).is_ok())
        };
        made.allow(Column::all().map(may).collect());
    });
    Effect::new(move || made.show_aids(villa_seat.aids.get()));
    made.show_feeling(villa_seat.choice().is_none_or(|choice| choice.feel));
    made.mark_movable(true);
    made.ask_to_stop(true);
    let (shown, news) = shown(villa_seat, untold(villa_seat, made));
    let works = Memo::new(move |_| attempts.works());
    Effect::new(move || {
        let by = works.get();
        made.sleeves(by.and_then(|by| game.get().colours_of(by).next()).map(|colour| colour.index()));
    });
    let lay = UnsyncCallback::new(move |()| {
        made.begin(task(&game.get_untracked(), None));
        made.take_keys();
    });
    let shows = Memo::new(move |_| made.state.get().holding.is_some());
    // What was asked for is said where it is answered.
    let is_asked = move || matches!(shown.get().phase(), Phase::Asked { .. });
    let holds = Memo::new(move |_| made.state.get().holding.is_some_and(|holding| !holding.watched));
    let elsewhere = Elsewhere {
        is_so: Memo::new(move |_| attempts.is_elsewhere()),
        go_on_here: UnsyncCallback::new(move |()| {
            attempts.go_on_here();
            made.take_keys();
        }),
    };
    let hash = move || attempts.hash.get().map(|hash| format!("{hash:016x}"));
    let told = move || {
        let last = attempts.last.get().map(|verdict| told(words, &verdict));
        let differs = attempts.differs.get().then(|| say!(words, "yard-differs"));
        last.into_iter().chain(differs).collect::<Vec<_>>().join(" ")
    };
    let unheard = move || {
        let (player, seconds) = villa_seat.unheard()?;
        let args = [("player", villa_seat.name(player).into()), ("count", seconds.into())];
        Some(words.say_of("yard-unheard", elsewhere.is_so.get(), &args))
    };
    // A reloaded game has its last attempt in its log.
    made.remake(UnsyncCallback::new(move |()| attempts.film()));
    let worked = Memo::new(move |_| {
        villa_seat.follow(|round| round.worked().is_some_and(|it| !it.attempt.is_outdated()))
    });
    let fell = Signal::derive(move || {
        let ended = |end: villa::End| matches!(end.cause, Cause::Collapse { .. });
        matches!(attempts.last.get(), Some(Verdict::Collapse { .. })) || game.get().end().is_some_and(ended)
    });
    let names = Signal::derive(move || {
        let players = game.get().setup().players().map(|player| villa_seat.name(player));
        format!("{}: {}", say!(words, "yard-title"), players.collect::<Vec<_>>().join(", "))
    });
    let advised = RwSignal::new(None::<Advised>);
    Effect::new(move || {
        let advice = match advised.get() {
            Some(Advised::Told(advice)) => advice,
            _ => None,
        };
        made.advise(advice.map(|advice| (advice.column.index(), advice.at)));
    });
    let may_aid = villa_seat.choice().is_some_and(|choice| choice.aids);
    let old_world = villa_seat
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
            <VillaField bench=made>
                <Moments villa_seat bench=made game=shown/>
                <FilmStrip bench=made names/>
                // Over the picture: beside it, it would move what can be pressed.
                <p class="unheard" role="timer">{unheard}</p>
            </VillaField>
            <aside class="side">
                <h1 class="visually-hidden">{say!(words, "yard-title")}</h1>
                <Panel villa_seat bench=made naming lay elsewhere/>
                <SetUp villa_seat bench=made/>
                <Pointed villa_seat bench=made naming/>
                // Before what comes and goes, which would move the buttons.
                <HandButtons bench=made cost/>
                <p class="told" role="status">{told}</p>
                <p class="news" role="status">{move || (attempts.last.get().is_none() && !shows.get() && !is_asked()).then(|| news.get())}</p>
                <WatchAgain bench=made fell names worked/>
                <p class="trouble" role="alert">{move || villa_seat.trouble.get()}</p>
                <Players villa_seat game=shown works/>
                {villa_seat.pace.map(|pace| view! { <PaceButtons pace/> })}
                <Show when=move || !holds.get()>
                    {may_aid.then(|| web::app::tick(say!(words, "yard-aids"), villa_seat.aids))}
                    <Show when=move || may_aid && !shows.get()><AdviceButton villa_seat advised/></Show>
                    <Options villa_seat/>
                    {old_world.clone().map(|told| view! { <p class="old-world">{told}</p> })}
                    <LogList villa_seat bench=made/>
                </Show>
                {children.map(|children| children())}
                <p class="keys">{say!(words, "yard-keys")}</p>
                <Link to="/villa".into()>{say!(words, "yard-home")}</Link>
            </aside>
        </main>
    }
}
