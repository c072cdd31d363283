//! Finds the last commit that changed the lab or what it measures, so that a report can name it.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What the bots and the arena are made from, and the games' list.
const SOURCES: [&str; 6] =
    ["../engine/src", "../search/src", "../games/src", "../bots/src", "src", "../../Cargo.lock"];

/// Where each game has a folder with its `src` and `rules.md`.
const GAMES: &str = "../../games";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let sources = sources();
    for source in &sources {
        println!("cargo::rerun-if-changed={source}");
    }
    let with = |arguments: &[&'static str]| {
        git(arguments.iter().copied().chain(sources.iter().map(String::as_str)))
    };
    let commit = with(&["log", "-1", "--format=%h", "--abbrev=12", "--"]);
    let commit = commit.filter(|commit| !commit.is_empty());
    // Two programs built from different changes are not the same.
    let commit = match (commit, with(&["status", "--porcelain", "--"])) {
        (Some(commit), Some(changed)) if changed.is_empty() => commit,
        (Some(commit), _) => {
            // The next commit may have these changes.
            watch_commits();
            format!("{commit}-changed-{}", hash(&sources))
        }
        (None, _) => format!("unknown-{}", hash(&sources)),
    };
    println!("cargo::rustc-env=LAB_COMMIT={commit}");
}

/// All that a report follows from.
fn sources() -> Vec<String> {
    let games = fs::read_dir(GAMES).expect("the games have a folder").flatten();
    let games = games.filter(|entry| entry.path().join("Cargo.toml").exists());
    let parts = games.flat_map(|game| ["src", "rules.md"].map(|part| game.path().join(part)));
    let parts = parts.filter(|path| path.exists()).map(|path| path.display().to_string());
    let mut all: Vec<String> = SOURCES.map(str::to_owned).into_iter().chain(parts).collect();
    all.sort();
    all
}

/// Has this run again after each commit.
fn watch_commits() {
    // A missing path would make this run with every build.
    let log = git(["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| std::path::Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// FNV-1a of all sources, with their paths, in the order of these; as 8 hex digits.
fn hash(sources: &[String]) -> String {
    let mut paths: Vec<PathBuf> = sources.iter().map(PathBuf::from).collect();
    let mut files = BTreeMap::new();
    while let Some(path) = paths.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => paths.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => _ = fs::read(&path).map(|bytes| files.insert(path, bytes)),
        }
    }
    let parts = files.iter().flat_map(|(path, bytes)| [path.as_os_str().as_encoded_bytes(), bytes]);
    // Between two parts stands what is in no text.
    let bytes = parts.flat_map(|part| part.iter().chain(&[0xff]));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{:08x}", hash as u32)
}

/// What git prints, if there is git and a repository.
fn git<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
