//! Where a server is, and links to its tables.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use hyper::Uri;

/// The address of a server: `http://host:port`, with a path in front where a proxy puts one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerUrl {
    /// Whether the connection is encrypted.
    pub secure: bool,
    /// The host's name or address.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The path before `/api`; usually empty.
    pub prefix: String,
    /// The local address to connect from, for tests that need one.
    pub from: Option<IpAddr>,
}

/// A link to a table, which is also the key to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The server.
    pub server: ServerUrl,
    /// The table's id.
    pub table: String,
}

/// A text that is not the address of a server, or not a link to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAServerUrl(pub String);

impl fmt::Display for NotAServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a link such as http://127.0.0.1:7878/t/abcdefghijkmnpqr", self.0)
    }
}

impl std::error::Error for NotAServerUrl {}

impl ServerUrl {
    /// A server at an address of this machine or this network.
    pub fn at(host: impl Into<String>, port: u16) -> ServerUrl {
        ServerUrl { secure: false, host: host.into(), port, prefix: String::new(), from: None }
    }

    /// Host and port, as HTTP names them; the port only where it is not the usual one.
    pub fn authority(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }

    /// The address of a table's websocket.
    pub fn socket(&self, table: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}{}", self.authority(), self.prefix, table::rest::socket(table))
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.prefix)
    }
}

impl FromStr for ServerUrl {
    type Err = NotAServerUrl;

    fn from_str(text: &str) -> Result<ServerUrl, NotAServerUrl> {
        let fault = || NotAServerUrl(text.chars().take(100).collect());
        let uri: Uri = text.trim().parse().map_err(|_| fault())?;
        let secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(fault()),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(fault)?.to_owned();
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let prefix = uri.path().trim_end_matches('/').to_owned();
        Ok(ServerUrl { secure, host, port, prefix, from: None })
    }
}

impl FromStr for Link {
    type Err = NotAServerUrl;

    fn from_str(text: &str) -> Result<Link, NotAServerUrl> {
        let mut server: ServerUrl = text.parse()?;
        let fault = || NotAServerUrl(text.chars().take(100).collect());
        let (prefix, table) = server.prefix.rsplit_once("/t/").ok_or_else(fault)?;
        if table.is_empty() || !table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(fault());
        }
        // Links of version 0.1 to tables of Villa Paletti.
        let prefix = prefix.strip_suffix("/villa").unwrap_or(prefix);
        let (prefix, table) = (prefix.to_owned(), table.to_owned());
        server.prefix = prefix;
        Ok(Link { server, table })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.server, self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_written() {
        let link: Link = "http://127.0.0.1:7878/t/abcdefghijkmnpqr".parse().unwrap();
        assert_eq!((link.server.port, link.table.as_str()), (7878, "abcdefghijkmnpqr"));
        assert_eq!(link.to_string(), "http://127.0.0.1:7878/t/abcdefghijkmnpqr");
        assert_eq!(link.server.socket("abc"), "ws://127.0.0.1:7878/api/tables/abc/socket");
        let far: Link = "https://example.org/games/t/abc/?x=1#chat".parse().unwrap();
        assert_eq!(far.server.to_string(), "https://example.org/games");
        assert_eq!(far.server.socket("abc"), "wss://example.org/games/api/tables/abc/socket");
        let villa: Link = "http://127.0.0.1:7878/villa/t/abc".parse().unwrap();
        assert_eq!(villa.server.socket("abc"), "ws://127.0.0.1:7878/api/tables/abc/socket");
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
