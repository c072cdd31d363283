//! Clients that play by themselves.

use bots::Level;
use games::{Kind, Rng, Seat, Seed};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::site::{Guest, Site};

/// Options that make a match short; of two rounds, where there is such an option.
pub(crate) fn short(game: &str) -> Vec<(&'static str, Json)> {
    let kind: Kind = game.parse().unwrap();
    let rounds = kind.options().iter().find(|option| option.name == "rounds");
    let others = kind.short().iter().filter(|(name, _)| *name != "rounds");
    let others = others.map(|&(name, value)| (name, serde_json::from_str(value).unwrap()));
    rounds.map(|option| (option.name, json!(2))).into_iter().chain(others).collect()
}

/// The move that a bot would play on the client's seat; `None` if it has nothing to decide.
pub(crate) async fn choice(client: &Client, rng: &mut Rng) -> Option<String> {
    let window = &client.update["window"];
    if client.legal().is_empty() || window["sealed"] == true && window["answered"] == true {
        return None;
    }
    let seat = Seat::new(client.you?)?;
    let mv = bots::choose(Level::Novice, &*client.state().await.game, seat, rng)?;
    // Who has chosen one throw in a sealed snap chooses no other.
    let chose = client.update["queued"].as_array()?.contains(&json!(mv));
    Some(if chose { "done".to_owned() } else { mv })
}

/// Plays on until a state is reached; between rounds the guest is ready.
pub(crate) async fn play_until(
    site: &Site,
    guest: &Guest,
    client: &mut Client,
    rng: &mut Rng,
    mut reached: impl FnMut(&Client) -> bool,
) {
    while !reached(client) {
        if client.room["stage"] == "round_over" {
            let you = client.you.unwrap();
            if client.room["seats"][you]["ready"] == false {
                let answer = site.ask(guest, &json!({ "type": "ready" })).await;
                assert!(answer.status == 200, "{}", String::from_utf8_lossy(&answer.body));
            }
            // Whoever is ready hears of it.
            client.next().await;
            continue;
        }
        match choice(client, rng).await {
            Some(mv) if client.room["stage"] == "playing" => {
                // What was chosen may be out of date when it arrives; then there is news.
                let seq = client.seq();
                client.say_play(seq, &mv).await;
                client.next().await;
                let queued = |client: &Client| client.update["queued"] != json!([]);
                client
                    .until(|client| {
                        let news = client.seq() > seq || client.last["type"] == "refused";
                        news || queued(client) || reached(client)
                    })
                    .await;
            }
            _ => assert!(client.next().await, "the line ended; {client:?}"),
        }
    }
}

pub(crate) async fn play_out(site: &Site, guests: &[Guest], clients: &mut [Client], seed: u64) {
    let everyone = guests.iter().zip(clients).enumerate().map(async |(number, (guest, client))| {
        let mut rng = Seed::from_number(seed).rng("player", number as u64);
        play_until(site, guest, client, &mut rng, is_over).await;
    });
    futures_util::future::join_all(everyone).await;
}

/// Whether the match is over, as far as the client knows.
pub(crate) fn is_over(client: &Client) -> bool {
    client.room["stage"] == "match_over" && !client.update["scores"]["winners"].is_null()
}
