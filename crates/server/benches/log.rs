//! How fast a log takes entries, how long each takes, what it takes on the disk, and how fast a
//! long stream is read; and how soon another server hears of an entry: in a file, and on NATS with
//! one node and with three, which write to the disk now and then or always. Asserts that what it
//! wrote is there.
//!
//! `NATS_SERVER` names the nats-server; without it only the file is measured. `--test` writes
//! little. A word chooses among the logs by their names, such as `file` or `three`.

#[allow(dead_code, reason = "not everything is needed here")]
#[path = "../tests/nats/mod.rs"]
mod nats;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use server::log::{EventLog, Heard, JetStreamLog, SqliteLog, Stream};
use tokio::runtime::Runtime;

use self::nats::{ALONE, Nats, Setup, THREE};

/// How many append at the same time, each to a match of its own, and how many entries altogether.
const LOADS: [(u64, u64); 3] = [(1, 3_000), (64, 40_000), (500, 100_000)];

const LISTENED: u64 = 10_000;

const LONG: u64 = 10_000;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let test = arguments.iter().any(|argument| argument == "--test");
    let words: Vec<_> = arguments.iter().filter(|word| !word.starts_with("--")).collect();
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(*word));
    let (runs, part) = if test { (1, 100) } else { (3, 1) };
    let runtime = Runtime::new().expect("a runtime");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    if wanted("a file") {
        let path = folder.join("log");
        let open = || Arc::new(SqliteLog::open(&path).expect("a log")) as Arc<dyn EventLog>;
        let bytes = || ["log", "log-wal"].map(|it| size(&folder.join(it))).iter().sum();
        measure(&runtime, "a file", open, bytes, (runs, part));
    }
    let Some(program) = nats::program() else { return };
    for (name, setup) in [
        ("one node", ALONE),
        ("one node, always on disk", Setup { sync: "always", ..ALONE }),
        ("three nodes", THREE),
        ("three nodes, always on disk", Setup { sync: "always", ..THREE }),
    ] {
        if wanted(name) {
            let nats = Nats::start(&program, folder.join("nats"), &setup);
            let cluster = nats.url().parse().expect("an address");
            let open = || {
                let log = runtime.block_on(JetStreamLog::connect(&cluster));
                Arc::new(log.expect("a log")) as Arc<dyn EventLog>
            };
            measure(&runtime, name, open, || nats.bytes(0), (runs, part));
        }
    }
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |data| data.len())
}

fn measure(
    runtime: &Runtime,
    name: &str,
    open: impl Fn() -> Arc<dyn EventLog>,
    bytes: impl Fn() -> u64,
    (runs, part): (u64, u64),
) {
    let log = open();
    println!("{name}");
    for (matches, entries) in LOADS {
        for run in 0..runs {
            let (before, start) = (bytes(), Instant::now());
            let each = (entries / part / matches).max(2);
            let mut times =
                runtime.block_on(append(&log, &format!("{matches}-{run}"), matches, each));
            let seconds = start.elapsed().as_secs_f64();
            times.sort();
            let count = times.len();
            assert_eq!(count as u64, matches * each, "every append was answered");
            let at = |share: f64| times[(count as f64 * share) as usize].as_secs_f64() * 1e3;
            println!(
                "  {matches:>3} append {:>7.0}/s  p50 {:>6.2} ms  p99 {:>6.2} ms  most {:>6.1} ms  \
                 {:>4.0} bytes an entry",
                count as f64 / seconds,
                at(0.5),
                at(0.99),
                times[count - 1].as_secs_f64() * 1e3,
                bytes().saturating_sub(before) as f64 / count as f64,
            );
        }
    }
    drop(log);
    runtime.block_on(async {
        let log = open();
        let other = open_other(&open, name);
        read(&log, other.as_ref().unwrap_or(&log), part).await;
        if let Some(other) = other {
            listen(&log, &other, part).await;
        }
    });
}

fn open_other(open: impl Fn() -> Arc<dyn EventLog>, name: &str) -> Option<Arc<dyn EventLog>> {
    name.contains("node").then(open)
}

/// Appends this many entries to each match; how long each took.
async fn append(log: &Arc<dyn EventLog>, run: &str, matches: u64, each: u64) -> Vec<Duration> {
    let tasks: Vec<_> = (0..matches)
        .map(|number| {
            let log = Arc::clone(log);
            let stream = Stream::new(format!("match/plum-otter-{number}/{run}")).expect("a name");
            tokio::spawn(async move {
                let mut times = Vec::new();
                for expected in 0..each {
                    let entry = format!("{expected:0160}");
                    let start = Instant::now();
                    log.append(&stream, expected, entry).await.expect("room on the disk");
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.append(&mut task.await.expect("a task that does not panic"));
    }
    for number in 0..matches {
        let stream = Stream::new(format!("match/plum-otter-{number}/{run}")).expect("a name");
        let entries = log.read(&stream, 0).await.expect("a stream");
        let numbers = entries.iter().map(|entry| entry.parse::<u64>().expect("a number"));
        assert!(numbers.eq(0..each), "what was appended is there");
    }
    times
}

/// Reads a long stream and a short one between many others.
async fn read(log: &Arc<dyn EventLog>, other: &Arc<dyn EventLog>, part: u64) {
    let long = LONG / part;
    append(log, "long", 1, long).await;
    let stream = Stream::new("match/plum-otter-0/long").expect("a name");
    let start = Instant::now();
    assert_eq!(other.read(&stream, 0).await.expect("a stream").len() as u64, long);
    println!("  {long} entries are read in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let short = Stream::new("match/plum-otter-7/500-0").expect("a name");
    let start = Instant::now();
    let entries = other.read(&short, 0).await.expect("a stream").len();
    println!("  {entries} among many others in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
}

async fn listen(log: &Arc<dyn EventLog>, other: &Arc<dyn EventLog>, part: u64) {
    let count = LISTENED / part;
    let name = |number| Stream::new(format!("match/{number}/1")).expect("a name");
    let start = Instant::now();
    let mut listening = Vec::new();
    for number in 0..count {
        let mut listener = other.listen(&name(number)).await.expect("a line to NATS");
        listening.push(tokio::spawn(async move {
            let heard = listener.next().await;
            let Heard::Entry { number, .. } = heard else { panic!("{heard:?}") };
            (number, Instant::now())
        }));
    }
    // Until that is known on every node.
    tokio::time::sleep(Duration::from_millis(2000 / part.min(10))).await;
    let begun = start.elapsed();
    let mut late = Vec::new();
    for (number, listening) in (0..).zip(listening) {
        log.append(&name(number), 0, format!("{:0160}", 1)).await.expect("room on the disk");
        let start = Instant::now();
        let (number, heard) = listening.await.expect("a task that does not panic");
        assert_eq!(number, 1);
        late.push(heard.saturating_duration_since(start));
    }
    late.sort();
    let at = |share: f64| late[(late.len() as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "  {count} listen after {begun:.1?}; heard after the answer: p50 {:.2} ms, \
         p99 {:.2} ms",
        at(0.5),
        at(0.99)
    );
}
