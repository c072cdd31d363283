//! What is wrong, as exceptions.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};

create_exception!(
    kartenhaus,
    IllegalMove,
    PyValueError,
    "The rules forbid the move, or it is no move."
);

/// What is wrong with what a caller asked for.
pub(crate) fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
