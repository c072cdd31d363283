//! Many discards on lines of different length: whoever reacts in time is in time, near or far.

use games::{Rng, Seed};

use super::*;

/// There and back, by seat.
const RTT_MS: [u64; 4] = [5, 60, 150, 300];

/// How many discards are answered; each by one seat after the other.
const DISCARDS: usize = 2_400;

/// How long a client takes until a card is on the screen.
const FRAME_MS: u64 = 16;

/// A reaction: log-normal with this median, and a deviation of 0.35.
fn reaction(rng: &mut Rng) -> Duration {
    let sum: u32 = (0..12).map(|_| rng.below(1 << 20)).sum();
    let normal = f64::from(sum) / f64::from(1 << 20) - 6.0;
    Duration::from_secs_f64(0.7 * (0.35 * normal).exp())
}

/// Four people on lines of different length, in a round without end.
async fn table() -> (House, Vec<Client>) {
    let house = House::new("khamul", 4, snaps("normal")).await;
    let value = json!(100_000);
    house.ask(0, RoomCommand::Option { name: "turn_limit".to_owned(), value }).await;
    let mut clients = Vec::new();
    for (seat, rtt) in RTT_MS.into_iter().enumerate() {
        let client = house.open(seat).await;
        let far = Command::RoundTrip { line: client.line, time: ms(rtt) };
        client.session.send(far).await.expect("a session");
        clients.push(client);
    }
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    for client in &mut clients {
        client.play("peek 0 1").await;
    }
    (house, clients)
}

/// Whoever is on turn draws and discards; the others have heard of it when this returns.
async fn discard(clients: &mut [Client]) {
    let turn = clients[0].now()["view"]["turn"].as_u64().expect("a turn") as usize;
    clients[turn].play("draw").await;
    clients[turn].play("discard").await;
    if !clients[turn].now()["view"]["power"].is_null() {
        clients[turn].play("decline").await;
    }
    for client in clients {
        client.hear();
        // Only the latest is looked at.
        client.heard.drain(..client.heard.len() - 1);
    }
}

/// One discard: everyone says when the card is on the screen, and `seat` answers after its
/// reaction. Whether it was in time; never does it cost anything.
async fn answers_in_time(clients: &mut [Client], seat: usize, reaction: Duration) -> bool {
    let (begun, update) = (Instant::now(), clients[seat].now());
    let (id, seq) = (update["window"]["id"].clone(), update["seq"].clone());
    let mut says: Vec<(Duration, usize, Json)> = Vec::new();
    for (seat, rtt) in RTT_MS.into_iter().enumerate() {
        let rendered = json!({ "type": "rendered", "window": id });
        says.push((ms(rtt + FRAME_MS), seat, rendered));
    }
    // It is the discard's row that counts, not its outcome: `done` is as late as a throw would be.
    let done = json!({ "type": "play", "match": 1, "seq": seq, "move": "done" });
    says.push((ms(RTT_MS[seat] + FRAME_MS) + reaction, seat, done));
    says.sort_by_key(|(at, seat, _)| (*at, *seat));
    for (at, seat, message) in says {
        tokio::time::sleep_until(begun + at).await;
        let message: ClientMessage = serde_json::from_value(message).expect("a message");
        let said = Command::Said { line: clients[seat].line, message };
        clients[seat].session.send(said).await.expect("the session is there");
    }
    sleep(seconds(4)).await;
    for client in clients.iter_mut() {
        client.hear();
    }
    let heard = &clients[seat].heard;
    let refused = heard.iter().any(|message| message["type"] == "refused");
    let rows = |message: &Json| message["view"]["rows"].clone();
    assert_eq!(rows(&clients[seat].now()), rows(&update), "nothing was lost by being late");
    !refused
}

#[tokio::test(start_paused = true)]
async fn near_or_far_nobody_is_too_late() {
    let (_house, mut clients) = table().await;
    let mut rng = Seed::from_number(21).rng("fair", 0);
    let mut late = [0; 4];
    for number in 0..DISCARDS {
        discard(&mut clients).await;
        let seat = number % 4;
        late[seat] += u32::from(!answers_in_time(&mut clients, seat, reaction(&mut rng)).await);
    }
    let most = DISCARDS as u32 / 4 / 200;
    assert!(late.into_iter().all(|late| late <= most), "{late:?} of {} each", DISCARDS / 4);
}
