//! `kartenhaus verify`: whether the cards of a record came about as `docs/fair/README.md` says.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::anyhow;
use clap::Args;
use engine::fair::{self, Dealt, Share, Unfair, Verified};
use engine::{Match, bare};
use words::Language;

use crate::console::{output, read, shown};
use crate::language::LanguageArg;

/// How every record begins.
const HEADING: &str = "kartenhaus record ";

/// What `kartenhaus verify` is asked for.
#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The record's file
    file: PathBuf,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

/// There is nothing to be checked: exit code 3, so that a script can tell it from a wrong record.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Unverified(String);

/// Checks a record, and says what was found.
///
/// # Errors
///
/// If the file cannot be read, cannot be checked, or something in it is not what it has to be.
pub(crate) fn verify(args: &VerifyArgs, language: Language) -> anyhow::Result<()> {
    let record = read(&args.file)?;
    let verified = fair::verify(&record).map_err(|error| match error {
        Unfair::Unverified => not_verified(args, &record, language),
        Unfair::Unfinished => unverified(args, "terminal-unfinished", language),
        Unfair::Line { .. } => anyhow!("{}: {error}", shown(&args.file)),
    });
    let Verified { rounds } = verified?;
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
    let alone = if rounds.iter().any(is_own) {
        "terminal-verified-limit"
    } else {
        "terminal-verified-alone"
    };
    writeln!(out, "{}", language.text(alone, &[]))?;
    Ok(())
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
