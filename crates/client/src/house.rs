//! Where a server is, and links to its tables.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use hyper::Uri;

/// The address of a server: `http://host:port`, with a path in front where a proxy puts one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// Whether the line is encrypted.
    pub secure: bool,
    /// The host's name or address.
    pub host: String,
    /// The port.
    pub port: u16,
    /// What comes before `/api`; empty as a rule.
    pub prefix: String,
    /// The address of this machine to start from, where that matters.
    pub from: Option<IpAddr>,
}

/// A link to a table, which is also the key to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The server.
    pub house: House,
    /// The table's id.
    pub table: String,
}

/// A text that is not the address of a server, or not a link to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAHouse(pub String);

impl fmt::Display for NotAHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a link such as http://127.0.0.1:7878/t/abcdefghijkmnpqr", self.0)
    }
}

impl std::error::Error for NotAHouse {}

impl House {
    /// A server at an address of this machine or this network.
    pub fn at(host: impl Into<String>, port: u16) -> House {
        House { secure: false, host: host.into(), port, prefix: String::new(), from: None }
    }

    /// Host and port, as HTTP names them; the port only where it is not the usual one.
    pub fn authority(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }

    /// The address of a table's websocket.
    pub fn socket(&self, table: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}/api/tables/{table}/socket", self.authority(), self.prefix)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.prefix)
    }
}

impl FromStr for House {
    type Err = NotAHouse;

    fn from_str(text: &str) -> Result<House, NotAHouse> {
        let fault = || NotAHouse(text.chars().take(100).collect());
        let uri: Uri = text.trim().parse().map_err(|_| fault())?;
        let secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(fault()),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(fault)?.to_owned();
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let prefix = uri.path().trim_end_matches('/').to_owned();
        Ok(House { secure, host, port, prefix, from: None })
    }
}

impl FromStr for Link {
    type Err = NotAHouse;

    fn from_str(text: &str) -> Result<Link, NotAHouse> {
        let mut house: House = text.parse()?;
        let fault = || NotAHouse(text.chars().take(100).collect());
        let (prefix, table) = house.prefix.rsplit_once("/t/").ok_or_else(fault)?;
        if table.is_empty() || !table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(fault());
        }
        // Links of version 0.1 to tables of Villa Paletti.
        let prefix = prefix.strip_suffix("/villa").unwrap_or(prefix);
        let (prefix, table) = (prefix.to_owned(), table.to_owned());
        house.prefix = prefix;
        Ok(Link { house, table })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.house, self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_written() {
        let link: Link = "http://127.0.0.1:7878/t/abcdefghijkmnpqr".parse().unwrap();
        assert_eq!((link.house.port, link.table.as_str()), (7878, "abcdefghijkmnpqr"));
        assert_eq!(link.to_string(), "http://127.0.0.1:7878/t/abcdefghijkmnpqr");
        assert_eq!(link.house.socket("abc"), "ws://127.0.0.1:7878/api/tables/abc/socket");
        let far: Link = "https://example.org/games/t/abc/?x=1#chat".parse().unwrap();
        assert_eq!(far.house.to_string(), "https://example.org/games");
        assert_eq!(far.house.socket("abc"), "wss://example.org/games/api/tables/abc/socket");
        let villa: Link = "http://127.0.0.1:7878/villa/t/abc".parse().unwrap();
        assert_eq!(villa.house.socket("abc"), "ws://127.0.0.1:7878/api/tables/abc/socket");
        let six: Link = "http://[::1]:7878/t/abc".parse().unwrap();
        assert_eq!(six.to_string(), "http://[::1]:7878/t/abc");
    }

    #[test]
    fn other_texts_are_not_links() {
        for text in ["", "abc", "ftp://host/t/abc", "http://host/abc", "http://host/t/", "http://host/t/a/b"]
        {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}
