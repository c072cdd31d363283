//! What all commands share: how they read a file, print, and say that they were misused.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, ensure};
use clap::Parser;
use referee::read_line;

use crate::terminal::LINE_MAX;

/// What was asked for cannot be: exit code 2, as for any misuse of the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Usage(String);

pub(crate) fn usage(what: impl ToString) -> anyhow::Error {
    Usage(what.to_string()).into()
}

/// Text that does nothing to a terminal, whoever wrote it.
pub(crate) fn plain(text: &str) -> String {
    let keep = |c: char| c == '\n' || !c.is_control();
    text.chars().map(|c| if keep(c) { c } else { '\u{fffd}' }).collect()
}

/// Whether whoever reads the output has gone away.
pub(crate) fn is_closed(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// Standard output, with colours only at a terminal.
pub(crate) fn output() -> impl Write {
    anstream::AutoStream::auto(io::stdout())
}

/// Asks for a line; `None` at the end of input.
pub(crate) fn ask(prompt: &str) -> io::Result<Option<String>> {
    let (mut out, mut line) = (output(), Vec::new());
    write!(out, "{prompt} ")?;
    out.flush()?;
    let is_line = read_line(&mut io::stdin().lock(), &mut line, LINE_MAX)?.is_some();
    if !is_line {
        writeln!(out)?;
    }
    Ok(is_line.then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

/// A variable of the environment that is empty counts as unset.
pub(crate) fn parsed<P: Parser>(words: impl Iterator<Item = OsString>) -> Result<P, clap::Error> {
    let mut command = without_empty(P::command());
    let mut matches = command.try_get_matches_from_mut(words)?;
    P::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

fn without_empty(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|arg| {
        let value = arg.get_env().and_then(env::var_os);
        if value.is_some_and(|value| value.is_empty()) { arg.env(None::<&str>) } else { arg }
    });
    command.mut_subcommands(without_empty)
}

/// The folder for what the program keeps: `KARTENHAUS_DATA`, or `kartenhaus` in the user's data
/// folder.
pub(crate) fn data_folder() -> PathBuf {
    let named = env::var_os("KARTENHAUS_DATA").filter(|folder| !folder.is_empty());
    named.map(PathBuf::from).unwrap_or_else(|| {
        let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|p| p.is_absolute());
        let home = || env::home_dir().map(|home| home.join(".local/share"));
        data.or_else(home).unwrap_or_default().join("kartenhaus")
    })
}

/// A text without the numbers that the system gives its errors.
pub(crate) fn without_numbers(text: &str) -> String {
    let mut parts = text.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let digits = part.trim_start_matches(|it: char| it.is_ascii_digit());
        text + digits.strip_prefix(')').unwrap_or(part)
    })
}

pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The largest record that is read, in bytes. Ten thousand rounds of the longest game take a tenth.
const RECORD_MAX: u64 = 256 << 20;

pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let mut file = fs::File::open(path).with_context(|| shown(path))?.take(RECORD_MAX + 1);
    file.read_to_end(&mut bytes).with_context(|| shown(path))?;
    ensure!(bytes.len() as u64 <= RECORD_MAX, "{}: larger than any record", shown(path));
    String::from_utf8(bytes).map_err(|_| anyhow!("{}: this is not text", shown(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_system_are_left_out() {
        for (text, shown) in [
            ("x: File exists (os error 17)", "x: File exists"),
            ("a (os error 1): b (os error 22); c", "a: b; c"),
            ("nothing of that kind", "nothing of that kind"),
        ] {
            assert_eq!(without_numbers(text), shown);
        }
    }
}
