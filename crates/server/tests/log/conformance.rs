//! What is true of every log.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::FutureExt as _;
use serde::{Deserialize, Serialize};
use server::log::{
    CopyError, ENTRY_BYTES_MAX, EventLog, Heard, Listener, LogError, MemoryLog, Register, Stream,
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
    who_listens_hears_what_is_appended([&log, &other]).await;
    who_listens_may_stop_waiting(&*log, &*other).await;
    a_long_stream_is_read(&*log, &*other).await;
    gossip_is_heard(&*log, &*other).await;
    a_register_has_one_value(&*log, &*other).await;
    a_register_loses_no_change([&log, &other]).await;
    a_register_takes_over_a_stream(&*log).await;
    an_entry_replaces_those_before_it(&*log, &*other).await;
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

/// The entry of this stream with this number, which is heard next but for what is known.
async fn next(listener: &mut Listener, stream: &Stream, number: u64) -> String {
    let wanted = number;
    loop {
        match timeout(PATIENCE, listener.next()).await.expect("the next entry") {
            Heard::Entry { stream: heard, number, entry }
                if heard == *stream && number >= wanted =>
            {
                assert_eq!(number, wanted, "{stream}");
                return entry.to_string();
            }
            Heard::Entry { .. } | Heard::Words(_) => {}
            Heard::Missed => panic!("nothing is lost where nothing fails"),
        }
    }
}

/// What [`listen`] says until it is heard, and then once.
const HELLO: &str = "hello?";
const READY: &str = "ready";

/// Listens to the room of a stream, once that is known on every server of the cluster.
async fn listen(log: &dyn EventLog, other: &dyn EventLog, stream: &Stream) -> Listener {
    let mut listener = log.listen(stream).await.unwrap();
    let known = async {
        // Said again while it is not.
        let again = async || loop {
            other.gossip(stream, HELLO.to_owned());
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        tokio::select! {
            _ = listener.next() => {}
            () = again() => {}
        }
        // What is said on one server is heard in order, so nothing of it is left after this.
        other.gossip(stream, READY.to_owned());
        while listener.next().await != Heard::Words(READY.into()) {}
    };
    timeout(PATIENCE, known).await.expect("it is heard one day");
    listener
}

/// Two append to the streams of a room, one after the other; whoever listens on the other server
/// hears all of it in order, and nothing of another room.
async fn who_listens_hears_what_is_appended(logs: [&Arc<dyn EventLog>; 2]) {
    const ENTRIES: u64 = 200;
    if !logs[0].is_shared() {
        let mut listener = logs[0].listen(&stream("room/heard")).await.unwrap();
        fill(&**logs[0], &stream("room/heard"), ["nobody hears it".to_owned()]).await;
        // All that comes after an entry was stored has happened when the next one is.
        fill(&**logs[0], &stream("room/heard-2"), ["nor this".to_owned()]).await;
        assert_eq!(listener.next().now_or_never(), None);
        return;
    }
    let streams = ["room/heard", "match/heard/1", "match/heard/2"].map(stream);
    let mut listeners = Vec::new();
    for (own, other) in [(0, 1), (1, 0)] {
        listeners.push(listen(&**logs[own], &**logs[other], &streams[0]).await);
    }
    let entry = |number: u64, stream: &Stream| format!("{number}\nof {stream}, \u{e4}");
    for number in 0..ENTRIES {
        for stream in &streams {
            let log = logs[number as usize % 2];
            log.append(stream, number, entry(number, stream)).await.unwrap();
            for listener in &mut listeners[usize::from(number % 2 == 0)..][..1] {
                assert_eq!(next(listener, stream, number + 1).await, entry(number, stream));
            }
        }
        let refused = logs[0].append(&streams[0], number, "too late".to_owned()).await;
        assert!(matches!(refused, Err(LogError::Conflict { .. })), "{refused:?}");
        fill(&**logs[0], &stream(&format!("room/heard-{number}")), ["other".to_owned()]).await;
    }
    // Whatever else was to be heard comes before the last entry, which the other server appends.
    for (listener, last, log) in [(0, ENTRIES, &logs[1]), (1, ENTRIES + 1, &logs[0])] {
        log.append(&streams[0], last, entry(last, &streams[0])).await.unwrap();
        loop {
            let heard = timeout(PATIENCE, listeners[listener].next()).await.expect("the last");
            let Heard::Entry { stream, number, entry: text } = heard else { panic!("{heard:?}") };
            assert!(streams.contains(&stream), "{stream}");
            assert_eq!(text.to_string(), entry(number - 1, &stream));
            if (&stream, number) == (&streams[0], last + 1) {
                break;
            }
        }
    }
}

async fn who_listens_may_stop_waiting(log: &dyn EventLog, other: &dyn EventLog) {
    if !log.is_shared() {
        return;
    }
    let stream = stream("match/patience/1");
    let mut listener = listen(other, log, &stream).await;
    let mut heard = Vec::new();
    for number in 0..50 {
        log.append(&stream, number, number.to_string()).await.unwrap();
        // Each of these stops waiting at once.
        while let Some(Heard::Entry { number, .. }) = listener.next().now_or_never() {
            heard.push(number);
        }
    }
    for number in heard.len() as u64 + 1..=50 {
        assert_eq!(next(&mut listener, &stream, number).await, (number - 1).to_string());
        heard.push(number);
    }
    assert!(heard.into_iter().eq(1..=50));
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
#[derive(Serialize, Deserialize)]
struct Counted {
    count: u32,
}

fn counter<'a>(log: &'a dyn EventLog, name: &str) -> Register<'a, Counted> {
    Register::new(log, stream(name))
}

async fn count_on(register: &Register<'_, Counted>, until: Option<SystemTime>) -> u32 {
    let next =
        |last: Option<&Counted>| Some(Counted { count: last.map_or(0, |last| last.count) + 1 });
    register.change(until, next).await.unwrap().unwrap().count
}

async fn count_of(register: &Register<'_, Counted>) -> Option<u32> {
    register.read().await.unwrap().map(|last| last.count)
}

async fn a_register_has_one_value(log: &dyn EventLog, other: &dyn EventLog) {
    const NAME: &str = "register/one";
    let (one, two) = (counter(log, NAME), counter(other, NAME));
    assert_eq!(count_of(&one).await, None);
    for count in 1..40 {
        let register = if count % 3 == 0 { &two } else { &one };
        assert_eq!(count_on(register, Some(at(7))).await, count);
        assert_eq!((count_of(&one).await, count_of(&two).await), (Some(count), Some(count)));
        assert_eq!(log.read(&stream(NAME), 0).await.unwrap().len(), 1, "it stays short");
    }
    let kept = one.change(Some(at(9)), |_| None).await.unwrap();
    assert_eq!(kept.map(|last| last.count), Some(39));
    assert_eq!(log.due(at(7), 9).await.unwrap(), [stream(NAME)]);
    two.forget().await.unwrap();
    assert_eq!(count_of(&one).await, None);
    assert_eq!(log.due(at(9), 9).await.unwrap(), []);
    assert_eq!(count_on(&one, None).await, 1);
    one.forget().await.unwrap();
}

/// Whoever is not first does it again, with what is there by then.
async fn a_register_loses_no_change(logs: [&Arc<dyn EventLog>; 2]) {
    let counting = logs.map(|log| {
        let log = log.clone();
        tokio::spawn(async move {
            let register = counter(&*log, "register/many");
            for _ in 0..12 {
                count_on(&register, None).await;
            }
        })
    });
    for task in counting {
        task.await.unwrap();
    }
    let register = counter(&**logs[0], "register/many");
    assert_eq!(count_of(&register).await, Some(24));
    register.forget().await.unwrap();
}

async fn a_register_takes_over_a_stream(log: &dyn EventLog) {
    let name = stream("register/old");
    fill(log, &name, (1..=3).map(|count| format!("{{\"count\":{count}}}"))).await;
    log.remind(&name, Some(at(5))).await.unwrap();
    let register = counter(log, "register/old");
    assert_eq!(count_of(&register).await, Some(3));
    assert_eq!(count_on(&register, Some(at(6))).await, 4);
    assert_eq!(log.read(&name, 0).await.unwrap(), ["{\"count\":4}"]);
    assert_eq!(log.due(at(6), 9).await.unwrap(), [name]);
    register.forget().await.unwrap();
}

async fn an_entry_replaces_those_before_it(log: &dyn EventLog, other: &dyn EventLog) {
    let name = stream("register/replaced");
    assert_eq!(log.last(&name).await.unwrap(), None);
    let late = log.replace(&name, 1, "late".to_owned()).await;
    assert!(matches!(late, Err(LogError::Conflict { expected: 1, found: 0 })), "{late:?}");
    for number in 0..5 {
        let by = if number % 2 == 0 { log } else { other };
        by.replace(&name, number, number.to_string()).await.unwrap();
        for server in [log, other] {
            assert_eq!(server.last(&name).await.unwrap(), Some((number + 1, number.to_string())));
            assert_eq!(server.read(&name, 0).await.unwrap(), [number.to_string()]);
        }
        let late = other.replace(&name, number, "late".to_owned()).await;
        assert!(matches!(late, Err(LogError::Conflict { .. })), "{late:?}");
    }
    // Entries may follow, and be replaced again.
    for server in [log, other] {
        let (last, _) = server.last(&name).await.unwrap().unwrap();
        server.append(&name, last, "more".to_owned()).await.unwrap();
    }
    for server in [log, other] {
        assert_eq!(server.read(&name, 0).await.unwrap(), ["4", "more", "more"]);
        assert_eq!(server.read(&name, 5).await.unwrap(), ["more", "more"]);
        assert_eq!(server.read(&name, 6).await.unwrap(), ["more"]);
        assert_eq!(server.read(&name, 7).await.unwrap(), [""; 0]);
    }
    other.replace(&name, 7, "alone".to_owned()).await.unwrap();
    assert_eq!(log.read(&name, 5).await.unwrap(), ["alone"]);
    assert_eq!(log.last(&name).await.unwrap(), Some((8, "alone".to_owned())));
    log.forget(&name).await.unwrap();
    assert_eq!(other.last(&name).await.unwrap(), None);
}

async fn everything_is_copied(log: &dyn EventLog, other: &dyn EventLog) {
    let at = UNIX_EPOCH + Duration::from_millis(1_700_000_000_123);
    for (number, name) in ["room/copied", "match/copied/1", "record/copied"].iter().enumerate() {
        fill(log, &stream(name), (0..=number).map(|entry| format!("{name} {entry}"))).await;
    }
    for _ in 0..3 {
        count_on(&counter(log, "register/copied"), None).await;
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

/// Whoever listens hears what is gossiped from then on, in order, on either server.
async fn gossip_is_heard(log: &dyn EventLog, other: &dyn EventLog) {
    if !log.is_shared() {
        return;
    }
    let (room, next) = (stream("room/gossip"), stream("room/gossip-2"));
    let mut ears = [listen(log, other, &room).await, listen(other, log, &room).await];
    let mut elsewhere = listen(other, log, &next).await;
    for number in 0..100 {
        let (log, ear) = [(log, 1), (other, 0)][number % 2];
        log.gossip(&room, format!("again {number}"));
        hear(&mut ears[ear], &format!("again {number}")).await;
    }
    assert_eq!(log.read(&room, 0).await.unwrap(), [""; 0], "nobody keeps it");
    log.gossip(&next, "of the other room".to_owned());
    hear(&mut elsewhere, "of the other room").await;
}

/// Hears this next, but for what it said itself, or was said by [`listen`].
async fn hear(ear: &mut Listener, words: &str) {
    let mut own = false;
    loop {
        let heard = timeout(PATIENCE, ear.next()).await.unwrap();
        let Heard::Words(heard) = heard else { panic!("{heard:?} and not {words:?}") };
        if *heard == *words {
            break;
        }
        if ![HELLO, READY].contains(&&*heard) {
            assert!(!own, "{heard:?} and not {words:?}");
            own = true;
        }
    }
}
