//! What is true of every log.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::log::{
    CopyError, ENTRY_BYTES_MAX, EventLog, Following, LogError, MemoryLog, Stream, Whispers,
};
use tokio::sync::Barrier;
use tokio::time::timeout;

use crate::{fill, stream};

/// How long what has to come is waited for.
const PATIENCE: Duration = Duration::from_secs(40);

/// Checks a log in which there is nothing yet; `other` is the same log, as another server has it
/// where there can be another one.
pub(crate) async fn check(log: Arc<dyn EventLog>, other: Arc<dyn EventLog>) {
    entries_are_read_in_order(&*log).await;
    the_expectation_is_exact(&*log).await;
    streams_are_apart(&*log).await;
    any_text_is_kept(&*log).await;
    the_agenda_is_in_order(&*log).await;
    a_stream_is_forgotten(&*log).await;
    a_forgotten_stream_begins_anew(&*log, &*other).await;
    names_are_kept_apart_at_their_limits(&*log).await;
    what_one_appends_the_other_reads(&*log, &*other).await;
    the_agenda_is_one(&*log, &*other).await;
    one_of_many_wins([&log, &other]).await;
    nothing_happens_before_it_is_waited_for(&*log).await;
    who_follows_misses_nothing([&log, &other]).await;
    who_follows_may_stop_waiting(&*log, &*other).await;
    a_long_stream_is_read(&*log, &*other).await;
    whispers_are_heard(&*log, &*other).await;
    everything_is_copied(&*log, &*other).await;
}

async fn entries_are_read_in_order(log: &dyn EventLog) {
    let stream = stream("room/order");
    assert_eq!(log.read(&stream, 0).await.unwrap(), [""; 0]);
    assert_eq!(log.read(&stream, 7).await.unwrap(), [""; 0]);
    // More than nine: numbers are no text.
    let entries: Vec<_> = (1..=12).map(|number| number.to_string()).collect();
    fill(log, &stream, entries.clone()).await;
    for after in 0..=12 {
        assert_eq!(log.read(&stream, after).await.unwrap(), entries[after as usize..]);
    }
    assert_eq!(log.read(&stream, 13).await.unwrap(), [""; 0]);
    assert_eq!(log.read(&stream, u64::MAX).await.unwrap(), [""; 0]);
}

/// Appends, and expects a conflict.
async fn conflict(log: &dyn EventLog, name: &str, expected: u64, found: u64) {
    let answer = log.append(&stream(name), expected, "late".to_owned()).await;
    let Err(LogError::Conflict { expected: said, found: told }) = answer else {
        panic!("{name} with {expected}: {answer:?}");
    };
    assert_eq!((said, told), (expected, found));
}

async fn the_expectation_is_exact(log: &dyn EventLog) {
    let name = "match/exact/1";
    for expected in [1, 2, u64::MAX] {
        conflict(log, name, expected, 0).await;
    }
    fill(log, &stream(name), ["a", "b", "c"].map(str::to_owned)).await;
    for expected in [0, 1, 2, 4, 5, i64::MAX as u64, u64::MAX] {
        conflict(log, name, expected, 3).await;
    }
    assert_eq!(log.read(&stream(name), 0).await.unwrap(), ["a", "b", "c"]);
}

async fn streams_are_apart(log: &dyn EventLog) {
    let names = ["match/apart", "match/apart/1", "match/apart/10", "match/apart/2", "room/apart"];
    for name in names {
        fill(log, &stream(name), [name.to_owned(), "second".to_owned()]).await;
    }
    for name in names {
        assert_eq!(log.read(&stream(name), 0).await.unwrap(), [name, "second"]);
    }
}

async fn any_text_is_kept(log: &dyn EventLog) {
    let stream = stream("room/text");
    let every: String = ('\0'..=char::MAX).step_by(97).collect();
    let entries = ["", "\0", "a\0b", "\r\n", "'; --", "🂡 Äß\u{301}\u{feff}", "\u{10ffff}"];
    let mut entries = entries.map(str::to_owned).to_vec();
    entries.extend(["x".repeat(64 << 10), "€".repeat((64 << 10) / 3), every]);
    entries.push("0123456789".repeat(ENTRY_BYTES_MAX / 10));
    fill(log, &stream, entries.clone()).await;
    assert!(log.read(&stream, 0).await.unwrap() == entries, "every text is as it was");
}

/// So many milliseconds after some time.
fn at(ms: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(1_790_000_000_000 + ms)
}

async fn the_agenda_is_in_order(log: &dyn EventLog) {
    let [a, b, c, d] = ["match/a", "match/b", "match/c", "match/d"].map(stream);
    assert_eq!(log.due(at(999), 9).await.unwrap(), []);
    for (stream, ms) in [(&c, 100), (&a, 300), (&b, 100), (&d, 200)] {
        log.remind(stream, Some(at(ms))).await.unwrap();
    }
    let due = async |ms, count| log.due(at(ms), count).await.unwrap();
    assert_eq!(due(99, 9).await, []);
    assert_eq!(due(100, 9).await, [b.clone(), c.clone()]);
    assert_eq!(due(300, 9).await, [b.clone(), c.clone(), d.clone(), a.clone()]);
    assert_eq!(due(300, 3).await, [b.clone(), c.clone(), d.clone()]);
    assert_eq!(due(300, 0).await, []);

    log.remind(&b, Some(at(250))).await.unwrap();
    log.remind(&a, Some(at(50))).await.unwrap();
    log.remind(&d, None).await.unwrap();
    assert_eq!(due(300, usize::MAX).await, [a.clone(), c.clone(), b.clone()]);

    // A time before 1970 is long past; one that never comes is never due.
    log.remind(&b, Some(UNIX_EPOCH - Duration::from_secs(1))).await.unwrap();
    log.remind(&c, Some(UNIX_EPOCH + Duration::from_secs(1 << 40))).await.unwrap();
    assert_eq!(due(300, 9).await, [b.clone(), a.clone()]);
    for stream in [&a, &b, &c, &d] {
        log.remind(stream, None).await.unwrap();
    }
    assert_eq!(due(999, 9).await, []);
}

async fn a_stream_is_forgotten(log: &dyn EventLog) {
    let (gone, stays) = (stream("match/gone"), stream("match/gone/1"));
    for stream in [&gone, &stays] {
        fill(log, stream, ["first".to_owned(), "second".to_owned()]).await;
        log.remind(stream, Some(at(0))).await.unwrap();
    }
    log.forget(&gone).await.unwrap();
    log.forget(&gone).await.unwrap();
    assert_eq!(log.read(&gone, 0).await.unwrap(), [""; 0]);
    assert_eq!(log.read(&stays, 0).await.unwrap(), ["first", "second"]);
    assert_eq!(log.due(at(0), 9).await.unwrap(), std::slice::from_ref(&stays));
    conflict(log, "match/gone", 2, 0).await;
    fill(log, &gone, ["anew".to_owned()]).await;
    assert_eq!(log.read(&gone, 0).await.unwrap(), ["anew"]);
    log.forget(&stays).await.unwrap();
    assert_eq!(log.due(at(0), 9).await.unwrap(), []);
}

/// As soon as one server has forgotten, also the other begins anew.
async fn a_forgotten_stream_begins_anew(log: &dyn EventLog, other: &dyn EventLog) {
    let stream = stream("match/anew/1");
    for round in 0..5 {
        let entries: Vec<_> = (0..3 + round).map(|number| format!("{round} {number}")).collect();
        let (one, two) = if round % 2 == 0 { (log, other) } else { (other, log) };
        fill(one, &stream, entries.clone()).await;
        assert_eq!(two.read(&stream, 1).await.unwrap(), entries[1..]);
        two.append(&stream, 3 + round, "last".to_owned()).await.unwrap();
        two.forget(&stream).await.unwrap();
        assert_eq!(one.read(&stream, 0).await.unwrap(), [""; 0]);
    }
}

async fn names_are_kept_apart_at_their_limits(log: &dyn EventLog) {
    let (long, longer) = ("a".repeat(79), "a".repeat(80));
    let names = ["/", "//", "-", "a", "/a", "a/", "a//b", "a/b", "0", &long, &longer];
    for name in names {
        fill(log, &stream(name), [name.to_owned()]).await;
        log.remind(&stream(name), Some(at(7))).await.unwrap();
    }
    for name in names {
        assert_eq!(log.read(&stream(name), 0).await.unwrap(), [name]);
    }
    let mut sorted = names.map(stream);
    sorted.sort();
    assert_eq!(log.due(at(7), 99).await.unwrap(), sorted);
    for name in names {
        log.forget(&stream(name)).await.unwrap();
    }
    assert_eq!(log.due(at(7), 99).await.unwrap(), []);
}

/// By turns, each without a word from the other.
async fn what_one_appends_the_other_reads(log: &dyn EventLog, other: &dyn EventLog) {
    let stream = stream("match/turns/1");
    for number in 0..50 {
        let (one, two) = if number % 3 == 0 { (log, other) } else { (other, log) };
        one.append(&stream, number, number.to_string()).await.unwrap();
        let late = two.append(&stream, number, "late".to_owned()).await;
        let Err(LogError::Conflict { expected, found }) = late else { panic!("{late:?}") };
        assert_eq!((expected, found), (number, number + 1));
        assert_eq!(two.read(&stream, number).await.unwrap(), [number.to_string()]);
    }
    let entries: Vec<_> = (0..50).map(|number| number.to_string()).collect();
    assert_eq!(log.read(&stream, 0).await.unwrap(), entries);
}

/// What is due is due for both; whoever reminds anew has taken it.
async fn the_agenda_is_one(log: &dyn EventLog, other: &dyn EventLog) {
    let [a, b] = ["room/one", "room/two"].map(stream);
    log.remind(&a, Some(at(10))).await.unwrap();
    other.remind(&b, Some(at(20))).await.unwrap();
    let due = async |log: &dyn EventLog, ms, all: &[Stream]| {
        // The other server hears of it in a moment.
        let is_due = async || while log.due(at(ms), 9).await.unwrap() != all {};
        timeout(PATIENCE, is_due()).await.expect("it is due");
    };
    for log in [log, other] {
        due(log, 20, &[a.clone(), b.clone()]).await;
    }
    other.remind(&a, Some(at(30))).await.unwrap();
    for log in [other, log] {
        due(log, 25, std::slice::from_ref(&b)).await;
        due(log, 30, &[b.clone(), a.clone()]).await;
    }
    log.forget(&a).await.unwrap();
    other.remind(&b, None).await.unwrap();
    for log in [other, log] {
        due(log, 99, &[]).await;
    }
}

/// The next so many entries.
async fn next(following: &mut Following, count: u64) -> Vec<(u64, String)> {
    let mut heard = Vec::new();
    for _ in 0..count {
        let next = timeout(PATIENCE, following.next()).await.expect("the next entry");
        let (number, entry) = next.unwrap();
        heard.push((number, entry.to_string()));
    }
    heard
}

/// Eight append as fast as they can, and others follow: each hears everything once and in order.
async fn who_follows_misses_nothing(logs: [&Arc<dyn EventLog>; 2]) {
    const ENTRIES: u64 = 400;
    let stream = stream("match/follow/1");
    fill(&**logs[0], &stream, ["1", "2", "3"].map(str::to_owned)).await;
    let followers: Vec<_> = (0..6)
        .map(|number| {
            let mut following = logs[number % 2].follow(&stream, number as u64 / 2);
            let after = number as u64 / 2;
            tokio::spawn(async move { next(&mut following, ENTRIES - after).await })
        })
        .collect();
    let racers: Vec<_> = (0..8)
        .map(|racer| {
            let (log, stream) = (Arc::clone(logs[racer % 2]), stream.clone());
            tokio::spawn(async move {
                let mut expected = 3;
                while expected < ENTRIES {
                    let entry = format!("{expected} of {racer}");
                    match log.append(&stream, expected, entry).await {
                        Ok(()) => expected += 1,
                        Err(LogError::Conflict { found, .. }) => expected = found,
                        Err(error) => panic!("{error}"),
                    }
                }
            })
        })
        .collect();
    for racer in racers {
        racer.await.unwrap();
    }
    let entries: Vec<_> = (1..).zip(logs[1].read(&stream, 0).await.unwrap()).collect();
    assert_eq!(entries.len() as u64, ENTRIES);
    for (number, follower) in followers.into_iter().enumerate() {
        assert_eq!(follower.await.unwrap(), entries[number / 2..]);
    }
}

async fn who_follows_may_stop_waiting(log: &dyn EventLog, other: &dyn EventLog) {
    let stream = stream("match/patience/1");
    let mut following = other.follow(&stream, 0);
    let mut heard = Vec::new();
    for number in 0..100 {
        log.append(&stream, number, number.to_string()).await.unwrap();
        while let Ok(next) = timeout(Duration::from_micros(number), following.next()).await {
            heard.push(next.unwrap().0);
        }
    }
    heard.extend(next(&mut following, 100 - heard.len() as u64).await.into_iter().map(|it| it.0));
    assert!(heard.into_iter().eq(1..=100));
    // There is nothing more, also for who comes late; then there is.
    let mut late = log.follow(&stream, 100);
    for following in [&mut following, &mut late] {
        assert!(timeout(Duration::from_millis(20), following.next()).await.is_err());
    }
    other.append(&stream, 100, "last".to_owned()).await.unwrap();
    for following in [&mut following, &mut late] {
        assert_eq!(next(following, 1).await, [(101, "last".to_owned())]);
    }
}

/// Ten thousand entries between those of others, in one go.
async fn a_long_stream_is_read(log: &dyn EventLog, other: &dyn EventLog) {
    let (long, between) = (stream("match/long/1"), stream("room/long"));
    for number in 0..10_000 {
        log.append(&long, number, format!("{number:0200}")).await.unwrap();
        if number % 10 == 0 {
            log.append(&between, number / 10, "between".to_owned()).await.unwrap();
        }
    }
    for log in [log, other] {
        let entries = log.read(&long, 0).await.unwrap();
        assert!(entries.iter().map(|entry| entry.parse::<u64>().unwrap()).eq(0..10_000));
        assert_eq!(log.read(&long, 9_990).await.unwrap(), entries[9_990..]);
        assert_eq!(log.read(&between, 0).await.unwrap().len(), 1_000);
    }
    let mut following = other.follow(&long, 5);
    assert_eq!(next(&mut following, 9_995).await.last().map(|it| it.0), Some(10_000));
}

/// Eight that expect the same number of entries, 300 times: one of them appends.
async fn one_of_many_wins(logs: [&Arc<dyn EventLog>; 2]) {
    let stream = stream("match/race/1");
    for round in 0..300 {
        let barrier = Arc::new(Barrier::new(8));
        let racers: Vec<_> = (0..8)
            .map(|racer| {
                let log = Arc::clone(logs[racer % 2]);
                let (barrier, stream) = (barrier.clone(), stream.clone());
                tokio::spawn(async move {
                    barrier.wait().await;
                    log.append(&stream, round, format!("{round} {racer}")).await
                })
            })
            .collect();
        let mut winners = Vec::new();
        for (racer, answer) in racers.into_iter().enumerate() {
            match answer.await.unwrap() {
                Ok(()) => winners.push(format!("{round} {racer}")),
                Err(LogError::Conflict { expected, found }) => {
                    assert_eq!((expected, found), (round, round + 1));
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(winners.len(), 1, "round {round}");
        assert_eq!(logs[1].read(&stream, round).await.unwrap(), winners);
    }
    assert_eq!(logs[0].read(&stream, 0).await.unwrap().len(), 300);
}

async fn nothing_happens_before_it_is_waited_for(log: &dyn EventLog) {
    let stream = stream("room/lazy");
    drop(log.append(&stream, 0, "nobody waits".to_owned()));
    let (second, first) = (log.append(&stream, 1, "2".into()), log.append(&stream, 0, "1".into()));
    first.await.unwrap();
    second.await.unwrap();
    assert_eq!(log.read(&stream, 0).await.unwrap(), ["1", "2"]);
}

/// Each log is copied to memory as it is, and nothing is copied over something.
async fn everything_is_copied(log: &dyn EventLog, other: &dyn EventLog) {
    let at = UNIX_EPOCH + Duration::from_millis(1_700_000_000_123);
    for (number, name) in ["room/copied", "match/copied/1", "record/copied"].iter().enumerate() {
        fill(log, &stream(name), (0..=number).map(|entry| format!("{name} {entry}"))).await;
    }
    log.remind(&stream("room/copied"), Some(at)).await.unwrap();
    log.remind(&stream("room/only-in-the-agenda"), Some(at)).await.unwrap();
    let all = log.streams().await.unwrap();
    assert!(all.is_sorted_by_key(|(stream, _)| stream.clone()), "{all:?}");
    for (name, at) in [
        ("match/copied/1", None),
        ("record/copied", None),
        ("room/copied", Some(at)),
        ("room/only-in-the-agenda", Some(at)),
    ] {
        assert!(all.contains(&(stream(name), at)), "{name}: {all:?}");
    }
    let copy = MemoryLog::default();
    let copied = server::log::copy(log, &copy).await.unwrap();
    assert_eq!(copied.streams, all.len() as u64);
    assert_eq!(copy.streams().await.unwrap(), all);
    let mut entries = 0;
    for (stream, _) in &all {
        let kept = log.read(stream, 0).await.unwrap();
        assert_eq!(copy.read(stream, 0).await.unwrap(), kept, "{stream}");
        entries += kept.len() as u64;
    }
    assert_eq!(copied.entries, entries);
    let refused = server::log::copy(&copy, other).await;
    assert!(matches!(refused, Err(CopyError::NotEmpty)), "{refused:?}");
}

/// Whoever listens hears what is whispered from then on, in order, on either server.
async fn whispers_are_heard(log: &dyn EventLog, other: &dyn EventLog) {
    if !log.is_shared() {
        return;
    }
    let (room, next) = (stream("room/whispers"), stream("room/whispers-2"));
    let mut ears = [log.listen(&room).await.unwrap(), other.listen(&room).await.unwrap()];
    let mut elsewhere = other.listen(&next).await.unwrap();
    // Who listens is known on every server of the cluster after a moment.
    let mut said = 0;
    for ear in &mut ears {
        loop {
            said += 1;
            log.whisper(&room, said.to_string());
            let heard = timeout(Duration::from_millis(500), ear.next()).await;
            if heard.is_ok() {
                break;
            }
            assert!(said < 100, "it is heard one day");
        }
    }
    for number in 0..100 {
        let log = if number < 50 { log } else { other };
        log.whisper(&room, format!("again {number}"));
        if number == 49 {
            hear(&mut ears, 0..50).await;
        }
    }
    hear(&mut ears, 50..100).await;
    assert_eq!(log.read(&room, 0).await.unwrap(), [""; 0], "nobody keeps it");
    other.whisper(&next, "of the other room".to_owned());
    assert_eq!(&*timeout(PATIENCE, elsewhere.next()).await.unwrap(), "of the other room");
}

async fn hear(ears: &mut [Whispers], numbers: std::ops::Range<u32>) {
    for ear in ears {
        for number in numbers.clone() {
            loop {
                let heard = timeout(PATIENCE, ear.next()).await.unwrap();
                // What is left of how it began.
                if heard.starts_with("again") {
                    assert_eq!(*heard, *format!("again {number}"));
                    break;
                }
            }
        }
    }
}
