//! A match in text, as it is played at a table.

use engine::{AnyPlayError, Match as Played, Seat, Seed, Setup, ToAct, ToldJson};
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use spaces::{Decision, Reward};
use words::Language;

use crate::errors::{IllegalMove, wrong};
use crate::json::loads;
use crate::table::{Options, game, settings};

/// A match: its moves are text, what seats see and are told is JSON.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Match(Played);

impl Match {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.0.game().standings().seats();
        let none =
            || PyIndexError::new_err(format!("the table has {} seats, from 0 on", seats.get()));
        Seat::new(seat).filter(|&seat| seats.has(seat)).ok_or_else(none)
    }
}

/// Why a move was not played.
fn refused(py: Python<'_>, error: AnyPlayError) -> PyErr {
    let say = |message| Language::english().say(message);
    let (reason, rule) = match &error {
        AnyPlayError::Text(error) => (error.to_string(), None),
        AnyPlayError::NotNow(message) => (say(message), None),
        AnyPlayError::Illegal { rule, reason } => {
            (format!("{} ({rule})", say(reason)), Some(rule.clone()))
        }
    };
    let error = IllegalMove::new_err(reason);
    match error.value(py).setattr("rule", rule) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// What was told, as Python has it.
fn told<'py>(py: Python<'py>, told: &ToldJson) -> PyResult<Bound<'py, PyAny>> {
    let json = |events: &[engine::EventJson]| {
        let events: Vec<String> = events.iter().map(|event| event.json().to_string()).collect();
        format!("[{}]", events.join(","))
    };
    let seats: Vec<String> = told.seats.iter().map(|events| json(events)).collect();
    loads(py, &format!(r#"{{"all":{},"seats":[{}]}}"#, json(&told.all), seats.join(",")))
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, *, options=None, dealer=None, seed=0, deck=None,
        dealt=true))]
    fn new(
        game: &str,
        seats: Option<usize>,
        options: Options<'_>,
        dealer: Option<usize>,
        seed: u64,
        deck: Option<&str>,
        dealt: bool,
    ) -> PyResult<Self> {
        let (kind, seats) = self::game(game, seats)?;
        let settings = settings(kind, &options)?;
        let setup = Setup { kind, seats, settings, dealer, seed: Seed::from_number(seed) };
        if dealt {
            return Played::new(&setup, deck).map(Self).map_err(wrong);
        }
        Played::undealt(&setup).map(Self).map_err(wrong)
    }

    #[staticmethod]
    fn load(record: &str) -> PyResult<Self> {
        Played::load(record).map(Self).map_err(wrong)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().kind().id()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.0.game().standings().seats().get()
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        match self.0.game().to_act() {
            ToAct::Seats(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        }
    }

    #[getter]
    fn record(&self) -> &str {
        self.0.record()
    }

    #[getter]
    fn pool(&self) -> String {
        self.0.game().pool()
    }

    fn legal(&self, seat: usize) -> PyResult<Vec<String>> {
        Ok(self.0.game().legal_moves(self.seat(seat)?))
    }

    fn check(&self, py: Python<'_>, seat: usize, mv: &str) -> PyResult<String> {
        self.0.game().check(self.seat(seat)?, mv).map_err(|error| refused(py, error))
    }

    fn play<'py>(&mut self, py: Python<'py>, seat: usize, mv: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        let played = self.0.play(seat, mv).map_err(|error| refused(py, error))?;
        told(py, &played.told)
    }

    #[pyo3(signature = (deck=None))]
    fn next_round<'py>(
        &mut self,
        py: Python<'py>,
        deck: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        told(py, &self.0.next_round(deck).map_err(wrong)?)
    }

    fn line<'py>(&mut self, py: Python<'py>, line: &str) -> PyResult<Bound<'py, PyAny>> {
        told(py, &self.0.line(line).map_err(wrong)?)
    }

    #[pyo3(signature = (seat, named=Vec::new()))]
    fn decide(&self, py: Python<'_>, seat: usize, named: Vec<usize>) -> PyResult<Py<PyAny>> {
        let decision = spaces::decide(self.0.game(), self.seat(seat)?, &named).map_err(wrong)?;
        Ok(match decision {
            Decision::Next(actions) => actions.into_pyobject(py)?.into_any().unbind(),
            Decision::Move(mv) => mv.into_pyobject(py)?.into_any().unbind(),
        })
    }

    #[pyo3(signature = (seat, named=Vec::new()))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        named: Vec<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let known = spaces::observe(self.0.game(), self.seat(seat)?, &named).map_err(wrong)?;
        Ok(PyArray1::from_vec(py, known))
    }

    #[pyo3(signature = (reward="points"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f32>> {
        let (game, reward) = (self.0.game(), reward.parse::<Reward>().map_err(wrong)?);
        let scores = game.standings().round_scores();
        Ok(scores.map(|scores| reward.of(scores, game.low_wins()).collect()).unwrap_or_default())
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        loads(py, self.0.game().view_text(seat).get())
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.0.game().reveal().json().to_string())
    }

    #[pyo3(signature = (seat, seed=0))]
    fn imagine<'py>(&self, py: Python<'py>, seat: usize, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let (seat, game) = (self.seat(seat)?, self.0.game());
        let mut rng = Seed::from_number(seed).rng("world", seat.index() as u64);
        let world = py.detach(|| bots::imagine(game, seat, &mut rng));
        let world = world.ok_or_else(|| wrong("no round is being played"))?;
        loads(py, &world.reveal().json().to_string())
    }

    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &serde_json::to_string(&self.0.game().status()).map_err(wrong)?)
    }

    #[pyo3(signature = (seat, level="club", seed=0))]
    fn choose(
        &self,
        py: Python<'_>,
        seat: usize,
        level: &str,
        seed: u64,
    ) -> PyResult<Option<String>> {
        let (seat, bot) = (self.seat(seat)?, level.parse::<bots::Bot>().map_err(wrong)?);
        let (game, mut rng) =
            (self.0.game(), Seed::from_number(seed).rng("bot", seat.index() as u64));
        Ok(py.detach(|| bots::choose(bot, game, seat, &mut rng)))
    }

    fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }
}
