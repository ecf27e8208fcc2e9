//! The doors of the server: who gets in, what is let through, and what strangers and broken programs meet.

mod common;

use std::time::Duration;

use client::NewTable;
use common::{Folder, Raw, Running, count, limits, manual_clock, raw, until};
use futures_util::{SinkExt, StreamExt};
use games::VillaChoice;
use hyper::Method;
use serde_json::{Value, json};
use server::{Limits, Rate};
use table::{Action, Ended};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Everything that is said until the connection ends.
async fn last_words(mut socket: Raw) -> Vec<String> {
    let mut words = Vec::new();
    let ended = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                words.push(text.to_string());
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the connection ends");
    words
}

async fn status(
    server: &Running,
    method: Method,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> u16 {
    match server.url.send(method, path, token, body).await {
        Ok(_) => 200,
        Err(client::ClientError::Status { status, .. }) => status,
        Err(other) => panic!("{path}: {other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_nobody_plays() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({})).await;
    let wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } });
    assert_eq!(status(&server, Method::POST, "/api/tables", None, Some(&wanted)).await, 401);
    let forged = format!("{}{}", "0".repeat(16), &token[16..]);
    assert_eq!(status(&server, Method::POST, "/api/tables", Some(&forged), Some(&wanted)).await, 401);
    assert_eq!(status(&server, Method::GET, "/api/mine", None, None).await, 401);
    assert_eq!(raw(&server, &table, None, None).await.err(), Some(401));
    assert_eq!(raw(&server, &table, Some(&forged), None).await.err(), Some(401));
    assert!(raw(&server, &table, Some(&token), None).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_peoples_pages_cannot_use_a_visitors_token() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({})).await;
    let own = format!("http://{}", server.url.authority());
    assert!(raw(&server, &table, Some(&token), Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(raw(&server, &table, Some(&token), Some(origin)).await.err(), Some(403), "{origin}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_found_by_its_link_only() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let hidden = server.table(&token, json!({})).await;
    let shown = server.table(&token, json!({ "public": true })).await;
    let list = server.get("/api/tables").await.unwrap();
    assert!(list.contains(&shown) && !list.contains(&hidden));
    assert!(server.get(&format!("/api/tables/{hidden}")).await.is_ok());
    for path in ["/api/tables/abcdefghijkmnpqr", "/api/tables/x", "/api/tables/%00", "/t/nothing", "/nothing"]
    {
        assert_eq!(status(&server, Method::GET, path, None, None).await, 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_ends_the_connection_and_nobody_elses() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let token = server.token().await;
    let nonsense = [
        ("not json".to_string(), "bad-message"),
        ("{}".into(), "bad-message"),
        ("[[[[[[".into(), "bad-message"),
        ("[".repeat(20_000), "bad-message"),
        (r#"{"act":{"id":"xyz","action":"leave"}}"#.into(), "bad-message"),
        (r#"{"hello":{"have":-1}}"#.into(), "bad-message"),
    ];
    for (text, why) in nonsense {
        // Right away, and after a proper greeting.
        for greet in [false, true] {
            let mut socket = raw(&server, &table, Some(&token), None).await.unwrap();
            if greet {
                socket.send(Message::text(r#"{"hello":{"have":0}}"#)).await.unwrap();
            }
            socket.send(Message::text(text.clone())).await.unwrap();
            let words = last_words(socket).await;
            let last = words.last().expect("a last word");
            assert!(last.contains("closing") && last.contains(why), "{last}");
        }
    }
    let mut socket = raw(&server, &table, Some(&token), None).await.unwrap();
    socket.send(Message::binary(vec![0; 100])).await.unwrap();
    assert!(last_words(socket).await.last().unwrap().contains("bad-message"));
    // Too long: cut off, with or without a word.
    let mut socket = raw(&server, &table, Some(&token), None).await.unwrap();
    let _ = socket.send(Message::text("x".repeat(200_000))).await;
    last_words(socket).await;
    anna.client.act(Action::Chat { text: "still here".into() }).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_or_says_nothing_is_cut_off() {
    let folder = Folder::new();
    let impatient = Limits { patience: Duration::from_millis(500), ..limits() };
    let server = Running::start(folder.place(), impatient).await;
    let token = server.token().await;
    let table = server.table(&token, json!({})).await;
    let silent = raw(&server, &table, Some(&token), None).await.unwrap();
    assert!(last_words(silent).await.last().unwrap().contains("too-slow"));
    server.stop().await;
    // With patience: on a busy machine a greeting may take longer than that.
    let strict = Limits { actions: Rate { burst: 5, per_second: 1 }, ..limits() };
    let server = Running::start(folder.place(), strict).await;
    let mut hasty = raw(&server, &table, Some(&token), None).await.unwrap();
    hasty.send(Message::text(r#"{"hello":{"have":0}}"#)).await.unwrap();
    for n in 0..20 {
        let act = format!(r#"{{"act":{{"id":"{n:032x}","action":{{"chat":{{"text":"hi"}}}}}}}}"#);
        if hasty.send(Message::text(act)).await.is_err() {
            break;
        }
    }
    assert!(last_words(hasty).await.last().unwrap().contains("too-fast"));
    server.stop().await;
}

/// Whatever is said too often: greetings, which are answered with the whole log, pings, gestures of nobody.
#[tokio::test(flavor = "multi_thread")]
async fn who_floods_the_server_is_cut_off() {
    let folder = Folder::new();
    let strict = Limits { messages: Rate { burst: 20, per_second: 1 }, ..limits() };
    let server = Running::start(folder.place(), strict).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let floods = [
        Message::text(r#"{"hello":{"have":0}}"#),
        Message::text(r#""ping""#),
        Message::text(r#"{"gesture":{"seat":9,"frame":"x"}}"#),
        Message::Ping(vec![0; 100].into()),
    ];
    for message in floods {
        let token = server.token().await;
        let mut flood = raw(&server, &table, Some(&token), None).await.unwrap();
        flood.send(Message::text(r#"{"hello":{"have":0}}"#)).await.unwrap();
        for _ in 0..50 {
            if flood.send(message.clone()).await.is_err() {
                break;
            }
        }
        let words = last_words(flood).await;
        // The last word may be lost when we still talk while the server hangs up.
        assert!(words.len() < 60, "{message:?}");
    }
    anna.client.act(Action::Chat { text: "still here".into() }).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_file_has_one_server() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let config = server::Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        place: folder.place(),
        public_url: None,
        trust: server::Trust::default(),
        tls: None,
        limits: limits(),
        games: games::ALL,
        engines: jobs::ENGINES,
        clock: server::Clock::system(),
        client: None,
        on_ready: Box::new(|_| panic!("two servers of one file")),
    };
    let refused = server::serve(config, std::future::pending()).await.unwrap_err().to_string();
    assert!(refused.contains("another Loggia") && refused.contains("--database"), "{refused}");
    server.stop().await;
    Running::start(folder.place(), limits()).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_only_so_many_tables_and_watchers() {
    let folder = Folder::new();
    let small = Limits { tables_per_hour: 2, sockets_per_table: 1, ..limits() };
    let server = Running::start(folder.place(), small).await;
    let token = server.token().await;
    let table = server.table(&token, json!({})).await;
    server.table(&token, json!({})).await;
    let wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } });
    assert_eq!(status(&server, Method::POST, "/api/tables", Some(&token), Some(&wanted)).await, 429);
    let first = raw(&server, &table, Some(&token), None).await.unwrap();
    assert_eq!(raw(&server, &table, Some(&token), None).await.err(), Some(429));
    drop(first);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_wishes_are_refused_with_a_reason() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let game = |edition: &str, players: u8| json!({ "callisto": { "edition": edition, "players": players } });
    for (wanted, expected, word) in [
        (json!({}), 400, "bad-request"),
        (json!({ "game": game("chess", 2) }), 422, "table-rejection-no-such-edition"),
        (json!({ "game": game("pocket", 5) }), 422, "table-rejection-bad-players"),
        (json!({ "game": game("id = 1\n", 2) }), 422, "table-rejection-bad-edition"),
        (json!({ "game": game("pocket", 2), "clock": { "move": { "seconds": 1 } } }), 422, "bad-clock"),
        (json!({ "game": game("pocket", 2), "stakes": 100 }), 400, "bad-request"),
        (json!({ "game": { "chess": {} } }), 422, "unknown-game"),
    ] {
        match server.url.ask::<Value>(Method::POST, "/api/tables", Some(&token), Some(&wanted)).await {
            Err(client::ClientError::Status { status, key }) => {
                assert_eq!((status, key.as_deref()), (expected, Some(word)))
            }
            other => panic!("{wanted}: {other:?}"),
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_games_are_listed_exported_and_forgotten() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({})).await;
    let mine = |token: String| {
        let server = &server;
        async move { server.url.ask::<Value>(Method::GET, "/api/mine", Some(&token), None).await.unwrap() }
    };
    assert_eq!(mine(anna.token.clone()).await["tables"][0]["id"], table.as_str());
    assert_eq!(mine(ben.token.clone()).await["tables"][0]["summary"]["seats"][1]["name"], "Ben");
    let export =
        server.url.ask::<Value>(Method::GET, "/api/mine/export", Some(&ben.token), None).await.unwrap();
    assert!(export["tables"][0]["entries"].as_array().unwrap().len() >= 5);
    let forget = |token: &str| {
        let (server, path, token) = (&server, format!("/api/mine/{table}"), token.to_string());
        async move { server.url.send(Method::DELETE, &path, Some(&token), None).await.map(|_| ()) }
    };
    forget(&ben.token).await.unwrap();
    assert_eq!(mine(ben.token.clone()).await["tables"], json!([]));
    assert!(server.get(&format!("/api/tables/{table}")).await.is_ok(), "Anna still has it");
    // A table of one's own alone is gone for good.
    let alone = server.table(&anna.token, json!({})).await;
    server.url.send(Method::DELETE, &format!("/api/mine/{alone}"), Some(&anna.token), None).await.unwrap();
    assert_eq!(status(&server, Method::GET, &format!("/api/tables/{alone}"), None, None).await, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_stays_away() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, mut ben) = server.two(json!({})).await;
    let guest = ben.token.split('.').next().unwrap().parse().unwrap();
    anna.client.act(Action::Remove { guest }).await.unwrap();
    let ended = async {
        loop {
            if let client::Event::Ended(why) = ben.events.recv().await.unwrap() {
                return why;
            }
        }
    };
    let why = tokio::time::timeout(Duration::from_secs(10), ended).await.unwrap();
    assert_eq!(why, Ended::Removed);
    let again = last_words(raw(&server, &table, Some(&ben.token), None).await.unwrap()).await;
    assert_eq!(again, ["{\"closing\":{\"why\":\"removed\"}}"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_moves_a_seat_to_another_device_once() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({ "starter": { "seat": 0 } })).await;
    let offer = format!("/api/tables/{table}/seats/0/handover");
    assert_eq!(status(&server, Method::POST, &offer, Some(&ben.token), None).await, 422, "not Ben's to give");
    let code: Value = server.url.ask(Method::POST, &offer, Some(&anna.token), None).await.unwrap();
    let redeem = format!("/api/handover/{}", code["code"].as_str().unwrap());
    let phone = server.token().await;
    let got: Value = server.url.ask(Method::POST, &redeem, Some(&phone), None).await.unwrap();
    assert_eq!((got["id"].as_str(), &got["seat"]), (Some(table.as_str()), &json!(0)));
    assert_eq!(status(&server, Method::POST, &redeem, Some(&ben.token), None).await, 404, "once only");
    assert!(anna.move_for(0).await.is_err());
    let phone = server.guest(&table, &phone, "Anna's phone").await;
    phone.move_for(0).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_how_it_is_and_its_pages_are_hardened() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    assert_eq!(server.get("/health").await.unwrap(), "ok");
    let (_, anna, _ben) = server.two(json!({})).await;
    let metrics = server.get("/metrics").await.unwrap();
    assert!(metrics.contains("loggia_sockets 2"), "{metrics}");
    assert!(metrics.contains("loggia_actions_accepted_total 5"), "{metrics}");
    let api: Value = serde_json::from_str(&server.get("/api/openapi.json").await.unwrap()).unwrap();
    assert_eq!(api["openapi"], "3.1.0");
    let mut line = TcpStream::connect(server.url.authority()).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    line.write_all(b"GET / HTTP/1.1\r\nhost: x\"><script>\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut page = String::new();
    line.read_to_string(&mut page).await.unwrap();
    let page = page.to_lowercase();
    for header in
        ["content-security-policy", "x-content-type-options: nosniff", "referrer-policy: no-referrer"]
    {
        assert!(page.contains(header), "{page}");
    }
    assert!(!page.contains("<script>"), "{page}");
    drop(anna);
    server.stop().await;
}

/// A browser cannot read the status of an upgrade: it tried forever to get to a table that is not there.
#[tokio::test(flavor = "multi_thread")]
async fn that_there_is_no_table_is_said_on_the_connection() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let missing = "abcdefghijkmnpqr";
    let words = last_words(raw(&server, missing, Some(&token), None).await.unwrap()).await;
    assert_eq!(words, ["{\"closing\":{\"why\":\"not-found\"}}"]);
    let (client, _) = client::Client::connect(games::ALL, &server.url, missing, &token);
    assert!(client.until(|view| view.ended.is_some()).await);
    assert_eq!(client.replica().view().ended, Some(Ended::NotFound));
    server.stop().await;
}

/// The server knows no page by name: the bundle says which page is for which address, and which shows the tables of a game.
#[tokio::test(flavor = "multi_thread")]
async fn pages_are_where_the_bundle_says() {
    let (folder, files) = (Folder::new(), Folder::new());
    let routes = r#"[{"page":"index.html","paths":["","new"],"tables":null},
        {"page":"tables.html","paths":["t"],"tables":null},
        {"page":"other.html","paths":["other"],"tables":"villa"}]"#;
    for name in ["index.html", "tables.html", "other.html"] {
        std::fs::write(files.0.join(name), name).unwrap();
    }
    std::fs::write(files.0.join("routes.json"), routes).unwrap();
    let server = Running::with_client(folder.place(), files.0.clone()).await;
    let token = server.token().await;
    let plain = server.table(&token, json!({})).await;
    let wanted = NewTable::new(&VillaChoice::new(2));
    let other = server.url.create_table(&wanted, &token).await.unwrap();
    assert!(other.link.ends_with(&format!("/t/{}", other.id)), "{}", other.link);
    for (path, page) in [
        ("/".to_owned(), "index.html"),
        ("/new".into(), "index.html"),
        (format!("/t/{plain}"), "tables.html"),
        (format!("/t/{}", other.id), "other.html"),
    ] {
        assert_eq!(server.get(&path).await.unwrap(), page, "{path}");
    }
    assert_eq!(status(&server, Method::GET, "/nowhere", None, None).await, 404);
    server.stop().await;
}

/// Caught: a stolen token could not be invalidated.
#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_everywhere_keeps_the_seat_and_one_token() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, _ben) = server.two(json!({ "starter": { "seat": 0 } })).await;
    let stolen = raw(&server, &table, Some(&anna.token), None).await.unwrap();
    let out = "/api/guests/sign-out";
    assert_eq!(status(&server, Method::POST, out, None, None).await, 401);
    let fresh: Value = server.url.ask(Method::POST, out, Some(&anna.token), None).await.unwrap();
    let fresh = fresh["token"].as_str().unwrap();
    last_words(stolen).await;
    assert_eq!(status(&server, Method::GET, "/api/mine", Some(&anna.token), None).await, 401);
    assert_eq!(raw(&server, &table, Some(&anna.token), None).await.err(), Some(401));
    let back = server.guest(&table, fresh, "Anna").await;
    back.move_for(0).await.unwrap();
    server.stop().await;
    // Also after a restart.
    let server = Running::start(folder.place(), limits()).await;
    assert_eq!(status(&server, Method::GET, "/api/mine", Some(&anna.token), None).await, 401);
    assert_eq!(status(&server, Method::GET, "/api/mine", Some(fresh), None).await, 200);
    server.stop().await;
}

/// Tables that nobody ever sat at stayed forever.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_kept_as_long_as_they_are_of_use() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let hours = |n: u64| Duration::from_secs(3_600 * n);
    let keep = |limits: Limits| Limits { keep_unfinished: Some(hours(100)), ..limits };
    let server = Running::start_by(&clock, folder.place(), keep(limits())).await;
    let (begun, anna, _ben) = server.two(json!({})).await;
    let empty = server.table(&anna.token, json!({})).await;
    let sat = server.table(&anna.token, json!({})).await;
    server.guest(&sat, &anna.token, "Anna").await.client.act(Action::Sit { seat: 0 }).await.unwrap();
    let chatted = server.table(&anna.token, json!({})).await;
    let text = "\"holder\":\"person\"".to_string();
    server.guest(&chatted, &anna.token, "Anna").await.client.act(Action::Chat { text }).await.unwrap();
    server.stop().await;
    let there = async |server: &Running| {
        let mut there = Vec::new();
        for id in [&begun, &empty, &sat, &chatted] {
            there.push(status(server, Method::GET, &format!("/api/tables/{id}"), None, None).await == 200);
        }
        there
    };
    for (wait, left) in
        [(23, [true, true, true, true]), (2, [true, false, true, false]), (80, [false, false, false, false])]
    {
        clock.advance(hours(wait));
        let server = Running::start_by(&clock, folder.place(), keep(limits())).await;
        // It tidies up when it opens, and not again for some minutes.
        until("it has tidied up", async || (count(&server, "tidied_total").await > 0).then_some(())).await;
        assert_eq!(there(&server).await, left, "after {wait} hours more");
        server.stop().await;
    }
}

/// A mistyped address was answered with JSON, which no reader understands.
#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_is_people_get_a_page_and_programs_an_error() {
    let (folder, files) = (Folder::new(), Folder::new());
    std::fs::write(files.0.join("index.html"), "the first page").unwrap();
    let routes = r#"[{"page":"index.html","paths":[""],"tables":null}]"#;
    std::fs::write(files.0.join("routes.json"), routes).unwrap();
    let server = Running::with_client(folder.place(), files.0.clone()).await;
    for (path, accept, body) in [
        ("/nosuchpage", "text/html,*/*", "the first page"),
        ("/nosuchpage", "*/*", "not-found"),
        ("/api/nosuchthing", "text/html,*/*", "not-found"),
    ] {
        let answer = asked(&server, path, accept).await;
        assert!(
            answer.starts_with("HTTP/1.1 404 ") && answer.contains(body),
            "{path} for {accept}: {answer}"
        );
    }
    server.stop().await;
}

/// The whole answer to a request with this `accept`.
async fn asked(server: &Running, path: &str, accept: &str) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let authority = server.url.authority();
    let mut stream = tokio::net::TcpStream::connect(authority.to_string()).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {authority}\r\naccept: {accept}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}
