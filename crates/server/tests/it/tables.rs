//! Open tables, as those find them who look for one.

use std::sync::Arc;

use serde_json::{Value as Json, json};
use server::Config;
use server::log::{EventLog, MemoryLog, SqliteLog};
use tokio::time::timeout;

use crate::client::Client;
use crate::site::{Guest, Site, quick};
use crate::{Folder, PATIENCE, on_nats};

async fn list(site: &Site) -> Json {
    site.get("/api/tables").await.expect(200, "OpenTables")
}

/// Waits until so many tables are listed, and gives them.
async fn until(site: &Site, count: usize) -> Vec<Json> {
    let reached = async {
        loop {
            let tables = list(site).await["tables"].as_array().unwrap().clone();
            if tables.len() == count {
                return tables;
            }
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, reached).await.unwrap_or_else(|_| panic!("there are not {count} tables"))
}

async fn open(site: &Site, game: &str) -> (Guest, Client) {
    let host = site.host(game).await;
    let line = Client::open(site, &host.room, Some(&host.key), None).await;
    site.does(&host, json!({ "type": "settings", "settings": { "open": true } })).await;
    (host, line)
}

#[tokio::test]
async fn an_open_table_is_found_and_joined_also_after_a_restart() {
    let folder = Folder::new("tables");
    let file = || Arc::new(SqliteLog::open(folder.file("kartenhaus.db")).unwrap());
    let site = Site::with(quick(), file()).await;
    site.host("ktu").await;
    assert_eq!(
        list(&site).await,
        json!({ "allowed": true, "leaderboard": true, "tables": [] }),
        "none is open"
    );
    let (host, line) = open(&site, "kartel").await;
    let table = until(&site, 1).await.remove(0);
    assert_eq!((&table["room"], &table["name"]), (&json!(host.room), &json!("Host")));
    let guest = site.sit(table["room"].as_str().unwrap(), "Bea").await;
    assert_eq!(guest.room, host.room);
    drop(line);
    site.stop().await;
    // Nothing is kept of the list; it is there again when somebody is at the table.
    let site = Site::with(quick(), file()).await;
    assert_eq!(list(&site).await["tables"], json!([]));
    let _line = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    assert_eq!(until(&site, 1).await[0]["seats"], 2);
}

#[tokio::test]
async fn a_host_of_a_site_may_forbid_it() {
    let config = Config { open_tables: false, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let host = site.host("ktu").await;
    let settings = |open: bool| json!({ "type": "settings", "settings": { "open": open } });
    site.refused(&host, settings(true), "impossible").await;
    site.does(&host, settings(false)).await;
    assert_eq!(list(&site).await, json!({ "allowed": false, "leaderboard": false, "tables": [] }));
}

#[tokio::test]
async fn servers_with_one_log_list_each_others_tables() {
    let log = Arc::new(MemoryLog::default());
    everywhere([log.clone(), log]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_nats_list_each_others_tables() {
    on_nats("tables", everywhere).await;
}

async fn everywhere<L: EventLog>([one, other]: [Arc<L>; 2]) {
    let one = Site::with(quick(), one).await;
    let (host, line) = open(&one, "ktu").await;
    // Who begins later is told.
    let other = Site::with(quick(), other).await;
    let found = until(&other, 1).await;
    assert_eq!(found[0]["room"], json!(host.room));
    let (more, other_line) = open(&other, "kartel").await;
    assert_eq!(until(&one, 2).await.len(), 2);
    // A table that is closed is gone everywhere.
    other.does(&more, json!({ "type": "settings", "settings": { "open": false } })).await;
    until(&one, 1).await;
    drop((line, other_line));
    // And so are those of a server that ends.
    one.stop().await;
    until(&other, 0).await;
}
