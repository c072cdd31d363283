//! What the lab measures.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, available_parallelism};
use std::time::Duration;

use lab::study::{Samples, Study, Sweep, Swept};
use lab::{Arena, ArenaError, BLOCKS_MAX, Measure, Player, end_programs, run_with};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::errors::{maybe, wrong, wrong_in};
use crate::json::loads;
use crate::table::{Options, game, settings};

/// How long until a signal is looked for again, such as that somebody interrupts.
const SIGNALS: Duration = Duration::from_millis(50);

/// Measures while other threads of Python may run. Somebody may interrupt.
fn measured<M: Measure<Report: Send>>(py: Python<'_>, measure: &M) -> PyResult<M::Report> {
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
            if interrupted.is_err() {
                end_programs(); // nobody waits for them
            }
        }
        let report = measuring.join().expect("a measurement does not panic");
        interrupted.map(|()| report)
    })?;
    report.map_err(|error| match error {
        ArenaError::Failed(why) => PyRuntimeError::new_err(why),
        error => wrong(error),
    })
}

/// What was found, as JSON of Python.
fn found<'py>(py: Python<'py>, report: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    loads(py, &serde_json::to_string(report).map_err(wrong)?)
}

fn threads(threads: Option<Bound<'_, PyAny>>) -> PyResult<usize> {
    let all = || available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = maybe("threads", threads.as_ref())?.map(|threads| threads as usize);
    Ok(threads.unwrap_or_else(all).clamp(1, 256))
}

/// `usual` where the argument is left out.
fn number(name: &str, value: Option<Bound<'_, PyAny>>, usual: u64) -> PyResult<u64> {
    Ok(maybe(name, value.as_ref())?.unwrap_or(usual))
}

fn word<T: DeserializeOwned>(name: &str, word: &str) -> PyResult<T> {
    serde_json::from_value(word.into()).map_err(wrong_in(name))
}

/// How strong bots are, as `kartenhaus arena --json` says it.
///
/// A bot is a level (dice, novice, club, strong, expert), ``level@nodes``, or ``exec:COMMAND``, a
/// program that speaks the referee's protocol and has ``ms`` milliseconds for a move. With ``form``
/// ``one`` the first sits on one seat, and the others share the rest; with ``mixed`` all have
/// equally many. A block is a deal in every rotation of the seats. ``sprt`` ends the run once it is
/// decided whether the first is stronger (``gain``) or no weaker (``no-harm``). ``threads`` are as
/// many as the machine has cores unless you say otherwise; the result does not depend on them.
#[pyfunction]
#[pyo3(signature = (game, bots, seats=None, *, options=None, form="one", blocks=None, seed=None,
    threads=None, sprt=None, ms=None), text_signature = "(game, bots, seats=None, *, options=None, \
    form='one', blocks=1000, seed=0, threads=None, sprt=None, ms=1000)")]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    seats: Option<Bound<'py, PyAny>>,
    options: Options<'py>,
    form: &str,
    blocks: Option<Bound<'py, PyAny>>,
    seed: Option<Bound<'py, PyAny>>,
    threads: Option<Bound<'py, PyAny>>,
    sprt: Option<&str>,
    ms: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let blocks = number("blocks", blocks, 1000)?;
    if !(1..=BLOCKS_MAX).contains(&blocks) {
        return Err(wrong(format!("`blocks`: there is at least 1, and at most {BLOCKS_MAX}")));
    }
    let (kind, seats) = self::game(game, seats.as_ref())?;
    let bots = bots.iter().map(|bot| bot.parse::<Player>().map_err(wrong_in("bots")));
    let arena = Arena {
        kind,
        seats,
        settings: settings(kind, &options)?,
        bots: bots.collect::<PyResult<_>>()?,
        form: word("form", form)?,
        blocks,
        seed: number("seed", seed, 0)?,
        threads: self::threads(threads)?,
        ms: number("ms", ms, 1000)?,
        start_ms: 10_000,
        sprt: sprt.map(|sprt| word("sprt", sprt)).transpose()?,
    };
    found(py, &measured(py, &arena)?)
}

/// What rules make of a game, as ``report.json`` of `kartenhaus lab report` says it. It takes
/// 1,000 rounds or more. ``matches`` whole matches are played, too: none, or 100 and more. Among
/// the ``bots`` can be programs (``exec:COMMAND``); one that fails raises ``RuntimeError``.
#[pyfunction]
#[pyo3(signature = (game, seats=None, *, options=None, bots=usual(), rounds=None, matches=None,
    seed=None, threads=None), text_signature = "(game, seats=None, *, options=None, \
    bots=('novice', 'dice', 'club'), rounds=100_000, matches=0, seed=0, threads=None)")]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn report<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<Bound<'py, PyAny>>,
    options: Options<'py>,
    bots: Vec<String>,
    rounds: Option<Bound<'py, PyAny>>,
    matches: Option<Bound<'py, PyAny>>,
    seed: Option<Bound<'py, PyAny>>,
    threads: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let study = study(game, seats, &options, &bots, [rounds, matches], seed, threads)?;
    found(py, &measured(py, &study)?)
}

/// Two rule sets on the same deals, as ``comparison.json`` of `kartenhaus lab compare` says it:
/// ``first`` and ``second`` are their options. It takes 1,000 rounds or more. ``matches`` whole
/// matches are played, too: none, or 100 and more; rules of when a match ends need them.
#[pyfunction]
#[pyo3(signature = (game, seats=None, *, first=None, second=None, bots=usual(), rounds=None,
    matches=None, seed=None, threads=None), text_signature = "(game, seats=None, *, first=None, \
    second=None, bots=('novice', 'dice', 'club'), rounds=100_000, matches=0, seed=0, \
    threads=None)")]
#[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
pub(crate) fn compare<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<Bound<'py, PyAny>>,
    first: Options<'py>,
    second: Options<'py>,
    bots: Vec<String>,
    rounds: Option<Bound<'py, PyAny>>,
    matches: Option<Bound<'py, PyAny>>,
    seed: Option<Bound<'py, PyAny>>,
    threads: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let study = study(game, seats, &first, &bots, [rounds, matches], seed, threads)?;
    let other = settings(study.kind, &second)?;
    let sweep = Sweep::compare(study, other).map_err(wrong)?;
    found(py, &Swept::of(&sweep, &measured(py, &sweep)?, None).map_err(wrong)?)
}

fn usual() -> Vec<String> {
    ["novice", "dice", "club"].map(str::to_owned).to_vec()
}

fn study<'py>(
    game: &str,
    seats: Option<Bound<'py, PyAny>>,
    options: &Options<'py>,
    bots: &[String],
    [rounds, matches]: [Option<Bound<'py, PyAny>>; 2],
    seed: Option<Bound<'py, PyAny>>,
    threads: Option<Bound<'py, PyAny>>,
) -> PyResult<Study> {
    let (kind, seats) = self::game(game, seats.as_ref())?;
    let bots = bots.iter().map(|bot| bot.parse::<Player>().map_err(wrong_in("bots")));
    let (rounds, matches) = (number("rounds", rounds, 100_000)?, number("matches", matches, 0)?);
    if (1..100).contains(&matches) {
        return Err(wrong("`matches`: there are none, or 100 and more"));
    }
    if matches > rounds {
        return Err(wrong("`matches`: there are at most as many as `rounds`"));
    }
    Ok(Study {
        kind,
        seats,
        settings: settings(kind, options)?,
        bots: bots.collect::<PyResult<_>>()?,
        samples: Samples { matches, ..Samples::of(rounds) },
        seed: number("seed", seed, 0)?,
        threads: self::threads(threads)?,
    })
}
