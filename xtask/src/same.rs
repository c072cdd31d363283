//! `cargo xtask same`: whether code that moves changes anything that anybody sees.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use anyhow::ensure;

use crate::run::{cargo, output};

/// What is expected: a line for each part of the corpus, and for each file of data.
const EXPECTED: &str = "same/expected.txt";

/// Files that are no data: code, text and what changes with it.
const CODE: &[&str] =
    &["css", "ftl", "html", "js", "lock", "md", "mjs", "py", "rs", "sh", "svelte", "toml", "ts"];

/// What is made of code is data, too.
const MADE: &[&str] = &["web/src/protocol.ts", "web/src/reviews.ts", "web/src/views.ts"];

/// Inputs for fuzzing, and a game that nobody plays.
const OTHERS: [&str; 2] = ["fuzz/", "xtask/template/"];

/// Makes the corpus, and compares it with what is expected, or writes that anew. A file may be
/// elsewhere and called otherwise.
pub(crate) fn same(write: bool) -> anyhow::Result<()> {
    let mut found = output(cargo().args(["run", "--release", "--quiet", "--package", "same"]))?;
    found += &files()?;
    if write {
        fs::write(EXPECTED, found)?;
        return Ok(());
    }
    let expected = fs::read_to_string(EXPECTED)?;
    let (expected, found) = (lines(&expected), lines(&found));
    let others = |all: &BTreeMap<&str, &str>, than: &BTreeMap<&str, &str>, sign| -> Vec<String> {
        let others = all.iter().filter(|(key, _)| !than.contains_key(*key));
        others.map(|(key, name)| format!("{sign} {key} {name}")).collect()
    };
    let differ = [others(&expected, &found, '-'), others(&found, &expected, '+')].concat();
    ensure!(differ.is_empty(), "not the same:\n{}", differ.join("\n"));
    println!("{} parts and files are the same", found.len());
    Ok(())
}

/// What lines say, by hash; and the name of a file, which may change.
fn lines(text: &str) -> BTreeMap<&str, &str> {
    let path = |line: &str| if line.starts_with("file ") { line.rfind(' ') } else { None };
    text.lines().map(|line| line.split_at(path(line).unwrap_or(line.len()))).collect()
}

/// A line with its hash for each file of data.
fn files() -> anyhow::Result<String> {
    let all = output(Command::new("git").args(["ls-files"]))?;
    let is_data = |path: &&str| {
        let name = path.rsplit('/').next().unwrap_or(path);
        let is_code = name.rsplit_once('.').is_none_or(|(_, ending)| CODE.contains(&ending));
        MADE.contains(path)
            || !is_code && *path != EXPECTED && !OTHERS.iter().any(|it| path.starts_with(it))
    };
    let paths: Vec<&str> = all.lines().filter(is_data).collect();
    // Not by `output`, which prints the whole command.
    let hashes = Command::new("git").arg("hash-object").args(&paths).output()?;
    ensure!(hashes.status.success(), "git hash-object failed: {}", hashes.status);
    let hashes = String::from_utf8(hashes.stdout)?;
    let lines = hashes.lines().zip(paths).map(|(hash, path)| format!("file {hash} {path}\n"));
    Ok(lines.collect())
}
