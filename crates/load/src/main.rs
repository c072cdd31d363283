//! The load generator: it starts the server as another process, plays on it with many clients at
//! once, measures, and checks what it was told against what is in the data file.
//!
//! `cargo xtask load` and `cargo xtask soak --server` build the server and run this. All clients
//! are in one thread of this process, so that nearly all the machine is left to the server.

mod figures;
mod file;
mod http;
mod play;
mod site;
mod table;
mod ws;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tokio::task::LocalSet;

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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, async {
        match task {
            Task::Play(args) => play::play(&args).await,
        }
    })
}
