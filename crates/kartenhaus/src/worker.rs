//! `kartenhaus worker`: plays the blocks of arenas that run elsewhere.

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use anyhow::Context as _;
use clap::Args;
use lab::work::Worker;
use nats::Cluster;
use tokio::runtime::Runtime;

use crate::console::{output, usage};
use crate::interrupt::stopped;

/// What `kartenhaus worker` is asked for.
#[derive(Args)]
pub(crate) struct WorkerArgs {
    /// Where the arenas hand out blocks, such as nats://a,b:4333,c
    #[arg(value_name = "URL")]
    servers: String,
    /// How many threads play [default: one for each processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Run the commands of exec: bots, which whoever may use the NATS servers can choose freely
    #[arg(long)]
    allow_commands: bool,
    /// After how many seconds the queue of an arena that is gone is deleted
    #[arg(
        long,
        value_name = "S",
        default_value_t = 60,
        value_parser = clap::value_parser!(u32).range(1..),
        hide = true
    )]
    forget: u32,
}

pub(crate) fn worker(args: WorkerArgs) -> anyhow::Result<()> {
    let WorkerArgs { servers, threads, allow_commands, forget } = args;
    let cluster: Cluster = servers.parse().map_err(usage)?;
    let threads = threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    // The worker works also where nobody looks.
    let say = |text: &str| _ = writeln!(output(), "{text}");
    let runtime = Runtime::new().context("the worker's threads cannot be started")?;
    let worker = Worker { cluster, threads, allow_commands, forget, say };
    let result = runtime.block_on(worker.play(stopped));
    // A block that is being played is not waited for: it is somebody else's now.
    runtime.shutdown_background();
    result
}
