//! The games for Python: the compiled part of the package `kartenhaus`.
//!
//! What it offers is typed and told in `python/kartenhaus/_native.pyi`; the rest of the package is
//! Python, and stands beside it.

mod batch;
mod env;
mod played;
mod table;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;

create_exception!(
    kartenhaus,
    IllegalMove,
    PyValueError,
    "The rules forbid the move, or it is no move."
);

/// What is wrong with what a caller asked for.
fn wrong(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// JSON, as Python has it.
fn loads<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (PyString::new(py, json),))
}

/// The compiled part of `kartenhaus`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::IllegalMove;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::env::Env;
    #[pymodule_export]
    use crate::played::Match;
    #[pymodule_export]
    use crate::table::games;
}
