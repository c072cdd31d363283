//! Several servers with one log: whoever plays on which of them, it is one match.

use super::*;

/// Another server with the same log.
fn beside(house: &House) -> House {
    let shared = Arc::new(Shared::new(Arc::new(house.log.clone()), Config::default()));
    let (log, room, keys) = (house.log.clone(), house.room.clone(), house.keys.clone());
    House { log, shared, room, keys }
}

/// Two people, each on a server of its own.
async fn apart(game: &str, settings: RoomSettings) -> ([House; 2], Vec<Client>) {
    let one = House::new(game, 2, settings).await;
    let other = beside(&one);
    let clients = vec![one.open(0).await, other.open(1).await];
    ([one, other], clients)
}

/// What both see of the match: how far it is, and whether the views are of one position.
fn together(clients: &mut [Client]) -> u64 {
    let now: Vec<Json> = clients.iter_mut().map(Client::now).collect();
    let same = |field: &str| assert_eq!(now[0]["view"][field], now[1]["view"][field], "{field}");
    assert_eq!(now[0]["seq"], now[1]["seq"]);
    ["to_act", "round", "scores", "phase"].into_iter().for_each(same);
    now[0]["seq"].as_u64().expect("a match is on")
}

#[tokio::test(start_paused = true)]
async fn players_on_two_servers_play_one_match() {
    for game in ["kartel", "kartu-sama", "krass-kariert", "ktu"] {
        let (houses, mut clients) = apart(game, RoomSettings::default()).await;
        houses[1].ask(0, RoomCommand::Start {}).await;
        settle().await;
        for _ in 0..40 {
            let before = together(&mut clients);
            let to_act = clients.iter_mut().position(|client| !client.legal().is_empty());
            let Some(to_act) = to_act else { break };
            let mv = clients[to_act].legal()[0].clone();
            clients[to_act].play(&mv).await;
            assert!(together(&mut clients) > before, "{game}: {mv} is heard on both servers");
        }
        let rooms = [houses[0].look().await, houses[1].look().await];
        assert_eq!(rooms[0]["stage"], rooms[1]["stage"]);
        // Each server told the whole log, as a third one finds it.
        let third = beside(&houses[0]);
        let mut again = third.open(0).await;
        assert_eq!(again.now()["view"], clients[0].now()["view"], "{game}");
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_second_looks_again() {
    let settings: RoomSettings = serde_json::from_value(json!({ "chat": true })).expect("settings");
    let (houses, _clients) = apart("ktu", settings).await;
    for number in 0..20 {
        let say = |seat: usize| {
            let text = format!("{number} from {seat}");
            houses[seat].ask(seat, RoomCommand::Say { text })
        };
        tokio::join!(say(0), say(1));
    }
    settle().await;
    for house in &houses {
        let chat = house.look().await["chat"].clone();
        let chat = chat.as_array().expect("remarks");
        for number in 0..20 {
            for seat in 0..2 {
                let text = format!("{number} from {seat}");
                let count = chat.iter().filter(|remark| remark["text"] == text.as_str()).count();
                assert_eq!(count, 1, "{text}");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn two_moves_at_once_are_both_played() {
    let (houses, mut clients) = apart("khamul", snaps("relaxed")).await;
    houses[0].ask(0, RoomCommand::Start {}).await;
    settle().await;
    // Both look at their cards at the same time, each at its own server.
    let seq = clients[0].now()["seq"].clone();
    let play = |client: &Client| {
        let play = json!({ "type": "play", "match": 1, "seq": seq, "move": "peek 0 1" });
        let message: ClientMessage = serde_json::from_value(play).expect("a message");
        (client.session.clone(), Command::Said { line: client.line, message })
    };
    let [(one, first), (other, second)] = [play(&clients[0]), play(&clients[1])];
    let (one, other) = tokio::join!(one.send(first), other.send(second));
    assert!(one.is_ok() && other.is_ok());
    settle().await;
    together(&mut clients);
    assert_eq!(clients[0].now()["told"].as_array().map(Vec::len), Some(1));
    for client in &mut clients {
        assert_eq!(client.latest("refused"), Json::Null, "both were played");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_when_their_server_ends() {
    let (houses, mut clients) = apart("ktu", RoomSettings::default()).await;
    for level in ["club", "strong"] {
        houses[0].ask(0, RoomCommand::AddBot { level: level.to_owned() }).await;
    }
    houses[0].ask(0, RoomCommand::Start {}).await;
    houses[0].ask(0, RoomCommand::Mind { on: true }).await;
    settle().await;
    for round in 0..6 {
        // The person on the second server plays; then the bots do, once each.
        sleep(seconds(9)).await;
        let mv = clients[1].legal().first().cloned();
        assert!(mv.is_some(), "{round}: {}", clients[1].now());
        clients[1].play(&mv.unwrap_or_default()).await;
        if round == 2 {
            houses[0].shared.shutdown().await;
        }
    }
}
