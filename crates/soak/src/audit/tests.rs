//! An auditor who finds nothing is worth nothing: every kind of damage is done to a good log, and must be found.

use games::CallistoChoice;
use table::{Guest, Rejection, Time};

use super::*;

const ANNA: Guest = Guest(1);

/// A good table: its ledger and its log.
fn good() -> (Ledger, Log) {
    let header = CallistoChoice::new("pocket", 2).header(ANNA, Time(0));
    let mut log = Log { header, entries: Vec::new() };
    let mut ledger = Ledger::default();
    let names = ["Anna", "Ann", "Annie", "Anne"];
    for (number, name) in (1..).zip(names) {
        let id = ActionId(u128::from(100 + number));
        let action = Action::Join { name: name.into() };
        ledger.sent(id, ANNA, &action, number - 1);
        // The answer to the last one got lost with the line.
        if number < 4 {
            ledger.accepted(id, number);
        }
        log.entries.push(Entry { number, id, at: Time(number), by: By::Guest(ANNA), action });
    }
    let stale = ActionId(7);
    ledger.sent(stale, ANNA, &Action::Leave, 0);
    ledger.refused(stale, Rejection::NotJoined, Time(2));
    (ledger, log)
}

fn fold(log: &Log, until: usize) -> Fold {
    let table = Table::fold(games::ALL, log.header.clone(), &log.entries[..until]).unwrap();
    Fold { whose: "Anna".into(), table: Ok(table) }
}

fn counts(verdict: &Verdict) -> (u64, u64, u64, u64) {
    (verdict.acknowledged, verdict.lost, verdict.doubled, verdict.diverged)
}

#[test]
fn a_good_table_is_found_good() {
    let (ledger, log) = good();
    let verdict = audit(&ledger, &log, &[fold(&log, 4), fold(&log, 2)]);
    assert_eq!(counts(&verdict), (3, 0, 0, 0), "{:?}", verdict.complaints);
    assert!(verdict.is_good());
    assert_eq!(verdict.to_string(), "acknowledged 3, lost 0, doubled 0, diverged 0");
}

#[test]
fn nothing_acknowledged_is_not_good() {
    let (_, log) = good();
    assert!(!audit(&Ledger::default(), &log, &[]).is_good());
}

#[test]
fn a_lost_entry_is_found() {
    let (ledger, mut log) = good();
    let folds = [fold(&log, 4)];
    log.entries.truncate(2);
    let verdict = audit(&ledger, &log, &folds);
    assert_eq!(counts(&verdict), (3, 1, 0, 1), "the client knows more than the server");
    assert!(!verdict.is_good());
}

#[test]
fn a_lost_entry_whose_number_went_to_another_is_found() {
    let (ledger, mut log) = good();
    log.entries[2].id = ActionId(999);
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 1, 0, 0));
}

#[test]
fn an_entry_under_another_number_is_found() {
    let (ledger, mut log) = good();
    let folds = [fold(&log, 4)];
    log.entries.swap(1, 2);
    for (number, entry) in (1..).zip(&mut log.entries) {
        entry.number = number;
    }
    assert_eq!(counts(&audit(&ledger, &log, &folds)), (3, 2, 0, 1));
}

#[test]
fn an_entry_with_other_content_is_found() {
    let (ledger, mut log) = good();
    let folds = [fold(&log, 4)];
    log.entries[1].action = Action::Join { name: "Bert".into() };
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 1, 0, 0));
    log.entries[1].action = good().1.entries[1].action.clone();
    log.entries[1].by = By::Guest(Guest(2));
    assert_eq!(counts(&audit(&ledger, &log, &folds)), (3, 1, 0, 1));
}

#[test]
fn a_gap_is_found() {
    let (ledger, mut log) = good();
    log.entries.remove(1);
    let verdict = audit(&ledger, &log, &[]);
    assert_eq!(
        counts(&verdict),
        (3, 2, 0, 1),
        "an acknowledged action, and a number: {:?}",
        verdict.complaints
    );
}

#[test]
fn a_doubled_action_is_found() {
    let (ledger, mut log) = good();
    let again = Entry { number: 5, ..log.entries[1].clone() };
    log.entries.push(again);
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 0, 1, 0));
}

#[test]
fn a_doubled_number_is_found() {
    let (ledger, mut log) = good();
    let again = Entry { id: ActionId(999), ..log.entries[3].clone() };
    log.entries.push(again);
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 0, 1, 1));
}

#[test]
fn answers_that_contradict_each_other_are_found() {
    let (mut ledger, log) = good();
    ledger.accepted(ActionId(101), 2);
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 0, 1, 0));
    let (mut ledger, log) = good();
    ledger.refused(ActionId(101), Rejection::Removed, Time(9));
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 1, 0, 0));
    let (mut ledger, log) = good();
    ledger.refused(ActionId(104), Rejection::Removed, Time(9));
    let verdict = audit(&ledger, &log, &[]);
    assert_eq!((verdict.refused_yet_stored, verdict.taken_later, verdict.unjust), (1, 0, 0));
    assert!(!verdict.is_good(), "{:?}", verdict.complaints);
}

/// What the log became with the entry itself, or after it, is no reason.
#[test]
fn what_is_stored_is_not_refused_for_what_came_of_it() {
    let (mut ledger, mut log) = good();
    let leave = ActionId(8);
    ledger.sent(leave, ANNA, &Action::Leave, 4);
    ledger.refused(leave, Rejection::NotJoined, Time(9));
    log.entries.push(Entry { number: 5, id: leave, at: Time(5), by: By::Guest(ANNA), action: Action::Leave });
    let verdict = audit(&ledger, &log, &[]);
    assert_eq!((verdict.refused_yet_stored, verdict.taken_later), (1, 0), "{:?}", verdict.complaints);
    assert!(!verdict.is_good());
}

#[test]
fn a_copy_of_what_was_rightly_refused_may_be_taken_later() {
    let (ledger, mut log) = good();
    // Refused while Anna had not joined; the network kept a copy until she had.
    log.entries.push(Entry {
        number: 5,
        id: ActionId(7),
        at: Time(5),
        by: By::Guest(ANNA),
        action: Action::Leave,
    });
    let verdict = audit(&ledger, &log, &[]);
    assert_eq!((verdict.refused_yet_stored, verdict.taken_later), (0, 1), "{:?}", verdict.complaints);
    assert!(verdict.is_good());
}

#[test]
fn a_client_that_went_another_way_is_found() {
    let (ledger, log) = good();
    let mut other = log.clone();
    other.entries[3].action = Action::Join { name: "Bert".into() };
    let lost = Fold { whose: "Ben".into(), table: Err("it never came back".into()) };
    assert_eq!(counts(&audit(&ledger, &log, &[fold(&other, 4), fold(&log, 4), lost])), (3, 0, 0, 2));
}

#[test]
fn a_log_that_cannot_be_followed_is_found() {
    let (ledger, mut log) = good();
    log.entries[3].action = Action::Resign { seat: 0 };
    assert_eq!(counts(&audit(&ledger, &log, &[])), (3, 0, 0, 1));
}

#[test]
fn a_refusal_without_a_reason_is_found() {
    let (mut ledger, log) = good();
    let leave = ActionId(8);
    ledger.sent(leave, ANNA, &Action::Leave, 1);
    ledger.refused(leave, Rejection::NotJoined, Time(9));
    let verdict = audit(&ledger, &log, &[]);
    assert_eq!(verdict.unjust, 1, "whoever asked had seen that Anna has joined");
    assert!(!verdict.is_good());
}
