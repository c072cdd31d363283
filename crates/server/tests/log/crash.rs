//! What a file keeps when the process is killed, or the disk is full: both happen to a child.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::{env, io};

use server::log::{EventLog, LogError, OpenError, SqliteLog, Stream};

use crate::{Folder, stream};

/// The child's log; what a child does is done only if it is set.
const CHILD: &str = "KARTENHAUS_TEST_LOG";

const STREAMS: usize = 64;

fn name(number: usize) -> Stream {
    stream(&format!("match/crash/{number}"))
}

/// Runs one test of this file by itself, as a child.
fn child(test: &str, log: &Path) -> Command {
    let mut child = Command::new(env::current_exe().unwrap());
    child.args(["--exact", test, "--nocapture"]).env(CHILD, log).stdout(Stdio::piped());
    child
}

/// What a line of the child's output says of one entry.
fn entry_of(line: &str) -> Option<(usize, u64)> {
    let (stream, entries) = line.strip_prefix("kept ")?.strip_suffix('.')?.split_once(' ')?;
    Some((stream.parse().ok()?, entries.parse().ok()?))
}

/// The child: appends to many streams until it is killed, and says what is kept.
#[tokio::test(flavor = "multi_thread")]
async fn appends_until_killed() {
    let Some(path) = env::var_os(CHILD) else { return };
    let log = Arc::new(SqliteLog::open(path).unwrap());
    let tasks: Vec<_> = (0..STREAMS)
        .map(|number| {
            let log = Arc::clone(&log);
            tokio::spawn(async move {
                let stream = name(number);
                let had = log.read(&stream, 0).await.unwrap().len() as u64;
                for expected in had.. {
                    let entry = format!("{} of {number}", expected + 1);
                    log.append(&stream, expected, entry).await.unwrap();
                    let line = format!("kept {number} {}.\n", expected + 1);
                    io::stdout().lock().write_all(line.as_bytes()).unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
}

/// Lets a child append until it has said so many times that something is kept, then kills it; adds
/// what it said.
fn kill_after(mut child: Child, lines: usize, kept: &mut BTreeMap<usize, u64>) {
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut said = 0;
    for line in output.split(b'\n') {
        // The last line may be half.
        let line = String::from_utf8(line.unwrap()).unwrap();
        if let Some((stream, entries)) = entry_of(&line) {
            kept.insert(stream, entries);
            said += 1;
            if said == lines {
                child.kill().unwrap();
            }
        }
    }
    assert!(said >= lines, "the child ended by itself");
    child.wait().unwrap();
}

#[tokio::test]
async fn what_is_answered_outlives_a_kill() {
    let folder = Folder::new("killed");
    let path = folder.file("log");
    let mut kept = BTreeMap::new();
    // The child is killed early, late, and here and there.
    let kills = [1, 11_999, 2, 700, 4_321, 9_000, 50, 7_654, 3_210, 200];
    for (round, lines) in kills.into_iter().enumerate() {
        let child = child("crash::appends_until_killed", &path).spawn().unwrap();
        kill_after(child, lines, &mut kept);
        let log = SqliteLog::open(&path).unwrap();
        for number in 0..STREAMS {
            let entries = log.read(&name(number), 0).await.unwrap();
            let said = kept.get(&number).copied().unwrap_or(0);
            // It may have been killed before it said so.
            assert!(entries.len() as u64 >= said, "{number} in round {round} after {lines}");
            for (entry, place) in entries.iter().zip(1..) {
                assert_eq!(*entry, format!("{place} of {number}"), "round {round} after {lines}");
            }
        }
    }
}

/// Two processes, and two names of one file: each would write behind its own.
#[cfg(unix)]
#[tokio::test]
async fn a_file_with_two_names_is_open_once() {
    let folder = Folder::new("two-names");
    let path = folder.file("log");
    let mut first = child("crash::appends_until_killed", &path).spawn().unwrap();
    let mut said = BufReader::new(first.stdout.take().unwrap()).lines();
    let (kept, _) = said.find_map(|line| entry_of(&line.unwrap())).unwrap();
    let other = folder.file("other");
    std::fs::hard_link(&path, &other).unwrap();
    let Err(error) = SqliteLog::open(&other) else { panic!("opened twice") };
    assert!(matches!(error, OpenError::InUse(_)), "{error:?}");
    first.kill().unwrap();
    first.wait().unwrap();
    assert!(!SqliteLog::open(&path).unwrap().read(&name(kept), 0).await.unwrap().is_empty());
}

/// The child: its files can grow to one mebibyte only.
#[tokio::test]
async fn fills_the_disk() {
    let Some(path) = env::var_os(CHILD) else { return };
    let log = SqliteLog::open(path).unwrap();
    let (mut had, mut failed) = ([0; 3], 0);
    let alone = log.append(&name(9), 0, "x".repeat(2 << 20)).await;
    assert!(matches!(alone, Err(LogError::Unavailable(_))), "{alone:?}");
    for round in 0..20 {
        // All but the large one may be in the same transaction, or in one before.
        let large = log.append(&name(9), 0, "x".repeat(2 << 20));
        let small = [0, 1, 2].map(|number| {
            log.append(&name(number), had[number], format!("{} of {number}", had[number] + 1))
        });
        let [first, second, third] = small;
        let (first, large, second, third) = tokio::join!(first, large, second, third);
        assert!(matches!(large, Err(LogError::Unavailable(_))), "round {round}: {large:?}");
        for (number, answer) in [first, second, third].into_iter().enumerate() {
            let kept = log.read(&name(number), had[number]).await.unwrap().len() as u64;
            assert_eq!(kept, u64::from(answer.is_ok()), "round {round}: {answer:?}");
            had[number] += kept;
            failed += 1 - kept;
        }
        let entry = format!("{} of 0", had[0] + 1);
        log.append(&name(0), had[0], entry).await.expect("the next batch works again");
        had[0] += 1;
    }
    assert!(failed > 0, "what is in the same transaction fails as well");
    for (number, had) in had.into_iter().enumerate() {
        println!("kept {number} {had}.");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_full_disk_fails_a_batch_and_no_more() {
    let folder = Folder::new("full");
    let path = folder.file("log");
    // A file's largest size, in blocks of half a kibibyte; more is an error and not a signal.
    let limited = "trap '' XFSZ; ulimit -f 2048; exec \"$0\" \"$@\"";
    let child = child("crash::fills_the_disk", &path);
    let mut shell = Command::new("sh");
    shell.args(["-c", limited]).arg(child.get_program()).args(child.get_args()).env(CHILD, &path);
    let output = shell.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let kept: Vec<_> = said.lines().filter_map(entry_of).collect();
    assert_eq!(kept.len(), 3);
    let log = SqliteLog::open(&path).unwrap();
    for (number, kept) in kept {
        assert_eq!(log.read(&name(number), 0).await.unwrap().len() as u64, kept);
    }
    assert_eq!(log.read(&name(9), 0).await.unwrap(), [""; 0]);
}
