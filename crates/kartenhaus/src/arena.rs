//! `kartenhaus arena`: bots against each other, and what can be said of it. How it is used stands
//! in `docs/arena.md`.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use games::Kind;
use lab::{Arena, BLOCKS_MAX, Form, Player, Sprt};

use crate::console::output;
use crate::listed::{a_game, a_level};
use crate::play::option;
use crate::played_by::{PlayedBy, between};
use crate::seed::seed_number;
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
    /// Where all chance comes from, a number or 64 hex digits; drawn if left out
    #[arg(long, value_name = "SEED", allow_hyphen_values = true, value_parser = seed_number)]
    seed: Option<u64>,
    /// Stop when it is decided whether the first bot is stronger (gain), or no weaker (no-harm)
    #[arg(long, value_name = "TEST")]
    sprt: Option<SprtArg>,
    #[command(flatten)]
    by: PlayedBy,
    /// Keep finished blocks in this file, and go on with those that it has
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const NODES_MAX: u64 = 1_000_000_000;

const MS_MAX: u64 = 600_000;

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

pub(crate) fn arena(args: ArenaArgs) -> anyhow::Result<()> {
    args.by.workers()?;
    let settings = variant::settings(args.game, args.variant.as_deref(), &args.options)?;
    let named = |player: Player| match args.budget {
        Some(nodes) if !player.to_string().contains('@') => player.with_nodes(nodes),
        _ => player,
    };
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
        threads: args.by.threads(),
        ms: args.ms,
        start_ms: args.start_ms,
        sprt: args.sprt.map(|test| match test {
            SprtArg::Gain => Sprt::Gain,
            SprtArg::NoHarm => Sprt::NoHarm,
        }),
    };
    let report = args.by.measure(&arena, args.file.as_deref())?;
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
