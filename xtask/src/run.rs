//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, bail};

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// Whether what is built is used once.
static ONCE: AtomicBool = AtomicBool::new(false);

/// What makes a build quick, of what is used once: a little optimisation, none between crates, no
/// places in the source for debuggers, nothing kept for the next build.
const QUICK: [(&str, &str); 6] = [
    ("CARGO_INCREMENTAL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
];

/// From now on [`cargo`] builds what is right and there soon, and not as fast as it could be.
pub(crate) fn build_for_once() {
    ONCE.store(true, Ordering::Relaxed);
}

/// The cargo that runs us.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if ONCE.load(Ordering::Relaxed) {
        cargo.envs(QUICK).env("CARGO_TARGET_DIR", target());
    }
    cargo
}

/// The folder of what is made and fetched, seen from the root.
pub(crate) fn store() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// The folder of what is built, seen from the root: one of its own for what is used once, so that
/// nobody's next build begins anew.
pub(crate) fn target() -> PathBuf {
    if ONCE.load(Ordering::Relaxed) { store().join("once") } else { store() }
}

/// Runs a command, and fails if it does.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| shown(command))?;
    if !status.success() {
        bail!("`{}` failed: {status}", shown(command));
    }
    Ok(())
}

/// Runs a command and gives what it prints.
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

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Builds every program and example of the workspace for tests, all at once: built one by one, what
/// they stand on would be built again for each that asks for less of it.
///
/// # Errors
///
/// If something does not compile.
pub(crate) fn programs() -> anyhow::Result<()> {
    run(cargo().args(["build", "--workspace", "--bins", "--examples", "--quiet"]))
}

/// An example of the workspace that [`programs`] has built.
pub(crate) fn example(name: &str) -> Command {
    Command::new(target().join("debug/examples").join(name))
}
