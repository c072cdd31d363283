//! `scenes FOLDER FILE`: lays the tables that pictures are taken of. Each text in the folder is a
//! match's record, with two remarks: the room's name, and who sits there. They become rooms in a
//! data file, as if they had been played; the first seat is a person's whose key is [`KEY`], and
//! bots sit on the others.

use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

use anyhow::{Context as _, ensure};
use engine::fair::Bytes;
use serde_json::{Value as Json, json};
use server::log::{EventLog as _, SqliteLog, Stream};

/// The key of the first seat in every scene.
const KEY: &str = "00000000000000000000000000000000";

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, file] = &arguments[..] else {
        anyhow::bail!("expected a folder of scenes, and the data file to write");
    };
    let log = SqliteLog::open(file)?;
    let mut scenes: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    scenes.sort_by_key(fs::DirEntry::path);
    for scene in scenes {
        let path = scene.path();
        let text = fs::read_to_string(&path)?;
        lay(&log, &text).await.with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// Writes the logs of a room and its match.
async fn lay(log: &SqliteLog, text: &str) -> anyhow::Result<()> {
    engine::Match::load(text)?;
    let at = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
    let remark = |name: &str| {
        let start = format!("# {name}: ");
        text.lines().find_map(|line| line.strip_prefix(&start)).context("a remark is missing")
    };
    let (room, seats) = (remark("room")?, remark("seats")?);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let game = lines.iter().find_map(|line| line.strip_prefix("game ")).context("no game")?;
    let seed = lines.iter().position(|line| line.starts_with("seed ")).context("no seed")?;
    let (heading, played) = lines.split_at(seed + 1);
    let heading: String = heading.iter().flat_map(|line| [line, "\n"]).collect();

    let mut entries = vec![json!({ "type": "opened", "game": game, "at": at })];
    let key = Bytes::sha256(KEY).to_string();
    for (place, name) in seats.split(' ').enumerate() {
        entries.push(match place {
            0 => json!({ "type": "sat", "name": name, "key": key, "place": null }),
            _ => json!({ "type": "bot_sat", "name": name, "level": "novice" }),
        });
    }
    let playing = entries.len() - 1;
    ensure!(playing >= 2, "a match needs two seats");
    entries.push(json!({ "type": "host_is", "place": 0 }));
    entries.push(json!({ "type": "began", "number": 1, "playing": playing, "at": at }));
    append(log, &format!("room/{room}"), entries).await?;

    let by = |line: &str| match line.split_once(' ') {
        Some(("0", _)) => "person",
        Some(("deck" | "reshuffle", _)) => "chance",
        _ => "bot",
    };
    let moves = played
        .iter()
        .map(|line| json!({ "type": "played", "lines": [line], "at": at, "by": by(line) }));
    let begun = json!({ "type": "begun", "heading": heading, "at": at });
    append(log, &format!("match/{room}/1"), [begun].into_iter().chain(moves).collect()).await
}

/// Appends to a stream of which there is nothing yet.
async fn append(log: &SqliteLog, stream: &str, entries: Vec<Json>) -> anyhow::Result<()> {
    let stream = Stream::new(stream).context("no name of a stream")?;
    for (count, entry) in entries.into_iter().enumerate() {
        log.append(&stream, count as u64, entry.to_string()).await?;
    }
    Ok(())
}
