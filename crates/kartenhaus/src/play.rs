//! `kartenhaus play`: sets the table, and sees to it that nothing is lost.

mod at_home;
mod keeper;
mod seating;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use bots::Level;
use clap::Args;
use games::{Kind, Match, Phase, Seat, SeatCount, Seed, Setup};
use prompt::faces::dim;
use words::Language;

use crate::console::{ask, data_folder, is_closed, output, read, shown, usage};
use crate::interrupt::when_stopped;
use crate::language::LanguageArg;
use crate::listed::{a_game, a_level_here};
use crate::seed;
use crate::variant;
use crate::visit::Visitor;
use crate::visit::sitting::{Ending, Events, check_screen, sit};
use referee::random_seed;

use at_home::AtHome;
use keeper::{Keeper, lock};
use seating::Seating;

/// What `kartenhaus play` is asked for.
#[derive(Args, Default)]
pub(crate) struct PlayArgs {
    /// Which game; asked for if left out
    #[arg(value_parser = a_game())]
    game: Option<Kind>,
    /// How many seats [default: as many as the game is best with]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Your seat, from 0 [default: 0]
    #[arg(long, value_name = "SEAT", conflicts_with = "watch")]
    you: Option<usize>,
    /// The bots' level: one for all, or one for each other seat [default: novice]
    #[arg(
        long,
        value_name = "LEVEL[,LEVEL…]",
        value_delimiter = ',',
        value_parser = a_level_here()
    )]
    bots: Vec<Level>,
    /// An option of the game; repeat it for more (`kartenhaus games` lists them)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Other numbers in the rules, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    /// Deal from this seed, a number or 64 hex digits
    #[arg(long, value_name = "SEED", allow_hyphen_values = true, value_parser = seed::seed)]
    seed: Option<Seed>,
    /// The first dealer [default: the last seat]
    #[arg(long, value_name = "SEAT")]
    dealer: Option<usize>,
    /// Only watch: bots play on every seat
    #[arg(long)]
    watch: bool,
    /// Keep the table on the whole screen, instead of line after line
    #[arg(long, conflicts_with = "watch")]
    screen: bool,
    /// Keep the record in this new file, move by move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,
    /// Go on with the match of this record, and keep it there
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "seats", "options", "variant", "seed", "dealer"]
    )]
    resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

pub(crate) fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// A match, who sits where, and what keeps its record.
type Table = (Match, Seating, Keeper);

pub(crate) fn play(args: PlayArgs, language: Language) -> anyhow::Result<()> {
    check_screen(args.screen, language)?;
    let (played, mut seating, keeper) = match &args.resume {
        Some(path) => resume(&args, path, language)?,
        None => begin(&args, language)?,
    };
    let is_over = played.game().standings().phase() == Phase::MatchOver;
    if is_over {
        seating.you = None; // Only the result is of interest.
    } else if let Some(place) = keeper.place() {
        // What is read from a pipe is the match alone.
        let keeps = language.text("terminal-keeps", &[("file", shown(place).into())]);
        writeln!(io::stderr(), "{keeps}")?;
    }
    let is_on_screen = args.screen && !is_over;
    let keeper = Arc::new(Mutex::new(keeper));
    let watched = Arc::clone(&keeper);
    when_stopped(move || leave_at_once(&watched, is_on_screen, language))
        .context("Ctrl-C cannot be watched for")?;
    let mut table = AtHome::new(language, played, seating, Arc::clone(&keeper), is_on_screen);
    let visitor = Visitor { language, key: table.key(), alone: true };
    let ending = sit(visitor, &mut table, Events::new(), is_on_screen);
    let mut keeper = lock(&keeper);
    match ending {
        Ok(Ending::Played) => {
            let seed = [("seed", table.seed().to_string().into())];
            writeln!(output(), "{}", dim(&language.text("terminal-seed", &seed)))?;
            Ok(())
        }
        Ok(Ending::Kept | Ending::Up) => {
            let kept = kept(&mut keeper, language)?;
            writeln!(output(), "{}", language.text("terminal-kept", &[("kept", kept.into())]))?;
            Ok(())
        }
        Ok(Ending::InputEnded) => {
            let kept = saved(&mut keeper, language).into();
            bail!(language.text("terminal-input-ended", &[("kept", kept)]))
        }
        Ok(Ending::Broken(why) | Ending::Gone(why)) => {
            bail!("{why}; {}", saved(&mut keeper, language))
        }
        // Whoever reads has gone, and there is nothing to be said of the match.
        Err(error) if is_closed(&error) && keeper.place().is_none() => Err(error.into()),
        Err(error) if is_closed(&error) => bail!(saved(&mut keeper, language)),
        Err(error) => bail!("{error}; {}", saved(&mut keeper, language)),
    }
}

/// Keeps the record, and says where, or why not.
fn saved(keeper: &mut Keeper, language: Language) -> String {
    kept(keeper, language).unwrap_or_else(|error| error.to_string())
}

fn begin(args: &PlayArgs, language: Language) -> anyhow::Result<Table> {
    let (kind, asked) = match args.game {
        Some(kind) => (kind, None),
        None => {
            let kind = ask_game(language)?;
            let ask = args.bots.is_empty().then(|| ask_level(language));
            (kind, ask.transpose()?)
        }
    };
    let seats = args.seats.unwrap_or(kind.best_seats());
    let settings = variant::settings(kind, args.variant.as_deref(), &args.options)?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let setup = Setup { kind, seats, settings, dealer: args.dealer, seed };
    let played = Match::new(&setup, None).map_err(usage)?;
    let seats = played.game().standings().seats();
    let mut standard = Seating::standard(seats);
    if let Some(level) = asked {
        standard.levels = vec![level; seats.get()];
    }
    let seating = seating(args, standard, seats, language)?;
    let remarks = seating.remarks();
    let folder = seating.you.map(|_| data_folder().join("records"));
    let keeper = match &args.record {
        Some(path) => {
            Keeper::always(path, &played, remarks, language).with_context(|| shown(path))?
        }
        None => Keeper::on_leaving(folder.as_deref(), &played, remarks),
    };
    Ok((played, seating, keeper))
}

fn resume(args: &PlayArgs, path: &Path, language: Language) -> anyhow::Result<Table> {
    let text = read(path)?;
    let played = Match::load(&text).with_context(|| shown(path))?;
    let seats = played.game().standings().seats();
    let remembered = Seating::remembered(&text, seats).map_err(|why| {
        let params = [("file", shown(path).into()), ("why", language.say(&why).into())];
        anyhow!(language.text("terminal-file-remark", &params))
    })?;
    let seating = seating(args, remembered.clone(), seats, language)?;
    let changed = (seating != remembered).then(|| seating.remarks());
    let keeper = Keeper::resume(path, &text, &played, changed, language);
    let keeper = keeper.with_context(|| shown(path))?;
    Ok((played, seating, keeper))
}

/// Who sits where: as the command line says, or else as before.
fn seating(
    args: &PlayArgs,
    before: Seating,
    seats: SeatCount,
    language: Language,
) -> anyhow::Result<Seating> {
    let mut seating = before;
    if args.watch {
        seating.you = None;
    }
    if let Some(found) = args.you {
        let you = Seat::new(found).filter(|&seat| seats.has(seat));
        let params = [("last", seats.last().index().into()), ("seat", found.into())];
        let wrong = || usage(language.text("terminal-wrong-seat", &params));
        seating.you = Some(you.ok_or_else(wrong)?);
    }
    let others = seats.get() - usize::from(seating.you.is_some());
    match args.bots[..] {
        [] => {}
        [all] => seating.levels = vec![all; seats.get()],
        ref each if each.len() == others => {
            seating.levels = each.to_vec();
            if let Some(you) = seating.you {
                seating.levels.insert(you.index(), Level::Novice);
            }
        }
        ref each => {
            let params = [("others", others.into()), ("found", each.len().into())];
            return Err(usage(language.text("terminal-wrong-levels", &params)));
        }
    }
    Ok(seating)
}

/// Keeps the record, and says how to go on with it. Where it cannot be kept in a file, it is
/// written to standard error, so that it is not lost.
fn kept(keeper: &mut Keeper, language: Language) -> anyhow::Result<String> {
    match keeper.keep() {
        Ok(Some(path)) => {
            let command = format!("kartenhaus play --resume{}", argument(path));
            Ok(language.text("terminal-go-on", &[("command", command.into())]))
        }
        Ok(None) => Ok(language.text("terminal-nothing-kept", &[])),
        Err(error) => {
            let _ = io::stderr().write_all(keeper.record().as_bytes());
            let error = error.to_string();
            Err(anyhow!(language.text("terminal-not-kept", &[("error", error.into())])))
        }
    }
}

/// A path as an argument that a shell reads as it is, with what separates it from its option.
fn argument(path: &Path) -> String {
    let text = shown(path);
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-/+,:@%".contains(&byte);
    if text.starts_with('-') || !text.bytes().all(plain) {
        return format!("='{}'", text.replace('\'', "'\\''"));
    }
    format!(" {text}")
}

/// How long Ctrl-C waits for a record that is just being written.
const PATIENCE: Duration = Duration::from_secs(2);

/// Ctrl-C: keeps the record, says where, and ends the program.
fn leave_at_once(keeper: &Mutex<Keeper>, is_on_screen: bool, language: Language) {
    if is_on_screen {
        ratatui::restore();
    }
    let start = Instant::now();
    let text = loop {
        match keeper.try_lock() {
            Ok(mut keeper) => break saved(&mut keeper, language),
            Err(_) if start.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(10)),
            Err(_) => break language.text("terminal-still-writing", &[]),
        }
    };
    let text = language.text("terminal-stopped", &[("kept", text.into())]);
    let _ = writeln!(io::stderr(), "\nkartenhaus: {text}");
    std::process::exit(1);
}

fn ask_game(language: Language) -> anyhow::Result<Kind> {
    writeln!(output(), "{}", language.text("terminal-which-game", &[]))?;
    let games = Kind::ALL.map(|kind| {
        let text = language.text(&format!("game-{kind}"), &[]);
        (kind, [kind.id().to_owned(), kind.name().to_owned(), text])
    });
    choose(&games, None, language)
}

fn ask_level(language: Language) -> anyhow::Result<Level> {
    writeln!(output(), "{}", language.text("terminal-which-level", &[]))?;
    let text = |id: String| language.text(&id, &[]);
    let levels = Level::ALL.map(|level| {
        let [name, about] = [format!("level-{level}"), format!("level-{level}-text")].map(text);
        (level, [level.to_string(), name, about])
    });
    choose(&levels, Some(Level::Novice), language)
}

/// Shows things by number, name and what they are, and asks for one until it is there. An empty
/// line takes the `standard` one.
fn choose<T: Copy>(
    things: &[(T, [String; 3])],
    standard: Option<T>,
    language: Language,
) -> anyhow::Result<T> {
    let mut out = output();
    for (number, (_, [_, name, about])) in (1..).zip(things) {
        writeln!(out, "  {number}  {name:14} {about}")?;
    }
    loop {
        let none = || usage(language.text("terminal-which-none", &[]));
        let line = ask(&language.text("terminal-which-number", &[]))?.ok_or_else(none)?;
        let line = line.to_lowercase();
        let is_named =
            |(_, [id, name, _]): &&(T, [String; 3])| *id == line || name.to_lowercase() == line;
        let found = match line.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|at| things.get(at)),
            Err(_) => things.iter().find(is_named),
        };
        match found.map(|(thing, _)| *thing).or(standard.filter(|_| line.is_empty())) {
            Some(thing) => return Ok(thing),
            None => {
                let count = ("count", things.len().into());
                writeln!(out, "{}", language.text("terminal-which-again", &[count]))?;
            }
        }
    }
}
