//! `load servers`: what several servers spend on a move, compared with one.

use std::rc::Rc;
use std::time::Duration;

use anyhow::ensure;
use serde_json::{Value as Json, json};
use tokio::time::{Instant, sleep};

use crate::chaos::{Node, Nodes, Thread};
use crate::figures::{Figure, ms_at};
use crate::play::sit_down;
use crate::site::fresh_folder;
use crate::table::Shared;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct ServersArgs {
    /// How many matches of two seats
    #[arg(long, default_value_t = 100)]
    matches: usize,
    /// How long each match waits before a move, in milliseconds
    #[arg(long, default_value_t = 500)]
    pace_ms: u64,
    /// How long a run is, in seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How many runs with one server, and with three
    #[arg(long, default_value_t = 5)]
    runs: usize,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    game: String,
    /// Put both seats of a match on the same server, like a proxy that chooses by room
    #[arg(long)]
    together: bool,
    /// Print JSON: each figure as median, lowest and highest
    #[arg(long)]
    json: bool,
}

const SEVERAL: usize = 3;

struct Run {
    moves: f64,
    /// The processor time of all servers, in seconds.
    servers: f64,
    /// The same of the nats-servers.
    nats: f64,
    ack: Vec<u32>,
    other: Vec<u32>,
}

/// Measures the processor time of a move on one server and on three, each with a log of its own on
/// the same three nats-servers. The two seats of a match are connected to two of the servers,
/// unless they are to be together.
pub(crate) async fn servers(args: &ServersArgs) -> anyhow::Result<()> {
    let thread = Thread::start()?;
    let (mut one, mut several) = (Vec::new(), Vec::new());
    for _ in 0..args.runs {
        one.push(run(args, &thread, 1).await?);
        several.push(run(args, &thread, SEVERAL).await?);
    }
    print(args, &one, &several);
    Ok(())
}

async fn run(args: &ServersArgs, thread: &Thread, count: usize) -> anyhow::Result<Run> {
    let nodes = Nodes::start(&fresh_folder("servers")?, thread, count).await?;
    let shared = Rc::new(Shared::default());
    shared.pace.set(Duration::from_millis(args.pace_ms));
    let ServersArgs { matches, together, .. } = *args;
    let mut tables = sit_down(matches, &args.game, &nodes.addresses, together, &shared).await?;
    sleep(2 * shared.pace.get()).await;
    shared.times.take();
    let cpu = || {
        let of = |nodes: &[Node]| nodes.iter().map(Node::cpu).sum::<anyhow::Result<f64>>();
        anyhow::Ok((of(&nodes.servers)?, of(&nodes.nats)?))
    };
    let before = cpu()?;
    let start = Instant::now();
    sleep(Duration::from_secs_f64(args.seconds)).await;
    let after = cpu()?;
    let mut times = shared.times.take();
    if let Some(ended) = tables.try_join_next() {
        ended??;
    }
    ensure!(!times.ack.is_empty(), "nothing was played in {:?}", start.elapsed());
    shared.stop.set(true);
    while let Some(ended) = tables.join_next().await {
        ended??;
    }
    times.ack.sort_unstable();
    times.other.sort_unstable();
    let (servers, nats) = (after.0 - before.0, after.1 - before.1);
    Ok(Run { moves: times.ack.len() as f64, servers, nats, ack: times.ack, other: times.other })
}

fn print(args: &ServersArgs, one: &[Run], several: &[Run]) {
    let us = |of: &dyn Fn(&Run) -> f64, runs: &[Run]| {
        Figure::new(runs.iter().map(|run| of(run) / run.moves * 1e6))
    };
    let ms = |of: &dyn Fn(&Run) -> &[u32], runs: &[Run]| {
        Figure::new(runs.iter().map(|run| ms_at(of(run), 0.5)))
    };
    let ratios = one
        .iter()
        .zip(several)
        .map(|(one, several)| (several.servers / several.moves) / (one.servers / one.moves));
    let ratio = Figure::new(ratios);
    let figures = |runs: &[Run]| {
        [
            ("moves", Figure::new(runs.iter().map(|run| run.moves)), 0),
            ("servers_us_per_move", us(&|run| run.servers, runs), 0),
            ("nats_us_per_move", us(&|run| run.nats, runs), 0),
            ("own_update_p50_ms", ms(&|run| &run.ack, runs), 1),
            ("others_update_p50_ms", ms(&|run| &run.other, runs), 1),
        ]
    };
    if args.json {
        let object = |runs| {
            let named = figures(runs).into_iter();
            named.map(|(name, figure, _)| (name.to_owned(), figure.json())).collect::<Json>()
        };
        let (one, several) = (object(one), object(several));
        println!(
            "{}",
            json!({
                "game": args.game, "matches": args.matches, "pace_ms": args.pace_ms,
                "seconds": args.seconds, "runs": args.runs, "together": args.together,
                "one": one, "three": several, "ratio": ratio.json(),
            })
        );
        return;
    }
    println!("{} matches of {}: medians of {} runs", args.matches, args.game, args.runs);
    for (name, runs) in [("one server", one), ("three servers", several)] {
        for (figure, value, digits) in figures(runs) {
            println!("  {name:14} {:24} {}", figure.replace('_', " "), value.text(digits));
        }
    }
    println!("  three spend {} times what one spends on a move", ratio.text(2));
}
