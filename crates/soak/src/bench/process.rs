//! What the system says about a process.

use std::time::{Duration, Instant};

use tokio::time::sleep;

/// A process by its id.
#[derive(Clone, Copy, Debug)]
pub struct Process(pub u32);

impl Process {
    fn read(self, file: &str) -> Result<String, String> {
        let path = format!("/proc/{}/{file}", self.0);
        std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    }

    /// Its resident memory in bytes.
    pub fn memory(self) -> Result<u64, String> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| "no VmRSS in the status".into())
    }

    /// How many connections it has open, counting what it listens at.
    pub fn connections(self) -> Result<usize, String> {
        let path = format!("/proc/{}/fd", self.0);
        let files = std::fs::read_dir(&path).map_err(|error| format!("{path}: {error}"))?;
        let links = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
        Ok(links.filter(|link| link.to_string_lossy().starts_with("socket:")).count())
    }

    /// The processor time that it has used.
    pub fn used(self) -> Result<Duration, String> {
        let stat = self.read("stat")?;
        // The name before the last bracket may hold anything; user and system time are the 14th and 15th word.
        let words = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
        let ticks: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
        let per_second = rustix::param::clock_ticks_per_second();
        Ok(Duration::from_secs_f64(ticks as f64 / per_second as f64))
    }

    /// The share of one core that it uses from now on for some time.
    pub async fn load(self, time: Duration) -> Result<f64, String> {
        let (before, begun) = (self.used()?, Instant::now());
        sleep(time).await;
        Ok((self.used()? - before).as_secs_f64() / begun.elapsed().as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn we_ourselves_are_a_process() {
        let own = Process(std::process::id());
        assert!(own.memory().unwrap() > 100_000);
        assert!(own.used().is_ok());
        assert!(Process(u32::MAX).memory().is_err());
    }
}
