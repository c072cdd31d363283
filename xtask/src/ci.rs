//! `cargo xtask ci`: every check, in order, with the time that each took.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::run::{build_for_once, cargo, output, run, works};
use crate::{browser, codegen, fuzz, load, nats, pictures, soak, tidy};

/// Seconds of lockstep with the oracle in CI.
const LOCKSTEP: u32 = 30;

/// Seconds that each fuzz target runs in CI.
const FUZZ: u32 = 15;

/// How often the server is killed in CI.
const KILLS: u32 = 3;

/// Runs every check.
///
/// # Errors
///
/// At the first check that fails.
pub(crate) fn ci() -> anyhow::Result<()> {
    // First of all: what cannot be fetched fails before an hour has passed.
    let nats = nats::server()?;
    let nextest = works(cargo().args(["nextest", "--version"]));
    // No step below says how fast anything is.
    build_for_once();
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut step = |name: &'static str, check: &dyn Fn() -> anyhow::Result<()>| {
        println!("\n=== {name}");
        let start = Instant::now();
        check()?;
        let time = start.elapsed();
        println!("=== {name}: {:.1} s", time.as_secs_f64());
        times.push((name, time));
        anyhow::Ok(())
    };
    step("format", &|| run(cargo().args(["fmt", "--all", "--check"])))?;
    step("tidy", &tidy::tidy)?;
    step("clippy", &|| {
        let all = ["clippy", "--workspace", "--all-targets", "--quiet", "--"];
        run(cargo().args(all).args(["-D", "warnings"]))
    })?;
    step("docs", &|| {
        let mut doc = cargo();
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(doc.args(["doc", "--workspace", "--no-deps", "--quiet"]))
    })?;
    step("tests, debug", &|| test(nextest, &nats, &["--workspace"]))?;
    // What may differ without checks of overflow is the engine; the server is loaded and killed in
    // release below.
    let engine = ["--package", "engine", "--release"];
    step("tests of the engine, release", &|| test(nextest, &nats, &engine))?;
    step("web", &browser::check)?;
    step("browser", &|| browser::browser(None))?;
    step("doc tests", &|| run(cargo().args(["test", "--workspace", "--doc", "--quiet"])))?;
    step("oracle and referee in lockstep", &|| soak::lockstep(LOCKSTEP, 1))?;
    step("generated files are fresh", &|| codegen::codegen(true))?;
    step("pictures are fresh", &|| pictures::pictures(true))?;
    step("benchmarks, smoke", &|| {
        run(cargo().args([
            "bench",
            "--package",
            "engine",
            "--bench",
            "throughput",
            "--quiet",
            "--",
            "--test",
        ]))?;
        let bench = ["run", "--release", "--quiet", "--", "bench", "--seconds", "0.1", "--json"];
        let printed = output(cargo().args(bench))?;
        let results: serde_json::Value = serde_json::from_str(&printed)?;
        let count = results["results"].as_array().map_or(0, Vec::len);
        anyhow::ensure!(count == 15, "three figures for each of five games, not {count}");
        Ok(())
    })?;
    step("load", &load::smoke)?;
    step("server killed in play", &|| load::kills(KILLS))?;
    // One fault of each kind, soon after each other.
    let short = ["--faults", "9", "--pause-max", "3"].map(str::to_owned);
    step("servers and their log in chaos", &|| load::chaos(&short))?;
    step("fuzz", &|| fuzz::fuzz(None, FUZZ))?;
    println!("\nAll checks passed:");
    for (name, time) in &times {
        println!("{:>8.1} s  {name}", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("{:>8.1} s  in all", total.as_secs_f64());
    Ok(())
}

/// Tests all of this. Those that need a nats-server find it, so that none is left out.
fn test(nextest: bool, nats: &Path, what: &[&str]) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("NATS_SERVER", nats);
    if nextest {
        return run(test.args(["nextest", "run", "--status-level", "fail"]).args(what));
    }
    run(test.args(["test", "--lib", "--bins", "--tests", "--quiet"]).args(what))
}
