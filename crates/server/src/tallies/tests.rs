//! Tallies of several servers that share a log.

use super::*;
use crate::log::MemoryLog;

/// A moment in a year, and how long before its end.
const NOW: u64 = 57 * YEAR - 1000;

fn kind() -> Kind {
    Kind::ALL[0]
}

fn room() -> RoomName {
    RoomName::new("plum-otter-lamp-1001").expect("a name")
}

fn tallied(number: u32) -> Tallied {
    let (options, came_back) = (BTreeMap::new(), None);
    let tally = MatchTally { seats: 3, options, rounds: 2, turns: 40, begun_won: 0, came_back };
    Tallied { kind: kind(), number, ended: NOW, tally }
}

fn several<const N: usize>() -> (MemoryLog, [Tallies; N]) {
    let log = MemoryLog::default();
    let all = std::array::from_fn(|_| Tallies::new(Arc::new(log.clone()), Refill::Never));
    (log, all)
}

async fn matches(tallies: &Tallies, now: u64) -> u32 {
    tallies.played(kind(), now).await.expect("a log").matches
}

#[tokio::test]
async fn a_match_counts_once_whoever_says_it_and_when() {
    let (log, [one, other]) = several();
    for number in 1..=20 {
        let (here, there) = (tallied(number), tallied(number));
        let room = room();
        tokio::join!(one.count(&room, here, &[], NOW), other.count(&room, there, &[], NOW));
    }
    one.count(&room(), tallied(1), &[], NOW).await;
    // The next year has begun, and the room is opened once more.
    let [late] = [Tallies::new(Arc::new(log.clone()), Refill::Never)];
    late.count(&room(), tallied(7), &[], NOW + YEAR).await;
    for tallies in [&one, &other, &late] {
        assert_eq!(matches(tallies, NOW).await, 20);
    }
    assert_eq!(matches(&Tallies::new(Arc::new(log), Refill::Never), NOW + YEAR).await, 20);
}

#[tokio::test]
async fn nothing_is_kept_of_who_played_and_where() {
    let (log, [tallies]) = several();
    tallies.count(&room(), tallied(1), &[], NOW).await;
    let [(stream, at)] = &log.streams().await.expect("a log")[..] else { panic!("a stream") };
    assert!(at.is_some(), "it is forgotten one day");
    let text = log.read(stream, 0).await.expect("a log").join("\n");
    assert!(!text.contains("plum") && !text.contains("otter"), "{text}");
}

#[tokio::test]
async fn so_many_of_an_address_count() {
    let (_, [tallies]) = several();
    let from: IpAddr = "192.0.2.1".parse().expect("an address");
    for number in 0..2 * limits::TALLIED_BURST {
        tallies.count(&room(), tallied(number), &[from], NOW).await;
    }
    assert_eq!(matches(&tallies, NOW).await, limits::TALLIED_BURST);
}

#[tokio::test]
async fn a_year_has_so_many_and_is_forgotten_after_the_next() {
    let (log, [one, other]) = several();
    for number in 0..limits::TALLIED_PER_YEAR_MAX as u32 + 10 {
        let tallies = if number % 2 == 0 { &one } else { &other };
        tallies.count(&room(), tallied(number), &[], NOW).await;
    }
    assert_eq!(matches(&one, NOW).await as usize, limits::TALLIED_PER_YEAR_MAX);
    let stream = stream(kind(), NOW / YEAR);
    let end = (NOW / YEAR + 2) * YEAR;
    assert!(one.wake(&stream, end - 1).await.expect("a log"));
    assert_eq!(matches(&one, end - 1).await as usize, limits::TALLIED_PER_YEAR_MAX);
    assert_eq!(matches(&one, end).await, 0);
    assert!(one.wake(&stream, end).await.expect("a log"));
    // Whoever comes so late does not begin it anew.
    one.count(&room(), tallied(1), &[], end).await;
    assert_eq!(log.streams().await.expect("a log"), []);
    assert!(!one.wake(&Stream::new("room/a").expect("a name"), end).await.expect("a log"));
}
