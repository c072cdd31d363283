//! The games for Python: the compiled part of the package `kartenhaus`.
//!
//! What it offers is typed and told in `python/kartenhaus/_native.pyi`; the rest of the package is
//! Python, and stands beside it.

mod batch;
mod env;
mod errors;
mod json;
mod measures;
mod played;
mod table;

use pyo3::prelude::*;

/// The compiled part of `kartenhaus`.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::env::Env;
    #[pymodule_export]
    use crate::errors::IllegalMove;
    #[pymodule_export]
    use crate::measures::{arena, compare, report};
    #[pymodule_export]
    use crate::played::Match;
    #[pymodule_export]
    use crate::table::games;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
