//! The log: what is true of every log.

#![allow(clippy::unwrap_used, reason = "these are tests")]

mod conformance;

use std::sync::Arc;

use server::log::{EventLog, MemoryLog, Stream};

#[tokio::test(flavor = "multi_thread")]
async fn memory_conforms() {
    conformance::check(Arc::new(MemoryLog::default())).await;
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
