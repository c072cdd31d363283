//! `kartenhaus lab`: what a game's rules do to it. How it is used stands in `docs/lab.md`.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use bots::Bot;
use clap::{Args, Subcommand};
use games::Kind;
use lab::study::{
    Effects, Page, ROUNDS_MAX, Report, Said, Samples, Sentence, Study, Sweep, Swept, Trial, Wish,
    Wished, record, write_rows,
};
use lab::{Matches, Measure, Player, replace};

use crate::arena::drawn_seed;
use crate::console::{output, shown, usage};
use crate::language::LanguageArg;
use crate::listed::{a_game, a_level, a_level_to_learn_from};
use crate::play::option;
use crate::played_by::{PlayedBy, all_processors, bar, between};
use crate::seed::seed_number;
use crate::variant;

/// What `kartenhaus lab` can be asked.
#[derive(Subcommand)]
pub(crate) enum LabCommand {
    /// Report on fairness, length, choice, luck and drama, with an interval for each figure
    Report(ReportArgs),
    /// Compare two rule sets on the same deals, and say what the change does
    Compare(CompareArgs),
    /// Change every house rule, alone and with each other one, on the same deals; find those that
    /// serve a wish
    Sweep(SweepArgs),
    /// Play whole matches between bots of mixed levels, into a Parquet file to learn from (programs
    /// from packages only, or built with the feature `parquet`)
    Matches(MatchesArgs),
}

/// What is played, and where what was found is written.
#[derive(Args)]
pub(crate) struct Played {
    /// Which game
    #[arg(long, value_name = "GAME", value_parser = a_game())]
    game: Kind,
    /// How many seats [default: as many as the game is best with]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// The levels, LEVEL@NODES or exec:COMMAND, of which the first plays most rounds
    #[arg(
        long,
        value_name = "BOT,BOT…",
        value_delimiter = ',',
        default_value = "novice,dice,club",
        value_parser = a_level::<Player>(),
        hide_possible_values = true
    )]
    bots: Vec<Player>,
    /// How many rounds the first level plays, from 1000 on
    #[arg(long, value_name = "K", default_value_t = 100_000)]
    rounds: u64,
    /// Play whole matches, too, so many: how long they are, and whether the better level wins them
    #[arg(long, value_name = "K", value_parser = between(100, ROUNDS_MAX))]
    matches: Option<u64>,
    /// Where all chance comes from, a number or 64 hex digits; drawn if left out
    #[arg(long, value_name = "SEED", allow_hyphen_values = true, value_parser = seed_number)]
    seed: Option<u64>,
    #[command(flatten)]
    by: PlayedBy,
    /// The folder for index.html and its figures as JSON, for rounds to look at, and for finished
    /// blocks, with which the same command goes on
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    language: LanguageArg,
}

/// What `kartenhaus lab report` is asked for.
#[derive(Args)]
pub(crate) struct ReportArgs {
    /// An option of the game; repeat it for more (`kartenhaus games` lists them)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Other numbers in the rules, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    #[command(flatten)]
    played: Played,
}

/// What `kartenhaus lab compare` is asked for.
#[derive(Args)]
pub(crate) struct CompareArgs {
    /// An option of the first rule set; repeat it for more. Without one it is the usual rules
    #[arg(long = "a", value_name = "NAME=VALUE", value_parser = option)]
    first: Vec<(String, String)>,
    /// An option of the second rule set; repeat it for more
    #[arg(
        long = "b",
        value_name = "NAME=VALUE",
        value_parser = option,
        required_unless_present = "variant"
    )]
    second: Vec<(String, String)>,
    /// Other numbers in the rules of the second rule set, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    #[command(flatten)]
    played: Played,
}

/// What `kartenhaus lab sweep` is asked for.
#[derive(Args)]
pub(crate) struct SweepArgs {
    /// An option of the base rules; repeat it for more. Without one these are the usual rules
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Other numbers in the base rules, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    /// Change the parameters of variants, too, each by a step
    #[arg(long)]
    variants: bool,
    /// What the game should become, such as short,fair,close; the rules that serve that best are
    /// tried on fresh deals (docs/lab.md lists the words)
    #[arg(long, value_name = "WORD,WORD…", value_delimiter = ',')]
    wish: Vec<Wish>,
    #[command(flatten)]
    played: Played,
}

/// What `kartenhaus lab matches` is asked for.
#[derive(Args)]
pub(crate) struct MatchesArgs {
    /// The games, which are played in turn [default: all]
    #[arg(
        long = "game",
        value_name = "GAME,GAME…",
        value_delimiter = ',',
        value_parser = a_game(),
    )]
    games: Vec<Kind>,
    /// The levels, of which chance picks one for each seat
    #[arg(
        long,
        value_name = "BOT,BOT…",
        value_delimiter = ',',
        default_value = "dice,novice,club,strong@500",
        value_parser = a_level_to_learn_from(),
        hide_possible_values = true
    )]
    bots: Vec<Bot>,
    /// How many matches
    #[arg(
        long,
        value_name = "K",
        default_value = "100000",
        value_parser = between(1, Matches::MOST)
    )]
    matches: u64,
    /// Where all chance comes from, a number or 64 hex digits; drawn if left out
    #[arg(long, value_name = "SEED", allow_hyphen_values = true, value_parser = seed_number)]
    seed: Option<u64>,
    /// How many threads play [default: one for each processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn lab(command: LabCommand) -> anyhow::Result<()> {
    match command {
        LabCommand::Report(args) => report(args),
        LabCommand::Compare(args) => compare(args),
        LabCommand::Sweep(args) => sweep(args),
        LabCommand::Matches(args) => matches(args),
    }
}

fn matches(args: MatchesArgs) -> anyhow::Result<()> {
    let MatchesArgs { games, bots, matches, seed, threads, out } = args;
    let games = if games.is_empty() { Kind::ALL.to_vec() } else { games };
    let (seed, threads) = (seed.map_or_else(drawn_seed, Ok)?, all_processors(threads));
    let bar = bar(0);
    let written = Matches { games, bots, matches, seed, threads }.write(&out, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    written.with_context(|| shown(&out))
}

fn report(ReportArgs { options, variant, played }: ReportArgs) -> anyhow::Result<()> {
    let study = played.study(variant.as_deref(), &options, Samples::of)?;
    study.possible().map_err(usage)?;
    let report = played.measure(&study, "blocks.jsonl")?;
    for replay in &report.replays {
        let text = record(&study, replay).context("a round was not played again")?;
        played.write(&replay.file, &text)?;
    }
    played.write("report.json", &pretty(&report)?)?;
    played.write_rows(&study, &report)?;
    played.show(&Page::of(&study, &report)?, &report.identity.verdicts)
}

fn compare(CompareArgs { first, second, variant, played }: CompareArgs) -> anyhow::Result<()> {
    let study = played.study(None, &first, Samples::of)?;
    let other = variant::settings(played.game, variant.as_deref(), &second)?;
    let sweep = Sweep::compare(study, other).map_err(usage)?;
    let counted = played.measure(&sweep, "blocks.jsonl")?;
    let swept = Swept::of(&sweep, &counted, None)?;
    played.write("comparison.json", &pretty(&swept)?)?;
    played.show_swept(&sweep, &swept)
}

fn sweep(args: SweepArgs) -> anyhow::Result<()> {
    let SweepArgs { options, variant, variants, wish, played } = args;
    let study = played.study(variant.as_deref(), &options, Sweep::samples)?;
    let sweep = Sweep::new(study, variants).map_err(usage)?;
    Wish::check(&wish, played.bots.len()).map_err(usage)?;
    let counted = played.measure(&sweep, "blocks.jsonl")?;
    let wished = match Trial::new(&sweep, &counted, &wish) {
        _ if wish.is_empty() => None,
        Some(trial) => Some(trial.wished(&played.measure(trial.sweep(), "wish.jsonl")?)),
        None => Some(Wished::nothing(&sweep, &counted, &wish)),
    };
    let swept = Swept::of(&sweep, &counted, wished)?;
    played.write("sweep.json", &pretty(&swept)?)?;
    played.write("effects.json", &pretty(&Effects::of(&swept))?)?;
    played.show_swept(&sweep, &swept)
}

fn pretty(found: &impl serde::Serialize) -> anyhow::Result<String> {
    Ok(format!("{}\n", serde_json::to_string_pretty(found)?))
}

impl Played {
    fn study(
        &self,
        variant: Option<&Path>,
        options: &[(String, String)],
        samples: fn(u64) -> Samples,
    ) -> anyhow::Result<Study> {
        Ok(Study {
            kind: self.game,
            seats: self.seats.unwrap_or(self.game.best_seats()),
            settings: variant::settings(self.game, variant, options)?,
            bots: self.bots.clone(),
            samples: Samples { matches: self.matches.unwrap_or_default(), ..samples(self.rounds) },
            seed: self.seed.map_or_else(drawn_seed, Ok)?,
            threads: self.by.threads(),
        })
    }

    /// Plays all blocks, with a bar, and keeps them in a file of the folder.
    fn measure<M: Measure>(&self, measure: &M, file: &str) -> anyhow::Result<M::Report> {
        // Create no folder if the address is invalid or a program cannot be started.
        let can_begin = match self.by.workers()? {
            None => measure.prepare(),
            Some(_) => measure.order().map(drop),
        };
        can_begin.map_err(usage)?;
        if self.out.is_file() {
            return Err(usage(format!("--out {} is a file; name a folder", shown(&self.out))));
        }
        fs::create_dir_all(&self.out).with_context(|| shown(&self.out))?;
        self.by.measure(measure, Some(&self.out.join(file)))
    }

    fn write(&self, name: &str, text: &str) -> anyhow::Result<()> {
        let path = self.out.join(name);
        let written = replace(&path, |mut file| file.write_all(text.as_bytes()));
        written.with_context(|| shown(&path))
    }

    /// Writes the rounds of the first level, if this program was built with `parquet`.
    fn write_rows(&self, study: &Study, report: &Report) -> anyhow::Result<()> {
        if study.bots[0].is_program() {
            return Ok(()); // it may play differently next time
        }
        let path = self.out.join("rounds.parquet");
        let bar = bar(0);
        let written = write_rows(study, report, &path, &|done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        match written {
            Err(error) if error.kind() == ErrorKind::Unsupported => {
                eprintln!("kartenhaus: {error}");
                Ok(())
            }
            written => written.with_context(|| shown(&path)),
        }
    }

    fn show_swept(&self, sweep: &Sweep, swept: &Swept) -> anyhow::Result<()> {
        let wished = swept.wish.iter().flat_map(|it| &it.sentences);
        let Said { largest, rest, pairs } = &swept.said;
        let said: Vec<_> = wished.chain(largest).chain(rest).chain(pairs).cloned().collect();
        self.show(&Page::of_sweep(sweep, swept)?, &said)
    }

    /// Says what was found, and writes the page.
    fn show(&self, page: &Page, said: &[Sentence]) -> anyhow::Result<()> {
        let language = self.language.chosen();
        let mut out = output();
        for sentence in said {
            let text = sentence.text.get(language.tag());
            writeln!(out, "{}", text.map_or(sentence.id.as_str(), String::as_str))?;
        }
        // Without npm there are figures, but no page.
        let html = server::report_page(&serde_json::to_string(page)?);
        let html = html.context("index.html: this program was built without its pages")?;
        self.write("index.html", &html)?;
        writeln!(out, "{}", shown(&self.out.join("index.html")))?;
        Ok(())
    }
}
