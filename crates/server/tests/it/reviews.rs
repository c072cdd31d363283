//! Where finished matches turned: made once, for matches that are over, and for each address so
//! many.

use std::sync::Arc;

use futures_util::future::join_all;
use games::{Kind, Match, Rng, Seat, Seed, Settings, Setup};
use serde_json::Value as Json;
use server::Config;
use server::allowances::Hold;
use server::log::MemoryLog;

use crate::client::Client;
use crate::player::{play_out, short};
use crate::site::{Site, quick};

async fn review(site: &Site, path: &str) -> Json {
    loop {
        let review = site.get(&format!("{path}/review")).await.expect(200, "MatchReview");
        if review["ready"] == true {
            return review;
        }
    }
}

/// A record of a match that novices played to its end.
fn record(kind: Kind, options: &[(&str, &str)], seed: u64) -> String {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, value).unwrap();
    }
    let setup = Setup { kind, seats: 3, settings, dealer: None, seed: Seed::from_number(seed) };
    let mut played = Match::new(&setup, None).unwrap();
    let mut rng = Seed::from_number(seed).rng("test", 0);
    while played.game().standings().winners().is_none() {
        match played.game().status().to_act.choose(&mut rng) {
            Some(seat) => {
                let mv = novice(&played, seat, &mut rng);
                played.play(seat, &mv).unwrap();
            }
            None => drop(played.next_round(None).unwrap()),
        }
    }
    played.record().to_owned()
}

fn novice(played: &Match, seat: Seat, rng: &mut Rng) -> String {
    bots::choose(bots::Level::Novice, played.game(), seat, rng).unwrap()
}

/// Brings a record; where it can be seen.
async fn bring(site: &Site, text: &str, headers: &[(&str, &str)]) -> String {
    let answer = site.send("POST", "/api/records", headers, Some(text.as_bytes())).await;
    let brought = answer.expect(201, "RecordAnswer");
    format!("/api/records/{}", brought["record"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_of_the_match_alone() {
    for game in ["ktu", "kartu-sama"] {
        let site = Site::start().await;
        let guests = site.table(game, 2, 1, &short(game)).await;
        let mut clients: Vec<Client> = site.lines(&guests).await;
        site.does(&guests[0], serde_json::json!({ "type": "start" })).await;
        let path = format!("/api/rooms/{}/matches/1", guests[0].room);
        site.get(&format!("{path}/review")).await.is_fault("not_now");
        play_out(&site, &guests, &mut clients, 3).await;
        let found = review(&site, &path).await;
        let about = site.get(&path).await.expect(200, "MatchAbout");
        let rounds = about["rounds"].as_array().unwrap();
        let points = found["points"].as_array().unwrap();
        let turns = found["turns"].as_array().unwrap();
        for at in points.iter().chain(turns) {
            let round = &rounds[at["round"].as_u64().unwrap() as usize - 1];
            assert!(at["step"].as_u64() < round["steps"].as_u64(), "{at}");
        }
        for seat in 0..3 {
            assert!(points.iter().any(|point| point["seat"] == seat), "{game}: seat {seat}");
        }
        // The same match brought as a record, on another server, turned where it turned.
        let text = site.get(&format!("{path}/record")).await.body;
        let other = Site::start().await;
        let text = String::from_utf8(text).unwrap();
        let record = bring(&other, &text, &[]).await;
        assert_eq!(review(&other, &record).await, found, "{game}");
        // Somebody who asks again has it at once.
        let again = site.get(&format!("{path}/review")).await.expect(200, "MatchReview");
        assert_eq!(again, found);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_review_of_what_there_is_not() {
    let site = Site::start().await;
    let room = site.host("ktu").await.room;
    for (path, code) in [
        (format!("/api/rooms/{room}/matches/1/review"), "not_found"),
        ("/api/rooms/plum-otter-lamp-4170/matches/1/review".to_owned(), "no_room"),
        ("/api/records/none/review".to_owned(), "not_found"),
    ] {
        site.get(&path).await.is_fault(code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_matches_looked_through() {
    let config = Config { rate_limits: true, behind_proxy: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let from = |address| [("x-forwarded-for", address)];
    let (greedy, other) = (from("192.0.2.7"), from("192.0.2.8"));
    let mut paths = Vec::new();
    for seed in 0..6 {
        let long = record(Kind::KrassKariert, &[("chips", "4")], seed);
        paths.push(bring(&site, &long, &greedy).await + "/review");
    }
    let short = record(Kind::Ktu, &[("rounds", "1")], 1);
    let short = bring(&site, &short, &other).await + "/review";
    let all = paths.iter().map(|path| site.send("GET", path, &greedy, None));
    let answers = join_all(all).await;
    let refused = answers.iter().filter(|answer| answer.status == 429).count();
    let begun = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(refused + begun, paths.len());
    assert!(begun >= Hold::Reviews.most() && refused > 0, "{begun} begun, {refused} refused");
    // Somebody else has a place all the same.
    let answer = site.send("GET", &short, &other, None).await;
    answer.expect(200, "MatchReview");
}
