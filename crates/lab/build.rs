//! Finds the last commit that changed the lab or what it measures, so that a report can name it.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What the games, the bots and the arena are made from.
const SOURCES: [&str; 5] =
    ["../engine/src", "../bots/src", "src", "../../docs/rules", "../../Cargo.lock"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    let mut last = vec!["log", "-1", "--format=%h", "--abbrev=12", "--"];
    last.extend(SOURCES);
    let commit = git(&last).filter(|commit| !commit.is_empty());
    let mut status = vec!["status", "--porcelain", "--"];
    status.extend(SOURCES);
    // Two programs built from different changes are not the same.
    let commit = match (commit, git(&status)) {
        (Some(commit), Some(changed)) if changed.is_empty() => commit,
        (Some(commit), _) => {
            // The next commit may have these changes.
            watch_commits();
            format!("{commit}-changed-{}", hash())
        }
        (None, _) => format!("unknown-{}", hash()),
    };
    println!("cargo::rustc-env=LAB_COMMIT={commit}");
}

/// Has this run again after each commit.
fn watch_commits() {
    // A missing path would make this run with every build.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| std::path::Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// FNV-1a of all sources, with their paths, in the order of these; as 8 hex digits.
fn hash() -> String {
    let mut paths: Vec<PathBuf> = SOURCES.iter().map(PathBuf::from).collect();
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
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
