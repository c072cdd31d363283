//! What is true of every log.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::log::{EventLog, LogError};
use tokio::sync::Barrier;

use crate::{fill, stream};

/// Checks a log in which there is nothing yet.
pub(crate) async fn check(log: Arc<dyn EventLog>) {
    entries_are_read_in_order(&*log).await;
    the_expectation_is_exact(&*log).await;
    streams_are_apart(&*log).await;
    any_text_is_kept(&*log).await;
    the_agenda_is_in_order(&*log).await;
    a_stream_is_forgotten(&*log).await;
    one_of_many_wins(&log).await;
    nothing_happens_before_it_is_waited_for(&*log).await;
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

/// Eight that expect the same number of entries, 300 times: one of them appends.
async fn one_of_many_wins(log: &Arc<dyn EventLog>) {
    let stream = stream("match/race/1");
    for round in 0..300 {
        let barrier = Arc::new(Barrier::new(8));
        let racers: Vec<_> = (0..8)
            .map(|racer| {
                let (log, barrier, stream) = (Arc::clone(log), barrier.clone(), stream.clone());
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
        assert_eq!(log.read(&stream, round).await.unwrap(), winners);
    }
    assert_eq!(log.read(&stream, 0).await.unwrap().len(), 300);
}

async fn nothing_happens_before_it_is_waited_for(log: &dyn EventLog) {
    let stream = stream("room/lazy");
    drop(log.append(&stream, 0, "nobody waits".to_owned()));
    let (second, first) = (log.append(&stream, 1, "2".into()), log.append(&stream, 0, "1".into()));
    first.await.unwrap();
    second.await.unwrap();
    assert_eq!(log.read(&stream, 0).await.unwrap(), ["1", "2"]);
}
