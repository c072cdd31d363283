//! Finds the last commit that changed the lab or what it measures, so that a report can name it.

use std::process::Command;

use sources::{hash, sources};

#[path = "sources.rs"]
mod sources;

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

/// Has this run again after each commit.
fn watch_commits() {
    // A missing path would make this run with every build.
    let log = git(["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| std::path::Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// What git prints, if there is git and a repository.
fn git<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
