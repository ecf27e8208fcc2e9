//! The tray: the pieces of the player to move, and the buttons for them.

use callisto::{Colour, Move, OrientationId, Position};
use leptos::prelude::*;
use web::speech::{Speech, speech};
use words::say;

use crate::board::PieceShape;
use crate::game::BoardView;
use crate::hand::{Hand, Held};

/// The tray and the buttons for the hand.
#[component]
pub fn Tray(
    /// More buttons.
    children: Children,
) -> impl IntoView {
    let board_view: BoardView = expect_context();
    let words = speech();
    let pieces = move || {
        let colour = board_view.tray_colour.get()?;
        let mine = board_view.may_move.get();
        Some(board_view.position.with(|position| slots(&words, board_view, position, colour, mine)))
    };
    let piece_held =
        move || board_view.may_move.get() && matches!(board_view.hand.get().held, Some(Held::Piece(_)));
    let may_put = move || {
        board_view.may_move.get() && board_view.position.with(|position| board_view.hand.get().fits(position))
    };
    let may_retire = move || {
        board_view.may_move.get() && board_view.position.with(|position| position.legal().may_retire())
    };
    // A spectator has nothing to place.
    let is_idle = move || {
        board_view.tray_colour.get().is_none()
            || board_view.position.with(|position| position.to_move().is_none())
    };
    view! {
        <section class="tray" aria-label=say!(words, "web-tray")>
            <div class="slots">{pieces}</div>
            <div class="buttons hand-buttons" class:hidden=is_idle>
                <button class="button" id="turn" disabled=move || !piece_held() on:click=move |_| board_view.turn_piece()>
                    <Icon path="M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z"/>
                    {say!(words, "web-turn")}
                </button>
                // Where no piece fits there is nothing to flip.
                <button
                    class="button"
                    id="flip"
                    class:away=may_retire
                    disabled=move || !piece_held()
                    on:click=move |_| board_view.flip()
                >
                    <Icon path="M11 2h2v20h-2zM9 6v12H2zM15 6l7 12h-7z"/>
                    {say!(words, "web-flip")}
                </button>
                <button
                    class="button"
                    id="retire"
                    class:away=move || !may_retire()
                    disabled=move || !may_retire()
                    on:click=move |_| board_view.play.run(Move::Retire)
                >
                    {say!(words, "web-retire")}
                </button>
                <button
                    class="button primary"
                    id="put"
                    disabled=move || !may_put()
                    on:click=move |_| board_view.put(&words)
                >
                    {say!(words, "web-put")}
                </button>
            </div>
            <div class="buttons quiet-buttons">{children()}</div>
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
    board_view: BoardView,
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
        slots.push(slot.show(*words, board_view, position));
    }
    let pillars = position.pillars_left(colour);
    if pillars == 0 {
        slots.push(empty_slot());
    } else {
        let fits = !mine || legal.pillars().next().is_some();
        let label = say!(words, "terminal-pillars", count = pillars);
        let slot = Slot { colour, held: Held::Pillar, left: pillars, enabled: mine, fits, label };
        slots.push(slot.show(*words, board_view, position));
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
    fn show(self, words: Speech, board_view: BoardView, position: &Position) -> AnyView {
        let Slot { colour, held, left, enabled, fits, label } = self;
        let rules = position.rules().clone();
        let kind = move |held: Held, rules: &callisto::Rules| match held {
            Held::Pillar => None,
            Held::Piece(id) => Some(rules.orientation(id).kind()),
        };
        let own_rules = rules.clone();
        // The slot shows the piece as it is turned in the hand.
        let shown = Memo::new(move |_| match board_view.hand.get().held {
            Some(now) if kind(now, &own_rules) == kind(held, &own_rules) => (now, true),
            _ => (held, false),
        });
        let rules_here = rules.clone();
        let advised = move || {
            board_view.advised.get().is_some_and(|it| kind(it, &rules_here) == kind(held, &rules_here))
        };
        let position = position.clone();
        let take = move || {
            board_view.take(shown.get_untracked().0);
        };
        let choose = move |event: leptos::ev::MouseEvent| {
            // By keyboard, the focus moves to the board; a pointer holds the piece already.
            if event.detail() == 0 {
                take();
                board_view.hand.update(|hand| start_place(hand, &position));
                if let Some(drawing) = board_view.drawing.get_untracked() {
                    let _ = drawing.focus();
                }
                board_view.tell_hand(&words);
            }
        };
        let grab = move |event: leptos::ev::PointerEvent| {
            if enabled {
                take();
                board_view.hand.update(|hand| {
                    hand.at = None;
                    hand.laid = false;
                });
                board_view.grab(&event);
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
                    <PieceShape paint=board_view.paints.of(colour) squares top=i32::from(height) pillar=held == Held::Pillar/>
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

/// The first place on the board for what was picked up by keyboard: turned until it fits somewhere.
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
