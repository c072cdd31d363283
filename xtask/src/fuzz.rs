//! `cargo xtask fuzz`: libFuzzer on every target of `fuzz/`, two at a time.
//!
//! The targets are built with the ordinary toolchain, and `fuzz/instrument` adds the
//! instrumentation that libFuzzer needs; no other tool is installed.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::{env, fs};

use anyhow::{Context as _, bail, ensure};

use crate::run::{cargo, run, shown, store};

const AT_ONCE: usize = 2;

/// Number of inputs for each target in CI: a few seconds' worth, and the same in every run.
const RUNS: [(&str, u32); 6] = [
    ("edited_record", 1_000),
    ("moves", 1_000),
    ("record", 80_000),
    ("referee", 7_000),
    ("text", 80_000),
    ("tried", 1_000),
];

/// Fuzzes one target, or all of them, for `seconds` each. New inputs are kept in the target
/// folder and used by the next run.
pub(crate) fn fuzz(target: Option<&str>, seconds: u32) -> anyhow::Result<()> {
    fuzz_in("corpus", target, |_| Ok(vec![format!("-max_total_time={seconds}")]))
}

/// Fuzzes every target, from the committed corpus alone.
pub(crate) fn check() -> anyhow::Result<()> {
    _ = fs::remove_dir_all(store().join("debug/fuzz/check"));
    fuzz_in("check", None, |name| {
        let runs = RUNS.iter().find(|(target, _)| *target == name);
        let (_, runs) = runs.with_context(|| format!("RUNS has no count for {name}"))?;
        Ok(vec![format!("-runs={runs}"), "-seed=1".to_owned()])
    })
}

/// Fuzzes one target, or all of them, and saves new inputs in the folder `kept`. `amount` gives
/// libFuzzer's options for a target.
fn fuzz_in(
    kept: &str,
    target: Option<&str>,
    amount: impl Fn(&str) -> anyhow::Result<Vec<String>>,
) -> anyhow::Result<()> {
    let mut build = cargo();
    build.env("RUSTC_WORKSPACE_WRAPPER", env::current_dir()?.join("fuzz/instrument"));
    run(build.args(["build", "--package", "kartenhaus-fuzz", "--bins", "--quiet"]))?;
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir("fuzz/fuzz_targets")? {
        let path = entry?.path();
        names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    if let Some(target) = target {
        ensure!(names.iter().any(|name| name == target), "the targets are {names:?}");
        names.retain(|name| name == target);
    }
    let folder = env::current_dir()?.join(store()).join("debug");
    for some in names.chunks(AT_ONCE) {
        let mut running = Vec::new();
        for name in some {
            running.push(start(&folder, kept, name, &amount(name)?)?);
        }
        for (command, mut child, log) in running {
            let status = child.wait().with_context(|| shown(&command))?;
            let text = fs::read_to_string(&log)?;
            if !status.success() {
                bail!("`{}` failed: {status}\n{}", shown(&command), last_lines(&text, 60));
            }
            ensure!(text.contains("inline 8-bit counters"), "the program is not instrumented");
            println!("{}: {}", shown(&command), last_lines(&text, 1).trim());
        }
    }
    Ok(())
}

fn start(
    folder: &Path,
    kept: &str,
    name: &str,
    amount: &[String],
) -> anyhow::Result<(Command, Child, PathBuf)> {
    // Findings go beside the build; the committed corpus is only read.
    let found = folder.join("fuzz").join(kept).join(name);
    let artifacts = Path::new("fuzz/artifacts").join(name);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(&artifacts)?;
    let log = folder.join("fuzz").join(format!("{name}.log"));
    let file = fs::File::create(&log)?;
    let mut command = Command::new(folder.join(name));
    command.arg(&found);
    let corpus = Path::new("fuzz/corpus").join(name);
    command.args(corpora(name)?.into_iter().chain(Some(corpus)).filter(|folder| folder.is_dir()));
    command.args(amount).arg("-timeout=60");
    command.arg(format!("-artifact_prefix={}/", artifacts.display()));
    command.stdout(file.try_clone()?).stderr(file);
    let child = command.spawn().with_context(|| shown(&command))?;
    Ok((command, child, log))
}

/// The folders with inputs of each game for this target: if one has any, all need some.
fn corpora(name: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for game in fs::read_dir("games")? {
        folders.push(game?.path().join("tests/corpus").join(name));
    }
    folders.sort();
    if folders.iter().any(|folder| folder.is_dir()) {
        let bare = folders.iter().find(|folder| !folder.is_dir());
        ensure!(bare.is_none(), "put an input for the target {name} into {bare:?}");
    }
    Ok(folders)
}

fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}
