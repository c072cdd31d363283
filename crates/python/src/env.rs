//! One match that a program steps.

use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PySlice;
use spaces::AnyEnv;

use crate::errors::wrong;
use crate::json::loads;
use crate::table::{Bots, Options, planes, size, table};

/// A match, stepped action by action. What it shows is written into the same arrays at each step.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Env {
    env: Box<dyn AnyEnv>,
    /// The observation, then the mask: to ask NumPy for one array a step is quicker than for two.
    shown: Py<PyArray1<u8>>,
    observation: Py<PyAny>,
    mask: Py<PyAny>,
}

impl Env {
    /// A match with arrays of its own.
    fn with(py: Python<'_>, env: Box<dyn AnyEnv>) -> PyResult<Self> {
        let (observed, actions) = (size(env.planes()), env.actions());
        let shown = PyArray1::zeros(py, observed + actions, false);
        let part = |from: usize, to: usize| {
            shown.get_item(PySlice::new(py, from as isize, to as isize, 1)).map(Bound::unbind)
        };
        let (observation, mask) = (part(0, observed)?, part(observed, observed + actions)?);
        let this = Self { env, shown: shown.unbind(), observation, mask };
        this.show(py)?;
        Ok(this)
    }

    /// Writes where the match stands.
    fn show(&self, py: Python<'_>) -> PyResult<()> {
        let mut shown = self.shown.bind(py).try_readwrite()?;
        let shown = shown.as_slice_mut()?;
        let (observation, mask) = shown.split_at_mut(shown.len() - self.env.actions());
        self.env.observe(observation);
        self.env.mask(mask);
        Ok(())
    }

    fn seat_of(&self, seat: usize) -> PyResult<usize> {
        let seats = self.env.seats();
        let none = || PyIndexError::new_err(format!("the table has {seats} seats, from 0 on"));
        (seat < seats).then_some(seat).ok_or_else(none)
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seats=None, *, options=None, bots=None, episode="round",
        reward="points", seed=0))]
    #[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<usize>,
        options: Options<'_>,
        bots: Option<Bots>,
        episode: &str,
        reward: &str,
        seed: u64,
    ) -> PyResult<Self> {
        Self::with(py, table(game, seats, &options, bots, episode, reward)?.env(seed))
    }

    #[getter]
    fn actions(&self) -> usize {
        self.env.actions()
    }

    #[getter]
    fn planes(&self) -> Vec<(&'static str, u8, usize)> {
        planes(self.env.planes())
    }

    #[getter]
    fn seats(&self) -> usize {
        self.env.seats()
    }

    #[getter]
    fn seat(&self) -> usize {
        self.env.seat()
    }

    #[getter]
    fn over(&self) -> bool {
        self.env.is_over()
    }

    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.env.rewards().to_vec()
    }

    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.observation.bind(py).clone()
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.mask.bind(py).clone()
    }

    fn action_name(&self, action: usize) -> PyResult<String> {
        let none = || PyIndexError::new_err(format!("there is no action {action}"));
        self.env.action(action).ok_or_else(none)
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        match seed {
            Some(seed) => self.env.reset_to(seed),
            None => self.env.reset(),
        }
        self.show(py)
    }

    fn step(&mut self, py: Python<'_>, action: usize) -> PyResult<bool> {
        if self.env.is_over() {
            return Err(wrong("the episode is over: reset it"));
        }
        self.env.step(action).map_err(wrong)?;
        self.show(py)?;
        Ok(self.env.is_over())
    }

    fn sample(&mut self) -> PyResult<usize> {
        self.env.sample().ok_or_else(|| wrong("the episode is over"))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let observation = PyArray1::zeros(py, size(self.env.planes()), false);
        self.env.observe_as(self.seat_of(seat)?, observation.try_readwrite()?.as_slice_mut()?);
        Ok(observation)
    }

    fn view<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.env.view_text(self.seat_of(seat)?))
    }

    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        Self::with(py, self.env.clone_box())
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy(py)
    }
}
