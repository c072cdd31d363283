//! `kartenhaus arena`: bots against each other, and what can be said of it. How it is used stands
//! in `docs/arena.md`.

use std::io::{self, IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::Context as _;
use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueEnum, value_parser};
use engine::Kind;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::work::{self, Seen};
use lab::{Arena, ArenaError, Form, Player, Progress, Sprt};
use nats::Cluster;

use crate::console::{output, usage};
use crate::listed::{a_game, a_level};
use crate::play::option;
use crate::serve::stopped;
use crate::variant;

/// What `kartenhaus arena` is asked for.
#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// Which game
    #[arg(long, value_name = "GAME", value_parser = a_game())]
    game: Kind,
    /// How many seats [default: as many as the game is best with]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// The bots: a level (dice, novice, club, strong, expert), LEVEL@NODES, or exec:COMMAND
    #[arg(
        long,
        value_name = "BOT,BOT…",
        value_delimiter = ',',
        required = true,
        value_parser = a_level::<Player>(),
        hide_possible_values = true
    )]
    bots: Vec<Player>,
    /// How many deals, each played in all rotations of the seats
    #[arg(long, value_name = "K", default_value = "1000", value_parser = between(1, BLOCKS_MAX))]
    blocks: u64,
    /// Who sits with whom: the first bot on one seat, or all bots on as many
    #[arg(long, value_enum, default_value_t)]
    form: FormArg,
    /// Nodes for a move of each level that searches and has no @NODES
    #[arg(long, value_name = "NODES", value_parser = between(1, NODES_MAX))]
    budget: Option<u64>,
    /// How long a program may think about a move, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = between(1, MS_MAX))]
    ms: u64,
    /// How much longer a program may take for its first answer, to start, in milliseconds
    #[arg(long, value_name = "MS", default_value = "10000", value_parser = between(0, MS_MAX))]
    start_ms: u64,
    /// An option of the game; repeat it for more (`kartenhaus games` lists them)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Other numbers in the rules, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    /// Where all chance comes from, a number; drawn if left out
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Stop when it is decided whether the first bot is stronger (gain), or no weaker (no-harm)
    #[arg(long, value_name = "TEST")]
    sprt: Option<SprtArg>,
    /// How many threads play [default: one for each processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Let the workers play that wait at these NATS servers, such as nats://a,b:4333,c
    #[arg(long, value_name = "URL", conflicts_with = "threads")]
    workers: Option<String>,
    /// After how many seconds of silence a worker's blocks are given to another
    #[arg(
        long,
        value_name = "S",
        default_value_t = 10,
        value_parser = between(1, 600),
        hide = true
    )]
    silence: u64,
    /// Keep finished blocks in this file, and go on with those that it has
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The most blocks: they are all in memory.
const BLOCKS_MAX: u64 = 1_000_000;

/// The most nodes for a move, as in `LEVEL@NODES`.
const NODES_MAX: u64 = 1_000_000_000;

/// The longest that a program may be waited for.
const MS_MAX: u64 = 600_000;

/// A number within bounds.
pub(crate) fn between(min: u64, max: u64) -> RangedU64ValueParser {
    value_parser!(u64).range(min..=max)
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum FormArg {
    #[default]
    One,
    Mixed,
}

#[derive(Clone, Copy, ValueEnum)]
enum SprtArg {
    Gain,
    NoHarm,
}

/// Measures, and prints what was measured.
///
/// # Errors
///
/// If such a measurement cannot be made, or the file cannot be used.
pub(crate) fn arena(args: ArenaArgs) -> anyhow::Result<()> {
    // The address is not shown: there may be a password in it.
    let workers: Option<Cluster> =
        args.workers.as_ref().map(|address| address.parse()).transpose().map_err(usage)?;
    let settings = variant::settings(args.game, args.variant.as_deref(), &args.options)?;
    let named = |player: Player| match args.budget {
        Some(nodes) if !player.to_string().contains('@') => player.with_nodes(nodes),
        _ => player,
    };
    let threads = args.threads.or_else(|| available_parallelism().ok());
    let arena = Arena {
        kind: args.game,
        seats: args.seats.unwrap_or(args.game.best_seats()),
        settings,
        bots: args.bots.into_iter().map(named).collect(),
        form: match args.form {
            FormArg::One => Form::One,
            FormArg::Mixed => Form::Mixed,
        },
        blocks: args.blocks,
        seed: args.seed.map_or_else(drawn_seed, Ok)?,
        threads: threads.map_or(1, NonZeroUsize::get),
        ms: args.ms,
        start_ms: args.start_ms,
        sprt: args.sprt.map(|test| match test {
            SprtArg::Gain => Sprt::Gain,
            SprtArg::NoHarm => Sprt::NoHarm,
        }),
    };
    let bar = bar(arena.blocks);
    let report = match workers {
        None => {
            let watch = |progress: Progress| show(&bar, progress, None);
            lab::run_with(&arena, args.file.as_deref(), &watch).map_err(Into::into)
        }
        Some(cluster) => {
            let watch = |seen: Seen| match seen {
                Seen::Progress(progress, workers) => show(&bar, progress, Some(workers)),
                Seen::Note(text) => bar.suspend(|| eprintln!("kartenhaus: {text}")),
            };
            let silence = Duration::from_secs(args.silence);
            let file = args.file.as_deref();
            let report = work::measure(&cluster, &arena, file, silence, stopped, &watch);
            report.map_err(|error| match error.is::<ArenaError>() {
                true => error,
                false => error.context(cluster.to_string()),
            })
        }
    };
    bar.finish_and_clear();
    let report = report.map_err(|error: anyhow::Error| {
        let misuse = error.downcast_ref().is_some_and(ArenaError::is_misuse);
        if misuse { usage(error) } else { error }
    })?;
    let text = match args.json {
        true => format!("{}\n", serde_json::to_string(&report)?),
        false => report.to_string(),
    };
    output().write_all(text.as_bytes())?;
    Ok(())
}

/// A seed that is short enough to be read to somebody.
pub(crate) fn drawn_seed() -> anyhow::Result<u64> {
    getrandom::u32().map(u64::from).context("the operating system has no randomness")
}

/// A bar with the time that is left, on standard error, where somebody looks at it.
pub(crate) fn bar(blocks: u64) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(blocks), target);
    let style = "{wide_bar} {pos} of {len} blocks, {eta} left {msg}";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Shows how far a run is, and how many workers play, where they do.
pub(crate) fn show(bar: &ProgressBar, progress: Progress, workers: Option<usize>) {
    if progress.done == progress.found {
        // What was in the file took no time, and says nothing about the rest.
        bar.set_position(progress.found);
        bar.reset_eta();
    }
    let llr = progress.llr.map(|llr| format!("(log-ratio {llr:+.2})"));
    let workers = workers.map(|workers| match workers {
        0 => "(no worker yet)".to_owned(),
        1 => "(1 worker)".to_owned(),
        workers => format!("({workers} workers)"),
    });
    let notes: Vec<String> = llr.into_iter().chain(workers).collect();
    bar.set_message(notes.join(" "));
    bar.set_position(progress.done);
}
