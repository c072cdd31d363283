//! The command line: what `kartenhaus` can be asked.

use std::env;
use std::error::Error as _;
use std::io::{self, Write};
use std::num::{IntErrorKind, ParseIntError};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::error::ContextKind;
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use clap_complete::Shell;
use games::playouts::How;
use games::rules;
use games::{Allowed, Kind, OptionSpec, Settings, quoted};
use words::Language;

use crate::arena::{self, ArenaArgs};
use crate::bench;
use crate::console::{
    Usage, is_closed, output, parsed, plain, read, shown, usage, without_numbers,
};
use crate::join::{self, JoinArgs};
use crate::lab_command::{self, LabCommand};
use crate::language::LanguageArg;
use crate::listed::a_game;
use crate::play::{self, PlayArgs};
use crate::serve::{self, BackupArgs, RestoreArgs, ServeArgs};
use crate::sit::{self, SitArgs};
use crate::terminal;
use crate::verify::{self, Unverified, VerifyArgs};
use crate::worker::{self, WorkerArgs};

/// Five card games: play them with friends and bots, let programs play them, read their rules.
///
/// Without a command it starts the site and prints its link.
#[derive(Parser)]
#[command(name = "kartenhaus", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Start the site: people open its link, sit down and play
    Serve(ServeArgs),
    /// Copy all that the site keeps to a file, also while it runs
    Backup(BackupArgs),
    /// Put a copy in the place of what the site keeps, or onto NATS, for several servers
    Restore(RestoreArgs),
    /// Play a game at this terminal against bots
    Play(PlayArgs),
    /// Sit down at a table of a site, from this terminal
    Join(JoinArgs),
    /// Show a kept match step by step, with every card
    Replay {
        /// The record's file
        file: PathBuf,
        /// Say too what this seat, from 0, could know at each step, and why
        #[arg(long, value_name = "SEAT")]
        lens: Option<usize>,
        #[command(flatten)]
        language: LanguageArg,
    },
    /// Check how the cards of a kept match came about
    Verify(VerifyArgs),
    /// List the games, their seats and their options
    Games {
        #[command(flatten)]
        language: LanguageArg,
    },
    /// Print a game's rules, or one clause of them
    Rules {
        /// Which game
        #[arg(value_parser = a_game())]
        game: Kind,
        /// A clause such as 4.3, or a section such as 4
        clause: Option<String>,
        #[command(flatten)]
        language: LanguageArg,
    },
    /// Let another program play: JSON-RPC 2.0 on standard input and output, a message a line
    Referee,
    /// Let a program of yours play at a table of a site, over standard input and output
    Sit(SitArgs),
    /// Measure how well bots play, ours and others: many deals, in all seats
    Arena(ArenaArgs),
    /// Find out what a game's rules do to it, from many rounds between bots
    #[command(subcommand)]
    Lab(LabCommand),
    /// Play the blocks of arenas and of the lab that run elsewhere, with --workers
    Worker(WorkerArgs),
    /// Measure how fast the engine plays at random
    Bench(BenchArgs),
    /// Print a script with which a shell completes commands, options and their values
    Completions {
        /// Which shell
        shell: Shell,
    },
}

#[derive(Args)]
struct BenchArgs {
    /// Only this game
    #[arg(long, value_name = "GAME", value_parser = a_game())]
    game: Option<Kind>,
    /// How many seats [default: as many as the game is best with]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How long each figure is measured, in seconds
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let bad = || "expected seconds from 0.01 to 3600".to_owned();
    let seconds: f64 = text.parse().map_err(|_| bad())?;
    if (0.01..=3600.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(bad())
    }
}

/// The command line's definition, from which help, completions and manual pages are made.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the program: 0 if all is well, 2 if it was misused, 3 if a record cannot be verified, 1 if
/// something failed.
pub fn main() -> ExitCode {
    let cli: Cli = parsed(env::args_os()).unwrap_or_else(|error| misused(error));
    let language = match &cli.command {
        Some(
            Command::Play(PlayArgs { language, .. })
            | Command::Join(JoinArgs { language, .. })
            | Command::Verify(VerifyArgs { language, .. })
            | Command::Replay { language, .. }
            | Command::Games { language }
            | Command::Rules { language, .. },
        ) => language.chosen(),
        _ => Language::english(),
    };
    let result = match cli.command {
        None => serve::serve(ServeArgs::default()),
        Some(Command::Serve(args)) => serve::serve(args),
        Some(Command::Backup(args)) => serve::backup(&args),
        Some(Command::Restore(args)) => serve::restore(&args),
        Some(Command::Play(args)) => play::play(args, language),
        Some(Command::Join(args)) => join::join(&args, language),
        Some(Command::Replay { file, lens, .. }) => read(&file).and_then(|record| {
            terminal::replay(language, &record, lens, output()).with_context(|| shown(&file))
        }),
        Some(Command::Verify(args)) => verify::verify(&args, language),
        Some(Command::Games { .. }) => games(language),
        Some(Command::Rules { game, clause, .. }) => print_rules(game, clause.as_deref(), language),
        Some(Command::Referee) => {
            let (input, output) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
            referee::run(input, output).map_err(Into::into)
        }
        Some(Command::Sit(args)) => sit::sit(args),
        Some(Command::Arena(args)) => arena::arena(args),
        Some(Command::Lab(command)) => lab_command::lab(command),
        Some(Command::Worker(args)) => worker::worker(args),
        Some(Command::Bench(args)) => bench(&args),
        Some(Command::Completions { shell }) => completions(shell),
    };
    lab::end_programs();
    let Err(error) = result else { return ExitCode::SUCCESS };
    let at_pipe = error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed));
    // Whoever has read enough, such as `head`, need not be told.
    if !at_pipe {
        // Where even that cannot be written, the exit code has to do.
        let text = without_numbers(&format!("{error:#}"));
        let _ = writeln!(io::stderr(), "kartenhaus: {}", plain(&text));
    }
    ExitCode::from(match error {
        error if error.is::<Usage>() => 2,
        error if error.is::<Unverified>() => 3,
        _ => 1,
    })
}

/// Says what is wrong with the command line, and ends the program. Of numbers the standard library
/// says little.
fn misused(error: clap::Error) -> ! {
    let source = error.source().and_then(|source| source.downcast_ref::<ParseIntError>());
    let (Some(wrong), Some(arg)) = (source, error.get(ContextKind::InvalidArg)) else {
        error.exit()
    };
    let value = error.get(ContextKind::InvalidValue).map(ToString::to_string).unwrap_or_default();
    let expected = match wrong.kind() {
        IntErrorKind::Zero => "a whole number from 1",
        IntErrorKind::PosOverflow => "a smaller number",
        _ => "a whole number",
    };
    let text = format!("error: {arg} is '{value}': expected {expected}");
    let _ = writeln!(io::stderr(), "{}\n\nFor more information, try '--help'.", plain(&text));
    std::process::exit(2)
}

fn completions(shell: Shell) -> anyhow::Result<()> {
    // Where nobody reads it, that is an error of ours to tell, and not one of the generator.
    let (mut script, name) = (Vec::new(), env!("CARGO_PKG_NAME"));
    clap_complete::generate(shell, &mut command(), name, &mut script);
    if shell == Shell::Fish {
        // What its script leaves out: the values of arguments that have no name.
        for command in command().get_subcommands() {
            let values = command.get_positionals().flat_map(clap::Arg::get_possible_values);
            let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
            if !values.is_empty() {
                let (command, values) = (command.get_name(), values.join(" "));
                let when = format!("__fish_{name}_using_subcommand {command}");
                writeln!(script, "complete -c {name} -n \"{when}\" -f -a \"{values}\"")?;
            }
        }
    }
    output().write_all(&script)?;
    Ok(())
}

fn games(language: Language) -> anyhow::Result<()> {
    let mut out = output();
    for kind in Kind::ALL {
        let (min, max) = kind.seats();
        let params = [
            ("game", kind.id().into()),
            ("name", kind.name().into()),
            ("min", min.into()),
            ("max", max.into()),
            ("direction", kind.direction().name().into()),
        ];
        writeln!(out, "{}", language.text("terminal-game", &params))?;
        let (variant, house): (Vec<_>, Vec<_>) =
            kind.options().iter().partition(|spec| spec.variant.is_some());
        for (specs, is_variant) in [(house, false), (variant, true)] {
            if is_variant {
                writeln!(out, "  {}", language.text("terminal-variant", &[]))?;
            }
            for spec in specs {
                writeln!(out, "    {}", option(spec, language))?;
                writeln!(out, "        {}", language.say(&kind.about(spec)))?;
            }
        }
    }
    Ok(())
}

/// An option's name, what it may be, and what it is where nobody says.
fn option(spec: &OptionSpec, language: Language) -> String {
    let values = match spec.allowed {
        Allowed::Values(values) => {
            let words: Vec<String> = values.iter().map(ToString::to_string).collect();
            let (last, all) = words.split_last().expect("an option can be something");
            let params = [("all", all.join(", ").into()), ("last", last.as_str().into())];
            language.text("list-or", &params)
        }
        Allowed::Between(min, max) => {
            let params = [("min", min.into()), ("max", max.into())];
            language.text("terminal-option-number", &params)
        }
    };
    let own = [("option", spec.name.into()), ("values", values.into())];
    match spec.default {
        None => language.text("terminal-option", &own),
        Some(value) => {
            let default = [("default", value.to_string().into())];
            language.text("terminal-option-default", &[&own[..], &default].concat())
        }
    }
}

fn print_rules(kind: Kind, clause: Option<&str>, language: Language) -> anyhow::Result<()> {
    let text = match clause {
        None => rules::text(kind, language).to_owned(),
        Some(clause) => rules::clause(kind, clause, language)
            .ok_or_else(|| usage(format!("{} has no clause {}", kind.name(), quoted(clause))))?,
    };
    writeln!(output(), "{}", text.trim_end())?;
    Ok(())
}

fn bench(args: &BenchArgs) -> anyhow::Result<()> {
    let kinds = args.game.map_or(Kind::ALL.to_vec(), |kind| vec![kind]);
    for &kind in &kinds {
        let seats = args.seats.unwrap_or(kind.best_seats());
        kind.table(&Settings::new(kind.options()), seats, None).map_err(usage)?;
    }
    let mut results = Vec::new();
    let mut out = output();
    if !args.json {
        writeln!(out, "Random playouts on one core, medians of {} runs", bench::RUNS)?;
        writeln!(
            out,
            "{:14} {:>5}  {:18} {:>14} {:>12}",
            "game", "seats", "how", "decisions/s", "rounds/s"
        )?;
    }
    for how in How::ALL {
        for &kind in &kinds {
            let seats = args.seats.unwrap_or(kind.best_seats());
            let row = bench::measure(kind, seats, how, args.seconds).map_err(usage)?;
            if !args.json {
                let (decisions, rounds) = (row.decisions_per_second, row.rounds_per_second);
                let how = bench::text(how);
                writeln!(
                    out,
                    "{:14} {seats:>5}  {how:18} {decisions:>14.0} {rounds:>12.0}",
                    kind.id()
                )?;
                out.flush()?;
            }
            results.push(row);
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::json!({ "results": results }))?;
    }
    Ok(())
}
