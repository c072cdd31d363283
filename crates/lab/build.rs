//! Says which commit is built, so that a report can name it.

use std::process::Command;

/// What the games, the bots and the arena are made from.
const SOURCES: [&str; 5] =
    ["../engine/src", "../bots/src", "src", "../../docs/rules", "../../Cargo.lock"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    // Where there is no repository there is no log either, and a path that is not there would have
    // this run with every build.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| std::path::Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or("unknown".to_owned());
    let mut status = vec!["status", "--porcelain", "--"];
    status.extend(SOURCES);
    let changed = git(&status).is_some_and(|changed| !changed.is_empty());
    println!("cargo::rustc-env=LAB_COMMIT={commit}{}", if changed { "-changed" } else { "" });
}

/// What git prints, if there is git and a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
