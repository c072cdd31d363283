//! Hints and moves that are taken back, on several servers, and what a hint may take.

use super::others::beside;
use super::*;

async fn alone(game: &str) -> (House, Client) {
    let house = House::new(game, 1, RoomSettings::default()).await;
    for _ in 0..2 {
        house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    }
    let mut client = house.open(0).await;
    house.ask(0, RoomCommand::Start {}).await;
    turn(&mut client).await;
    (house, client)
}

async fn turn(client: &mut Client) {
    for _ in 0..2_000 {
        if !client.legal().is_empty() {
            return;
        }
        sleep(ms(20)).await;
    }
    panic!("the seat has no turn: {}", client.now());
}

async fn say(client: &mut Client, what: &str) {
    let seq = client.now()["seq"].clone();
    client.say(json!({ "type": what, "match": 1, "seq": seq })).await;
}

async fn hint(client: &mut Client) -> Json {
    for _ in 0..500 {
        let hint = client.now()["hint"].clone();
        if !hint.is_null() {
            return hint;
        }
        sleep(ms(20)).await;
    }
    panic!("there is no hint: {}", client.now());
}

#[tokio::test(start_paused = true)]
async fn a_hint_and_a_move_taken_back_are_known_on_every_server() {
    for game in without_snaps() {
        let (house, mut ada) = alone(game).await;
        let other = beside(&house);
        let mut elsewhere = other.open(0).await;
        settle().await;
        say(&mut ada, "hint").await;
        let found = hint(&mut ada).await;
        assert_eq!(hint(&mut elsewhere).await, found, "{game}");
        let before = ada.now()["view"].clone();
        ada.play(found["move"].as_str().expect("a move")).await;
        // She takes it back where she has not played it.
        settle().await;
        say(&mut elsewhere, "take_back").await;
        settle().await;
        for client in [&mut ada, &mut elsewhere] {
            assert_eq!(client.now()["view"], before, "{game}");
            assert_eq!(client.now()["told"], json!([]), "{game}");
            assert_eq!(client.latest("took_back")["seat"], 0, "{game}");
        }
        let mut third = beside(&house).open(0).await;
        assert_eq!(third.now()["view"], before, "{game}");
        assert_eq!(third.now()["seq"], ada.now()["seq"], "{game}");
        let mv = ada.legal()[0].clone();
        ada.play(&mv).await;
        turn(&mut ada).await;
        assert_eq!(ada.now()["view"], elsewhere.now()["view"], "{game}");
    }
}

#[tokio::test(start_paused = true)]
async fn hints_take_the_time_that_bots_may_think() {
    let (house, mut ada) = alone("kartu-sama").await;
    say(&mut ada, "hint").await;
    hint(&mut ada).await;
    assert!(house.guest.has_thought(), "it counts for who asked");
    house.guest.think_for(seconds(100));
    let mv = ada.legal()[0].clone();
    ada.play(&mv).await;
    turn(&mut ada).await;
    say(&mut ada, "hint").await;
    settle().await;
    assert_eq!(ada.latest("fault")["code"], "too_many");
    assert!(ada.now()["hint"].is_null());
}
