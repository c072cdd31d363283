//! `cargo xtask ci --only rounds`: the examples that read a report's rounds with pandas, polars and
//! DuckDB find what the report says.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::ensure;

use crate::games::GAME;
use crate::run::{build, environment, program, run, store};

const FOLDER: &str = "docs/examples";

const DOCUMENT: &str = "docs/lab.md";

/// Makes a small report, and runs the examples on it.
pub(crate) fn check() -> anyhow::Result<()> {
    let (folder, document) = (Path::new(FOLDER), fs::read_to_string(DOCUMENT)?);
    for name in ["rounds_pandas.py", "rounds_polars.py", "rounds_duckdb.py"] {
        let printed = format!("```python\n{}```\n", fs::read_to_string(folder.join(name))?);
        ensure!(document.contains(&printed), "{FOLDER}/{name} is not what {DOCUMENT} prints");
    }
    let programs = environment("rounds", folder)?;
    build()?;
    let out = store().join("rounds/report");
    _ = fs::remove_dir_all(&out);
    let mut report = program("kartenhaus");
    report.args(["lab", "report", "--game", GAME, "--bots", "novice", "--rounds", "1000"]);
    run(report.args(["--seed", "7", "--out"]).arg(&out))?;
    run(Command::new(programs.join("python")).arg(folder.join("check.py")).arg(&out))
}
