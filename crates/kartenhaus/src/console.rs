//! What all commands share: how they read a file, print, and say that they were misused.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::Path;

use anyhow::{Context as _, anyhow, ensure};
use words::Language;

/// What was asked for cannot be: exit code 2, as for any misuse of the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Usage(String);

/// The error of a command that was misused.
pub(crate) fn usage(what: impl ToString) -> anyhow::Error {
    Usage(what.to_string()).into()
}

/// Text that does nothing to a terminal, whoever wrote it.
pub(crate) fn plain(text: &str) -> String {
    let keep = |c: char| c == '\n' || !c.is_control();
    text.chars().map(|c| if keep(c) { c } else { '\u{fffd}' }).collect()
}

/// What is said where whoever reads the output goes away.
pub(crate) fn closed(language: Language) -> String {
    language.text("terminal-output-closed", &[])
}

/// Whether whoever reads the output has gone away.
pub(crate) fn is_closed(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// Standard output with colours, where somebody sees them.
pub(crate) fn output() -> impl Write {
    anstream::AutoStream::auto(io::stdout())
}

/// A path, as it is shown.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The largest record that is read, in bytes. Ten thousand rounds of the longest game take a tenth.
const RECORD_MAX: u64 = 256 << 20;

/// Reads a record's file.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let mut file = fs::File::open(path).with_context(|| shown(path))?.take(RECORD_MAX + 1);
    file.read_to_end(&mut bytes).with_context(|| shown(path))?;
    ensure!(bytes.len() as u64 <= RECORD_MAX, "{}: larger than any record", shown(path));
    String::from_utf8(bytes).map_err(|_| anyhow!("{}: this is not text", shown(path)))
}
