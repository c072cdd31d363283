//! What a caller says of a table.

use std::collections::BTreeMap;

use bots::Bot;
use engine::{Kind, Settings, Value};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use spaces::{Plane, Table};

use crate::errors::wrong;

/// By name of an option: what it is set to.
pub(crate) type Options<'py> = Option<Bound<'py, PyDict>>;

/// By seat: a bot's level.
pub(crate) type Bots = BTreeMap<usize, String>;

/// A game and its number of seats.
pub(crate) fn game(name: &str, seats: Option<usize>) -> PyResult<(Kind, usize)> {
    let kind: Kind = name.parse().map_err(wrong)?;
    Ok((kind, seats.unwrap_or(kind.best_seats())))
}

/// What a table chose.
pub(crate) fn settings(kind: Kind, options: &Options<'_>) -> PyResult<Settings> {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options.iter().flat_map(|options| options.iter()) {
        let text = match value.cast::<PyBool>() {
            Ok(flag) => flag.is_true().to_string(),
            Err(_) => value.str()?.to_string(),
        };
        settings.set(&name.extract::<String>()?, &text).map_err(wrong)?;
    }
    Ok(settings)
}

/// A table for a program that learns.
pub(crate) fn table(
    name: &str,
    seats: Option<usize>,
    options: &Options<'_>,
    bots: Option<Bots>,
    episode: &str,
    reward: &str,
) -> PyResult<Table> {
    let (kind, seats) = game(name, seats)?;
    let mut table = Table::with(kind, seats, settings(kind, options)?).map_err(wrong)?;
    for (seat, level) in bots.into_iter().flatten() {
        let bot: Bot = level.parse().map_err(wrong)?;
        table = table.bot(seat, bot).map_err(wrong)?;
    }
    let episode = episode.parse().map_err(wrong)?;
    Ok(table.episode(episode).reward(reward.parse().map_err(wrong)?))
}

/// Planes, each with its name, its largest value and its size.
pub(crate) fn planes(planes: &[Plane]) -> Vec<(&'static str, u8, usize)> {
    planes.iter().map(|plane| (plane.name, plane.most, plane.size)).collect()
}

/// How many bytes an observation has.
pub(crate) fn size(planes: &[Plane]) -> usize {
    planes.iter().map(|plane| plane.size).sum()
}

/// An option's value, as Python has it.
fn value(py: Python<'_>, value: Value) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Number(number) => number.into_pyobject(py)?.into_any().unbind(),
        Value::Flag(flag) => PyBool::new(py, flag).to_owned().into_any().unbind(),
        Value::Word(word) => word.into_pyobject(py)?.into_any().unbind(),
    })
}

/// By game: its name, the fewest, the most and the best number of seats, its options with their
/// defaults at that number, and the parameters of its variants.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let games = PyDict::new(py);
    for kind in Kind::ALL {
        let game = PyDict::new(py);
        game.set_item("name", kind.name())?;
        game.set_item("seats", kind.seats())?;
        game.set_item("best_seats", kind.best_seats())?;
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
        games.set_item(kind.id(), game)?;
    }
    Ok(games)
}
