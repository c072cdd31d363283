//! `cargo xtask …`: the project's own tasks.

mod api;
mod browser;
mod ci;
mod codegen;
mod findings;
mod flaky;
mod fuzz;
mod games;
mod installed;
mod keys;
mod ladder;
mod load;
mod nats;
mod new_game;
mod package;
mod peers;
mod pictures;
mod proxies;
mod python;
mod reach;
mod release;
mod rounds;
mod run;
mod same;
mod soak;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::load::Built;

/// The project's own tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what the tests need, and run them all
    Ci(ci::CiArgs),
    /// Check what no compiler checks: the repository's own rules
    Tidy,
    /// Use the page in a real browser, as people do
    Browser {
        /// A word in the tests' file or title; with `--figures`, what is measured
        filter: Option<String>,
        /// Compare every picture on every screen, and run axe at every width
        #[arg(long)]
        long: bool,
        /// Use it on a slow network with slow pages
        #[arg(long)]
        slow: bool,
        /// Measure instead how soon a link is a seat, a press a table and a tap shows, how smoothly
        /// cards fly, and what Lighthouse says: `seating`, `beginning`, `choosing`, `playing`,
        /// `flights` or `lighthouse`, or all
        #[arg(long, conflicts_with_all = ["long", "slow"])]
        figures: bool,
    },
    /// Fuzz every target, or one
    Fuzz {
        /// A target of `fuzz/fuzz_targets/`
        target: Option<String>,
        /// How long each target runs, in seconds
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Run all tests again and again, two runs of three beside busy loops, and report those that
    /// fail or whose duration varies
    Flaky {
        /// For how long
        #[arg(long, default_value_t = 2.0)]
        hours: f64,
        /// The same in minutes
        #[arg(long, conflicts_with = "hours")]
        minutes: Option<f64>,
        /// How many busy loops; by default, as many as there are processors
        #[arg(long)]
        loops: Option<usize>,
    },
    /// Play random matches of every game, checking everything, and the referee against the oracle;
    /// or only check what seats could know; or kill the server again and again; or let it run for
    /// hours
    Soak {
        /// Kill the server during play, and check what is kept
        #[arg(long)]
        server: bool,
        /// How often
        #[arg(long, default_value_t = 50, requires = "server")]
        kills: u32,
        /// Let people come to the site, play and go, and watch the server's memory
        #[arg(long, conflicts_with = "server")]
        site: bool,
        /// For how long
        #[arg(long, default_value_t = 2.0, requires = "site")]
        hours: f64,
        /// The same in minutes
        #[arg(long, requires = "site", conflicts_with = "hours")]
        minutes: Option<f64>,
        /// Compare what seats could know with the truth and with other deals, in this many
        /// positions of each game
        #[arg(long, value_name = "POSITIONS", conflicts_with = "server")]
        lens: Option<u64>,
        /// Ask bots again with cards exchanged that their seats cannot know, in this many positions
        /// of each game; searches of eight worlds in a tenth of them, whole budgets in a thousandth
        #[arg(long, value_name = "POSITIONS", conflicts_with_all = ["server", "lens"])]
        honesty: Option<u64>,
        /// Decisions of each game
        #[arg(long, default_value_t = 1_000_000)]
        decisions: u64,
        /// Seconds of lockstep with the oracle, all games together
        #[arg(long, default_value_t = 300)]
        lockstep: u32,
        /// The seed of random tables and matches
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Whether anything that anybody sees is other than it was, while code moves
    Same {
        /// Expect from now on what there is now
        #[arg(long)]
        write: bool,
    },
    /// Play busy tables in virtual time, while servers, their log and lines fail, and check
    /// everything at every step. A year is 365 days of three hours, each in a new room; whoever is
    /// to move thinks for 20 seconds on average; a seed decides what happens
    Simulate {
        /// How many years
        #[arg(long, default_value_t = 1)]
        years: u64,
        /// One day alone, as a failure names it
        #[arg(long, conflicts_with = "years")]
        day: Option<u64>,
        /// Where the days come from
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print figures, or the failure, as JSON
        #[arg(long)]
        json: bool,
    },
    /// Play on a real server with many clients at once: measure, and check what is kept
    Load(load::LoadArgs),
    /// Play on three servers with three nats-servers while they are killed, hang and are cut off,
    /// and check everything; a seed decides what happens
    #[command(disable_help_flag = true)]
    Chaos {
        /// Its arguments; see --help
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Attack a server in every known way, beside people who play: how much memory it takes, and
    /// how long the others wait
    #[command(disable_help_flag = true)]
    Attack {
        /// Its arguments; see --help
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the program to ship, check its licences, and list what is in it
    Release,
    /// Build the package for Python, and say where it is
    Wheel {
        /// Then run its examples, which say what agents learn
        #[arg(long)]
        figures: bool,
    },
    /// Run other people's packages on the package for Python, in pinned versions: once per release
    PythonClients,
    /// Make what people install: a package for Debian, an archive, and their checksums
    Package {
        /// Then install it where there is neither a compiler nor Node.js, use it and remove it
        /// again; this needs root
        #[arg(long)]
        test: bool,
    },
    /// Play through the examples of proxies in `deploy/proxies`, with nginx and Caddy from Debian
    Proxies,
    /// Fetch the nats-server that tests use, if it is missing, and print where it is
    Nats,
    /// Write the folder of a new game, as a small whole to begin with, and put it into the list
    NewGame {
        /// What it is called: small letters, words joined by hyphens
        name: String,
    },
    /// Write the files that are generated from the protocol's types
    Codegen {
        /// Only check whether the committed ones are up to date
        #[arg(long)]
        check: bool,
    },
    /// Draw the README's pictures from real sessions
    Pictures {
        /// Only check whether the committed ones are up to date
        #[arg(long)]
        check: bool,
        /// Retake those of the site in `docs/screenshots/`, in a real browser
        #[arg(long, conflicts_with = "check")]
        site: bool,
    },
    /// Write what the lab finds out about the games, for the site and for their `findings.md`
    Findings {
        /// Only one game
        game: Option<String>,
    },
    /// Measure the levels of bots against novices, and against each other
    Ladder {
        /// Only one game
        game: Option<String>,
        /// How many deals with one expert among novices
        #[arg(long, default_value_t = 400)]
        blocks: u64,
        /// At most how many deals to test the order of two levels
        #[arg(long, default_value_t = 10_000)]
        most: u64,
        /// The seed of the deals
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measure OpenSpiel beside our engine, or boardgame.io's server beside ours, in one run
    Peers {
        /// Compare the servers
        #[arg(long)]
        server: bool,
        /// Compare environments in Python
        #[arg(long, conflicts_with = "server")]
        python: bool,
        /// How long each run of a server is, in seconds
        #[arg(long, default_value_t = 10.0, requires = "server")]
        seconds: f64,
        /// How many runs of each figure; medians are shown
        #[arg(long, default_value_t = 5)]
        runs: u32,
    },
}

fn main() -> ExitCode {
    match task(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn task(task: Task) -> anyhow::Result<()> {
    std::env::set_current_dir(run::root())?;
    match task {
        Task::Ci(args) => ci::ci(&args),
        Task::Tidy => tidy::tidy(),
        Task::Browser { figures: true, filter, .. } => browser::figures(filter.as_deref()),
        Task::Browser { filter, long, slow, .. } => {
            let word = filter.as_deref();
            browser::browser(&browser::Stories { word, long, slow, ..Default::default() })
        }
        Task::Fuzz { target, seconds } => fuzz::fuzz(target.as_deref(), seconds),
        Task::Flaky { hours, minutes, loops } => {
            flaky::flaky(minutes.unwrap_or(60.0 * hours), loops)
        }
        Task::Soak { server: true, kills, .. } => load::kills(Built::Release, kills),
        Task::Soak { site: true, hours, minutes, seed, .. } => {
            load::soak(minutes.unwrap_or(60.0 * hours), seed)
        }
        Task::Soak { honesty: Some(positions), seed, .. } => soak::honesty(positions, seed),
        Task::Soak { lens: Some(positions), seed, .. } => soak::lens(positions, seed),
        Task::Soak { decisions, lockstep, seed, .. } => soak::soak(decisions, lockstep, seed),
        Task::Same { write } => same::same(write),
        Task::Simulate { years, day, seed, json } => {
            let (what, count) = day.map_or(("--years", years), |day| ("--day", day));
            let (count, seed) = (count.to_string(), seed.to_string());
            let asked = [what, &count, "--seed", &seed].map(str::to_owned);
            let json = json.then(|| "--json".to_owned());
            soak::simulate(&asked.into_iter().chain(json).collect::<Vec<_>>())
        }
        Task::Load(args) => load::load(&args),
        Task::Attack { args } => load::attack(Built::Release, &args),
        Task::Chaos { args } => load::chaos(Built::Release, &args),
        Task::Release => release::release(),
        Task::Wheel { figures } => python::wheel(figures),
        Task::PythonClients => python::clients(),
        Task::Package { test } => package::package(test),
        Task::Proxies => proxies::proxies(),
        Task::Nats => nats::print(),
        Task::NewGame { name } => new_game::new_game(&name),
        Task::Codegen { check } => codegen::codegen(check),
        Task::Pictures { site: true, .. } => browser::pictures(),
        Task::Pictures { check, .. } => pictures::pictures(check),
        Task::Findings { game } => findings::findings(game.as_deref()),
        Task::Ladder { game, blocks, most, seed } => {
            ladder::ladder(game.as_deref(), blocks, most, seed)
        }
        Task::Peers { server: true, runs, seconds, .. } => peers::servers(runs, seconds),
        Task::Peers { python: true, runs, .. } => peers::environments(runs),
        Task::Peers { runs, .. } => peers::peers(runs),
    }
}
