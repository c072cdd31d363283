//! A data file with many stored matches.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::ensure;
use rusqlite::Connection;
use server::log::SqliteLog;
use tokio::task::JoinSet;

use crate::file::File;
use crate::rooms::client;
use crate::site::{Site, data_file};
use crate::table::Table;
/// How many matches are really played; the others are copies of these under other names.
const PLAYED: usize = 300;

/// How many moves of each are played: most of an evening's five rounds.
const MOVES: u64 = 60;

/// A room that was really played, with the logs of its matches.
struct Model {
    table: Table,
    room: Vec<String>,
    matches: Vec<Vec<String>>,
}

/// When a copy's turn in the agenda comes.
const REMINDED_AFTER: Duration = Duration::from_secs(90 * 24 * 3600);

pub(crate) async fn store(game: &str, matches: usize, folder: &Path) -> anyhow::Result<()> {
    let models = models(game, matches, folder).await?;
    fill(&data_file(folder), &models, &names(&models, matches)?).map(drop)
}

/// Plays the matches from which all others are copied.
async fn models(game: &str, matches: usize, folder: &Path) -> anyhow::Result<Vec<Model>> {
    let site = Site::start(folder).await?;
    let mut playing = JoinSet::new();
    for number in 0..PLAYED.min(matches) {
        let (address, game) = (site.address, game.to_owned());
        playing.spawn_local(async move {
            let mut http = client(address);
            let mut table = Table::open(&mut http, &game, 2, number as u64).await?;
            let mut players = table.connect_two(&[address]).await?;
            while table.acked.count < MOVES {
                table.play_one(&mut players, &mut http).await?;
            }
            anyhow::Ok(table)
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table??);
    }
    site.stop()?;
    let file = File::open(&data_file(folder))?;
    let read = |table: Table| {
        let room = file.entries(&format!("room/{}", table.room))?;
        let matches = (1..).map(|number| file.entries(&format!("match/{}/{number}", table.room)));
        let some = matches.take_while(|entries| entries.as_ref().is_ok_and(|all| !all.is_empty()));
        Ok(Model { room, matches: some.collect::<Result<_, _>>()?, table })
    };
    tables.into_iter().map(read).collect()
}

/// The names of the copies, in order: those of the models with other numbers.
fn names(models: &[Model], count: usize) -> anyhow::Result<Vec<String>> {
    let words = models.iter().filter_map(|model| model.table.room.rsplit_once('-'));
    let words: BTreeSet<&str> = words.map(|(words, _)| words).collect();
    let each = count.div_ceil(words.len());
    ensure!(each <= 9000, "there are at most {} names", words.len() * 9000);
    let names =
        words.iter().flat_map(|words| (0..each).map(move |n| format!("{words}-{}", 1000 + n)));
    Ok(names.take(count).collect())
}

/// Replaces the contents of the data file with copies of the models: entry by entry what the server
/// wrote, under other names. Returns the number of entries.
fn fill(path: &Path, models: &[Model], names: &[String]) -> anyhow::Result<usize> {
    let mut file = Connection::open(path)?;
    file.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")?;
    let to = file.transaction()?;
    to.execute_batch("DELETE FROM entry; DELETE FROM agenda")?;
    // The server computes the checksums when it opens a file of an older version.
    to.execute_batch("ALTER TABLE entry DROP COLUMN sum; PRAGMA user_version = 1")?;
    let mut count = 0;
    let mut insert = to.prepare("INSERT INTO entry VALUES (?, ?, ?)")?;
    let mut copy = |stream: String, entries: &[String]| {
        count += entries.len();
        let mut rows = (1..).zip(entries);
        rows.try_for_each(|(seq, body)| insert.execute((&stream, seq, body)).map(drop))
    };
    // In the order of the file, so that SQLite only has to append.
    for (name, model) in names.iter().zip(models.iter().cycle()) {
        for (number, entries) in (1..).zip(&model.matches) {
            copy(format!("match/{name}/{number}"), entries)?;
        }
    }
    for (name, model) in names.iter().zip(models.iter().cycle()) {
        copy(format!("room/{name}"), &model.room)?;
    }
    drop(insert);
    // Every room that has left memory has a turn in the agenda.
    let later = SystemTime::now().duration_since(UNIX_EPOCH)? + REMINDED_AFTER;
    let mut remind = to.prepare("INSERT INTO agenda VALUES (?, ?)")?;
    for name in names {
        remind.execute((format!("room/{name}"), later.as_millis() as i64))?;
    }
    drop(remind);
    to.commit()?;
    drop(file);
    drop(SqliteLog::open(path)?);
    Ok(count)
}
