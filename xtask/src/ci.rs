//! `cargo xtask ci`: every check, in order, with the time that each took.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;
use std::{fs, thread};

use anyhow::{anyhow, ensure};

use crate::load::Built;
use crate::run::{self, build, cargo, output, program, run, store, works};
use crate::{
    api, browser, codegen, fuzz, load, nats, package, pictures, python, release, rounds, soak, tidy,
};

/// How many matches of each game are played in lockstep with the oracle.
const MATCHES: u32 = 4;

const DAYS: u32 = 40;

const KILLS: u32 = 2;

/// How many faults there are: one of each kind, in quick succession.
const FAULTS: [&str; 4] = ["--faults", "9", "--pause-max", "1"];

const ATTACKS: [&str; 2] = ["--seconds", "1"];

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct CiArgs {
    /// Only the quick steps, for before each commit
    #[arg(long)]
    quick: bool,
    /// Only one step
    #[arg(long, value_name = "STEP", conflicts_with = "quick")]
    only: Option<String>,
}

/// Tools that steps need and that are not built here.
struct Tools {
    nats: PathBuf,
    nextest: bool,
}

struct Step {
    name: &'static str,
    quick: bool,
    /// Whether it runs beside the steps that follow: it mostly waits, or has use for one processor.
    beside: bool,
    check: fn(&Tools, Form) -> anyhow::Result<()>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Quick,
    Whole,
}

const STEPS: &[Step] = &[
    quick("format", |_, _| run(cargo().args(["fmt", "--all", "--check"]))),
    quick("tidy", |_, _| tidy::tidy()),
    quick("clippy", |_, _| {
        let all = ["clippy", "--workspace", "--all-targets", "--quiet", "--"];
        run(cargo().args(all).args(["-D", "warnings"]))
    }),
    whole("docs", |_, _| {
        let mut doc = cargo();
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(doc.args(["doc", "--workspace", "--no-deps", "--quiet"]))
    }),
    quick("build", |_, _| build()),
    quick("tests", tests),
    whole("doc-tests", |_, _| run(cargo().args(["test", "--workspace", "--doc", "--quiet"]))),
    whole("generated", |_, _| codegen::codegen(true)),
    whole("pictures", |_, _| pictures::pictures(true)),
    beside("api-fuzz", |_, _| api::fuzz()),
    whole("rounds", |_, _| rounds::check()),
    whole("python", |_, _| python::check()),
    whole("web", |_, _| browser::check()),
    whole("licences", |_, _| release::check()),
    whole("package", |_, _| package::check()),
    quick("browser", |_, form| {
        browser::browser(&browser::Stories { quick: form == Form::Quick, ..Default::default() })
    }),
    beside("chaos", |_, _| load::chaos(Built::ForTests, &FAULTS.map(str::to_owned))),
    beside("simulate", |_, _| soak::simulate_days(DAYS)),
    whole("lockstep", |_, _| soak::lockstep("--matches", MATCHES, 1)),
    whole("benchmarks", |_, _| benchmarks()),
    whole("load", |_, _| load::smoke()),
    whole("attack", |_, _| load::attack(Built::ForTests, &ATTACKS.map(str::to_owned))),
    whole("kills", |_, _| load::kills(Built::ForTests, KILLS)),
    whole("fuzz", |_, _| fuzz::check()),
];

const fn quick(name: &'static str, check: fn(&Tools, Form) -> anyhow::Result<()>) -> Step {
    Step { name, quick: true, beside: false, check }
}

const fn whole(name: &'static str, check: fn(&Tools, Form) -> anyhow::Result<()>) -> Step {
    Step { name, quick: false, beside: false, check }
}

const fn beside(name: &'static str, check: fn(&Tools, Form) -> anyhow::Result<()>) -> Step {
    Step { name, quick: false, beside: true, check }
}

pub(crate) fn ci(args: &CiArgs) -> anyhow::Result<()> {
    let form = if args.quick { Form::Quick } else { Form::Whole };
    let wanted: Vec<&Step> = STEPS
        .iter()
        .filter(|step| match &args.only {
            Some(only) => step.name == only,
            None => step.quick || form == Form::Whole,
        })
        .collect();
    ensure!(!wanted.is_empty(), "the steps are {}", names());
    run::QUICK.store(args.quick, Ordering::Relaxed);
    let start = Instant::now();
    let nextest = works(cargo().args(["nextest", "--version"]));
    let tools = Tools { nats: nats::server()?, nextest };
    let mut times: Vec<(&str, f64)> = Vec::new();
    thread::scope(|scope| {
        // Fetching runs beside the first steps. The step that needs its result waits for it, and
        // reports what went wrong. If a step fails before, nothing is left running.
        if args.only.is_none() {
            scope.spawn(|| {
                browser::fetch()?;
                if form == Form::Whole { python::fetch() } else { Ok(()) }
            });
        }
        let mut waiting = Vec::new();
        for step in wanted {
            if step.beside {
                waiting.push(scope.spawn(|| check(step, &tools, form)));
            } else {
                times.push(check(step, &tools, form)?);
            }
        }
        for step in waiting {
            times.push(step.join().expect("no step panics")?);
        }
        anyhow::Ok(())
    })?;
    times.push(("in all", start.elapsed().as_secs_f64()));
    if args.only.is_none() {
        table(&times, if form == Form::Quick { "quick" } else { "whole" })?;
    }
    Ok(())
}

/// Returns the step's name and its duration in seconds.
fn check(step: &Step, tools: &Tools, form: Form) -> anyhow::Result<(&'static str, f64)> {
    println!("\n=== {}", step.name);
    let start = Instant::now();
    (step.check)(tools, form).map_err(|error| {
        anyhow!("{error:#}\n\nTo see it again: cargo xtask ci --only {}", step.name)
    })?;
    let time = start.elapsed().as_secs_f64();
    println!("=== {}: {time:.1} s", step.name);
    Ok((step.name, time))
}

/// Prints how long each step took, now and last time, and keeps the times for the next run.
fn table(times: &[(&str, f64)], form: &str) -> anyhow::Result<()> {
    let file = store().join(format!("ci-{form}.json"));
    let before = fs::read_to_string(&file).unwrap_or_default();
    let before: BTreeMap<String, f64> = serde_json::from_str(&before).unwrap_or_default();
    println!("\nAll checks passed:\n{:>10} {:>10}  step", "seconds", "before");
    for (name, time) in times {
        let before = before.get(*name).map_or_else(String::new, |time| format!("{time:.1}"));
        println!("{time:>10.1} {before:>10}  {name}");
    }
    let now: BTreeMap<&str, f64> = times.iter().copied().collect();
    fs::write(file, serde_json::to_string(&now)?)?;
    Ok(())
}

fn names() -> String {
    STEPS.iter().map(|step| step.name).collect::<Vec<_>>().join(", ")
}

/// Runs the tests in Rust: all, or only unit tests. Tests that need a nats-server find it, so that
/// none is left out.
fn tests(tools: &Tools, form: Form) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("NATS_SERVER", &tools.nats);
    // A fuzz target takes no tests; to exclude its package would switch off features of others.
    let chosen = match form {
        Form::Quick => &["--lib", "--bin", "kartenhaus", "--bin", "load", "--bin", "xtask"][..],
        Form::Whole => &["--tests"],
    };
    if tools.nextest {
        test.args(["nextest", "run", "--workspace", "--status-level", "fail"]);
        test.args(["--profile", if form == Form::Quick { "quick" } else { "default" }]);
    } else {
        test.args(["test", "--workspace", "--quiet"]);
    }
    run(test.args(chosen))
}

/// Runs every benchmark once, which checks what it computes.
fn benchmarks() -> anyhow::Result<()> {
    run(cargo().args(["test", "--workspace", "--bench", "throughput", "--quiet"]))?;
    let printed = output(program("kartenhaus").args(["bench", "--seconds", "0.1", "--json"]))?;
    let results: serde_json::Value = serde_json::from_str(&printed)?;
    let count = results["results"].as_array().map_or(0, Vec::len);
    ensure!(count == 15, "expected three figures for each of five games, found {count}");
    Ok(())
}
