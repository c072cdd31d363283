//! HTTP: what is there, who may ask for it, and how it is answered.

use std::sync::Arc;
use std::time::Instant;

use games::Kind;
use serde_json::{Value as Json, json};
use server::Config;
use server::allowances::Allowance;
use server::limits::{BODY_BYTES_MAX, REFUSED_AFTER};
use server::log::MemoryLog;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Client, connect};
use crate::schema;
use crate::site::{Answer, Site, quick};

const OPEN_API: &str = include_str!("../../../../docs/protocol/openapi.json");

/// A server with rules of its own.
async fn with(change: impl FnOnce(&mut Config)) -> Site {
    let mut config = quick();
    change(&mut config);
    Site::with(config, Arc::new(MemoryLog::default())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_routes_are_those_of_the_description() {
    let site = Site::start().await;
    let room = site.host("ktu").await.room;
    let description: Json = serde_json::from_str(OPEN_API).unwrap();
    let methods = ["get", "post", "put", "patch", "delete", "options", "head", "trace"];
    let mut routes = 0;
    for (path, known) in description["paths"].as_object().unwrap() {
        let path = path.replace("{room}", &room).replace("{game}", "ktu");
        let path = path.replace("{match}", "1").replace("{record}", "none").replace("{round}", "1");
        for method in methods {
            let status = site.send(&method.to_uppercase(), &path, &[], None).await.status;
            let known = known.get(method).is_some() || method == "head" && known["get"].is_object();
            assert_eq!(status != 405, known, "{method} {path}: {status}");
            routes += usize::from(known);
        }
    }
    assert!(routes >= 9, "{routes}");
    for path in ["/api", "/api/", "/api/rooms/", "/api/room", "/api/v1/games", "/api/games/"] {
        site.get(path).await.is_fault("not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_their_rules() {
    let site = Site::start().await;
    let games = site.get("/api/games").await;
    let games: Vec<Json> = serde_json::from_slice(&games.body).unwrap();
    assert_eq!(games.len(), Kind::ALL.len());
    for (kind, about) in Kind::ALL.into_iter().zip(&games) {
        schema::fits("GameAbout", about);
        assert_eq!((&about["game"], &about["name"]), (&json!(kind.id()), &json!(kind.name())));
        assert!(!about["text"].as_str().unwrap().is_empty(), "{about}");
        assert_eq!(about["direction"], kind.direction().name());
        for (level, shown) in bots::Level::ALL.iter().zip(about["levels"].as_array().unwrap()) {
            assert_eq!(shown["level"], level.to_string());
            let texts = ["name", "text"].map(|text| shown[text].as_str().unwrap());
            assert!(texts.iter().all(|text| !text.starts_with("level-")), "{shown}");
        }
        let options: Vec<&Json> = about["options"].as_array().unwrap().iter().collect();
        assert_eq!(options.len(), kind.options().len());
        let path = format!("/api/games/{kind}/rules");
        let rules = site.get(&path).await.expect(200, "Rules");
        let text = rules.to_string();
        assert!(
            rules["sections"].as_array().unwrap().len() >= 5
                && text.contains(&format!("{kind}:1.1"))
        );
    }
    let status = site.get("/api/status").await;
    let status: Json = serde_json::from_slice(&status.body).unwrap();
    assert!(status["uptime_s"].is_u64(), "{status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_options_in_the_language_that_is_asked_for() {
    let site = Site::start().await;
    for (asked, language, heading) in [
        ("de-AT, en;q=0.5", "de", "3 Zug"),
        ("en, de;q=0.5", "en", "3 Turn"),
        ("xx", "en", "3 Turn"),
        ("", "en", "3 Turn"),
    ] {
        let headers = [("accept-language", asked)];
        let answer = site.send("GET", "/api/games/khamul/rules", &headers, None).await;
        assert_eq!(answer.headers["content-language"], language);
        assert_eq!(answer.headers["vary"], "accept-language, accept-encoding");
        assert_eq!(answer.json("Rules")["sections"][2]["heading"], heading, "{asked}");
        let games = site.send("GET", "/api/games", &headers, None).await;
        let games = String::from_utf8(games.body.to_vec()).unwrap();
        assert_eq!(games.contains("Runden einer Partie (6.2)"), language == "de", "{games}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_status_names_no_room_and_nobody() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 1, &[]).await;
    let text = String::from_utf8(site.get("/api/status").await.body).unwrap();
    let metrics = String::from_utf8(site.get("/metrics").await.body).unwrap();
    for secret in [&guests[0].room, &guests[0].key, &"Guest".to_owned(), &"Host".to_owned()] {
        assert!(!text.contains(secret) && !metrics.contains(secret), "{secret}");
    }
    assert!(text.contains("\"people\":2"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_from_other_sites_are_refused() {
    let site = with(|config| config.public_url = Some("https://cards.example.org/".into())).await;
    let room = site.host("ktu").await.room;
    let own = format!("http://{}", site.address);
    let port = site.address.port();
    for (origin, good) in [
        (own.clone(), true),
        ("https://cards.example.org".to_owned(), true),
        ("https://CARDS.example.org".to_owned(), true),
        ("https://cards.example.org.evil.org".to_owned(), false),
        ("https://evil.org".to_owned(), false),
        (format!("http://127.0.0.1:{}", port ^ 1), false),
        ("null".to_owned(), false),
        ("".to_owned(), false),
    ] {
        let stream = TcpStream::connect(site.address).await.unwrap();
        match connect(stream, &site, &room, &[("origin", &origin)]).await {
            Ok((socket, _)) => {
                assert!(good, "{origin:?}");
                Client::on(socket, &site, &room).hello(None, None).await;
            }
            Err(Error::Http(response)) => {
                assert!(!good && response.status() == 403, "{origin:?}: {response:?}");
            }
            Err(error) => panic!("{origin:?}: {error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_to_nowhere() {
    let site = Site::start().await;
    for room in ["plum-otter-lamp-4170", "plum-otter-4170", "nonsense", "..%2f"] {
        let stream = TcpStream::connect(site.address).await.unwrap();
        match connect(stream, &site, room, &[]).await.map(drop) {
            Err(Error::Http(response)) => assert_eq!(response.status(), 404, "{room}"),
            other => panic!("{room}: {other:?}"),
        }
    }
    // A room that nobody finds leaves nothing behind.
    site.until_metric("sessions", 0).await;
    let room = site.host("ktu").await.room;
    assert_eq!(site.get(&format!("/api/rooms/{room}/play")).await.status, 426);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_compressed_and_kept() {
    let site = Site::start().await;
    let page = String::from_utf8(site.get("/").await.body).unwrap();
    let asset = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js"));
    // Without npm there is a page that says so, and no asset.
    let Some(asset) = asset else { return };
    let plain = site.get(asset).await;
    assert_eq!(plain.headers["cache-control"], "public, max-age=31536000, immutable");
    assert!(plain.headers["content-type"].to_str().unwrap().contains("javascript"));
    assert!(!plain.headers.contains_key("content-encoding"));
    for (accept, coding) in [
        ("br, gzip", Some("br")),
        ("gzip, br", Some("br")),
        ("gzip;q=0.5, br;q=0", Some("gzip")),
        ("gzip", Some("gzip")),
        ("deflate", None),
        ("identity", None),
    ] {
        let answer = site.send("GET", asset, &[("accept-encoding", accept)], None).await;
        let found = answer.headers.get("content-encoding").map(|value| value.to_str().unwrap());
        assert_eq!(found, coding, "{accept}");
        assert_eq!(answer.headers["vary"], "accept-encoding");
        assert_eq!(answer.headers["etag"], plain.headers["etag"], "{accept}");
        assert_eq!(answer.body.len() < plain.body.len(), coding.is_some(), "{accept}");
    }
    let small = site.send("GET", "/", &[("accept-encoding", "gzip")], None).await;
    assert_eq!(small.headers["content-encoding"], "gzip");
    assert!(small.body.len() < page.len() / 2);
    // Browsers revalidate files whose names stay the same from version to version.
    for path in ["/worker.js", "/icon.svg", "/index.html"] {
        assert_eq!(site.get(path).await.headers["cache-control"], "no-cache", "{path}");
    }
    let head = site.send("HEAD", asset, &[], None).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    // The compressed files are not there under names of their own.
    for path in [format!("{asset}.br"), format!("{asset}.gz"), "/index.html.br".to_owned()] {
        site.get(&path).await.is_fault("not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_of_games_is_compressed_and_known_again() {
    let site = Site::start().await;
    for path in ["/api/games", "/api/games/ktu/rules", "/api/games/ktu/lesson"] {
        let ask = async |headers: &[(&str, &str)]| site.send("GET", path, headers, None).await;
        let plain = ask(&[]).await;
        assert!(!plain.headers.contains_key("content-encoding"), "{path}");
        let small = ask(&[("accept-encoding", "br, gzip")]).await;
        assert_eq!(small.headers["content-encoding"], "gzip", "{path}");
        assert!(small.body.starts_with(b"\x1f\x8b") && small.body.len() < plain.body.len() / 2);
        let unzipped = {
            use std::io::Read as _;
            let mut text = Vec::new();
            flate2::read::GzDecoder::new(&*small.body).read_to_end(&mut text).unwrap();
            text
        };
        assert_eq!(unzipped, plain.body, "{path}");
        assert_eq!(plain.headers["vary"], "accept-language, accept-encoding");
        assert_eq!(plain.headers["cache-control"], "no-cache");
        let german = ask(&[("accept-language", "de")]).await;
        assert_eq!(german.headers["content-language"], "de");
        assert_ne!(german.body, plain.body);
        for (answer, other) in [(&plain, &german), (&german, &plain)] {
            let tag = answer.headers["etag"].to_str().unwrap();
            let language = answer.headers["content-language"].to_str().unwrap();
            let known = [("if-none-match", tag), ("accept-language", language)];
            assert_eq!(ask(&known).await.status, 304, "{path}");
            assert_ne!(other.headers["etag"], answer.headers["etag"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_other_path_is_the_page() {
    let site = Site::start().await;
    // What each of them needs is asked for in its head.
    let text = |answer: &Answer| {
        let text = String::from_utf8(answer.body.clone()).expect("text");
        text.lines().filter(|line| !line.contains("preload\"")).collect::<Vec<_>>().join("\n")
    };
    let page = site.get("/about").await;
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    for path in ["/r/plum-otter-4170", "/rules/whist", "/r/", "/anything/else", "/%00"] {
        let answer = site.get(path).await;
        assert_eq!((answer.status, text(&answer)), (200, text(&page)), "{path}");
        assert_eq!(answer.headers["cache-control"], "no-cache");
    }
    for path in ["/assets/none.js", "/favicon.ico", "/assets/", "/.git/config", "/../Cargo.toml"] {
        let answer = site.get(path).await;
        assert_ne!(answer.status, 500, "{path}");
        assert!(answer.status == 404 || answer.body == page.body, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_below_a_path_answers_there_and_says_so() {
    let site = with(|config| config.public_url = Some("https://example.org/cards".into())).await;
    let room = site.host("ktu").await.room;
    // A proxy passes the path on, or takes it away.
    for base in ["/cards", ""] {
        for path in ["/healthz", "/api/games", "/", "/rules/ktu"] {
            assert_eq!(site.get(&format!("{base}{path}")).await.status, 200, "{base}{path}");
        }
        site.get(&format!("{base}/api/rooms/{room}")).await.expect(200, "RoomLook");
        site.get(&format!("{base}/api/none")).await.is_fault("not_found");
    }
    assert_eq!(site.get("/cards").await.status, 200);
    for path in ["/cards/rules/ktu", "/rules/ktu", "/cards/index.html", "/index.html"] {
        let page = String::from_utf8(site.get(path).await.body).unwrap();
        for name in ["href", "src"] {
            let start = format!(" {name}=\"/");
            let outside = page.split(&start).skip(1).find(|address| !address.starts_with("cards/"));
            assert_eq!(outside, None, "{path}");
        }
    }
    let page = String::from_utf8(site.get("/cards/rules/ktu").await.body).unwrap();
    assert!(page.contains("\"https://example.org/cards/preview/ktu.png\""), "{page}");
    // Lines of its own pages, which say where they are without the path.
    let stream = TcpStream::connect(site.address).await.unwrap();
    assert!(connect(stream, &site, &room, &[("origin", "https://example.org")]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_a_proxy_spoils_is_told_what_is_missing() {
    let site = Site::start().await;
    let path = format!("/api/rooms/{}/play", site.host("ktu").await.room);
    // As nginx passes it on where it is not told to keep what belongs to one connection.
    let key = ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    for headers in [&[key, ("sec-websocket-version", "13")][..], &[]] {
        let answer = site.send("GET", &path, headers, None).await;
        assert_eq!(answer.status, 426);
        assert_eq!(answer.headers["upgrade"], "websocket");
        let fault = answer.json("Fault");
        assert_eq!(fault["code"], "bad_message");
        let message = fault["message"].as_str().unwrap();
        assert!(message.contains("`Upgrade`") && message.contains("proxy"), "{message}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_of_a_site_with_a_name() {
    let site = with(|config| config.public_url = Some("https://cards.example.org".into())).await;
    let answer = site.get("/api/status").await;
    assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000");
    assert_eq!(answer.headers["cache-control"], "no-store");
    let plain = Site::start().await.get("/").await;
    assert!(!plain.headers.contains_key("strict-transport-security"));
    // Refusals have them too.
    for path in ["/api/rooms/none", "/assets/none.js"] {
        let answer = site.get(path).await;
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_small_json() {
    let site = Site::start().await;
    let new = json!({ "game": "ktu", "name": "Ada" }).to_string();
    let full = |size: usize| format!("{new}{}", " ".repeat(size - new.len()));
    for (size, good) in [(BODY_BYTES_MAX, true), (BODY_BYTES_MAX + 1, false)] {
        let json = ("content-type", "application/json");
        let answer = site.send("POST", "/api/rooms", &[json], Some(full(size).as_bytes())).await;
        assert_eq!(answer.status == 201, good, "{size}: {}", answer.status);
        if !good {
            assert_eq!(answer.expect(413, "Fault")["code"], "bad_message");
        }
    }
    // A form of another site cannot send JSON without asking first.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let headers = [("content-type", kind)];
        let answer = site.send("POST", "/api/rooms", &headers, Some(new.as_bytes())).await;
        answer.is_fault("bad_message");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_can_be_seen_and_told_apart() {
    let site = Site::start().await;
    let host = site.host("kartu-sama").await;
    for (name, shown) in [
        ("Jürgen", "Jürgen"),
        ("小明", "小明"),
        ("Ada\tLovelace", "Ada Lovelace"),
        ("a\u{202e}b\u{200b}c", "abc"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("🂡🃏", "🂡🃏"),
        ("Host", "Host 2"),
        ("H\u{2060}ost", "Host 3"),
        ("\u{feff}Host", "Host 4"),
    ] {
        let guest = site.sit(&host.room, name).await;
        let room = site.look(&guest.room).await;
        let seats = room["seats"].as_array().unwrap();
        assert_eq!(seats.last().unwrap()["name"], shown, "{name:?}");
    }
    // What leaves nothing to be seen is no name.
    for name in [
        "\u{feff}",
        "\u{ad}",
        "\u{3164}",
        "\u{2800}",
        "\u{180e}\u{115f}",
        "\u{e0041}",
        "\u{ffff}",
        "\u{e123}",
        "\u{1d159}",
        "\u{16fe4}\u{2d7f}",
        "\u{fffc}\u{303f}",
        "\u{378}",
    ] {
        let command = json!({ "type": "rename", "name": name });
        site.refused(&host, command, "impossible").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_by_address() {
    let site = with(|config| (config.rate_limits, config.behind_proxy) = (true, true)).await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let ask = async || site.send("GET", "/api/status", &from("192.0.2.7"), None).await;
    for _ in 0..Allowance::Requests.at_once() {
        assert_eq!(ask().await.status, 200);
    }
    let sent = Instant::now();
    let refused = ask().await;
    let waited = sent.elapsed();
    refused.is_fault("too_many");
    assert_eq!(refused.headers["retry-after"], "5");
    // It is told late, and has to connect again.
    assert!(waited >= REFUSED_AFTER, "{waited:?}");
    assert_eq!(refused.headers["connection"], "close");
    // Others are not, and what a client says of itself does not help.
    assert_eq!(site.send("GET", "/api/games", &from("192.0.2.8"), None).await.status, 200);
    let forged = from("198.51.100.1, 192.0.2.7");
    assert_eq!(site.send("GET", "/api/games", &forged, None).await.status, refused.status);
    // The page and the figures are always there.
    assert_eq!(site.send("GET", "/", &from("192.0.2.7"), None).await.status, 200);
    assert_eq!(site.send("GET", "/healthz", &from("192.0.2.7"), None).await.status, 200);
}
