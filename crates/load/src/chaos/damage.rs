//! Damage to the files of a nats-server: cut, flipped, replaced by older ones, or without what was
//! written last. Afterwards that node is made to lead all streams, so that what it lost is missed,
//! and then it begins anew without files, as its operator is asked to do.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::ensure;
use futures_util::TryStreamExt as _;
use games::Seed;
use nats::{Cluster, Connection};
use serde_json::json;
use tokio::time::{Duration, Instant, sleep};

/// How many bytes of a file have one bit that is flipped, on average: at least one in a few
/// messages.
const FLIPPED_PER: u32 = 8 << 10;

/// How often the node is asked to lead, which it refuses while it catches up.
const TRIES: u32 = 10;

/// How long it may take until a node without files has everything again.
const WHOLE_WITHIN: Duration = Duration::from_secs(120);

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut folders, mut found) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        // The node may delete one meanwhile.
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for entry in entries {
            let entry = entry?;
            let to = if entry.file_type()?.is_dir() { &mut folders } else { &mut found };
            to.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// The files with messages of streams, without those of the nodes' own elections.
fn messages(store: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = files(&store.join("jetstream/$G/streams"))?;
    files.retain(|file| file.parent().is_some_and(|folder| folder.ends_with("msgs")));
    Ok(files)
}

/// The same, without indexes.
fn blocks(store: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = messages(store)?;
    files.retain(|file| file.extension().is_some_and(|end| end == "blk"));
    Ok(files)
}

/// Cuts all messages to half.
pub(super) fn truncate(store: &Path) -> io::Result<()> {
    for block in blocks(store)? {
        let block = File::options().write(true).open(block)?;
        block.set_len(block.metadata()?.len() / 2)?;
    }
    Ok(())
}

pub(super) fn flip(store: &Path, seed: u64) -> io::Result<()> {
    let mut rng = Seed::from_number(seed).rng("flip", 0);
    for block in blocks(store)? {
        let mut bytes = fs::read(&block)?;
        let mut at = rng.below(FLIPPED_PER) as usize;
        while let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << rng.below(8);
            at += 1 + rng.below(2 * FLIPPED_PER) as usize;
        }
        fs::write(block, bytes)?;
    }
    Ok(())
}

/// The messages of a node as they were.
pub(super) struct Old(BTreeMap<PathBuf, Vec<u8>>);

impl Old {
    pub(super) fn new(store: &Path) -> io::Result<Self> {
        let mut old = BTreeMap::new();
        for file in messages(store)? {
            // The node may delete one meanwhile.
            if let Ok(bytes) = fs::read(&file) {
                old.insert(file, bytes);
            }
        }
        Ok(Self(old))
    }

    pub(super) fn put_back(self, store: &Path) -> io::Result<()> {
        for file in messages(store)? {
            fs::remove_file(file)?;
        }
        for (file, bytes) in self.0 {
            fs::write(file, bytes)?;
        }
        Ok(())
    }
}

/// How long all files of a node were.
pub(super) struct Lengths(BTreeMap<PathBuf, u64>);

impl Lengths {
    pub(super) fn new(store: &Path) -> io::Result<Self> {
        let lengths = files(store)?.into_iter().filter_map(|file| {
            let length = fs::metadata(&file).ok()?.len();
            Some((file, length))
        });
        Ok(Self(lengths.collect()))
    }

    /// Drops what was written since.
    pub(super) fn drop_the_rest(&self, store: &Path) -> io::Result<()> {
        for file in files(store)? {
            match self.0.get(&file) {
                Some(length) if fs::metadata(&file)?.len() > *length => {
                    File::options().write(true).open(file)?.set_len(*length)?;
                }
                Some(_) => {}
                None => fs::remove_file(file)?,
            }
        }
        Ok(())
    }
}

/// Lets a node lead every stream of the log that it can lead; returns how many it led.
pub(super) async fn let_lead(url: &str, node: usize) -> anyhow::Result<usize> {
    let cluster: Cluster = url.parse()?;
    let Connection { client, jetstream, .. } = cluster.connect().await?;
    let name = format!("node{node}");
    let asked = json!({ "placement": { "preferred": name } }).to_string();
    let streams: Vec<String> = jetstream.stream_names().try_collect().await?;
    let mut led = 0;
    for stream in streams {
        for _ in 0..TRIES {
            let found = jetstream.get_stream(&stream).await;
            let leader = found.ok().and_then(|it| it.cached_info().cluster.clone()?.leader);
            if leader.as_ref() == Some(&name) {
                led += 1;
                break;
            }
            let api = format!("$JS.API.STREAM.LEADER.STEPDOWN.{stream}");
            // It is refused while the node has not caught up.
            _ = client.request(api, asked.clone().into()).await;
            sleep(Duration::from_millis(100)).await;
        }
    }
    Ok(led)
}

/// Waits until every stream has a leader and all its copies.
pub(super) async fn whole(url: &str, copies: usize) -> anyhow::Result<()> {
    let cluster: Cluster = url.parse()?;
    let Connection { jetstream, .. } = cluster.connect().await?;
    let streams: Vec<String> = jetstream.stream_names().try_collect().await?;
    let deadline = Instant::now() + WHOLE_WITHIN;
    for stream in streams {
        loop {
            let found = jetstream.get_stream(&stream).await.ok();
            let found = found.and_then(|it| it.cached_info().cluster.clone());
            let current = found.filter(|it| it.leader.is_some()).map_or(0, |it| {
                1 + it.replicas.iter().filter(|other| other.current && !other.offline).count()
            });
            if current >= copies {
                break;
            }
            ensure!(Instant::now() < deadline, "{stream} has {current} of {copies} copies");
            sleep(Duration::from_millis(200)).await;
        }
    }
    Ok(())
}
