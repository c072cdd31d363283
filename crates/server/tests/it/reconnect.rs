//! Lines that drop and come back, and servers that end and begin again.

use games::{Kind, Rng, Seed};
use serde_json::{Value as Json, json};
use server::Config;
use server::limits::TOLD_MAX;
use server::log::SqliteLog;
use std::sync::Arc;
use std::time::Duration;

use crate::Folder;
use crate::client::Client;
use crate::player::{choice, play_until, short};
use crate::site::{Guest, Site, quick};

async fn back(site: &Site, guest: &Guest, seen: Option<(u64, u64)>) -> Client {
    Client::open(site, &guest.room, Some(&guest.key), seen).await
}

/// The messages that hold the table, without what only a first update has.
fn table(client: &Client) -> Vec<Json> {
    ["view", "legal", "scores", "peeks", "window", "queued", "aids", "seq", "match"]
        .map(|field| client.update[field].clone())
        .into()
}

/// Everyone who has something to decide plays once, and is ready between rounds.
async fn take_turns(site: &Site, guests: &[Guest], clients: &mut [Client], rng: &mut Rng) {
    for (guest, client) in guests.iter().zip(clients.iter_mut()) {
        client.ping().await;
        // While somebody looks at cards, bots wait.
        let peeks = client.update["peeks"].as_array().into_iter().flatten();
        let ids: Vec<Json> = peeks.map(|peek| peek["id"].clone()).collect();
        if !ids.is_empty() {
            client.say(json!({ "type": "shown", "ids": ids })).await;
        }
        if client.room["stage"] == "round_over" {
            site.does(guest, json!({ "type": "ready" })).await;
        } else if let Some(mv) = choice(client, rng).await {
            let seq = client.seq();
            client.say_play(seq, &mv).await;
        }
    }
    for client in clients {
        client.ping().await;
    }
}

/// While two people and a bot play, a third line of seat 0 drops and comes back at every point.
async fn check_drops(kind: Kind) {
    let site = Site::start().await;
    let guests = site.table(kind.id(), 2, 1, &short(kind.id())).await;
    site.does(&guests[0], json!({ "type": "settings", "settings": { "snaps": "sealed" } })).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let mut rng = Seed::from_number(5).rng("drops", 0);
    let (mut dropped, mut gaps) = (None, 0);
    for step in 0..40 {
        take_turns(&site, &guests, &mut clients, &mut rng).await;
        // What the client checks: it is told all that it missed, and no more.
        let line = back(&site, &guests[0], dropped).await;
        gaps += usize::from(dropped.is_some_and(|seen| Some(seen) < line.seen()));
        if step % 3 == 0 {
            dropped = line.seen();
        }
        line.close().await;
    }
    assert!(gaps > 5, "{kind}: something was missed {gaps} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_was_missed() {
    for kind in Kind::ALL {
        check_drops(kind).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_too_long_is_told_nothing() {
    let site = Site::start().await;
    let guests = site.table("kartu-sama", 2, 0, &[("rounds", json!(50))]).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    clients[0].until(|client| client.seq() == 2).await;
    let early = clients[0].seen();
    let [a, b] = &mut clients[..] else { panic!("two") };
    let far = 2 + TOLD_MAX as u64 + 4;
    let [mut one, mut two] = [1, 2].map(|n| Seed::from_number(n).rng("far", 0));
    futures_util::future::join(
        play_until(&site, &guests[0], a, &mut one, |client| client.seq() >= far),
        play_until(&site, &guests[1], b, &mut two, |client| client.seq() >= far),
    )
    .await;
    let line = back(&site, &guests[0], early).await;
    assert_eq!(line.update["told"], json!([]));
    let exact = line.seq() - TOLD_MAX as u64;
    let line = back(&site, &guests[0], Some((1, exact))).await;
    assert_eq!(line.update["told"].as_array().unwrap().len(), TOLD_MAX);
    // Nonsense is as if nothing had been seen.
    for seen in [(1, line.seq() + 7), (7, 1), (0, 0)] {
        let mut odd = Client::silent(&site, &guests[0].room).await;
        odd.say(crate::client::hello(None, Some(seen))).await;
        odd.until(|client| !client.update.is_null()).await;
        assert_eq!(odd.update["told"], json!([]));
    }
}

/// Khamul with two people; both have looked at slots 0 and 1, and neither has shown it.
async fn looked(site: &Site) -> Vec<Guest> {
    let guests = site.table("khamul", 2, 0, &[]).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.seq() >= 2).await;
        let mv = client.legal()[0].clone();
        assert_eq!(mv, "peek 0 1");
        client.say_play(2, &mv).await;
        client.until(|client| client.update["peeks"] != json!([])).await;
        let peek = &client.update["peeks"][0];
        assert_eq!(
            (&peek["event"]["type"], &peek["event"]["slots"]),
            (&json!("peeked"), &json!([0, 1]))
        );
        client.until(|client| client.legal().is_empty() || client.seq() == 4).await;
    }
    guests
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sight_waits_until_it_was_shown() {
    let folder = Folder::new("peeks");
    let log = Arc::new(SqliteLog::open(folder.file("log")).unwrap());
    let site = Site::with(quick(), log).await;
    let guests = looked(&site).await;
    // Each line is sent it, as often as it takes.
    let mut first = back(&site, &guests[0], None).await;
    let mut second = back(&site, &guests[0], Some((1, 3))).await;
    let peeks = first.update["peeks"].clone();
    assert_eq!(peeks.as_array().unwrap().len(), 1);
    assert_eq!(second.update["peeks"], peeks);
    let id = peeks[0]["id"].as_u64().unwrap();
    // Another seat cannot say that it was shown, nor a spectator.
    let mut other = back(&site, &guests[1], None).await;
    assert_ne!(other.update["peeks"], peeks);
    let mut watcher = Client::open(&site, &guests[0].room, None, None).await;
    assert_eq!(watcher.update["peeks"], json!([]));
    for line in [&mut other, &mut watcher] {
        line.say(json!({ "type": "shown", "ids": [id] })).await;
        line.ping().await;
    }
    assert_eq!(back(&site, &guests[0], None).await.update["peeks"], peeks);
    // One tab shows it: the other one is told that there is nothing to be shown.
    first.say(json!({ "type": "shown", "ids": [id, id, 99] })).await;
    for line in [&mut first, &mut second] {
        line.until(|client| client.update["peeks"] == json!([])).await;
    }
    assert_eq!(back(&site, &guests[0], Some((1, 2))).await.update["peeks"], json!([]));
    drop((first, second, other, watcher));
    site.stop().await;
    // Another server knows it, and still has what the other seat was not shown.
    let log = Arc::new(SqliteLog::open(folder.file("log")).unwrap());
    let site = Site::with(quick(), log).await;
    assert_eq!(back(&site, &guests[0], Some((1, 2))).await.update["peeks"], json!([]));
    let other = back(&site, &guests[1], None).await;
    assert_eq!(other.update["peeks"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sight_is_nowhere_else() {
    let site = Site::start().await;
    let guests = looked(&site).await;
    let mut line = back(&site, &guests[0], None).await;
    line.say(json!({ "type": "shown", "ids": [1] })).await;
    line.until(|client| client.update["peeks"] == json!([])).await;
    let again = back(&site, &guests[0], Some((1, 2))).await;
    let cards = line.heard[1].split("\"cards\":[").nth(1).unwrap().split(']').next().unwrap();
    assert_eq!(cards.len(), 9, "two cards: {cards}");
    for card in cards.split(',') {
        let found = again.heard.iter().any(|message| message.contains(card));
        assert!(!found, "{card} was shown once and is sent again");
    }
}

/// A server ends in the middle of a round; the next one tells everyone the same.
async fn check_restart(kind: Kind) {
    let folder = Folder::new(&format!("restart-{kind}"));
    let open = || Arc::new(SqliteLog::open(folder.file("log")).unwrap());
    // No snap ends before everyone has answered, however slow the machine is.
    let patient = || Config { snaps: Some(Duration::from_secs(3600)), ..quick() };
    let site = Site::with(patient(), open()).await;
    let guests = site.table(kind.id(), 2, 0, &[]).await;
    let settings = json!({ "snaps": "sealed", "aids": "recall", "chat": true });
    site.does(&guests[0], json!({ "type": "settings", "settings": settings })).await;
    site.does(&guests[1], json!({ "type": "say", "text": "Grüße, 你好" })).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let mut rng = Seed::from_number(7).rng("restart", 0);
    for _ in 0..14 {
        take_turns(&site, &guests, &mut clients, &mut rng).await;
    }
    if kind == Kind::Khamul {
        leave_marks(&site, &guests, &mut clients).await;
    }
    let mut before = Vec::new();
    for client in &mut clients {
        client.ping().await;
        before.push((table(client), client.room.clone(), client.seen()));
    }
    drop(clients);
    site.stop().await;
    let site = Site::with(patient(), open()).await;
    for (guest, (table_before, room, seen)) in guests.iter().zip(before) {
        let line = back(&site, guest, seen).await;
        let (mut now, mut room) = (line.room.clone(), room);
        for seat in 0..2 {
            // Who has lost the line is asked again, and is away until they come back.
            for seats in [&mut now["seats"], &mut room["seats"]] {
                (seats[seat]["ready"], seats[seat]["away"]) = (false.into(), false.into());
            }
        }
        // Remarks are told once a line.
        let said = now["chat"].take();
        assert_eq!(said[0]["text"], "Grüße, 你好");
        room["chat"].take();
        assert_eq!(now, room);
        assert_eq!(table(&line), table_before, "{kind}");
        assert_eq!(line.update["told"], json!([]));
    }
}

/// Sealed answers and a note, to be found again.
async fn leave_marks(site: &Site, guests: &[Guest], clients: &mut [Client]) {
    let mut rng = Seed::from_number(8).rng("marks", 0);
    while clients.iter().any(|client| client.update["queued"] != json!([])) {
        take_turns(site, guests, clients, &mut rng).await;
    }
    // Somebody may choose for the next turn, unless the round ends with this snap.
    let next = loop {
        for client in clients.iter_mut() {
            client.ping().await;
        }
        let chooses = |client: &Client| client.update["window"]["choices"][0].is_string();
        if let Some(next) = clients.iter().position(chooses) {
            break next;
        }
        for (guest, client) in guests.iter().zip(clients.iter_mut()) {
            client.ping().await;
            if client.room["stage"] == "round_over" {
                site.does(guest, json!({ "type": "ready" })).await;
            } else if client.update["window"].is_null() {
                if let Some(mv) = choice(client, &mut rng).await {
                    client.play(&mv).await;
                }
            } else if client.update["window"]["choices"] == json!([])
                && client.update["window"]["answered"] == false
            {
                // The snap ends only when the others have answered, too.
                let seq = client.seq();
                client.say_play(seq, "done").await;
            }
        }
    };
    for mv in ["snap 1", "snap 0", "draw"] {
        let seq = clients[next].seq();
        clients[next].say_play(seq, mv).await;
        clients[next].until(|client| client.update["queued"].to_string().contains(mv)).await;
    }
    assert_eq!(clients[next].update["queued"], json!(["snap 1", "snap 0", "draw"]));
    clients[next].say(json!({ "type": "note", "slot": 1, "text": "low?" })).await;
    clients[next].until(|client| client.update["aids"]["notes"][1] == "low?").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_server_tells_the_same() {
    for kind in Kind::ALL {
        check_restart(kind).await;
    }
}
