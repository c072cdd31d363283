//! `record [WORD]`: plays the scripts in `web/src/testing/scripts/`, and those of one game in
//! `games/<game>/page/testing/scripts/`, on a site in process. It prints what each client sent and
//! received, as a JSON object from paths to texts: a recording lies in `recordings/` beside the
//! scripts. With a word, it plays only the scripts whose name contains it.
//!
//! Seed, clock and date are fixed, so a recording changes only if the server or the script does.
//! The page's tests answer from these files instead of from a server: they are the contract between
//! the two. Most of a line of a script is plain words:
//!
//! | line | what happens |
//! |---|---|
//! | `seed 7` | the site's seed, before anything else; 1 without it |
//! | `bots 0` | how long bots wait before they play, in milliseconds; 900 without it |
//! | `scene ktu-mid` | the match of a game's `scenes/ktu-mid.txt` is on the table; Ada has seat 0 |
//! | `Ada opens ktu`, `… ktu lesson`, `… ktu daily` | makes a room, from now on *the* room |
//! | `Bea sits` | sits down in the room |
//! | `Ada does {"type":"start"}` | sends a command to the room |
//! | `Ada connects` | opens a WebSocket; who has no seat watches |
//! | `Ada disconnects` | closes it |
//! | `Ada says {"type":"talk"}` | sends a message |
//! | `Ada plays play 7b` | plays a move in the latest update |
//! | `Ada asks for a hint`, `Ada takes back` | asks for that in the latest update |
//! | `Ada follows the lesson` | plays what the lesson says until its script is over |
//! | `Ada gets /api/rooms/{room}/matches/1` | asks over HTTP |
//! | `Ada posts /api/person {"type":"…"}` | sends something over HTTP, signed if Ada has a key |
//! | `Ada makes a key` | signs what she sends from now on |
//! | `Ada speaks de` | her language, English without it |
//! | `everyone plays until …` | the connected people play random legal moves |
//! | `wait 2500` | that many milliseconds pass |
//!
//! They play until `the round is over`, `the match is over`, `Ada may MOVE`, `Ada receives TEXT`,
//! or for `12 moves`.
//!
//! In any line `{room}` stands for the room's name, and `{hint}` and `{lesson}` for the move that
//! the person's latest update has there. A line with `{game}` is played for each game.

mod client;
mod recorder;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, iter};

use anyhow::Context as _;
use games::Kind;
use tokio::runtime::Builder;
use tokio::task::LocalSet;

use recorder::Recorder;

/// Where scripts and recordings are, from the root of the repository: those of all games, and of
/// each.
fn folders() -> impl Iterator<Item = String> {
    let of_game = |kind| format!("games/{kind}/page/testing");
    iter::once("web/src/testing".to_owned()).chain(Kind::ALL.into_iter().map(of_game))
}

fn main() -> anyhow::Result<()> {
    let word = env::args().nth(1).unwrap_or_default();
    rooms_differ()?;
    let mut made = BTreeMap::new();
    for folder in folders() {
        // A game may have none.
        for script in fs::read_dir(format!("{folder}/scripts")).into_iter().flatten() {
            let path = script?.path();
            let name = path.file_stem().context("a script has a name")?.to_string_lossy();
            if name.contains(&word) {
                let recording = record(&path).with_context(|| path.display().to_string())?;
                made.insert(format!("{folder}/recordings/{name}.json"), recording);
            }
        }
    }
    println!("{}", serde_json::to_string(&made)?);
    Ok(())
}

/// Checks that each scene has a room of its own: a page that is in a room already does not open it
/// once more.
fn rooms_differ() -> anyhow::Result<()> {
    let mut rooms = BTreeMap::new();
    for folder in folders() {
        for scene in fs::read_dir(format!("{folder}/scenes")).into_iter().flatten() {
            let path = scene?.path();
            let text = fs::read_to_string(&path)?;
            let Some(room) = text.lines().find_map(|line| line.strip_prefix("# room: ")) else {
                continue;
            };
            let (room, path) = (room.to_owned(), path.display().to_string());
            if let Some(other) = rooms.insert(room.clone(), path.clone()) {
                anyhow::bail!("{path} and {other} have one room, {room}: give one another number");
            }
        }
    }
    Ok(())
}

fn record(path: &Path) -> anyhow::Result<String> {
    let script = fs::read_to_string(path)?;
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build()?;
    let tasks = LocalSet::new();
    tasks.block_on(&runtime, async {
        let mut recorder = Recorder::new(&script)?;
        for (at, line) in script.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let lines = match line.contains("{game}") {
                true => Kind::ALL.map(|kind| line.replace("{game}", kind.id())).to_vec(),
                false => vec![line.to_owned()],
            };
            for line in lines {
                recorder.step(&line).await.with_context(|| format!("line {}: {line}", at + 1))?;
            }
        }
        recorder.finish()
    })
}
