//! `cargo xtask tidy`: the repository's own rules, which no compiler checks.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::ensure;

use crate::run::output;

/// Longest line of code, in characters.
const COLUMNS_MAX: usize = 100;

/// Longest file of code, in lines.
const LINES_MAX: usize = 1000;

/// Longest function, in lines.
const FUNCTION_MAX: usize = 70;

/// Largest file, in bytes: what is larger does not belong into a repository of text.
const BYTES_MAX: u64 = 1 << 20;

/// Checks every file that git knows or would add.
///
/// # Errors
///
/// If a rule is broken; the message names every place.
pub(crate) fn tidy() -> anyhow::Result<()> {
    let listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let files = output(Command::new("git").args(listed))?;
    let mut broken = Vec::new();
    let mut count = 0;
    for file in files.lines().filter(|file| Path::new(file).is_file()) {
        count += 1;
        if fs::metadata(file)?.len() > BYTES_MAX {
            broken.push(format!("{file}: larger than {BYTES_MAX} bytes"));
        }
        if file.starts_with("fuzz/corpus/") || file.ends_with(".png") || file.ends_with(".woff2") {
            continue; // any bytes
        }
        let Ok(text) = fs::read_to_string(file) else {
            broken.push(format!("{file}: no text"));
            continue;
        };
        check_text(file, &text, &mut broken);
        if file.ends_with(".rs") {
            check_code(file, &text, &mut broken);
        }
    }
    ensure!(count > 50, "only {count} files were found");
    ensure!(broken.is_empty(), "{} rules are broken:\n{}", broken.len(), broken.join("\n"));
    println!("{count} files are tidy");
    Ok(())
}

/// Rules for every text.
fn check_text(file: &str, text: &str, broken: &mut Vec<String>) {
    if !text.is_empty() && !text.ends_with('\n') {
        broken.push(format!("{file}: the last line has no end"));
    }
    for (number, line) in text.lines().enumerate() {
        let place = format!("{file}:{}", number + 1);
        if line.contains('\r') || (line.ends_with(' ') && !file.ends_with(".snap")) {
            broken.push(format!("{place}: space or carriage return at the end of the line"));
        }
        // Words put together here, so that this file does not break its own rule.
        for word in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("../sha", "red")] {
            if line.contains(word) {
                broken.push(format!("{place}: `{word}` does not belong into the repository"));
            }
        }
    }
}

/// Rules for Rust.
fn check_code(file: &str, text: &str, broken: &mut Vec<String>) {
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() > LINES_MAX {
        broken.push(format!("{file}: {} lines, more than {LINES_MAX}", lines.len()));
    }
    if !text.starts_with("//!") && !text.starts_with("#![") {
        broken.push(format!("{file}: does not begin by saying what it holds"));
    }
    let skip = concat!("serde(", "skip");
    let ignore = concat!("#[ig", "nore");
    for (number, line) in lines.iter().enumerate() {
        let place = format!("{file}:{}", number + 1);
        if line.chars().count() > COLUMNS_MAX {
            broken.push(format!("{place}: longer than {COLUMNS_MAX} characters"));
        }
        if line.contains(skip)
            || line.contains(ignore)
            || line.contains(concat!("#[should", "_panic"))
        {
            broken.push(format!("{place}: `{}` is not used here", line.trim()));
        }
        let code = line.trim_start();
        let indent = line.len() - code.len();
        if is_function(code) && line.ends_with('{') {
            let end = format!("{}}}", " ".repeat(indent));
            let length = lines[number..].iter().position(|line| **line == end).unwrap_or(0) + 1;
            if length > FUNCTION_MAX {
                broken.push(format!(
                    "{place}: a function of {length} lines, more than {FUNCTION_MAX}"
                ));
            }
        }
    }
}

/// Whether a line of code begins a function.
fn is_function(code: &str) -> bool {
    let words =
        ["fn ", "pub fn ", "pub(crate) fn ", "pub(super) fn ", "const fn ", "pub const fn "];
    words.iter().any(|word| code.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(text: &str) -> usize {
        let mut broken = Vec::new();
        check_text("x.rs", text, &mut broken);
        check_code("x.rs", text, &mut broken);
        broken.len()
    }

    #[test]
    fn rules_are_checked() {
        assert_eq!(broken("//! What it holds.\nfn f() {\n}\n"), 0);
        assert_eq!(broken("fn f() {\n}\n"), 1, "what it holds");
        assert_eq!(broken("//! x"), 1, "the last line's end");
        assert_eq!(broken("//! x \n"), 1, "space at the end");
        assert_eq!(broken(&format!("//! {}\n", "x".repeat(100))), 1, "a long line");
        let long = format!("//! x\nfn f() {{\n{}}}\n", "    x();\n".repeat(70));
        assert_eq!(broken(&long), 1, "a long function");
    }
}
