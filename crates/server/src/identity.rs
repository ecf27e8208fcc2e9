//! Identity without accounts: a token that the server has signed.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use table::{ActionId, Guest};

use crate::ids::TableId;

/// The key with which a server signs. It is kept in its data, so that a restart signs nobody out.
#[derive(Clone)]
pub struct Seal([u8; 32]);

/// A key is not for logs.
impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seal")
    }
}

impl Seal {
    /// The seal of a server with this key.
    pub fn new(key: [u8; 32]) -> Seal {
        Seal(key)
    }

    fn mac(&self, parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key will do");
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        mac
    }

    /// A token for a new guest.
    pub fn new_guest(&self) -> (Guest, String) {
        let guest = Guest(getrandom::u64().expect("the system has randomness"));
        (guest, self.token(guest, 0))
    }

    /// The seal under a token. Those of before a guest first signed out of all devices say nothing of that.
    fn under(&self, guest: Guest, signed_out: u64) -> Hmac<Sha256> {
        let (guest, signed_out) = (guest.0.to_le_bytes(), signed_out.to_le_bytes());
        let parts: [&[u8]; 3] = [b"guest", &guest, &signed_out];
        self.mac(&parts[..if signed_out == [0; 8] { 2 } else { 3 }])
    }

    /// The token of a guest: who it is, how often they have signed out of all devices, and the seal under it.
    pub fn token(&self, guest: Guest, signed_out: u64) -> String {
        let seal = self.under(guest, signed_out).finalize().into_bytes();
        let hex: String = seal.iter().map(|byte| format!("{byte:02x}")).collect();
        if signed_out == 0 { format!("{guest}.{hex}") } else { format!("{guest}.{signed_out}.{hex}") }
    }

    /// The guest of a token that this server has signed, and how often they had signed out of all devices before.
    pub fn guest(&self, token: &str) -> Option<(Guest, u64)> {
        let (guest, rest) = token.split_once('.')?;
        let (signed_out, seal) = match rest.split_once('.') {
            Some((times, seal)) => (times.parse().ok().filter(|times| *times > 0)?, seal),
            None => (0, rest),
        };
        let guest: Guest = guest.parse().ok()?;
        let seal = bytes(seal)?;
        // Compared in constant time, so that nobody finds a seal byte by byte.
        self.under(guest, signed_out).verify_slice(&seal).ok().map(|()| (guest, signed_out))
    }

    /// The name of an action of the server, the same on every server and known to nobody else: what two servers decide
    /// at once is stored once.
    pub fn action(&self, table: TableId, what: &str, number: u64) -> ActionId {
        let mac = self.mac(&[b"action", table.as_str().as_bytes(), what.as_bytes(), &number.to_le_bytes()]);
        let bytes = mac.finalize().into_bytes();
        ActionId(u128::from_le_bytes(std::array::from_fn(|i| bytes[i])))
    }
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    (0..32).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tokens_of_this_server_count() {
        let seal = Seal::new([7; 32]);
        let (guest, token) = seal.new_guest();
        assert_eq!(seal.guest(&token), Some((guest, 0)));
        let later = seal.token(guest, 3);
        assert_eq!(seal.guest(&later), Some((guest, 3)));
        assert_eq!(seal.guest(&later.replacen(".3.", ".4.", 1)), None);
        assert_eq!(seal.guest(&later.replacen(".3.", ".", 1)), None);
        assert_eq!(Seal::new([8; 32]).guest(&token), None);
        let other = format!("{}{}", Guest(guest.0 ^ 1), &token[16..]);
        assert_eq!(seal.guest(&other), None);
        for bad in ["", ".", "x.y", &token[..40], &format!("{token}00"), "0000000000000000.é"] {
            assert_eq!(seal.guest(bad), None, "{bad}");
        }
    }
}
