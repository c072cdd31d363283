//! How fast the log in a file takes entries, and how long each takes, with many matches at once.
//! Asserts that what it wrote is there. `--test` writes little.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use server::log::{EventLog, SqliteLog, Stream};

/// So many matches are played at once.
const MATCHES: u64 = 500;

fn main() {
    let test = env::args().any(|argument| argument == "--test");
    let (runs, each) = if test { (1, 4) } else { (5, 400) };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    println!("{MATCHES} matches append {each} entries each");
    for _ in 0..runs {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench.kartenhaus");
        _ = fs::remove_file(&path);
        let log: Arc<dyn EventLog> = Arc::new(SqliteLog::open(&path).expect("a new log"));
        let start = Instant::now();
        let mut times = runtime.block_on(append(&log, each));
        let seconds = start.elapsed().as_secs_f64();
        times.sort();
        let count = times.len();
        assert_eq!(count as u64, MATCHES * each, "every append was answered");
        let rate = count as f64 / seconds;
        let at = |share: f64| times[(count as f64 * share) as usize].as_secs_f64() * 1e3;
        let most = times[count - 1].as_secs_f64() * 1e3;
        println!(
            "{rate:>8.0}/s  p50 {:.1} ms  p99 {:.1} ms  p99.9 {:.1} ms  most {most:.1} ms",
            at(0.5),
            at(0.99),
            at(0.999)
        );
    }
}

/// Appends this many entries to each match; how long each took.
async fn append(log: &Arc<dyn EventLog>, each: u64) -> Vec<Duration> {
    let tasks: Vec<_> = (0..MATCHES)
        .map(|number| {
            let log = Arc::clone(log);
            let stream = Stream::new(format!("match/plum-otter-{number}/1")).expect("a name");
            tokio::spawn(async move {
                let mut times = Vec::new();
                for expected in 0..each {
                    let entry = format!("{expected:0160}");
                    let start = Instant::now();
                    log.append(&stream, expected, entry).await.expect("room on the disk");
                    times.push(start.elapsed());
                }
                let entries = log.read(&stream, 0).await.expect("a stream");
                let numbers = entries.iter().map(|entry| entry.parse::<u64>().expect("a number"));
                assert!(numbers.eq(0..each), "what was appended is there");
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.append(&mut task.await.expect("a task that does not panic"));
    }
    times
}
