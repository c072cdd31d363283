//! The deal of the day: the same for everyone, alone and once, and told to nobody before its time.

use std::collections::VecDeque;
use std::sync::Arc;

use games::{Kind, Match, Seed};
use serde_json::{Value as Json, json};
use server::Config;
use server::log::{EventLog, MemoryLog, Stream};

use crate::client::Client;
use crate::mirror::match_stream;
use crate::people::Person;
use crate::player::choice;
use crate::site::{Guest, Site, quick};

async fn begin(site: &Site, game: &str, name: &str) -> Json {
    let new = json!({ "game": game, "name": name, "daily": true });
    site.post("/api/rooms", None, &new).await.expect(201, "RoomAnswer")
}

async fn sit(site: &Site, game: &str, name: &str) -> (Guest, Client) {
    let answer = begin(site, game, name).await;
    let text = |json: &Json| json.as_str().unwrap().to_owned();
    let guest = Guest { room: text(&answer["room"]["room"]), key: text(&answer["key"]) };
    let client = Client::open(site, &guest.room, Some(&guest.key), None).await;
    (guest, client)
}

fn is_asked(client: &Client) -> bool {
    let to_act = client.update["view"]["to_act"].as_array();
    let waits = client.update["window"]["answered"] == true;
    to_act.is_some_and(|all| all.contains(&json!(0))) && !waits && !client.legal().is_empty()
}

/// Plays it to its end, each time the move that is chosen.
async fn play(
    site: &Site,
    guest: &Guest,
    client: &mut Client,
    mut choose: impl AsyncFnMut(&Client) -> String,
) {
    loop {
        let phase = |client: &Client| client.update["view"]["phase"].as_str().map(str::to_owned);
        let on = Some("playing".to_owned());
        client
            .until(|client| is_asked(client) || phase(client).is_some_and(|it| Some(it) != on))
            .await;
        match phase(client).as_deref() {
            Some("match_over") => return,
            Some("round_over") => {
                site.does(guest, json!({ "type": "ready" })).await;
                client.until(|client| phase(client) == on).await;
            }
            _ => {
                let (mv, seq) = (choose(&*client).await, client.seq());
                let queued = client.update["queued"].clone();
                client.say_play(seq, &mv).await;
                let is_new = |it: &Client| it.seq() > seq || it.update["queued"] != queued;
                client.until(is_new).await;
                assert_ne!(client.last["type"], "refused", "{mv}");
            }
        }
    }
}

/// Plays it to its end as a novice does.
async fn play_out(site: &Site, guest: &Guest, client: &mut Client) {
    let mut rng = Seed::from_number(5).rng("player", 0);
    play(site, guest, client, async |client| {
        choice(client, &mut rng).await.expect("there is a move")
    })
    .await;
}

async fn lines(site: &Site, room: &str) -> Vec<String> {
    let entries = site.log.read(&match_stream(room, 1), 0).await.unwrap();
    let entries = entries.iter().map(|text| serde_json::from_str::<Json>(text).unwrap());
    let lines = entries.filter(|entry| entry["type"] == "played").flat_map(|entry| {
        let lines = entry["lines"].as_array().unwrap().clone();
        lines.into_iter().map(|line| line.as_str().unwrap().to_owned())
    });
    lines.collect()
}

/// How others did; with a seat's key.
async fn result(site: &Site, guest: &Guest) -> Json {
    let headers = [("authorization", format!("Bearer {}", guest.key))];
    let headers: Vec<(&str, &str)> = headers.iter().map(|(name, it)| (*name, &**it)).collect();
    let path = format!("/api/rooms/{}/daily", guest.room);
    site.send("GET", &path, &headers, None).await.expect(200, "DailyResult")
}

/// The same with the expert's line.
async fn with_expert(site: &Site, guest: &Guest) -> Json {
    loop {
        let result = result(site, guest).await;
        if !result["expert"].is_null() {
            return result;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_moves_are_the_same_match_on_every_server() {
    for kind in Kind::ALL {
        let game = kind.id();
        let site = Site::with(quick(), Arc::new(MemoryLog::default())).await;
        let (ada, mut line) = sit(&site, game, "Ada").await;
        play_out(&site, &ada, &mut line).await;
        // Another server with the same log; its bots take longer.
        drop(line);
        let slow = Config { bot_pause: quick().bot_pause * 3, ..quick() };
        let site = Site::with(slow, site.stop().await).await;
        let (bea, mut line) = sit(&site, game, "Bea").await;
        play_out(&site, &bea, &mut line).await;
        let (one, other) = (lines(&site, &ada.room).await, lines(&site, &bea.room).await);
        assert!(one.len() > 20, "{game}: {}", one.len());
        assert_eq!(one, other, "{game}");
        let (one, other) = (result(&site, &ada).await, result(&site, &bea).await);
        assert_eq!(other["score"], one["score"], "{game}");
        assert_eq!((&other["played"], &other["better"]), (&json!(2), &json!(0)), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_as_the_expert_does_scores_as_much() {
    // In a snap of Khamul, powers come between what is thrown together: see DESIGN.md.
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.has_marks()) {
        let game = kind.id();
        let site = Site::start().await;
        let (ada, mut line) = sit(&site, game, "Ada").await;
        play_out(&site, &ada, &mut line).await;
        let score = with_expert(&site, &ada).await["expert"].clone();
        let record = expert_record(&site).await;
        let own = record.lines().filter_map(|line| line.strip_prefix("0 "));
        let mut own: VecDeque<&str> = own.collect();
        let (bea, mut line) = sit(&site, game, "Bea").await;
        play(&site, &bea, &mut line, async |client| {
            let next = own.front().copied().expect("the expert's moves last");
            assert!(client.legal().iter().any(|mv| mv == next), "{game}: {next}");
            own.pop_front();
            next.to_owned()
        })
        .await;
        let heading = record.find("\ndeck ").unwrap();
        let expert: Vec<&str> = record[heading + 1..].lines().collect();
        assert_eq!(lines(&site, &bea.room).await, expert, "{game}");
        assert_eq!(result(&site, &bea).await["score"], score, "{game}");
    }
}

/// The record of the only expert's line that there is.
async fn expert_record(site: &Site) -> String {
    let streams = site.log.streams().await.unwrap();
    let (stream, _) = streams.iter().find(|(it, _)| it.name().starts_with("record/")).unwrap();
    let entry: Json = serde_json::from_str(&site.log.read(stream, 0).await.unwrap()[0]).unwrap();
    let record = entry["record"].as_str().unwrap().to_owned();
    Match::load(&record).unwrap();
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_to_others_before_the_day_is_over() {
    let site = Site::start().await;
    let (ada, mut line) = sit(&site, "ktu", "Ada").await;
    let seeds = seeds(&site, &ada.room).await;
    // Nobody watches, sits down, or is asked to help.
    for refused in [
        json!({ "type": "delegate", "on": true }),
        json!({ "type": "add_bot", "level": "dice" }),
        json!({ "type": "lobby" }),
        json!({ "type": "settings", "settings": {} }),
        json!({ "type": "leave" }),
    ] {
        let path = format!("/api/rooms/{}", ada.room);
        site.post(&path, Some(&ada.key), &refused).await.is_fault("not_now");
    }
    let sits = json!({ "type": "sit", "name": "Bea" });
    site.post(&format!("/api/rooms/{}", ada.room), None, &sits).await.is_fault("not_now");
    assert_eq!(line.update["help"], Json::Null);
    let of_room = |rest: &str| format!("/api/rooms/{}/{rest}", ada.room);
    site.get(&of_room("daily")).await.is_fault("not_now");
    play_out(&site, &ada, &mut line).await;
    with_expert(&site, &ada).await;
    let bearer = format!("Bearer {}", ada.key);
    let own = [("authorization", &*bearer)];
    for (rest, ends) in [
        ("matches", true),
        ("matches/1", true),
        ("matches/1/rounds/1", true),
        ("matches/1/record", false),
        ("expert", true),
        ("expert/rounds/1?seat=0", true),
        ("expert/record", false),
        ("daily", true),
    ] {
        site.get(&of_room(rest)).await.is_fault("not_now");
        let answer = site.send("GET", &of_room(rest), &own, None).await;
        assert_eq!(answer.status == 200, ends, "{rest}: {}", answer.status);
        let text = String::from_utf8(answer.body).unwrap();
        assert!(!seeds.iter().any(|seed| text.contains(seed)), "{rest} tells the seed");
    }
    for heard in &line.heard {
        assert!(!seeds.iter().any(|seed| heard.contains(seed)), "the seat is told: {heard}");
    }
    // And when it is over there is no other match.
    for command in ["ready", "start"] {
        let path = format!("/api/rooms/{}", ada.room);
        site.post(&path, Some(&ada.key), &json!({ "type": command })).await.is_fault("not_now");
    }
}

/// What today's deal comes from: the day's seed, and the match's.
async fn seeds(site: &Site, room: &str) -> [String; 2] {
    let streams = site.log.streams().await.unwrap();
    let (stream, at) = streams.iter().find(|(it, _)| it.name().starts_with("daily/")).unwrap();
    assert!(at.is_some(), "it is forgotten one day");
    let entry: Json = serde_json::from_str(&site.log.read(stream, 0).await.unwrap()[0]).unwrap();
    let begun = site.log.read(&match_stream(room, 1), 0).await.unwrap();
    let begun: Json = serde_json::from_str(&begun[0]).unwrap();
    let heading = begun["heading"].as_str().unwrap();
    let own = heading.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    [entry["seed"].as_str().unwrap().to_owned(), own.to_owned()]
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_day_is_over_everybody_sees_it() {
    let site = Site::start().await;
    let who = Person::new(1);
    let new = json!({ "game": "ktu", "name": "Ada", "daily": true });
    let ada = Guest::of(&who.post(&site, "/api/rooms", None, &new).await.expect(201, "RoomAnswer"));
    let mut line = Client::open(&site, &ada.room, Some(&ada.key), None).await;
    play_out(&site, &ada, &mut line).await;
    result(&site, &ada).await;
    let (own, rooms) = ("/api/person/matches", json!({ "rooms": [ada.room] }));
    let told = who.post(&site, own, None, &rooms).await.expect(200, "OwnMatches");
    assert_eq!(told, json!({ "matches": [] }), "a signature does not open a room");
    drop(line);
    // As it was played last week.
    let log = site.stop().await;
    let old = MemoryLog::default();
    let mut day = String::new();
    for (stream, at) in log.streams().await.unwrap() {
        let mut name = stream.name().to_owned();
        if let Some(rest) = name.strip_prefix("daily/") {
            day = rest.split('/').next().unwrap().to_owned();
            name = name.replace(&day, "2026-01-02");
        }
        let stream = Stream::new(name).unwrap();
        old.remind(&stream, at).await.unwrap();
        for (number, entry) in (0..).zip(log.read(&named(&stream, &day), 0).await.unwrap()) {
            let entry = entry.replace(&format!("\"{day}\""), "\"2026-01-02\"");
            old.append(&stream, number, entry).await.unwrap();
        }
    }
    let site = Site::with(quick(), Arc::new(old)).await;
    let path = format!("/api/rooms/{}", ada.room);
    let about = site.get(&format!("{path}/daily")).await.expect(200, "DailyResult");
    assert_eq!((&about["open"], &about["day"]), (&json!(false), &json!("2026-01-02")));
    assert_eq!(about["played"], 1, "it is kept what counted then");
    let about = site.get(&format!("{path}/matches/1")).await.expect(200, "MatchAbout");
    let told = who.post(&site, own, None, &rooms).await.expect(200, "OwnMatches");
    let matched = json!({
        "room": ada.room, "seat": 0, "daily": true, "rating": null, "about": about,
    });
    assert_eq!(told, json!({ "matches": [matched] }));
    let record = site.get(&format!("{path}/matches/1/record")).await.body;
    Match::load(&String::from_utf8(record).unwrap()).unwrap();
}

/// The stream as it was called on the day.
fn named(stream: &Stream, day: &str) -> Stream {
    Stream::new(stream.name().replace("2026-01-02", day)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deals_of_today_are_listed() {
    let site = Site::start().await;
    let about = site.get("/api/daily").await.expect(200, "DailyAbout");
    let games: Vec<&str> =
        about["games"].as_array().unwrap().iter().map(|it| it["game"].as_str().unwrap()).collect();
    assert_eq!(games, Kind::ALL.map(|kind| kind.id()));
    let streams = site.log.streams().await.unwrap();
    let drawn = streams.iter().any(|(it, _)| it.name().starts_with("daily/"));
    assert!(!drawn, "nothing is drawn before somebody plays");
    let room = site.host("ktu").await.room;
    site.get(&format!("/api/rooms/{room}/daily")).await.is_fault("not_found");
    site.get(&format!("/api/rooms/{room}/expert")).await.is_fault("not_found");
}
