//! Programs at a table: they sit where the host lets them, and whatever they do the match goes on.

use super::*;

/// A match of KTU between a person and a program.
async fn ktu() -> (House, Vec<Client>) {
    let settings = serde_json::from_value(json!({ "programs": true })).expect("settings");
    let mut house = House::new("ktu", 1, settings).await;
    let sit = RoomCommand::Sit { name: "Bot of Bea".to_owned(), program: true };
    let answer = house
        .shared
        .ask(&house.room, &anyone(), None, None, sit)
        .await
        .expect("programs may sit here");
    house.keys.push(key(&answer));
    let mut clients = vec![house.open(0).await, house.open(1).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    clients.iter_mut().for_each(Client::hear);
    (house, clients)
}

fn moves(client: &mut Client) -> u64 {
    client.now()["seq"].as_u64().expect("a number")
}

#[tokio::test(start_paused = true)]
async fn programs_sit_where_the_host_lets_them_and_are_marked() {
    let house = House::new("ktu", 1, RoomSettings::default()).await;
    let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: true };
    let refused = house
        .shared
        .ask(&house.room, &anyone(), None, None, sit)
        .await
        .expect_err("nobody allowed it");
    assert_eq!(refused.code, FaultCode::NotNow);
    let (mut house, _clients) = ktu().await;
    assert_eq!(house.look().await["seats"][1]["bot"], "program");
    assert_eq!(house.look().await["seats"][0]["bot"], Json::Null);
    house.restart().await;
    assert_eq!(house.look().await["seats"][1]["bot"], "program", "the log says so too");
}

#[tokio::test(start_paused = true)]
async fn a_program_plays_as_people_do_and_a_slow_one_is_played_for() {
    let (_house, mut clients) = ktu().await;
    let mv = clients[1].legal()[0].clone();
    clients[1].play(&mv).await;
    let mv = clients[0].legal()[0].clone();
    clients[0].play(&mv).await;
    // Whose turn it is now: the person's may take as long as it likes, the program's may not.
    for _ in 0..6 {
        let before = moves(&mut clients[0]);
        if clients[0].legal().is_empty() {
            let mut waited = 0;
            while moves(&mut clients[0]) == before {
                sleep(ms(100)).await;
                waited += 1;
            }
            assert!((99..=101).contains(&waited), "a novice made the move after {waited} / 10 s");
        } else {
            sleep(seconds(60)).await;
            assert_eq!(moves(&mut clients[0]), before, "nobody hurries a person");
            let mv = clients[0].legal()[0].clone();
            clients[0].play(&mv).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn garbage_from_a_program_hurts_nobody() {
    let (house, mut clients) = ktu().await;
    clients[1].play("play everything").await;
    clients[1].play("").await;
    clients[1].say(json!({ "type": "more_time" })).await;
    settle().await;
    drop(clients.pop());
    // Nobody reads its line any more: the person plays the match to its end all the same, which
    // comes after 2,000 turns at most (6.3); each of the program's takes ten seconds.
    for _ in 0..10_000 {
        sleep(seconds(2)).await;
        if clients[0].latest("room")["room"]["stage"] == "match_over" {
            break;
        }
        if let Some(mv) = clients[0].legal().first().cloned() {
            clients[0].play(&mv).await;
        }
    }
    assert_eq!(house.look().await["stage"], "match_over");
}
