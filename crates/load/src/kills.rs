//! `load kills`: the server is killed during play, again and again.

use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use client::ClientError;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::figures::Figure;
use crate::file::File;
use crate::rooms::client;
use crate::site::{Site, data_file, fresh_folder};
use crate::table::{Player, Shared, Table, below};

/// What to do.
#[derive(clap::Args)]
pub(crate) struct KillsArgs {
    /// How often the server is killed
    #[arg(long, default_value_t = 50)]
    kills: usize,
    /// How many matches of two seats
    #[arg(long, default_value_t = 100)]
    matches: usize,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    game: String,
    /// The seed of the moments of the kills
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How long the server lives while everybody plays, in milliseconds, at most.
const LIFE_MS_MAX: usize = 1000;

#[derive(Default)]
struct Found {
    /// Moves that were stored but not acknowledged any more.
    unanswered: u64,
    /// How soon the server was ready again, in seconds.
    starts: Vec<f64>,
}

type Seated = (Table, [Player; 2]);

/// Kills the server again and again. After each time every acknowledged move must be in the log,
/// and every seat's key open its seat.
pub(crate) async fn kills(args: &KillsArgs) -> anyhow::Result<()> {
    let folder = fresh_folder("kills")?;
    let file = data_file(&folder);
    let mut site = Site::start(&folder).await?;
    let (mut found, mut chance) = (Found::default(), args.seed);
    let mut http = client(site.address);
    let mut tables = Vec::new();
    for number in 0..args.matches {
        tables.push(Table::open(&mut http, &args.game, 2, number as u64).await?);
    }
    let mut seated = sit_down(tables, &site).await?;
    for _ in 0..args.kills {
        let life = Duration::from_millis(below(&mut chance, LIFE_MS_MAX) as u64);
        let mut tables = play_and_kill(seated, site, life).await?;
        site = Site::start(&folder).await?;
        found.starts.push(site.started_in.as_secs_f64());
        // Read while the server has it open: what the server itself would find.
        let file = File::open(&file)?;
        for table in &mut tables {
            found.unanswered += u64::from(file.check(table)?);
        }
        seated = sit_down(tables, &site).await?;
    }
    site.stop()?;
    let file = File::open(&file)?;
    file.check_integrity()?;
    let mut moves = 0;
    for (mut table, _) in seated {
        ensure!(!file.check(&mut table)?, "nobody played");
        moves += table.acked.count;
    }
    ensure!(moves > 0, "nothing was played");
    let (kills, matches) = (args.kills, args.matches);
    println!("{kills} kills while {matches} matches were played on one data file:");
    println!("  every one of {moves} acknowledged moves is kept, in order, and no other but");
    println!(
        "  {} that were on disk when the server was killed, and not yet told",
        found.unanswered
    );
    println!("  every one of {} keys opened its seat after each kill", 2 * matches);
    println!("  there again after {} s", Figure::new(found.starts).text(3));
    Ok(())
}

/// Opens both sockets of every table; each key must open its seat.
async fn sit_down(tables: Vec<Table>, site: &Site) -> anyhow::Result<Vec<Seated>> {
    let mut seated = Vec::new();
    for mut table in tables {
        let players = table.connect_two(&[site.address]).await;
        let players = players.with_context(|| table.room.clone())?;
        seated.push((table, players));
    }
    Ok(seated)
}

async fn play_and_kill(
    seated: Vec<Seated>,
    site: Site,
    life: Duration,
) -> anyhow::Result<Vec<Table>> {
    let shared = Rc::new(Shared::default());
    let mut playing = JoinSet::new();
    for (mut table, mut players) in seated {
        let (shared, address) = (shared.clone(), site.address);
        playing.spawn_local(async move {
            let ended = table.play(&mut players, &mut client(address), &shared).await;
            (table, ended)
        });
    }
    sleep(life).await;
    ensure!(playing.try_join_next().is_none(), "a match ended before the server");
    site.kill()?;
    let mut tables = Vec::new();
    while let Some(ended) = playing.join_next().await {
        let (table, ended) = ended?;
        // Any other error, such as a refused move, is not a broken connection.
        if let Err(error) = ended
            && !matches!(error.downcast_ref(), Some(ClientError::Silent(_)))
        {
            return Err(error.context(table.room));
        }
        tables.push(table);
    }
    Ok(tables)
}
