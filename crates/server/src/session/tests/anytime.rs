//! Throws outside a snap (khamul:4.7), rows that are rearranged while something else is decided
//! (8.1), and that what was meant for something else costs nothing.

use super::*;

/// A match of two in which cards can be thrown at any time, as the second turn begins; returns
/// whose it is.
async fn second_turn() -> (House, Vec<Client>, usize) {
    let house = House::new("khamul", 2, snaps("normal")).await;
    let option = RoomCommand::Option { name: "snaps".to_owned(), value: json!("anytime") };
    house.ask(0, option).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    let turn = first_snap(&house, &mut clients).await;
    for client in &mut clients {
        client.play("done").await;
    }
    assert!(clients[1 - turn].legal().contains(&"draw".to_owned()));
    (house, clients, 1 - turn)
}

/// Says that a move was chosen when this was the latest update.
async fn plays_late(client: &mut Client, seq: &Json, mv: &str) -> Json {
    client.say(json!({ "type": "play", "match": 1, "seq": seq, "move": mv })).await;
    client.latest("refused")["code"].clone()
}

/// The seat discards what it draws, and uses no power.
async fn draws_and_discards(client: &mut Client) {
    for mv in ["draw", "discard", "decline"] {
        if client.legal().iter().any(|legal| legal == mv) {
            client.play(mv).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_card_is_thrown_in_somebody_elses_turn() {
    let (_house, mut clients, turn) = second_turn().await;
    let other = 1 - turn;
    assert_eq!(clients[other].legal(), [""; 0]);
    clients[other].play("snap 0").await;
    assert_eq!(clients[other].latest("refused"), Json::Null);
    let told = clients[turn].now()["told"][0]["all"][0].clone();
    assert_eq!((&told["type"], &told["seat"]), (&json!("threw"), &json!(other)));
    assert!(clients[turn].now()["window"].is_null(), "it opens no window");
}

#[tokio::test(start_paused = true)]
async fn a_throw_at_a_card_that_is_gone_costs_nothing() {
    let (_house, mut clients, turn) = second_turn().await;
    let other = 1 - turn;
    let seq = clients[other].now()["seq"].clone();
    // Drawing leaves the top as it was, taking and discarding do not.
    clients[turn].play("take").await;
    let before = clients[other].now()["view"]["rows"].clone();
    assert_eq!(plays_late(&mut clients[other], &seq, "snap 0").await, "stale");
    clients[turn].play("switch 0").await;
    if clients[turn].legal().contains(&"decline".to_owned()) {
        clients[turn].play("decline").await;
    }
    assert!(!clients[other].now()["window"].is_null(), "a snap is open");
    // It was chosen in no snap, so it cannot be late for one.
    assert_eq!(plays_late(&mut clients[other], &seq, "snap 0").await, "stale");
    let chosen = clients[other].latest("refused")["reason"].clone();
    assert_eq!(chosen, "The table has changed since you chose this.");
    for client in &mut clients {
        client.play("done").await;
    }
    assert_eq!(plays_late(&mut clients[other], &seq, "snap 0").await, "stale");
    assert_eq!(clients[other].now()["view"]["rows"], before);
}

/// A throw that was chosen in a snap is late for that one, also while the next one is open; over a
/// held card, it was chosen in none.
#[tokio::test(start_paused = true)]
async fn only_a_throw_in_a_snap_is_late_for_it() {
    let house = House::new("khamul", 2, snaps("normal")).await;
    let option = RoomCommand::Option { name: "snaps".to_owned(), value: json!("anytime") };
    house.ask(0, option).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    let other = first_snap(&house, &mut clients).await;
    let in_snap = clients[other].now()["seq"].clone();
    for client in &mut clients {
        client.play("done").await;
    }
    clients[1 - other].play("draw").await;
    let over_held = clients[other].now()["seq"].clone();
    sleep(seconds(2)).await;
    draws_and_discards(&mut clients[1 - other]).await;
    assert!(!clients[other].now()["window"].is_null(), "the next snap is open");
    assert_eq!(plays_late(&mut clients[other], &over_held, "snap 0").await, "stale");
    assert_eq!(plays_late(&mut clients[other], &in_snap, "snap 0").await, "too_late");
    let reason = clients[other].latest("refused")["reason"].to_string();
    assert!(reason.contains("Too late by 2."), "{reason}");
}

#[tokio::test(start_paused = true)]
async fn a_throw_counts_though_somebody_drew_meanwhile() {
    let (_house, mut clients, turn) = second_turn().await;
    let other = 1 - turn;
    let seq = clients[other].now()["seq"].clone();
    clients[turn].play("draw").await;
    assert_eq!(plays_late(&mut clients[other], &seq, "snap 0").await, Json::Null);
    let told = clients[turn].now()["told"].to_string();
    assert!(told.contains("threw"), "{told}");
}

#[tokio::test(start_paused = true)]
async fn an_exchange_is_stale_where_a_row_was_rearranged_meanwhile() {
    let (_house, mut clients, mut turn) = second_turn().await;
    let exchange = |other: usize| format!("exchange 0 {other} 0");
    for _ in 0..40 {
        clients[turn].play("draw").await;
        clients[turn].play("discard").await;
        let other = 1 - turn;
        if clients[turn].legal().contains(&exchange(other)) {
            let seq = clients[turn].now()["seq"].clone();
            clients[other].play("arrange 3 2 1 0").await;
            assert_eq!(clients[other].latest("refused"), Json::Null, "a power waits");
            assert_eq!(plays_late(&mut clients[turn], &seq, &exchange(other)).await, "stale");
            assert!(!clients[turn].now()["view"]["power"].is_null(), "it waits still");
            clients[turn].play(&exchange(other)).await;
            assert!(clients[turn].now()["view"]["power"].is_null());
            return;
        }
        draws_and_discards(&mut clients[turn]).await;
        for client in &mut clients {
            client.play("done").await;
        }
        turn = other;
    }
    panic!("there was no black king in forty turns");
}
