//! The command line: what `kartenhaus` can be asked.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use bots::Level;
use clap::{Args, Parser, Subcommand};
use engine::{Kind, Match, Seat, Seed, Settings, Setup};

use crate::bench::{self, How};
use crate::terminal::keeper::Keeper;
use crate::terminal::{self, Ending, Seating, Session};
use crate::{random_seed, referee, rules};

/// Five card games: play them against bots, let programs play them, read their rules.
///
/// Without a command it asks which game, and starts it here.
#[derive(Parser)]
#[command(name = "kartenhaus", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game at this terminal against bots
    Play(PlayArgs),
    /// Show a kept match step by step, with every card
    Replay {
        /// The record's file
        file: PathBuf,
    },
    /// List the games, their seats and their options
    Games,
    /// Print a game's rules, or one clause of them
    Rules {
        /// kartel, kartu-sama, krass-kariert, khamul or ktu
        game: Kind,
        /// A clause such as 4.3, or a section such as 4
        clause: Option<String>,
    },
    /// Let another program play: JSON-RPC 2.0 on standard input and output, a message a line
    Referee,
    /// Measure how fast the engine plays at random
    Bench(BenchArgs),
}

#[derive(Args, Default)]
struct PlayArgs {
    /// kartel, kartu-sama, krass-kariert, khamul or ktu; asked for if left out
    game: Option<Kind>,
    /// How many seats [default: kartel 5, others 4]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Your seat, from 0 [default: 0]
    #[arg(long, value_name = "SEAT", conflicts_with = "watch")]
    you: Option<usize>,
    /// The bots' level, dice or novice: one for all, or one for each other seat [default: novice]
    #[arg(long, value_name = "LEVEL[,LEVEL…]", value_delimiter = ',')]
    bots: Vec<Level>,
    /// An option of the game; repeat it for more (`kartenhaus games` lists them)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Deal from this seed, 64 hex digits
    #[arg(long, value_name = "HEX")]
    seed: Option<Seed>,
    /// The first dealer [default: the last seat]
    #[arg(long, value_name = "SEAT")]
    dealer: Option<usize>,
    /// Only watch: bots play on every seat
    #[arg(long)]
    watch: bool,
    /// Keep the record in this new file, move by move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    /// Go on with the match of this record, and keep it there
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "seats", "options", "seed", "dealer"]
    )]
    resume: Option<PathBuf>,
}

#[derive(Args)]
struct BenchArgs {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<Kind>,
    /// How many seats [default: kartel 5, others 4]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How long each figure is measured, in seconds
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
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

/// What was asked for cannot be: exit code 2, as for any misuse of the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Usage(String);

fn usage(what: impl ToString) -> anyhow::Error {
    Usage(what.to_string()).into()
}

/// Runs the program: 0 if all is well, 2 if it was misused, 1 if something failed.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => play(PlayArgs::default()),
        Some(Command::Play(args)) => play(args),
        Some(Command::Replay { file }) => {
            read(&file).and_then(|record| terminal::replay(&record, output()).context(shown(&file)))
        }
        Some(Command::Games) => games(),
        Some(Command::Rules { game, clause }) => print_rules(game, clause.as_deref()),
        Some(Command::Referee) => {
            let (input, output) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
            referee::run(input, output).map_err(Into::into)
        }
        Some(Command::Bench(args)) => bench(&args),
    };
    let Err(error) = result else { return ExitCode::SUCCESS };
    let closed = error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
    });
    let text = if closed {
        format!("the output was closed before everything was written; {error}")
    } else {
        format!("{error:#}")
    };
    // Where even that cannot be written, the exit code has to do.
    let _ = writeln!(io::stderr(), "kartenhaus: {text}");
    ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
}

/// Standard output with colours, where somebody sees them.
fn output() -> impl Write {
    anstream::AutoStream::auto(io::stdout())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn read(path: &Path) -> anyhow::Result<String> {
    let bytes = fs::read(path).with_context(|| shown(path))?;
    String::from_utf8(bytes).map_err(|_| anyhow!("{}: this is no text", shown(path)))
}

fn games() -> anyhow::Result<()> {
    let mut out = output();
    for kind in Kind::ALL {
        let (min, max) = kind.seats();
        writeln!(out, "{kind}: {}, {min} to {max} seats", kind.name())?;
        for spec in kind.options() {
            let default =
                spec.default.map_or_else(String::new, |value| format!(", default {value}"));
            writeln!(out, "    {}: {}{default}", spec.name, spec.allowed_text())?;
            writeln!(out, "        {}", spec.text)?;
        }
    }
    Ok(())
}

fn print_rules(kind: Kind, clause: Option<&str>) -> anyhow::Result<()> {
    let text = match clause {
        None => rules::text(kind).to_owned(),
        Some(clause) => rules::clause(kind, clause)
            .ok_or_else(|| usage(format!("{} has no clause {clause}", kind.name())))?,
    };
    writeln!(output(), "{}", text.trim_end())?;
    Ok(())
}

fn bench(args: &BenchArgs) -> anyhow::Result<()> {
    let kinds = args.game.map_or(Kind::ALL.to_vec(), |kind| vec![kind]);
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
            let seats = args.seats.unwrap_or(bench::standard_seats(kind));
            let row = bench::measure(kind, seats, how, args.seconds).map_err(usage)?;
            if !args.json {
                let (decisions, rounds) = (row.decisions_per_second, row.rounds_per_second);
                let how = how.text();
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

fn play(args: PlayArgs) -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    let (played, seating, keeper) = match &args.resume {
        Some(path) => {
            let record = read(path)?;
            let played = Match::load(&record).with_context(|| shown(path))?;
            let (you, bots) = Seating::from_remarks(&record);
            let seating = seating(&args, played.game().standings().seats().get(), you, bots)?;
            let keeper = Keeper::resume(path, &played).with_context(|| shown(path))?;
            (played, seating, keeper)
        }
        None => {
            let kind = match args.game {
                Some(kind) => kind,
                None => ask_game(&mut input)?,
            };
            let seats = args.seats.unwrap_or(bench::standard_seats(kind));
            let mut settings = Settings::new(kind.options());
            for (name, value) in &args.options {
                settings.set(name, value).map_err(usage)?;
            }
            let seed = args.seed.unwrap_or_else(random_seed);
            let setup = Setup { kind, seats, settings, dealer: args.dealer, seed };
            let played = Match::new(&setup, None).map_err(usage)?;
            let seating = seating(&args, seats, None, None)?;
            let remarks = terminal::remarks(&seating);
            let keeper = match &args.record {
                Some(path) => Keeper::always(path, remarks).with_context(|| shown(path))?,
                None if seating.you.is_none() => Keeper::never(),
                None => Keeper::on_leaving(&played, remarks),
            };
            (played, seating, keeper)
        }
    };
    let keeper = terminal::share(keeper);
    let watched = std::sync::Arc::clone(&keeper);
    ctrlc::set_handler(move || leave_at_once(&watched)).context("Ctrl-C cannot be watched for")?;
    let ending = Session::new(played, seating, input, output(), &keeper).run();
    let mut keeper = terminal::lock(&keeper);
    match ending {
        Ok(Ending::Played) => Ok(()),
        Ok(Ending::Left) => {
            let kept = kept(&mut keeper);
            writeln!(output(), "{kept}")?;
            Ok(())
        }
        Ok(Ending::InputEnded) => {
            bail!("the input ended before the match did; {}", kept(&mut keeper))
        }
        Err(error) => Err(anyhow::Error::from(error).context(kept(&mut keeper))),
    }
}

/// Keeps the record, and says how to go on with it.
fn kept(keeper: &mut Keeper) -> String {
    match keeper.keep() {
        Ok(Some(path)) => format!("go on with: kartenhaus play --resume {}", shown(path)),
        Ok(None) => "nothing was kept".to_owned(),
        Err(error) => format!("the match could not be kept: {error}"),
    }
}

/// Ctrl-C: keeps the record, says where, and ends the program.
fn leave_at_once(keeper: &std::sync::Mutex<Keeper>) {
    let kept = kept(&mut terminal::lock(keeper));
    let _ = writeln!(io::stderr(), "\nkartenhaus: stopped; {kept}");
    std::process::exit(1);
}

/// Who sits where, from the command line or else from the remarks of a record.
fn seating(
    args: &PlayArgs,
    seats: usize,
    you: Option<String>,
    bots: Option<String>,
) -> anyhow::Result<Seating> {
    let remembered = match you.as_deref() {
        None => Some(0),
        Some("nobody") => None,
        Some(you) => Some(you.parse().map_err(|_| usage("the record's remark names no seat"))?),
    };
    let you = if args.watch { None } else { args.you.or(remembered) };
    let you = match you {
        None => None,
        Some(found) => Some(Seat::new(found).filter(|_| found < seats).ok_or_else(|| {
            usage(format!("your seat must be from 0 to {}, not {found}", seats - 1))
        })?),
    };
    let others = seats - usize::from(you.is_some());
    let levels = match (&args.bots[..], bots) {
        ([], None) => vec![Level::Novice; seats],
        ([], Some(bots)) => {
            let levels: Result<Vec<Level>, _> = bots.split(',').map(str::parse).collect();
            levels.ok().filter(|levels| levels.len() == seats).ok_or_else(|| {
                usage("the record's remark on bots must name a level for each seat")
            })?
        }
        (&[all], _) => vec![all; seats],
        (each, _) if each.len() == others => {
            let mut levels = each.to_vec();
            if let Some(you) = you {
                levels.insert(you.index(), Level::Novice);
            }
            levels
        }
        (each, _) => {
            let found = each.len();
            return Err(usage(format!("name one level for all bots, or {others}, not {found}")));
        }
    };
    Ok(Seating { you, levels })
}

/// Asks which game, as `cargo run --release` does.
fn ask_game(input: &mut impl BufRead) -> anyhow::Result<Kind> {
    let mut out = output();
    writeln!(out, "Which game?")?;
    for (number, (kind, about)) in Kind::ALL.into_iter().zip(ABOUT).enumerate() {
        writeln!(out, "  {}  {:14} {about}", number + 1, kind.name())?;
    }
    loop {
        write!(out, "Number or name > ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Err(usage("no game was named; see `kartenhaus help`"));
        }
        let line = line.trim().to_lowercase();
        let by_number = line.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let found = match by_number {
            Some(number) => Kind::ALL.get(number).copied(),
            None => {
                Kind::ALL.into_iter().find(|k| k.id() == line || k.name().to_lowercase() == line)
            }
        };
        match found {
            Some(kind) => return Ok(kind),
            None => writeln!(out, "There are 1 to {}, or their names.", Kind::ALL.len())?,
        }
    }
}

/// The games in a line each, in the order of [`Kind::ALL`].
const ABOUT: [&str; 5] = [
    "climbing with five suits: beat the last set or pass, be out first",
    "share the rank or the suit of the card before you, mind the jokers",
    "climbing with a hand that you may not sort: only neighbours play together",
    "four cards face down, two of them seen once: remember, snap, get low",
    "lose your hand, then your open cards, then your closed cards, blind",
];
