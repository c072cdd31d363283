//! The log, in memory, in a file and on NATS: what is true of every log, and what only of one.

#![allow(clippy::unwrap_used, reason = "these are tests")]

mod conformance;
mod crash;
mod file;
mod jetstream;
#[allow(dead_code, reason = "not everything is needed here")]
#[path = "../nats/mod.rs"]
mod nats;

use std::path::PathBuf;
use std::sync::Arc;
use std::{env, fs};

use server::log::{EventLog, MemoryLog, SqliteLog, Stream};

#[tokio::test(flavor = "multi_thread")]
async fn memory_conforms() {
    let log = MemoryLog::default();
    conformance::check(Arc::new(log.clone()), Arc::new(log)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_conforms() {
    let folder = Folder::new("conforms");
    let log = Arc::new(SqliteLog::open(folder.file("log")).unwrap());
    conformance::check(log.clone(), log).await;
}

/// An empty folder, gone when the test has passed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> =
            files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }
}

fn stream(name: &str) -> Stream {
    Stream::new(name).unwrap()
}

/// Appends these entries to a stream that has none.
async fn fill(log: &dyn EventLog, stream: &Stream, entries: impl IntoIterator<Item = String>) {
    for (expected, entry) in (0..).zip(entries) {
        log.append(stream, expected, entry).await.unwrap();
    }
}
