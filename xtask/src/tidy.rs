//! `cargo xtask tidy`: the repository's own rules, which no compiler checks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::ensure;

use crate::run::{cargo, output};
use crate::{keys, reach};

const COLUMNS_MAX: usize = 100;

/// Longest function, in lines.
const FUNCTION_MAX: usize = 70;

/// Largest file, in bytes; larger ones do not belong in a repository of text.
const BYTES_MAX: u64 = 1 << 20;

/// What the crate `play` must not need, so that a browser could run it: tasks, sockets, stores,
/// clocks and the system's chance.
const NOT_IN_PLAY: &[&str] = &[
    "async-nats",
    "axum",
    "getrandom",
    "hyper",
    "kartenhaus-nats",
    "kartenhaus-server",
    "mio",
    "rusqlite",
    "socket2",
    "tokio",
    "tracing",
];

/// Checks every file that git knows or would add.
pub(crate) fn tidy() -> anyhow::Result<()> {
    let listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let files = output(Command::new("git").args(listed))?;
    let mut broken = Vec::new();
    let mut count = 0;
    let mut texts = BTreeMap::new();
    for file in files.lines().filter(|file| Path::new(file).is_file()) {
        count += 1;
        if fs::metadata(file)?.len() > BYTES_MAX {
            broken.push(format!("{file}: larger than {BYTES_MAX} bytes"));
        }
        let is_corpus = file.starts_with("fuzz/corpus/") || file.contains("/tests/corpus/");
        let is_binary = [".png", ".ttf", ".woff2"].iter().any(|end| file.ends_with(end));
        if is_corpus || is_binary {
            continue; // any bytes
        }
        let Ok(text) = fs::read_to_string(file) else {
            broken.push(format!("{file}: no text"));
            continue;
        };
        check_text(file, &text, &mut broken);
        check_code(file, &text, &mut broken);
        check_paths(file, &text, &files, &mut broken);
        texts.insert(file.to_owned(), text);
    }
    keys::check(&texts, &mut broken);
    reach::check(&texts, &mut broken)?;
    check_play(&mut broken)?;
    ensure!(count > 50, "only {count} files were found");
    ensure!(broken.is_empty(), "{} rules are broken:\n{}", broken.len(), broken.join("\n"));
    println!("{count} files are tidy");
    Ok(())
}

fn check_play(broken: &mut Vec<String>) -> anyhow::Result<()> {
    let mut tree = cargo();
    tree.args([
        "tree",
        "--locked",
        "--package",
        "kartenhaus-play",
        "--edges",
        "normal,no-proc-macro",
    ]);
    let tree = output(tree.args(["--prefix", "none", "--format", "{p}"]))?;
    let needed: BTreeSet<&str> = tree.lines().filter_map(|it| it.split(' ').next()).collect();
    let wrong = NOT_IN_PLAY.iter().filter(|name| needed.contains(**name));
    broken.extend(wrong.map(|name| format!("crates/play: needs `{name}`, which does not fit it")));
    Ok(())
}

fn check_text(file: &str, text: &str, broken: &mut Vec<String>) {
    if !text.is_empty() && !text.ends_with('\n') {
        broken.push(format!("{file}: the last line has no end"));
    }
    for (number, line) in text.lines().enumerate() {
        let place = format!("{file}:{}", number + 1);
        if line.contains('\r') || (line.ends_with(' ') && !file.ends_with(".snap")) {
            broken.push(format!("{place}: space or carriage return at the end of the line"));
        }
        // Assembled here, so that this file does not break its own rule.
        for word in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("../sha", "red")] {
            if line.contains(word) {
                broken.push(format!("{place}: `{word}` does not belong in the repository"));
            }
        }
    }
}

/// In a document, every path in backticks that begins with a folder of ours exists, and so does
/// every relative link. `files` lists all files.
fn check_paths(file: &str, text: &str, files: &str, broken: &mut Vec<String>) {
    if !file.ends_with(".md") {
        return;
    }
    let exists = |path: &str| {
        let path = path.trim_end_matches('/');
        files.lines().any(|file| {
            file.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    };
    let folder = file.rsplit_once('/').map_or(Path::new(""), |(folder, _)| Path::new(folder));
    for (number, line) in text.lines().enumerate() {
        let quoted = line.split('`').skip(1).step_by(2).filter(|word| !word.contains(' '));
        let ours = quoted.filter(|word| word.split_once('/').is_some_and(|(top, _)| exists(top)));
        let missing = ours.flat_map(alternatives).filter(|path| !exists(path));
        let links = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        let dead = links.filter(|link| !link.contains(':') && !folder.join(link).exists());
        for path in missing.chain(dead.map(str::to_owned)) {
            broken.push(format!("{file}:{}: there is no `{path}`", number + 1));
        }
    }
}

/// The paths that `a/{b,c}.rs` stands for; for `a/<game>/b.rs` and other placeholders, the folder
/// `a`.
fn alternatives(path: &str) -> Vec<String> {
    if let Some((known, _)) = path.split_once(['<', '…', '*']) {
        return vec![known.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned()];
    }
    let braces = path.split_once('{').zip(path.split_once('}'));
    let Some(((before, inside), (_, after))) = braces else { return vec![path.to_owned()] };
    let inside = inside.split('}').next().unwrap_or_default();
    inside.split(',').map(|one| format!("{before}{one}{after}")).collect()
}

/// Rules for Rust, TypeScript and components of the page.
fn check_code(file: &str, text: &str, broken: &mut Vec<String>) {
    let begins: fn(&str) -> bool = match file.rsplit_once('.') {
        Some((_, "rs")) => is_function,
        Some((_, "ts" | "svelte")) => is_page_function,
        _ => return,
    };
    let lines: Vec<&str> = text.lines().collect();
    // Nobody reads what is made as a whole.
    let is_made = lines.first().is_some_and(|line| line.ends_with("Do not edit."));
    if file.ends_with(".rs") {
        check_rust(file, text, broken);
        check_wall(file, text, broken);
    }
    for (number, line) in lines.iter().enumerate() {
        let place = format!("{file}:{}", number + 1);
        if line.chars().count() > COLUMNS_MAX && !is_made {
            broken.push(format!("{place}: longer than {COLUMNS_MAX} characters"));
        }
        let length = if begins(line.trim_start()) { length(&lines[number..]) } else { 0 };
        if length > FUNCTION_MAX {
            broken.push(format!("{place}: a function of {length} lines, more than {FUNCTION_MAX}"));
        }
    }
}

fn check_rust(file: &str, text: &str, broken: &mut Vec<String>) {
    if !text.starts_with("//!") && !text.starts_with("#![") {
        broken.push(format!("{file}: does not begin by saying what it holds"));
    }
    let unwanted =
        [concat!("serde(", "skip"), concat!("#[ig", "nore"), concat!("#[should", "_panic")];
    for (number, line) in text.lines().enumerate() {
        // What is not there may be left out, and what is read by other means; nothing else is.
        let is_optional = line.contains("_serializing_if = \"Option::is_none\"")
            || line.contains("_deserializing)");
        if !is_optional && unwanted.iter().any(|word| line.contains(word)) {
            broken.push(format!("{file}:{}: `{}` is not used here", number + 1, line.trim()));
        }
    }
}

/// The rules of a game need nothing but the engine, and show what stands beside them no more than
/// everyone: bots, speech and encodings are to see views.
fn check_wall(file: &str, text: &str, broken: &mut Vec<String>) {
    let in_rules = file.starts_with("games/") && file.contains("/src/rules/");
    if !in_rules || file.ends_with("/tests.rs") {
        return;
    }
    let words = ["kit::encoding", "kit::prompt", "kit::search", "kit::words", "pub(crate)"];
    for (number, line) in text.lines().enumerate() {
        if let Some(word) = words.iter().find(|word| line.contains(**word)) {
            broken.push(format!("{file}:{}: `{word}` does not belong in rules", number + 1));
        }
    }
}

/// How many lines the function has that begins on the first line; none if it has no body. However
/// its signature is broken, its parts are indented, and so is its body.
fn length(lines: &[&str]) -> usize {
    let indent = lines[0].len() - lines[0].trim_start().len();
    let own = |line: &str| line.len() > indent && !line[indent..].starts_with(' ');
    let Some(begin) = lines.iter().position(|line| own(line) && line.ends_with(['{', ';', '}']))
    else {
        return 0;
    };
    if !lines[begin].ends_with('{') {
        return 0;
    }
    let body = &lines[begin + 1..];
    body.iter().position(|line| own(line)).map_or(0, |end| begin + end + 2)
}

pub(crate) fn is_function(code: &str) -> bool {
    let mut words = code.split(' ').skip_while(|word| {
        word.starts_with("pub") || matches!(*word, "const" | "async" | "unsafe")
    });
    words.next() == Some("fn")
}

/// Whether a line of TypeScript begins a function, or a method or closure that opens on this line.
fn is_page_function(code: &str) -> bool {
    let words = ["function ", "async function ", "export function ", "export async function "];
    if words.iter().any(|word| code.starts_with(word)) {
        return true;
    }
    let other = ["if ", "for ", "while ", "switch ", "}", "@", "<", "{", "class ", ".", ":"];
    let method = code.contains('(') && (code.ends_with(") {") || code.contains("): "));
    code.ends_with('{')
        && (code.ends_with("=> {") || method)
        && !other.iter().any(|word| code.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(file: &str, text: &str) -> usize {
        let mut broken = Vec::new();
        check_text(file, text, &mut broken);
        check_code(file, text, &mut broken);
        broken.len()
    }

    #[test]
    fn rules_are_checked() {
        let rust = |text: &str| broken("x.rs", text);
        assert_eq!(rust("//! What it holds.\nfn f() {\n}\n"), 0);
        assert_eq!(rust("fn f() {\n}\n"), 1, "what it holds");
        assert_eq!(rust("//! x"), 1, "the last line's end");
        assert_eq!(rust("//! x \n"), 1, "space at the end");
        assert_eq!(rust(&format!("//! {}\n", "x".repeat(100))), 1, "a long line");
        assert_eq!(broken("x.ts", &format!("// {}\n", "x".repeat(100))), 1, "a long line");
        let wall = "//! x\nuse kit::search::Policy;\npub(crate) fn f() {}\n";
        assert_eq!(broken("games/a/src/rules/b.rs", wall), 2, "what rules must not have");
        assert_eq!(broken("games/a/src/bots/b.rs", wall), 0, "bots");
    }

    #[test]
    fn paths_of_documents_exist() {
        let missing = |text: &str| {
            let mut broken = Vec::new();
            check_paths("a/b.md", text, "a/b.md\nsrc/c.rs\nsrc/d/e.rs\n", &mut broken);
            broken.len()
        };
        assert_eq!(missing("`src/c.rs`, `src/{c,d/e}.rs`, `src/d/`, `src/<x>/f.rs`\n"), 0);
        assert_eq!(missing("`src/f.rs` and `src/{c,e}.rs`\n"), 2);
        assert_eq!(missing("`src/f/<x>.rs`\n"), 1, "no such folder");
        assert_eq!(missing("`elsewhere/f.rs`, `src/f.rs here`, [g](https://h)\n"), 0);
        assert_eq!(missing("[g](no-such-file.md#h)\n"), 1);
    }

    #[test]
    fn long_functions_are_found() {
        let body = "    x();\n".repeat(70);
        for begin in ["fn f() {", "pub(crate) async fn f() {", "fn f(\n    x: u8,\n) -> u8 {"] {
            assert_eq!(broken("x.rs", &format!("//! x\n{begin}\n{body}}}\n")), 1, "{begin}");
        }
        let two = format!("//! x\nfn f(\n    x: u8,\n);\nfn g() {{\n    x();\n}}\n{body}");
        assert_eq!(broken("x.rs", &two), 0, "one without a body, and one that is short");
        for begin in
            ["function f() {", "get f(): A {", "const f = async () => {", "test('x', () => {"]
        {
            assert_eq!(broken("x.ts", &format!("{begin}\n{body}}}\n")), 1, "{begin}");
        }
        for begin in ["class A {", "@media (width) {", "if (x) {", "const f = {"] {
            assert_eq!(broken("x.svelte", &format!("{begin}\n{body}}}\n")), 0, "{begin}");
        }
    }
}
