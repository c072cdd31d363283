//! `kartenhaus lab`: what a game's rules do to it. How it is used stands in `docs/lab.md`.

use std::fs;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::Context as _;
use bots::Bot;
use clap::{Args, Subcommand};
use engine::Kind;
use lab::Measure;
use lab::study::{Comparison, Page, Samples, Sentence, Study, record};

use crate::arena::{bar, drawn_seed, show};
use crate::console::{output, shown, usage};
use crate::language::LanguageArg;
use crate::listed::{a_game, a_level};
use crate::play::option;
use crate::variant;

/// What `kartenhaus lab` can be asked.
#[derive(Subcommand)]
pub(crate) enum LabCommand {
    /// Report on fairness, length, choice, luck and drama, with an interval for each figure
    Report(ReportArgs),
    /// Compare two rule sets on the same deals, and say what the change does
    Compare(CompareArgs),
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
    /// The levels, of which the first plays most rounds
    #[arg(
        long,
        value_name = "BOT,BOT…",
        value_delimiter = ',',
        default_value = "novice,dice,club",
        value_parser = a_level::<Bot>(),
        hide_possible_values = true
    )]
    bots: Vec<Bot>,
    /// How many rounds the first level plays, from 1000 on
    #[arg(long, value_name = "K", default_value_t = 100_000)]
    rounds: u64,
    /// Where all chance comes from, a number; drawn if left out
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// How many threads play [default: one for each processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
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
    #[arg(long = "b", value_name = "NAME=VALUE", value_parser = option)]
    second: Vec<(String, String)>,
    /// Other numbers in the rules of the second rule set, from this file (docs/variants.md)
    #[arg(long, value_name = "FILE")]
    variant: Option<PathBuf>,
    #[command(flatten)]
    played: Played,
}

/// Does what is asked.
///
/// # Errors
///
/// If such a report cannot be made, or the folder cannot be used.
pub(crate) fn lab(command: LabCommand) -> anyhow::Result<()> {
    match command {
        LabCommand::Report(args) => report(args),
        LabCommand::Compare(args) => compare(args),
    }
}

fn report(ReportArgs { options, variant, played }: ReportArgs) -> anyhow::Result<()> {
    let study = Study {
        kind: played.game,
        seats: played.seats(),
        settings: variant::settings(played.game, variant.as_deref(), &options)?,
        bots: played.bots.clone(),
        samples: Samples::of(played.rounds),
        seed: played.seed.map_or_else(drawn_seed, Ok)?,
        threads: played.threads(),
    };
    study.possible().map_err(usage)?;
    let report = played.measure(&study)?;
    for replay in &report.replays {
        let text = record(&study, replay).context("a round was not played again")?;
        played.write(&replay.file, &text)?;
    }
    played.write("report.json", &pretty(&report)?)?;
    played.show(&Page::of(&study, &report)?, &report.identity.verdicts)
}

fn compare(CompareArgs { first, second, variant, played }: CompareArgs) -> anyhow::Result<()> {
    let first = variant::settings(played.game, None, &first)?;
    let second = variant::settings(played.game, variant.as_deref(), &second)?;
    let comparison = Comparison {
        kind: played.game,
        seats: played.seats(),
        arms: [first, second],
        bots: played.bots.clone(),
        samples: Samples::of(played.rounds),
        seed: played.seed.map_or_else(drawn_seed, Ok)?,
        threads: played.threads(),
    };
    comparison.possible().map_err(usage)?;
    let compared = played.measure(&comparison)?;
    played.write("comparison.json", &pretty(&compared)?)?;
    let said: Vec<_> = compared.measures.iter().map(|it| it.sentence.clone()).collect();
    played.show(&Page::of_comparison(&comparison, &compared), &said)
}

fn pretty(found: &impl serde::Serialize) -> anyhow::Result<String> {
    Ok(format!("{}\n", serde_json::to_string_pretty(found)?))
}

impl Played {
    fn seats(&self) -> usize {
        self.seats.unwrap_or(self.game.best_seats())
    }

    fn threads(&self) -> usize {
        let threads = self.threads.or_else(|| available_parallelism().ok());
        threads.map_or(1, NonZeroUsize::get)
    }

    /// Plays all blocks, with a bar, and keeps them in the folder.
    fn measure<M: Measure>(&self, measure: &M) -> anyhow::Result<M::Report> {
        fs::create_dir_all(&self.out).with_context(|| shown(&self.out))?;
        let bar = bar(measure.blocks());
        let blocks = self.out.join("blocks.jsonl");
        let found = lab::run_with(measure, Some(&blocks), &|progress| show(&bar, progress, None));
        bar.finish_and_clear();
        found.map_err(|error| if error.is_misuse() { usage(error) } else { error.into() })
    }

    fn write(&self, name: &str, text: &str) -> anyhow::Result<()> {
        let path = self.out.join(name);
        fs::write(&path, text).with_context(|| shown(&path))
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
