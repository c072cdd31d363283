//! What is kept of people, in a log in memory that several servers share.

use serde_json::json;

use super::*;
use crate::log::MemoryLog;

const START: u64 = 1_800_000_000_000;

fn who(number: u8) -> PersonId {
    PersonId::of(&[number])
}

/// So many days after the first test was written.
fn day(days: u64) -> Times {
    Times { stamp: START + days * DAY, calendar: START + days * DAY }
}

fn two() -> (MemoryLog, [People; 2]) {
    let log = MemoryLog::default();
    let people = [(); 2].map(|()| People::new(Arc::new(log.clone())));
    (log, people)
}

async fn names_of(log: &MemoryLog) -> Vec<String> {
    let all = log.streams().await.expect("a log");
    all.into_iter().map(|(stream, _)| stream.name().to_owned()).collect()
}

#[tokio::test]
async fn what_a_person_leaves_is_there_on_every_server() {
    let (_, [one, other]) = two();
    let ada = who(1);
    for version in 0..100 {
        let data = format!("version {}", version + 1);
        let kept = one.keep(&ada, version, &data, day(0)).await.expect("kept");
        assert_eq!(kept, PersonAnswer { done: true, version: version + 1, data: String::new() });
        let found = other.look(&ada, day(0)).await.expect("found");
        assert_eq!(found, PersonAnswer { done: true, version: version + 1, data });
    }
    // Whoever does not know what is kept changes nothing, and is told.
    for version in [0, 1, 99, 101, u64::MAX] {
        let late = other.keep(&ada, version, "late", day(0)).await.expect("an answer");
        let data = "version 100".to_owned();
        assert_eq!(late, PersonAnswer { done: false, version: 100, data });
    }
    assert_eq!(one.look(&who(2), day(0)).await.expect("an answer").version, 0);
}

/// As versions before registers wrote it; the server ended before the full stream was forgotten.
#[tokio::test]
async fn what_an_earlier_version_kept_is_taken_over() {
    let (log, [one, other]) = two();
    let ada = who(1);
    let [written, small] = streams_of("Ada");
    let entry = |number: u64| {
        let names = [[written.name(), small.name()]];
        let data = format!("version {number}");
        json!({ "number": number, "at": START, "version": number, "data": data, "names": names })
    };
    for number in 1..=10 {
        let (slot, at) = if number <= 8 { (0, number - 1) } else { (1, number - 9) };
        let stream = named(format!("person/{}/{slot}", ada.text()));
        log.append(&stream, at, entry(number).to_string()).await.expect("kept");
    }
    for stream in [&written, &small] {
        for (at, claim) in [(0, who(2)), (1, ada.clone())] {
            let claim = json!({ "person": claim, "at": START });
            log.append(stream, at, claim.to_string()).await.expect("kept");
        }
    }
    other.call("Ada", Some(&who(3)), true, day(1)).await.expect_err("it is Ada's");
    assert_eq!(one.look(&ada, day(1)).await.expect("found").data, "version 10");
    let kept = other.keep(&ada, 10, "the next", day(1)).await.expect("kept");
    assert_eq!((kept.done, kept.version), (true, 11));
    one.still_there(vec![("Ada".to_owned(), ada.clone())], day(2)).await;
    let left = names_of(&log).await;
    let own = format!("person/{}", ada.text());
    assert!(left.contains(&own) && !left.iter().any(|name| name.starts_with(&format!("{own}/"))));
    // As it is if a server ended before it forgot them.
    let [slot, _] = slots_of(&ada);
    log.append(&slot, 0, entry(10).to_string()).await.expect("kept");
    one.forget(&ada, day(2)).await.expect("forgotten");
    assert_eq!(one.look(&ada, day(2)).await.expect("an answer").version, 0);
    assert_eq!(names_of(&log).await, [gone_of(&ada).name()]);
}

#[tokio::test]
async fn devices_that_keep_something_at_once_do_not_overwrite_each_other() {
    let (_, [one, other]) = two();
    let ada = who(1);
    let keep = async |people: &People, data: &str| {
        people.keep(&ada, 0, data, day(0)).await.expect("an answer").done
    };
    let done = tokio::join!(keep(&one, "phone"), keep(&other, "desk"));
    assert!(done.0 != done.1, "one of them is told that the other was first: {done:?}");
}

#[tokio::test]
async fn a_name_is_one_persons_while_their_key_is_in_use() {
    let (_, [one, other]) = two();
    let (ada, bea) = (who(1), who(2));
    one.call("Ada", Some(&ada), true, day(0)).await.expect("it is free");
    for like in ["Ada", "ADA", "Аdа", "Ａｄａ"] {
        for somebody in [None, Some(&bea)] {
            let refused = other.call(like, somebody, true, day(1)).await.expect_err("it is taken");
            assert_eq!(refused.code, FaultCode::NameTaken);
            let taken = refused.taken.expect("which one");
            assert_eq!((taken.name.as_str(), taken.free), (like, format!("{like} 2")));
        }
    }
    assert!(!other.is_known(&bea).await.expect("a log"), "who is refused leaves nothing");
    other.call("Bea", None, true, day(1)).await.expect("it is nobody's");
    // Whoever sits there keeps it; and nobody does for ever.
    one.still_there(vec![("Ada".to_owned(), ada.clone())], day(13)).await;
    other.call("Ada", None, true, day(26)).await.expect_err("it is still in use");
    other.call("Ada", Some(&bea), true, day(27)).await.expect("it is free again");
    one.call("Ada", Some(&ada), true, day(28)).await.expect_err("it is Bea's now");
}

#[tokio::test]
async fn nobody_takes_many_names() {
    let (log, [one, other]) = two();
    let ada = who(1);
    for number in 0..20 {
        one.call(&format!("Name {number}"), Some(&ada), true, day(0)).await.expect("it is free");
    }
    let held = names_of(&log).await.iter().filter(|name| name.starts_with("name/")).count();
    assert_eq!(held, 2 * limits::NAMES_PER_PERSON_MAX);
    other.call("Name 0", None, true, day(0)).await.expect("it was let go of");
    other.call("Name 19", None, true, day(0)).await.expect_err("it is hers");
    // Whoever may not be remembered has no name of their own, and may be called so all the same.
    one.call("Cem", Some(&who(3)), false, day(0)).await.expect("it is free");
    other.call("Cem", None, true, day(0)).await.expect("it is nobody's");
}

#[tokio::test]
async fn who_is_forgotten_leaves_nothing_but_that() {
    let (log, [one, other]) = two();
    let ada = who(1);
    one.call("Ada", Some(&ada), true, day(0)).await.expect("it is free");
    for version in 0..11 {
        one.keep(&ada, version, "something", day(0)).await.expect("kept");
    }
    other.forget(&ada, day(0)).await.expect("forgotten");
    let mark = gone_of(&ada);
    assert!(!mark.name().contains(&ada.text()[..16]));
    let only = [mark.name().to_owned()];
    assert_eq!(names_of(&log).await, only);
    // A device that does not know it yet brings nothing back, nor does a seat that they still have.
    let late = one.keep(&ada, 11, "late", day(0)).await.expect("an answer");
    assert_eq!((late.done, late.version), (false, 0));
    one.call("Ada", Some(&ada), true, day(0)).await.expect("it is nobody's");
    assert_eq!(names_of(&log).await, only);
    one.wake(&mark, day(89)).await.expect("a log");
    assert_eq!(names_of(&log).await, only);
    one.wake(&mark, day(90)).await.expect("a log");
    assert_eq!(names_of(&log).await, [""; 0]);
    one.call("Ada", Some(&who(2)), true, day(0)).await.expect("it is free");
}

#[tokio::test]
async fn who_is_not_seen_for_a_year_goes() {
    let (log, [one, _]) = two();
    let ada = who(1);
    one.call("Ada", Some(&ada), true, day(0)).await.expect("it is free");
    one.keep(&ada, 0, "something", day(0)).await.expect("kept");
    one.look(&ada, day(100)).await.expect("seen");
    let wake = async |now: Times| {
        for (stream, _) in log.streams().await.expect("a log") {
            one.wake(&stream, now).await.expect("a log");
        }
    };
    wake(day(464)).await;
    assert_eq!(one.look(&ada, day(100)).await.expect("found").data, "something");
    assert!(!names_of(&log).await.iter().any(|name| name.starts_with("name/")), "the name is free");
    // A clock that jumps ahead does not count: the calendar does.
    wake(Times { stamp: START + 4000 * DAY, calendar: START + 464 * DAY }).await;
    assert!(one.is_known(&ada).await.expect("a log"));
    wake(day(465)).await;
    assert_eq!(names_of(&log).await, [""; 0]);
    assert!(!one.wake(&named("room/plum-otter-4170".to_owned()), day(0)).await.expect("a log"));
}

#[tokio::test]
async fn a_signature_is_used_once_on_all_servers() {
    let (log, [one, other]) = two();
    let mark = |number: u32| format!("{number:032x}");
    for number in 0..10 {
        assert!(one.is_first(START, mark(number)).await.expect("a log"));
        assert!(!one.is_first(START, mark(number)).await.expect("a log"));
    }
    for number in 0..10 {
        assert!(!other.is_first(START, mark(number)).await.expect("a log"));
    }
    // And after a restart.
    let later = People::new(Arc::new(log.clone()));
    assert!(!later.is_first(START, mark(3)).await.expect("a log"));
    assert!(later.is_first(START, mark(10)).await.expect("a log"));
    assert!(!one.is_first(START, mark(10)).await.expect("a log"));
    // They go when what was signed then is too old.
    one.is_first(START + 10 * SHARE, mark(11)).await.expect("a log");
    assert_eq!(one.used.lock().await.len(), 1);
    for (stream, _) in log.streams().await.expect("a log") {
        one.wake(&stream, day(0)).await.expect("a log");
    }
    assert_eq!(names_of(&log).await, [""; 0]);
}

/// Ten keys must not take all names from those who have none of their own.
#[tokio::test]
async fn what_the_page_invents_is_nobodys() {
    let (log, [one, other]) = two();
    for number in 0..10 {
        for name in ["Hana", "Ivo 2", "ʜana"] {
            one.call(name, Some(&who(number)), true, day(0)).await.expect("it is nobody's");
        }
    }
    other.call("Hana", None, true, day(0)).await.expect("it is nobody's");
    assert!(names_of(&log).await.is_empty());
}

#[tokio::test]
async fn there_is_a_number_that_nobody_has() {
    let (_, [one, _]) = two();
    one.call("Ada", Some(&who(0)), true, day(0)).await.expect("it is free");
    for number in 2..40 {
        let name = format!("Ada {number}");
        one.call(&name, Some(&who(number)), true, day(0)).await.expect("it is free");
    }
    let refused = one.call("Ada", None, true, day(0)).await.expect_err("it is taken");
    let free = refused.taken.expect("which one").free;
    one.call(&free, None, true, day(0)).await.expect("it is free");
}

#[tokio::test]
async fn what_looks_like_a_name_is_that_name() {
    let (_, [one, _]) = two();
    one.call("Ada", Some(&who(1)), true, day(0)).await.expect("it is free");
    for like in ["Ada.", "ᴀda", "A-d-a", "\u{201c}Ada\u{201d}", "ⓐⓓⓐ", "Αdа"] {
        let refused = one.call(like, Some(&who(2)), true, day(0)).await.expect_err(like);
        assert_eq!(refused.code, FaultCode::NameTaken);
    }
    one.call("Adá", Some(&who(2)), true, day(0)).await.expect("it is another name");
}
