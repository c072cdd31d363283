//! Many matches, stepped together.

use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;
use spaces::{AnyBatch, Out};

use crate::errors::wrong;
use crate::table::{Bots, Options, planes, size, table};

/// Matches that are stepped together. What they show is written into the same arrays at each step.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Batch {
    batch: Box<dyn AnyBatch>,
    threads: usize,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    of_seats: Py<PyArray1<u8>>,
    over: Py<PyArray1<u8>>,
    rewards: Py<PyArray2<f32>>,
}

impl Batch {
    /// Lets the batch write into its arrays, while other threads of Python may run.
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
        let out = Out {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: of_seats.as_slice_mut()?,
            over: over.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
        };
        let (batch, threads) = (&mut *self.batch, self.threads);
        Ok(py.detach(|| run(batch, threads, out)))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, seats=None, *, matches=1024, options=None, bots=None,
        episode="round", reward="points", seed=0, threads=1))]
    #[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<usize>,
        matches: usize,
        options: Options<'_>,
        bots: Option<Bots>,
        episode: &str,
        reward: &str,
        seed: u64,
        threads: usize,
    ) -> PyResult<Self> {
        let table = table(game, seats, &options, bots, episode, reward)?;
        let batch = table.batch(matches, seed).map_err(wrong)?;
        let mut this = Self {
            observations: PyArray2::zeros(py, [matches, size(batch.planes())], false).unbind(),
            masks: PyArray2::zeros(py, [matches, batch.actions()], false).unbind(),
            of_seats: PyArray1::zeros(py, matches, false).unbind(),
            over: PyArray1::zeros(py, matches, false).unbind(),
            rewards: PyArray2::zeros(py, [matches, batch.seats()], false).unbind(),
            threads: threads.clamp(1, 256),
            batch,
        };
        this.write(py, |batch, _, out| batch.look(out))?;
        Ok(this)
    }

    #[getter]
    fn matches(&self) -> usize {
        self.batch.matches()
    }

    #[getter]
    fn actions(&self) -> usize {
        self.batch.actions()
    }

    #[getter]
    fn planes(&self) -> Vec<(&'static str, u8, usize)> {
        planes(self.batch.planes())
    }

    #[getter]
    fn seats(&self) -> usize {
        self.batch.seats()
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.observations.bind(py).clone()
    }

    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        as_flags(self.masks.bind(py))
    }

    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.of_seats.bind(py).clone()
    }

    #[getter]
    fn over<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        as_flags(self.over.bind(py))
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let (actions, matches) = (actions.as_slice()?, self.batch.matches());
        if actions.len() != matches {
            return Err(wrong(format!("{matches} matches take {matches} actions")));
        }
        let stepped = self.write(py, |batch, threads, out| batch.step(actions, threads, out))?;
        stepped.map_err(|(at, why)| wrong(format!("match {at}: {why}")))
    }

    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::zeros(py, self.batch.matches(), false);
        self.batch.sample(actions.try_readwrite()?.as_slice_mut()?);
        Ok(actions)
    }
}

/// The same bytes as yes and no.
fn as_flags<'py>(array: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    array.call_method1("view", ("bool",))
}
