//! What the server tells whom.

use serde_json::json;

use super::visitor::act;
use super::{Outcome, Siege};

/// Cookies, other host names, metrics, the log for a guest who was removed.
pub async fn manners(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (visitor, local) = (server.visitor("10.8.0.1"), server.local());
    let over_tls = visitor.ask("POST", "/api/guests", &[("x-forwarded-proto", "https")], "").await?;
    let plain = visitor.ask("POST", "/api/guests", &[], "").await?;
    let evil = [("host", "evil.example"), ("origin", "http://evil.example")];
    let rebound = local.ask("POST", "/api/guests", &evil, "").await?;
    let (a, b) = (visitor.guest().await?, visitor.guest().await?);
    let bearer = |token: &str| format!("Bearer {token}");
    let wanted = json!({ "game": { "villa": { "players": 2 } } }).to_string();
    let as_a = bearer(&a);
    let made = local
        .ask("POST", "/api/tables", &[("host", "evil.example"), ("authorization", &as_a)], &wanted)
        .await?;
    let page = format!("/t/{}", made.json()["id"].as_str().unwrap_or_default());
    let moved = local.ask("GET", &page, &[("host", "evil.example")], "").await?;
    let table = visitor.table(&a).await?;
    let mut host = visitor.seat(&table, &a, "Anna", Some(0)).await?;
    let _b = visitor.seat(&table, &b, "Ben", Some(1)).await?;
    act(&mut host, json!({ "remove": { "guest": b.split('.').next() } })).await?;
    let log = format!("/api/tables/{table}/log");
    let as_b = bearer(&b);
    let by_removed = visitor.ask("GET", &log, &[("authorization", &as_b)], "").await?;
    let by_nobody = visitor.ask("GET", &log, &[], "").await?;
    let by_host = visitor.ask("GET", &log, &[("authorization", &as_a)], "").await?;
    let game = visitor
        .ask("GET", &format!("/api/tables/{table}/games/1.blksgf"), &[("authorization", &as_b)], "")
        .await?;
    Ok(Outcome::all(&[
        ("a cookie behind TLS is Secure", over_tls.head.contains("; secure")),
        ("HSTS behind TLS", over_tls.head.contains("strict-transport-security: max-age=")),
        ("neither without TLS", !plain.head.contains("; secure") && !plain.head.contains("strict-transport")),
        ("another name with its page is refused", rebound.status == 403),
        ("a link does not repeat another name", made.status == 201 && !made.body.contains("evil")),
        ("a redirection does not repeat it", !moved.head.contains("evil")),
        ("metrics are not for everybody", visitor.ask("GET", "/metrics", &[], "").await?.status == 404),
        (
            "metrics are not for visitors whom a proxy does not name",
            local.ask("GET", "/metrics", &[("x-forwarded-for", "unknown")], "").await?.status == 404,
        ),
        ("metrics are for this machine", local.ask("GET", "/metrics", &[], "").await?.status == 200),
        ("who was removed does not read the log", by_removed.status == 403),
        ("nor the game", game.status == 403),
        ("nor without a token", by_nobody.status == 401),
        ("the host reads it", by_host.status == 200),
    ]))
}

/// Requests that no browser sends. Each is refused or answered, and the server goes on.
pub async fn oddities(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.8.0.1");
    let token = visitor.guest().await?;
    let before = server.memory()?;
    let long = format!("/{}", "a/".repeat(7_000));
    let mut wrong = Vec::new();
    let mut expect = |what: &str, answer: Result<super::visitor::Answer, String>, good: &[u16]| {
        let status = answer.map(|answer| answer.status);
        if !status.as_ref().is_ok_and(|status| good.contains(status)) {
            wrong.push(format!("{what}: {status:?}"));
        }
    };
    for path in [
        &*long,
        "//",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%00",
        "/.git/config",
        "/t/%ff",
        "/h/%0d%0a",
    ] {
        expect(
            path.get(..20).unwrap_or(path),
            visitor.ask("GET", path, &[], "").await,
            &[200, 400, 404, 414],
        );
    }
    let huge = "x".repeat(100_000);
    expect("a huge header", visitor.ask("GET", "/", &[("x-huge", &huge)], "").await, &[400, 431]);
    let many: Vec<(String, String)> = (0..500).map(|n| (format!("x-{n}"), "y".into())).collect();
    let many: Vec<(&str, &str)> = many.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    expect("many headers", visitor.ask("GET", "/", &many, "").await, &[400, 431]);
    let bearer = format!("Bearer {token}");
    let auth = ("authorization", &*bearer);
    let body = format!("{{\"game\":{{\"callisto\":{}}}}}", "[".repeat(30_000));
    expect("a deep body", visitor.ask("POST", "/api/tables", &[auth], &body).await, &[400, 413]);
    let packed = [auth, ("content-encoding", "gzip")];
    expect("a packed body", visitor.ask("POST", "/api/tables", &packed, "\u{1f}garbage").await, &[400, 415]);
    let large = "x".repeat(1_000_000);
    expect("a large body", visitor.ask("POST", "/api/tables", &[auth], &large).await, &[413]);
    let both = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\
        connection: close\r\n\r\n0\r\n\r\n";
    expect("two lengths", visitor.send(both.as_bytes()).await, &[201, 400]);
    let two = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!";
    expect("two different lengths", visitor.send(two.as_bytes()).await, &[400]);
    let origins = [("origin", "http://127.0.0.1"), ("origin", "http://evil.example")];
    expect("two origins", visitor.ask("POST", "/api/guests", &origins, "").await, &[403]);
    expect("no words", visitor.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n").await, &[400]);
    expect("another method", visitor.ask("PROPFIND", "/", &[], "").await, &[404, 405]);
    let one = "GET /api/tables HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.8.0.2\r\n\r\n";
    let last = one.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
    let many = one.repeat(3_000) + &last;
    expect("three thousand requests at once", visitor.send(many.as_bytes()).await, &[200]);
    let after = server.memory()?;
    let well = server.is_well().await;
    let figures = if wrong.is_empty() {
        format!("19 of them; memory {before:.0} → {after:.0} MB")
    } else {
        wrong.join("; ")
    };
    Ok(Outcome::new(wrong.is_empty() && well && after - before < 30.0, figures))
}
