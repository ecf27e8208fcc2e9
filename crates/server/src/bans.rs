//! Bans: of guests, addresses and networks.

use std::collections::HashSet;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use table::{Guest, Time};

use crate::store::Ban;

/// Who or what is banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Banned {
    /// A guest, by their public id.
    Guest(Guest),
    /// The addresses that begin with these bits.
    Net(IpAddr, u8),
}

/// A text that is no guest, address or network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBannable;

impl fmt::Display for NotBannable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "name a guest (16 hexadecimal digits), an address (203.0.113.7) or a network (2001:db8::/64)",
        )
    }
}

impl std::error::Error for NotBannable {}

impl FromStr for Banned {
    type Err = NotBannable;

    fn from_str(text: &str) -> Result<Banned, NotBannable> {
        if let Ok(guest) = text.parse() {
            return Ok(Banned::Guest(guest));
        }
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, bits)| (a, Some(bits)));
        let address: IpAddr = address.parse::<IpAddr>().map_err(|_| NotBannable)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NotBannable)?;
        if bits <= most { Ok(Banned::Net(address, bits)) } else { Err(NotBannable) }
    }
}

impl fmt::Display for Banned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Banned::Guest(guest) => guest.fmt(f),
            Banned::Net(address, 32) if address.is_ipv4() => address.fmt(f),
            Banned::Net(address, 128) => address.fmt(f),
            Banned::Net(address, bits) => write!(f, "{address}/{bits}"),
        }
    }
}

/// The bans in force.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bans {
    guests: HashSet<Guest>,
    nets: Vec<(IpAddr, u8)>,
}

impl Bans {
    pub(crate) fn new(bans: &[Ban], now: Time) -> Bans {
        let mut all = Bans::default();
        for ban in bans.iter().filter(|ban| ban.until.is_none_or(|until| until > now)) {
            match ban.who.parse() {
                Ok(Banned::Guest(guest)) => drop(all.guests.insert(guest)),
                Ok(Banned::Net(address, bits)) => all.nets.push((address, bits)),
                Err(NotBannable) => tracing::warn!("invalid ban"),
            }
        }
        all
    }

    pub(crate) fn has_guest(&self, guest: Guest) -> bool {
        self.guests.contains(&guest)
    }

    pub(crate) fn has_address(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.nets.iter().any(|(net, bits)| begin_alike(*net, address, *bits))
    }
}

fn begin_alike(one: IpAddr, other: IpAddr, bits: u8) -> bool {
    match (one, other) {
        (IpAddr::V4(one), IpAddr::V4(other)) => {
            (one.to_bits() ^ other.to_bits()).checked_shr(32 - u32::from(bits)).unwrap_or(0) == 0
        }
        (IpAddr::V6(one), IpAddr::V6(other)) => {
            (one.to_bits() ^ other.to_bits()).checked_shr(128 - u32::from(bits)).unwrap_or(0) == 0
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_addresses_and_networks_are_kept_out() {
        let ban = |who: &str, until| Ban { who: who.into(), until, why: String::new() };
        let bans = [
            ban("00000000000000aa", None),
            ban("203.0.113.7", None),
            ban("198.51.100.0/24", Some(Time(10))),
            ban("2001:db8::/64", None),
            ban("192.0.2.1", Some(Time(5))),
        ];
        let bans = Bans::new(&bans, Time(7));
        let out = |address: &str| bans.has_address(address.parse().unwrap());
        assert!(bans.has_guest(Guest(0xaa)) && !bans.has_guest(Guest(0xab)));
        assert!(out("203.0.113.7") && out("::ffff:203.0.113.7") && !out("203.0.113.8"));
        assert!(out("198.51.100.200") && !out("198.51.101.1"));
        assert!(out("2001:db8::1") && !out("2001:db8:0:1::1"));
        assert!(!out("192.0.2.1"), "that is over");
        assert!(Bans::new(&[ban("0.0.0.0/0", None)], Time(0)).has_address("8.8.8.8".parse().unwrap()));
    }

    #[test]
    fn who_is_kept_out_is_read_and_written() {
        for text in ["00000000000000aa", "203.0.113.7", "198.51.100.0/24", "2001:db8::/64", "::1"] {
            assert_eq!(text.parse::<Banned>().unwrap().to_string(), text);
        }
        for bad in ["", "anna", "203.0.113.7/33", "203.0.113", "::/129", "1.2.3.4/x"] {
            assert_eq!(bad.parse::<Banned>(), Err(NotBannable), "{bad}");
        }
    }
}
