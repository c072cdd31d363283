//! Ranked matches at open tables, and the leaderboard that they make.

use std::sync::Arc;

use games::Seed;
use serde_json::{Value as Json, json};
use server::Config;
use server::allowances::Allowance;
use server::log::{EventLog, MemoryLog, SqliteLog};

use crate::client::Client;
use crate::people::Person;
use crate::player::{is_over, play_out, play_until};
use crate::site::{Guest, Site, quick};
use crate::{Folder, on_nats};

/// A short match by the standard rules.
const GAME: &str = "ktu";

fn ranked() -> Json {
    json!({ "type": "settings", "settings": { "open": true, "ranked": true, "clock": "live" } })
}

async fn opens(site: &Site, who: &Person, name: &str) -> Guest {
    let body = json!({ "game": GAME, "name": name });
    let made = who.post(site, "/api/rooms", None, &body).await.expect(201, "RoomAnswer");
    Guest::of(&made)
}

async fn sits(site: &Site, room: &str, who: &Person, name: &str) -> Guest {
    Guest::of(&who.sits(site, room, name).await.expect(200, "RoomAnswer"))
}

async fn table(site: &Site, ada: &Person, bea: &Person) -> [Guest; 2] {
    let host = opens(site, ada, "Ada").await;
    let guest = sits(site, &host.room, bea, "Bea").await;
    let room = site.does(&host, ranked()).await;
    assert_eq!((&room["ranked"], &room["counts"]), (&json!("counts"), &json!(false)));
    [host, guest]
}

async fn board(site: &Site) -> Json {
    site.get(&format!("/api/ratings/{GAME}")).await.expect(200, "Leaderboard")
}

async fn own(site: &Site, who: &Person) -> Json {
    who.post(site, "/api/ratings", None, &json!({})).await.expect(200, "OwnRatings")
}

/// Each person is told of their own seat in the first match of a room, and nobody else of any.
async fn own_matches(site: &Site, room: &str, both: [&Person; 2]) {
    const PATH: &str = "/api/person/matches";
    let (upper, gone) = (room.to_uppercase(), "moss-heron-meadow-2029");
    let body = json!({ "rooms": [room, upper, gone, "no/room"] });
    let about = site.get(&format!("/api/rooms/{room}/matches/1")).await.expect(200, "MatchAbout");
    for (seat, who) in both.into_iter().enumerate() {
        let told = who.post(site, PATH, None, &body).await.expect(200, "OwnMatches");
        let rating = &changes(site, room, 1).await["seats"][seat];
        assert_eq!(rating["seat"], seat, "{rating}");
        let own = json!({
            "room": room, "seat": seat, "daily": false, "rating": rating, "about": about,
        });
        assert_eq!(told, json!({ "matches": [own] }));
    }
    let stranger = Person::new(9).post(site, PATH, None, &body).await.expect(200, "OwnMatches");
    assert_eq!(stranger, json!({ "matches": [] }));
    site.post(PATH, None, &body).await.is_fault("bad_signature");
    let many = json!({ "rooms": vec![room; 11] });
    both[0].post(site, PATH, None, &many).await.is_fault("impossible");
}

/// In which matches of a room a person is told of their own seat, and which one; the latest first.
async fn seats_of(site: &Site, room: &str, who: &Person) -> Vec<(u64, u64)> {
    let body = json!({ "rooms": [room] });
    let told = who.post(site, "/api/person/matches", None, &body).await.expect(200, "OwnMatches");
    let seat = |own: &Json| {
        assert_eq!(own["rating"], Json::Null, "it was not ranked");
        (own["about"]["match"].as_u64().unwrap(), own["seat"].as_u64().unwrap())
    };
    told["matches"].as_array().unwrap().iter().map(seat).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_told_to_whoever_began_it_on_a_seat_that_nobody_took_over() {
    let folder = Folder::new("own-matches");
    let log = Arc::new(SqliteLog::open(folder.file("data")).unwrap());
    let site = Site::with(quick(), log).await;
    let [ada, bea, cem] = [1, 2, 3].map(Person::new);
    for taken in [false, true] {
        let host = opens(&site, &ada, "Ada").await;
        let guest = sits(&site, &host.room, &bea, "Bea").await;
        let mut line = Client::open(&site, &host.room, Some(&host.key), None).await;
        site.does(&host, json!({ "type": "start" })).await;
        line.until(|client| client.room["stage"] == "playing").await;
        // Bea leaves: a bot plays on for her, or somebody else.
        site.does(&guest, json!({ "type": "leave" })).await;
        if taken {
            let late = sits(&site, &host.room, &cem, "Cem").await;
            site.does(&late, json!({ "type": "delegate", "on": true })).await;
        }
        assert_eq!(seats_of(&site, &host.room, &ada).await, [], "it is not over");
        let mut rng = Seed::from_number(1).rng("player", 0);
        play_until(&site, &host, &mut line, &mut rng, is_over).await;
        // After the match Ada leaves: what she played stays hers.
        site.does(&host, json!({ "type": "leave" })).await;
        assert_eq!(seats_of(&site, &host.room, &ada).await, [(1, 0)]);
        let told = if taken { vec![] } else { vec![(1, 1)] };
        assert_eq!(seats_of(&site, &host.room, &bea).await, told);
        assert_eq!(seats_of(&site, &host.room, &cem).await, []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_room_that_is_asked_for_counts_as_a_replay() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let rooms: Vec<String> = (0..10).map(|room| format!("moss-heron-meadow-203{room}")).collect();
    let body = json!({ "rooms": rooms });
    // Each from another person: an address may send more signatures than this.
    for asked in 0..Allowance::Signed.at_once() / 2 {
        let who = Person::new(asked as u8 + 1);
        let answer = who.post(&site, "/api/person/matches", None, &body).await;
        if answer.status != 200 {
            assert!(asked >= Allowance::Replays.at_once() / 10, "refused after {asked}");
            answer.is_fault("too_many");
            return;
        }
    }
    panic!("an address looks through as many rooms as it likes");
}

/// What a match changed, once a server knows.
async fn changes(site: &Site, room: &str, number: u32) -> Json {
    let path = format!("/api/rooms/{room}/matches/{number}/ratings");
    let known = async {
        loop {
            let told = site.get(&path).await.expect(200, "MatchRatings");
            if !told["counts"].is_null() {
                return told;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::PATIENCE, known).await.expect("it is counted")
}

async fn play(site: &Site, guests: &[Guest; 2], seed: u64) {
    let mut clients = site.lines(guests).await;
    let room = site.does(&guests[0], json!({ "type": "start" })).await;
    assert_eq!(room["counts"], true);
    play_out(site, guests, &mut clients, seed).await;
    assert_eq!(clients[0].room["counts"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ranked_match_counts_on_every_server() {
    let log = Arc::new(MemoryLog::default());
    everywhere([log.clone(), log]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ranked_match_counts_on_every_server_on_nats() {
    on_nats("ranked", everywhere).await;
}

async fn everywhere<L: EventLog>([one, other]: [Arc<L>; 2]) {
    let (one, other) = (Site::with(quick(), one).await, Site::with(quick(), other).await);
    let (ada, bea) = (Person::new(1), Person::new(2));
    let none = json!({ "allowed": true, "game": GAME, "persons": 0, "players": [] });
    assert_eq!(board(&one).await, none);
    let guests = table(&one, &ada, &bea).await;
    play(&one, &guests, 5).await;
    let told = changes(&one, &guests[0].room, 1).await;
    assert_eq!(told["counts"], true, "{told}");
    let [mine, theirs] = [0, 1].map(|seat| told["seats"][seat].clone());
    assert_eq!((&mine["name"], &theirs["name"]), (&json!("Ada"), &json!("Bea")));
    assert_eq!((&mine["before"], &theirs["before"]), (&json!(500), &json!(500)));
    assert_eq!(changes(&other, &guests[0].room, 1).await, told);
    own_matches(&other, &guests[0].room, [&ada, &bea]).await;
    // The better one is first, on both servers; who is level has the same place.
    let first = board(&one).await;
    assert_eq!(board(&other).await, first);
    let level = mine["after"] == theirs["after"];
    let (best, last) = (&first["players"][0], &first["players"][1]);
    assert_eq!((&first["persons"], &best["place"]), (&json!(2), &json!(1)));
    assert_eq!(last["place"], if level { 1 } else { 2 });
    let won = (&best["rating"]["won"], &last["rating"]["won"]);
    assert_eq!(won, (&json!(1), &json!(u8::from(level))));
    let winner = if mine["after"].as_i64() > theirs["after"].as_i64() { "Ada" } else { "Bea" };
    assert!(level || best["name"] == winner, "{first}");
    // Whoever asks is told their own, and nobody else's.
    let hers = own(&other, &ada).await;
    let at = first["players"].as_array().unwrap().iter().find(|it| it["name"] == "Ada").unwrap();
    assert_eq!(hers["ratings"][0]["rating"], at["rating"]);
    assert_eq!(hers["ratings"][0]["place"], at["place"]);
    assert_eq!(own(&one, &Person::new(3)).await["ratings"], json!([]));
    one.post("/api/ratings", None, &json!({})).await.is_fault("bad_signature");
    // No hash of a key is told to anybody.
    for text in [&first, &told, &hers] {
        assert!(!text.to_string().contains(&ada.id()), "{text}");
    }
    // The next match of the same two, on the other server.
    for guest in &guests {
        other.does(guest, json!({ "type": "ready" })).await;
    }
    let mut clients = other.lines(&guests).await;
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2).await;
    }
    play_out(&other, &guests, &mut clients, 6).await;
    let second = changes(&other, &guests[0].room, 2).await;
    assert_eq!(second["seats"][0]["before"], mine["after"]);
    assert_eq!(changes(&one, &guests[0].room, 2).await, second);
    // Who deletes their key vanishes from it.
    bea.does(&other, json!({ "type": "forget" })).await;
    changes(&other, &guests[0].room, 2).await;
    for site in [&one, &other] {
        let gone = async {
            while board(site).await["persons"] != 1 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(crate::PATIENCE, gone).await.expect("she is gone");
        let left = board(site).await;
        assert_eq!((&left["persons"], &left["players"][0]["name"]), (&json!(1), &json!("Ada")));
    }
    for (stream, _) in one.log.streams().await.unwrap() {
        if stream.name().starts_with("ratings/") {
            let text = one.log.read(&stream, 0).await.unwrap().join("\n");
            assert!(!text.contains(&bea.id()[..16]) && !text.contains("Bea"), "{text}");
        }
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_is_there_after_a_restart_and_no_match_counts_twice() {
    let folder = Folder::new("ranked");
    let file = || Arc::new(SqliteLog::open(folder.file("kartenhaus.db")).unwrap());
    let site = Site::with(quick(), file()).await;
    let (ada, bea) = (Person::new(1), Person::new(2));
    let guests = table(&site, &ada, &bea).await;
    play(&site, &guests, 7).await;
    changes(&site, &guests[0].room, 1).await;
    let before = board(&site).await;
    assert_eq!(before["persons"], 2);
    site.stop().await;
    let site = Site::with(quick(), file()).await;
    // The room is loaded with its match on the table, which says again what it came to.
    let lines = site.lines(&guests).await;
    assert_eq!(
        (&lines[0].room["counts"], &lines[0].room["stage"]),
        (&json!(true), &json!("match_over"))
    );
    assert_eq!(changes(&site, &guests[0].room, 1).await["counts"], true);
    drop(lines);
    let log = site.stop().await;
    drop(log);
    let site = Site::with(quick(), file()).await;
    assert_eq!(board(&site).await, before);
    site.stop().await;
}

#[tokio::test]
async fn a_table_says_why_its_next_match_does_not_count() {
    let site = Site::start().await;
    let (ada, bea) = (Person::new(1), Person::new(2));
    let host = opens(&site, &ada, "Ada").await;
    let state = async || site.look(&host.room).await["ranked"].clone();
    let set = async |settings: Json| {
        site.does(&host, json!({ "type": "settings", "settings": settings })).await["ranked"]
            .clone()
    };
    assert_eq!(state().await, "off");
    assert_eq!(set(json!({ "ranked": true })).await, "closed");
    for clock in ["off", "gentle"] {
        let settings = json!({ "ranked": true, "open": true, "clock": clock });
        assert_eq!(set(settings).await, "clock");
    }
    let good = json!({ "ranked": true, "open": true, "clock": "live", "programs": true });
    assert_eq!(set(good).await, "alone");
    site.does(&host, json!({ "type": "add_bot", "level": "club" })).await;
    assert_eq!(state().await, "alone", "bots are no opponents by themselves");
    let plain = site.sit(&host.room, "Cem").await;
    assert_eq!(state().await, "keys");
    site.does(&plain, json!({ "type": "leave" })).await;
    let twice = sits(&site, &host.room, &ada, "Ada 2").await;
    assert_eq!(state().await, "twice");
    site.does(&twice, json!({ "type": "leave" })).await;
    sits(&site, &host.room, &bea, "Bea").await;
    assert_eq!(state().await, "counts");
    // House rules exclude it; the game's quick rules do not, and neither does what is standard.
    let games: Json = serde_json::from_slice(&site.get("/api/games").await.body).unwrap();
    let ktu = games.as_array().unwrap().iter().find(|game| game["game"] == GAME).unwrap();
    for preset in ktu["presets"].as_array().unwrap() {
        let id = preset["id"].as_str().unwrap();
        let plain = ["standard", "quick", "days"].contains(&id);
        site.does(&host, json!({ "type": "preset", "preset": preset["preset"] })).await;
        let clock = site.look(&host.room).await["settings"]["clock"].clone();
        let expected = match (plain, clock.as_str().unwrap()) {
            (_, "off") => "clock",
            (true, _) => "counts",
            (false, _) => "options",
        };
        assert_eq!(state().await, expected, "{id}");
    }
    site.does(&host, json!({ "type": "preset", "preset": { "clock": "live" } })).await;
    let rounds = json!({ "type": "option", "name": "rounds", "value": 3 });
    assert_eq!(site.does(&host, rounds).await["ranked"], "options");
    let standard = json!({ "type": "option", "name": "rounds", "value": null });
    assert_eq!(site.does(&host, standard).await["ranked"], "counts");
    let sit = json!({ "type": "sit", "name": "Robot", "program": true });
    site.post(&format!("/api/rooms/{}", host.room), None, &sit).await.expect(200, "RoomAnswer");
    assert_eq!(state().await, "programs");
    // What does not count says so, and changes nothing.
    let room = site.does(&host, json!({ "type": "start" })).await;
    assert_eq!(room["counts"], false);
    assert_eq!(board(&site).await["persons"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_or_taken_off_in_a_ranked_match_and_who_leaves_is_not_spared() {
    let site = Site::start().await;
    let (ada, bea) = (Person::new(1), Person::new(2));
    let guests = table(&site, &ada, &bea).await;
    let [host, guest] = &guests;
    let mut line = Client::open(&site, &host.room, Some(&host.key), None).await;
    let other = Client::open(&site, &host.room, Some(&guest.key), None).await;
    site.does(host, json!({ "type": "start" })).await;
    line.until(|client| client.room["counts"] == true).await;
    site.refused(host, json!({ "type": "remove", "seat": 1 }), "not_now").await;
    site.refused(host, json!({ "type": "stand_in", "seat": 1 }), "not_now").await;
    for change in [("clock", json!("off")), ("aids", json!("recall")), ("snaps", json!("quick"))] {
        let mut settings = ranked();
        settings["settings"][change.0] = change.1;
        site.refused(host, settings, "not_now").await;
    }
    let mut chats = ranked();
    chats["settings"]["chat"] = json!(false);
    site.does(host, chats).await;
    // Bea leaves, and nobody takes her seat; Ada, alone with bots now, gets no help all the same.
    drop(other);
    site.does(guest, json!({ "type": "leave" })).await;
    let late = sits(&site, &host.room, &Person::new(3), "Cem").await;
    let seat = site.look(&host.room).await["seats"].as_array().unwrap().len();
    assert_eq!(seat, 3, "he plays from the next match on");
    site.does(&late, json!({ "type": "leave" })).await;
    line.until(|client| !client.legal().is_empty()).await;
    assert_eq!(line.update["help"], Json::Null);
    let (number, seq) = line.seen().unwrap();
    line.say(json!({ "type": "hint", "match": number, "seq": seq })).await;
    let fault = line.until_type("fault").await;
    assert_eq!(fault["code"], "not_now");
    let mut rng = Seed::from_number(8).rng("player", 0);
    play_until(&site, host, &mut line, &mut rng, is_over).await;
    let told = changes(&site, &host.room, 1).await;
    assert_eq!(
        (&told["seats"][1]["name"], &told["seats"][1]["before"]),
        (&json!("Bea"), &json!(500))
    );
    assert_ne!(told["seats"][1]["after"], 500);
    assert_eq!(board(&site).await["persons"], 2);
}

#[tokio::test]
async fn a_host_of_a_site_may_have_none() {
    for (leaderboard, open_tables) in [(false, true), (true, false)] {
        let config = Config { leaderboard, open_tables, ..quick() };
        let site = Site::with(config, Arc::new(MemoryLog::default())).await;
        let host = opens(&site, &Person::new(1), "Ada").await;
        let settings = json!({ "type": "settings", "settings": { "ranked": true } });
        site.refused(&host, settings, "impossible").await;
        assert_eq!(board(&site).await["allowed"], false);
        assert_eq!(own(&site, &Person::new(1)).await, json!({ "allowed": false, "ratings": [] }));
        let tables = site.get("/api/tables").await.expect(200, "OpenTables");
        assert_eq!(tables["leaderboard"], false);
        site.stop().await;
    }
    let site = Site::start().await;
    site.get("/api/ratings/nothing").await.is_fault("not_found");
    let path = "/api/rooms/plum-otter-lamp-1001/matches/1/ratings";
    site.get(path).await.is_fault("no_room");
    let host = site.host(GAME).await;
    let path = format!("/api/rooms/{}/matches/1/ratings", host.room);
    let none = json!({ "counts": null, "seats": [] });
    assert_eq!(site.get(&path).await.expect(200, "MatchRatings"), none);
}
