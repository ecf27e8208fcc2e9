//! Room for many connections.

/// Raises the limit of open files as far as the system allows without asking, and answers it. Many systems begin with
/// 1,024, too few for a busy server.
#[cfg(unix)]
pub fn raise_file_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let reached = if raised.is_ok() { maximum } else { current };
    reached.unwrap_or(u64::MAX)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_file_limit() -> u64 {
    u64::MAX
}
