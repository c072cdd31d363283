//! The sources that a report follows from: the build script hashes them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// What the bots and the arena are made from, and the games' list.
const SOURCES: [&str; 6] =
    ["../engine/src", "../search/src", "../games/src", "../bots/src", "src", "../../Cargo.lock"];

/// Where each game has a folder with its `src` and `rules.md`.
const GAMES: &str = "../../games";

pub(super) fn sources() -> Vec<String> {
    let games = fs::read_dir(GAMES).expect("the games have a folder").flatten();
    let games = games.filter(|entry| entry.path().join("Cargo.toml").exists());
    let parts = games.flat_map(|game| ["src", "rules.md"].map(|part| game.path().join(part)));
    let parts = parts.filter(|path| path.exists()).map(|path| path.display().to_string());
    let mut all: Vec<String> = SOURCES.map(str::to_owned).into_iter().chain(parts).collect();
    all.sort();
    all
}

/// FNV-1a of all sources, with their paths, in the order of these; as 8 hex digits.
pub(super) fn hash(sources: &[String]) -> String {
    let mut paths: Vec<PathBuf> = sources.iter().map(PathBuf::from).collect();
    let mut files = BTreeMap::new();
    while let Some(path) = paths.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => paths.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => _ = fs::read(&path).map(|bytes| files.insert(path, bytes)),
        }
    }
    let parts = files.iter().flat_map(|(path, bytes)| [path.as_os_str().as_encoded_bytes(), bytes]);
    // Between two parts stands what is in no text.
    let bytes = parts.flat_map(|part| part.iter().chain(&[0xff]));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{:08x}", hash as u32)
}
