//! Where to listen, as people type it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

/// The port of a server: fixed, because a browser's games and keys belong to the address.
pub const PORT: u16 = 7878;

/// An address to listen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen(pub SocketAddr);

impl FromStr for Listen {
    type Err = String;

    fn from_str(text: &str) -> Result<Listen, String> {
        let text = text.trim();
        let local = text.replacen("localhost", "127.0.0.1", usize::from(text.starts_with("localhost")));
        let bare = local.trim_start_matches('[').trim_end_matches(']');
        if let Ok(address) = local.parse() {
            Ok(Listen(address))
        } else if let Ok(ip) = bare.parse::<IpAddr>() {
            Ok(Listen((ip, PORT).into()))
        } else if let Ok(port) = text.trim_start_matches(':').parse::<u16>() {
            Ok(Listen((Ipv4Addr::LOCALHOST, port).into()))
        } else {
            Err("an address looks like 127.0.0.1:7878, 0.0.0.0, [::]:7878, or is a port".into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<Listen>().map(|listen| listen.0.to_string());
        for (text, address) in [
            ("127.0.0.1:7878", "127.0.0.1:7878"),
            ("0.0.0.0", "0.0.0.0:7878"),
            ("8080", "127.0.0.1:8080"),
            (":8080", "127.0.0.1:8080"),
            ("localhost:1", "127.0.0.1:1"),
            ("localhost", "127.0.0.1:7878"),
            ("::", "[::]:7878"),
            ("[::1]", "[::1]:7878"),
            ("[::1]:9", "[::1]:9"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(address), "{text}");
        }
        for text in ["", "house", "1.2.3", "1.2.3.4:x", "70000"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
