//! After a failed objection (V7): the columns of the objector, what each is worth and which of them the villa needs. One is
//! chosen in the picture or in a list, and then confirmed.

use std::time::Duration;

use games::sentences;
use leptos::prelude::*;
use villa::{Action, Column, Deed, Game, Phase, Place, Player};
use villa_site::Site;
use web::speech::{Speech, speech};
use words::say;

use super::villa_seat::VillaSeat;
use crate::bench::{Bench, column_label};
use crate::whereabouts::Whereabouts;

/// A column that could be named.
#[derive(Clone, Debug, PartialEq)]
struct Candidate {
    column: Column,
    /// The column and where it stands.
    what: String,
    /// What it counts for its owner now.
    worth: u8,
    /// Whether the villa stands without it; none while that is tried.
    goes: Option<bool>,
}

/// The columns that could be named, for the player who names one on this device.
#[derive(Clone, Copy)]
pub struct Naming {
    villa_seat: VillaSeat,
    bench: Bench,
    words: Speech,
    /// Who names, and whose columns.
    whose: Memo<Option<(Player, Player)>>,
    candidates: RwSignal<Vec<Candidate>>,
}

impl Naming {
    /// Looks what can be named whenever that is due. A villa that is tried takes a moment, so that one column is tried
    /// at a time, and each once.
    pub fn new(villa_seat: VillaSeat, bench: Bench) -> Naming {
        let game = villa_seat.game();
        let whose = Memo::new(move |_| {
            let game = game.get();
            let Phase::Naming { of } = game.phase() else { return None };
            villa_seat.is_mine(game.turn()).then_some((game.turn(), of))
        });
        let naming =
            Naming { villa_seat, bench, words: speech(), whose, candidates: RwSignal::new(Vec::new()) };
        let tried = StoredValue::new_local(None::<Site>);
        Effect::new(move || {
            let due = whose.get();
            let site = due.and_then(|_| villa_seat.site());
            let found = due.zip(site.as_ref()).map(|((_, of), site)| naming.found(site, of));
            tried.set_value(site);
            bench.point(None);
            bench.choose_only(due.map(|_| UnsyncCallback::new(move |()| naming.confirm())));
            naming.candidates.set(found.unwrap_or_default());
            if due.is_some() {
                naming.try_next(tried);
            }
        });
        Effect::new(move || {
            let goes =
                |column: Column| naming.of(column).is_some_and(|candidate| candidate.goes == Some(true));
            if whose.get().is_some() {
                bench.allow(Column::all().map(goes).collect());
            }
        });
        naming
    }

    /// Whether someone here names a column now.
    pub fn is_due(self) -> bool {
        self.whose.get().is_some()
    }

    fn of(self, column: Column) -> Option<Candidate> {
        self.candidates.with(|all| all.iter().find(|candidate| candidate.column == column).cloned())
    }

    /// The columns of the objector, those that count most first.
    fn found(self, site: &Site, of: Player) -> Vec<Candidate> {
        let (game, plan) = (site.game(), site.villa().plan());
        let column = |n: usize| u8::try_from(n).ok().and_then(Column::new);
        let mut found: Vec<Candidate> = Vec::new();
        for candidate in game.columns_of(of).iter() {
            let place = Whereabouts::of(&plan, candidate.index());
            let what = match (game.place(candidate), place) {
                (Place::On(storey), Some(Whereabouts { side, neighbours })) => {
                    let neighbours: Vec<Column> = neighbours.into_iter().filter_map(column).collect();
                    sentences::standing(candidate, storey, side, &neighbours)
                }
                _ => sentences::column(candidate),
            };
            let what = self.words.plain(&what);
            // Two that could not be told apart get numbers.
            let alike = found.iter().filter(|other| other.what.starts_with(&what)).count();
            let what = if alike > 0 { format!("{what} ({})", alike + 1) } else { what };
            found.push(Candidate { column: candidate, what, worth: game.worth(candidate), goes: None });
        }
        found.sort_by_key(|candidate| std::cmp::Reverse(candidate.worth));
        found
    }

    /// Tries the next column that was not tried yet, when the page has had time to draw.
    fn try_next(self, site: StoredValue<Option<Site>, LocalStorage>) {
        let next = move || {
            // The page may be gone, or the phase over.
            let untried =
                self.candidates.try_with_untracked(|all| all.iter().find(|c| c.goes.is_none()).cloned());
            let Some(candidate) = untried.flatten() else { return };
            let goes =
                site.try_with_value(|site| site.as_ref().map(|site| site.stands_without(candidate.column)));
            let Some(goes) = goes.flatten() else { return };
            self.candidates.update(|all| {
                all.iter_mut().filter(|c| c.column == candidate.column).for_each(|c| c.goes = Some(goes));
            });
            self.try_next(site);
        };
        set_timeout(next, Duration::from_millis(15));
    }

    /// The chosen column, if it can go.
    fn chosen(self) -> Option<Candidate> {
        let chosen = self.bench.state.get().chosen?;
        let column = Column::new(u8::try_from(chosen).ok()?)?;
        self.of(column).filter(|candidate| candidate.goes == Some(true))
    }

    /// Names the chosen column.
    fn confirm(self) {
        let named = untrack(|| self.whose.get().zip(self.chosen()));
        if let Some(((by, _), candidate)) = named {
            self.villa_seat.say(by, Action::Name { column: Some(candidate.column) });
        }
    }

    /// A column under the pointer, and what may be done with it.
    pub fn about(self, game: &Game, column: Column) -> Option<(String, String)> {
        let (by, _) = self.whose.get()?;
        match (self.of(column), game.check(by, Deed::Name(Some(column)))) {
            (Some(candidate), _) => Some((candidate.what.clone(), self.state(&candidate))),
            (None, Err(broken)) => {
                Some((column_label(self.words, column.index()), self.villa_seat.why_not(&broken)))
            }
            (None, Ok(())) => None,
        }
    }

    /// What a column is worth, or why it cannot go.
    fn state(self, candidate: &Candidate) -> String {
        match (candidate.goes, candidate.worth) {
            (None, _) => say!(self.words, "yard-naming-checking"),
            (Some(false), _) => say!(self.words, "yard-naming-needed"),
            (Some(true), 0) => say!(self.words, "yard-naming-worthless"),
            (Some(true), points) => say!(self.words, "yard-naming-worth", points = points),
        }
    }
}

/// What is chosen, the buttons for it, and all columns that could be chosen.
#[component]
pub fn NameColumn(
    /// What can be named.
    naming: Naming,
) -> impl IntoView {
    let words = speech();
    let Naming { villa_seat, bench, whose, candidates, .. } = naming;
    let chosen = Memo::new(move |_| naming.chosen());
    let status = move || {
        let none_goes = candidates.with(|all| all.iter().all(|candidate| candidate.goes == Some(false)));
        match (chosen.get(), whose.get()) {
            (Some(candidate), _) => {
                let worth = naming.state(&candidate);
                format!("{} ({worth})", say!(words, "yard-naming-chosen", what = candidate.what))
            }
            (None, Some((_, of))) if none_goes => {
                say!(words, "yard-naming-nothing", player = villa_seat.name(of))
            }
            _ => say!(words, "yard-naming-how"),
        }
    };
    let none = move |_| {
        if let Some((by, _)) = whose.get_untracked() {
            villa_seat.say(by, Action::Name { column: None });
        }
    };
    // The rows stay while what is known of them changes: a button that is focused keeps the focus.
    let columns = Memo::new(move |_| candidates.with(|all| all.iter().map(|c| c.column).collect::<Vec<_>>()));
    let row = move |column: Column| {
        let n = column.index();
        let it = Memo::new(move |_| naming.of(column));
        let goes = move || it.get().is_some_and(|candidate| candidate.goes == Some(true));
        let class = format!("chip c{} {}", column.colour().index(), column.kind().key());
        let choose = move |_| {
            if untrack(goes) {
                bench.choose(Some(n));
            }
        };
        view! {
            <li>
                <button
                    type="button"
                    class="candidate"
                    class:pointed-at=move || bench.state.get().pointed == Some(n)
                    aria-pressed=move || chosen.get().is_some_and(|chosen| chosen.column == column).to_string()
                    aria-disabled=move || (!goes()).to_string()
                    on:click=choose
                    on:mouseenter=move |_| bench.point(Some(n))
                    on:mouseleave=move |_| bench.point(None)
                    on:focus=move |_| bench.point(Some(n))
                    on:blur=move |_| bench.point(None)
                >
                    <span class=class aria-hidden="true"></span>
                    <span>
                        <span class="what">{move || it.get().map(|candidate| candidate.what)}</span>
                        " "
                        <small>{move || it.get().map(|candidate| naming.state(&candidate))}</small>
                    </span>
                </button>
            </li>
        }
    };
    view! {
        <div class="naming" role="group" aria-label=say!(words, "yard-naming")>
            <p class="naming-chosen" role="status">{status}</p>
            <div class="buttons">
                <button
                    type="button"
                    class="button primary name"
                    disabled=move || chosen.get().is_none()
                    on:click=move |_| naming.confirm()
                >
                    {say!(words, "yard-name")}
                </button>
                <button type="button" class="button name-none" on:click=none>{say!(words, "yard-name-none")}</button>
            </div>
            <ul class="candidates">{move || columns.get().into_iter().map(row).collect_view()}</ul>
        </div>
    }
}
