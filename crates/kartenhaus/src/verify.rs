//! `kartenhaus verify`: whether the cards of a record came about as `docs/fair/README.md` says.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::Args;
use games::fair::{self, Dealt, Share, Unfair, Verified};
use games::{Match, bare};
use words::Language;

use crate::console::{output, read, shown};
use crate::heard::{Compared, Heard, compare, is_withheld};
use crate::language::LanguageArg;

const HEADING: &str = "kartenhaus record ";

/// What `kartenhaus verify` is asked for.
#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The record's file
    file: PathBuf,
    /// What `kartenhaus join --deals` has kept: hold the record against it
    #[arg(long, value_name = "FILE")]
    deals: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

/// There is nothing to be checked: exit code 3, so that a script can tell it from a wrong record.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Unverified(String);

pub(crate) fn verify(args: &VerifyArgs, language: Language) -> anyhow::Result<()> {
    let record = read(&args.file)?;
    let verified = fair::verify(&record).map_err(|error| match error {
        Unfair::Unverified => not_verified(args, &record, language),
        Unfair::Unfinished => unverified(args, "terminal-unfinished", language),
        Unfair::Cut { rounds } => {
            let params = [("file", shown(&args.file).into()), ("rounds", rounds.into())];
            anyhow!(language.text("terminal-cut", &params))
        }
        Unfair::Line { .. } => anyhow!("{}: {error}", shown(&args.file)),
    });
    let verified = verified?;
    let compared = args.deals.as_ref().map(|file| held_against(file, &verified, language));
    let compared = compared.transpose()?;
    let Verified { rounds } = verified;
    let count = rounds.len();
    let mut out = output();
    writeln!(out, "{}", language.text("terminal-verified", &[("rounds", count.into())]))?;
    let seats = rounds.first().map_or(0, |dealt| dealt.seats.len());
    for seat in 0..seats {
        let which = |is: fn(Share) -> bool| rounds_with(&rounds, seat, is);
        let params = [
            ("seat", seat.into()),
            ("own", which(|share| matches!(share, Share::Shown(_))).len().into()),
            ("server", which(|share| matches!(share, Share::ByServer(_))).len().into()),
        ];
        writeln!(out, "  {}", language.text("terminal-verified-seat", &params))?;
        let withheld = which(|share| share == Share::Withheld);
        if !withheld.is_empty() {
            let params = [("seat", seat.into()), ("rounds", withheld.join(", ").into())];
            writeln!(out, "  {}", language.text("terminal-verified-withheld", &params))?;
        }
    }
    let is_own =
        |dealt: &Dealt| dealt.seats.iter().any(|part| matches!(part.share, Share::Shown(_)));
    let follows = |dealt: &Dealt| match (is_own(dealt), is_withheld(dealt)) {
        (true, false) => "terminal-verified-limit",
        (true, true) => "terminal-verified-two",
        (false, _) => "terminal-verified-alone",
    };
    for id in ["terminal-verified-limit", "terminal-verified-two", "terminal-verified-alone"] {
        let some = (1..).zip(&rounds).filter(|(_, dealt)| follows(dealt) == id);
        let numbers: Vec<String> = some.map(|(round, _): (u32, _)| round.to_string()).collect();
        if !numbers.is_empty() {
            let params = [("count", numbers.len().into()), ("rounds", numbers.join(", ").into())];
            writeln!(out, "{}", language.text(id, &params))?;
        }
    }
    let Some(Compared { own, two, none, left, unheard, .. }) = compared else { return Ok(()) };
    let said = [("own", own), ("two", two), ("none", none), ("left", left), ("unheard", unheard)];
    for (what, some) in said {
        if !some.is_empty() {
            writeln!(out, "{}", heard_text(language, what, &some))?;
        }
    }
    Ok(())
}

/// Holds the record against what was heard of its deals.
fn held_against(file: &Path, verified: &Verified, language: Language) -> anyhow::Result<Compared> {
    let lines = read(file)?;
    let all = (1..).zip(lines.lines()).map(|(number, line)| {
        let wrong = |error| anyhow!("{}: line {number}: {error}", shown(file));
        serde_json::from_str::<Heard>(line).map_err(wrong)
    });
    let all = all.collect::<anyhow::Result<Vec<Heard>>>()?;
    let compared = compare(verified, &all);
    if compared.other.is_empty() {
        return Ok(compared);
    }
    Err(anyhow!(heard_text(language, "other", &compared.other)))
}

/// What was heard in some rounds.
fn heard_text(language: Language, what: &'static str, rounds: &[String]) -> String {
    let count = rounds.len().into();
    let params = [("what", what.into()), ("count", count), ("rounds", rounds.join(", ").into())];
    language.text("terminal-heard", &params)
}

/// The rounds in which this became of a seat's share.
fn rounds_with(rounds: &[Dealt], seat: usize, is: fn(Share) -> bool) -> Vec<String> {
    let rounds = (1..).zip(rounds).filter(|(_, dealt)| is(dealt.seats[seat].share));
    rounds.map(|(round, _): (u32, _)| round.to_string()).collect()
}

/// Why a record that says nothing of its deals is not verified: perhaps it is none.
fn not_verified(args: &VerifyArgs, record: &str, language: Language) -> anyhow::Error {
    if !bare(record).starts_with(HEADING) {
        let file = ("file", shown(&args.file).into());
        return anyhow!(language.text("terminal-no-record", &[file]));
    }
    match Match::load(record) {
        Ok(_) => unverified(args, "terminal-unverified", language),
        Err(error) => anyhow!("{}: {error}", shown(&args.file)),
    }
}

fn unverified(args: &VerifyArgs, id: &str, language: Language) -> anyhow::Error {
    let file = shown(&args.file);
    Unverified(language.text(id, &[("file", file.into())])).into()
}
