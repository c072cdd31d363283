//! What happens to rooms that nobody uses: badges, stand-ins, idle sessions, the agenda.

use std::time::SystemTime;

use games::{Kind, Match, Settings};

use super::others::beside;
use super::*;
use crate::calendar::unix_ms;
use crate::live::MatchEntry;
use crate::log::{Register, Stream};
use crate::protocol::ClockMode;
use crate::random::Random;

const DAY: Duration = Duration::from_secs(24 * 3600);

async fn due_within(log: &MemoryLog, time: Duration) -> Vec<Stream> {
    log.due(SystemTime::now() + time, 10).await.expect("an agenda")
}

async fn append(log: &MemoryLog, stream: &Stream, entry: impl serde::Serialize) {
    let entry = serde_json::to_string(&entry).expect("JSON");
    let count = log.read(stream, 0).await.expect("a log").len() as u64;
    log.append(stream, count, entry).await.expect("it is kept");
}

/// A house whose room is in no memory, with a match of two people that changed last at `at`.
async fn left(clock: ClockMode, at: u64) -> House {
    let log = MemoryLog::default();
    let shared = Arc::new(Shared::new(Arc::new(log.clone()), config()));
    let mut rng = Random::new(None).rng("test");
    let (room, keys) =
        (RoomName::random(&mut rng), vec![Key::random(&mut rng), Key::random(&mut rng)]);
    let stream = room_stream(&room);
    append(
        &log,
        &stream,
        RoomEntry::Opened { game: "kartel".to_owned(), at, lesson: false, daily: None },
    )
    .await;
    for (name, key) in ["Ada", "Bea"].into_iter().zip(&keys) {
        let entry = RoomEntry::Sat {
            name: name.to_owned(),
            key: key.hash(),
            place: None,
            program: false,
            person: None,
        };
        append(&log, &stream, entry).await;
    }
    let settings = RoomSettings { clock, ..RoomSettings::default() };
    append(&log, &stream, RoomEntry::Settings { settings }).await;
    append(
        &log,
        &stream,
        RoomEntry::Began { number: 1, playing: 2, at, before: 0, ranked: false, set: None },
    )
    .await;
    let settings = Settings::new(Kind::Kartel.options());
    let begun = MatchEntry::begun(Kind::Kartel, 2, settings, None, at, &mut rng).expect("a table");
    let MatchEntry::Begun { heading, .. } = &begun else { panic!("a beginning") };
    let deck = Match::from_heading(heading).expect("a match").due_deal().expect("a deck");
    let lines = vec![deck];
    append(&log, &match_stream(&room, 1), begun).await;
    let dealt = MatchEntry::Played { lines, at, by: crate::live::By::Chance, deal: None };
    append(&log, &match_stream(&room, 1), dealt).await;
    log.remind(&stream, Some(SystemTime::now())).await.expect("an agenda");
    House { guest: anyone(), log, shared, room, keys }
}

async fn entries(house: &House) -> usize {
    house.log.read(&match_stream(&house.room, 1), 0).await.expect("a log").len()
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_is_not_away() {
    let house = House::new("ktu", 2, RoomSettings::default()).await;
    let _host = house.open(0).await;
    for _ in 0..2 {
        let line = house.open(1).await;
        assert_eq!(house.look().await["seats"][1]["away"], false);
        close(line).await;
        sleep(seconds(31)).await;
        assert_eq!(house.look().await["seats"][1]["away"], true);
    }
}

#[tokio::test(start_paused = true)]
async fn who_leaves_after_a_gentle_clock_ran_out_is_played_for() {
    let (house, mut clients, seat) = kartel("gentle").await;
    sleep(seconds(100)).await;
    assert_eq!(house.look().await["seats"][seat]["delegated"], false);
    close(clients.remove(seat)).await;
    sleep(seconds(31)).await;
    assert_eq!(house.look().await["seats"][seat]["delegated"], true);
    sleep(seconds(2)).await;
    assert_ne!(clients[0].now()["seq"], 2, "a bot plays");
}

#[tokio::test(start_paused = true)]
async fn who_is_away_is_not_waited_for() {
    let house = House::new("kartel", 2, RoomSettings::default()).await;
    let value = json!(1);
    house.ask(0, RoomCommand::Option { name: "rounds".to_owned(), value }).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    while clients[0].latest("room")["room"]["stage"] != "match_over" {
        for client in &mut clients {
            if let Some(mv) = client.legal().last().cloned() {
                client.play(&mv).await;
            }
        }
    }
    house.ask(0, RoomCommand::Ready {}).await;
    close(clients.remove(1)).await;
    sleep(seconds(29)).await;
    assert_eq!(house.look().await["match"], 1, "the other one may be back soon");
    sleep(seconds(2)).await;
    assert_eq!(house.look().await["match"], 2);
}

#[tokio::test(start_paused = true)]
async fn who_leaves_is_not_waited_for() {
    let house = House::new("kartel", 3, RoomSettings::default()).await;
    let mut clients = vec![house.open(0).await, house.open(1).await, house.open(2).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    while clients[0].latest("room")["room"]["stage"] == "playing" {
        for client in &mut clients {
            if let Some(mv) = client.legal().last().cloned() {
                client.play(&mv).await;
            }
        }
    }
    house.ask(0, RoomCommand::Ready {}).await;
    house.ask(1, RoomCommand::Ready {}).await;
    assert_eq!(house.look().await["stage"], "round_over");
    house.ask(2, RoomCommand::Leave {}).await;
    assert_eq!(house.look().await["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn a_room_that_is_woken_leaves_memory_again() {
    let house = left(ClockMode::Off, unix_ms()).await;
    for _ in 0..10 {
        house.shared.wake_due().await;
        sleep(seconds(30)).await;
    }
    assert_eq!(house.shared.session_count(), 0);
    assert_eq!(due_within(&house.log, DAY).await, []);
    assert_eq!(due_within(&house.log, 91 * DAY).await, [room_stream(&house.room)]);
}

#[tokio::test(start_paused = true)]
async fn looking_at_a_room_does_not_keep_it() {
    let house = left(ClockMode::Off, unix_ms()).await;
    let mut times_left = 0;
    for _ in 0..12 {
        house.look().await;
        sleep(seconds(20)).await;
        times_left += usize::from(house.shared.session_count() == 0);
    }
    assert!(times_left > 2, "{times_left}");
}

/// Milliseconds since 1970, so many days ago.
fn days_ago(days: u64) -> u64 {
    unix_ms() - days * DAY.as_millis() as u64
}

/// However old it looks: it is found to be unused, and goes a week later.
#[tokio::test(start_paused = true)]
async fn a_room_is_forgotten_after_its_lifetime() {
    for (days, found, kept) in [
        (89, None, true),
        (91, None, true),
        (20_000, None, true),
        (98, Some(6), true),
        (20_000, Some(6), true),
        (98, Some(8), false),
        // Somebody has played since.
        (89, Some(90), true),
        (91, Some(98), true),
    ] {
        let house = left(ClockMode::Off, days_ago(days)).await;
        if let Some(days) = found {
            let entry = RoomEntry::Unused { at: days_ago(days) };
            append(&house.log, &room_stream(&house.room), entry).await;
        }
        house.shared.wake_due().await;
        sleep(seconds(2)).await;
        assert_eq!(!due_within(&house.log, 365 * DAY).await.is_empty(), kept, "{days} days");
        for stream in [room_stream(&house.room), match_stream(&house.room, 1)] {
            let is_kept = !house.log.read(&stream, 0).await.expect("a log").is_empty();
            assert_eq!(is_kept, kept, "{stream} after {days} days");
        }
        assert_eq!(house.shared.session_count(), usize::from(kept));
        let look = house.shared.look(None, &house.room, None).await;
        assert_eq!(look.is_ok(), kept);
    }
}

#[tokio::test(start_paused = true)]
async fn a_lobby_is_forgotten_after_a_day_and_a_week() {
    for (hours, found, kept) in
        [(23, None, true), (25, None, true), (200, Some(167), true), (200, Some(169), false)]
    {
        let house = left(ClockMode::Off, 0).await;
        let (log, room) = (MemoryLog::default(), &house.room);
        let at = unix_ms() - hours * 3_600_000;
        let opened = RoomEntry::Opened { game: "ktu".to_owned(), at, lesson: false, daily: None };
        append(&log, &room_stream(room), opened).await;
        if let Some(hours) = found {
            let entry = RoomEntry::Unused { at: unix_ms() - hours * 3_600_000 };
            append(&log, &room_stream(room), entry).await;
        }
        log.remind(&room_stream(room), Some(SystemTime::now())).await.expect("an agenda");
        let shared = Arc::new(Shared::new(Arc::new(log.clone()), config()));
        shared.wake_due().await;
        sleep(seconds(2)).await;
        assert_eq!(shared.look(None, room, None).await.is_ok(), kept, "after {hours} hours");
    }
}

#[tokio::test(start_paused = true)]
async fn who_opens_a_room_that_is_to_go_keeps_it() {
    let house = left(ClockMode::Off, days_ago(98)).await;
    append(&house.log, &room_stream(&house.room), RoomEntry::Unused { at: days_ago(6) }).await;
    close(house.open(0).await).await;
    sleep(seconds(120)).await;
    assert_eq!(house.shared.session_count(), 0);
    let later = Arc::new(Shared::new(Arc::new(house.log.clone()), config()));
    let agenda = Some(SystemTime::now());
    house.log.remind(&room_stream(&house.room), agenda).await.expect("an agenda");
    later.wake_due().await;
    sleep(seconds(120)).await;
    assert_eq!(due_within(&house.log, 89 * DAY).await, [], "it has its whole lifetime again");
    assert_eq!(due_within(&house.log, 91 * DAY).await, [room_stream(&house.room)]);
}

/// The clock jumps by a year between two starts, or while the server runs.
#[tokio::test(start_paused = true)]
async fn a_clock_that_jumps_ends_no_room() {
    let year = 365 * DAY.as_millis() as u64;
    let house = left(ClockMode::Off, unix_ms() - year).await;
    let calendar = Register::new(&house.log, Stream::new("calendar").expect("a name"));
    let mark = json!({ "wall": unix_ms() - year, "here": unix_ms() - year });
    calendar.change(None, |_| Some(mark.clone())).await.expect("kept");
    house.shared.calendar.begin(&house.log).await.expect("a log");
    house.shared.wake_due().await;
    sleep(seconds(2)).await;
    house.shared.look(None, &house.room, None).await.expect("it is there");
    assert!(!due_within(&house.log, 97 * DAY).await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn somebody_who_is_there_keeps_a_room() {
    let house = left(ClockMode::Off, unix_ms() - 91 * DAY.as_millis() as u64).await;
    let _line = house.open(0).await;
    for server in [&house, &beside(&house)] {
        server.shared.wake_due().await;
        sleep(seconds(2)).await;
        let entries = house.log.read(&room_stream(&house.room), 0).await.expect("a log");
        assert!(!entries.is_empty());
        house.log.remind(&room_stream(&house.room), Some(SystemTime::now())).await.expect("kept");
    }
}

/// The server may be killed at any time, and then nobody puts anything into the agenda.
#[tokio::test(start_paused = true)]
async fn a_room_in_memory_is_in_the_agenda() {
    let house = House::new("kartel", 2, RoomSettings::default()).await;
    let stream = room_stream(&house.room);
    assert_eq!(due_within(&house.log, DAY + seconds(1)).await, [stream]);
    let (house, _clients, _) = kartel("days").await;
    assert_eq!(due_within(&house.log, 3 * DAY - seconds(60)).await.len(), 1, "it may be early");
    let house = left(ClockMode::Off, unix_ms()).await;
    let _line = house.open(0).await;
    house.ask(0, RoomCommand::Settings { settings: clock("days") }).await;
    assert_eq!(due_within(&house.log, 3 * DAY + seconds(1)).await.len(), 1, "never late");
}

#[tokio::test(start_paused = true)]
async fn days_go_on_while_the_server_does_not_run() {
    for (days, plays) in [(2, false), (4, true)] {
        let house = left(ClockMode::Days, unix_ms() - days * DAY.as_millis() as u64).await;
        house.shared.wake_due().await;
        sleep(seconds(5)).await;
        assert_eq!(entries(&house).await > 2, plays, "after {days} days");
        let delegated = house.look().await["seats"].to_string().contains("\"delegated\":true");
        assert_eq!(delegated, plays);
        sleep(seconds(600)).await;
        assert_eq!(house.shared.session_count(), 0);
        assert_eq!(due_within(&house.log, 3 * DAY + seconds(60)).await.len(), 1);
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_that_cannot_be_loaded_keeps_nobody_from_their_turn() {
    let house = left(ClockMode::Off, unix_ms()).await;
    let stream = room_stream(&house.room);
    append(&house.log, &stream, json!({ "type": "nonsense" })).await;
    house.shared.wake_due().await;
    settle().await;
    assert_eq!(house.shared.session_count(), 0);
    assert_eq!(due_within(&house.log, seconds(60)).await, []);
}

/// A room that all people have left is nobody's: whoever comes next sits down in a bot's place.
#[tokio::test(start_paused = true)]
async fn a_full_table_of_bots_lets_somebody_in() {
    for (takeover, over) in [(true, false), (false, false), (false, true)] {
        let settings = RoomSettings { takeover, ..RoomSettings::default() };
        let house = House::new("ktu", 1, settings).await;
        for _ in 0..4 {
            house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
        }
        let rounds = RoomCommand::Option { name: "rounds".to_owned(), value: json!(1) };
        house.ask(0, rounds).await;
        house.ask(0, RoomCommand::Start {}).await;
        if over {
            let ada = house.open(0).await;
            house.ask(0, RoomCommand::Delegate { on: true }).await;
            while house.look().await["stage"] != "match_over" {
                sleep(seconds(1)).await;
            }
            drop(ada);
        }
        house.ask(0, RoomCommand::Leave {}).await;
        assert_eq!(house.look().await["host"], Json::Null);
        let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
        let sat = house.shared.ask(&house.room, &house.guest, None, None, sit).await;
        let sat = sat.expect("there is a seat");
        let room = house.look().await;
        assert_eq!(room["host"], json!(sat.seat), "takeover: {takeover}, over: {over}: {room}");
        let begin = RoomCommand::Start {};
        if over {
            assert_eq!(room["stage"], "lobby");
            house
                .shared
                .ask(&house.room, &house.guest, Some(key(&sat)), None, begin)
                .await
                .expect("on");
        }
    }
}
