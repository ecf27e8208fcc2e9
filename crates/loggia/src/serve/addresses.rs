//! The addresses under which people find a server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// What all addresses of a server have in common.
#[derive(Clone, Debug)]
pub struct Addresses {
    /// Whether it speaks HTTPS.
    pub secure: bool,
    /// The address that stands in front of it.
    pub public_url: Option<String>,
}

impl Addresses {
    fn url(&self, ip: IpAddr, port: u16) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", SocketAddr::new(ip, port))
    }

    /// The address to print first: the given address, or an address that works on this machine.
    pub fn main(&self, listening: SocketAddr) -> String {
        let ip = match listening.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        self.public_url.clone().unwrap_or_else(|| self.url(ip, listening.port()))
    }

    /// The addresses for phones and others in the same network, if the server listens there.
    pub fn others(&self, listening: SocketAddr) -> Vec<String> {
        if !listening.ip().is_unspecified() {
            return Vec::new();
        }
        // A machine that cannot say which addresses it has is still one that people can be told of.
        let all = if_addrs::get_if_addrs().unwrap_or_default();
        let mut ips: Vec<IpAddr> = all.iter().map(if_addrs::Interface::ip).collect();
        ips.retain(|ip| can_be_reached(*ip, listening.is_ipv6()));
        // What people can type comes first.
        ips.sort_by_key(|ip| (ip.is_ipv6(), *ip));
        ips.dedup();
        ips.into_iter().map(|ip| self.url(ip, listening.port())).collect()
    }
}

/// Addresses of this machine alone and of one cable alone are of no use to others.
fn can_be_reached(ip: IpAddr, listens_to_six: bool) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        IpAddr::V6(ip) => listens_to_six && !ip.is_loopback() && !ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_address_works_on_this_machine() {
        let plain = Addresses { secure: false, public_url: None };
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        assert_eq!(plain.main(at("0.0.0.0:7878")), "http://127.0.0.1:7878");
        assert_eq!(plain.main(at("[::]:7878")), "http://[::1]:7878");
        assert_eq!(plain.main(at("192.168.1.5:80")), "http://192.168.1.5:80");
        let secure = Addresses { secure: true, public_url: None };
        assert_eq!(secure.main(at("127.0.0.1:443")), "https://127.0.0.1:443");
        let public = Addresses { secure: false, public_url: Some("https://example.org".into()) };
        assert_eq!(public.main(at("127.0.0.1:7878")), "https://example.org");
    }

    #[test]
    fn only_what_others_can_reach_is_told() {
        let plain = Addresses { secure: false, public_url: None };
        assert!(plain.others("127.0.0.1:7878".parse().unwrap()).is_empty());
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!(can_be_reached(ip("192.168.1.5"), false));
        assert!(!can_be_reached(ip("127.0.0.1"), true) && !can_be_reached(ip("169.254.1.1"), true));
        assert!(!can_be_reached(ip("2001:db8::1"), false) && can_be_reached(ip("2001:db8::1"), true));
        assert!(!can_be_reached(ip("fe80::1"), true) && !can_be_reached(ip("::1"), true));
    }
}
