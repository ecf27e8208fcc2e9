//! Addresses of this machine for clients to start from: a server counts what comes from one address, and a pair of
//! addresses has no more than some 28,000 ports.

use std::net::{IpAddr, Ipv4Addr};

use client::ServerUrl;

/// So few share an address that no limit of a server is met.
const SHARE: u32 = 20;

/// The server as seen from the address of the n-th client, all of them within 127.0.0.0/8.
pub fn from(n: u32, url: &ServerUrl) -> ServerUrl {
    // Not 127.0.0.x, where other programs may live.
    let [_, b, c, d] = (n / SHARE * 2 + 0x1_0001).to_be_bytes();
    ServerUrl { from: Some(IpAddr::V4(Ipv4Addr::new(127, b, c, d))), ..url.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_start_from_loopback_addresses_of_their_own() {
        let url = ServerUrl::at("127.0.0.1", 1);
        let of = |n| from(n, &url).from.unwrap();
        assert!((0..100_000).all(|n| of(n).is_loopback()));
        assert_eq!((of(0), of(19)), (of(1), "127.1.0.1".parse().unwrap()));
        assert_ne!(of(19), of(20));
    }
}
