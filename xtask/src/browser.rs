//! `cargo xtask browser`: the page, as people use it, in a real browser (`web/e2e`).

use std::env;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::Context as _;

use crate::run::{build, built, run, store, works};

/// Chromium without its own windows and menus, which take time and are not tested.
const BROWSER: &str = "chromium-headless-shell";

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stories<'a> {
    /// Only those whose file or title has this word.
    pub(crate) word: Option<&'a str>,
    /// Only the few that are run before each commit.
    pub(crate) quick: bool,
    pub(crate) long: bool,
    /// On a slow network with slow pages.
    pub(crate) slow: bool,
    /// A file for a JUnit report.
    pub(crate) report: Option<&'a Path>,
}

pub(crate) fn browser(stories: &Stories<'_>) -> anyhow::Result<()> {
    let &Stories { word, quick, long, slow, report } = stories;
    let mut node = node()?;
    for (name, on) in [("KARTENHAUS_LONG", long), ("KARTENHAUS_SLOW", slow)] {
        node.env(name, if on { "yes" } else { "no" });
    }
    node.args(["--test-reporter=spec", "--test-reporter-destination=stdout"]);
    if let Some(report) = report {
        node.arg("--test-reporter=junit");
        node.arg(format!("--test-reporter-destination={}", report.display()));
    }
    node.arg("e2e/run.mjs").args(word);
    run(node.args(quick.then_some("--quick")))
}

/// Measures how soon a tap shows, how smoothly cards fly and what Lighthouse says, on a slow phone:
/// what has `word` in its name, or all.
pub(crate) fn figures(word: Option<&str>) -> anyhow::Result<()> {
    run(node()?.arg("e2e/figures.mjs").args(word))
}

/// Retakes the pictures of the site in `docs/screenshots/`.
pub(crate) fn pictures() -> anyhow::Result<()> {
    let mut node = node()?;
    node.env("KARTENHAUS_PICTURES", "write");
    run(node.args(["--test-reporter=spec", "e2e/run.mjs", "pictures.test.mjs"]))
}

/// Checks the page's types and styles, and runs its tests that need no browser.
pub(crate) fn check() -> anyhow::Result<()> {
    packages()?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "lint"]))?;
    run(npm().args(["run", "--silent", "test"]))
}

/// Runs the page's tests that need no browser, and writes a JUnit report.
pub(crate) fn unit_tests(report: &Path) -> anyhow::Result<()> {
    let mut test = npm();
    test.args(["run", "--silent", "test", "--", "--reporter=default", "--reporter=junit"]);
    run(test.arg(format!("--outputFile.junit={}", report.display())))
}

/// Fetches what the page and its tests need: packages and a browser.
pub(crate) fn fetch() -> anyhow::Result<()> {
    fs::create_dir_all(store())?;
    let turn = File::create(store().join("fetch.lock"))?;
    turn.lock()?;
    packages()?;
    if !works(Command::new(BROWSER).arg("--version")) {
        let install = ["install", "-qq", "-y", "--no-install-recommends", BROWSER];
        run(Command::new("apt-get").args(["update", "-qq"])).and_then(|()| {
            run(Command::new("apt-get").args(install)).context("install Chromium")
        })?;
    }
    Ok(())
}

/// Node.js, set up to find the program, the packages and a browser.
fn node() -> anyhow::Result<Command> {
    build()?;
    fetch()?;
    let mut node = Command::new("node");
    node.current_dir("web");
    node.env("KARTENHAUS", env::current_dir()?.join(built("kartenhaus")));
    Ok(node)
}

/// Installs the page's packages, if the installed ones differ from the lock file.
pub(crate) fn packages() -> anyhow::Result<()> {
    // The server's build installs them too; they take turns.
    let lock = File::create("web/.build.lock")?;
    lock.lock()?;
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
