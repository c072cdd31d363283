//! Deals that anyone can check: promises, shares, and who is waited for.

use games::fair::{Bytes, Share, promise_of, verify};

use super::*;
use crate::archive::{Reader, Which};

fn bytes(number: u8) -> Bytes {
    Bytes([number; 32])
}

/// A table of Kartu Sama whose people have lines, and some of them have promised a share.
async fn table(people: usize, promised: &[u8]) -> (House, Vec<Client>) {
    let settings = serde_json::from_value(json!({})).expect("settings");
    let house = House::new("kartu-sama", people, settings).await;
    house.ask(0, option("rounds", 2)).await;
    let mut clients = Vec::new();
    for seat in 0..people {
        clients.push(house.open(seat).await);
    }
    for &seat in promised {
        promise(&clients[usize::from(seat)], seat).await;
    }
    (house, clients)
}

fn option(name: &str, value: u32) -> RoomCommand {
    serde_json::from_value(json!({ "type": "option", "name": name, "value": value }))
        .expect("a command")
}

async fn promise(client: &Client, number: u8) {
    let promise = promise_of(bytes(number));
    client.say(json!({ "type": "promise", "promise": promise })).await;
}

async fn share(client: &Client, deal: &str, number: u8) {
    client.say(json!({ "type": "share", "deal": deal, "share": bytes(number) })).await;
}

/// Plays until the round is over, and the match if no round follows.
async fn play_on(clients: &mut [Client]) {
    for _ in 0..2000 {
        let mut acts = None;
        for (seat, client) in clients.iter_mut().enumerate() {
            let legal = client.legal();
            acts = acts.or(legal.first().map(|mv| (seat, mv.clone())));
        }
        let Some((seat, mv)) = acts else { return };
        clients[seat].play(&mv).await;
    }
    panic!("the round does not end");
}

async fn record(house: &House) -> String {
    let which = Which::OfRoom(house.room.clone(), 1);
    let reader = Reader { guest: anyone(), key: None, now: 0 };
    house.shared.archive.record(&reader, &which).await.expect("the match is over")
}

/// Every secret that is in the log, and every share that the server drew.
async fn hidden(house: &House) -> (Vec<String>, Vec<String>) {
    let stream = super::super::match_stream(&house.room, 1);
    let (mut secrets, mut shares) = (Vec::new(), Vec::new());
    for entry in house.log.read(&stream, 0).await.expect("the log") {
        let entry: Json = serde_json::from_str(&entry).expect("JSON");
        let opening = [&entry["opening"], &entry["deal"]["opening"]];
        for opening in opening.into_iter().filter(|opening| opening.is_object()) {
            secrets.push(opening["secret"].as_str().expect("a secret").to_owned());
            let seats = opening["seats"].as_array().expect("seats");
            let own = seats.iter().filter_map(|seat| seat["server"].as_str());
            shares.extend(own.map(str::to_owned));
        }
    }
    (secrets, shares)
}

#[tokio::test(start_paused = true)]
async fn all_shares_make_the_cards_and_nobody_waits() {
    let (house, mut clients) = table(3, &[0, 1]).await;
    let begun = Instant::now();
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let deal = format!("{} 1 1", house.room);
    let mut secrets = Vec::new();
    for round in 1..=2 {
        let deal = format!("{} 1 {round}", house.room);
        for client in &mut clients {
            let open = client.latest("open");
            assert_eq!(open["deal"], deal);
            let by_server = open["seats"].as_array().expect("seats").iter();
            let by_server: Vec<_> = by_server.map(|seat| seat["by_server"] == true).collect();
            assert_eq!(by_server, [false, false, true]);
            assert_eq!(open["seats"][1]["promise"], promise_of(bytes(1)).to_string());
        }
        assert_ne!(clients[0].now()["view"]["round"], round, "nothing is dealt yet");
        share(&clients[0], &deal, 0).await;
        assert_ne!(clients[2].latest("dealt")["deal"], deal);
        share(&clients[1], &deal, 1).await;
        let dealt = clients[2].latest("dealt");
        assert_eq!(dealt["deal"], deal);
        assert_eq!(dealt["promise"], clients[2].latest("open")["promise"]);
        assert_eq!(dealt["seats"][0]["share"], bytes(0).to_string());
        secrets = hidden(&house).await.0;
        assert_eq!(secrets.len(), round);
        play_on(&mut clients).await;
        if round == 1 {
            assert_eq!(clients[0].latest("room")["room"]["stage"], "round_over");
            for seat in [0, 1] {
                promise(&clients[usize::from(seat)], seat).await;
            }
            for seat in 0..3 {
                house.ask(seat, RoomCommand::Ready {}).await;
            }
            settle().await;
        }
    }
    assert!(begun.elapsed() < seconds(10), "nobody waited for anybody");
    let record = record(&house).await;
    let verified = verify(&record).expect("it can be checked");
    assert_eq!(verified.rounds.len(), 2);
    assert_eq!(verified.rounds[0].name, deal);
    for dealt in &verified.rounds {
        assert_eq!(dealt.seats[0].share, Share::Shown(bytes(0)));
        assert!(matches!(dealt.seats[2].share, Share::ByServer(_)));
    }
    // No secret was told to anybody while the match went on.
    for client in &mut clients {
        client.hear();
        let heard = Json::from(client.heard.clone()).to_string();
        assert!(secrets.iter().all(|secret| !heard.contains(secret)));
        assert!(record.contains(&secrets[0]));
    }
}

#[tokio::test(start_paused = true)]
async fn who_withholds_a_share_is_waited_for_a_moment_and_named() {
    let (house, mut clients) = table(2, &[0, 1]).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let deal = format!("{} 1 1", house.room);
    share(&clients[0], &deal, 0).await;
    // What the server drew or kept is nobody's to know yet, and another's share is not, either.
    let heard = clients[1].latest("open").to_string();
    assert!(!heard.contains(&bytes(0).to_string()) && clients[1].latest("dealt").is_null());
    sleep(limits::SHARES_WITHIN - ms(20)).await;
    assert!(clients[0].now().is_null());
    sleep(ms(30)).await;
    assert!(clients[0].now().is_object(), "the round is dealt");
    let dealt = clients[0].latest("dealt");
    assert_eq!(dealt["seats"][0]["share"], bytes(0).to_string());
    assert_eq!(dealt["seats"][1]["share"], Json::Null);
    assert_eq!(dealt["seats"][1]["by_server"], false);
    // It comes too late, and changes nothing.
    share(&clients[1], &deal, 1).await;
    assert!(clients[1].latest("fault").is_null());
    play_on(&mut clients).await;
    house.ask(0, RoomCommand::Ready {}).await;
    house.ask(1, RoomCommand::Ready {}).await;
    settle().await;
    assert!(clients[0].now()["view"]["round"] == 2, "nobody promised, and nobody waits");
    play_on(&mut clients).await;
    let verified = verify(&record(&house).await).expect("it can be checked");
    assert_eq!(verified.rounds[0].seats[1].share, Share::Withheld);
    assert!(matches!(verified.rounds[1].seats[1].share, Share::ByServer(_)));
}

#[tokio::test(start_paused = true)]
async fn what_is_no_share_is_refused() {
    let (house, mut clients) = table(2, &[0]).await;
    clients[1].say(json!({ "type": "promise", "promise": "00" })).await;
    assert_eq!(clients[1].latest("fault")["code"], "bad_message");
    share(&clients[0], "no deal", 0).await;
    assert!(clients[0].latest("fault").is_null());
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let deal = format!("{} 1 1", house.room);
    clients[0].say(json!({ "type": "share", "deal": deal, "share": "ABC" })).await;
    assert_eq!(clients[0].latest("fault")["code"], "bad_message");
    share(&clients[0], &deal, 7).await;
    assert_eq!(clients[0].latest("fault")["code"], "impossible");
    share(&clients[1], &deal, 0).await;
    assert_eq!(clients[1].latest("fault")["code"], "impossible", "it is another seat's");
    share(&clients[0], &format!("{} 1 2", house.room), 0).await;
    assert!(clients[0].latest("dealt").is_null(), "it is another deal's");
    // Nobody plays, changes the table or deals again meanwhile.
    clients[0].say(json!({ "type": "play", "match": 1, "seq": 1, "move": "draw" })).await;
    clients[0].say(json!({ "type": "check", "move": "draw" })).await;
    clients[0].say(json!({ "type": "talk" })).await;
    assert_eq!(clients[0].latest("talk")["phrases"], json!([]));
    let (guest, host) = (anyone(), Some(house.keys[0].clone()));
    let again = house.shared.ask(&house.room, &guest, host, None, RoomCommand::Start {}).await;
    assert_eq!(again.expect("it is under way already").room.match_number, 1);
    share(&clients[0], &deal, 0).await;
    assert!(clients[1].now().is_object(), "the round is dealt");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_comes_back_asks_again_with_the_same_secret() {
    let (mut house, mut clients) = table(2, &[0, 1]).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let before = clients[0].latest("open");
    let deal = before["deal"].as_str().expect("a deal").to_owned();
    share(&clients[1], &deal, 1).await;
    let (secrets, _) = hidden(&house).await;
    house.restart().await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    settle().await;
    assert_eq!(clients[0].latest("open"), before);
    share(&clients[0], &deal, 0).await;
    // Who had shown theirs to the server before shows it again, or is withheld.
    sleep(limits::SHARES_WITHIN).await;
    assert_eq!(clients[1].latest("dealt")["seats"][1]["share"], Json::Null);
    assert_eq!(clients[1].latest("dealt")["seats"][0]["share"], bytes(0).to_string());
    assert_eq!(hidden(&house).await.0, secrets);
    play_on(&mut clients).await;
    for seat in 0..2 {
        house.ask(seat, RoomCommand::Ready {}).await;
    }
    settle().await;
    play_on(&mut clients).await;
    verify(&record(&house).await).expect("it can be checked");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_while_the_cards_are_dealt_is_played_for() {
    let (house, mut clients) = table(3, &[0, 1]).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    house.ask(1, RoomCommand::Leave {}).await;
    let deal = format!("{} 1 1", house.room);
    share(&clients[0], &deal, 0).await;
    sleep(limits::SHARES_WITHIN).await;
    assert_eq!(house.look().await["playing"], 3);
    assert_eq!(clients[0].latest("dealt")["seats"][1]["share"], Json::Null);
    assert!(clients[0].now().is_object());
    sleep(seconds(20)).await;
    assert!(clients[0].now()["seq"].as_u64() >= Some(2));
}

#[tokio::test(start_paused = true)]
async fn a_match_that_was_dealt_from_its_seed_goes_on_from_it() {
    let (mut house, _) = table(2, &[]).await;
    let (heading, deck) = {
        let settings = games::Settings::new(games::Kind::KartuSama.options());
        let setup = games::Setup {
            kind: games::Kind::KartuSama,
            seats: 2,
            settings,
            dealer: None,
            seed: games::Seed::from_number(1),
        };
        let played = games::Match::undealt(&setup).expect("a table");
        (played.record().to_owned(), played.due_deal().expect("a deck"))
    };
    let stream = super::super::match_stream(&house.room, 1);
    let entries = [
        json!({ "type": "begun", "heading": heading, "at": 1 }),
        json!({ "type": "played", "lines": [deck], "at": 1, "by": "chance" }),
    ];
    for (at, entry) in (0..).zip(entries) {
        house.log.append(&stream, at, entry.to_string()).await.expect("the log");
    }
    let room = room_stream(&house.room);
    let count = house.log.read(&room, 0).await.expect("the log").len() as u64;
    let began = json!({ "type": "began", "number": 1, "playing": 2, "at": 1 });
    house.log.append(&room, count, began.to_string()).await.expect("the log");
    house.restart().await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    for (seat, client) in (0..).zip(&clients) {
        promise(client, seat).await;
    }
    play_on(&mut clients).await;
    for seat in 0..2 {
        house.ask(seat, RoomCommand::Ready {}).await;
    }
    settle().await;
    assert!(clients[0].latest("open").is_null(), "nobody is asked");
    assert_eq!(clients[0].now()["view"]["round"], 2);
}
