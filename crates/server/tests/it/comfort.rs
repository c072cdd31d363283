//! What makes a room comfortable: who sits where, presets, and remarks.

use serde_json::{Value as Json, json};
use server::log::Stream;

use crate::client::Client;
use crate::site::{Guest, Site, quick};

fn names(room: &Json) -> Vec<&str> {
    let seats = room["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].as_str().unwrap()).collect()
}

fn move_seat(seat: u8, to: u8) -> Json {
    json!({ "type": "move_seat", "seat": seat, "to": to })
}

/// Who each of the guests is now, as their own lines say.
async fn seats_of(site: &Site, guests: &[Guest]) -> Vec<Option<usize>> {
    site.lines(guests).await.iter().map(|client| client.you).collect()
}

#[tokio::test]
async fn everyone_keeps_their_seat_wherever_it_is_moved() {
    let site = Site::start().await;
    let guests = site.table("ktu", 3, 1, &[]).await;
    let mut lines = site.lines(&guests).await;
    let bot = names(&site.look(&guests[0].room).await)[3].to_owned();
    let room = site.does(&guests[0], move_seat(0, 2)).await;
    assert_eq!(names(&room), ["Guest 1", "Guest 2", "Host", &bot]);
    assert_eq!(room["host"], 2);
    for (line, seat) in lines.iter_mut().zip([2, 0, 1]) {
        line.until(|client| client.you == Some(seat)).await;
    }
    let room = site.does(&guests[0], move_seat(3, 0)).await;
    assert_eq!(names(&room), [&bot, "Guest 1", "Guest 2", "Host"]);
    assert_eq!((&room["host"], &room["seats"][0]["bot"]), (&json!(3), &json!("novice")));
    // It goes nowhere, and nothing is stored.
    let room = site.does(&guests[0], move_seat(1, 1)).await;
    assert_eq!(names(&room), [&bot, "Guest 1", "Guest 2", "Host"]);
    // The log says the same to the next server.
    let log = site.stop().await;
    let site = Site::with(quick(), log).await;
    assert_eq!(seats_of(&site, &guests).await, [Some(3), Some(1), Some(2)]);
    assert_eq!(site.look(&guests[0].room).await["host"], 3);
}

#[tokio::test]
async fn chance_seats_everyone() {
    let site = Site::start().await;
    let guests = site.table("ktu", 3, 1, &[]).await;
    let mut first = std::collections::BTreeSet::new();
    let room = site.look(&guests[0].room).await;
    let mut all: Vec<String> = names(&room).into_iter().map(str::to_owned).collect();
    all.sort_unstable();
    while first.len() < 4 {
        let room = site.does(&guests[0], json!({ "type": "shuffle_seats" })).await;
        let mut seats = names(&room);
        let host = room["host"].as_u64().unwrap() as usize;
        assert_eq!(seats[host], "Host", "the host is who it was");
        first.insert(seats[0].to_owned());
        seats.sort_unstable();
        assert_eq!(seats, all);
    }
    let lines = seats_of(&site, &guests).await;
    let room = site.look(&guests[0].room).await;
    for (line, name) in lines.into_iter().zip(["Host", "Guest 1", "Guest 2"]) {
        assert_eq!(names(&room)[line.unwrap()], name, "keys follow their people");
    }
}

#[tokio::test]
async fn nobody_is_moved_during_a_match_or_to_no_seat() {
    let site = Site::start().await;
    let guests = site.table("kartu-sama", 2, 0, &[("rounds", json!(1))]).await;
    for (seat, to) in [(0, 2), (2, 0), (200, 0), (1, 255)] {
        site.refused(&guests[0], move_seat(seat, to), "impossible").await;
    }
    site.refused(&guests[1], move_seat(1, 0), "not_host").await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for command in [move_seat(0, 1), json!({ "type": "shuffle_seats" })] {
        site.refused(&guests[0], command, "not_now").await;
    }
}

fn preset(preset: Json) -> Json {
    json!({ "type": "preset", "preset": preset })
}

#[tokio::test]
async fn a_preset_sets_everything_or_nothing() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[("rounds", json!(7))]).await;
    site.does(&guests[0], json!({ "type": "settings", "settings": { "chat": false } })).await;
    let wanted = json!({ "options": { "pass": "hard", "two_seat_hand": 15 }, "clock": "live" });
    let room = site.does(&guests[0], preset(wanted.clone())).await;
    assert_eq!(room["options"], json!({ "pass": "hard" }), "the standard is no difference");
    assert_eq!(
        (&room["settings"]["clock"], &room["settings"]["chat"]),
        (&json!("live"), &json!(false))
    );
    for (options, named) in [
        (json!({ "pass": "soft", "speed": 3 }), "speed"),
        (json!({ "pass": "soft", "rounds": 0 }), "rounds"),
        (json!({ "pass": "soft", "rounds": [1] }), "option"),
    ] {
        let answer = site.ask(&guests[0], &preset(json!({ "options": options }))).await;
        let fault = answer.is_fault("impossible");
        assert!(fault["message"].as_str().unwrap().contains(named), "{fault}");
    }
    for no_preset in [json!({ "clock": "fast" }), json!({ "colour": 1 }), json!(3)] {
        site.refused(&guests[0], preset(no_preset), "bad_message").await;
    }
    let same = site.look(&guests[0].room).await;
    assert_eq!((&same["options"], &same["settings"]), (&room["options"], &room["settings"]));
    site.refused(&guests[1], preset(wanted.clone()), "not_host").await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    site.refused(&guests[0], preset(wanted), "not_now").await;
    // The log says the same to the next server.
    let log = site.stop().await;
    let site = Site::with(quick(), log).await;
    let after = site.look(&guests[0].room).await;
    assert_eq!((&after["options"], &after["settings"]), (&room["options"], &room["settings"]));
}

#[tokio::test]
async fn every_preset_that_comes_with_a_game_can_be_played() {
    let site = Site::start().await;
    let games: Vec<Json> = serde_json::from_slice(&site.get("/api/games").await.body).unwrap();
    for about in games {
        let game = about["game"].as_str().unwrap();
        for named in about["presets"].as_array().unwrap() {
            let guests = site.table(game, 1, 2, &[]).await;
            let room = site.does(&guests[0], preset(named["preset"].clone())).await;
            assert_eq!(room["options"], named["preset"]["options"], "{named}: no word too many");
            let room = site.does(&guests[0], json!({ "type": "start" })).await;
            assert_eq!(room["stage"], "playing", "{game} {named}");
        }
    }
}

async fn offered(client: &mut Client) -> Vec<Json> {
    client.say(json!({ "type": "talk" })).await;
    client.until_type("talk").await["phrases"].as_array().unwrap().clone()
}

fn talk(phrase: &Json) -> Json {
    json!({ "type": "talk", "phrase": phrase })
}

#[tokio::test]
async fn what_the_rules_offer_is_said_to_everyone() {
    let site = Site::start().await;
    let guests = site.table("kartel", 3, 0, &[]).await;
    let mut lines = site.lines(&guests).await;
    let mut watching = Client::open(&site, &guests[0].room, None, None).await;
    assert_eq!(offered(&mut lines[0]).await, [Json::Null; 0], "nothing is played yet");
    let well = json!({ "id": "talk-well-played", "params": {} });
    site.refused(&guests[0], talk(&well), "not_now").await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let all = offered(&mut lines[0]).await;
    assert!(all.contains(&well) && all.len() <= 5, "{all:?}");
    for line in lines.iter_mut().chain([&mut watching]) {
        assert_eq!(offered(line).await, all, "the same for everyone");
    }
    site.does(&guests[1], talk(&well)).await;
    for line in lines.iter_mut().chain([&mut watching]) {
        let said = line.until_type("talked").await;
        assert_eq!((&said["seat"], &said["phrase"]), (&json!(1), &well));
    }
    // One in five seconds, for each seat by itself.
    site.refused(&guests[1], talk(&well), "too_many").await;
    site.does(&guests[2], talk(&well)).await;
}

#[tokio::test]
async fn nobody_says_what_is_not_offered() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[]).await;
    let mut lines = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for phrase in [
        json!({ "id": "talk-left", "params": { "seat": { "seat": 0 }, "count": 1 } }),
        json!({ "id": "talk-thanks", "params": {} }),
        json!({ "id": "talk-well-played", "params": { "name": "anything" } }),
        json!({ "id": "anything at all", "params": {} }),
    ] {
        site.refused(&guests[0], talk(&phrase), "not_now").await;
    }
    for no_phrase in [
        json!("hello"),
        json!({ "id": "talk-thanks" }),
        json!({ "text": "hello" }),
        json!({ "id": "talk-well-played", "params": {}, "more": 1 }),
    ] {
        site.refused(&guests[0], talk(&no_phrase), "bad_message").await;
    }
    let path = format!("/api/rooms/{}", guests[0].room);
    let well = json!({ "id": "talk-well-played", "params": {} });
    site.post(&path, None, &talk(&well)).await.is_fault("bad_key");
    // The host wants no remarks.
    site.does(&guests[0], json!({ "type": "settings", "settings": { "talk": false } })).await;
    site.refused(&guests[1], talk(&well), "not_now").await;
    assert_eq!(offered(&mut lines[1]).await, [Json::Null; 0]);
}

#[tokio::test]
async fn a_remark_is_kept_nowhere() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[]).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let well = json!({ "id": "talk-well-played", "params": {} });
    let before = site.look(&guests[0].room).await;
    site.does(&guests[0], talk(&well)).await;
    assert_eq!(site.look(&guests[0].room).await, before);
    let log = site.stop().await;
    for stream in [format!("room/{}", guests[0].room), format!("match/{}/1", guests[0].room)] {
        let entries = log.read(&Stream::new(stream).unwrap(), 0).await.unwrap();
        assert!(!entries.is_empty() && !entries.join(" ").contains("talk-"));
    }
}
