//! Which tests and scenes take longest.

use std::fmt;

/// How many are listed.
const LISTED: usize = 20;

/// Tests and scenes with the seconds they took.
#[derive(Default)]
pub struct Slowest(Vec<(f32, String)>);

impl Slowest {
    /// Takes the times of a stage.
    pub fn take(&mut self, times: &mut Vec<(f32, String)>) {
        self.0.append(times);
        self.0.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.0.truncate(LISTED);
    }
}

impl fmt::Display for Slowest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(seconds, name)| writeln!(f, "{seconds:7.1} s  {name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first_and_the_rest_is_left_out() {
        let mut slowest = Slowest::default();
        slowest.take(&mut (0..30).map(|n| (n as f32, format!("test {n}"))).collect());
        let text = slowest.to_string();
        assert!(text.starts_with("   29.0 s  test 29\n"), "{text}");
        assert_eq!(text.lines().count(), LISTED);
    }
}
