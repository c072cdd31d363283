//! Many matches, stepped together.

use std::time::{Duration, Instant};

use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyEllipsis};
use spaces::{AnyBatch, Out, StepError};

use crate::errors::{maybe, seed, whole, wrong};
use crate::table::{Asked, Bots, Options, planes, size};

/// How long until a signal is looked for again, such as that somebody interrupts.
const SIGNALS: Duration = Duration::from_millis(50);

/// Matches that are stepped together, each on all seats that have no bot. An episode that is
/// over is followed by the next one in the same step.
///
/// What they show is written into the same arrays at each step: copy what you keep. Chance draws
/// the ``seed`` if there is none. Of ``threads`` the first is the one that calls; the others are
/// started once and wait. ``Ctrl-C`` ends a call between two matches: some are stepped then, and
/// the arrays say where all stand. Copied and pickled it goes on by itself. What is pickled holds
/// every card, and all chance to come.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Batch {
    asked: Asked,
    batch: Box<dyn AnyBatch>,
    threads: usize,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    of_seats: Py<PyArray1<u8>>,
    over: Py<PyArray1<u8>>,
    rewards: Py<PyArray2<f32>>,
    finals: Py<PyArray2<u8>>,
}

/// What a pickled batch holds: where each match stands, and the arrays that do not follow from it.
type Pickled<'py> = (Vec<String>, [Bound<'py, PyAny>; 3]);

impl Batch {
    fn with(
        py: Python<'_>,
        asked: Asked,
        batch: Box<dyn AnyBatch>,
        threads: usize,
    ) -> PyResult<Self> {
        let (matches, observation) = (batch.matches(), size(batch.planes()));
        let mut this = Self {
            asked,
            observations: PyArray2::zeros(py, [matches, observation], false).unbind(),
            masks: PyArray2::zeros(py, [matches, batch.actions()], false).unbind(),
            of_seats: PyArray1::zeros(py, matches, false).unbind(),
            over: PyArray1::zeros(py, matches, false).unbind(),
            rewards: PyArray2::zeros(py, [matches, batch.seats()], false).unbind(),
            finals: PyArray2::zeros(py, [matches, observation], false).unbind(),
            threads: threads.clamp(1, 256),
            batch,
        };
        this.write(py, |batch, _, out| batch.look(out))?;
        Ok(this)
    }

    /// Other threads of Python may run meanwhile.
    fn write<T: Send>(
        &mut self,
        py: Python<'_>,
        run: impl Send + FnOnce(&mut dyn AnyBatch, usize, Out<'_>) -> T,
    ) -> PyResult<T> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut of_seats = self.of_seats.bind(py).try_readwrite()?;
        let mut over = self.over.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut finals = self.finals.bind(py).try_readwrite()?;
        let out = Out {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: of_seats.as_slice_mut()?,
            over: over.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            finals: finals.as_slice_mut()?,
        };
        let (batch, threads) = (&mut *self.batch, self.threads);
        Ok(py.detach(|| run(batch, threads, out)))
    }

    fn of_last<'a, 'py>(&'a self, py: Python<'py>) -> [&'a Bound<'py, PyAny>; 3] {
        let (over, rewards) = (self.over.bind(py).as_any(), self.rewards.bind(py).as_any());
        [over, rewards, self.finals.bind(py).as_any()]
    }

    fn last<'py>(&self, py: Python<'py>) -> PyResult<[Bound<'py, PyAny>; 3]> {
        let [over, rewards, finals] = self.of_last(py).map(|array| array.call_method0("copy"));
        Ok([over?, rewards?, finals?])
    }

    fn put_last(&self, py: Python<'_>, last: [Bound<'_, PyAny>; 3]) -> PyResult<()> {
        let mut each = self.of_last(py).into_iter().zip(last);
        each.try_for_each(|(own, last)| own.set_item(PyEllipsis::get(py), last))
    }

    /// Which matches an argument names: all if it is left out, by a flag each, or by their numbers.
    fn named(&self, name: &str, value: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Vec<bool>>> {
        let Some(value) = value else { return Ok(None) };
        let (py, matches) = (value.py(), self.batch.matches());
        let array = py.import("numpy")?.call_method1("atleast_1d", (value,))?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        let found: usize = array.getattr("size")?.extract()?;
        let list = array.call_method0("ravel")?.call_method0("tolist")?;
        if kind == "b" {
            let flags: Vec<bool> = list.extract()?;
            let what = format!("`{name}` has {found} flags, and there are {matches} matches");
            let wrong = || wrong(&what);
            return (found == matches).then_some(Some(flags)).ok_or_else(wrong);
        }
        if found > 0 && kind != "i" && kind != "u" {
            let what = format!("`{name}` names matches by a flag each or by their numbers");
            return Err(PyTypeError::new_err(what));
        }
        let mut flags = vec![false; matches];
        for number in list.try_iter()? {
            let number = whole(name, &number?)?;
            let none = || PyIndexError::new_err(format!("`{name}`: there is no match {number}"));
            *flags.get_mut(number as usize).ok_or_else(none)? = true;
        }
        Ok(Some(flags))
    }

    fn actions_of(&self, actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let (py, matches) = (actions.py(), self.batch.matches());
        let numpy = py.import("numpy")?;
        let array = match actions.cast::<PyArray1<i64>>() {
            Ok(array) => array.clone(),
            Err(_) => {
                let array = numpy.call_method1("asarray", (actions,))?;
                let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    return Err(PyTypeError::new_err("`actions` are whole numbers, one a match"));
                }
                let array = array.call_method1("astype", (numpy.getattr("int64")?,))?;
                let wrong = |_| wrong(format!("`actions` is a row of {matches} numbers"));
                array.cast_into::<PyArray1<i64>>().map_err(wrong)?
            }
        };
        if array.len() != matches {
            return Err(wrong(format!("`actions`: {matches} matches take {matches} actions")));
        }
        Ok(array.try_readonly()?.as_array().to_vec())
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, seats=None, *, matches=None, options=None, bots=None,
        episode="round", reward="points", seed=None, threads=None), text_signature = "(game, \
        seats=None, *, matches=1024, options=None, bots=None, episode='round', reward='points', \
        seed=None, threads=1)")]
    #[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<Bound<'_, PyAny>>,
        matches: Option<Bound<'_, PyAny>>,
        options: Options<'_>,
        bots: Bots<'_>,
        episode: &str,
        reward: &str,
        seed: Option<Bound<'_, PyAny>>,
        threads: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let asked = Asked::new(game, seats.as_ref(), &options, bots, (episode, reward))?;
        let matches = maybe("matches", matches.as_ref())?.unwrap_or(1024) as usize;
        let threads = maybe("threads", threads.as_ref())?.unwrap_or(1) as usize;
        let batch = asked.table()?.batch(matches, self::seed(seed.as_ref())?).map_err(wrong)?;
        Self::with(py, asked, batch, threads)
    }

    /// How many matches.
    #[getter]
    fn matches(&self) -> usize {
        self.batch.matches()
    }

    /// How many actions the game has.
    #[getter]
    fn actions(&self) -> usize {
        self.batch.actions()
    }

    /// Of each plane of an observation its name, its largest value and its size, in order.
    #[getter]
    fn planes(&self) -> Vec<(&'static str, u8, usize)> {
        planes(self.batch.planes())
    }

    /// How many seats.
    #[getter]
    fn seats(&self) -> usize {
        self.batch.seats()
    }

    /// What the seats that decide know: shape ``(matches, size)``.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.observations.bind(py).clone()
    }

    /// Which actions are legal now: shape ``(matches, actions)``.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        as_flags(self.masks.bind(py))
    }

    /// The seats that decide: shape ``(matches,)``.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.of_seats.bind(py).clone()
    }

    /// Whether an episode ended in the last step: shape ``(matches,)``.
    #[getter]
    fn over<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        as_flags(self.over.bind(py))
    }

    /// By seat, what the episode that ended has earned, else 0: shape ``(matches, seats)``.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    /// Where an episode ended in the last step, what the seat without a bot that decided last
    /// knew then; else what stood there before: shape ``(matches, size)``.
    #[getter]
    fn final_observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.finals.bind(py).clone()
    }

    /// No reward of this table is lower, whatever is played.
    #[getter]
    fn worst_reward(&self) -> f32 {
        self.batch.worst()
    }

    /// What an action is called, such as ``7h``.
    fn action_name(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = whole("action", action)?;
        let none = || PyIndexError::new_err(format!("there is no action {action}"));
        self.batch.action(action as usize).ok_or_else(none)
    }

    /// Takes an action in each match, or in ``only`` those that are named, by a flag for each or
    /// by their numbers. Raises `ValueError` if one is not legal; nothing is changed then.
    #[pyo3(signature = (actions, *, only=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        only: Option<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let only = self.named("only", only.as_ref())?;
        let actions = self.actions_of(actions)?;
        let (mut looked, mut signals) = (Instant::now(), Ok(()));
        let mut go_on = || {
            if looked.elapsed() >= SIGNALS {
                signals = Python::attach(|py| py.check_signals());
                looked = Instant::now();
            }
            signals.is_ok()
        };
        let stepped = self.write(py, |batch, threads, out| {
            batch.step(&actions, only.as_deref(), threads, &mut go_on, out)
        })?;
        signals?;
        stepped.map_err(|error| match error {
            StepError::Match { .. } => wrong(format!("`actions`: {error}")),
            StepError::Stopped => wrong(error),
        })
    }

    /// A legal action for each match: each move is as likely as the others.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, self.batch.matches(), false);
        self.batch.sample(actions.try_readwrite()?.as_slice_mut()?);
        Ok(actions)
    }

    /// Begins the next episode of each match, or the first one that a batch with this ``seed``
    /// has there; of all matches, or of ``only`` those that are named as in `step`.
    #[pyo3(signature = (seed=None, *, only=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<Bound<'_, PyAny>>,
        only: Option<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let only = self.named("only", only.as_ref())?;
        let seed = maybe("seed", seed.as_ref())?;
        self.write(py, |batch, _, out| {
            batch.reset(only.as_deref(), seed);
            batch.look(out);
        })
    }

    /// What a seat knows in each match, or a seat for each match, in an array of its own: shape
    /// ``(matches, size)``.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let (matches, seats) = (self.batch.matches(), self.batch.seats());
        let by_match: Vec<usize> = match seat.len() {
            Ok(_) => {
                let each = seat.try_iter()?.map(|seat| Ok(whole("seat", &seat?)? as usize));
                each.collect::<PyResult<_>>()?
            }
            Err(_) => vec![whole("seat", seat)? as usize; matches],
        };
        if by_match.len() != matches {
            return Err(wrong(format!("`seat` is one seat, or one for each of {matches} matches")));
        }
        if by_match.iter().any(|&seat| seat >= seats) {
            return Err(PyIndexError::new_err(format!("`seat`: the table has {seats}, from 0 on")));
        }
        let observations = PyArray2::zeros(py, [matches, size(self.batch.planes())], false);
        self.batch.observe_as(&by_match, observations.try_readwrite()?.as_slice_mut()?);
        Ok(observations)
    }

    /// A copy with arrays of its own, which goes on as this one does.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let copy = Self::with(py, self.asked.clone(), self.batch.clone_box(), self.threads)?;
        copy.put_last(py, self.last(py)?)?;
        Ok(copy)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((&'static str, usize), Bound<'py, PyDict>)> {
        let arguments = self.asked.arguments(py)?;
        arguments.set_item("matches", self.batch.matches())?;
        arguments.set_item("threads", self.threads)?;
        Ok((self.asked.place(), arguments))
    }

    fn __getstate__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        Ok((self.batch.save(), self.last(py)?))
    }

    fn __setstate__(&mut self, py: Python<'_>, state: Pickled<'_>) -> PyResult<()> {
        let (saved, last) = state;
        self.batch.load(&saved).map_err(wrong)?;
        self.write(py, |batch, _, out| batch.look(out))?;
        self.put_last(py, last)
    }
}

/// The same bytes as booleans.
fn as_flags<'py>(array: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    array.call_method1("view", ("bool",))
}
