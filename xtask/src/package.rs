//! `cargo xtask package`: what people install: a package for Debian, an archive for other systems,
//! a list of what is in the program, and the checksums of all three.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use crate::installed::{self, Packages};
use crate::release::{self, LIST, NOTICES};
use crate::run::{build, cargo, debian, output, run, store, tool};

const CARGO_DEB: &str = "3.8.0";

/// Where the pieces are gathered in the folder of a build, laid out as below `/usr`. The package
/// takes them from there (`crates/kartenhaus/Cargo.toml`).
const PIECES: &str = "package/usr";

/// What changed, for Debian, in the folder of a build: our changelog, and one in Debian's format.
const CHANGELOGS: [&str; 2] = ["package/changelog", "package/changelog.Debian"];

/// Pieces that the package does not list: Debian has its own ways with units, changelogs and
/// licences.
const UNLISTED: [&str; 4] = [
    "lib/systemd/system/kartenhaus.service",
    "share/doc/kartenhaus/CHANGELOG.md",
    "share/doc/kartenhaus/LICENSE-APACHE",
    "share/doc/kartenhaus/LICENSE-MIT",
];

const PROGRAM: &str = "bin/kartenhaus";

const MAN: &str = "share/man/man1";
const DOC: &str = "share/doc/kartenhaus";

const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/kartenhaus"),
    ("fish", "share/fish/vendor_completions.d/kartenhaus.fish"),
    ("zsh", "share/zsh/site-functions/_kartenhaus"),
];

/// Files of the repository, and where they are among the pieces.
const FILES: [(&str, &str); 6] = [
    ("deploy/kartenhaus.service", "lib/systemd/system/kartenhaus.service"),
    ("README.md", "share/doc/kartenhaus/README.md"),
    ("CHANGELOG.md", "share/doc/kartenhaus/CHANGELOG.md"),
    ("docs/hosting.md", "share/doc/kartenhaus/hosting.md"),
    ("LICENSE-MIT", "share/doc/kartenhaus/LICENSE-MIT"),
    ("LICENSE-APACHE", "share/doc/kartenhaus/LICENSE-APACHE"),
];

/// Builds the program and packs it; with `test`, also installs it where there is nothing else.
pub(crate) fn package(test: bool) -> anyhow::Result<()> {
    debian(&["binutils", "dpkg-dev"])?;
    release::build()?;
    let dist = store().join("dist");
    let man = ["--profile", "dist", "--locked", "--package", "kartenhaus", "--example", "man"];
    run(cargo().arg("build").args(man).args(release::FEATURES))?;
    let pieces = gather(&dist)?;
    let program = pieces.join(PROGRAM);
    run(Command::new("strip").arg("-o").arg(&program).arg(dist.join("kartenhaus")))?;
    for name in [LIST, NOTICES] {
        fs::copy(dist.join(name), pieces.join(DOC).join(name))?;
    }
    if test {
        check_pages(&pieces)?;
    }
    let pages = files(&pieces.join(MAN))?;
    compress(&pages.iter().map(|page| pieces.join(MAN).join(page)).collect::<Vec<_>>())?;
    let made = pack(&dist, &store().join("package"))?;
    if test {
        let again = pack(&dist, &store().join("package-again"))?;
        for name in [&made.deb, &made.archive] {
            let same = fs::read(made.folder.join(name))? == fs::read(again.folder.join(name))?;
            ensure!(same, "{name} is not the same when it is made again");
        }
        println!("both are the same, byte for byte, when they are made again");
        installed::test(&made)?;
    }
    println!("{} has the packages", made.folder.display());
    Ok(())
}

/// Checks what the packages are made from, with the build for tests: manual pages, completions, and
/// that the package names each piece once and nothing that is not there. This takes seconds.
pub(crate) fn check() -> anyhow::Result<()> {
    build()?;
    let debug = store().join("debug");
    let pieces = gather(&debug)?;
    check_pages(&pieces)?;
    let described = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let described: Value = serde_json::from_str(&described)?;
    let crates = described["packages"].as_array().into_iter().flatten();
    let ours = crates.into_iter().find(|it| it["name"] == "kartenhaus").context("no crate")?;
    let deb = &ours["metadata"]["deb"];
    let manifest = Path::new("crates/kartenhaus");
    for file in [&deb["license-file"][0], &deb["systemd-units"]["unit-scripts"]] {
        let file = manifest.join(file.as_str().context("a file is named")?);
        ensure!(file.exists(), "{} is not there", file.display());
    }
    let mut named = BTreeSet::new();
    for asset in deb["assets"].as_array().into_iter().flatten() {
        let source = asset[0].as_str().context("an asset has a source")?;
        let built = source.strip_prefix("target/release/");
        match built.and_then(|piece| piece.strip_prefix(PIECES)) {
            Some(piece) => ensure!(named.insert(piece[1..].to_owned()), "{piece} is named twice"),
            None => {
                let file = built.map_or(manifest.join(source), |name| debug.join(name));
                ensure!(file.exists(), "{source} is not there");
            }
        }
    }
    let mut there: BTreeSet<String> = files(&pieces)?
        .into_iter()
        .map(|file| match file.strip_prefix(MAN) {
            Some(_) => format!("{MAN}/*.1.gz"),
            None => file,
        })
        .collect();
    // These only a release has.
    there.extend([PROGRAM.to_owned(), format!("{DOC}/{LIST}"), format!("{DOC}/{NOTICES}")]);
    for name in UNLISTED {
        ensure!(there.remove(name), "{name} is not there");
    }
    let differ: Vec<_> = there.symmetric_difference(&named).collect();
    ensure!(differ.is_empty(), "only among the pieces, or only in the package: {differ:?}");
    println!("{} pieces are named by the package", there.len());
    Ok(())
}

/// Gathers the pieces of a build, all but the program and what is said of its parts.
fn gather(build: &Path) -> anyhow::Result<PathBuf> {
    let pieces = build.join(PIECES);
    // What an earlier version had would be packed too.
    _ = fs::remove_dir_all(&pieces);
    let place = |name: &str| -> anyhow::Result<PathBuf> {
        let file = pieces.join(name);
        fs::create_dir_all(file.parent().context("a file is in a folder")?)?;
        Ok(file)
    };
    for name in [PROGRAM, &format!("{MAN}/kartenhaus.1")] {
        place(name)?;
    }
    run(Command::new(build.join("examples/man")).arg(pieces.join(MAN)))?;
    for (shell, name) in COMPLETIONS {
        let mut completions = Command::new(build.join("kartenhaus"));
        fs::write(place(name)?, output(completions.args(["completions", shell]))?)?;
    }
    for (file, name) in FILES {
        fs::copy(file, place(name)?).with_context(|| file.to_owned())?;
    }
    let [ours, debian] = CHANGELOGS.map(|name| build.join(name));
    fs::copy("CHANGELOG.md", &ours)?;
    fs::write(&debian, changelog()?)?;
    compress(&[ours, debian])?;
    Ok(pieces)
}

/// Checks the manual pages: one of the program and one of each command that its own page names, and
/// none that `man` warns of.
fn check_pages(pieces: &Path) -> anyhow::Result<()> {
    debian(&["man-db"])?;
    let folder = pieces.join(MAN);
    let pages = files(&folder)?;
    let own = fs::read_to_string(folder.join("kartenhaus.1"))?;
    let commands = own.lines().filter_map(|line| line.strip_suffix("(1)"));
    let commands: BTreeSet<String> =
        commands.map(|name| format!("{}.1", name.replace('\\', ""))).collect();
    ensure!(commands.len() > 10, "the manual page names few commands: {commands:?}");
    for name in &commands {
        ensure!(pages.contains(name), "there is no manual page {name}");
    }
    for page in &pages {
        // What `man` itself says of a page is on standard error.
        let mut man = Command::new("man");
        man.env("MANROFFSEQ", "").env("MANWIDTH", "80").args(["--warnings", "--encoding=UTF-8"]);
        let shown = man.arg("--local-file").arg(folder.join(page)).output().context("man")?;
        let warned = String::from_utf8_lossy(&shown.stderr);
        ensure!(shown.status.success() && warned.is_empty(), "{page}: {warned}");
        let text = String::from_utf8_lossy(&shown.stdout);
        for part in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"] {
            ensure!(text.contains(part), "{page} has no {part}");
        }
    }
    println!("{} manual pages, without a warning", pages.len());
    Ok(())
}

/// Compresses files, always to the same bytes.
fn compress(files: &[PathBuf]) -> anyhow::Result<()> {
    run(Command::new("gzip").args(["--best", "--no-name", "--force"]).args(files))
}

/// Empties the folder first.
fn pack(build: &Path, folder: &Path) -> anyhow::Result<Packages> {
    _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)?;
    // All that is packed is as old as the commit, whenever and by whomever it is packed.
    let epoch = commit("%ct")?;
    let program = tool("cargo-deb", CARGO_DEB)?;
    let mut deb = Command::new(program);
    deb.env("SOURCE_DATE_EPOCH", &epoch).args(["--profile", "dist", "--no-build"]);
    deb.args(["--no-strip", "--locked"]);
    deb.args(["--package", "kartenhaus", "--maintainer", &commit("%an <%ae>")?, "--quiet"]);
    run(deb.arg("--output").arg(env::current_dir()?.join(folder).join("")))?;
    let name = concat!("kartenhaus-", env!("CARGO_PKG_VERSION"));
    let tar = folder.join(format!("{name}-x86_64-linux.tar"));
    let mut pack = Command::new("tar");
    pack.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    pack.args(["--mode=u=rwX,go=rX", "--transform", &format!("s,^usr,{name},")]);
    pack.arg(format!("--mtime=@{epoch}")).arg("--file").arg(&tar);
    run(pack.arg("--directory").arg(build.join(PIECES).join("..")).arg("usr"))?;
    compress(&[tar])?;
    fs::copy(build.join(LIST), folder.join(format!("{name}.cdx.json")))?;
    let names = files(folder)?;
    let mut sums = Command::new("sha256sum");
    fs::write(folder.join("SHA256SUMS"), output(sums.current_dir(folder).args(&names))?)?;
    let ends = |end: &str| {
        let found = names.iter().find(|name| name.ends_with(end)).cloned();
        found.with_context(|| format!("no file *{end} was made"))
    };
    let (deb, archive) = (ends("_amd64.deb")?, ends(".tar.gz")?);
    Ok(Packages { folder: folder.to_owned(), deb, archive })
}

/// The changelog that Debian wants: which version this is, who made it and when. What changed
/// stands in ours.
fn changelog() -> anyhow::Result<String> {
    let (who, when) = (commit("%an <%ae>")?, commit("%aD")?);
    let version = env!("CARGO_PKG_VERSION");
    Ok(format!(
        "kartenhaus ({version}-1) unstable; urgency=medium\n\n  \
         * Version {version}: changelog.gz says what changed.\n\n -- {who}  {when}\n"
    ))
}

fn commit(format: &str) -> anyhow::Result<String> {
    let mut log = Command::new("git");
    log.args(["log", "-1", &format!("--format={format}")]);
    Ok(output(&mut log)?.trim().to_owned())
}

/// All files in a folder and its folders, relative to it, by name.
fn files(folder: &Path) -> anyhow::Result<Vec<String>> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.strip_prefix(folder)?.display().to_string());
            }
        }
    }
    found.sort();
    Ok(found)
}
