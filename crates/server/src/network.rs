//! Addresses, networks, and where a request comes from when it passed proxies.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::{HeaderMap, header};

/// A network such as `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text that is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotANetwork(String);

impl fmt::Display for NotANetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a network such as 10.0.0.0/8, ::1 or 192.168.1.5", self.0)
    }
}

impl std::error::Error for NotANetwork {}

impl Network {
    /// This machine.
    pub fn loopback() -> Vec<Network> {
        let v4 = Network { address: IpAddr::from([127, 0, 0, 0]), bits: 8 };
        vec![v4, Network { address: Ipv6Addr::LOCALHOST.into(), bits: 128 }]
    }

    /// Whether an address is in it. An IPv4 address that is written as an IPv6 one counts as what it is.
    pub fn contains(&self, address: IpAddr) -> bool {
        let same = |a: u128, b: u128, width: u32| {
            let rest = width - u32::from(self.bits);
            a.checked_shr(rest).unwrap_or(0) == b.checked_shr(rest).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => same(u32::from(a).into(), u32::from(b).into(), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => same(a.into(), b.into(), 128),
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let fault = || NotANetwork(text.chars().take(60).collect());
        let (address, bits) = text.trim().split_once('/').map_or((text.trim(), None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().map_err(|_| fault())?;
        let address = address.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| fault()))?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(fault()) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// What limits count as one address: of IPv6 a whole /64, since everybody who has one address there has all of them.
pub fn as_one(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
        v4 => v4,
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The last address that is not a trusted proxy.
    pub address: IpAddr,
    /// Whether a proxy of ours passed the request on, and said for whom.
    pub is_forwarded: bool,
    /// Whether it said so in a way that can be read.
    pub is_known: bool,
    /// Whether a proxy of ours was asked over TLS.
    pub is_secure: bool,
}

impl Origin {
    /// Finds the origin of a request. Only what our own proxies added is trusted: the list is read from its end, across all
    /// header lines, until an entry is not one of our proxies.
    pub fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Origin {
        let is_ours = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
        let peer = peer.to_canonical();
        let plain = Origin { address: peer, is_forwarded: false, is_known: true, is_secure: false };
        if !is_ours(peer) {
            return plain;
        }
        let hops = hops(headers);
        let mut origin = Origin { is_secure: was_secure(headers), ..plain };
        for hop in hops.iter().rev() {
            origin.is_forwarded = true;
            // Behind a hop that nobody can read stands nobody whom we could name: it is the proxy's word that counts.
            let Some(address) = address_of(hop) else {
                origin.is_known = false;
                break;
            };
            origin.address = address;
            if !is_ours(address) {
                break;
            }
        }
        origin
    }
}

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The addresses as the proxies wrote them, the first client first. `X-Forwarded-For` is what most proxies set, so it goes
/// before `Forwarded`, which a client may have sent through one of them.
fn hops(headers: &HeaderMap) -> Vec<String> {
    let words = listed(headers, FORWARDED_FOR);
    if !words.is_empty() {
        return words;
    }
    let fields = listed(headers, header::FORWARDED.as_str());
    fields.iter().map(|field| parameter(field, "for").unwrap_or_default()).collect()
}

/// What the last proxy says about how it was asked.
fn was_secure(headers: &HeaderMap) -> bool {
    let proto = match listed(headers, FORWARDED_PROTO).pop() {
        Some(proto) => proto,
        None => {
            let field = listed(headers, header::FORWARDED.as_str()).pop();
            field.and_then(|field| parameter(&field, "proto")).unwrap_or_default()
        }
    };
    proto.eq_ignore_ascii_case("https")
}

/// The most that is read of such a list: a proxy of ours has written its end.
const MOST_HOPS: usize = 32;

/// The elements of a list over all lines of a header. Commas within quotes belong to an element.
fn listed(headers: &HeaderMap, name: &str) -> Vec<String> {
    let mut elements = Vec::new();
    for line in headers.get_all(name) {
        // What is not text is one element that nobody can read.
        let line = line.to_str().unwrap_or("?");
        let (mut element, mut quoted, mut escaped) = (String::new(), false, false);
        for letter in line.chars() {
            match letter {
                ',' if !quoted => elements.push(std::mem::take(&mut element)),
                _ => {
                    quoted ^= letter == '"' && !escaped;
                    escaped = letter == '\\' && quoted && !escaped;
                    element.push(letter);
                }
            }
        }
        elements.push(element);
    }
    let from = elements.len().saturating_sub(MOST_HOPS);
    elements.drain(from..).map(|element| element.trim().to_owned()).collect()
}

/// A parameter of an element of `Forwarded`, without its quotes.
fn parameter(element: &str, name: &str) -> Option<String> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim().eq_ignore_ascii_case(name))?;
    let value = value.trim();
    let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
    Some(inner.map_or_else(|| value.to_owned(), |inner| inner.replace('\\', "")))
}

/// An address as proxies write it: `1.2.3.4`, `1.2.3.4:5`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:5`.
fn address_of(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim().trim_matches('"');
    if let Ok(address) = hop.parse::<IpAddr>() {
        return Some(address.to_canonical());
    }
    let host = match hop.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            is_port(port.strip_prefix(':').unwrap_or(if port.is_empty() { "0" } else { "?" }))
                .then_some(host)?
        }
        None => {
            let (host, port) = hop.split_once(':')?;
            is_port(port).then_some(host)?
        }
    };
    host.parse::<IpAddr>().ok().map(|address| address.to_canonical())
}

/// Proxies may hide a port behind a name of their own, such as `_1x`.
fn is_port(text: &str) -> bool {
    text.parse::<u16>().is_ok() || text.starts_with('_')
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    fn from(peer: &str, lines: &[(&'static str, &str)]) -> String {
        Origin::of(peer.parse().unwrap(), &headers(lines), &Network::loopback()).address.to_string()
    }

    /// Each of these once lifted all limits, or was another address than the one that the proxy had seen.
    #[test]
    fn the_last_address_that_is_not_ours_counts() {
        let xff = FORWARDED_FOR;
        for (lines, address) in [
            (&[][..], "127.0.0.1"),
            (&[(xff, "nonsense")], "127.0.0.1"),
            (&[(xff, "")], "127.0.0.1"),
            (&[(xff, "6.6.6.6, nonsense")], "127.0.0.1"),
            (&[(xff, "1.2.3.4")], "1.2.3.4"),
            (&[(xff, "1.2.3.4:567")], "1.2.3.4"),
            (&[(xff, "[2001:db8::1]:567")], "2001:db8::1"),
            (&[(xff, "[2001:db8::1]")], "2001:db8::1"),
            (&[(xff, "[2001:db8::1]x")], "127.0.0.1"),
            (&[(xff, "2001:db8::1")], "2001:db8::1"),
            (&[(xff, "::ffff:1.2.3.4")], "1.2.3.4"),
            (&[(xff, "6.6.6.6, 1.2.3.4")], "1.2.3.4"),
            (&[(xff, "6.6.6.6, 1.2.3.4, 127.0.0.1")], "1.2.3.4"),
            (&[(xff, "6.6.6.6, 1.2.3.4, ::ffff:127.0.0.1, ::1")], "1.2.3.4"),
            (&[(xff, "127.0.0.1")], "127.0.0.1"),
            (&[(xff, "127.0.0.9, 127.0.0.1")], "127.0.0.9"),
            (&[(xff, "6.6.6.6"), (xff, "1.2.3.4")], "1.2.3.4"),
            (&[("forwarded", "for=1.2.3.4;proto=https;by=9.9.9.9")], "1.2.3.4"),
            (&[("forwarded", "for=6.6.6.6"), ("forwarded", "For=\"[2001:db8::1]:80\"")], "2001:db8::1"),
            (&[("forwarded", "for=\"6.6.6.6, for=7.7.7.7\", for=1.2.3.4")], "1.2.3.4"),
            (&[("forwarded", "for=1.2.3.4, for=\"127.0.0.1:_x\"")], "1.2.3.4"),
            (&[("forwarded", "for=1.2.3.4, for=unknown")], "127.0.0.1"),
            (&[("forwarded", "for=6.6.6.6"), (xff, "1.2.3.4")], "1.2.3.4"),
        ] {
            assert_eq!(from("127.0.0.1", lines), address, "{lines:?}");
            assert_eq!(
                from("5.5.5.5", lines),
                "5.5.5.5",
                "who is no proxy of ours is not believed: {lines:?}"
            );
            assert_eq!(from("::ffff:127.0.0.1", lines), address, "{lines:?}");
        }
    }

    /// Caught: where a proxy names nobody, everybody was taken for the proxy itself, and read the metrics.
    #[test]
    fn who_is_not_named_is_not_known() {
        let is_known = |lines: &[(&'static str, &str)]| {
            Origin::of("127.0.0.1".parse().unwrap(), &headers(lines), &Network::loopback()).is_known
        };
        assert!(is_known(&[]) && is_known(&[(FORWARDED_FOR, "1.2.3.4")]));
        assert!(is_known(&[(FORWARDED_FOR, "unknown, 1.2.3.4")]));
        assert!(!is_known(&[(FORWARDED_FOR, "unknown")]) && !is_known(&[("forwarded", "for=_hidden")]));
        assert!(
            !is_known(&[(FORWARDED_FOR, "unix:")]) && !is_known(&[(FORWARDED_FOR, "unknown, 127.0.0.1")])
        );
    }

    #[test]
    fn a_proxy_says_whether_it_was_asked_over_tls() {
        let secure = |peer: &str, lines: &[(&'static str, &str)]| {
            Origin::of(peer.parse().unwrap(), &headers(lines), &Network::loopback()).is_secure
        };
        assert!(secure("127.0.0.1", &[(FORWARDED_PROTO, "https")]));
        assert!(secure("127.0.0.1", &[("forwarded", "for=1.2.3.4;proto=HTTPS")]));
        assert!(!secure("127.0.0.1", &[(FORWARDED_PROTO, "https"), (FORWARDED_PROTO, "http")]));
        assert!(!secure("1.2.3.4", &[(FORWARDED_PROTO, "https")]));
        assert!(!secure("127.0.0.1", &[]));
    }

    #[test]
    fn networks_are_read_and_asked() {
        let network = |text: &str| text.parse::<Network>().unwrap();
        assert!(network("10.0.0.0/8").contains("10.1.2.3".parse().unwrap()));
        assert!(!network("10.0.0.0/8").contains("11.1.2.3".parse().unwrap()));
        assert!(network("10.0.0.0/8").contains("::ffff:10.1.2.3".parse().unwrap()));
        assert!(network("0.0.0.0/0").contains("9.9.9.9".parse().unwrap()));
        assert!(!network("0.0.0.0/0").contains("::9".parse().unwrap()));
        assert!(network("::/0").contains("2001:db8::1".parse().unwrap()));
        assert!(network("2001:db8::/32").contains("2001:db8:1::1".parse().unwrap()));
        assert!(!network("192.168.1.5").contains("192.168.1.6".parse().unwrap()));
        assert_eq!(network("192.168.1.5").to_string(), "192.168.1.5/32");
        for text in ["", "x", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/x", "1.2.3.4:5"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_whole_subnet_of_ipv6_is_one_address() {
        let one = |text: &str| as_one(text.parse().unwrap());
        assert_eq!(one("2001:db8::1"), one("2001:db8::ffff:1"));
        assert_ne!(one("2001:db8:0:1::1"), one("2001:db8:0:2::1"));
        assert_eq!(one("::ffff:1.2.3.4"), one("1.2.3.4"));
        assert_ne!(one("1.2.3.5"), one("1.2.3.4"));
    }
}
