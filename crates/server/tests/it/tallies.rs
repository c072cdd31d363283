//! What finished matches of people say of house rules.

use std::sync::Arc;

use serde_json::{Value as Json, json};
use server::log::{EventLog, MemoryLog};

use crate::client::Client;
use crate::player::{is_over, play_out, play_until, short};
use crate::site::{Guest, Site, quick};
use crate::{PATIENCE, on_nats};

const GAME: &str = "ktu";

async fn matches(site: &Site) -> u64 {
    let path = format!("/api/games/{GAME}/played");
    let told = site.get(&path).await.expect(200, "PlayedRules");
    assert_eq!((&told["game"], &told["values"]), (&json!(GAME), &json!([])));
    told["matches"].as_u64().unwrap()
}

/// Waits until so many matches are counted.
async fn until(site: &Site, count: u64) {
    let counted = async {
        while matches(site).await != count {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, counted).await.unwrap_or_else(|_| panic!("{count} count"));
}

/// A finished match of so many people and bots, with these options besides.
async fn played(site: &Site, people: usize, bots: usize, option: Option<(&'static str, Json)>) {
    let mut options = short(GAME);
    options.extend(option);
    let guests = site.table(GAME, people, bots, &options).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    play_out(site, &guests, &mut clients, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_people_counts_once_on_every_server() {
    let log = Arc::new(MemoryLog::default());
    everywhere([log.clone(), log]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_people_counts_once_on_every_server_on_nats() {
    on_nats("tallies", everywhere).await;
}

async fn everywhere<L: EventLog>([one, other]: [Arc<L>; 2]) {
    let (one, other) = (Site::with(quick(), one).await, Site::with(quick(), other).await);
    assert_eq!(matches(&one).await, 0);
    let guests = one.table(GAME, 2, 1, &short(GAME)).await;
    // Both servers have the match on their tables when it ends.
    let mut clients = one.lines(&guests).await;
    let mut watching = Client::open(&other, &guests[0].room, None, None).await;
    one.does(&guests[0], json!({ "type": "start" })).await;
    play_out(&one, &guests, &mut clients, 5).await;
    watching.until(is_over).await;
    until(&one, 1).await;
    until(&other, 1).await;
    // The next match of the room counts by itself; and that the first one still does only once is
    // seen when this one is there.
    for guest in &guests {
        other.does(guest, json!({ "type": "ready" })).await;
    }
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2).await;
    }
    play_out(&one, &guests, &mut clients, 6).await;
    until(&other, 2).await;
    assert_eq!(matches(&one).await, 2);
    let entries = other.log.streams().await.unwrap();
    let kept = entries.iter().filter(|(stream, _)| stream.name().starts_with("tally/"));
    assert_eq!(kept.count(), 1);
    one.get("/api/games/nothing/played").await.is_fault("not_found");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_variants_do_not_count_and_a_restart_changes_nothing() {
    let site = Site::start().await;
    // One person with bots, and a variant of the rules.
    played(&site, 1, 2, None).await;
    let kind: games::Kind = GAME.parse().unwrap();
    let spec = kind.options().iter().find(|spec| spec.variant.is_some()).unwrap();
    let games::Allowed::Between(_, max) = spec.allowed else { panic!("a number") };
    let usual = spec.default.unwrap().to_string().parse::<u32>().unwrap();
    let value = if usual < max { usual + 1 } else { usual - 1 };
    played(&site, 2, 0, Some((spec.name, json!(value)))).await;
    // A bot plays for one of two people for a while.
    let guests = site.table(GAME, 2, 0, &short(GAME)).await;
    delegated(&site, &guests).await;
    // Two people. Whatever was to count before is counted when this is: each is said at its end.
    played(&site, 2, 0, None).await;
    until(&site, 1).await;
    let log = site.stop().await;
    let site = Site::with(quick(), log).await;
    assert_eq!(matches(&site).await, 1);
    for (stream, _) in site.log.streams().await.unwrap() {
        if let Some(room) = stream.name().strip_prefix("room/") {
            // Each is loaded with its match on the table, and says again what it came to.
            Client::open(&site, room, None, None).await;
        }
    }
    let log = site.stop().await;
    let site = Site::with(quick(), log).await;
    assert_eq!(matches(&site).await, 1);
}

async fn delegated(site: &Site, guests: &[Guest]) {
    let mut clients = site.lines(guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    site.does(&guests[1], json!({ "type": "delegate", "on": true })).await;
    let mut rng = games::Seed::from_number(5).rng("player", 0);
    play_until(site, &guests[0], &mut clients[0], &mut rng, is_over).await;
}
