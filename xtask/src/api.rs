//! `cargo xtask ci --only api-fuzz`: schemathesis sends a real server requests that the OpenAPI
//! document allows, and others.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::run::{build, built, environment, run, store};

const FOLDER: &str = "fuzz/api";

/// Runs it twice: with made-up names, most of which lead nowhere, and about existing rooms, as
/// their host. The requests are the same each time.
pub(crate) fn fuzz() -> anyhow::Result<()> {
    let (here, folder) = (env::current_dir()?, env::current_dir()?.join(store()));
    let program = environment("schemathesis", Path::new(FOLDER))?.join("schemathesis");
    build()?;
    // It keeps failures in its working folder, and would try those first.
    let cache = folder.join("schemathesis/cache");
    _ = fs::remove_dir_all(&cache);
    fs::create_dir_all(&cache)?;
    let ours = here.join(FOLDER);
    let asking = || {
        let mut load = Command::new(here.join(built("load")));
        load.current_dir(&cache).env("PYTHONDONTWRITEBYTECODE", "1");
        load.arg("api").arg(&program).arg("--config-file").arg(ours.join("schemathesis.toml"));
        load.arg("run").arg(here.join("docs/protocol/openapi.json"));
        load.args(["--max-examples", "30"]);
        load
    };
    run(&mut asking())?;
    let mut again = asking();
    again.args(["--mode", "positive", "--phases", "fuzzing"]);
    run(again.env("SCHEMATHESIS_HOOKS", ours.join("hooks.py")))
}
