//! `cargo xtask codegen`: the committed files that are made from the protocol's types.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::ensure;

use crate::run::{build, example, output};

/// Writes every generated file; with `check`, only says whether the committed ones are what would
/// be written.
///
/// # Errors
///
/// If the generator fails, or a committed file is stale.
pub(crate) fn codegen(check: bool) -> anyhow::Result<()> {
    build()?;
    let files: BTreeMap<String, String> = serde_json::from_str(&output(&mut example("codegen"))?)?;
    for (path, text) in &files {
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
