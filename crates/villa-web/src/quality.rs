//! How good pictures are: as good as this machine can draw in time.

/// Milliseconds between two pictures above which they become simpler, and above which nothing moves for its beauty alone.
const LATE: f64 = 22.0;
const FAR_TOO_LATE: f64 = 60.0;

/// How many pictures in a row, and how many milliseconds, are measured before that.
const PICTURES: usize = 8;
const WHILE: f64 = 400.0;

/// When each picture takes `HOPELESS` milliseconds there is no graphics card, and this many pictures and milliseconds suffice.
const SLOW_PICTURES: usize = 3;
const SLOW_WHILE: f64 = 1500.0;
const HOPELESS: f64 = 250.0;

/// Pictures that take less than this many times as long are no later.
const NOT_BETTER: f64 = 1.1;

/// How good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// As good as it gets.
    #[default]
    Best,
    /// For older phones.
    Good,
    /// For machines without a graphics card.
    Plain,
}

impl Quality {
    /// The most pixels for one of the page's, in each direction.
    pub fn ratio(self) -> f64 {
        match self {
            Quality::Best => 2.0,
            Quality::Good => 1.5,
            Quality::Plain => 1.0,
        }
    }

    /// How often shadows are looked up for a pixel.
    pub fn taps(self) -> i32 {
        match self {
            Quality::Best => 16,
            Quality::Good => 10,
            Quality::Plain => 6,
        }
    }

    fn simpler(self) -> Quality {
        if self == Quality::Best { Quality::Good } else { Quality::Plain }
    }
}

/// Watches how long pictures take, and chooses.
#[derive(Debug, Default)]
pub struct Watch {
    /// What was chosen.
    pub quality: Quality,
    /// Whether even plain pictures take far too long.
    pub is_slow: bool,
    /// Milliseconds between pictures in a row.
    recent: Vec<f64>,
    last: Option<f64>,
    /// Every quality that was too late, and how late: the best one first.
    tried: Vec<(Quality, f64)>,
    /// How late pictures come whatever their quality: it is the screen that shows no more of them.
    screen: Option<f64>,
}

impl Watch {
    /// A picture was drawn at this time, in milliseconds.
    pub fn drawn(&mut self, now: f64) {
        self.recent.extend(self.last.map(|last| now - last));
        self.last = Some(now);
        let (count, took) = (self.recent.len(), self.recent.iter().sum::<f64>());
        let enough = count >= PICTURES && took >= WHILE || count >= SLOW_PICTURES && took >= SLOW_WHILE;
        if !enough {
            return;
        }
        self.recent.sort_by(f64::total_cmp);
        let middle = self.recent[count / 2];
        self.recent.clear();
        let in_time = self.screen.map_or(LATE, |screen| NOT_BETTER * screen);
        if middle > HOPELESS {
            (self.quality, self.is_slow) = (Quality::Plain, true);
        } else if middle > in_time {
            self.is_slow |= self.quality == Quality::Plain && middle > FAR_TOO_LATE;
            self.make_simpler(middle);
        }
    }

    /// Pictures of this quality come late. Where simpler ones come as late, the best of those is as good.
    fn make_simpler(&mut self, late: f64) {
        self.tried.push((self.quality, late));
        if self.quality != Quality::Plain {
            self.quality = self.quality.simpler();
            return;
        }
        let as_early = |(_, other): &&(Quality, f64)| *other <= NOT_BETTER * late;
        let best = self.tried.iter().find(as_early).filter(|_| late <= FAR_TOO_LATE);
        if let Some((quality, late)) = best.copied() {
            (self.quality, self.screen) = (quality, Some(late));
        }
        self.tried.clear();
    }

    /// Nothing was drawn: the next picture is not the next in a row.
    pub fn rested(&mut self) {
        self.last = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(pictures: usize, each: f64) -> Watch {
        let mut watch = Watch::default();
        (0..pictures).for_each(|n| watch.drawn(n as f64 * each));
        watch
    }

    /// A machine whose pictures come after so many milliseconds, by their quality: best, good, plain.
    fn with(pictures: usize, takes: [f64; 3]) -> Watch {
        let mut watch = Watch::default();
        let mut now = 0.0;
        for _ in 0..pictures {
            watch.drawn(now);
            now += takes[watch.quality as usize];
        }
        watch
    }

    /// Caught: on a screen that shows 30 pictures a second, to save energy, they became plain for good.
    #[test]
    fn pictures_that_only_the_screen_delays_stay_as_good_as_they_were() {
        for late in [33.3, 50.0] {
            let watch = with(900, [late; 3]);
            assert_eq!((watch.quality, watch.is_slow), (Quality::Best, false), "{late}");
        }
        assert_eq!(with(900, [50.0, 33.3, 33.3]).quality, Quality::Good);
        // What helps is kept.
        assert_eq!(with(900, [33.3, 16.7, 16.7]).quality, Quality::Good);
        assert_eq!(with(900, [33.3, 33.3, 16.7]).quality, Quality::Plain);
        assert_eq!(with(900, [90.0, 60.0, 40.0]).quality, Quality::Plain);
        // A machine that is much slower later is heard again.
        let mut watch = with(900, [33.3; 3]);
        let begun = 40_000.0;
        watch.rested();
        (0..60).for_each(|n| watch.drawn(begun + f64::from(n) * 90.0));
        assert!(watch.quality == Quality::Plain && watch.is_slow);
    }

    #[test]
    fn pictures_become_simpler_only_where_they_come_late() {
        assert_eq!(after(600, 16.7).quality, Quality::Best);
        assert_eq!(after(600, 8.3).quality, Quality::Best);
        assert_eq!(after(20, 30.0).quality, Quality::Good);
        assert_eq!(after(40, 30.0).quality, Quality::Plain);
        assert!(!after(600, 30.0).is_slow, "it is not beautiful, but it moves");
        assert!(after(5, 700.0).is_slow && after(5, 700.0).quality == Quality::Plain);
        assert!(after(40, 100.0).is_slow);
        // One hitch among many is not the machine.
        let mut watch = after(30, 16.7);
        watch.drawn(1500.0);
        (0..60).for_each(|n| watch.drawn(1516.7 + f64::from(n) * 16.7));
        assert_eq!(watch.quality, Quality::Best);
    }

    #[test]
    fn what_is_drawn_now_and_then_says_nothing() {
        let mut watch = Watch::default();
        for n in 0..100 {
            watch.drawn(f64::from(n) * 900.0);
            watch.rested();
        }
        assert_eq!(watch.quality, Quality::Best);
    }
}
