//! What is wrong, as exceptions.

use std::fmt::Display;

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::{PyErr, create_exception};

create_exception!(
    kartenhaus,
    IllegalMove,
    PyValueError,
    "The rules forbid the move, or it is no move."
);

pub(crate) fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub(crate) fn wrong_in<E: Display>(name: &str) -> impl Fn(E) -> PyErr {
    move |error| wrong(format!("`{name}`: {error}"))
}

/// The whole number from 0 on that an argument has to be.
pub(crate) fn whole(name: &str, value: &Bound<'_, PyAny>) -> PyResult<u64> {
    value.extract::<u64>().map_err(|error| {
        let py = value.py();
        let shown = value.repr().map_or_else(|_| "this".to_owned(), |text| text.to_string());
        if error.is_instance_of::<PyOverflowError>(py) {
            wrong(format!("`{name}` is a whole number from 0 to 2^64 - 1, not {shown}"))
        } else {
            PyTypeError::new_err(format!("`{name}` is a whole number, not {shown}"))
        }
    })
}

/// As [`whole`], where the argument may be left out.
pub(crate) fn maybe(name: &str, value: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u64>> {
    value.map(|value| whole(name, value)).transpose()
}

/// The seed that was named, or one of the system's.
pub(crate) fn seed(value: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match maybe("seed", value)? {
        Some(seed) => Ok(seed),
        None => getrandom::u64().map_err(wrong),
    }
}
