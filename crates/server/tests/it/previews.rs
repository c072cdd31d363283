//! What a link shows before anybody follows it: its page's head, and a picture.

use std::sync::Arc;

use games::Kind;
use serde_json::json;
use server::Config;
use server::allowances::Allowance;
use server::log::MemoryLog;

use crate::client::Client;
use crate::player::{play_out, short};
use crate::site::{Answer, Site, quick};

async fn page(site: &Site, path: &str, language: &str) -> (Answer, String) {
    let answer = site.send("GET", path, &[("accept-language", language)], None).await;
    assert_eq!(answer.status, 200, "{path}");
    assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
    assert_eq!(answer.headers["content-language"], language);
    assert_eq!(answer.headers["cache-control"], "no-cache");
    assert_eq!(answer.headers["vary"], "accept-language, accept-encoding");
    let text = String::from_utf8(answer.body.clone()).unwrap();
    (answer, text)
}

/// What stands between two parts of a page, once.
fn only<'a>(page: &'a str, before: &str, after: &str) -> &'a str {
    assert_eq!(page.matches(before).count(), 1, "{before} in {page}");
    page.split_once(before).unwrap().1.split_once(after).unwrap().0
}

fn said<'a>(page: &'a str, name: &str) -> &'a str {
    let kind = if name.starts_with("og:") { "property" } else { "name" };
    only(page, &format!("<meta {kind}=\"{name}\" content=\""), "\" />")
}

/// The title of a page, which its preview has too.
fn title(page: &str) -> &str {
    let title = only(page, "<title>", "</title>");
    assert_eq!(said(page, "og:title"), title);
    assert_eq!(said(page, "og:type"), "website");
    assert_eq!(said(page, "twitter:card"), "summary_large_image");
    assert_eq!(said(page, "og:description"), said(page, "description"));
    title
}

/// The picture of a page, which is one.
async fn picture(site: &Site, page: &str) -> String {
    let (own, url) = (format!("http://{}", site.address), said(page, "og:image"));
    let path = url.strip_prefix(&own).unwrap_or_else(|| panic!("{url} is not at {own}"));
    let answer = site.get(path).await;
    assert_eq!(answer.status, 200, "{path}");
    assert_eq!(answer.headers["content-type"], "image/png");
    assert!(answer.body.starts_with(b"\x89PNG\r\n\x1a\n"), "{path}");
    let size = [&answer.body[16..20], &answer.body[20..24]];
    let size = size.map(|side| u32::from_be_bytes(side.try_into().unwrap()).to_string());
    let said = [said(page, "og:image:width"), said(page, "og:image:height")];
    assert_eq!((size.each_ref().map(String::as_str), said), (["1200", "630"], ["1200", "630"]));
    path.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_has_a_title_and_a_picture() {
    let site = Site::start().await;
    for (path, language, expected, drawn) in [
        ("/", "en", "Kartenhaus: five card games, one link", "/preview.png"),
        ("/", "de", "Kartenhaus: fünf Kartenspiele, ein Link", "/preview.png"),
        ("/rules/ktu", "en", "KTU: rules – Kartenhaus", "/preview/ktu.png"),
        ("/rules/ktu", "de", "KTU: Regeln – Kartenhaus", "/preview/ktu.png"),
        ("/learn/kartel", "en", "Kartel: learn in one round", "/preview/kartel.png"),
        ("/learn/kartel", "de", "Kartel: in einer Runde lernen", "/preview/kartel.png"),
        ("/lab/kartel", "en", "Kartel in the lab – Kartenhaus", "/preview/kartel.png"),
        ("/lab/kartel", "de", "Kartel im Labor – Kartenhaus", "/preview/kartel.png"),
    ] {
        let (_, page) = page(&site, path, language).await;
        assert_eq!(title(&page), expected, "{path}");
        assert_eq!(picture(&site, &page).await, drawn);
        assert_eq!(only(&page, "<html lang=\"", "\""), language);
    }
    let tag = site.get("/rules/ktu").await.headers["etag"].to_str().unwrap().to_owned();
    for (path, status) in [("/rules/ktu", 304), ("/rules/kartel", 200)] {
        let answer = site.send("GET", path, &[("if-none-match", &tag)], None).await;
        assert_eq!(answer.status, status, "{path}");
    }
    let head = site.send("HEAD", "/rules/ktu", &[], None).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.headers["etag"], tag.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_says_who_invites_and_how_many_are_there() {
    let site = Site::start().await;
    let open = json!({ "game": "kartu-sama", "name": "Ada" });
    let room = site.post("/api/rooms", None, &open).await.expect(201, "RoomAnswer");
    let path = format!("/r/{}", room["room"]["room"].as_str().unwrap());
    let (_, alone) = page(&site, &path, "en").await;
    assert_eq!(title(&alone), "Ada invites you to Kartu Sama: 1 of 4 is there");
    site.sit(room["room"]["room"].as_str().unwrap(), "Bea").await;
    let (_, two) = page(&site, &path, "en").await;
    assert_eq!(title(&two), "Ada invites you to Kartu Sama: 2 of 4 are there");
    assert_eq!(picture(&site, &two).await, "/preview/kartu-sama.png");
    let (_, german) = page(&site, &path.to_uppercase().replace("/R/", "/r/"), "de").await;
    assert_eq!(title(&german), "Ada lädt dich zu Kartu Sama ein: 2 von 4 sind da");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_runs_shows_nothing_but_that() {
    let site = Site::start().await;
    // A bot makes room for people, and counts for none of them.
    let guests = site.table("ktu", 1, 3, &[]).await;
    let room = &guests[0].room;
    let (_, before) = page(&site, &format!("/r/{room}"), "en").await;
    assert_eq!(title(&before), "Host invites you to KTU: 1 of 4 is there");
    let client = Client::open(&site, room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let (_, now) = page(&site, &format!("/r/{room}"), "en").await;
    assert_eq!(title(&now), "KTU at Host’s table: the match is on");
    assert_eq!(picture(&site, &now).await, "/preview/ktu.png");
    let (_, none) = page(&site, "/r/plum-otter-lamp-1000/replay/1", "en").await;
    let (_, running) = page(&site, &format!("/r/{room}/replay/1"), "en").await;
    assert_eq!(running, none, "of a match that is not over nothing is told");
    drop(client);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_says_who_played_and_not_who_won() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 1, &short("kartel")).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    play_out(&site, &guests, &mut clients, 7).await;
    let one = format!("/api/rooms/{}/matches/1", guests[0].room);
    let record = site.get(&format!("{one}/record")).await.body;
    let headers = [("content-type", "text/plain")];
    let brought = site.send("POST", "/api/records", &headers, Some(&record)).await;
    let brought = brought.expect(201, "RecordAnswer");
    let brought = format!("/replay/{}", brought["record"].as_str().unwrap());
    let bot = site.look(&guests[0].room).await["seats"][2]["name"].as_str().unwrap().to_owned();
    for (path, expected) in [
        (format!("/r/{}/replay/1", guests[0].room), "Kartel, match 1"),
        (brought, "Kartel, a record"),
    ] {
        let (_, page) = page(&site, &path, "en").await;
        assert_eq!(title(&page), expected);
        let text = format!("Played by Host, Guest 1 and {bot}. Watch it move by move.");
        assert_eq!(said(&page, "description"), text);
        assert_eq!(picture(&site, &page).await, "/preview/kartel.png");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_text_and_nothing_else() {
    let site = Site::start().await;
    let scripts = page(&site, "/", "en").await.1.matches("<script").count();
    for (name, shown) in [
        ("\"><script>a('&')", "&quot;&gt;&lt;script&gt;a(&#39;&amp;&#39;)"),
        ("</title><b>", "&lt;/title&gt;&lt;b&gt;"),
        ("\u{202e}adA\u{2066}", "adA"),
        ("עדה", "\u{2068}עדה\u{2069}"),
        ("{ $game }", "{ $game }"),
    ] {
        let open = json!({ "game": "ktu", "name": name });
        let room = site.post("/api/rooms", None, &open).await.expect(201, "RoomAnswer");
        let path = format!("/r/{}", room["room"]["room"].as_str().unwrap());
        let (_, page) = page(&site, &path, "en").await;
        assert_eq!(title(&page), format!("{shown} invites you to KTU: 1 of 4 is there"));
        assert_eq!(page.matches("<script").count(), scripts, "{page}");
        // No name is in a picture, nor in its address.
        assert_eq!(picture(&site, &page).await, "/preview/ktu.png");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_links_learns_nothing() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let room = site.host("ktu").await.room;
    let (_, none) = page(&site, "/r/plum-otter-lamp-1000", "en").await;
    assert_eq!(title(&none), title(&page(&site, "/", "en").await.1));
    for guess in 1..=Allowance::Misses.at_once() {
        let (_, page) = page(&site, &format!("/r/plum-otter-lamp-{}", 1000 + guess), "en").await;
        assert_eq!(page, none);
    }
    let (_, there) = page(&site, &format!("/r/{room}"), "en").await;
    assert_eq!(there, none, "who guessed too often is not told of a room that there is");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_picture_that_other_sites_may_show() {
    let site = Site::start().await;
    let own = Kind::ALL.map(|kind| format!("/preview/{kind}.png"));
    for path in own.iter().map(String::as_str).chain(["/preview.png"]) {
        let first = site.get(path).await;
        assert_eq!(first.status, 200, "{path}: `cargo xtask pictures --site` draws it");
        assert_eq!(first.headers["cross-origin-resource-policy"], "cross-origin");
        let tag = first.headers["etag"].to_str().unwrap();
        let again = site.send("GET", path, &[("if-none-match", tag)], None).await;
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
    let page = site.get("/").await;
    assert_eq!(page.headers["cross-origin-resource-policy"], "same-origin");
    for name in ["none.png", "ktu.jpg", "../ktu.png"] {
        site.get(&format!("/preview/{name}")).await.is_fault("not_found");
    }
}
