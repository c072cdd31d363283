//! One match that a program steps.

use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};
use spaces::AnyEnv;

use crate::errors::{maybe, seed, whole, wrong};
use crate::json::loads;
use crate::table::{Asked, Bots, Options, planes, size};

/// A match that is stepped action by action, on all seats that have no bot.
///
/// What it shows is written into the same arrays at each step: copy what you keep. Chance draws the
/// ``seed`` if there is none. Copied and pickled it goes on by itself. What is pickled holds every
/// card, and all chance to come.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Env {
    asked: Asked,
    env: Box<dyn AnyEnv>,
    /// The observation, then the mask: to ask NumPy for one array a step is quicker than for two.
    shown: Py<PyArray1<u8>>,
    observation: Py<PyAny>,
    mask: Py<PyAny>,
}

type Looked<'py> = (Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<i8>>);

impl Env {
    fn with(py: Python<'_>, asked: Asked, env: Box<dyn AnyEnv>) -> PyResult<Self> {
        let (observed, actions) = (size(env.planes()), env.actions());
        let shown = PyArray1::zeros(py, observed + actions, false);
        let part = |from: usize, to: usize| {
            shown.get_item(PySlice::new(py, from as isize, to as isize, 1)).map(Bound::unbind)
        };
        let (observation, mask) = (part(0, observed)?, part(observed, observed + actions)?);
        let this = Self { asked, env, shown: shown.unbind(), observation, mask };
        this.show(py)?;
        Ok(this)
    }

    fn show(&self, py: Python<'_>) -> PyResult<()> {
        let mut shown = self.shown.bind(py).try_readwrite()?;
        let shown = shown.as_slice_mut()?;
        let (observation, mask) = shown.split_at_mut(shown.len() - self.env.actions());
        self.env.observe(observation);
        self.env.mask(mask);
        Ok(())
    }

    fn seat_of(&self, seat: &Bound<'_, PyAny>) -> PyResult<usize> {
        let (seat, seats) = (whole("seat", seat)? as usize, self.env.seats());
        let none = || PyIndexError::new_err(format!("`seat`: the table has {seats}, from 0 on"));
        (seat < seats).then_some(seat).ok_or_else(none)
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seats=None, *, options=None, bots=None, episode="round",
        reward="points", seed=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names and defaults in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<Bound<'_, PyAny>>,
        options: Options<'_>,
        bots: Bots<'_>,
        episode: &str,
        reward: &str,
        seed: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let asked = Asked::new(game, seats.as_ref(), &options, bots, (episode, reward))?;
        let env = asked.table()?.env(self::seed(seed.as_ref())?);
        Self::with(py, asked, env)
    }

    /// How many actions the game has.
    #[getter]
    fn actions(&self) -> usize {
        self.env.actions()
    }

    /// Of each plane of an observation its name, its largest value and its size, in order.
    #[getter]
    fn planes(&self) -> Vec<(&'static str, u8, usize)> {
        planes(self.env.planes())
    }

    /// How many seats.
    #[getter]
    fn seats(&self) -> usize {
        self.env.seats()
    }

    /// The seat that decides; of an episode that is over, the one without a bot that decided
    /// last.
    #[getter]
    fn seat(&self) -> usize {
        self.env.seat()
    }

    /// Whether the episode is over.
    #[getter]
    fn over(&self) -> bool {
        self.env.is_over()
    }

    /// By seat, what the episode has earned: 0 before it is over. They add up to 0.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.env.rewards().to_vec()
    }

    /// What the seat that decides knows: shape ``(size,)``.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.observation.bind(py).clone()
    }

    /// 1 for each action that is legal now: shape ``(actions,)``.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.mask.bind(py).clone()
    }

    /// No reward of this table is lower, whatever is played.
    #[getter]
    fn worst_reward(&self) -> f32 {
        self.env.worst()
    }

    /// What an action is called, such as ``7h``.
    fn action_name(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = whole("action", action)?;
        let none = || PyIndexError::new_err(format!("there is no action {action}"));
        self.env.action(action as usize).ok_or_else(none)
    }

    /// Begins the next episode, or the one of a seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        match maybe("seed", seed.as_ref())? {
            Some(seed) => self.env.reset_to(seed),
            None => self.env.reset(),
        }
        self.show(py)
    }

    /// Takes an action of the seat that decides; whether the episode is over. Raises
    /// `ValueError` if the action is not legal; nothing is changed then.
    fn step(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        let action = whole("action", action)? as usize;
        if self.env.is_over() {
            return Err(wrong("the episode is over: reset it"));
        }
        self.env.step(action).map_err(wrong)?;
        self.show(py)?;
        Ok(self.env.is_over())
    }

    /// A legal action: each move is as likely as the others.
    fn sample(&mut self) -> PyResult<usize> {
        self.env.sample().ok_or_else(|| wrong("the episode is over"))
    }

    /// What a seat knows, in an array of its own.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let observation = PyArray1::zeros(py, size(self.env.planes()), false);
        self.env.observe_as(self.seat_of(seat)?, observation.try_readwrite()?.as_slice_mut()?);
        Ok(observation)
    }

    /// What a seat knows, and 1 for each action that is legal for it now: none unless it decides.
    /// Both in arrays of their own.
    fn look<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Looked<'py>> {
        let seat = self.seat_of(seat)?;
        let observation = PyArray1::zeros(py, size(self.env.planes()), false);
        self.env.observe_as(seat, observation.try_readwrite()?.as_slice_mut()?);
        let mask = PyArray1::<i8>::zeros(py, self.env.actions(), false);
        if seat == self.env.seat() {
            let shown = self.shown.bind(py).try_readonly()?;
            let shown = shown.as_slice()?;
            let legal = &shown[shown.len() - self.env.actions()..];
            let mut mask = mask.try_readwrite()?;
            mask.as_slice_mut()?.iter_mut().zip(legal).for_each(|(to, &flag)| *to = flag as i8);
        }
        Ok((observation, mask))
    }

    /// What a seat sees, as JSON.
    fn view<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.env.view_text(self.seat_of(seat)?))
    }

    /// A copy with arrays of its own, which goes on as this one does.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        Self::with(py, self.asked.clone(), self.env.clone_box())
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
        Ok((self.asked.place(), self.asked.arguments(py)?))
    }

    fn __getstate__(&self) -> String {
        self.env.save()
    }

    fn __setstate__(&mut self, py: Python<'_>, state: &str) -> PyResult<()> {
        self.env.load(state).map_err(wrong)?;
        self.show(py)
    }
}
