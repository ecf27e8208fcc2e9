//! A game, move by move, with the engine's evaluation.

use callisto::Record;
use leptos::prelude::*;
use web::app::{Heading, tick};
use web::route::way;
use web::speech::{Speech, speech};
use words::say;

use super::course::Course;
use super::file::save;
use super::moves::{Mistakes, Moves};
use super::opened;
use super::share::Share;
use super::standing::Standing;
use super::study::Study;
use crate::game::{BoardView, Carried, Field, reason};
use crate::speech::CallistoSpeech as _;
use crate::tray::{Icon, Tray};

/// A game.
#[component]
pub fn Through(record: Record) -> impl IntoView {
    let words = speech();
    let way = way();
    let title = words.edition(&record.rules().setup().edition);
    let paints = record.paints();
    let study = Study::new(record);
    let owners = RwSignal::new(true);
    let position = Memo::new(move |_| study.position());
    let laid = Memo::new(move |_| study.laid());
    let may_move = Memo::new(move |_| position.with(|position| position.to_move().is_some()));
    let colour = Memo::new(move |_| position.with(|position| position.to_move()));
    let play = Callback::new(move |mv| study.play(mv));
    let board_view =
        BoardView::new(position.into(), paints, laid.into(), may_move.into(), colour.into(), play);
    let board_view = BoardView { steps: Some(Callback::new(move |by| study.step(by))), ..board_view };
    provide_context(board_view);
    board_view.listen(words);
    Effect::new(move || board_view.shown.set(study.shown(owners.get())));
    // Variations and comments survive a reload.
    Effect::new(move |before: Option<()>| {
        let text = study.record.with(Record::write);
        if before.is_some() {
            opened::keep("", &text);
        }
    });
    let last = move || study.line().len() - 1;
    let sentence = move || match colour.get() {
        Some(colour) => say!(words, "web-waits", player = words.colour(paints.of(colour))),
        None => say!(words, "web-over"),
    };
    let comment = move || {
        let node = study.node.get();
        study.record.with(|record| record.comment(node).unwrap_or_default().to_string())
    };
    let write = move |event| {
        let (text, node) = (event_target_value(&event), study.node.get_untracked());
        study.record.update(|record| record.set_comment(node, &text));
    };
    let step = move |by: isize| move |_| study.step(by);
    let arrow = move |id: &'static str, key: &str, path: &'static str, by: isize| {
        view! {
            <button class="button" id=id aria-label=words.say(key, &[]) on:click=step(by)><Icon path/></button>
        }
    };
    view! {
        <main class="game review">
            <Field/>
            <div class="side">
                <Heading text=title/>
                <Standing study/>
                <p class="turn" id="review-at" role="status">
                    {move || say!(words, "web-after-move", number = study.at(), last = last())}" "{sentence}
                </p>
                <div class="buttons steps">
                    {arrow("first", "web-first", "M4 4h3v16H4zM20 4v16L8 12z", isize::MIN)}
                    {arrow("back", "web-back", "M18 4v16L6 12z", -1)}
                    {arrow("forward", "web-forward", "M6 4l12 8L6 20z", 1)}
                    {arrow("last", "web-last", "M17 4h3v16h-3zM4 4l12 8L4 20z", isize::MAX)}
                </div>
                <input
                    type="range"
                    min="0"
                    max=move || last().to_string()
                    aria-label=say!(words, "web-move-number")
                    prop:value=move || study.at().to_string()
                    on:input=move |event| study.go_to(event_target_value(&event).parse().unwrap_or(0))
                />
                <Course study/>
                <Best study board_view/>
                <Mistakes study/>
                <Moves study/>
                <details class="tries" id="tries">
                    <summary>{say!(words, "web-try-moves")}</summary>
                    <p class="why">{move || board_view.why_not(&words)}</p>
                    <Tray><span></span></Tray>
                </details>
                <label class="row">
                    <span>{say!(words, "web-comment")}</span>
                    <textarea id="comment" rows="3" prop:value=comment on:change=write></textarea>
                </label>
                <div class="switches">
                    {tick(say!(words, "web-analyse"), study.on)}
                    {tick(say!(words, "web-owners"), owners)}
                </div>
                <div class="buttons">
                    <button class="button primary" id="save" on:click=move |_| study.record.with_untracked(save)>
                        {say!(words, "web-save")}
                    </button>
                    <button class="button" on:click=move |_| opened::close(way)>{say!(words, "web-open-other")}</button>
                </div>
                <Share study board_view/>
            </div>
            <Carried/>
        </main>
    }
}

/// The best move here, in words, to be tried.
#[component]
fn Best(study: Study, board_view: BoardView) -> impl IntoView {
    let words: Speech = speech();
    move || {
        let look = study.look(study.node.get()).filter(|_| study.on.get())?;
        let mv = study.best()?;
        let text = look
            .analysis
            .moves
            .first()
            .map(|line| board_view.position.with(|position| reason(&words, position, mv, line)))?;
        Some(view! {
            <div class="best" id="best">
                <p class="advice">{text}</p>
                <button class="button quiet" id="try" on:click=move |_| study.play(mv)>{say!(words, "web-try")}</button>
            </div>
        })
    }
}
