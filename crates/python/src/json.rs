//! JSON, as Python has it.

use pyo3::prelude::*;
use pyo3::types::PyString;

pub(crate) fn loads<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (PyString::new(py, json),))
}
