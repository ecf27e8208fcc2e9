//! Those who lie about where they come from.

use super::visitor::Visitor;
use super::{Outcome, Siege};

/// More than one address may ask at once.
const MANY: usize = 900;

/// Whether a client that asks that often, each time with other headers, is slowed down.
async fn is_slowed(visitor: &Visitor, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> bool {
    let mut tasks = tokio::task::JoinSet::new();
    let mut slowed = false;
    for number in 0..MANY {
        let (visitor, headers) = (visitor.clone(), headers(number));
        tasks.spawn(async move {
            let headers: Vec<(&str, &str)> =
                headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            visitor
                .ask("GET", "/api/openapi.json", &headers, "")
                .await
                .is_ok_and(|answer| answer.status == 429)
        });
        while tasks.len() >= 50 {
            slowed |= tasks.join_next().await.is_some_and(|slow| slow.unwrap_or(false));
        }
        if slowed {
            return true;
        }
    }
    while let Some(slow) = tasks.join_next().await {
        slowed |= slow.unwrap_or(false);
    }
    slowed
}

const XFF: &str = "x-forwarded-for";

/// A way to claim an address: the headers of the n-th request. The client has one address all the time; what it writes into
/// the header itself stands before what the proxy adds.
type Way = (&'static str, fn(usize) -> Vec<(&'static str, String)>);

const WAYS: &[Way] = &[
    ("no header", |_| vec![]),
    ("nonsense", |n| vec![(XFF, format!("nonsense-{n}"))]),
    ("a port", |n| vec![(XFF, format!("1.2.3.4:{}", 1000 + n))]),
    ("IPv6 with a port", |n| vec![(XFF, format!("[2001:db8::1]:{}", 1000 + n))]),
    ("this machine as the last hop", |n| vec![(XFF, format!("{}.9.9.9, 1.2.3.4, 127.0.0.1", n % 200 + 1))]),
    ("two lines", |n| vec![(XFF, format!("{}.9.9.{}", n % 200 + 1, n / 200)), (XFF, "1.2.3.4".into())]),
    ("an own entry in front", |n| vec![(XFF, format!("{}.9.9.{}, 1.2.3.4", n % 200 + 1, n / 200))]),
    ("IPv4 as IPv6", |n| vec![(XFF, if n % 2 == 0 { "1.2.3.4".into() } else { "::ffff:1.2.3.4".into() })]),
    ("Forwarded", |n| vec![("forwarded", format!("for={}.9.9.9, for=1.2.3.4", n % 200 + 1))]),
    ("quotes", |n| {
        vec![("forwarded", format!("for=\"{}.9.9.9, for=8.8.8.{n}\", for=\"1.2.3.4\"", n % 200 + 1))]
    }),
    ("Forwarded beside the other", |n| {
        vec![("forwarded", format!("for={}.9.9.{}", n % 200 + 1, n / 200)), (XFF, "1.2.3.4".into())]
    }),
];

pub async fn headers(siege: &Siege) -> Result<Outcome, String> {
    let mut fooled = Vec::new();
    for (name, way) in WAYS {
        // Each on a server that knows nothing of those before.
        let server = siege.server().await?;
        if !is_slowed(&server.local(), way).await {
            fooled.push(*name);
        }
    }
    let figures = format!(
        "{} ways; without limit: {}",
        WAYS.len(),
        if fooled.is_empty() { "none".into() } else { fooled.join(", ") }
    );
    Ok(Outcome::new(fooled.is_empty(), figures))
}

/// One subscriber of IPv6 has 2^64 addresses.
pub async fn subnet(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let slowed = is_slowed(&server.local(), |n| vec![(XFF, format!("2001:db8::{n:x}"))]).await;
    // Another client in the meantime.
    let other = server.visitor("2001:db8:0:1::1").ask("GET", "/api/openapi.json", &[], "").await?;
    let figures =
        format!("{}; another one {}", if slowed { "slowed down" } else { "no limit" }, other.status);
    Ok(Outcome::new(slowed && other.status == 200, figures))
}
