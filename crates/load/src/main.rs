//! The load generator: it starts the server as another process, plays on it with many clients at
//! once, measures, and compares what it was told with the data file.
//!
//! `cargo xtask load` and `cargo xtask soak --server` build the server and run this. All clients
//! share one thread of this process, so that nearly the whole machine is left to the server.

mod api;
mod attack;
mod bare;
mod chaos;
mod figures;
mod file;
mod floor;
mod games;
mod kills;
mod play;
mod rooms;
mod servers;
mod site;
mod soak;
mod stored;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tokio::task::LocalSet;

/// The same as our server's, so that the bare one is not slower for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Plays on a real server with many clients at once.
#[derive(Parser)]
#[command(name = "load")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Measure many matches at once
    Play(play::PlayArgs),
    /// Be the bare server
    #[command(hide = true)]
    Bare(bare::BareArgs),
    /// Kill the server during play, again and again, and check what is kept
    Kills(kills::KillsArgs),
    /// Let people come and go for hours, and watch the server's memory
    Soak(soak::SoakArgs),
    /// Compare what one server and three spend on a move, with three nats-servers
    Servers(servers::ServersArgs),
    /// Run a program that sends requests to a server
    Api(api::ApiArgs),
    /// Attack the server in every known way, beside people who play
    Attack(attack::AttackArgs),
    /// Run one of those attacks
    #[command(hide = true)]
    Hostile(attack::HostileArgs),
    /// Play on three servers and three nats-servers while faults happen, and check everything
    Chaos(chaos::ChaosArgs),
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:?}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    if let Task::Bare(args) = task {
        return bare::serve(&args);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, async {
        match task {
            Task::Play(args) if args.floor => floor::floor(&args).await,
            Task::Play(args) => play::play(&args).await,
            Task::Bare(_) => unreachable!("it has threads of its own"),
            Task::Kills(args) => kills::kills(&args).await,
            Task::Soak(args) => soak::soak(&args).await,
            Task::Servers(args) => servers::servers(&args).await,
            Task::Api(args) => api::api(&args).await,
            Task::Attack(args) => attack::attack(&args).await,
            Task::Hostile(args) => attack::hostile(&args).await,
            Task::Chaos(args) => chaos::chaos(&args).await,
        }
    })
}
