//! `cargo xtask soak`: long runs of random matches, and of the referee in lockstep with the oracle.

use std::process::Command;

use crate::run::{build, built, cargo, example, run};

/// Plays random matches of every game with everything checked, then lockstep.
pub(crate) fn soak(decisions: u64, seconds: u32, seed: u64) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("KARTENHAUS_TEST_DECISIONS", decisions.to_string());
    test.env("KARTENHAUS_TEST_SEED", seed.to_string());
    let all = ["test", "--release", "--package", "kartenhaus-games", "--test", "it"];
    run(test.args(all).args(["conformance::", "--", "--nocapture"]))?;
    lockstep("--seconds", seconds, seed)
}

/// Checks the lens of each seat in this many positions of every game.
pub(crate) fn lens(positions: u64, seed: u64) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("KARTENHAUS_TEST_POSITIONS", positions.to_string());
    test.env("KARTENHAUS_TEST_SEED", seed.to_string());
    let all = ["test", "--release", "--package", "kartenhaus-games", "--test", "it"];
    run(test.args(all).args(["lens::", "--", "--nocapture"]))
}

/// Asks bots in this many positions of every game, and again with cards exchanged that their seats
/// cannot know; searches in fewer.
pub(crate) fn honesty(positions: u64, seed: u64) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("KARTENHAUS_TEST_POSITIONS", positions.to_string());
    test.env("KARTENHAUS_TEST_SEED", seed.to_string());
    let all = ["test", "--release", "--package", "kartenhaus-bots", "--test", "it"];
    run(test.args(all).args(["honesty::", "--", "--nocapture"]))
}

/// Plays days of busy tables in virtual time, while servers, logs and connections fail; prints the
/// smallest plan that fails.
pub(crate) fn simulate(args: &[String]) -> anyhow::Result<()> {
    let mut simulate = cargo();
    simulate.args([
        "run",
        "--release",
        "--quiet",
        "--package",
        "kartenhaus-play",
        "--features",
        "testing",
    ]);
    run(simulate.args(["--example", "simulate", "--"]).args(args))
}

pub(crate) fn simulate_days(days: u32) -> anyhow::Result<()> {
    build()?;
    run(example("simulate").args(["--days", &days.to_string()]))
}

/// Plays the referee and the oracle in lockstep, for `amount` seconds (`--seconds`) or matches of
/// each game (`--matches`).
pub(crate) fn lockstep(unit: &str, amount: u32, seed: u64) -> anyhow::Result<()> {
    build()?;
    let referee = format!("{} referee", built("kartenhaus").display());
    let oracle = || {
        let mut python = Command::new("python3");
        python.args(["oracle/lockstep.py", "--referee", &referee]);
        python
    };
    run(oracle().arg("--protocol"))?;
    run(oracle().args([unit, &amount.to_string(), "--seed", &seed.to_string()]))
}
