//! Duplicate: the same deals in several matches, from other seats each time, and nothing told of
//! them before the last is over.

use std::sync::Arc;

use games::Kind;
use serde_json::{Value as Json, json};
use server::log::{EventLog, MemoryLog};

use crate::on_nats;
use crate::player::{is_over, play_out, short};
use crate::site::{Guest, Site, quick};

/// Plays the match with this number, which has begun, to its end; the room then.
async fn play(site: &Site, guests: &[Guest], number: u32) -> Json {
    let mut clients = site.lines(guests).await;
    for client in &mut clients {
        client.until(|client| client.update["match"] == number).await;
    }
    play_out(site, guests, &mut clients, u64::from(number)).await;
    clients[0].until(is_over).await;
    clients[0].room.clone()
}

/// Whether a match is told with its cards: its record and its rounds, and where those are not, no
/// review of it either.
async fn is_told(site: &Site, room: &str, number: u32) -> bool {
    let path = format!("/api/rooms/{room}/matches/{number}");
    let record = site.get(&format!("{path}/record")).await.status == 200;
    let rounds = site.get(&format!("{path}/rounds/1")).await;
    assert_eq!(rounds.status == 200, record);
    if !record {
        rounds.is_fault("not_now");
        site.get(&format!("{path}/review")).await.is_fault("not_now");
    }
    record
}

/// The first dealer of a match, and its first deck.
async fn deals(site: &Site, room: &str, number: u32) -> [String; 2] {
    let record = site.get(&format!("/api/rooms/{room}/matches/{number}/record")).await;
    assert_eq!(record.status, 200);
    let record = String::from_utf8(record.body.to_vec()).unwrap();
    ["dealer ", "deck "].map(|word| {
        record.lines().find(|line| line.starts_with(word)).expect("each record has one").to_owned()
    })
}

async fn check<L: EventLog>(kind: Kind, [one, other]: [Arc<L>; 2]) {
    let (one, other) = (Site::with(quick(), one).await, Site::with(quick(), other).await);
    let guests = one.table(kind.id(), 2, 0, &short(kind.id())).await;
    let room = guests[0].room.clone();
    let settings = json!({ "type": "settings", "settings": { "duplicate": "two" } });
    one.does(&guests[0], settings).await;
    let begun = one.does(&guests[0], json!({ "type": "start" })).await;
    let first = json!({ "part": 1, "of": 2, "points": null });
    assert_eq!((&begun["duplicate"], &begun["ranked"]), (&first, &json!("off")));
    assert_eq!(play(&one, &guests, 1).await["duplicate"], first);
    // It is over, but its deals are to be played again; what it came to is no secret.
    assert!(!is_told(&one, &room, 1).await && !is_told(&other, &room, 1).await);
    let history = one.get(&format!("/api/rooms/{room}/matches")).await;
    assert_eq!(history.expect(200, "History")["matches"].as_array().map(Vec::len), Some(1));
    // The next one, on another server.
    for guest in &guests {
        other.does(guest, json!({ "type": "ready" })).await;
    }
    assert!(!is_told(&one, &room, 1).await);
    let over = play(&other, &guests, 2).await;
    assert_eq!((&over["duplicate"]["part"], &over["duplicate"]["of"]), (&json!(2), &json!(2)));
    let points: Vec<f64> = serde_json::from_value(over["duplicate"]["points"].clone()).unwrap();
    assert_eq!(points.len(), 2);
    assert!(points.iter().sum::<f64>().abs() < 1e-9, "{points:?}");
    for site in [&one, &other] {
        assert!(is_told(site, &room, 1).await && is_told(site, &room, 2).await);
    }
    let [dealer, deck] = deals(&one, &room, 1).await;
    let [next_dealer, next_deck] = deals(&one, &room, 2).await;
    assert!(dealer != next_dealer && deck == next_deck, "{kind}: the same, from the other seat");
    // Then come new deals.
    for guest in &guests {
        one.does(guest, json!({ "type": "ready" })).await;
    }
    let next = play(&one, &guests, 3).await;
    assert_eq!(next["duplicate"], first);
    assert!(!is_told(&one, &room, 3).await && is_told(&one, &room, 2).await);
    // Whoever clears the table will not play them again.
    one.does(&guests[0], json!({ "type": "lobby" })).await;
    assert!(is_told(&one, &room, 3).await);
    assert_ne!(deals(&one, &room, 3).await[1], deck);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_deals_are_played_from_other_seats_on_every_server() {
    for kind in Kind::ALL {
        let log = Arc::new(MemoryLog::default());
        check(kind, [log.clone(), log]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_deals_are_played_from_other_seats_on_nats() {
    on_nats("duplicate", async |logs| check(Kind::ALL[1], logs).await).await;
}
