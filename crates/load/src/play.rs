//! `load play`: many matches at once, as fast as the server answers or at a pace.

use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::figures::{Figure, ms_at};
use crate::file::File;
use crate::rooms::client;
use crate::site::{Site, data_file, fresh_folder};
use crate::table::{Shared, Table};

/// What to measure.
#[derive(Clone, clap::Args)]
pub(crate) struct PlayArgs {
    /// How many matches of two seats
    #[arg(long, default_value_t = 500)]
    pub(crate) matches: usize,
    /// How long a run is, in seconds
    #[arg(long, default_value_t = 10.0)]
    pub(crate) seconds: f64,
    /// How many runs
    #[arg(long, default_value_t = 5)]
    pub(crate) runs: usize,
    /// One move a second in each match, instead of as fast as the server answers
    #[arg(long)]
    pub(crate) paced: bool,
    /// Measure in turns with a bare server, which shows what the machine allows
    #[arg(long)]
    pub(crate) floor: bool,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    pub(crate) game: String,
    /// Print JSON: each figure as median, lowest and highest
    #[arg(long)]
    pub(crate) json: bool,
}

/// The pause between two moves of a paced match.
const PACE: Duration = Duration::from_secs(1);

pub(crate) struct Run {
    pub(crate) moves: f64,
    pub(crate) seconds: f64,
    pub(crate) cpu: f64,
    rss: f64,
    pub(crate) ack: Vec<u32>,
    pub(crate) other: Vec<u32>,
}

pub(crate) async fn play(args: &PlayArgs) -> anyhow::Result<()> {
    let (runs, kept) = ours(args).await?;
    print(args, &runs, kept);
    Ok(())
}

/// Measures our server, and checks its data file: the runs, and how many moves are kept.
pub(crate) async fn ours(args: &PlayArgs) -> anyhow::Result<(Vec<Run>, u64)> {
    let folder = fresh_folder("play")?;
    let site = Site::start(&folder).await?;
    let (runs, mut played) = measure(args, &site).await?;
    site.stop()?;
    let file = File::open(&data_file(&folder))?;
    for table in &mut played {
        file.check(table)?;
    }
    Ok((runs, played.iter().map(|table| table.acked.count).sum()))
}

/// Plays on a server: the runs, and the tables at their end.
pub(crate) async fn measure(
    args: &PlayArgs,
    site: &Site,
) -> anyhow::Result<(Vec<Run>, Vec<Table>)> {
    let shared = Rc::new(Shared::default());
    if args.paced {
        shared.pace.set(PACE);
    }
    let mut tables = sit_down(args.matches, &args.game, &[site.address], false, &shared).await?;
    let mut runs = Vec::new();
    // The first move of a paced match comes after its pace.
    sleep(if args.paced { 2 * PACE } else { PACE.mul_f64((args.seconds / 4.0).min(2.0)) }).await;
    while runs.len() < args.runs && tables.try_join_next().is_none() {
        runs.push(run(args, site, &shared).await?);
    }
    shared.stop.set(true);
    let mut played = Vec::new();
    while let Some(table) = tables.join_next().await {
        played.push(table??);
    }
    anyhow::ensure!(played.len() == args.matches, "a match ended");
    Ok((runs, played))
}

/// Opens the rooms and both sockets of each, and lets them play once all are open. Rooms are on
/// these servers in turn; the sockets of a room too, unless they are to be together.
pub(crate) async fn sit_down(
    matches: usize,
    game: &str,
    servers: &[SocketAddr],
    together: bool,
    shared: &Rc<Shared>,
) -> anyhow::Result<JoinSet<anyhow::Result<Table>>> {
    let ready = Rc::new(Barrier::new(matches + 1));
    let mut tables = JoinSet::new();
    for number in 0..matches {
        let (shared, ready, game) = (shared.clone(), ready.clone(), game.to_owned());
        let stagger = shared.pace.get().mul_f64(number as f64 / matches as f64);
        let mut servers = servers.to_vec();
        let place = number % servers.len();
        servers.rotate_left(place);
        if together {
            servers.truncate(1);
        }
        tables.spawn_local(async move {
            let mut http = client(servers[0]);
            let mut table = Table::open(&mut http, &game, 2, number as u64).await?;
            let mut players = table.connect_two(&servers).await?;
            ready.wait().await;
            sleep(stagger).await;
            let played = table.play(&mut players, &mut http, &shared).await;
            played.with_context(|| table.room.clone())?;
            Ok(table)
        });
    }
    tokio::select! {
        _ = ready.wait() => Ok(tables),
        // Before all are there, a table ends only with an error.
        Some(failed) = tables.join_next() => Err(failed?.err().context("a match ended")?),
    }
}

async fn run(args: &PlayArgs, site: &Site, shared: &Shared) -> anyhow::Result<Run> {
    shared.times.take();
    let (start, cpu) = (Instant::now(), site.cpu()?);
    sleep(Duration::from_secs_f64(args.seconds)).await;
    let (seconds, cpu) = (start.elapsed().as_secs_f64(), site.cpu()? - cpu);
    let mut times = shared.times.take();
    times.ack.sort_unstable();
    times.other.sort_unstable();
    let (moves, rss) = (times.ack.len() as f64, site.memory()?);
    Ok(Run { moves, seconds, cpu, rss, ack: times.ack, other: times.other })
}

fn print(args: &PlayArgs, runs: &[Run], kept: u64) {
    let figure = |of: &dyn Fn(&Run) -> f64| Figure::new(runs.iter().map(of));
    let times = |of: &dyn Fn(&Run) -> &[u32]| {
        let shares = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)];
        shares.map(|(name, share)| (name, figure(&|run| ms_at(of(run), share))))
    };
    let (ack, other) = (times(&|run| &run.ack), times(&|run| &run.other));
    let figures = [
        ("moves_per_second", figure(&|run| run.moves / run.seconds), 0),
        ("moves_per_server_cpu_second", figure(&|run| run.moves / run.cpu), 0),
        ("server_cpus", figure(&|run| run.cpu / run.seconds), 2),
        ("server_rss_mb", figure(&|run| run.rss / 1e6), 1),
    ];
    if args.json {
        let mut all: Value = json!({
            "game": args.game, "matches": args.matches, "seconds": args.seconds,
            "runs": args.runs, "paced": args.paced, "moves_kept": kept,
        });
        for (name, figure, _) in &figures {
            all[name] = figure.json();
        }
        for (of, times) in [("ack_ms", &ack), ("other_ms", &other)] {
            for (name, figure) in times {
                all[of][name] = figure.json();
            }
        }
        println!("{all}");
        return;
    }
    let how = if args.paced { "one move a match a second" } else { "as fast as answered" };
    println!("{} matches of {}, {how}: medians of {} runs", args.matches, args.game, args.runs);
    for (name, figure, digits) in &figures {
        println!("  {:28} {}", name.replace('_', " "), figure.text(*digits));
    }
    for (of, times) in [("own update", &ack), ("other's update", &other)] {
        for (name, figure) in times {
            println!("  {:28} {}", format!("{of}, {name}, ms"), figure.text(2));
        }
    }
    println!("  all {kept} acknowledged moves are in the data file, in order");
}
