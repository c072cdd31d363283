//! What a caller says of a table.

use std::collections::BTreeMap;

use ::games::{Kind, Settings, Value, for_game};
use bots::Bot;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use spaces::{Plane, Spaces as _, Table};

use crate::errors::{maybe, whole, wrong, wrong_in};

/// By name of an option: what it is set to.
pub(crate) type Options<'py> = Option<Bound<'py, PyDict>>;

/// By seat: a bot's level.
pub(crate) type Bots<'py> = Option<Bound<'py, PyAny>>;

pub(crate) fn game(name: &str, seats: Option<&Bound<'_, PyAny>>) -> PyResult<(Kind, usize)> {
    let kind: Kind = name.parse().map_err(wrong_in("game"))?;
    let seats = maybe("seats", seats)?.map_or(kind.best_seats(), |seats| seats as usize);
    Ok((kind, seats))
}

/// An option as text. NumPy's values are taken as what they stand for.
fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let is_numpy = value.hasattr("dtype")? && value.hasattr("item")?;
    let value = if is_numpy { value.call_method0("item")? } else { value.clone() };
    match value.cast::<PyBool>() {
        Ok(flag) => Ok(flag.is_true().to_string()),
        Err(_) => Ok(value.str()?.to_string()),
    }
}

fn chosen(options: &Options<'_>) -> PyResult<BTreeMap<String, String>> {
    let each = options.iter().flat_map(|options| options.iter());
    each.map(|(name, value)| {
        let name = name.extract::<String>();
        let name = name.map_err(|_| PyTypeError::new_err("`options`: names are text"))?;
        Ok((name, text(&value)?))
    })
    .collect()
}

pub(crate) fn settings(kind: Kind, options: &Options<'_>) -> PyResult<Settings> {
    set(kind, &chosen(options)?)
}

fn set(kind: Kind, options: &BTreeMap<String, String>) -> PyResult<Settings> {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, value).map_err(wrong_in("options"))?;
    }
    Ok(settings)
}

#[derive(Clone)]
pub(crate) struct Asked {
    game: Kind,
    seats: usize,
    options: BTreeMap<String, String>,
    bots: BTreeMap<usize, String>,
    episode: String,
    reward: String,
}

impl Asked {
    pub(crate) fn new(
        name: &str,
        seats: Option<&Bound<'_, PyAny>>,
        options: &Options<'_>,
        bots: Bots<'_>,
        (episode, reward): (&str, &str),
    ) -> PyResult<Self> {
        let (game, seats) = game(name, seats)?;
        let of_bots =
            |_: PyErr| PyTypeError::new_err("`bots` names levels by seat, such as {1: \"club\"}");
        let (options, of_seats) = (chosen(options)?, BTreeMap::new());
        let (episode, reward) = (episode.to_owned(), reward.to_owned());
        let mut this = Self { game, seats, options, bots: of_seats, episode, reward };
        let Some(bots) = bots else { return Ok(this) };
        let by_seat = PyDict::new(bots.py());
        by_seat.call_method1("update", (bots,)).map_err(of_bots)?;
        for (seat, level) in by_seat.iter() {
            let level = level.extract::<String>().map_err(of_bots)?;
            this.bots.insert(whole("bots", &seat)? as usize, level);
        }
        Ok(this)
    }

    pub(crate) fn table(&self) -> PyResult<Table> {
        let table = Table::with(self.game, self.seats, set(self.game, &self.options)?);
        let mut table = table.map_err(wrong)?;
        for (&seat, level) in &self.bots {
            let bot: Bot = level.parse().map_err(wrong_in("bots"))?;
            table = table.bot(seat, bot).map_err(wrong_in("bots"))?;
        }
        let episode = self.episode.parse().map_err(wrong_in("episode"))?;
        Ok(table.episode(episode).reward(self.reward.parse().map_err(wrong_in("reward"))?))
    }

    /// To make the same again.
    pub(crate) fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let arguments = PyDict::new(py);
        arguments.set_item("options", self.options.clone())?;
        arguments.set_item("bots", self.bots.clone())?;
        arguments.set_item("episode", &self.episode)?;
        arguments.set_item("reward", &self.reward)?;
        Ok(arguments)
    }

    pub(crate) fn place(&self) -> (&'static str, usize) {
        (self.game.id(), self.seats)
    }
}

/// Planes, each with its name, its largest value and its size.
pub(crate) fn planes(planes: &[Plane]) -> Vec<(&'static str, u8, usize)> {
    planes.iter().map(|plane| (plane.name, plane.most, plane.size)).collect()
}

pub(crate) fn size(planes: &[Plane]) -> usize {
    planes.iter().map(|plane| plane.size).sum()
}
fn value(py: Python<'_>, value: Value) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Number(number) => number.into_pyobject(py)?.into_any().unbind(),
        Value::Flag(flag) => PyBool::new(py, flag).to_owned().into_any().unbind(),
        Value::Word(word) => word.into_pyobject(py)?.into_any().unbind(),
    })
}

/// By game: its ``name``, its ``seats`` (fewest and most), its ``best_seats``, the ``direction`` in
/// which play goes, its ``options`` with what they are by default at a table of that size, and the
/// parameters of its ``variants`` likewise, and the types of its ``events``.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let games = PyDict::new(py);
    for kind in Kind::ALL {
        let game = PyDict::new(py);
        game.set_item("name", kind.name())?;
        game.set_item("seats", kind.seats())?;
        game.set_item("best_seats", kind.best_seats())?;
        game.set_item("direction", kind.direction().name())?;
        let table = kind.table(&Settings::new(kind.options()), kind.best_seats(), None);
        let options = PyDict::new(py);
        let shown = table.map_err(wrong)?.options();
        for spec in kind.options().iter().filter(|spec| spec.variant.is_none()) {
            let found = shown.iter().find(|(name, _)| *name == spec.name).map(|it| it.1);
            let default = found.or(spec.default).expect("every option has a value at a table");
            options.set_item(spec.name, value(py, default)?)?;
        }
        game.set_item("options", options)?;
        let variants = PyDict::new(py);
        for spec in kind.options().iter().filter(|spec| spec.variant.is_some()) {
            variants.set_item(spec.name, spec.default.map(|it| value(py, it)).transpose()?)?;
        }
        game.set_item("variants", variants)?;
        game.set_item("events", for_game!(kind, G => G::EVENTS))?;
        games.set_item(kind.id(), game)?;
    }
    Ok(games)
}
