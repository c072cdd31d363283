//! `load idle`: people who sit at tables and think.

use std::rc::Rc;
use std::time::Duration;

use anyhow::Context as _;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::figures::{Figure, ms_at};
use crate::http::Http;
use crate::site::{Memory, Site, fresh_folder};
use crate::table::Table;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct IdleArgs {
    /// How many open sockets, each of a seat of its own
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// How many people sit in a room
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// How long they sit, in seconds; every 15 seconds the server pings each of them
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const AT_ONCE: usize = 50;

/// How many moves are played beside those who sit and think.
const MOVES: usize = 500;

/// Measures the server's memory without people, and with all of them.
pub(crate) async fn idle(args: &IdleArgs) -> anyhow::Result<()> {
    let site = Site::start(&fresh_folder("idle")?).await?;
    let before = site.memory()?;
    let start = Instant::now();
    let places = Rc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..args.sockets.div_ceil(args.seats) {
        let (places, game, seats) = (places.clone(), args.game.clone(), args.seats);
        let address = site.address;
        opening.spawn_local(async move {
            let _place = places.acquire().await?;
            let mut http = Http::open(address).await?;
            let mut table = Table::open(&mut http, &game, seats, number as u64).await?;
            table.connect(&[address]).await
        });
    }
    let mut sitting = JoinSet::new();
    while let Some(players) = opening.join_next().await {
        for player in players?? {
            sitting.spawn_local(player.sit());
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let after = site.memory()?;
    let cpu = site.cpu()?;
    sleep(Duration::from_secs_f64(args.seconds)).await;
    let cpu = (site.cpu()? - cpu) / args.seconds;
    if let Some(failed) = sitting.try_join_next() {
        failed?.context("a socket was closed")?;
    }
    let later = site.memory()?;
    let times = newcomers(args, &site).await?;
    let count = sitting.len();
    drop(sitting);
    site.stop()?;
    print(args, count, seconds, [before, after, later], cpu, &times);
    Ok(())
}

/// Lets a few people play beside all the others; returns how long their moves take, in
/// microseconds.
async fn newcomers(args: &IdleArgs, site: &Site) -> anyhow::Result<Vec<u32>> {
    let mut http = Http::open(site.address).await?;
    let mut table = Table::open(&mut http, &args.game, 2, 0).await?;
    let mut players = table.connect_two(&[site.address]).await?;
    let mut times = Vec::new();
    for _ in 0..MOVES {
        times.push(table.play_one(&mut players, &mut http).await?[0]);
    }
    times.sort_unstable();
    Ok(times)
}

fn print(
    args: &IdleArgs,
    sockets: usize,
    seconds: f64,
    memory: [Memory; 3],
    cpu: f64,
    times: &[u32],
) {
    let rss = memory.map(|memory| memory.rss / 1e6);
    let pss = memory.map(|memory| memory.pss / 1e6);
    let each = (memory[2].rss - memory[0].rss) / sockets as f64 / 1024.0;
    let (p50, p99) = (ms_at(times, 0.5), ms_at(times, 0.99));
    if args.json {
        let figures = json!({
            "sockets": sockets, "seats": args.seats, "opened_in_s": seconds,
            "rss_mb": rss, "pss_mb": pss, "kib_each": each, "cpus": cpu,
            "ack_ms": {"p50": p50, "p99": p99},
        });
        println!("{figures}");
        return;
    }
    println!("{sockets} sockets of people who think, {} in each room", args.seats);
    println!("  opened in {seconds:.1} s; then {cpu:.3} processors");
    for (name, at) in [("before", 0), ("all there", 1), ("later", 2)] {
        let [rss, pss] = [&rss, &pss].map(|all| Figure::new([all[at]]).text(1));
        println!("  server memory, {name:14} {rss} MB, proportional {pss} MB");
    }
    println!("  {each:.1} KiB a socket with its seat");
    println!("  two more who play, own update: p50 {p50:.2} ms, p99 {p99:.2} ms");
}
