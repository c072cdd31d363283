//! `cargo xtask wheel`, and `cargo xtask ci --only python`: the package for Python, built,
//! installed and tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::run::{build, built, debian, environment, run, store};

/// The package's folder.
const FOLDER: &str = "crates/python";

/// Builds the wheel, and says where it is.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn wheel() -> anyhow::Result<()> {
    println!("{}", wheel_file()?.display());
    Ok(())
}

/// Builds the wheel, installs it where there is nothing else and runs the README's example there,
/// and runs the package's tests and examples.
///
/// # Errors
///
/// If anything fails.
pub(crate) fn check() -> anyhow::Result<()> {
    let wheel = wheel_file()?;
    let folder = std::env::current_dir()?.join(store());
    let (fresh, example) = (folder.join("python-fresh"), folder.join("python-example.py"));
    fs::write(&example, self::example(&fs::read_to_string(Path::new(FOLDER).join("README.md"))?)?)?;
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&fresh))?;
    let python = fresh.join("bin/python");
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).arg(&wheel))?;
    run(Command::new(&python).arg(&example))?;
    let programs = environment("python", Path::new(FOLDER))?;
    let tool = |name: &str| {
        let mut tool = Command::new(programs.join(name));
        tool.current_dir(FOLDER);
        tool
    };
    install(&programs.join("python"), &wheel)?;
    build()?;
    let program = std::env::current_dir()?.join(built("kartenhaus"));
    run(tool("pytest").arg("--quiet").env("KARTENHAUS", program))?;
    run(tool("mypy").args(["python/kartenhaus", "tests", "examples"]))?;
    run(tool("pyright").arg("--pythonpath").arg(programs.join("python")))?;
    examples(&wheel)
}

/// Installs the wheel in place of another build of it.
fn install(python: &Path, wheel: &Path) -> anyhow::Result<()> {
    let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"];
    run(Command::new(python).args(install).arg(wheel))
}

/// Runs the examples, with the oldest NumPy that the package takes and Debian's PyTorch: that of
/// PyPI brings gigabytes for graphics cards.
fn examples(wheel: &Path) -> anyhow::Result<()> {
    debian(&["python3-torch", "libopenblas0-pthread"])?;
    let folder = Path::new(FOLDER).join("examples");
    let programs = environment("python-examples", &folder)?;
    let python = programs.join("python");
    let packages = programs.with_file_name("lib").join("python3.11/site-packages");
    fs::write(packages.join("debian.pth"), "/usr/lib/python3/dist-packages\n")?;
    install(&python, wheel)?;
    let mut examples: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    examples.retain(|path| path.extension().is_some_and(|extension| extension == "py"));
    examples.sort();
    ensure!(!examples.is_empty(), "there is no example");
    examples.iter().try_for_each(|example| run(Command::new(&python).arg(example)))
}

/// The wheel, built.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn wheel_file() -> anyhow::Result<PathBuf> {
    let programs = environment("python", Path::new(FOLDER))?;
    let folder = std::env::current_dir()?.join(store());
    let wheels = folder.join("wheels");
    _ = fs::remove_dir_all(&wheels);
    let mut maturin = Command::new(programs.join("maturin"));
    maturin.current_dir(FOLDER).env("CARGO_TARGET_DIR", &folder);
    run(maturin.args(["build", "--release", "--locked", "--quiet", "--out"]).arg(&wheels))?;
    let made: Vec<PathBuf> =
        fs::read_dir(&wheels)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    ensure!(made.len() == 1, "{} wheels were built", made.len());
    made.into_iter().next().context("it is one")
}

/// The first example of a document.
fn example(document: &str) -> anyhow::Result<&str> {
    let (_, after) = document.split_once("```python\n").context("no example")?;
    Ok(after.split_once("```").context("the example has no end")?.0)
}
