//! `cargo xtask codegen`: the committed files that are generated from the types of the protocol and
//! of the designer's report, and the recordings of what clients of a site are sent.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};

use crate::browser::packages;
use crate::run::{build, example, output};

/// Writes every generated file; with `check`, only compares the committed ones.
pub(crate) fn codegen(check: bool) -> anyhow::Result<()> {
    build()?;
    let mut files = BTreeMap::<String, String>::new();
    for made in ["codegen", "lab_schema", "record"] {
        let more: BTreeMap<String, String> = serde_json::from_str(&output(&mut example(made))?)?;
        files.extend(more);
    }
    packages()?;
    for path in recordings()? {
        if path.extension() == Some(OsStr::new("json"))
            && !files.contains_key(path.to_string_lossy().as_ref())
        {
            ensure!(!check, "{} has no script: run `cargo xtask codegen`", path.display());
            fs::remove_file(path)?;
        }
    }
    for (path, text) in &files {
        let text = &if path.ends_with(".ts") { laid_out(text)? } else { text.to_owned() };
        if check {
            let committed = fs::read_to_string(path).unwrap_or_default();
            ensure!(committed == *text, "{path} is stale: run `cargo xtask codegen`");
        } else {
            fs::create_dir_all(Path::new(path).parent().unwrap_or(Path::new("")))?;
            fs::write(path, text)?;
        }
        println!("{path}");
    }
    Ok(())
}

/// What each client of a site was sent, for the page's tests; all of them are generated.
fn recordings() -> anyhow::Result<Vec<PathBuf>> {
    let of_games = fs::read_dir("games")?.map(|game| Ok(game?.path().join("page/testing")));
    let mut folders = of_games.collect::<anyhow::Result<Vec<_>>>()?;
    folders.push("web/src/testing".into());
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder.join("recordings")));
    files.flatten().map(|file| Ok(file?.path())).collect()
}

fn laid_out(text: &str) -> anyhow::Result<String> {
    let mut prettier = Command::new("web/node_modules/.bin/prettier");
    prettier.args(["--parser=typescript", "--print-width=100", "--single-quote"]);
    let mut child = prettier.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().context("its input")?;
    // It reads everything before it writes.
    input.write_all(text.as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "prettier failed: {}", output.status);
    Ok(String::from_utf8(output.stdout)?)
}
