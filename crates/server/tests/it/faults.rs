//! What is refused: each route, each fault, and that nothing comes of it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use server::Config;
use server::log::{EventLog as _, MemoryLog, Stream, Trouble};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::yield_now;
use tokio::time::timeout;

use crate::PATIENCE;
use crate::client::Client;
use crate::site::{Site, quick};
use crate::watched::Watched;

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn what_is_no_request_is_refused() {
    let site = Site::start().await;
    let bad: [(&str, &[u8]); 6] = [
        ("/api/rooms", b"{"),
        ("/api/rooms", b"[]"),
        ("/api/rooms", b"{\"game\":\"ktu\"}"),
        ("/api/rooms", b"{\"game\":\"ktu\",\"name\":\"Ada\",\"extra\":1}"),
        ("/api/rooms", b"\xff\xfe"),
        ("/api/rooms/plum-otter-4170", b"{\"type\":\"fly\"}"),
    ];
    for (path, body) in bad {
        site.send("POST", path, &[JSON], Some(body)).await.is_fault("bad_message");
    }
    let large = format!("{{\"game\":\"ktu\",\"name\":\"{}\"}}", "a".repeat(20_000));
    let answer = site.send("POST", "/api/rooms", &[JSON], Some(large.as_bytes())).await;
    assert_eq!(answer.expect(413, "Fault")["code"], "bad_message");
    for name in ["", "   ", "\u{200b}\u{202e}", "a name that is much too long"] {
        let new = json!({ "game": "ktu", "name": name });
        site.post("/api/rooms", None, &new).await.is_fault("impossible");
    }
    let new = json!({ "game": "chess", "name": "Ada" });
    site.post("/api/rooms", None, &new).await.is_fault("impossible");
    site.get("/api/rooms/plum-otter-4170").await.is_fault("no_room");
    site.get("/api/rooms/..%2f..%2fetc").await.is_fault("no_room");
    site.get("/api/games/chess/rules").await.is_fault("not_found");
    site.get("/api/nothing").await.is_fault("not_found");
    site.get("/assets/nothing.js").await.is_fault("not_found");
    assert_eq!(site.send("DELETE", "/api/rooms", &[], None).await.status, 405);
    let answer = site.send("POST", "/", &[], Some(b"")).await;
    assert_eq!(answer.status, 405);
    assert_eq!(site.metric("rooms_total").await, 0, "nothing came of it");
}

/// Another site's name that was made to lead here, so that its pages could speak to this server.
#[tokio::test]
async fn the_site_answers_to_its_own_names() {
    let site = Site::start().await;
    for path in ["/", "/api/games", "/metrics"] {
        site.send("GET", path, &[("host", "evil.example")], None).await.is_fault("origin");
        assert_eq!(site.send("GET", path, &[("host", "attic:4747")], None).await.status, 200);
    }
}

#[tokio::test]
async fn nothing_new_begins_where_it_could_not_be_kept() {
    let log = MemoryLog::default();
    let site = Site::with(quick(), Arc::new(log.clone())).await;
    let guest = site.host("ktu").await;
    site.does(&guest, json!({ "type": "add_bot", "level": "novice" })).await;
    site.stop().await;
    for keeps in [true, false] {
        let trouble = Trouble { what: "the disk is full".to_owned(), keeps };
        let troubled = Watched::new(log.clone(), Some(trouble));
        let site = Site::with(quick(), Arc::new(troubled)).await;
        let status = if keeps { 200 } else { 503 };
        let known = async { while site.get("/healthz").await.body == b"ok" {} };
        timeout(PATIENCE, known).await.unwrap();
        assert_eq!(site.get("/healthz").await.status, status);
        assert_eq!(site.metric("trouble").await, 1);
        let new = json!({ "game": "ktu", "name": "Ada" });
        site.post("/api/rooms", None, &new).await.is_fault("not_now");
        site.refused(&guest, json!({ "type": "start" }), "not_now").await;
        // What was begun goes on.
        site.does(&guest, json!({ "type": "rename", "name": "Bea" })).await;
    }
}

#[tokio::test]
async fn what_is_damaged_is_refused_and_stops_nothing_else() {
    let log = MemoryLog::default();
    let site = Site::with(quick(), Arc::new(log.clone())).await;
    let [lost, other] = [site.host("ktu").await, site.host("ktu").await];
    site.stop().await;
    // All that is due before the other room is damaged.
    let stream = |name: &str| Stream::new(name).unwrap();
    let kept = format!("name/{}", "0".repeat(64));
    let damaged = [format!("room/{}", lost.room), "record/plum-otter-4170".to_owned(), kept];
    let damaged = damaged.map(|name| stream(&name)).to_vec();
    for (number, damaged) in (0..).zip(&damaged) {
        let at = UNIX_EPOCH + Duration::from_secs(number);
        log.remind(damaged, Some(at)).await.unwrap();
    }
    let room = stream(&format!("room/{}", other.room));
    log.remind(&room, Some(UNIX_EPOCH + Duration::from_secs(9))).await.unwrap();
    let mut watched = Watched::new(log.clone(), None);
    watched.damaged = damaged;
    let site = Site::with(quick(), Arc::new(watched)).await;
    let path = format!("/api/rooms/{}", lost.room);
    let fault = site.get(&path).await.is_fault("damaged");
    assert!(fault["message"].as_str().unwrap().contains("tell the host"), "{fault}");
    site.refused(&lost, json!({ "type": "rename", "name": "Bea" }), "damaged").await;
    site.does(&other, json!({ "type": "rename", "name": "Bea" })).await;
    let due = async {
        while !log.due(SystemTime::now(), 9).await.unwrap().is_empty() {
            yield_now().await;
        }
    };
    timeout(PATIENCE, due).await.expect("the others have their turn");
    let status = site.get("/api/status").await.expect(200, "Status");
    assert_eq!((&status["damaged"], &status["unknown_sync"]), (&json!(3), &json!(2)));
    assert_eq!(site.metric("damaged").await, 3);
    assert_eq!(site.metric("unknown_sync").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_a_fault() {
    let site = Site::start().await;
    for path in ["/api/rooms/%ff", "/api/games/%ff/rules", "/api/nothing"] {
        let answer = site.get(path).await;
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        answer.json("Fault");
    }
}

#[tokio::test]
async fn a_seat_needs_its_key_and_a_host_the_hosts() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 0, &[]).await;
    let path = format!("/api/rooms/{}", guests[0].room);
    let ready = json!({ "type": "ready" });
    site.post(&path, None, &ready).await.is_fault("bad_key");
    for key in ["", "x", &"0".repeat(32), &guests[0].key.to_uppercase()] {
        let answer = site.post(&path, Some(key), &ready).await;
        if *key != guests[0].key {
            answer.is_fault("bad_key");
        }
    }
    for command in [
        json!({ "type": "start" }),
        json!({ "type": "add_bot", "level": "novice" }),
        json!({ "type": "remove", "seat": 0 }),
        json!({ "type": "pass_host", "seat": 1 }),
        json!({ "type": "move_seat", "seat": 1, "to": 0 }),
        json!({ "type": "shuffle_seats" }),
        json!({ "type": "game", "game": "kartel" }),
        json!({ "type": "option", "name": "rounds", "value": 2 }),
        json!({ "type": "preset", "preset": {} }),
    ] {
        site.refused(&guests[1], command, "not_host").await;
    }
    let text = site.look(&guests[0].room).await.to_string();
    assert!(guests.iter().all(|guest| !text.contains(&guest.key)), "no key is told");
}

#[tokio::test]
async fn other_pages_cannot_speak_for_a_player() {
    let config = Config { public_url: Some("https://cards.example.org".to_owned()), ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let new = json!({ "game": "ktu", "name": "Ada" }).to_string();
    let own = format!("http://{}", site.address);
    for (origin, good) in [
        (own.as_str(), true),
        ("https://cards.example.org", true),
        ("https://evil.example.org", false),
        ("null", false),
    ] {
        let headers = [JSON, ("origin", origin)];
        let answer = site.send("POST", "/api/rooms", &headers, Some(new.as_bytes())).await;
        if good {
            assert_eq!(answer.status, 201, "{origin}");
        } else {
            answer.is_fault("origin");
        }
    }
    // What a page elsewhere asks for as if it were a picture, and what somebody follows a link to.
    for (site_is, dest, good) in [
        ("cross-site", "image", false),
        ("same-site", "empty", false),
        ("cross-site", "document", true),
        ("same-origin", "empty", true),
        ("none", "document", true),
    ] {
        let headers = [("sec-fetch-site", site_is), ("sec-fetch-dest", dest)];
        let answer = site.send("GET", "/api/games", &headers, None).await;
        assert_eq!(answer.status, if good { 200 } else { 403 }, "{site_is} {dest}");
    }
}

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do() {
    let site = Site::start().await;
    for path in ["/", "/r/plum-otter-4170", "/rules/ktu", "/api/games", "/api/nothing", "/healthz"]
    {
        let answer = site.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{path}");
    }
    let page = site.get("/").await;
    assert_eq!(page.headers["cache-control"], "no-cache");
    let tag = page.headers["etag"].to_str().unwrap();
    let again = site.send("GET", "/", &[("if-none-match", tag)], None).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn one_address_cannot_ask_for_everything() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let new = json!({ "game": "ktu", "name": "Ada" });
    let mut opened = 0;
    let refused = loop {
        let answer = site.post("/api/rooms", None, &new).await;
        if answer.status != 201 {
            break answer;
        }
        opened += 1;
        assert!(opened <= 60, "somebody opens room after room");
    };
    refused.is_fault("too_many");
    assert!(refused.headers.contains_key("retry-after"));
    assert!(site.metric("limited_total").await >= 1);
}

#[tokio::test]
async fn a_line_that_misbehaves_is_closed_and_the_others_are_not() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 0, &[]).await;
    let mut good = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    let mut bad = Client::open(&site, &guests[1].room, Some(&guests[1].key), None).await;
    bad.send(tokio_tungstenite::tungstenite::Message::text("x".repeat(9000))).await;
    bad.until_closed().await;
    good.ping().await;
    site.until_metric("sockets", 1).await;
    drop(good);
    site.until_metric("sockets", 0).await;
}

#[tokio::test]
async fn a_room_that_nobody_uses_leaves_memory_and_comes_back() {
    let config = Config { idle: Duration::ZERO, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let guests = site.table("kartel", 2, 1, &[("rounds", json!(2))]).await;
    site.until_metric("sessions", 0).await;
    let room = site.look(&guests[0].room).await;
    assert_eq!(room["options"], json!({ "rounds": 2 }));
    assert_eq!(room["seats"].as_array().unwrap().len(), 3);
}

/// Of two hosts a proxy might believe the one and this server the other; of none, nobody knows.
#[tokio::test]
async fn a_request_names_one_host() {
    let site = Site::start().await;
    let here = format!("Host: {}\r\n", site.address);
    for (hosts, status) in [
        (here.clone(), "200"),
        (String::new(), "400"),
        (format!("{here}Host: evil.example\r\n"), "400"),
        (here.repeat(2), "400"),
    ] {
        for version in ["1.1", "1.0"] {
            let mut stream = TcpStream::connect(site.address).await.unwrap();
            let ask = format!("GET /healthz HTTP/{version}\r\n{hosts}Connection: close\r\n\r\n");
            stream.write_all(ask.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            assert_eq!(answer.split(' ').nth(1), Some(status), "{hosts:?} {version}: {answer}");
        }
    }
}
