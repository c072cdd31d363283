//! `load stored`: how soon the server is ready with a data file of many matches.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::ensure;
use rusqlite::Connection;
use serde_json::json;
use server::log::SqliteLog;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::figures::{Figure, ms_at};
use crate::file::File;
use crate::http::Http;
use crate::site::{Site, data_file, fresh_folder};
use crate::table::{Player, Table, below};

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct StoredArgs {
    /// How many stored matches, each in a room of its own
    #[arg(long, default_value_t = 100_000)]
    matches: usize,
    /// How many starts; medians are shown
    #[arg(long, default_value_t = 5)]
    runs: usize,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How many matches are really played; the others are copies of these under other names.
const PLAYED: usize = 300;

/// How many moves of each are played: most of an evening's five rounds.
const MOVES: u64 = 60;

/// How many stored rooms are opened after each start.
const OPENED: usize = 200;

/// A room that was really played, with the logs of its matches.
struct Model {
    table: Table,
    room: Vec<String>,
    matches: Vec<Vec<String>>,
}

/// When a copy's turn in the agenda comes.
const REMINDED_AFTER: Duration = Duration::from_secs(90 * 24 * 3600);

/// Fills a data file, and measures how soon the server is ready, and then a stored room.
pub(crate) async fn stored(args: &StoredArgs) -> anyhow::Result<()> {
    let folder = fresh_folder("stored")?;
    let models = models(&args.game, args.matches, &folder).await?;
    let names = names(&models, args.matches)?;
    let begin = Instant::now();
    let path = data_file(&folder);
    let entries = fill(&path, &models, &names)?;
    let seconds = begin.elapsed().as_secs_f64();
    let megabytes = fs::metadata(&path)?.len() as f64 / 1e6;
    let mut runs = Vec::new();
    for number in 0..args.runs {
        runs.push(run(&folder, &models, &names, number as u64).await?);
    }
    print(args, entries, megabytes, seconds, &runs);
    Ok(())
}

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
            let mut http = Http::open(address).await?;
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

struct Run {
    start: f64,
    opened: Vec<u32>,
    memory: [f64; 2],
}

async fn run(folder: &Path, models: &[Model], names: &[String], run: u64) -> anyhow::Result<Run> {
    let site = Site::start(folder).await?;
    let before = site.memory()?.rss;
    let (mut chance, mut opened) = (run, Vec::new());
    for _ in 0..OPENED {
        let number = below(&mut chance, names.len());
        let key = &models[number % models.len()].table.keys[0];
        let start = Instant::now();
        drop(Player::open(site.address, &names[number], key, 0, &mut chance).await?);
        opened.push(start.elapsed().as_micros() as u32);
    }
    opened.sort_unstable();
    let memory = [before, site.memory()?.rss];
    let start = site.started_in.as_secs_f64();
    site.stop()?;
    Ok(Run { start, opened, memory })
}

fn print(args: &StoredArgs, entries: usize, megabytes: f64, seconds: f64, runs: &[Run]) {
    let figure = |of: &dyn Fn(&Run) -> f64| Figure::new(runs.iter().map(of));
    let start = figure(&|run| run.start);
    let figures = [
        ("room_opened_ms_p50", figure(&|run| ms_at(&run.opened, 0.5))),
        ("room_opened_ms_p99", figure(&|run| ms_at(&run.opened, 0.99))),
        ("server_rss_mb_started", figure(&|run| run.memory[0] / 1e6)),
        ("server_rss_mb_rooms_opened", figure(&|run| run.memory[1] / 1e6)),
    ];
    if args.json {
        let mut all = json!({
            "matches": args.matches, "entries": entries, "file_mb": megabytes,
            "rooms_opened": OPENED, "start_s": start.json(),
        });
        for (name, figure) in &figures {
            all[name] = figure.json();
        }
        println!("{all}");
        return;
    }
    println!("{} stored matches, {entries} entries, {megabytes:.0} MB", args.matches);
    println!("  filled in {seconds:.1} s; {OPENED} rooms opened, one after the other");
    println!("  {:28} {}", "start to answer, s", start.text(3));
    for (name, figure) in &figures {
        println!("  {:28} {}", name.replace('_', " "), figure.text(2));
    }
}
