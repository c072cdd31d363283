//! Hints and moves that are taken back: for who plays alone against bots, and marked for ever.

use games::{Kind, Seed, fair};
use serde_json::{Value as Json, json};

use crate::client::{Client, hello};
use crate::mirror::match_stream;
use crate::player::{is_over, play_until, short};
use crate::site::{Site, quick};

async fn say(client: &mut Client, what: &str) {
    let (number, seq) = client.seen().expect("a match is on");
    client.say(json!({ "type": what, "match": number, "seq": seq })).await;
}

/// Waits until the seat has something to decide, and nobody else has.
async fn turn(client: &mut Client) {
    let own = json!([0]);
    client
        .until(|client| client.update["view"]["to_act"] == own && !client.legal().is_empty())
        .await;
}

async fn hint(client: &mut Client) -> Json {
    say(client, "hint").await;
    client.until(|client| !client.update["hint"].is_null()).await;
    client.update["hint"].clone()
}

async fn entries(site: &Site, room: &str, kind: &str) -> usize {
    let all = site.log.read(&match_stream(room, 1), 0).await.unwrap();
    all.iter().filter(|text| text.contains(&format!(r#"{{"type":"{kind}""#))).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_played_and_a_move_taken_back_in_every_game() {
    for game in Kind::ALL.map(Kind::id) {
        let site = Site::start().await;
        let guests = site.table(game, 1, 2, &short(game)).await;
        let room = guests[0].room.clone();
        site.does(&guests[0], json!({ "type": "settings", "settings": { "snaps": "sealed" } }))
            .await;
        let mut ada = Client::open(&site, &room, Some(&guests[0].key), None).await;
        let mut watcher = Client::open(&site, &room, None, None).await;
        site.does(&guests[0], json!({ "type": "start" })).await;
        turn(&mut ada).await;
        let (before, legal) = (ada.update["view"].clone(), ada.legal());
        assert_eq!(ada.update["help"], json!({ "hint": true, "take_back": false }), "{game}");
        let found = hint(&mut ada).await;
        let mv = found["move"].as_str().unwrap().to_owned();
        assert!(legal.contains(&mv), "{game}: {found}");
        assert!(!found["why"].as_array().unwrap().is_empty(), "{game}: {found}");
        // The same again is the same, and stored once.
        assert_eq!(hint(&mut ada).await, found, "{game}");
        ada.ping().await;
        assert_eq!(entries(&site, &room, "hinted").await, 1, "{game}");
        ada.play(&mv).await;
        assert!(ada.update["hint"].is_null(), "{game}");

        // Whatever the bots did since is taken back too, for everyone.
        ada.until(|client| client.update["help"]["take_back"] == true).await;
        let seq = ada.seq();
        say(&mut ada, "take_back").await;
        ada.until_type("took_back").await;
        ada.until(|client| client.seq() > seq && client.update["view"] == before).await;
        assert_eq!(ada.legal(), legal, "{game}");
        let back = ada.seq();
        watcher.until(|client| client.seq() >= back).await;
        assert_eq!(watcher.update["help"], Json::Null, "{game}");

        // Another server goes on from the log.
        drop((ada, watcher));
        let site = Site::with(quick(), site.stop().await).await;
        let mut ada = Client::open(&site, &room, Some(&guests[0].key), None).await;
        ada.until(|client| client.update["view"] == before).await;
        assert_eq!(ada.seq(), back, "{game}");
        let other = legal.iter().find(|other| **other != mv).unwrap_or(&mv);
        ada.play(other).await;
        let mut rng = Seed::from_number(7).rng("player", 0);
        play_until(&site, &guests[0], &mut ada, &mut rng, is_over).await;
        told_for_ever(&site, &room).await;
    }
}

/// The record is one that old readers read, its deals can be checked, and it says what was helped.
async fn told_for_ever(site: &Site, room: &str) {
    let path = format!("/api/rooms/{room}/matches/1");
    let about = site.get(&path).await.expect(200, "MatchAbout");
    let helped: Vec<&str> = about["helped"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| {
            assert_eq!((&it["seat"], &it["round"]), (&json!(0), &json!(1)));
            it["by"].as_str().unwrap()
        })
        .collect();
    assert_eq!(helped, ["hint", "take_back"]);
    let answer = site.get(&format!("{path}/record")).await;
    let record = String::from_utf8(answer.body.to_vec()).unwrap();
    assert!(fair::verify(&record).is_ok(), "{record}");
    let bare = games::Match::load(&record).unwrap();
    assert_eq!(json!(bare.game().standings().scores()), about["scores"]);
    let headers = [("content-type", "text/plain")];
    let brought = site.send("POST", "/api/records", &headers, Some(record.as_bytes())).await;
    let name = brought.expect(201, "RecordAnswer")["record"].as_str().unwrap().to_owned();
    let other = site.get(&format!("/api/records/{name}")).await.expect(200, "MatchAbout");
    assert_eq!(other["helped"], about["helped"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_at_a_table_with_others() {
    let site = Site::start().await;
    let guests = site.table("ktu", 1, 2, &short("ktu")).await;
    let room = guests[0].room.clone();
    let mut ada = Client::open(&site, &room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    turn(&mut ada).await;
    assert_eq!(ada.update["help"]["hint"], true);
    // Somebody sits down, even if they play from the next round on: then it is over.
    let bea = site.sit(&room, "Bea").await;
    ada.until(|client| client.update["help"].is_null()).await;
    for what in ["hint", "take_back"] {
        say(&mut ada, what).await;
        assert_eq!(ada.until_type("fault").await["code"], "not_now");
    }
    // It is said in the language of the line.
    let mut german = Client::silent(&site, &room).await;
    let mut greeting = hello(Some(&guests[0].key), None);
    greeting["language"] = "de".into();
    german.greet(greeting).await;
    for (what, why) in [
        ("hint", "Tipps bekommt nur, wer allein gegen Bots spielt."),
        ("take_back", "Züge zurücknehmen kann nur, wer allein gegen Bots spielt."),
    ] {
        say(&mut german, what).await;
        assert_eq!(german.until_type("fault").await["message"], why);
    }
    ada.ping().await;
    assert_eq!(entries(&site, &room, "hinted").await, 0);
    assert_eq!(entries(&site, &room, "took_back").await, 0);
    site.does(&bea, json!({ "type": "leave" })).await;
    ada.until(|client| client.update["help"]["hint"] == true).await;
    // A spectator has no seat to be helped on.
    let mut watcher = Client::open(&site, &room, None, None).await;
    watcher.until(|client| client.seq() > 0).await;
    say(&mut watcher, "hint").await;
    assert_eq!(watcher.until_type("fault").await["code"], "not_now");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_is_taken_back_once() {
    let site = Site::start().await;
    let guests = site.table("kartu-sama", 1, 2, &short("kartu-sama")).await;
    let mut ada = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for _ in 0..3 {
        turn(&mut ada).await;
        let mv = ada.legal().swap_remove(0);
        ada.play(&mv).await;
    }
    turn(&mut ada).await;
    let ((number, seq), legal) = (ada.seen().unwrap(), ada.legal());
    let twice = json!({ "type": "take_back", "match": number, "seq": seq });
    ada.say(twice.clone()).await;
    ada.say(twice).await;
    assert_eq!(ada.until_type("fault").await["code"], "not_now");
    assert_eq!(entries(&site, &guests[0].room, "took_back").await, 1);
    // A move that was chosen before is out of date.
    let refused = ada.refused(seq, &legal[0]).await;
    assert_eq!(refused["code"], "stale");
    // All of the round's decisions, one after the other, and not its deal.
    let mut times = 1;
    while ada.update["help"]["take_back"] == true {
        let before = ada.seq();
        say(&mut ada, "take_back").await;
        ada.until(|client| client.seq() > before).await;
        times += 1;
    }
    assert_eq!(times, 3);
    say(&mut ada, "take_back").await;
    assert_eq!(ada.until_type("fault").await["code"], "not_now");
}
