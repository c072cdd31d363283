//! `cargo xtask browser`: the page, as people use it, in a real browser (`web/e2e`).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::Context as _;

use crate::run::{example, programs, run, target, works};

/// How many files of tests run at once: each has its own browser and servers.
const AT_ONCE: usize = 2;

/// Runs every test in the browser, or those of the files or titles that a word is found in.
///
/// # Errors
///
/// If something is missing and cannot be installed, or a test fails.
pub(crate) fn browser(filter: Option<&str>) -> anyhow::Result<()> {
    let mut files = tests()?;
    let named = |file: &String| filter.is_some_and(|word| file.contains(word));
    let is_file = files.iter().any(named);
    if is_file {
        files.retain(named);
    }
    let mut node = node()?;
    node.args(["--test", "--test-reporter=spec", &format!("--test-concurrency={AT_ONCE}")]);
    if let Some(title) = filter.filter(|_| !is_file) {
        node.arg(format!("--test-name-pattern={title}"));
    }
    run(node.args(files))
}

/// Measures how soon a tap is seen, and how evenly cards fly, on a slow phone.
///
/// # Errors
///
/// If something is missing and cannot be installed, or too little was measured.
pub(crate) fn figures() -> anyhow::Result<()> {
    run(node()?.arg("e2e/figures.mjs"))
}

/// Takes the pictures of the site anew that are kept in `docs/screenshots/`.
///
/// # Errors
///
/// If something is missing and cannot be installed, or the site does not work.
pub(crate) fn pictures() -> anyhow::Result<()> {
    let mut node = node()?;
    node.env("KARTENHAUS_PICTURES", "write");
    run(node.args(["--test", "--test-reporter=spec", "e2e/pictures.test.mjs"]))
}

/// Checks the page's types, and runs those of its tests that need no browser.
///
/// # Errors
///
/// If a check fails.
pub(crate) fn check() -> anyhow::Result<()> {
    packages()?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "test"]))
}

/// The files of tests.
fn tests() -> anyhow::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir("web/e2e")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") {
            files.push(format!("e2e/{name}"));
        }
    }
    files.sort();
    Ok(files)
}

/// A node that finds the program, the packages and a browser.
fn node() -> anyhow::Result<Command> {
    programs()?;
    packages()?;
    if !works(Command::new("chromium").arg("--version")) {
        let install = ["install", "-y", "--no-install-recommends", "chromium"];
        run(Command::new("apt-get").arg("update")).and_then(|()| {
            run(Command::new("apt-get").args(install)).context("install Chromium")
        })?;
    }
    let target = env::current_dir()?.join(target());
    let scenes = scenes(&target)?;
    let mut node = Command::new("node");
    node.current_dir("web");
    node.env("KARTENHAUS", target.join("debug/kartenhaus"));
    node.env("KARTENHAUS_SCENES", scenes);
    Ok(node)
}

/// A data file with the tables that pictures are taken of.
fn scenes(target: &Path) -> anyhow::Result<PathBuf> {
    let file = target.join("tmp/scenes.db");
    fs::create_dir_all(target.join("tmp"))?;
    for end in ["", "-wal", "-shm"] {
        let old = target.join(format!("tmp/scenes.db{end}"));
        if old.exists() {
            fs::remove_file(old)?;
        }
    }
    run(example("scenes").arg("web/e2e/scenes").arg(&file))?;
    Ok(file)
}

/// Installs the page's packages, if those that are there are not the ones in the lock file.
fn packages() -> anyhow::Result<()> {
    let modified = |path: &str| fs::metadata(path).and_then(|data| data.modified()).ok();
    if modified("web/node_modules/.package-lock.json") < modified("web/package-lock.json") {
        run(npm().args(["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(())
}

fn npm() -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir("web");
    npm
}
