//! Lists the catalogues: what all games share in `locales/<language>/`, and what a game alone says
//! in `games/<game>/words/`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let root = Path::new(&here).join("../..").canonicalize().expect("the repository is there");
    let (locales, games) = (root.join("locales"), root.join("games"));
    let mut folders = entries(&locales);
    folders.extend(entries(&games).iter().map(|game| game.join("words")));
    // A folder in `games` has more than words, and is not watched: each edit of a rule would build
    // all that depends on this crate. A new game changes the lock file.
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
    let mut list = String::from("[\n");
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for path in entries(folder) {
            let name = path.strip_prefix(&root).expect("below the root").to_string_lossy();
            let name = name.replace('\\', "/");
            list += &format!("    ({name:?}, include_str!({:?})),\n", path.display().to_string());
        }
    }
    let made = Path::new(&env::var("OUT_DIR").expect("cargo says where")).join("catalogues.rs");
    fs::write(made, list + "]\n").expect("the list can be written");
}

/// What is in a folder, in order, without what is hidden.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).expect("a folder that can be read");
    let mut paths: Vec<PathBuf> =
        all.map(|entry| entry.expect("an entry that can be read").path()).collect();
    let is_hidden = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
    };
    paths.retain(|path| !is_hidden(path));
    paths.sort();
    paths
}
