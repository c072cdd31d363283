//! What the lab measures.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, available_parallelism};
use std::time::Duration;

use bots::Bot;
use lab::study::{Comparison, Samples, Study};
use lab::{Arena, BLOCKS_MAX, Measure, Player, run_with};
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::errors::wrong;
use crate::json::loads;
use crate::table::{Options, game, settings};

/// How long until a signal is looked for again, such as that somebody interrupts.
const SIGNALS: Duration = Duration::from_millis(50);

/// Measures, as JSON of Python, while other threads of Python may run. Somebody may interrupt.
fn measured<'py, M>(py: Python<'py>, measure: &M) -> PyResult<Bound<'py, PyAny>>
where
    M: Measure<Report: Serialize + Send>,
{
    let (ended, waits) = (AtomicBool::new(false), thread::current());
    let report = thread::scope(|scope| {
        let measuring = scope.spawn(|| {
            let report = run_with(measure, None, &|_| !ended.load(Relaxed));
            waits.unpark();
            report
        });
        let mut interrupted = Ok(());
        while !measuring.is_finished() {
            py.detach(|| thread::park_timeout(SIGNALS));
            if let Err(error) = py.check_signals() {
                ended.store(true, Relaxed);
                interrupted = Err(error);
            }
        }
        let report = measuring.join().expect("a measurement does not panic");
        interrupted.map(|()| report)
    })?;
    let report = report.map_err(wrong)?;
    loads(py, &serde_json::to_string(&report).map_err(wrong)?)
}

fn threads(threads: Option<usize>) -> usize {
    let all = || available_parallelism().map_or(1, NonZeroUsize::get);
    threads.unwrap_or_else(all).clamp(1, 256)
}

/// A word that stands for one of a few.
fn word<T: DeserializeOwned>(word: &str) -> PyResult<T> {
    serde_json::from_value(word.into()).map_err(wrong)
}

#[pyfunction]
#[pyo3(signature = (game, bots, seats=None, *, options=None, form="one", blocks=1000, seed=0,
    threads=None, sprt=None, ms=1000))]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    seats: Option<usize>,
    options: Options<'py>,
    form: &str,
    blocks: u64,
    seed: u64,
    threads: Option<usize>,
    sprt: Option<&str>,
    ms: u64,
) -> PyResult<Bound<'py, PyAny>> {
    if blocks > BLOCKS_MAX {
        return Err(wrong(format!("there can be at most {BLOCKS_MAX} blocks")));
    }
    let (kind, seats) = self::game(game, seats)?;
    let bots = bots.iter().map(|bot| bot.parse::<Player>().map_err(wrong));
    let arena = Arena {
        kind,
        seats,
        settings: settings(kind, &options)?,
        bots: bots.collect::<PyResult<_>>()?,
        form: word(form)?,
        blocks,
        seed,
        threads: self::threads(threads),
        ms,
        start_ms: 10_000,
        sprt: sprt.map(word).transpose()?,
    };
    measured(py, &arena)
}

#[pyfunction]
#[pyo3(signature = (game, seats=None, *, options=None, bots=usual(), rounds=100_000, seed=0,
    threads=None))]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn report<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<usize>,
    options: Options<'py>,
    bots: Vec<String>,
    rounds: u64,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    measured(py, &study(game, seats, &options, &bots, rounds, seed, threads)?)
}

#[pyfunction]
#[pyo3(signature = (game, seats=None, *, first=None, second=None, bots=usual(), rounds=100_000,
    seed=0, threads=None))]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn compare<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<usize>,
    first: Options<'py>,
    second: Options<'py>,
    bots: Vec<String>,
    rounds: u64,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let study = study(game, seats, &first, &bots, rounds, seed, threads)?;
    let other = settings(study.kind, &second)?;
    measured(py, &Comparison { study, other })
}

/// The levels of a report, unless others are named.
fn usual() -> Vec<String> {
    ["novice", "dice", "club"].map(str::to_owned).to_vec()
}

fn study(
    game: &str,
    seats: Option<usize>,
    options: &Options<'_>,
    bots: &[String],
    rounds: u64,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Study> {
    let (kind, seats) = self::game(game, seats)?;
    let bots = bots.iter().map(|bot| bot.parse::<Bot>().map_err(wrong));
    Ok(Study {
        kind,
        seats,
        settings: settings(kind, options)?,
        bots: bots.collect::<PyResult<_>>()?,
        samples: Samples::of(rounds),
        seed,
        threads: self::threads(threads),
    })
}
