//! Matches, move by move: what is played, refused, repeated and asked.

use futures_util::future::join;
use games::{AnyPlayError, Kind, Seat, Seed};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::mirror::match_stream;
use crate::player::{choice, is_over, play_out, short};
use crate::site::{Guest, Site};

/// Two people and a bot play a match to its end, and somebody watches; a client finds out by itself
/// if it is told anything wrong.
async fn check_whole_match(kind: Kind) {
    let site = Site::start().await;
    let guests = site.table(kind.id(), 2, 1, &short(kind.id())).await;
    let settings = json!({ "snaps": "sealed", "aids": "recall" });
    site.does(&guests[0], json!({ "type": "settings", "settings": settings })).await;
    let mut clients = site.lines(&guests).await;
    let mut watcher = Client::open(&site, &guests[0].room, None, None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    join(play_out(&site, &guests, &mut clients, 1), watcher.until(is_over)).await;
    assert_eq!(watcher.update["view"], clients[0].update["view"], "all is turned up");
    assert_eq!(watcher.room["seats"][2]["bot"], "novice");
    let state = clients[0].state().await;
    assert!(state.game.standings().winners().is_some());
    site.stop().await;
}

games::each_game!(
    #[tokio::test(flavor = "multi_thread")] async mod a_match, kind: G => check_whole_match(kind)
);

async fn begun(game: &str) -> (Site, Vec<Guest>, Vec<Client>) {
    let site = Site::start().await;
    let guests = site.table(game, 2, 0, &short(game)).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.seq() == 2).await;
    }
    (site, guests, clients)
}

async fn entries(site: &Site, guests: &[Guest]) -> usize {
    site.log.read(&match_stream(&guests[0].room, 1), 0).await.unwrap().len()
}

/// Plays one move on whichever seat has one.
async fn play_any(clients: &mut [Client], seed: u64) {
    let mut rng = Seed::from_number(seed).rng("any", 0);
    for client in clients.iter_mut() {
        if let Some(mv) = choice(client, &mut rng).await {
            client.play(&mv).await;
            break;
        }
    }
    let seq = clients.iter().map(Client::seq).max().unwrap();
    for client in clients {
        client.until(|client| client.seq() == seq).await;
    }
}

/// Moves that are legal somewhere are tried everywhere: a refusal is the engine's, cites a clause,
/// names moves that work, and changes nothing. Returns how many were illegal.
async fn check_refusals(game: &str) -> usize {
    let (site, guests, mut clients) = begun(game).await;
    let (mut known, mut illegal): (Vec<String>, usize) = (Vec::new(), 0);
    for round in 0..40 {
        known.extend(clients.iter().flat_map(|client| client.legal().into_iter().take(40)));
        for (seat, client) in clients.iter_mut().enumerate() {
            let (seq, legal) = (client.seq(), client.legal());
            let state = client.state().await;
            let own = Seat::new(seat).unwrap();
            // What may be chosen for later is not refused.
            let choices = client.update["window"]["choices"].clone();
            let refused = |mv: &&String| {
                let later = choices.as_array().is_some_and(|choices| choices.contains(&json!(mv)));
                !later && state.game.check(own, mv).is_err()
            };
            let far = round * 7 % known.len().max(1);
            let Some(mv) = known.iter().cycle().skip(far).take(known.len()).find(refused) else {
                continue;
            };
            let mv = mv.clone();
            let before = entries(&site, &guests).await;
            let answer = client.refused(seq, &mv).await;
            assert_eq!(answer["move"], mv.as_str());
            assert_eq!(answer["seq"], seq);
            let works = answer["works"].as_array().unwrap();
            assert_eq!(works.len(), legal.len().min(3));
            assert!(works.iter().all(|mv| legal.contains(&mv.as_str().unwrap().to_owned())));
            match state.game.check(own, &mv).unwrap_err() {
                // A throw outside a snap comes too late, whatever else is wrong with it.
                _ if mv.starts_with("snap ") && state.is_quiet() => {
                    assert_eq!(
                        (&answer["code"], &answer["rule"]),
                        (&json!("too_late"), &Json::Null)
                    );
                }
                AnyPlayError::Illegal { rule, reason } => {
                    illegal += 1;
                    assert_eq!(answer["code"], "illegal");
                    assert_eq!(answer["rule"], rule.as_str());
                    assert!(rule.starts_with(&format!("{game}:")), "{rule}");
                    assert_eq!(answer["reason"], words::Language::english().say(&reason));
                }
                AnyPlayError::NotNow(_) => assert_eq!(answer["rule"], Json::Null),
                AnyPlayError::Text(error) => panic!("{mv} is a move: {error}"),
            }
            client.ping().await;
            assert_eq!((client.seq(), entries(&site, &guests).await), (seq, before));
        }
        play_any(&mut clients, round as u64).await;
        if clients[0].legal().is_empty() && clients[1].legal().is_empty() {
            break;
        }
    }
    illegal
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_of_every_game() {
    let mut illegal = Vec::new();
    for kind in Kind::ALL {
        illegal.push(check_refusals(kind.id()).await);
    }
    assert!(illegal.iter().sum::<usize>() > 20, "{illegal:?} illegal moves were tried");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_move() {
    let (site, guests, mut clients) = begun("kartel").await;
    let turn = clients.iter().position(|client| !client.legal().is_empty()).unwrap();
    for mv in ["", " ", "play", "play 1o", "PASS", "пас", "play 7o 7o 7o", &"x".repeat(2000)] {
        let seq = clients[turn].seq();
        let answer = clients[turn].refused(seq, mv).await;
        assert!(answer["code"] == "not_a_move" || answer["code"] == "illegal", "{answer}");
        assert_eq!(answer["rule"].is_null(), answer["code"] == "not_a_move");
    }
    let seq = clients[1 - turn].seq();
    assert_eq!(clients[1 - turn].refused(seq, "pass").await["code"], "not_now");
    assert_eq!(entries(&site, &guests).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_out_of_date() {
    let (site, guests, mut clients) = begun("kartel").await;
    let turn = clients.iter().position(|client| !client.legal().is_empty()).unwrap();
    let (seq, mv) = (clients[turn].seq(), clients[turn].legal()[0].clone());
    for wrong in [0, seq - 1, seq + 1, u64::MAX >> 11] {
        assert_eq!(clients[turn].refused(wrong, &mv).await["code"], "stale", "{wrong}");
    }
    clients[turn].play(&mv).await;
    // The same again does no harm.
    assert_eq!(clients[turn].refused(seq, &mv).await["code"], "stale");
    assert_eq!(clients[turn].seq(), seq + 1);
    assert_eq!(entries(&site, &guests).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_only_asked_about() {
    let (site, guests, mut clients) = begun("kartel").await;
    let turn = clients.iter().position(|client| !client.legal().is_empty()).unwrap();
    let client = &mut clients[turn];
    let ship = client.legal().into_iter().find(|mv| mv.split(' ').count() == 3).unwrap();
    let words: Vec<&str> = ship.split(' ').collect();
    let reversed = format!("{} {} {}", words[0], words[2], words[1]);
    client.say(json!({ "type": "check", "move": reversed })).await;
    let checked = client.until_type("checked").await;
    assert_eq!((&checked["move"], &checked["legal"]), (&json!(ship), &json!(true)));
    assert_eq!((&checked["rule"], &checked["works"]), (&Json::Null, &json!([])));
    client.say(json!({ "type": "check", "move": "pass" })).await;
    let checked = client.until_type("checked").await;
    assert_eq!((&checked["legal"], &checked["move"]), (&json!(false), &json!("pass")));
    assert!(checked["rule"].as_str().unwrap().starts_with("kartel:"));
    assert_eq!(checked["works"].as_array().unwrap().len(), 3);
    assert_eq!(entries(&site, &guests).await, 2);
    // Who watches can ask nothing about moves, and loses nothing by it.
    let mut watcher = Client::open(&site, &guests[0].room, None, None).await;
    watcher.say(json!({ "type": "check", "move": "pass" })).await;
    watcher.say_play(2, "pass").await;
    assert_eq!(watcher.until_type("fault").await["code"], "not_now");
    watcher.ping().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_lines_of_one_seat() {
    let (site, guests, mut clients) = begun("ktu").await;
    let mut second = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    for round in 0..12 {
        play_any(&mut clients, round).await;
        let seq = clients[0].seq();
        second.until(|client| client.seq() == seq).await;
        assert_eq!(second.heard.last(), clients[0].heard.last());
    }
    // Either can play, and both hear of it.
    while second.legal().is_empty() {
        play_any(&mut clients, 1).await;
        let seq = clients[0].seq();
        second.until(|client| client.seq() == seq).await;
    }
    let mv = second.legal()[0].clone();
    second.play(&mv).await;
    let seq = second.seq();
    clients[0].until(|client| client.seq() == seq).await;
    assert_eq!(second.heard.last(), clients[0].heard.last());
}

/// All seats decide at once; what others have decided meanwhile makes nobody's choice stale.
async fn check_at_once(game: &str) {
    let site = Site::start().await;
    let guests = site.table(game, 4, 0, &[]).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.seq() == 2).await;
        assert!(!client.legal().is_empty());
    }
    for client in clients.iter_mut().rev() {
        let mv = client.legal()[0].clone();
        client.say_play(2, &mv).await;
        client.until(|client| client.legal().is_empty() || client.seq() == 6).await;
        assert_ne!(client.last["type"], "refused");
    }
    clients[0].until(|client| client.seq() == 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_at_once() {
    check_at_once("ktu").await;
    check_at_once("khamul").await;
}
