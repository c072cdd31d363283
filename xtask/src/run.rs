//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

use anyhow::{Context as _, bail};

pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The cargo that runs this program. It builds without line tables and not incrementally, which
/// takes less time and a fraction of the disk. Dependencies are shared with builds by hand:
/// cargo's variables about xtask's own package are removed, since build scripts of some crates
/// run again when those change.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
    cargo
}

/// The folder of built and fetched files, relative to the root.
pub(crate) fn store() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| shown(command))?;
    if !status.success() {
        bail!("`{}` failed: {status}", shown(command));
    }
    Ok(())
}

pub(crate) fn output(command: &mut Command) -> anyhow::Result<String> {
    println!("$ {}", shown(command));
    let output = command.stderr(Stdio::inherit()).output().with_context(|| shown(command))?;
    if !output.status.success() {
        bail!("`{}` failed: {}", shown(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| shown(command))
}

/// Whether a command runs at all.
pub(crate) fn works(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// A tool from crates.io in this version, installed for this repository alone.
pub(crate) fn tool(name: &str, version: &str) -> anyhow::Result<PathBuf> {
    let folder = std::env::current_dir()?.join(store()).join(name);
    let program = folder.join("bin").join(name);
    let has = works(Command::new(&program).arg("--version"))
        && output(Command::new(&program).arg("--version"))?.contains(version);
    if !has {
        let wanted = format!("{name}@{version}");
        run(cargo().args(["install", "--locked", "--quiet", &wanted, "--root"]).arg(&folder))?;
    }
    Ok(program)
}

/// Steps that run at once install one after the other.
static INSTALLS: Mutex<()> = Mutex::new(());

/// Tools that are not there are installed from Debian, if that is possible.
pub(crate) fn debian(tools: &[&str]) -> anyhow::Result<()> {
    let has = |tool: &&&str| works(Command::new("dpkg-query").args(["--status", tool]));
    let missing: Vec<&&str> = tools.iter().filter(|tool| !has(tool)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let _turn = INSTALLS.lock().unwrap_or_else(PoisonError::into_inner);
    run(Command::new("apt-get").args(["update", "-qq"]))?;
    let install = ["install", "-qq", "-y", "--no-install-recommends"];
    run(Command::new("apt-get").args(install).args(missing))
}

pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether [`build`] leaves out what only whole runs of CI need.
pub(crate) static QUICK: AtomicBool = AtomicBool::new(false);

/// The examples that steps and tests run. The others are for people, and clippy sees to them.
const EXAMPLES: [&str; 6] = ["bot", "codegen", "lab_schema", "man", "record", "simulate"];

/// Builds everything for tests at once. Built one by one, shared dependencies would be rebuilt for
/// each target that needs fewer of their features.
pub(crate) fn build() -> anyhow::Result<()> {
    let mut build = cargo();
    build.args(["build", "--workspace", "--lib", "--bins", "--quiet"]);
    // An example has features switched on as tests have.
    build.args(EXAMPLES.iter().flat_map(|name| ["--example", name]));
    run(build.args(if QUICK.load(Ordering::Relaxed) { &[][..] } else { &["--tests", "--benches"] }))
}

/// An environment for Python with what `requirements.txt` in a folder names, which is made anew
/// when that changes; returns the folder of its programs.
pub(crate) fn environment(name: &str, wanted: &Path) -> anyhow::Result<PathBuf> {
    let _turn = INSTALLS.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = env::current_dir()?.join(store()).join(name);
    let (list, kept) = (wanted.join("requirements.txt"), folder.join("requirements.txt"));
    let wanted = fs::read_to_string(&list)?;
    let has = fs::read_to_string(&kept).unwrap_or_default();
    let python = folder.join("bin/python");
    if has != wanted || !works(Command::new(&python).arg("--version")) {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
        let mut pip = Command::new(python);
        pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]);
        pip.arg("--requirement");
        run(pip.arg(list))?;
        fs::write(kept, wanted)?;
    }
    Ok(folder.join("bin"))
}

/// Where [`build`] puts a program of the workspace, relative to the root.
pub(crate) fn built(name: &str) -> PathBuf {
    store().join("debug").join(name)
}

pub(crate) fn program(name: &str) -> Command {
    Command::new(built(name))
}

pub(crate) fn example(name: &str) -> Command {
    Command::new(built("examples").join(name))
}
