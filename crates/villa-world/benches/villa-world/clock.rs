//! Time that was spent at work, not waiting for a core: other programs on the machine do not spoil it.

/// Seconds of this thread's own time so far.
#[cfg(not(target_family = "wasm"))]
pub fn seconds() -> f64 {
    cpu_time::ThreadTime::now().as_duration().as_secs_f64()
}

/// WebAssembly has only the clock on the wall.
#[cfg(target_family = "wasm")]
pub fn seconds() -> f64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64())
}
