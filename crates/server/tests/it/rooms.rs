//! Rooms: who sits where, who is the host, and what the host chooses.

use serde_json::{Value as Json, json};
use server::limits::KNOCKS_MAX;

use crate::client::Client;
use crate::site::Site;

fn names(room: &Json) -> Vec<&str> {
    let seats = room["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn people_sit_down_get_up_and_take_names() {
    let site = Site::start().await;
    let host = site.host("ktu").await;
    let bea = site.sit(&host.room, "Bea").await;
    let other = site.sit(&host.room, " Bea \n").await;
    assert_eq!(names(&site.look(&host.room).await), ["Host", "Bea", "Bea 2"]);
    let room = site.does(&other, json!({ "type": "rename", "name": "Cem" })).await;
    assert_eq!(names(&room), ["Host", "Bea", "Cem"]);
    let room = site.does(&bea, json!({ "type": "leave" })).await;
    assert_eq!(names(&room), ["Host", "Cem"]);
    site.refused(&bea, json!({ "type": "ready" }), "bad_key").await;
    // The host leaves, and the next person is the host.
    let room = site.does(&host, json!({ "type": "leave" })).await;
    assert_eq!((names(&room), &room["host"]), (vec!["Cem"], &json!(0)));
    site.does(&other, json!({ "type": "add_bot", "level": "dice" })).await;
}

#[tokio::test]
async fn a_full_table_makes_room_for_people_where_bots_sit() {
    let site = Site::start().await;
    let guests = site.table("ktu", 1, 4, &[]).await;
    site.refused(&guests[0], json!({ "type": "add_bot", "level": "novice" }), "not_now").await;
    for name in ["Bea", "Cem", "Dia", "Eli"] {
        site.sit(&guests[0].room, name).await;
    }
    let sit = json!({ "type": "sit", "name": "Fen" });
    site.post(&format!("/api/rooms/{}", guests[0].room), None, &sit).await.is_fault("not_now");
}

#[tokio::test]
async fn options_are_differences_from_the_standard() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[]).await;
    let option =
        |name: &str, value: Json| json!({ "type": "option", "name": name, "value": value });
    let room = site.does(&guests[0], option("pass", json!("hard"))).await;
    assert_eq!(room["options"], json!({ "pass": "hard" }));
    let room = site.does(&guests[0], option("rounds", json!("4"))).await;
    assert_eq!(room["options"], json!({ "pass": "hard", "rounds": 4 }));
    let room = site.does(&guests[0], option("pass", json!("soft"))).await;
    assert_eq!(room["options"], json!({ "rounds": 4 }), "the standard is no difference");
    let room = site.does(&guests[0], option("rounds", Json::Null)).await;
    assert_eq!(room["options"], json!({}));
    for (name, value) in [
        ("pass", json!("loud")),
        ("rounds", json!(0)),
        ("rounds", json!(-1)),
        ("rounds", json!([1])),
        ("speed", json!(1)),
    ] {
        site.refused(&guests[0], option(name, value), "impossible").await;
    }
    site.does(&guests[0], option("pass", json!("hard"))).await;
    let room = site.does(&guests[0], json!({ "type": "game", "game": "ktu" })).await;
    assert_eq!((&room["game"], &room["options"]), (&json!("ktu"), &json!({})));
    site.refused(
        &guests[0],
        json!({ "type": "settings", "settings": { "clock": "fast" } }),
        "bad_message",
    )
    .await;
}

#[tokio::test]
async fn a_match_needs_enough_seats_and_a_possible_table() {
    let site = Site::start().await;
    let host = site.host("kartu-sama").await;
    site.refused(&host, json!({ "type": "start" }), "impossible").await;
    for _ in 0..9 {
        site.does(&host, json!({ "type": "add_bot", "level": "novice" })).await;
    }
    site.does(&host, json!({ "type": "option", "name": "decks", "value": 1 })).await;
    site.refused(&host, json!({ "type": "start" }), "impossible").await;
    site.does(&host, json!({ "type": "option", "name": "decks", "value": null })).await;
    let room = site.does(&host, json!({ "type": "start" })).await;
    assert_eq!((&room["stage"], &room["playing"]), (&json!("playing"), &json!(10)));
    let again = site.does(&host, json!({ "type": "start" })).await;
    assert_eq!(again["match"], room["match"], "it has begun");
    site.refused(&host, json!({ "type": "game", "game": "ktu" }), "not_now").await;
}

/// A piquet deck has cards enough for three; a fourth makes it two decks, which nobody chose.
#[tokio::test]
async fn a_room_says_how_many_decks_it_takes() {
    let site = Site::start().await;
    let guests = site.table("kartu-sama", 2, 1, &[("deck", json!("piquet"))]).await;
    assert_eq!(site.look(&guests[0].room).await["note"], Json::Null);
    let bot = json!({ "type": "add_bot", "level": "novice" });
    let room = site.does(&guests[0], bot).await;
    let note = json!({ "id": "note-kartu-sama-decks", "params": { "decks": 2, "cards": 32 } });
    assert_eq!(room["note"], note);
    let room = site.does(&guests[0], json!({ "type": "game", "game": "kartel" })).await;
    assert_eq!(room["note"], Json::Null);
}

#[tokio::test]
async fn who_comes_late_takes_a_bots_seat_or_watches() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 1, &[]).await;
    let settings =
        |takeover: bool| json!({ "type": "settings", "settings": { "takeover": takeover } });
    site.does(&guests[0], settings(false)).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let late = site.sit(&guests[0].room, "Late").await;
    let mut watching = Client::open(&site, &late.room, Some(&late.key), None).await;
    watching.until(|client| !client.update.is_null()).await;
    assert_eq!(watching.update["legal"], json!([]));
    let room = site.look(&late.room).await;
    assert_eq!((names(&room).len(), &room["playing"]), (4, &json!(3)), "for the next match");
    site.does(&guests[0], settings(true)).await;
    let sat = site.sit(&guests[0].room, "Dia").await;
    let room = site.look(&sat.room).await;
    assert_eq!(names(&room)[2], "Dia", "in the bot's place");
    let mut playing = Client::open(&site, &sat.room, Some(&sat.key), None).await;
    playing.until(|client| !client.update.is_null()).await;
    let hand = &playing.update["view"]["hands"][2];
    assert!(hand.is_array(), "with the bot's cards: {hand}");
    assert_eq!(playing.room["seats"][2]["waits"], false);
}

#[tokio::test]
async fn who_looks_with_a_seats_key_hears_whether_it_is_to_decide() {
    let site = Site::start().await;
    let guests = site.table("kartel", 3, 0, &[]).await;
    let lines = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let path = format!("/api/rooms/{}", guests[0].room);
    let mut turns = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let bearer = format!("Bearer {}", guest.key);
        let headers = [("authorization", bearer.as_str())];
        let room = site.send("GET", &path, &headers, None).await.expect(200, "RoomLook");
        assert_eq!(room["seat"], seat);
        turns.push(room["turn"] == true);
    }
    assert_eq!(turns.iter().filter(|&&turn| turn).count(), 1, "one leads the first trick");

    // Without a key, or with another room's, it is nobody's turn; what is no key is refused.
    let other = format!("Bearer {}", site.host("ktu").await.key);
    for headers in [&[][..], &[("authorization", other.as_str())]] {
        let room = site.send("GET", &path, headers, None).await.expect(200, "RoomLook");
        assert_eq!((&room["seat"], &room["turn"]), (&Json::Null, &json!(false)));
    }
    let odd = [("authorization", "Bearer of bad news")];
    site.send("GET", &path, &odd, None).await.is_fault("bad_key");
    drop(lines);
}

#[tokio::test]
async fn who_leaves_a_match_is_followed_by_a_bot() {
    let site = Site::start().await;
    let guests = site.table("kartel", 3, 0, &[]).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let room = site.does(&guests[0], json!({ "type": "leave" })).await;
    assert_eq!(room["seats"][0]["bot"], "novice");
    assert_eq!(room["host"], 1, "and somebody else is the host");
    let room = site.does(&guests[1], json!({ "type": "remove", "seat": 2 })).await;
    assert_eq!(room["seats"][2]["bot"], "novice");
    site.refused(&guests[2], json!({ "type": "ready" }), "bad_key").await;
    let room = site.does(&guests[1], json!({ "type": "delegate", "on": true })).await;
    assert_eq!(
        (&room["seats"][1]["delegated"], &room["seats"][1]["bot"]),
        (&json!(true), &Json::Null)
    );
}

#[tokio::test]
async fn the_chat_is_on_until_the_host_turns_it_off() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 0, &[]).await;
    let say = |text: &str| json!({ "type": "say", "text": text });
    let chat = |on: bool| json!({ "type": "settings", "settings": { "chat": on } });
    site.does(&guests[0], chat(false)).await;
    site.refused(&guests[1], say("hello"), "not_now").await;
    site.does(&guests[0], chat(true)).await;
    site.does(&guests[1], say(" hello\n there ")).await;
    let room = site.look(&guests[0].room).await;
    assert_eq!(room["chat"], json!([{ "name": "Guest 1", "text": "hello there" }]));
    site.refused(&guests[1], say(&"x".repeat(201)), "impossible").await;
    site.refused(&guests[1], say(" "), "impossible").await;
}

#[tokio::test]
async fn a_room_may_have_a_door() {
    let site = Site::start().await;
    let host = site.host("ktu").await;
    let door = |door: bool| json!({ "type": "settings", "settings": { "door": door } });
    site.does(&host, door(true)).await;
    // Who knocks has a key, and no seat.
    let mut waiting = Vec::new();
    for name in ["Bea", "Cem", "Bea"] {
        let guest = site.sit(&host.room, name).await;
        let line = Client::open(&site, &guest.room, Some(&guest.key), None).await;
        assert_eq!((line.you, &line.last["at_door"]), (None, &json!(true)));
        waiting.push((guest, line));
    }
    let room = site.look(&host.room).await;
    let at_door: Vec<&str> =
        room["door"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!((names(&room), at_door), (vec!["Host"], vec!["Bea", "Cem", "Bea 2"]));
    let knock = |place: usize| room["door"][place]["knock"].clone();
    let admit = |knock: &Json| json!({ "type": "admit", "knock": knock });
    site.refused(&waiting[0].0, json!({ "type": "ready" }), "bad_key").await;
    site.refused(&waiting[0].0, admit(&knock(0)), "bad_key").await;
    site.refused(&host, admit(&json!(0)), "impossible").await;
    // One is let in, one is turned away, and one goes.
    let now = site.does(&host, admit(&knock(0))).await;
    assert_eq!(names(&now), ["Host", "Bea"]);
    waiting[0].1.until(|line| line.you == Some(1)).await;
    site.refused(&host, admit(&knock(0)), "impossible").await;
    site.does(&host, json!({ "type": "turn_away", "knock": knock(1) })).await;
    waiting[1].1.until(|line| line.last["at_door"] == false).await;
    site.refused(&waiting[1].0, json!({ "type": "leave" }), "bad_key").await;
    site.refused(&waiting[1].0, json!({ "type": "ready" }), "bad_key").await;
    let room = site.does(&waiting[2].0, json!({ "type": "leave" })).await;
    assert_eq!(room["door"], json!([]));
    site.does(&host, door(false)).await;
    site.sit(&host.room, "Dia").await;
    assert_eq!(names(&site.look(&host.room).await), ["Host", "Bea", "Dia"]);
}

/// Nobody who waits is pushed aside by others, so that nobody is let in who took a name from them.
#[tokio::test]
async fn only_so_many_wait_at_a_door() {
    let site = Site::start().await;
    let host = site.host("ktu").await;
    site.does(&host, json!({ "type": "settings", "settings": { "door": true } })).await;
    let mut lines = Vec::new();
    for number in 0..KNOCKS_MAX {
        let guest = site.sit(&host.room, &format!("Guest {number}")).await;
        lines.push(Client::open(&site, &guest.room, Some(&guest.key), None).await);
    }
    let before = site.look(&host.room).await["door"].clone();
    let path = format!("/api/rooms/{}", host.room);
    let sit = json!({ "type": "sit", "name": "Guest 0" });
    for _ in 0..3 {
        site.post(&path, None, &sit).await.is_fault("not_now");
    }
    assert_eq!(site.look(&host.room).await["door"], before);
    // But nobody waits for those who have gone.
    lines.remove(3).close().await;
    site.until_metric("sockets", KNOCKS_MAX as u64 - 1).await;
    site.sit(&host.room, "Eli").await;
    let door = site.look(&host.room).await["door"].clone();
    let names: Vec<&str> =
        door.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    let all = (0..KNOCKS_MAX).filter(|number| *number != 3).map(|number| format!("Guest {number}"));
    assert_eq!(names, all.chain(["Eli".to_owned()]).collect::<Vec<_>>());
}
