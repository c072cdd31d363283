//! Sealed snaps, and what bots do in any.

use super::*;

/// A sealed snap of three people; gives the seat that discarded.
async fn sealed() -> (House, Vec<Client>, usize) {
    khamul(3, "sealed").await
}

fn queued(client: &mut Client) -> Json {
    client.now()["queued"].clone()
}

#[tokio::test(start_paused = true)]
async fn saying_it_twice_is_harmless() {
    let (house, mut clients, turn) = sealed().await;
    let stream = super::super::match_stream(&house.room, 1);
    let next = (turn + 1) % 3;
    for mv in ["snap 3", "snap 3", "take", "take", "done", "done", "snap 3"] {
        clients[next].play(mv).await;
    }
    assert_eq!(queued(&mut clients[next]), json!(["snap 3", "done", "take"]));
    assert_eq!(clients[next].latest("refused"), Json::Null);
    let entries = house.log.read(&stream, 0).await.expect("a log");
    let kept = entries.iter().filter(|entry| entry.contains("\"queued\"")).count();
    assert_eq!(kept, 3, "what changes nothing is not kept");
    // Done is final (khamul:4.4).
    clients[next].play("snap 0").await;
    assert_eq!(clients[next].latest("refused")["code"], "not_now");
    assert_eq!(clients[next].now()["view"]["snap"], json!([false, false, false]));
}

#[tokio::test(start_paused = true)]
async fn nobody_hears_of_a_sealed_answer() {
    let (_house, mut clients, turn) = sealed().await;
    let (a, b) = ((turn + 1) % 3, (turn + 2) % 3);
    clients.iter_mut().for_each(Client::hear);
    let heard: Vec<usize> = clients.iter().map(|client| client.heard.len()).collect();
    for mv in ["snap 2", "snap 0", "draw", "done", "snap 2"] {
        clients[a].play(mv).await;
    }
    clients[a].say(json!({ "type": "play", "match": 1, "seq": 1, "move": "snap 1" })).await;
    clients[a].say(json!({ "type": "check", "move": "snap 1" })).await;
    for seat in [turn, b] {
        clients[seat].hear();
        assert_eq!(clients[seat].heard.len(), heard[seat], "seat {seat} was sent something");
    }
}

/// The throws that were told, in order, as seat and slot.
fn throws(client: &mut Client) -> Vec<(u64, u64)> {
    client.hear();
    let told = client.heard.iter().filter_map(|message| message["told"].as_array()).flatten();
    let events = told.filter_map(|told| told["all"].as_array()).flatten();
    let threw = events.filter(|event| event["type"] == "threw");
    let number = |event: &Json, name: &str| event[name].as_u64().expect("a number");
    threw.map(|event| (number(event, "seat"), number(event, "slot"))).collect()
}

#[tokio::test(start_paused = true)]
async fn answers_are_settled_from_who_discarded() {
    let (_house, mut clients, turn) = sealed().await;
    let order = [turn, (turn + 1) % 3, (turn + 2) % 3];
    for &seat in order.iter().rev() {
        clients[seat].play("snap 1").await;
        clients[seat].play("done").await;
    }
    // If a throw has a power, it is used before the next one is settled.
    for _ in 0..6 {
        for client in &mut clients {
            if client.legal().contains(&"decline".to_owned()) {
                client.play("decline").await;
            }
        }
        sleep(ms(10)).await;
    }
    let expected: Vec<(u64, u64)> = order.iter().map(|&seat| (seat as u64, 1)).collect();
    assert_eq!(throws(&mut clients[0]), expected);
    assert!(clients[0].now()["window"].is_null(), "all have answered");
    let next = (turn + 1) % 3;
    assert!(clients[next].legal().contains(&"draw".to_owned()));
    assert!(clients.iter_mut().all(|client| queued(client) == json!([])));
}

#[tokio::test(start_paused = true)]
async fn what_was_chosen_follows_its_card() {
    let (house, mut clients, turn) = sealed().await;
    for mv in ["snap 0", "snap 3", "arrange 3 2 0 1"] {
        clients[turn].play(mv).await;
    }
    assert_eq!(queued(&mut clients[turn]), json!(["snap 2", "snap 0"]));
    // Another server knows it too.
    let mut house = house;
    house.restart().await;
    let mut client = house.open(turn).await;
    assert_eq!(queued(&mut client), json!(["snap 2", "snap 0"]));
}

#[tokio::test(start_paused = true)]
async fn who_lost_the_line_is_waited_for() {
    let (house, mut clients, turn) = sealed().await;
    let other = (turn + 1) % 3;
    let gone = clients.remove(other);
    gone.session.send(Command::Closed { line: gone.line }).await.expect("a session");
    for client in &mut clients {
        client.play("done").await;
    }
    sleep(seconds(10)).await;
    let mut back = house.open(other).await;
    assert_eq!(back.now()["window"]["answered"], false);
    back.play("done").await;
    assert!(back.now()["window"].is_null());
}

#[tokio::test(start_paused = true)]
async fn what_comes_a_little_late_is_still_a_choice() {
    let (_house, mut clients, turn) = khamul(2, "quick").await;
    let next = 1 - turn;
    // Chosen while the snap was open, and there when it is over.
    let seq = clients[next].now()["seq"].clone();
    sleep(seconds(3)).await;
    assert!(clients[next].now()["window"].is_null());
    clients[next].say(json!({ "type": "play", "match": 1, "seq": seq, "move": "draw" })).await;
    assert_eq!(clients[next].latest("refused"), Json::Null);
    assert_eq!(clients[next].now()["view"]["in_hand"]["from"], "draw");
    // The same again is no other draw.
    let now = clients[next].now()["seq"].clone();
    clients[next].say(json!({ "type": "play", "match": 1, "seq": seq, "move": "draw" })).await;
    assert_eq!(clients[next].now()["seq"], now);
    assert_eq!(clients[next].latest("refused")["code"], "stale");
}

#[tokio::test(start_paused = true)]
async fn what_others_do_in_a_snap_makes_no_choice_stale() {
    let (_house, mut clients, turn) = khamul(3, "normal").await;
    let next = (turn + 1) % 3;
    clients[next].play("done").await;
    let seq = clients[next].now()["seq"].clone();
    clients[turn].play("done").await;
    clients[next].say(json!({ "type": "play", "match": 1, "seq": seq, "move": "draw" })).await;
    assert_eq!(clients[next].latest("refused"), Json::Null);
    assert_eq!(queued(&mut clients[next]), json!(["draw"]));
}

/// A person and two bots, when the person has just discarded.
async fn with_bots(pace: &str) -> (House, Client) {
    let house = House::new("khamul", 1, snaps(pace)).await;
    for _ in 0..2 {
        house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    }
    let mut client = house.open(0).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    client.play("peek 0 1").await;
    for _ in 0..400 {
        let legal = client.legal();
        let plays = ["draw", "discard", "decline", "done"];
        if let Some(mv) = legal.iter().find(|mv| plays.contains(&mv.as_str())) {
            client.play(mv).await;
            let discarded = mv == "discard" || mv == "decline";
            if discarded && !client.now()["window"].is_null() {
                return (house, client);
            }
        }
        sleep(ms(100)).await;
    }
    panic!("no window opens: {}", client.now());
}

#[tokio::test(start_paused = true)]
async fn bots_answer_like_people() {
    for _ in 0..20 {
        let (_house, mut client) = with_bots("normal").await;
        let opened = Instant::now();
        let done = |client: &mut Client, seat: usize| client.now()["view"]["snap"][seat] == true;
        sleep(ms(390)).await;
        assert!(!done(&mut client, 1) && !done(&mut client, 2), "nobody is that quick");
        // A throw of a bot shows everyone another card, and then all have as long again.
        sleep(ms(1_650)).await;
        let quiet = throws(&mut client).is_empty();
        let over = client.now()["window"].is_null();
        assert!(!quiet || over || done(&mut client, 1) && done(&mut client, 2));
        sleep(seconds(10)).await;
        assert!(client.now()["seq"].as_u64() > Some(4) && opened.elapsed() > seconds(10));
    }
}

#[tokio::test(start_paused = true)]
async fn bots_wait_for_nobody_in_a_sealed_snap() {
    for _ in 0..20 {
        let (_house, mut client) = with_bots("sealed").await;
        sleep(seconds(15)).await;
        let shown = client.now();
        assert_eq!(shown["view"]["snap"], json!([false, false, false]), "they show nothing");
        client.play("done").await;
        sleep(ms(5)).await;
        // All have answered; who throws a card opens the next snap, in which nobody has yet.
        let seq = |update: &Json| update["seq"].as_u64().expect("a number");
        assert!(seq(&client.now()) > seq(&shown), "the answers are told at once");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_that_throw_anything_end_a_sealed_snap() {
    for _ in 0..20 {
        let house = House::new("khamul", 1, snaps("sealed")).await;
        for _ in 0..3 {
            house.ask(0, RoomCommand::AddBot { level: "dice".to_owned() }).await;
        }
        let mut clients = [house.open(0).await];
        house.ask(0, RoomCommand::Start {}).await;
        let stream = super::super::match_stream(&house.room, 1);
        // Everyone peeks; then so many turns, each with a snap.
        for _ in 0..60 {
            let legal = clients[0].legal();
            if let Some(mv) = legal.iter().find(|mv| *mv == "done").or_else(|| legal.first()) {
                clients[0].play(mv).await;
            }
            sleep(seconds(1)).await;
            let entries = house.log.read(&stream, 0).await.expect("a log");
            assert!(entries.len() < 4_000, "bots throw and throw");
        }
        assert!(clients[0].now()["seq"].as_u64().is_some_and(|seq| seq > 10));
    }
}

#[tokio::test(start_paused = true)]
async fn who_chose_to_announce_is_asked_again_when_the_row_changes() {
    let (_house, mut clients, turn) = khamul(2, "relaxed").await;
    let next = 1 - turn;
    clients[next].play("khamul").await;
    assert_eq!(queued(&mut clients[next]), json!(["khamul"]));
    let before = clients[next].now()["seq"].clone();
    // Right or wrong, the row is another one then.
    clients[next].play("snap 0").await;
    assert_eq!(throws(&mut clients[next]).len(), 1);
    assert_eq!(queued(&mut clients[next]), json!([]));
    if clients[next].now()["window"].is_object() {
        let late = json!({ "type": "play", "match": 1, "seq": before, "move": "khamul" });
        clients[next].say(late).await;
        assert_eq!(clients[next].latest("refused")["code"], "stale");
    }
}
