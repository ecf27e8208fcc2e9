//! Numbers as a language writes them.

use crate::{Language, Words};

impl Words {
    /// A number with this many decimals.
    ///
    /// ```
    /// use words::{Language, Words};
    /// assert_eq!(Words::new(Language::English).decimal(3.52, 1), "3.5");
    /// assert_eq!(Words::new(Language::French).decimal(3.52, 1), "3,5");
    /// ```
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        if self.language() == Language::English { written } else { written.replace('.', ",") }
    }

    /// A share of 1 as a percentage.
    ///
    /// ```
    /// use words::{Language, Words};
    /// assert_eq!(Words::new(Language::English).percent(0.12), "12%");
    /// assert_eq!(Words::new(Language::German).percent(0.12), "12\u{a0}%");
    /// ```
    pub fn percent(&self, share: f64) -> String {
        let space = match self.language() {
            Language::English | Language::Dutch => "",
            Language::French | Language::German | Language::Spanish | Language::Russian => "\u{a0}",
        };
        format!("{:.0}{space}%", 100.0 * share)
    }
}
