//! `cargo xtask load`: many clients at once on a real server, which is another process.

use std::process::Command;

use crate::nats;
use crate::run::{self, cargo, run, store};

/// The arguments of `cargo xtask load`.
#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// How many matches of two seats: 500, or with `--floor` first 50 and then 500
    #[arg(long)]
    matches: Option<u32>,
    /// How long a run is, in seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How many runs; medians are shown
    #[arg(long, default_value_t = 5)]
    runs: u32,
    /// One move a second in each match, instead of as fast as the server answers
    #[arg(long)]
    paced: bool,
    /// Measure in turns with a bare server, which shows what the machine allows
    #[arg(long, conflicts_with = "servers")]
    floor: bool,
    /// Compare instead what one server and three spend on a move, with a log on NATS
    #[arg(long, conflicts_with = "paced")]
    servers: bool,
    /// With both seats of a match on the same server, like a proxy that chooses by room
    #[arg(long, requires = "servers")]
    together: bool,
    /// Which game
    #[arg(long, default_value = crate::games::GAME)]
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn load(args: &LoadArgs) -> anyhow::Result<()> {
    let counts = match args.matches {
        Some(matches) => vec![matches],
        None if args.floor => vec![50, 500],
        None => vec![500],
    };
    counts.into_iter().try_for_each(|matches| measure(args, matches))
}

fn measure(args: &LoadArgs, matches: u32) -> anyhow::Result<()> {
    let mut load = generator(Built::Release)?;
    let (matches, runs) = (matches.to_string(), args.runs.to_string());
    if args.servers {
        load.env("NATS_SERVER", nats::server()?);
        load.args(["servers", "--matches", &matches, "--runs", &runs]);
        load.args(args.together.then_some("--together"));
        load.args(["--seconds", &args.seconds.to_string()]);
    } else {
        load.args(["play", "--matches", &matches, "--runs", &runs]);
        load.args(["--seconds", &args.seconds.to_string()]);
        load.args(args.paced.then_some("--paced")).args(args.floor.then_some("--floor"));
    }
    run(load.args(["--game", &args.game]).args(args.json.then_some("--json")))
}

pub(crate) fn kills(built: Built, count: u32) -> anyhow::Result<()> {
    run(generator(built)?.args(["kills", "--kills", &count.to_string()]))
}

pub(crate) fn soak(minutes: f64, seed: u64) -> anyhow::Result<()> {
    let args = ["soak", "--minutes", &minutes.to_string(), "--seed", &seed.to_string()];
    run(generator(Built::Release)?.args(args))
}

/// Plays on several servers while faults happen, and checks everything. The arguments are those of
/// `load chaos`; see its `--help`.
pub(crate) fn chaos(built: Built, args: &[String]) -> anyhow::Result<()> {
    let nats = nats::server()?;
    run(generator(built)?.env("NATS_SERVER", nats).arg("chaos").args(args))
}

/// Attacks a server in every known way, beside people who play. The arguments are those of `load
/// attack`; see its `--help`.
pub(crate) fn attack(built: Built, args: &[String]) -> anyhow::Result<()> {
    let mut load = generator(built)?;
    if args.iter().any(|arg| arg == "--cluster") {
        load.env("NATS_SERVER", nats::server()?);
    }
    run(load.arg("attack").args(args))
}

/// Runs a few seconds of everything, to see whether it works and nothing is lost, not how fast it
/// is.
pub(crate) fn smoke() -> anyhow::Result<()> {
    let generator = || generator(Built::ForTests);
    let short = ["--runs", "1", "--seconds", "1"];
    run(generator()?.args(["play", "--floor", "--matches", "50"]).args(short))?;
    run(generator()?.args(["play", "--matches", "20", "--paced"]).args(short))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Built {
    Release,
    /// The one that all tests use.
    ForTests,
}

/// The generator; builds it and the server if necessary.
pub(crate) fn generator(built: Built) -> anyhow::Result<Command> {
    if built == Built::ForTests {
        run::build()?;
        return Ok(run::program("load"));
    }
    let packages = ["--package", "kartenhaus", "--package", "kartenhaus-load"];
    run(cargo().args(["build", "--release", "--quiet"]).args(packages))?;
    Ok(Command::new(store().join("release/load")))
}
