//! One match after another in a room, and rooms that leave memory in between.

use std::sync::Arc;
use std::time::Duration;

use games::Seed;
use serde_json::{Value as Json, json};
use server::Config;
use server::log::MemoryLog;

use crate::client::Client;
use crate::mirror::room_stream;
use crate::player::{choice, play_out, short};
use crate::site::{Guest, Site, quick};

async fn played(game: &str, bots: usize) -> (Site, Vec<Guest>, Vec<Client>) {
    let site = Site::start().await;
    let guests = site.table(game, 2, bots, &short(game)).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    play_out(&site, &guests, &mut clients, 3).await;
    (site, guests, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn another_match_when_everyone_is_ready() {
    let (site, guests, mut clients) = played("kartel", 1).await;
    let room = site.does(&guests[1], json!({ "type": "ready" })).await;
    let ready: Vec<&Json> = (0..3).map(|seat| &room["seats"][seat]["ready"]).collect();
    assert_eq!(
        (ready, &room["match"]),
        (vec![&json!(false), &json!(true), &json!(false)], &json!(1))
    );
    let room = site.does(&guests[0], json!({ "type": "ready" })).await;
    assert_eq!((&room["match"], &room["stage"]), (&json!(2), &json!("playing")));
    assert!(room["seats"].as_array().unwrap().iter().all(|seat| seat["ready"] == false));
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2).await;
        assert_eq!(client.update["scores"]["rounds"], json!([]));
    }
    play_out(&site, &guests, &mut clients, 4).await;
    assert_eq!(clients[0].update["match"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_need_not_wait() {
    let (site, guests, mut clients) = played("ktu", 0).await;
    // Who came late plays in the next match.
    let late = site.sit(&guests[0].room, "Late").await;
    let mut line = Client::open(&site, &late.room, Some(&late.key), None).await;
    assert_eq!((line.you, &line.update["legal"]), (Some(2), &json!([])));
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in clients.iter_mut().chain([&mut line]) {
        client.until(|client| client.update["match"] == 2).await;
        assert_eq!((client.room["playing"].as_u64(), client.legal().len()), (Some(3), 35));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_clears_the_table_for_another_game() {
    let (site, guests, mut clients) = played("kartu-sama", 1).await;
    let game = json!({ "type": "game", "game": "ktu" });
    site.refused(&guests[0], game.clone(), "not_now").await;
    site.refused(&guests[1], json!({ "type": "lobby" }), "not_host").await;
    let room = site.does(&guests[0], json!({ "type": "lobby" })).await;
    assert_eq!(
        (&room["stage"], &room["playing"], &room["match"]),
        (&json!("lobby"), &json!(0), &json!(1))
    );
    // Now seats can be given up for good.
    let room = site.does(&guests[0], json!({ "type": "remove", "seat": 2 })).await;
    assert_eq!(room["seats"].as_array().unwrap().len(), 2);
    site.does(&guests[0], game).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2).await;
        assert_eq!(client.update["view"]["game"], "ktu");
    }
    let again = Client::open(&site, &guests[1].room, Some(&guests[1].key), Some((1, 40))).await;
    assert_eq!((&again.update["match"], &again.update["told"]), (&json!(2), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_over_sees_what_the_seat_may_know_from_now_on() {
    let site = Site::start().await;
    let guests = site.table("khamul", 1, 1, &[]).await;
    let mut host = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    host.until(|client| !client.legal().is_empty()).await;
    host.until(|client| client.update["view"].to_string().contains("\"to_act\":[0]")).await;
    let late = site.sit(&guests[0].room, "Late").await;
    let line = Client::open(&site, &late.room, Some(&late.key), None).await;
    assert_eq!((line.you, &line.update["peeks"]), (Some(1), &json!([])));
    // A match goes on with who sits there now.
    let room = site.does(&late, json!({ "type": "rename", "name": "Dia" })).await;
    assert_eq!((&room["seats"][1]["name"], &room["seats"][1]["bot"]), (&json!("Dia"), &Json::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_later_is_told_nothing_of_before() {
    let site = Site::start().await;
    let guests = site.table("khamul", 2, 0, &[]).await;
    let settings = json!({ "type": "settings", "settings": { "aids": "notes" } });
    site.does(&guests[0], settings).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.legal().contains(&"peek 0 1".to_owned())).await;
        client.play("peek 0 1").await;
    }
    clients[1].say(json!({ "type": "note", "slot": 0, "text": "Eve's" })).await;
    clients[1].until(|client| client.update["aids"]["notes"][0] == "Eve's").await;
    // The same person may be told again what all were told, and its notes; and no card.
    let again = Client::open(&site, &guests[1].room, Some(&guests[1].key), Some((1, 1))).await;
    assert_eq!(again.update["aids"]["notes"][0], "Eve's");
    site.does(&guests[1], json!({ "type": "leave" })).await;
    let late = site.sit(&guests[0].room, "Late").await;
    let line = Client::open(&site, &late.room, Some(&late.key), Some((1, 1))).await;
    assert_eq!((line.you, &line.update["peeks"]), (Some(1), &json!([])));
    assert!(line.update["aids"]["notes"].as_array().unwrap().iter().all(Json::is_null));
    for client in [&again, &line] {
        let told = client.update["told"].as_array().unwrap();
        assert!(!told.is_empty() && told.iter().all(|told| told["you"] == json!([])), "{told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_belongs_to_its_match() {
    let (site, guests, mut clients) = played("ktu", 1).await;
    for guest in &guests {
        site.does(guest, json!({ "type": "ready" })).await;
    }
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2 && !client.legal().is_empty()).await;
    }
    let (seq, mv) = (clients[0].seq(), clients[0].legal()[0].clone());
    for number in [0, 1, 3] {
        let play = json!({ "type": "play", "match": number, "seq": seq, "move": mv });
        clients[0].say(play).await;
        assert_eq!(clients[0].until_type("refused").await["code"], "stale", "{number}");
    }
    clients[0].play(&mv).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_sees_the_table_only() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[]).await;
    let mut watcher = Client::open(&site, &guests[0].room, None, None).await;
    assert_eq!(watcher.room["watching"], 1);
    site.does(&guests[0], json!({ "type": "start" })).await;
    watcher.until(|client| !client.update.is_null()).await;
    assert_eq!(watcher.you, None);
    for field in ["legal", "queued", "peeks"] {
        assert_eq!(watcher.update[field], json!([]), "{field}");
    }
    assert!(watcher.update["view"]["hands"].as_array().unwrap().iter().all(Json::is_u64));
    watcher.say(json!({ "type": "note", "slot": 0, "text": "x" })).await;
    watcher.say(json!({ "type": "shown", "ids": [1] })).await;
    watcher.ping().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_key_and_no_hash_leaves_the_server() {
    let (site, guests, clients) = played("ktu", 1).await;
    let entries = site.log.read(&room_stream(&guests[0].room), 0).await.unwrap();
    let mut secrets: Vec<String> = guests.iter().map(|guest| guest.key.clone()).collect();
    for entry in &entries {
        let entry: Json = serde_json::from_str(entry).unwrap();
        secrets.extend(entry["key"].as_str().map(str::to_owned));
        assert!(!entry.to_string().contains(&guests[0].key), "the log has only a hash");
    }
    assert_eq!(secrets.len(), 4);
    let room = site.look(&guests[0].room).await.to_string();
    for secret in secrets {
        assert!(!room.contains(&secret));
        let told = clients.iter().flat_map(|client| &client.heard);
        assert!(told.into_iter().all(|text| !text.contains(&secret)));
    }
}

/// Every line closes after every move, the session leaves memory, and the next line brings it back.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_the_log() {
    let config = Config { idle: Duration::ZERO, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let guests = site.table("krass-kariert", 2, 0, &[]).await;
    site.does(&guests[0], json!({ "type": "settings", "settings": { "chat": true } })).await;
    site.does(&guests[1], json!({ "type": "say", "text": "hello" })).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let mut rng = Seed::from_number(9).rng("idle", 0);
    let mut seen = [None, None];
    for step in 0..24 {
        site.until_metric("sessions", 0).await;
        let guest = &guests[step % 2];
        let mut line = Client::open(&site, &guest.room, Some(&guest.key), seen[step % 2]).await;
        assert_eq!(line.room["chat"][0]["text"], "hello");
        if let Some(mv) = choice(&line, &mut rng).await {
            line.play(&mv).await;
        }
        seen[step % 2] = line.seen();
        line.close().await;
    }
    assert!(seen[0] > Some((1, 8)), "{seen:?}");
    assert_eq!(site.metric("broken_sessions_total").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_passes_on_and_stands_in() {
    let site = Site::start().await;
    let guests = site.table("ktu", 3, 1, &[]).await;
    let _line = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    for seat in [3, 4, 200] {
        let pass = json!({ "type": "pass_host", "seat": seat });
        site.refused(&guests[0], pass, "impossible").await;
        let stand_in = json!({ "type": "stand_in", "seat": seat });
        site.refused(&guests[0], stand_in, "impossible").await;
    }
    site.refused(&guests[0], json!({ "type": "remove", "seat": 4 }), "impossible").await;
    site.refused(&guests[0], json!({ "type": "stand_in", "seat": 0 }), "not_now").await;
    let room = site.does(&guests[0], json!({ "type": "stand_in", "seat": 1 })).await;
    assert_eq!(room["seats"][1]["delegated"], true);
    let back = Client::open(&site, &guests[1].room, Some(&guests[1].key), None).await;
    assert_eq!(back.room["seats"][1]["delegated"], false, "who is back plays again");
    assert_eq!(back.last["returned"], true, "and is told that a bot did");
    let again = Client::open(&site, &guests[1].room, Some(&guests[1].key), None).await;
    assert_eq!(again.last["returned"], false, "once");
    let room = site.does(&guests[0], json!({ "type": "pass_host", "seat": 2 })).await;
    assert_eq!(room["host"], 2);
    site.refused(&guests[0], json!({ "type": "start" }), "not_host").await;
    // A seat before the host's is given up: the host is still the same person.
    let room = site.does(&guests[0], json!({ "type": "leave" })).await;
    assert_eq!((&room["host"], &room["seats"][1]["name"]), (&json!(1), &json!("Guest 2")));
    site.does(&guests[2], json!({ "type": "start" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_taken_off_a_seat_watches() {
    let site = Site::start().await;
    let guests = site.table("kartel", 3, 0, &[]).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    clients[1].until(|client| client.update["view"]["hands"][1].is_array()).await;
    site.does(&guests[0], json!({ "type": "remove", "seat": 1 })).await;
    clients[1].until(|client| client.you.is_none() && client.last["type"] == "update").await;
    let hands = clients[1].update["view"]["hands"].as_array().unwrap();
    assert!(hands.iter().all(Json::is_u64), "its cards are seen no more");
    assert_eq!(clients[1].update["legal"], json!([]));
    let seq = clients[1].seq();
    clients[1].say_play(seq, "pass").await;
    assert_eq!(clients[1].until_type("fault").await["code"], "not_now");
}
