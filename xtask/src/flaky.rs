//! `cargo xtask flaky`: runs the tests again and again, some beside busy loops, and reports every
//! test that fails in some runs or whose duration varies strongly.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, hint, thread};

use anyhow::ensure;

use crate::browser::{self, Stories};
use crate::nats;
use crate::run::{build, cargo, run, store};

/// Every third run has the machine to itself.
const QUIET_EVERY: u32 = 3;

/// Runs of one test under the same load differ strongly if the slowest took longer than the fastest
/// by this factor and by this many seconds.
const FACTOR: f64 = 3.0;
const SECONDS: f64 = 1.0;

/// What a suite runs, writing a report for JUnit to the given file.
type Suite = fn(&Path) -> anyhow::Result<()>;

const SUITES: [(&str, Suite); 3] =
    [("rust", rust), ("page", browser::unit_tests), ("browser", stories)];

#[derive(Clone, Copy, Debug)]
struct Outcome {
    passed: bool,
    seconds: f64,
    /// Whether busy loops ran beside it.
    busy: bool,
}

/// All runs of each test, by suite and name.
type Outcomes = BTreeMap<String, Vec<Outcome>>;

/// Runs the suites until the time is up, each at least once.
pub(crate) fn flaky(minutes: f64, loops: Option<usize>) -> anyhow::Result<()> {
    let cores = thread::available_parallelism()?.get();
    let loops = loops.unwrap_or(cores);
    let until = Instant::now() + Duration::try_from_secs_f64(60.0 * minutes)?;
    let folder = env::current_dir()?.join(store()).join("flaky");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    build()?;
    browser::fetch()?;
    let (mut outcomes, mut runs) = (Outcomes::new(), 0);
    while runs == 0 || Instant::now() < until {
        runs += 1;
        let busy = runs % QUIET_EVERY != 0 && loops > 0;
        println!("\n=== run {runs}{}", if busy { ", beside busy loops" } else { "" });
        for (suite, check) in SUITES {
            let report = folder.join(format!("{runs}-{suite}.xml"));
            let ended = beside(if busy { loops } else { 0 }, || check(&report));
            add(&mut outcomes, suite, &report, busy, ended);
        }
    }
    println!("\n{runs} runs; {} has their reports", folder.display());
    verdict(&outcomes)
}

/// Does something while threads keep this many processors busy.
fn beside<T>(loops: usize, job: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..loops {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    hint::spin_loop()
                }
            });
        }
        let result = job();
        done.store(true, Ordering::Relaxed);
        result
    })
}

fn rust(report: &Path) -> anyhow::Result<()> {
    let mut test = cargo();
    test.env("NATS_SERVER", nats::server()?);
    test.args(["nextest", "run", "--workspace", "--tests", "--profile", "flaky"]);
    let ended = run(test.args(["--status-level", "fail"]));
    // There is none if something does not compile.
    _ = fs::rename(store().join("nextest/flaky/junit.xml"), report);
    ended
}

fn stories(report: &Path) -> anyhow::Result<()> {
    browser::browser(&Stories { report: Some(report), ..Default::default() })
}

/// Adds what a suite's report says. A suite that failed without a failing test counts as one.
fn add(outcomes: &mut Outcomes, suite: &str, report: &Path, busy: bool, ended: anyhow::Result<()>) {
    let text = fs::read_to_string(report).unwrap_or_default();
    let mut failed = false;
    for (test, passed, seconds) in tests(&text) {
        failed |= !passed;
        let of_test = outcomes.entry(format!("{suite}: {test}")).or_default();
        of_test.push(Outcome { passed, seconds, busy });
    }
    if let Err(error) = ended
        && !failed
    {
        println!("{error:#}");
        let of_suite = outcomes.entry(format!("{suite}: the suite itself")).or_default();
        of_suite.push(Outcome { passed: false, seconds: 0.0, busy });
    }
}

/// The tests in a JUnit report that were run: name, whether it passed, and seconds.
fn tests(report: &str) -> Vec<(String, bool, f64)> {
    let cases = report.split("<testcase").skip(1).filter(|case| !case.contains("<skipped"));
    let read = |case: &str| {
        let attribute = |name: &str| {
            let (_, after) = case.split_once(&format!(" {name}=\""))?;
            after.split_once('"').map(|(value, _)| value)
        };
        let passed = !case.contains("<failure") && !case.contains("<error");
        let name = format!("{} {}", attribute("classname")?, attribute("name")?);
        Some((name, passed, attribute("time")?.parse().ok()?))
    };
    cases.filter_map(read).collect()
}

fn verdict(outcomes: &Outcomes) -> anyhow::Result<()> {
    let mut failing = 0;
    for (test, runs) in outcomes {
        let failed = |busy| runs.iter().filter(|run| !run.passed && run.busy == busy).count();
        let (quiet, busy) = (failed(false), failed(true));
        if quiet + busy > 0 {
            failing += 1;
            println!("failed {quiet} times alone and {busy} times beside loops: {test}");
        }
    }
    println!("\n{:>10} {:>10} {:>10}  seconds vary", "fastest", "slowest", "");
    for (test, runs) in outcomes {
        for busy in [false, true] {
            let seconds = || runs.iter().filter(|run| run.busy == busy).map(|run| run.seconds);
            let (fastest, slowest) =
                (seconds().fold(f64::INFINITY, f64::min), seconds().fold(0.0, f64::max));
            if slowest > FACTOR * fastest && slowest > fastest + SECONDS {
                let how = if busy { "beside" } else { "alone" };
                println!("{fastest:>10.2} {slowest:>10.2} {how:>10}  {test}");
            }
        }
    }
    ensure!(failing == 0, "{failing} of {} tests failed in some run", outcomes.len());
    println!("{} tests passed in every run", outcomes.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn reports_of_all_runners_are_read() {
        let report = r#"<testsuites><testsuite name="server::it">
            <testcase name="one" classname="server::it" timestamp="x" time="0.5"></testcase>
            <testcase name="two > three" time="1.25" classname="test" file="x"><failure type="a"/>
            </testcase><testcase name="four" classname="c" time="0"><skipped/></testcase>"#;
        let expected = [
            ("server::it one".to_owned(), true, 0.5),
            ("test two > three".to_owned(), false, 1.25),
        ];
        assert_eq!(super::tests(report), expected);
    }
}
