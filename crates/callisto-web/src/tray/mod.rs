//! The tray: the pieces of the player to move, and what can be done with them.

use callisto::{Colour, Move, OrientationId, Position};
use leptos::prelude::*;
use web::speech::{Speech, speech};
use words::say;

use crate::board::PieceShape;
use crate::game::Desk;
use crate::hand::{Hand, Held};

/// The tray and the buttons for the hand.
#[component]
pub fn Tray(
    /// What else can be done.
    children: Children,
) -> impl IntoView {
    let desk: Desk = expect_context();
    let words = speech();
    let pieces = move || {
        let colour = desk.tray_colour.get()?;
        let mine = desk.may_move.get();
        Some(desk.position.with(|position| slots(&words, desk, position, colour, mine)))
    };
    let piece_held = move || desk.may_move.get() && matches!(desk.hand.get().held, Some(Held::Piece(_)));
    let may_put =
        move || desk.may_move.get() && desk.position.with(|position| desk.hand.get().fits(position));
    let may_retire =
        move || desk.may_move.get() && desk.position.with(|position| position.legal().may_retire());
    // Whoever only watches has nothing to place.
    let is_idle = move || {
        desk.tray_colour.get().is_none() || desk.position.with(|position| position.to_move().is_none())
    };
    view! {
        <section class="tray" aria-label=say!(words, "web-tray")>
            <div class="slots">{pieces}</div>
            <div class="buttons hand-buttons" class:hidden=is_idle>
                <button class="button" id="turn" disabled=move || !piece_held() on:click=move |_| desk.turn_piece()>
                    <Icon path="M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z"/>
                    {say!(words, "web-turn")}
                </button>
                <button class="button" id="flip" disabled=move || !piece_held() on:click=move |_| desk.flip()>
                    <Icon path="M11 2h2v20h-2zM9 6v12H2zM15 6l7 12h-7z"/>
                    {say!(words, "web-flip")}
                </button>
                <button
                    class="button primary"
                    id="put"
                    disabled=move || !may_put()
                    on:click=move |_| desk.put(&words)
                >
                    {say!(words, "web-put")}
                </button>
            </div>
            <div class="buttons quiet-buttons">
                {children()}
                <button
                    class="button quiet"
                    id="retire"
                    class:away=move || !may_retire()
                    disabled=move || !may_retire()
                    on:click=move |_| desk.play.run(Move::Retire)
                >
                    {say!(words, "web-retire")}
                </button>
            </div>
        </section>
    }
}

/// A small sign.
#[component]
pub fn Icon(path: &'static str) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
}

/// One slot for each kind of piece, and one for pillars. They stay where they are, also when they are empty.
fn slots(
    words: &Speech,
    desk: Desk,
    position: &Position,
    colour: Colour,
    mine: bool,
) -> impl IntoView + use<> {
    let rules = position.rules();
    let legal = position.legal();
    let starting = position.is_starting(colour);
    let mut slots = Vec::new();
    for (kind, left) in position.pieces_left(colour).iter().copied().enumerate() {
        let Some(first) = rules.orientations_of(kind).next() else { continue };
        if left == 0 {
            slots.push(empty_slot());
            continue;
        }
        let fits = !mine || rules.orientations_of(kind).any(|id| legal.places(id).next().is_some());
        let name = rules.kinds()[kind].shape.name();
        let label = say!(words, "web-piece", piece = name, count = left);
        let slot = Slot { colour, held: Held::Piece(first), left, enabled: mine && !starting, fits, label };
        slots.push(slot.show(*words, desk, position));
    }
    let pillars = position.pillars_left(colour);
    if pillars == 0 {
        slots.push(empty_slot());
    } else {
        let fits = !mine || legal.pillars().next().is_some();
        let label = say!(words, "terminal-pillars", count = pillars);
        let slot = Slot { colour, held: Held::Pillar, left: pillars, enabled: mine, fits, label };
        slots.push(slot.show(*words, desk, position));
    }
    slots
}

fn empty_slot() -> AnyView {
    view! { <span class="slot empty" aria-hidden="true"></span> }.into_any()
}

struct Slot {
    colour: Colour,
    held: Held,
    left: u8,
    enabled: bool,
    fits: bool,
    label: String,
}

impl Slot {
    fn show(self, words: Speech, desk: Desk, position: &Position) -> AnyView {
        let Slot { colour, held, left, enabled, fits, label } = self;
        let rules = position.rules().clone();
        let kind = move |held: Held, rules: &callisto::Rules| match held {
            Held::Pillar => None,
            Held::Piece(id) => Some(rules.orientation(id).kind()),
        };
        let own_rules = rules.clone();
        // The slot shows the piece as it is turned in the hand.
        let shown = Memo::new(move |_| match desk.hand.get().held {
            Some(now) if kind(now, &own_rules) == kind(held, &own_rules) => (now, true),
            _ => (held, false),
        });
        let rules_here = rules.clone();
        let advised =
            move || desk.advised.get().is_some_and(|it| kind(it, &rules_here) == kind(held, &rules_here));
        let position = position.clone();
        let take = move || {
            desk.take(shown.get_untracked().0);
        };
        let choose = move |event: leptos::ev::MouseEvent| {
            // By keyboard, the hand goes on to the board; a pointer has taken the piece up already.
            if event.detail() == 0 {
                take();
                desk.hand.update(|hand| start_place(hand, &position));
                if let Some(drawing) = desk.drawing.get_untracked() {
                    let _ = drawing.focus();
                }
                desk.tell_hand(&words);
            }
        };
        let grab = move |event: leptos::ev::PointerEvent| {
            if enabled {
                take();
                desk.hand.update(|hand| {
                    hand.at = None;
                    hand.laid = false;
                });
                desk.grab(&event);
            }
        };
        let picture = move || {
            let (held, _) = shown.get();
            let hand = Hand { held: Some(held), at: Some((0, 0)), laid: false };
            let (width, height) = hand.size(&rules);
            let squares = hand.squares(&rules);
            let side = width.max(height).max(3);
            let (left, upper) = (f64::from(side - width) / -2.0, f64::from(side - height) / -2.0);
            view! {
                <svg viewBox=format!("{left} {upper} {side} {side}") aria-hidden="true">
                    <PieceShape paint=desk.paints.of(colour) squares top=i32::from(height) pillar=held == Held::Pillar/>
                </svg>
            }
        };
        view! {
            <button
                class="slot"
                class:held=move || shown.get().1 && enabled
                class:fits-nowhere=!fits
                class:advised=advised
                disabled=!enabled
                aria-label=label
                aria-pressed=move || if shown.get().1 { "true" } else { "false" }
                on:pointerdown=grab
                on:click=choose
            >
                {picture}
                {(left > 1).then(|| view! { <span class="count" aria-hidden="true">{left}</span> })}
            </button>
        }
        .into_any()
    }
}

/// The first place on the board for what was taken up by keyboard: turned until it fits somewhere.
fn start_place(hand: &mut Hand, position: &Position) {
    let legal = position.legal();
    if let Some(Held::Piece(id)) = hand.held
        && legal.places(id).next().is_none()
    {
        let rules = position.rules();
        let mut ways = rules.orientations_of(rules.orientation(id).kind());
        let fits = |way: &OrientationId| legal.places(*way).next().is_some();
        hand.held = ways.find(fits).map(Held::Piece).or(hand.held);
    }
    hand.at = None;
    hand.next_place(position, 1);
}
