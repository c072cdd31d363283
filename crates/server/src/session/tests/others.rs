//! Several servers with one log: whoever plays on which of them, it is one match.

use games::fair::{Bytes, promise_of};

use super::*;

/// Another server with the same log.
pub(super) fn beside(house: &House) -> House {
    let shared = Arc::new(Shared::new(Arc::new(house.log.clone()), config()));
    let (log, room, keys) = (house.log.clone(), house.room.clone(), house.keys.clone());
    House { guest: anyone(), log, shared, room, keys }
}

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
    for game in without_snaps() {
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
async fn seats_on_two_servers_have_a_part_in_one_deal() {
    for dies in [false, true] {
        let (houses, mut clients) = apart("ktu", RoomSettings::default()).await;
        let share = |seat: u8| Bytes([seat + 1; 32]);
        for (seat, client) in (0..).zip(&clients) {
            let promise = promise_of(share(seat));
            client.say(json!({ "type": "promise", "promise": promise })).await;
        }
        houses[1].ask(0, RoomCommand::Start {}).await;
        settle().await;
        let open = clients[0].latest("open");
        assert_eq!(open, clients[1].latest("open"), "both servers ask");
        assert!(open["seats"][0]["by_server"] == false && open["seats"][1]["by_server"] == false);
        let begun = Instant::now();
        for (seat, client) in (0..).zip(&clients) {
            // The server that opened the deal is gone before it has heard of the last share.
            if dies && seat == 1 {
                houses[1].shared.shutdown().await;
                break;
            }
            let deal = open["deal"].clone();
            client.say(json!({ "type": "share", "deal": deal, "share": share(seat) })).await;
        }
        sleep(if dies { seconds(4) } else { ms(10) }).await;
        assert!(dies || begun.elapsed() < limits::SHARES_WITHIN, "nobody was waited for");
        let dealt = clients[0].latest("dealt");
        assert_eq!(dealt["seats"][0]["share"], share(0).to_string());
        let other = if dies { Json::Null } else { json!(share(1)) };
        assert_eq!(dealt["seats"][1]["share"], other);
        if !dies {
            assert_eq!(dealt, clients[1].latest("dealt"));
            together(&mut clients);
        }
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
    houses[0].ask(0, RoomCommand::Delegate { on: true }).await;
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

#[tokio::test(start_paused = true)]
async fn who_is_on_another_server_is_here() {
    let (houses, mut clients) = apart("ktu", RoomSettings::default()).await;
    houses[0].ask(0, RoomCommand::Start {}).await;
    let watcher = houses[1].open_as(None).await;
    settle().await;
    for house in &houses {
        assert_eq!(house.look().await["watching"], 1);
    }
    let told = |client: &mut Client| {
        client.hear();
        client.heard.iter().filter(|message| message["type"] == "room").count()
    };
    let before = told(&mut clients[0]);
    sleep(limits::AWAY + seconds(60)).await;
    assert_eq!(told(&mut clients[0]), before, "nobody seemed to go");
    for client in &mut clients {
        let room = client.latest("room")["room"].clone();
        assert_eq!(room["seats"][0]["away"], false, "{room}");
        assert_eq!(room["seats"][1]["away"], false, "{room}");
    }
    // Who leaves is away on both.
    close(watcher).await;
    close(clients.remove(1)).await;
    sleep(limits::AWAY + seconds(1)).await;
    for house in &houses {
        let room = house.look().await;
        assert_eq!((&room["seats"][1]["away"], &room["watching"]), (&json!(true), &json!(0)));
        assert_eq!(room["seats"][0]["away"], false);
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_on_a_server_that_died_is_away_after_a_while() {
    let house = House::new("ktu", 2, RoomSettings::default()).await;
    let mut ada = house.open(0).await;
    // A server says that Bea is there, and is not heard again.
    let sit = json!([[house.keys[1].hash(), 3]]);
    let here = json!({
        "type": "here", "server": 7, "sit": sit, "watch": 2, "ready": [], "from": [0, 0]
    });
    house.log.gossip(&room_stream(&house.room), here.to_string());
    let at = |ada: &mut Client| ada.latest("room")["room"].clone();
    settle().await;
    assert_eq!(at(&mut ada)["watching"], 2);
    sleep(seconds(24) + limits::AWAY).await;
    assert_eq!(at(&mut ada)["watching"], 0, "nobody believes it any more");
    assert_eq!(at(&mut ada)["seats"][1]["away"], false, "but Bea may be back soon");
    sleep(seconds(2)).await;
    assert_eq!(at(&mut ada)["seats"][1]["away"], true);
}

#[tokio::test(start_paused = true)]
async fn all_who_want_to_go_on_go_on() {
    let settings: RoomSettings =
        serde_json::from_value(json!({ "clock": "live" })).expect("settings");
    for at_once in [false, true] {
        let (houses, mut clients) = apart("krass-kariert", settings.clone()).await;
        houses[0].ask(0, RoomCommand::Start {}).await;
        settle().await;
        while clients[0].now()["view"]["phase"] == "playing" {
            let to_act = clients.iter_mut().position(|client| !client.legal().is_empty());
            let to_act = to_act.expect("somebody can play");
            let mv = clients[to_act].legal()[0].clone();
            clients[to_act].play(&mv).await;
        }
        let over = together(&mut clients);
        let stage = houses[0].look().await["stage"].clone();
        if at_once {
            let ready = |seat: usize| houses[seat].ask(seat, RoomCommand::Ready {});
            tokio::join!(ready(0), ready(1));
        } else {
            houses[1].ask(1, RoomCommand::Ready {}).await;
            settle().await;
            let room = houses[0].look().await;
            assert_eq!(room["seats"][1]["ready"], true, "it is seen on both servers");
            assert_eq!((&room["seats"][0]["ready"], &room["stage"]), (&json!(false), &stage));
            houses[0].ask(0, RoomCommand::Ready {}).await;
        }
        settle().await;
        for house in &houses {
            let room = house.look().await;
            assert_eq!(room["stage"], "playing", "at once: {at_once}");
            assert_eq!(room["seats"][1]["ready"], false);
        }
        let on = together(&mut clients);
        assert!(on != over, "{on}");
        let first = match_stream(&houses[0].room, 2);
        assert!(
            stage == "match_over" || houses[0].log.read(&first, 0).await.expect("a log").is_empty()
        );
    }
}

#[tokio::test(start_paused = true)]
async fn matches_that_begin_at_once_are_one() {
    for _ in 0..20 {
        let (houses, mut clients) = apart("ktu", RoomSettings::default()).await;
        let start = |house: usize| {
            let (reply, answer) = oneshot::channel();
            let key = Some(houses[house].keys[0].clone());
            let command = Command::Asked {
                guest: anyone(),
                key,
                person: None,
                command: RoomCommand::Start {},
                reply,
            };
            (clients[house].session.clone(), command, answer)
        };
        let [(one, first, one_said), (other, second, other_said)] = [start(0), start(1)];
        let (sent, also) = tokio::join!(one.send(first), other.send(second));
        assert!(sent.is_ok() && also.is_ok());
        let said = [one_said.await, other_said.await].map(|said| said.expect("an answer").is_ok());
        assert!(said.contains(&true), "{said:?}");
        settle().await;
        together(&mut clients);
        let number = houses[0].look().await["match"].as_u64().expect("a number") as u32;
        for other in (1..5).filter(|&other| other != number) {
            let stream = match_stream(&houses[0].room, other);
            assert!(houses[0].log.read(&stream, 0).await.expect("a log").is_empty(), "{other}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_changes_servers_is_not_set_back() {
    let one = House::new("ktu", 2, RoomSettings::default()).await;
    let mut other = beside(&one);
    other.shared = Arc::new(Shared::new(Arc::new(one.log.deaf()), config()));
    let (mut first, mut slow) = (one.open(0).await, other.open(1).await);
    one.ask(0, RoomCommand::Start {}).await;
    settle().await;
    assert_eq!(slow.latest("update"), Json::Null, "the other server has not heard of it");
    let seq = first.now()["seq"].as_u64().expect("a match is on");
    let seen = Some(Seen { match_number: 1, seq });
    let mut moved = other.open_after(Some(one.keys[0].clone()), seen).await;
    settle().await;
    assert_eq!(moved.now()["seq"], seq);
    assert_eq!(slow.now()["seq"], seq, "all hear what one has brought");
}

/// What another server says of who is here, and of what it knows.
fn says_here(house: &House, server: u64, has: Json) -> String {
    let sit = json!([[house.keys[1].hash(), 3]]);
    json!({
        "type": "here", "server": server, "sit": sit, "watch": 0, "ready": [], "from": [0, 0],
        "has": has,
    })
    .to_string()
}

#[tokio::test(start_paused = true)]
async fn what_is_not_heard_is_found() {
    let one = House::new("ktu", 2, RoomSettings::default()).await;
    let mut other = beside(&one);
    let deaf = one.log.deaf();
    other.shared = Arc::new(Shared::new(Arc::new(deaf.clone()), config()));
    let (mut first, mut slow) = (one.open(0).await, other.open(1).await);
    let gossip = |has: Json| {
        deaf.gossip(&room_stream(&one.room), says_here(&one, 7, has));
    };
    // A server is known to be there: so it is looked for what it may have stored.
    gossip(json!({ "room": 0, "live": [0, 0] }));
    one.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let seq = first.now()["seq"].clone();
    assert_eq!(slow.latest("update"), Json::Null, "nobody said so");
    sleep(seconds(3)).await;
    assert_eq!(slow.now()["seq"], seq, "it was looked for");
    // It says itself how much there is.
    let entries = |stream| one.log.read(stream, 0);
    let (room, live) = (room_stream(&one.room), match_stream(&one.room, 1));
    let choose = first.legal()[0].clone();
    first.play(&choose).await;
    let seq = first.now()["seq"].clone();
    assert_ne!(slow.now()["seq"], seq);
    let room = entries(&room).await.expect("a log").len();
    let live = entries(&live).await.expect("a log").len();
    gossip(json!({ "room": room, "live": [1, live] }));
    settle().await;
    assert_eq!(slow.now()["seq"], seq, "it is read");
    // Where nothing comes there are few looks; and they do not end, also if somebody who knows no
    // more says again and again that they are there.
    let here = says_here(&one, 8, json!({ "room": 0, "live": [0, 0] }));
    let talk = async |times: u32| {
        for _ in 0..times {
            one.log.gossip(&room_stream(&one.room), here.clone());
            deaf.gossip(&room_stream(&one.room), here.clone());
            sleep(seconds(10)).await;
        }
    };
    let choose = slow.legal()[0].clone();
    talk(12).await;
    slow.play(&choose).await;
    let seq = slow.now()["seq"].clone();
    assert_ne!(first.now()["seq"], seq);
    talk(4).await;
    assert_eq!(first.now()["seq"], seq);
}

/// Where servers do not hear each other, each sees what is played on the others.
#[tokio::test(start_paused = true)]
async fn who_plays_on_a_server_that_is_not_heard_is_here() {
    let one = House::new("khamul", 2, snaps("quick")).await;
    let mut other = beside(&one);
    let deaf = one.log.deaf();
    other.shared = Arc::new(Shared::new(Arc::new(deaf.clone()), config()));
    one.ask(0, RoomCommand::Start {}).await;
    let mut clients = [one.open(0).await, other.open(1).await];
    settle().await;
    // All that is heard is that there is another server, so it is looked for what it stored.
    let here = json!({
        "type": "here", "server": 7, "sit": [], "watch": 1, "ready": [], "from": [0, 0]
    });
    let calm = ["draw", "discard", "decline", "done"];
    let begun = Instant::now();
    while begun.elapsed() < 2 * limits::ABSENT {
        // Whoever is to act plays until it is somebody else's turn.
        let to_act = clients.iter_mut().position(|client| !client.legal().is_empty());
        let to_act = to_act.expect("somebody can play");
        for _ in 0..calm.len() {
            let legal = clients[to_act].legal();
            let mv = legal.iter().find(|mv| calm.contains(&mv.as_str())).or(legal.first());
            if let Some(mv) = mv {
                clients[to_act].play(mv).await;
            }
        }
        for _ in 0..5 {
            one.log.gossip(&room_stream(&one.room), here.to_string());
            deaf.gossip(&room_stream(&one.room), here.to_string());
            sleep(seconds(10)).await;
        }
        let seats = other.look().await["seats"].clone();
        assert!(seats[0]["delegated"] == false && seats[1]["delegated"] == false, "{seats}");
    }
}

/// Two servers that do not hear each other, a match on both, and who is to act first.
async fn unheard() -> (House, House, usize) {
    let one = House::new("ktu", 2, RoomSettings::default()).await;
    let mut other = beside(&one);
    other.shared = Arc::new(Shared::new(Arc::new(one.log.deaf()), config()));
    one.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let mut looks = [one.open(0).await, one.open(1).await];
    let first = looks.iter_mut().position(|client| !client.legal().is_empty());
    for client in looks {
        close(client).await;
    }
    (one, other, first.expect("somebody is to act"))
}

#[tokio::test(start_paused = true)]
async fn nobody_is_played_for_who_came_back_to_a_server_that_is_not_heard() {
    let (one, other, first) = unheard().await;
    let _stays = other.open(1 - first).await;
    close(other.open(first).await).await;
    sleep(limits::ABSENT - seconds(1)).await;
    let mut back = one.open(first).await;
    let seq = back.now()["seq"].clone();
    // Until the other server thinks that she has been gone for long again.
    sleep(limits::ABSENT - seconds(10)).await;
    for house in [&one, &other] {
        assert_eq!(house.look().await["seats"][first]["delegated"], false);
    }
    assert_eq!(one.open(1 - first).await.now()["seq"], seq);
}

#[tokio::test(start_paused = true)]
async fn a_bot_stops_for_who_came_back_to_a_server_that_is_not_heard() {
    let (one, other, first) = unheard().await;
    let mut stays = other.open(1 - first).await;
    close(other.open(first).await).await;
    sleep(limits::ABSENT + seconds(10)).await;
    assert_eq!(other.look().await["seats"][first]["delegated"], true);
    for _ in 0..20 {
        let Some(mv) = stays.legal().first().cloned() else { break };
        stays.play(&mv).await;
    }
    // The bot on the other server takes a moment now.
    let mut back = one.open(first).await;
    let seq = back.now()["seq"].clone();
    assert!(!back.legal().is_empty(), "{seq}");
    sleep(limits::ABSENT - seconds(10)).await;
    assert_eq!(one.open(1 - first).await.now()["seq"], seq);
}

#[tokio::test(start_paused = true)]
async fn remarks_and_more_time_reach_every_server() {
    let settings = json!({ "clock": "live", "talk": true });
    let settings: RoomSettings = serde_json::from_value(settings).expect("settings");
    let (houses, mut clients) = apart("kartel", settings).await;
    houses[0].ask(0, RoomCommand::Start {}).await;
    settle().await;
    clients[0].say(json!({ "type": "talk" })).await;
    let phrase = clients[0].latest("talk")["phrases"][0].clone();
    let phrase = serde_json::from_value(phrase).expect("a phrase");
    houses[0].ask(0, RoomCommand::Talk { phrase }).await;
    settle().await;
    assert_eq!(clients[1].latest("talked")["seat"], 0);
    // Whoever is to act: both servers give the time.
    let to_act = clients.iter_mut().position(|client| !client.legal().is_empty());
    let to_act = to_act.expect("somebody can play");
    clients[to_act].say(json!({ "type": "more_time" })).await;
    for client in &mut clients {
        let left = client.now()["clock"]["left_ms"][to_act].as_u64();
        assert!(left.is_some_and(|left| left > 55_000), "{left:?}");
    }
}
