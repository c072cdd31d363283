//! The site as its clients meet it: real sockets, a real log, and a client that believes nothing.
//!
//! Whatever arrives here is held against the protocol's schema and against the engine, which plays
//! the match again from the log ([`mirror`]). Nothing sleeps: tests wait for a state, and give up
//! after [`PATIENCE`].

#![allow(clippy::unwrap_used, reason = "these are tests")]

mod api;
mod client;
mod comfort;
mod crash;
mod daily;
mod duplicate;
mod faults;
mod garbage;
mod help;
mod leak;
mod learn;
mod limits;
mod matches;
mod mirror;
#[allow(dead_code, reason = "not everything is needed here")]
#[path = "../nats/mod.rs"]
mod nats;
mod people;
mod play;
mod player;
mod previews;
mod ranked;
mod reconnect;
mod replay;
mod reviews;
mod rooms;
mod schema;
mod shutdown;
mod site;
mod tables;
#[path = "../validator/mod.rs"]
mod validator;
mod watched;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use server::log::JetStreamLog;

use crate::nats::{ALONE, Nats};

const PATIENCE: Duration = Duration::from_secs(40);

/// An empty folder, gone when the test has passed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("it").join(name);
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// Runs a test on two servers' logs that NATS keeps; where there is no NATS, it is left out.
async fn on_nats(name: &str, test: impl AsyncFnOnce([Arc<JetStreamLog>; 2])) {
    let Some(program) = nats::program() else { return };
    let folder = Folder::new(&format!("{name}-nats"));
    let nats = Nats::start(&program, folder.file("nats"), &ALONE);
    let connect = async || {
        let log = JetStreamLog::connect(&nats.url().parse().unwrap()).await.unwrap();
        Arc::new(log)
    };
    test([connect().await, connect().await]).await;
}
