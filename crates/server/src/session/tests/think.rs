//! Bots that search: the room goes on while they think, and nobody can tell how long they do.

use super::*;
use crate::protocol::BotPace;

/// A person and two experts, at a game that began.
async fn with_experts(game: &str) -> (House, Client) {
    with_bots(game, RoomSettings::default()).await
}

async fn with_bots(game: &str, settings: RoomSettings) -> (House, Client) {
    let house = House::new(game, 1, settings).await;
    for _ in 0..2 {
        house.ask(0, RoomCommand::AddBot { level: "expert".to_owned() }).await;
    }
    let client = house.open(0).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    (house, client)
}

/// Plays the first legal move whenever there is one, until so many moves were made; gives the
/// pauses before moves of bots.
async fn pauses(client: &mut Client, moves: usize) -> Vec<Duration> {
    let mut pauses = Vec::new();
    let (mut seq, mut at) = (client.now()["seq"].as_u64(), Instant::now());
    for _ in 0..20_000 {
        if pauses.len() >= moves || client.now()["view"]["phase"] != "playing" {
            return pauses;
        }
        if let Some(mv) = client.legal().first().cloned() {
            client.play(&mv).await;
            (seq, at) = (client.now()["seq"].as_u64(), Instant::now());
            continue;
        }
        sleep(ms(10)).await;
        let now = client.now()["seq"].as_u64();
        if now != seq {
            pauses.push(at.elapsed());
            (seq, at) = (now, Instant::now());
        }
    }
    panic!("the bots do not play: {}", client.now());
}

#[tokio::test(start_paused = true)]
async fn experts_play_when_their_pause_is_over() {
    let (house, mut client) = with_experts("kartu-sama").await;
    let pause = house.shared.config.bot_pause;
    let all = pauses(&mut client, 10).await;
    assert!(!all.is_empty());
    // The clock stands still while they think, so that each takes its pause, and no longer.
    assert!(all.iter().all(|it| (pause..pause + ms(100)).contains(it)), "{all:?}");
}

/// A room says how soon its bots play: by the site's pause, and by nothing that a host could write.
#[tokio::test(start_paused = true)]
async fn bots_play_as_soon_as_the_room_says() {
    for pace in [BotPace::Quick, BotPace::Slow] {
        let settings = RoomSettings { bots: pace, ..RoomSettings::default() };
        let (house, mut client) = with_bots("kartu-sama", settings).await;
        let usual = house.shared.config.bot_pause;
        let pause = pace.pause(usual);
        assert!(pause >= usual / 3 && pause <= usual * 3 && pause != usual);
        let all = pauses(&mut client, 10).await;
        assert!(!all.is_empty());
        assert!(all.iter().all(|it| (pause..pause + ms(100)).contains(it)), "{pace:?}: {all:?}");
    }
    let wrong = serde_json::from_str::<RoomSettings>(r#"{"bots": "at once"}"#);
    assert!(wrong.is_err());
    let early = serde_json::from_str::<RoomSettings>(r#"{"clock": "live"}"#).expect("an old entry");
    assert_eq!(early.bots, BotPace::Normal);
}

#[tokio::test(start_paused = true)]
async fn who_cannot_think_in_time_plays_all_the_same() {
    let (house, mut client) = with_experts("kartu-sama").await;
    // Every processor is taken for ever.
    let all = house.shared.thinkers.available_permits() as u32;
    let taken = Arc::clone(&house.shared.thinkers).acquire_many_owned(all).await.expect("permits");
    let pause = house.shared.config.bot_pause;
    let slow = pauses(&mut client, 4).await;
    assert!(!slow.is_empty());
    assert!(slow.iter().skip(1).all(|it| *it >= pause + seconds(2)), "{slow:?}");
    drop(taken);
}

/// Whoever lets bots think without end in many rooms does not take everybody's processors.
#[tokio::test(start_paused = true)]
async fn bots_do_not_think_without_end() {
    let (house, mut client) = with_experts("kartu-sama").await;
    assert!(!pauses(&mut client, 2).await.is_empty());
    assert!(house.guest.has_thought(), "it counts for those who use the room");
    house.guest.think_for(seconds(100));
    // Nobody would get a processor to think, so that whoever wants to would be late.
    let all = house.shared.thinkers.available_permits() as u32;
    let taken = Arc::clone(&house.shared.thinkers).acquire_many_owned(all).await.expect("permits");
    let pause = house.shared.config.bot_pause;
    let quick = pauses(&mut client, 4).await;
    assert!(quick.iter().skip(1).all(|it| *it < pause + seconds(1)), "{quick:?}");
    drop(taken);
}

#[tokio::test(start_paused = true)]
async fn the_room_goes_on_while_they_think_and_a_restart_loses_nothing() {
    let (mut house, mut client) = with_experts("kartel").await;
    let before = client.now()["seq"].as_u64();
    let renamed = house.ask(0, RoomCommand::Rename { name: "Eli".to_owned() }).await;
    assert_eq!(renamed.room.seats[0].name, "Eli");
    house.restart().await;
    let mut client = house.open(0).await;
    settle().await;
    assert!(client.now()["seq"].as_u64() >= before);
    assert!(!pauses(&mut client, 3).await.is_empty());
}

/// Bots think for those who sit at their table, whoever else comes by.
#[tokio::test(start_paused = true)]
async fn no_stranger_pays_for_bots() {
    let (house, mut client) = with_experts("kartu-sama").await;
    let stranger = anyone();
    let (outbox, _incoming) = Outbox::new(stranger.clone());
    let (reply, answer) = oneshot::channel();
    let greeting = Greeting { key: None, seen: None, language: Language::english() };
    let open = Command::Open { greeting, outbox, reply };
    let session = house.shared.send(&house.room, open).await.expect("a session");
    let line = answer.await.expect("an answer").expect("a line");
    for _ in 0..20 {
        if let Some(mv) = client.legal().first().cloned() {
            client.play(&mv).await;
        }
        let message = ClientMessage::Ping {};
        session.send(Command::Said { line, message }).await.expect("the session is there");
        sleep(house.shared.config.bot_pause).await;
    }
    assert!(house.guest.has_thought() && !stranger.has_thought(), "those pay who play");
}

/// Whoever plays without a line pays, too: bots think for nobody else.
#[tokio::test(start_paused = true)]
async fn who_has_no_line_pays_all_the_same() {
    let mut house = House::new("kartu-sama", 1, RoomSettings::default()).await;
    for _ in 0..2 {
        house.ask(0, RoomCommand::AddBot { level: "expert".to_owned() }).await;
    }
    house.ask(0, RoomCommand::Start {}).await;
    house.ask(0, RoomCommand::Delegate { on: true }).await;
    sleep(house.shared.config.bot_pause * 8).await;
    assert!(house.guest.has_thought());
    // A server that comes back knows of nobody.
    house.guest = anyone();
    house.restart().await;
    let all = house.shared.thinkers.available_permits() as u32;
    let taken = Arc::clone(&house.shared.thinkers).acquire_many_owned(all).await.expect("permits");
    let before = house.look().await;
    let mut watcher = house.open_as(None).await;
    let seq = |client: &mut Client| client.now()["seq"].as_u64().expect("a match is on");
    settle().await;
    let from = seq(&mut watcher);
    sleep(house.shared.config.bot_pause * 2 + ms(100)).await;
    assert!(seq(&mut watcher) >= from + 2, "they wait for no processor: {before}");
    assert!(!house.guest.has_thought());
    drop(taken);
}
