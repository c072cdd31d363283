//! How far a change reaches, and that this only falls: hand-written lines, crates in the lock file,
//! and methods of the largest type. `xtask/reach.toml` has the figures; whoever adds a feature
//! raises them.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Context as _;
use serde::Deserialize;

const FIGURES: &str = "xtask/reach.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    lines: usize,
    crates: usize,
    /// By crate: of the type that has most.
    methods: BTreeMap<String, usize>,
}

/// Compares what there is with the figures. `texts` are the files of the repository.
pub(crate) fn check(
    texts: &BTreeMap<String, String>,
    broken: &mut Vec<String>,
) -> anyhow::Result<()> {
    let figures: Figures = toml::from_str(&fs::read_to_string(FIGURES)?).context(FIGURES)?;
    let lines = texts.iter().filter(|(file, _)| is_written(file));
    let lines = lines.map(|(_, text)| text.lines().count()).sum();
    compare("hand-written lines", lines, figures.lines, broken);
    let lock = texts.get("Cargo.lock").context("Cargo.lock")?;
    let crates = lock.lines().filter(|line| *line == "[[package]]").count();
    compare("crates in Cargo.lock", crates, figures.crates, broken);
    for (name, most) in &figures.methods {
        let sources = format!("crates/{name}/src/");
        let files = texts.iter().filter(|(file, _)| file.starts_with(&sources) && is_written(file));
        let (type_name, count) = most_methods(files.map(|(_, text)| text.as_str()));
        compare(&format!("methods of `{type_name}` in crates/{name}"), count, *most, broken);
    }
    Ok(())
}

/// More is too many. Much less is a success that is to be kept.
fn compare(what: &str, found: usize, most: usize, broken: &mut Vec<String>) {
    if found > most {
        broken.push(format!("{found} {what}, more than the {most} in {FIGURES}"));
    } else if found + (most / 100).max(1) < most {
        broken.push(format!("only {found} {what}: say so in {FIGURES}, which has {most}"));
    }
}

/// Whether a file is written by hand, and neither a test nor made for one.
fn is_written(file: &str) -> bool {
    let (top, name) = file.split_once('/').unwrap_or_default();
    let is_test = ["/tests/", "/tests.rs", "/test.rs", "/testing", "/benches/", "/examples/"]
        .iter()
        .any(|part| file.contains(part));
    let is_made = ["protocol.ts", "views.ts"].iter().any(|end| file.ends_with(end));
    let rust = ["crates", "games", "xtask"].contains(&top) && file.contains("/src/");
    let page = file.starts_with("web/src/") || (top == "games" && name.contains("/page/"));
    let of_page = [".ts", ".svelte", ".css"].iter().any(|end| file.ends_with(end));
    !is_test
        && ((rust && file.ends_with(".rs"))
            || (page && of_page && !is_made && !file.ends_with(".test.ts")))
}

/// The type with the most methods, and how many these are, by lines that rustfmt has laid out.
fn most_methods<'a>(files: impl Iterator<Item = &'a str>) -> (String, usize) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for text in files {
        let mut own = None;
        for line in text.lines() {
            if let Some(header) = line.strip_prefix("impl") {
                own = inherent(header);
            } else if line == "}" {
                own = None;
            } else if let Some(name) = own
                && line.strip_prefix("    ").is_some_and(crate::tidy::is_function)
            {
                *counts.entry(name).or_default() += 1;
            }
        }
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map_or_else(Default::default, |(name, count)| (name.to_owned(), count))
}

/// The type of an `impl` without a trait.
fn inherent(header: &str) -> Option<&str> {
    let end = header.find('{').unwrap_or(header.len());
    let header = &header[..end];
    let of = match header.strip_prefix('<') {
        Some(generic) => generic.split_once("> ")?.1,
        None => header.trim_start(),
    };
    (!of.contains(" for ")).then(|| of.split(['<', ' ']).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_counted_by_type() {
        let one = "impl A {\n    fn a() {\n    }\n    pub(crate) const fn b() {}\n}\n";
        let two = "impl<T: B> A<T> {\n    async fn c() {}\n}\nimpl B for A {\n    fn d() {}\n}\n";
        assert_eq!(most_methods([one, two].into_iter()), ("A".to_owned(), 3));
    }

    #[test]
    fn what_is_written_by_hand() {
        for (file, expected) in [
            ("crates/play/src/room.rs", true),
            ("games/whist/src/lib.rs", true),
            ("games/whist/page/index.ts", true),
            ("web/src/app.css", true),
            ("web/src/views.ts", false),
            ("web/src/room/Room.test.ts", false),
            ("crates/play/src/session/tests.rs", false),
            ("crates/play/src/testing/check.rs", false),
            ("crates/server/examples/codegen.rs", false),
        ] {
            assert_eq!(is_written(file), expected, "{file}");
        }
    }

    #[test]
    fn a_figure_only_falls() {
        let broken = |found, most| {
            let mut broken = Vec::new();
            compare("lines", found, most, &mut broken);
            broken.len()
        };
        assert_eq!([broken(1001, 1000), broken(1000, 1000), broken(990, 1000)], [1, 0, 0]);
        assert_eq!(broken(980, 1000), 1);
    }
}
