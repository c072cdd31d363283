//! The log's file: opened again, of other versions, of other programs, damaged, and copied.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, UNIX_EPOCH};

use rusqlite::Connection;
use server::log::{BackupError, EventLog, LogError, OpenError, RestoreError, SqliteLog};

use tokio::task::yield_now;
use tokio::time::timeout;

use crate::{Folder, fill, stream};

/// A file of the first version, as it was released. No later version may fail to open it.
const FIRST_VERSION: &str = "
    CREATE TABLE entry (
        stream TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (stream, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE agenda (
        stream TEXT NOT NULL PRIMARY KEY,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX agenda_at ON agenda (at);
    INSERT INTO entry VALUES ('room/old', 1, 'first'), ('room/old', 2, 'second');
    INSERT INTO agenda VALUES ('room/old', 5);
    PRAGMA application_id = 0x4b617274;
    PRAGMA user_version = 1;
";

fn make(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
    connection.close().unwrap();
}

/// Why this is not opened. It stays as it is.
fn refused(path: &Path) -> OpenError {
    let before = fs::read(path).unwrap();
    let Err(error) = SqliteLog::open(path) else { panic!("{} was opened", path.display()) };
    assert!(fs::read(path).unwrap() == before, "{} was touched", path.display());
    error
}

#[tokio::test]
async fn a_closed_log_is_one_file() {
    let folder = Folder::new("closed");
    let path = folder.file("log");
    let room = stream("room/plum");
    for round in 0..3 {
        let log = SqliteLog::open(&path).unwrap();
        assert_eq!(log.read(&room, 0).await.unwrap().len() as u64, 2 * round);
        log.append(&room, 2 * round, "one".to_owned()).await.unwrap();
        // What is queued is kept, though nobody waits for the answer any more.
        let mut answer = log.append(&room, 2 * round + 1, "two".to_owned());
        let poll = std::future::poll_fn(|context| {
            let polled = answer.as_mut().poll(context);
            std::task::Poll::Ready(polled.is_pending())
        });
        poll.await;
        drop(log);
        assert_eq!(folder.files(), ["log", "log.lock"]);
    }
    fs::copy(&path, folder.file("copy")).unwrap();
    let log = SqliteLog::open(folder.file("copy")).unwrap();
    assert_eq!(log.read(&room, 0).await.unwrap().len(), 6);
}

#[tokio::test]
async fn a_closed_log_answers_nobody() {
    let folder = Folder::new("answers-nobody");
    let log = SqliteLog::open(folder.file("log")).unwrap();
    let room = stream("room/plum");
    let (append, read) = (log.append(&room, 0, "late".to_owned()), log.read(&room, 0));
    drop(log);
    append.await.unwrap_err();
    read.await.unwrap_err();
}

#[test]
fn a_log_is_open_once() {
    let folder = Folder::new("once");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    let Err(error) = SqliteLog::open(&path) else { panic!("opened twice") };
    assert!(matches!(error, OpenError::InUse(_)), "{error:?}");
    assert_eq!(error.to_string(), format!("another kartenhaus already uses {}", path.display()));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&path, folder.file("link")).unwrap();
        let Err(error) = SqliteLog::open(folder.file("link")) else { panic!("opened twice") };
        assert!(matches!(error, OpenError::InUse(_)), "{error:?}");
    }
    drop(log);
    SqliteLog::open(&path).unwrap();
}

#[tokio::test]
async fn the_first_version_is_brought_up_to_date() {
    let folder = Folder::new("first-version");
    let path = folder.file("log");
    make(&path, FIRST_VERSION);
    let (log, old) = (SqliteLog::open(&path).unwrap(), stream("room/old"));
    assert_eq!(log.read(&old, 0).await.unwrap(), ["first", "second"]);
    assert_eq!(log.due(UNIX_EPOCH, 9).await.unwrap(), []);
    let due = log.due(UNIX_EPOCH + Duration::from_millis(5), 9).await.unwrap();
    assert_eq!(due, std::slice::from_ref(&old));
    log.append(&old, 2, "third".to_owned()).await.unwrap();
}

#[test]
fn a_newer_version_is_refused() {
    let folder = Folder::new("newer");
    let path = folder.file("log");
    make(&path, &format!("{FIRST_VERSION} PRAGMA user_version = 4711;"));
    let error = refused(&path);
    assert!(matches!(error, OpenError::Newer { found: 4711, .. }), "{error:?}");
    assert_eq!(folder.files(), ["log"]);
}

#[test]
fn what_is_not_ours_is_refused() {
    let folder = Folder::new("foreign");
    for (name, bytes) in [("short", "no log"), ("long", &*"no log ".repeat(1000))] {
        fs::write(folder.file(name), bytes).unwrap();
        let error = refused(&folder.file(name));
        assert!(matches!(error, OpenError::Foreign(_)), "{name}: {error:?}");
    }
    for (name, sql) in [
        ("nobody's", "CREATE TABLE entry (x)"),
        ("another's", "PRAGMA application_id = 7; CREATE TABLE entry (x)"),
        ("another's version", "PRAGMA user_version = 99; CREATE TABLE entry (x)"),
    ] {
        make(&folder.file(name), sql);
        let error = refused(&folder.file(name));
        assert!(matches!(error, OpenError::Foreign(_)), "{name}: {error:?}");
    }
    fs::create_dir(folder.file("folder")).unwrap();
    let Err(error) = SqliteLog::open(folder.file("folder")) else { panic!("opened a folder") };
    assert!(matches!(error, OpenError::Failed(..)), "{error:?}");
    let Err(error) = SqliteLog::open(folder.file("none/log")) else { panic!("made a folder") };
    assert!(matches!(error, OpenError::Failed(..)), "{error:?}");
    assert!(!folder.files().iter().any(|name| name.ends_with(".lock")), "nothing is left there");

    // A file in which there is nothing is a new log.
    fs::write(folder.file("empty"), "").unwrap();
    SqliteLog::open(folder.file("empty")).unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let folder = Folder::new("damaged");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    fill(&log, &stream("room/long"), (0..100).map(|number| format!("{number:01000}"))).await;
    drop(log);
    let good = fs::read(&path).unwrap();
    let mut garbled = good.clone();
    garbled[100..1000].fill(0x5a);
    // A page that nothing reads at the start.
    let mut page = good.clone();
    let middle = good.len() / 2 / 4096 * 4096;
    page[middle..middle + 100].fill(0x5a);
    let cut = &good[..good.len() / 2];
    for (bytes, what) in [(cut, "cut"), (&garbled, "garbled"), (&page, "a page")] {
        fs::write(&path, bytes).unwrap();
        let error = refused(&path);
        assert!(matches!(error, OpenError::Damaged(..)), "{what}: {error:?}");
    }
    fs::write(&path, &good).unwrap();
    SqliteLog::open(&path).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_of_one_moment() {
    let folder = Folder::new("backup");
    let path = folder.file("log");
    let log = Arc::new(SqliteLog::open(&path).unwrap());
    let stop = Arc::new(AtomicBool::new(false));
    // Whoever writes the second stream has written the first one: no copy has more of the second.
    let (first, second) = (stream("room/first"), stream("room/second"));
    let (started, start) = tokio::sync::oneshot::channel();
    let writer = {
        let (log, stop) = (Arc::clone(&log), Arc::clone(&stop));
        let (first, second) = (first.clone(), second.clone());
        tokio::spawn(async move {
            let mut started = Some(started);
            for expected in 0.. {
                log.append(&first, expected, format!("{expected:0500}")).await.unwrap();
                log.append(&second, expected, format!("{expected:0500}")).await.unwrap();
                started.take().map(|started| started.send(()));
                if stop.load(Ordering::Relaxed) {
                    return expected + 1;
                }
            }
            unreachable!("it is stopped")
        })
    };
    start.await.unwrap();
    let mut had = 1;
    for round in 0..10 {
        let copy = folder.file(&format!("copy{round}"));
        SqliteLog::backup(&path, &copy).unwrap();
        let copied = SqliteLog::open(&copy).unwrap();
        let entries = copied.read(&first, 0).await.unwrap();
        let others = copied.read(&second, 0).await.unwrap();
        assert!(entries.len() - others.len() <= 1, "{} and {}", entries.len(), others.len());
        assert!(others.len() >= had, "a later copy has what an earlier one has");
        had = others.len();
        for entries in [entries, others] {
            let numbers = entries.iter().map(|entry| entry.parse::<usize>().unwrap());
            assert!(numbers.eq(0..entries.len()));
        }
    }
    stop.store(true, Ordering::Relaxed);
    let entries = writer.await.unwrap();
    assert_eq!(log.read(&second, 0).await.unwrap().len() as u64, entries);
    assert!(!folder.files().iter().any(|name| name.contains(".part")), "{:?}", folder.files());
}

#[tokio::test]
async fn nothing_is_overwritten_by_a_copy() {
    let folder = Folder::new("overwritten");
    let (path, copy) = (folder.file("log"), folder.file("copy"));
    let error = SqliteLog::backup(&path, &copy).unwrap_err();
    assert!(matches!(error, BackupError::From(OpenError::Failed(..))), "{error:?}");
    let log = SqliteLog::open(&path).unwrap();
    fill(&log, &stream("room/plum"), ["first".to_owned()]).await;
    drop(log);
    for there in ["", "something else"] {
        fs::write(&copy, there).unwrap();
        let error = SqliteLog::backup(&path, &copy).unwrap_err();
        assert!(matches!(error, BackupError::Exists(_)), "{error:?}");
        assert_eq!(fs::read_to_string(&copy).unwrap(), there);
        fs::remove_file(&copy).unwrap();
    }
    let error = SqliteLog::backup(&path, folder.file("none/copy")).unwrap_err();
    assert!(matches!(error, BackupError::Failed(..)), "{error:?}");
    make(&folder.file("foreign"), "CREATE TABLE entry (x)");
    let error = SqliteLog::backup(folder.file("foreign"), &copy).unwrap_err();
    assert!(matches!(error, BackupError::From(OpenError::Foreign(_))), "{error:?}");

    // No log need be open.
    SqliteLog::backup(&path, &copy).unwrap();
    assert_eq!(folder.files(), ["copy", "foreign", "log", "log.lock"]);
    let copied = SqliteLog::open(&copy).unwrap();
    assert_eq!(copied.read(&stream("room/plum"), 0).await.unwrap(), ["first"]);
}

/// Whatever byte of the file is changed: what is read is what was written, or nothing.
#[tokio::test]
async fn no_damage_makes_another_game() {
    let folder = Folder::new("bytes");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    let rooms = [stream("room/plum"), stream("room/fig")];
    for room in &rooms {
        fill(&log, room, (0..20).map(|number| format!("{number:0200}"))).await;
        log.remind(room, Some(UNIX_EPOCH)).await.unwrap();
    }
    drop(log);
    let good = fs::read(&path).unwrap();
    let whole: Vec<String> = (0..20).map(|number| format!("{number:0200}")).collect();
    let (mut refused, mut named, mut other) = (0, 0, 0);
    for place in (100..good.len()).step_by(97) {
        let mut bad = good.clone();
        bad[place] ^= 1 << (place % 8);
        fs::write(&path, &bad).unwrap();
        let Ok(log) = SqliteLog::open(&path) else {
            refused += 1;
            continue;
        };
        for room in &rooms {
            match log.read(room, 0).await {
                Ok(entries) => {
                    assert_eq!(entries, whole[..entries.len()], "byte {place}");
                    // A stream may have lost its name: then the one that has it now is damaged. Or
                    // it has lost its end, of which nothing tells.
                    let found = SqliteLog::damaged(&path);
                    let is_named = found.map_or(true, |found| !found.is_empty());
                    other += usize::from(entries.len() < whole.len() && !is_named);
                }
                Err(LogError::Damaged { stream, .. }) => {
                    assert_eq!(stream, room.name());
                    named += 1;
                }
                Err(error) => panic!("byte {place}: {error:?}"),
            }
        }
    }
    println!("{refused} refused, {named} named, {other} shorter");
    assert!(named > 0 && other <= 2, "{refused} refused, {named} named, {other} shorter");
}

#[tokio::test]
async fn one_damaged_stream_closes_no_other() {
    let folder = Folder::new("damaged-stream");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    let [plum, fig] = [stream("room/plum"), stream("room/fig")];
    for room in [&plum, &fig] {
        fill(&log, room, (1..=9).map(|number| format!("entry {number}"))).await;
    }
    drop(log);
    for sql in [
        "UPDATE entry SET body = 'another' WHERE stream = 'room/plum' AND seq = 5",
        "UPDATE entry SET seq = 50 WHERE stream = 'room/plum' AND seq = 5",
        "DELETE FROM entry WHERE stream = 'room/plum' AND seq = 5",
    ] {
        let copy = folder.file("copy");
        fs::copy(&path, &copy).unwrap();
        make(&copy, sql);
        let log = SqliteLog::open(&copy).unwrap();
        let answer = log.read(&plum, 0).await;
        let damage = |stream: &str, entry| stream == "room/plum" && entry == 5;
        assert!(
            matches!(&answer, Err(LogError::Damaged { stream, entry }) if damage(stream, *entry)),
            "{sql}: {answer:?}"
        );
        assert_eq!(log.read(&fig, 0).await.unwrap().len(), 9);
        assert_eq!(log.read(&fig, 4).await.unwrap()[0], "entry 5");
        // It is also found without being read.
        let counted = async {
            while log.warnings().damaged != 1 {
                yield_now().await
            }
        };
        timeout(Duration::from_secs(60), counted).await.expect("it is counted");
        drop(log);
        // A copy is made all the same, and what is damaged in it is named.
        SqliteLog::backup(&copy, folder.file("again")).unwrap();
        let found = SqliteLog::damaged(folder.file("again")).unwrap();
        assert!(
            matches!(&found[..], [LogError::Damaged { stream, entry }] if damage(stream, *entry)),
            "{sql}: {found:?}"
        );
        fs::remove_file(folder.file("again")).unwrap();
    }
}

#[tokio::test]
async fn a_register_that_was_changed_is_refused() {
    let folder = Folder::new("damaged-register");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    let name = stream("person/plum");
    for number in 0..3 {
        log.replace(&name, number, format!("value {number}")).await.unwrap();
    }
    drop(log);
    assert!(SqliteLog::damaged(&path).unwrap().is_empty());
    for sql in ["UPDATE entry SET body = 'another'", "UPDATE entry SET seq = 1"] {
        let copy = folder.file("copy");
        fs::copy(&path, &copy).unwrap();
        make(&copy, sql);
        let answer = SqliteLog::open(&copy).unwrap().last(&name).await;
        assert!(matches!(answer, Err(LogError::Damaged { .. })), "{sql}: {answer:?}");
        assert_eq!(SqliteLog::damaged(&copy).unwrap().len(), 1, "{sql}");
    }
}

/// A log with these entries, as a server leaves it that was killed: what was written last stands
/// behind the file.
async fn killed(folder: &Folder, entries: &[&str]) {
    let name = folder.file("").file_name().map(|name| name.display().to_string());
    let kept = Folder::new(&format!("{}-killed", name.unwrap()));
    let log = SqliteLog::open(kept.file("log")).unwrap();
    fill(&log, &stream("room/plum"), entries.iter().map(|entry| (*entry).to_owned())).await;
    for name in ["log", "log-wal"] {
        fs::copy(kept.file(name), folder.file(name)).unwrap();
    }
}

async fn read(path: &Path) -> Vec<String> {
    let log = SqliteLog::open(path).unwrap();
    log.read(&stream("room/plum"), 0).await.unwrap()
}

#[tokio::test]
async fn a_copy_takes_the_place_of_a_log() {
    let folder = Folder::new("restored");
    let [path, copy, aside] = ["log", "copy", "log.before-1"].map(|name| folder.file(name));
    killed(&folder, &["one", "two"]).await;
    SqliteLog::backup(&path, &copy).unwrap();
    killed(&folder, &["one", "two", "three"]).await;
    let kept = SqliteLog::restore(&copy, &path).unwrap();
    assert_eq!(kept.as_deref(), Some(&*aside));
    assert_eq!(folder.files(), ["copy", "log", "log.before-1", "log.lock"]);
    assert_eq!(read(&path).await, ["one", "two"]);
    assert_eq!(read(&aside).await, ["one", "two", "three"]);
    // What is put back is the copy of that moment, and where nothing is there is nothing to keep.
    let kept = SqliteLog::restore(&aside, &path).unwrap();
    assert_eq!(kept, Some(folder.file("log.before-2")));
    assert_eq!(read(&path).await, ["one", "two", "three"]);
    assert_eq!(SqliteLog::restore(&copy, folder.file("new")).unwrap(), None);
    assert_eq!(read(&folder.file("new")).await, ["one", "two"]);
}

#[tokio::test]
async fn what_cannot_be_restored_changes_nothing() {
    let folder = Folder::new("not-restored");
    let (path, copy) = (folder.file("log"), folder.file("copy"));
    killed(&folder, &["one"]).await;
    SqliteLog::backup(&path, &copy).unwrap();
    let mut bad = fs::read(&copy).unwrap();
    bad.truncate(bad.len() / 2);
    fs::write(folder.file("cut"), &bad).unwrap();
    fs::write(folder.file("foreign"), "no log").unwrap();
    let before = fs::read(&path).unwrap();
    for name in ["cut", "foreign", "nothing"] {
        let error = SqliteLog::restore(folder.file(name), &path).unwrap_err();
        assert!(matches!(error, RestoreError::From(_)), "{name}: {error:?}");
    }
    let error = SqliteLog::restore(&path, &path).unwrap_err();
    assert!(matches!(error, RestoreError::Same(_)), "{error:?}");
    assert!(fs::read(&path).unwrap() == before);
    let log = SqliteLog::open(&path).unwrap();
    let error = SqliteLog::restore(&copy, &path).unwrap_err();
    assert!(matches!(error, RestoreError::To(OpenError::InUse(_))), "{error:?}");
    assert_eq!(log.read(&stream("room/plum"), 0).await.unwrap(), ["one"]);
}

/// A restore that is killed, or stopped by a full disk, at any of its steps.
#[tokio::test]
async fn a_restore_that_was_not_ended_loses_nothing() {
    let folder = Folder::new("half-restored");
    let [path, copy, wal] = ["log", "copy", "log-wal"].map(|name| folder.file(name));
    killed(&folder, &["one"]).await;
    SqliteLog::backup(&path, &copy).unwrap();
    // Both names are taken, so that what was there cannot be kept.
    killed(&folder, &["one", "two"]).await;
    fs::write(&copy, &fs::read(&copy).unwrap()[..5000]).unwrap();
    SqliteLog::restore(&copy, &path).unwrap_err();
    assert_eq!(read(&path).await, ["one", "two"]);
    // It has its place, and what was there is kept, but what stood behind that is still there.
    killed(&folder, &["one", "two"]).await;
    fs::remove_file(&copy).unwrap();
    SqliteLog::backup(&path, &copy).unwrap();
    killed(&folder, &["one", "two", "three"]).await;
    for (name, aside) in [("log", "log.before-1"), ("log-wal", "log.before-1-wal")] {
        fs::copy(folder.file(name), folder.file(aside)).unwrap();
    }
    fs::copy(&copy, &path).unwrap();
    assert!(matches!(refused(&path), OpenError::NotItsOwn(_)));
    SqliteLog::restore(&copy, &path).unwrap();
    assert!(!wal.exists());
    assert_eq!(read(&path).await, ["one", "two"]);
    assert_eq!(read(&folder.file("log.before-1")).await, ["one", "two", "three"]);
}

#[tokio::test]
async fn a_copy_that_is_put_there_by_hand_is_not_mixed_with_what_was_there() {
    let folder = Folder::new("by-hand");
    let (path, copy) = (folder.file("log"), folder.file("copy"));
    killed(&folder, &["one"]).await;
    SqliteLog::backup(&path, &copy).unwrap();
    killed(&folder, &["one", "two"]).await;
    fs::copy(&copy, &path).unwrap();
    let wal = fs::read(folder.file("log-wal")).unwrap();
    let error = refused(&path);
    assert!(matches!(error, OpenError::NotItsOwn(_)), "{error:?}");
    assert!(fs::read(folder.file("log-wal")).unwrap() == wal);
    // Then both are kept aside.
    let aside = SqliteLog::restore(&copy, &path).unwrap().unwrap();
    assert_eq!(read(&path).await, ["one"]);
    let behind = folder.file("log.before-1-wal");
    assert!(aside == folder.file("log.before-1") && fs::read(behind).unwrap() == wal);
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_that_was_not_ended_stops_nobody() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("part");
    let (path, part) = (folder.file("log"), folder.file("copy.part"));
    killed(&folder, &["one"]).await;
    SqliteLog::backup(&path, folder.file("whole")).unwrap();
    let whole = fs::read(folder.file("whole")).unwrap();
    for left in [&[][..], &[0; 8192], &whole[..whole.len() / 2], &whole] {
        fs::write(&part, left).unwrap();
        fs::set_permissions(&part, fs::Permissions::from_mode(0o600)).unwrap();
        SqliteLog::backup(&path, folder.file("copy")).unwrap();
        assert_eq!(read(&folder.file("copy")).await, ["one"]);
        assert!(!part.exists());
        fs::remove_file(folder.file("copy")).unwrap();
    }
    // Of what is something else nothing is lost, nor of what somebody writes just now.
    fs::write(&part, "a shopping list").unwrap();
    let error = SqliteLog::backup(&path, folder.file("copy")).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error:?}");
    assert_eq!(fs::read_to_string(&part).unwrap(), "a shopping list");
    // Nor of what a link leads to, or has two names.
    for link in [fs::hard_link::<&Path, &Path>, std::os::unix::fs::symlink::<&Path, &Path>] {
        fs::remove_file(&part).unwrap();
        link(&path, &part).unwrap();
        let error = SqliteLog::backup(&path, folder.file("copy")).unwrap_err();
        assert!(matches!(error, BackupError::Exists(_)), "{error:?}");
        assert_eq!(read(&path).await, ["one"]);
    }
    fs::remove_file(&part).unwrap();
    // What others can write to may be theirs to read.
    fs::write(&part, "").unwrap();
    fs::set_permissions(&part, fs::Permissions::from_mode(0o666)).unwrap();
    let error = SqliteLog::backup(&path, folder.file("copy")).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error:?}");
    fs::set_permissions(&part, fs::Permissions::from_mode(0o600)).unwrap();
    let other = fs::File::open(&part).unwrap();
    other.lock().unwrap();
    let error = SqliteLog::backup(&path, folder.file("copy")).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_is_deleted_takes_nothing_more() {
    let folder = Folder::new("deleted");
    let path = folder.file("log");
    let log = SqliteLog::open(&path).unwrap();
    fill(&log, &stream("room/plum"), ["one".to_owned()]).await;
    assert_eq!(log.trouble(), None);
    fs::rename(&path, folder.file("elsewhere")).unwrap();
    assert!(log.trouble().unwrap().what.contains("moved, deleted or replaced"));
    log.append(&stream("room/plum"), 1, "two".to_owned()).await.expect("it is kept elsewhere");
    fs::remove_file(folder.file("elsewhere")).unwrap();
    fs::write(&path, "another one").unwrap();
    assert!(log.trouble().unwrap().what.contains("moved, deleted or replaced"));
    let answer = log.append(&stream("room/plum"), 2, "three".to_owned()).await;
    assert!(matches!(answer, Err(LogError::Unavailable(_))), "{answer:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn strangers_do_not_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("private");
    let (path, copy) = (folder.file("log"), folder.file("copy"));
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let log = SqliteLog::open(&path).unwrap();
    fill(&log, &stream("room/plum"), ["one".to_owned()]).await;
    SqliteLog::backup(&path, &copy).unwrap();
    for path in [&path, &folder.file("log-wal"), &copy] {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
    drop(log);
    // What a host lets a group read stays so.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    drop(SqliteLog::open(&path).unwrap());
    assert_eq!(mode(&path), 0o640);
}
