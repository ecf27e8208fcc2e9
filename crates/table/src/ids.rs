//! The ids of a table's actions, each with its entry's number.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::id::ActionId;

/// How many are kept apart until they join the others.
const FRESH: usize = 256;

/// Old ids are shared between copies of a table, so that a copy costs the same for any length of log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ids {
    old: Arc<BTreeMap<ActionId, u64>>,
    fresh: BTreeMap<ActionId, u64>,
}

impl Ids {
    pub(crate) fn get(&self, id: ActionId) -> Option<u64> {
        self.fresh.get(&id).or_else(|| self.old.get(&id)).copied()
    }

    pub(crate) fn insert(&mut self, id: ActionId, number: u64) {
        self.fresh.insert(id, number);
        if self.fresh.len() >= FRESH {
            Arc::make_mut(&mut self.old).append(&mut self.fresh);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_found_and_copies_share_what_is_old() {
        let mut ids = Ids::default();
        for number in 1..=1000 {
            ids.insert(ActionId(u128::from(number) << 64), number);
        }
        let mut copy = ids.clone();
        assert!(Arc::ptr_eq(&ids.old, &copy.old) && copy.fresh.len() < FRESH);
        copy.insert(ActionId(7), 1001);
        assert_eq!(copy.get(ActionId(7)), Some(1001));
        assert_eq!(ids.get(ActionId(7)), None);
        assert!((1..=1000).all(|number| copy.get(ActionId(u128::from(number) << 64)) == Some(number)));
    }
}
