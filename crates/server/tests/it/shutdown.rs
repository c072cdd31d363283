//! The server goes away.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::Config;
use server::log::{EventLog as _, MemoryLog, SqliteLog};

use crate::Folder;
use crate::client::Client;
use crate::mirror::{match_stream, room_stream};
use crate::site::{Site, quick};

/// A server that would wait for ever when it shuts down.
fn patient() -> Config {
    Config { shutdown_within: Duration::MAX, ..quick() }
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_is_told_and_everything_is_kept() {
    let folder = Folder::new("shutdown");
    let log = SqliteLog::open(folder.file("log")).unwrap();
    let site = Site::with(patient(), Arc::new(log)).await;
    let guests = site.table("ktu", 2, 0, &[]).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.seq() == 2).await;
    }
    let mv = clients[0].legal()[0].clone();
    clients[0].play(&mv).await;
    clients.push(Client::open(&site, &guests[0].room, None, None).await);
    // Lines that are in no room yet hold nothing up, and are told too.
    let mut silent = Client::silent(&site, &guests[0].room).await;
    site.until_metric("sockets", 4).await;
    let ends = tokio::spawn(site.stop());
    for client in clients.iter_mut().chain([&mut silent]) {
        assert_eq!(client.until_closed().await, 1012, "the server restarts");
        assert_eq!(client.last["type"], "closing");
    }
    drop(clients);
    drop(silent);
    drop(ends.await.unwrap());
    let log = SqliteLog::open(folder.file("log")).unwrap();
    let room = log.read(&room_stream(&guests[0].room), 0).await.unwrap();
    let played = log.read(&match_stream(&guests[0].room, 1), 0).await.unwrap();
    assert_eq!((room.len(), played.len()), (4, 3));
    assert!(played[2].contains(&mv));
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_do_not_hold_it() {
    let site = Site::with(patient(), Arc::new(MemoryLog::default())).await;
    let idle = tokio::net::TcpStream::connect(site.address).await.unwrap();
    site.get("/healthz").await;
    site.stop().await;
    drop(idle);
}
