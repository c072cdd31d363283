//! `cargo xtask release`: the program to ship, a list of what is in it, and whether its licences
//! allow that.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use crate::run::{cargo, output, run, store, tool};

const DENY: &str = "0.20.2";

/// The list of what is in the program, beside it.
pub(crate) const LIST: &str = "kartenhaus.cdx.json";

/// The texts of its parts' licences, beside it too.
pub(crate) const NOTICES: &str = "notices.txt";

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// A third-party part of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    version: String,
    licence: String,
    /// Its package URL, such as `pkg:cargo/tokio@1.54.0`.
    purl: String,
    /// The package URLs of the parts that it needs.
    needs: BTreeSet<String>,
}

/// The parts of the program, by package URL.
type Parts = BTreeMap<String, Part>;

/// Features of releases, which a plain build leaves out.
pub(crate) const FEATURES: [&str; 2] = ["--features", "parquet"];

pub(crate) fn release() -> anyhow::Result<()> {
    deny()?;
    build()
}

/// Builds the program and writes the list of its parts, if their licences are allowed, and the
/// licences.
pub(crate) fn build() -> anyhow::Result<()> {
    let parts = allowed_parts()?;
    let program = ["build", "--profile", "dist", "--locked", "--package", "kartenhaus"];
    run(cargo().args(program).args(FEATURES))?;
    let file = store().join("dist").join(LIST);
    fs::write(&file, format!("{:#}\n", document(&parts)))?;
    fs::write(file.with_file_name(NOTICES), notices(&parts)?)?;
    println!("{} says what is in the program, and {NOTICES} under which terms", file.display());
    Ok(())
}

/// Checks that all parts of the program have a licence that `deny.toml` allows. This takes seconds,
/// while [`release`] has to compile cargo-deny first.
pub(crate) fn check() -> anyhow::Result<()> {
    allowed_parts().map(drop)
}

fn allowed_parts() -> anyhow::Result<Parts> {
    let parts = parts()?;
    let deny = fs::read_to_string("deny.toml")?;
    let allowed = allowed(&deny);
    ensure!(allowed.contains("MIT"), "deny.toml allows no licences");
    for part in parts.values() {
        ensure!(may(&part.licence, &allowed), "{}: the licence {}", part.purl, part.licence);
    }
    // Parts that are certainly in it, according to the lock files.
    let lock = fs::read_to_string("Cargo.lock")?;
    let page: Value = serde_json::from_str(&fs::read_to_string("web/package-lock.json")?)?;
    for name in ["axum", "libsqlite3-sys", "tokio"] {
        let purl = parts.values().map(|part| &part.purl);
        let mut of = purl.filter_map(|purl| purl.strip_prefix(&format!("pkg:cargo/{name}@")));
        let version = of.next().with_context(|| format!("{name} is not found"))?;
        let entry = format!("name = \"{name}\"\nversion = \"{version}\"\n");
        ensure!(lock.contains(&entry), "{name} {version} is not in Cargo.lock");
    }
    for name in ["svelte", "@fluent/bundle", "uqr"] {
        let version = page["packages"][format!("node_modules/{name}")]["version"].as_str();
        let purl = purl_of_page(name, version.context("no version")?);
        ensure!(parts.contains_key(&purl), "{purl} is not found");
    }
    println!("{} parts of other people are in the program, and all of them may be", parts.len());
    Ok(parts)
}

/// Asks cargo-deny about all crates, including those that only tests use.
fn deny() -> anyhow::Result<()> {
    run(Command::new(tool("cargo-deny", DENY)?).args(["check", "licenses", "bans", "sources"]))
}

/// Everything in the program and its page.
fn parts() -> anyhow::Result<Parts> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--package", "kartenhaus", "--target", TARGET]);
    tree.args(FEATURES);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "depth", "--format", "|{p}|{l}"]);
    let mut parts = crates(&output(&mut tree)?)?;
    parts.extend(page()?);
    Ok(parts)
}

/// The crates in what `cargo tree` prints, without our own.
fn crates(tree: &str) -> anyhow::Result<Parts> {
    let mut parts = Parts::new();
    let mut above: Vec<String> = Vec::new();
    for line in tree.lines() {
        let mut fields = line.trim_end_matches(" (*)").split('|');
        let mut field = || fields.next().with_context(|| format!("not a line of a tree: {line}"));
        let (depth, package, licence): (usize, _, _) = (field()?.parse()?, field()?, field()?);
        let mut words = package.split(' ');
        let (name, version) = words.next().zip(words.next()).context("a crate has a version")?;
        let version = version.trim_start_matches('v');
        let purl = format!("pkg:cargo/{name}@{version}");
        above.truncate(depth);
        if let Some(part) = above.last().and_then(|above| parts.get_mut(above)) {
            part.needs.insert(purl.clone());
        }
        above.push(purl.clone());
        // In our own crates a path follows the version.
        let ours = words.next().is_some_and(|path| path.starts_with("(/"));
        if !ours && !parts.contains_key(&purl) {
            let (version, licence) = (version.to_owned(), licence.to_owned());
            let part = Part { version, licence, purl: purl.clone(), needs: BTreeSet::new() };
            parts.insert(purl, part);
        }
    }
    Ok(parts)
}

/// The packages in the page: those from which the bundler takes a module.
fn page() -> anyhow::Result<Parts> {
    let folder = env::current_dir()?.join(store()).join("page");
    fs::create_dir_all(&folder)?;
    let list: PathBuf = folder.join("packages.json");
    let mut vite = Command::new("npm");
    vite.args(["run", "--silent", "build", "--", "--logLevel", "error", "--emptyOutDir"]);
    vite.arg("--outDir").arg(folder.join("dist")).env("KARTENHAUS_PACKAGES", &list);
    run(vite.current_dir("web"))?;
    let names: Vec<String> = serde_json::from_str(&fs::read_to_string(list)?)?;
    let lock = fs::read_to_string(Path::new("web/package-lock.json"))?;
    let lock: Value = serde_json::from_str(&lock)?;
    let mut parts = Parts::new();
    for name in names {
        let entry = &lock["packages"][format!("node_modules/{name}")];
        let text = |field: &str| {
            let text = entry[field].as_str();
            text.map(str::to_owned).with_context(|| format!("{name} has no {field}"))
        };
        let (version, licence) = (text("version")?, text("license")?);
        let purl = purl_of_page(&name, &version);
        let part = Part { version, licence, purl: purl.clone(), needs: BTreeSet::new() };
        parts.insert(purl, part);
    }
    Ok(parts)
}

/// The texts of all parts' licences, each once, with the parts that it is of.
fn notices(parts: &Parts) -> anyhow::Result<String> {
    let args = ["metadata", "--locked", "--format-version", "1", "--filter-platform", TARGET];
    let described: Value = serde_json::from_str(&output(cargo().args(args))?)?;
    let mut folders = BTreeMap::new();
    for package in described["packages"].as_array().into_iter().flatten() {
        let text = |field: &str| package[field].as_str().context("cargo describes each crate");
        let purl = format!("pkg:cargo/{}@{}", text("name")?, text("version")?);
        folders.insert(purl, PathBuf::from(text("manifest_path")?).with_file_name(""));
    }
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for purl in parts.values().map(|part| &*part.purl) {
        let of_page = || Path::new("web/node_modules").join(name_in(purl));
        let folder = folders.get(purl).cloned().unwrap_or_else(of_page);
        for file in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let file = file?.path();
            let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
            let is_notice = |begin: &&str| name.starts_with(begin);
            if file.is_file() && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(is_notice) {
                let text = String::from_utf8_lossy(&fs::read(&file)?).trim().replace('\r', "");
                texts.entry(text).or_default().push(purl);
            }
        }
    }
    let texts = texts.iter().map(|(text, parts)| format!("{}:\n\n{text}\n", parts.join("\n")));
    Ok(texts.collect::<Vec<_>>().join(&format!("\n{}\n\n", "=".repeat(78))))
}

fn name_in(purl: &str) -> String {
    let name = purl.split_once('/').and_then(|(_, name)| name.rsplit_once('@'));
    name.map_or("", |(name, _)| name).replace("%40", "@")
}

fn purl_of_page(name: &str, version: &str) -> String {
    format!("pkg:npm/{}@{version}", name.replace('@', "%40"))
}

/// The list in the format CycloneDX.
fn document(parts: &Parts) -> Value {
    let components = parts.values().map(|part| {
        json!({
            "type": "library",
            "bom-ref": part.purl,
            "name": name_in(&part.purl),
            "version": part.version,
            "licenses": [{ "expression": part.licence.replace('/', " OR ") }],
            "purl": part.purl,
        })
    });
    let needs = parts.values().map(|part| json!({ "ref": part.purl, "dependsOn": part.needs }));
    let own = json!({
        "type": "application", "bom-ref": "kartenhaus", "name": "kartenhaus",
        "version": env!("CARGO_PKG_VERSION"),
    });
    json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": own },
        "components": components.collect::<Vec<_>>(),
        "dependencies": needs.collect::<Vec<_>>(),
    })
}

fn allowed(deny: &str) -> BTreeSet<&str> {
    let list = deny.split_once("\nallow = [").and_then(|(_, rest)| rest.split_once(']'));
    let lines = list.map_or("", |(list, _)| list).lines();
    let lines = lines.map(|line| line.split('#').next().unwrap_or_default());
    lines.filter_map(|line| line.trim().trim_end_matches(',').split('"').nth(1)).collect()
}

/// Whether allowed licences satisfy an expression. In crates' metadata, brackets enclose only
/// choices.
fn may(licence: &str, allowed: &BTreeSet<&str>) -> bool {
    let any = |text: &str| {
        let bare = text.trim().trim_start_matches('(').trim_end_matches(')');
        bare.split(" OR ").flat_map(|one| one.split('/')).any(|one| allowed.contains(one.trim()))
    };
    let all = |text: &str| text.split(" AND ").all(any);
    // Without brackets `AND` binds more tightly than `OR`.
    if licence.contains('(') { all(licence) } else { licence.split(" OR ").any(all) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_expressions() {
        let allowed = BTreeSet::from(["MIT", "Apache-2.0", "ISC"]);
        for (licence, expected) in [
            ("MIT", true),
            ("GPL-2.0-only", false),
            ("Apache-2.0 OR GPL-2.0-only", true),
            ("MIT/Unlicense", true),
            ("Apache-2.0 AND ISC", true),
            ("MIT AND BSD-3-Clause", false),
            ("(MIT OR Unlicense) AND ISC", true),
            ("(MIT OR ISC) AND Unicode-3.0", false),
            ("GPL-2.0-only OR MIT AND ISC", true),
            ("", false),
        ] {
            assert_eq!(may(licence, &allowed), expected, "{licence}");
        }
    }

    #[test]
    fn a_tree_is_a_list_with_what_each_needs() {
        let tree = "0|kartenhaus v0.1.0 (/x)|MIT\n1|server v0.1.0 (/y)|MIT\n\
                    2|a v1.0.0|MIT\n3|b v2.0.0|ISC\n2|b v2.0.0|ISC (*)\n1|a v1.0.0|MIT (*)\n";
        let parts = crates(tree).expect("a tree");
        let [a, b] = ["pkg:cargo/a@1.0.0", "pkg:cargo/b@2.0.0"];
        assert_eq!(parts.keys().collect::<Vec<_>>(), [a, b]);
        assert_eq!(parts[a].needs, BTreeSet::from([b.to_owned()]));
        assert!(parts[b].needs.is_empty());
        assert_eq!((&*parts[b].version, &*parts[b].licence), ("2.0.0", "ISC"));
        let document = document(&parts);
        assert_eq!(document["components"][1]["name"], "b");
        assert_eq!(document["dependencies"][0]["dependsOn"][0], b);
    }

    #[test]
    fn what_is_allowed_stands_in_a_file() {
        let text = "[licenses]\nallow = [\n    \"MIT\",\n    # Data.\n    \"ISC\", # both\n]\n";
        assert_eq!(allowed(text), BTreeSet::from(["MIT", "ISC"]));
    }
}
