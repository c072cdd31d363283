//! `cargo xtask load`: many clients at once on a real server, which is another process.

use std::path::PathBuf;
use std::process::Command;

use crate::run::{cargo, run};

/// What `cargo xtask load` is asked for.
#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// So many matches of two seats
    #[arg(long, default_value_t = 500)]
    matches: u32,
    /// How long a run is, in seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// So many runs; medians are shown
    #[arg(long, default_value_t = 5)]
    runs: u32,
    /// One move a match a second, not as fast as it is answered
    #[arg(long)]
    paced: bool,
    /// Which game
    #[arg(long, default_value = "kartu-sama")]
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Measures.
///
/// # Errors
///
/// If something does not work, or a move was lost.
pub(crate) fn load(args: &LoadArgs) -> anyhow::Result<()> {
    build()?;
    let mut play = generator();
    play.args(["play", "--game", &args.game]);
    for (name, value) in [("--matches", args.matches), ("--runs", args.runs)] {
        play.arg(name).arg(value.to_string());
    }
    play.args(["--seconds", &args.seconds.to_string()]);
    play.args(args.paced.then_some("--paced")).args(args.json.then_some("--json"));
    run(&mut play)
}

/// Builds the server and the generator.
pub(crate) fn build() -> anyhow::Result<()> {
    let packages = ["--package", "kartenhaus", "--package", "load"];
    run(cargo().args(["build", "--release", "--quiet"]).args(packages))
}

/// The generator, as it was built.
pub(crate) fn generator() -> Command {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Command::new(PathBuf::from(target).join("release/load"))
}
