//! `cargo xtask wheel`, and `cargo xtask ci --only python`: the package for Python, built,
//! installed and tested.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

use anyhow::{Context as _, ensure};

use crate::run::{build, built, debian, environment, run, store};

const FOLDER: &str = "crates/python";

/// What makes each example so small that it only shows that it runs.
const EXAMPLES: &[(&str, &[&str])] = &[
    ("agents.py", &["--rounds", "20"]),
    ("cfr.py", &["--iterations", "2"]),
    ("count.py", &["python_kartenhaus_kartel(players=2,ranks=3,suits=2,hand=2)"]),
    ("deep_cfr.py", &["--iterations", "1", "--traversals", "20"]),
    ("hands.py", &["--rounds", "20", "--epochs", "1", "--worlds", "2"]),
    ("ismcts.py", &["--rounds", "1", "--simulations", "5"]),
    ("nfsp.py", &["--episodes", "20"]),
    ("ppo.py", &["--total-timesteps", "1", "--num-envs", "64", "--num-steps", "32"]),
    ("ray_rollouts.py", &[]),
    ("rnad.py", &["--iterations", "1", "--steps", "2", "--batch", "4"]),
];

/// The example that CI does not run: Ray gives up if its processes take more than 30 seconds to
/// start, which they may on a busy machine.
const NOT_IN_CI: &str = "ray_rollouts.py";

/// The example that [`clients`] runs: OpenSpiel's NFSP needs PyTorch 2, and Debian 12 has 1.13.
const NEEDS_PYTORCH_2: &str = "nfsp.py";

/// Builds the wheel, and says where it is. With `figures`, runs the examples as they are, which say
/// what agents learn.
pub(crate) fn wheel(figures: bool) -> anyhow::Result<()> {
    let wheel = wheel_file()?;
    if figures {
        examples(&wheel, false)?;
    }
    println!("{}", wheel.display());
    Ok(())
}

pub(crate) fn fetch() -> anyhow::Result<()> {
    environment_of_examples().map(drop)
}

/// Builds the wheel, and runs other people's packages on it: those of
/// `crates/python/clients/requirements.txt`, in these versions, PufferLib, and the example that
/// needs a newer PyTorch than CI has. They take some gigabytes, so this runs before a release, and
/// not in CI.
pub(crate) fn clients() -> anyhow::Result<()> {
    let wheel = wheel_file()?;
    let package = std::env::current_dir()?.join(FOLDER);
    let folder = package.join("clients");
    let python = environment("python-clients", &folder)?.join("python");
    pufferlib(&python, &folder)?;
    install(&python, &wheel)?;
    let mut programs: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    programs.retain(|program| program.extension().is_some_and(|it| it == "py"));
    programs.sort();
    ensure!(!programs.is_empty(), "no clients");
    // PufferLib puts a link into the working directory.
    let place = store().join("python-clients");
    let client = |program: &Path, args: &[&str]| {
        run(Command::new(&python).arg(program).args(args).current_dir(&place))
    };
    programs.iter().try_for_each(|program| client(program, &[]))?;
    let (name, args) = EXAMPLES.iter().find(|it| it.0 == NEEDS_PYTORCH_2).context("an example")?;
    client(&package.join("examples").join(name), args)
}

/// Installs PufferLib without its own games. Its setup would fetch libraries of C from GitHub for
/// them; told not to, that of 3.0.0 reads a name that it has set only where it builds them, so the
/// name is there before it starts.
fn pufferlib(python: &Path, folder: &Path) -> anyhow::Result<()> {
    let site = std::env::current_dir()?.join(store()).join("python-clients/setup");
    fs::create_dir_all(&site)?;
    let named = "import builtins\n\nbuiltins.c_extension_paths = []\n";
    fs::write(site.join("sitecustomize.py"), named)?;
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-r"]);
    pip.arg(folder.join("pufferlib.txt")).env("PYTHONPATH", site);
    run(pip.envs([("NO_OCEAN", "1"), ("NO_TRAIN", "1")]))
}

/// Builds the wheel, installs it where there is nothing else and runs the README's example there,
/// and runs the package's tests and examples.
pub(crate) fn check() -> anyhow::Result<()> {
    build()?;
    let wheel = wheel_of_tests()?;
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
    let program = std::env::current_dir()?.join(built("kartenhaus"));
    thread::scope(|scope| {
        let others = scope.spawn(|| {
            run(tool("mypy").args(["python/kartenhaus", "tests", "examples"]))?;
            run(tool("pyright").arg("--pythonpath").arg(programs.join("python")))?;
            examples(&wheel, true)
        });
        let tested = run(tool("pytest").arg("--quiet").env("KARTENHAUS", program));
        others.join().expect("nothing panics").and(tested)
    })
}

/// Installs the wheel in place of another build of it.
fn install(python: &Path, wheel: &Path) -> anyhow::Result<()> {
    let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"];
    run(Command::new(python).args(install).arg(wheel))
}

/// An environment on top of that of the tests, with the oldest NumPy that the package takes and
/// Debian's PyTorch: that of PyPI brings gigabytes for graphics cards. Returns its Python.
fn environment_of_examples() -> anyhow::Result<PathBuf> {
    let of_tests = environment("python", Path::new(FOLDER))?;
    debian(&["python3-torch", "libopenblas0-pthread"])?;
    let programs = environment("python-examples", &Path::new(FOLDER).join("examples"))?;
    let [of_tests, packages] = [of_tests, programs.clone()]
        .map(|programs| programs.with_file_name("lib").join("python3.11/site-packages"));
    let others = format!("{}\n/usr/lib/python3/dist-packages\n", of_tests.display());
    fs::write(packages.join("others.pth"), others)?;
    Ok(programs.join("python"))
}

fn examples(wheel: &Path, small: bool) -> anyhow::Result<()> {
    let python = environment_of_examples()?;
    install(&python, wheel)?;
    let folder = Path::new(FOLDER).join("examples");
    let named = fs::read_dir(&folder)?.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let count = named.filter(|name| name.ends_with(".py")).count();
    ensure!(count == EXAMPLES.len(), "{count} examples, and not {}", EXAMPLES.len());
    let is_run = |name| name != NEEDS_PYTORCH_2 && !(small && name == NOT_IN_CI);
    let mut wanted = EXAMPLES.iter().filter(|(name, _)| is_run(*name));
    wanted.try_for_each(|(name, args)| {
        let mut example = Command::new(&python);
        example.arg(folder.join(name));
        run(example.args(args.iter().filter(|_| small)))
    })
}

/// A wheel of what [`build`] has built for all tests, so that nothing is compiled anew. maturin
/// says what stands in it.
fn wheel_of_tests() -> anyhow::Result<PathBuf> {
    let programs = environment("python", Path::new(FOLDER))?;
    let folder = std::env::current_dir()?.join(store()).join("wheel-of-tests");
    _ = fs::remove_dir_all(&folder);
    let (pieces, made) = (folder.join("pieces"), folder.join("made"));
    let package = pieces.join("kartenhaus");
    fs::create_dir_all(&package)?;
    fs::create_dir_all(&made)?;
    let mut maturin = Command::new(programs.join("maturin"));
    maturin.current_dir(FOLDER).args(["pep517", "write-dist-info", "--metadata-directory"]);
    run(maturin.arg(&pieces))?;
    for file in fs::read_dir(Path::new(FOLDER).join("python/kartenhaus"))? {
        let file = file?;
        if file.file_type()?.is_file() {
            fs::copy(file.path(), package.join(file.file_name()))?;
        }
    }
    fs::copy(built("libkartenhaus_python.so"), package.join("_native.abi3.so"))?;
    run(Command::new(programs.join("wheel")).arg("pack").arg(&pieces).arg("-d").arg(&made))?;
    only(&made)
}

/// The wheel, built to be used.
pub(crate) fn wheel_file() -> anyhow::Result<PathBuf> {
    let programs = environment("python", Path::new(FOLDER))?;
    let folder = std::env::current_dir()?.join(store());
    let wheels = folder.join("wheels");
    _ = fs::remove_dir_all(&wheels);
    let mut maturin = Command::new(programs.join("maturin"));
    maturin.current_dir(FOLDER).env("CARGO_TARGET_DIR", &folder);
    run(maturin.args(["build", "--release", "--locked", "--quiet", "--out"]).arg(&wheels))?;
    only(&wheels)
}

/// The one file in a folder.
fn only(folder: &Path) -> anyhow::Result<PathBuf> {
    let made: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    ensure!(made.len() == 1, "{} wheels were built", made.len());
    made.into_iter().next().context("it is one")
}

/// The first example of a document.
fn example(document: &str) -> anyhow::Result<&str> {
    let (_, after) = document.split_once("```python\n").context("no example")?;
    Ok(after.split_once("```").context("the example has no end")?.0)
}
